package ai.travion.retrieval.ingest;

import ai.travion.retrieval.ingest.ReadDocuments.Read;
import java.util.LinkedHashMap;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** HTML: what a person reads on the page, without menus, scripts and forms. Its {@code meta} tags are its metadata. */
final class Html {

    private static final String NOT_READ =
            "script, style, nav, header, footer, aside, form, noscript, iframe, template";
    private static final String READ = "h1, h2, h3, h4, p, li, blockquote, td, dd, figcaption";

    private Html() {}

    static Read read(String id, String content) throws UnreadableDocumentException {
        var page = Jsoup.parse(content);
        page.select(NOT_READ).remove();
        var body = text(page);
        if (body.isBlank()) {
            throw new UnreadableDocumentException("it holds no text");
        }
        var metadata = new LinkedHashMap<String, String>();
        page.select("meta[name][content]").forEach(meta -> metadata.put(meta.attr("name"), meta.attr("content")));
        var heading = page.selectFirst("h1");
        var title = !page.title().isBlank() ? page.title() : heading != null ? heading.text() : FileNames.title(id);
        return Read.one(new SourceDocument(id, title, body, metadata));
    }

    private static String text(Document page) {
        var main = page.selectFirst("main, article");
        var root = main != null ? main : page.body();
        var blocks = root.select(READ).stream()
                .filter(block -> block.select(READ).size() == 1)
                .map(Html::block)
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining("\n\n"));
        return blocks.isBlank() ? root.text() : blocks;
    }

    private static String block(Element block) {
        var text = block.text();
        return block.tagName().startsWith("h") && !text.isBlank() ? text + "." : text;
    }
}
