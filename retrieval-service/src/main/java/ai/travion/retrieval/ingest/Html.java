package ai.travion.retrieval.ingest;

import ai.travion.retrieval.ingest.ReadDocuments.Read;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;

/** HTML: what a person reads on the page, without menus, scripts and forms. Its {@code meta} tags are its metadata. */
final class Html {

    private static final String NOT_READ =
            "script, style, nav, header, footer, aside, form, noscript, iframe, template, button, select, svg";

    /** What the page itself keeps from its readers: a text that nobody sees is there for a machine. */
    private static final String NOT_SEEN = "[hidden], [aria-hidden=true], "
            + "[style~=(?i)(?:display\\s*:\\s*none|visibility\\s*:\\s*hidden|(?:font-size|opacity|width|height|max-height)\\s*:\\s*0\\s*(?:px|em|rem|%|pt)?\\s*(?:;|!|$))]";

    private Html() {}

    static Read read(String id, String content) throws UnreadableDocumentException {
        var page = Jsoup.parse(content);
        page.select(NOT_READ).remove();
        page.select(NOT_SEEN).remove();
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

    /** The words of a text with some markup in it, without what that hides. */
    static String seen(String text) {
        var page = Jsoup.parse(text);
        page.select(NOT_SEEN).remove();
        return page.wholeText().strip();
    }

    private static String text(Document page) {
        var blocks = new Blocks();
        NodeTraversor.traverse(blocks, root(page));
        return blocks.text();
    }

    /** The one part that is the page's own; several articles are all its own. */
    private static Element root(Document page) {
        var main = page.selectFirst("main");
        var articles = page.select("article");
        return main != null ? main : articles.size() == 1 ? articles.getFirst() : page.body();
    }

    /** Gathers every text that stands in a block, whatever the block is called, a paragraph each. */
    private static final class Blocks implements NodeVisitor {

        private final List<String> closed = new ArrayList<>();
        private final StringBuilder open = new StringBuilder();

        @Override
        public void head(Node node, int depth) {
            if (node instanceof TextNode text) {
                open.append(text.text());
            } else if (node instanceof Element element) {
                close(element);
            }
        }

        @Override
        public void tail(Node node, int depth) {
            if (node instanceof Element element) {
                close(element);
            }
        }

        private void close(Element element) {
            if (element.tagName().equals("br")) {
                open.append(' ');
            } else if (element.isBlock()) {
                close(element.tagName().matches("h[1-6]"));
            }
        }

        private void close(boolean heading) {
            var text = open.toString().replaceAll("\\s+", " ").strip();
            open.setLength(0);
            if (!text.isEmpty()) {
                closed.add(heading && Character.isLetterOrDigit(text.charAt(text.length() - 1)) ? text + "." : text);
            }
        }

        String text() {
            close(false);
            return String.join("\n\n", closed);
        }
    }
}
