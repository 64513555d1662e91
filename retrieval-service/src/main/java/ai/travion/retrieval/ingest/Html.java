package ai.travion.retrieval.ingest;

import ai.travion.retrieval.ingest.ReadDocuments.Read;
import ai.travion.retrieval.markup.Unseen;
import java.util.LinkedHashMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;

/** HTML: what a person reads on the page, without menus, scripts and what forms ask for. Its {@code meta} tags are its metadata. */
final class Html {

    private static final String CONTROLS = "button, select, input, textarea, option";

    /** They stand around the text, as a rule. */
    private static final String AROUND = "nav, header, footer, aside";

    private static final String NOT_THE_TEXT = "it holds no text";

    private Html() {}

    static Read read(String id, String content) throws UnreadableDocumentException {
        var page = Jsoup.parse(content);
        Unseen.removeFrom(page);
        page.select(CONTROLS).remove();
        page.select("form").stream().filter(form -> !isThePage(form, page)).forEach(Element::remove);
        var all = page.clone();
        page.select(AROUND).remove();
        var heading = page.selectFirst("h1");
        var title = !page.title().isBlank() ? page.title() : heading != null ? heading.text() : FileNames.title(id);
        var body = text(page, title);
        var text = body.isBlank() ? text(all, title) : body;
        if (text.isBlank()) {
            throw new UnreadableDocumentException(NOT_THE_TEXT);
        }
        var metadata = new LinkedHashMap<String, String>();
        page.select("meta[name][content]").forEach(meta -> metadata.put(meta.attr("name"), meta.attr("content")));
        return Read.one(new SourceDocument(id, title, text, metadata));
    }

    /** Some servers put all of a page into one form; one that asks for an address holds little of it. */
    private static boolean isThePage(Element form, Document page) {
        return form.text().length() * 2 > page.body().text().length();
    }

    private static String text(Document page, String title) {
        var blocks = new Blocks(new Paragraphs(title));
        NodeTraversor.traverse(blocks, root(page));
        return blocks.text();
    }

    /** The one part that is the page's own; several articles are all its own. */
    private static Element root(Document page) {
        var main = page.selectFirst("main");
        var articles = page.select("article");
        return main != null && !main.text().isBlank()
                ? main
                : articles.size() == 1 && !articles.getFirst().text().isBlank() ? articles.getFirst() : page.body();
    }

    /** Gathers every text that stands in a block, whatever the block is called. */
    private static final class Blocks implements NodeVisitor {

        private final Paragraphs paragraphs;
        private final StringBuilder open = new StringBuilder();

        Blocks(Paragraphs paragraphs) {
            this.paragraphs = paragraphs;
        }

        @Override
        public void head(Node node, int depth) {
            if (node instanceof TextNode text) {
                if (!isInARow(text)) {
                    open.append(text.text());
                }
            } else if (node instanceof Element element) {
                at(element, parentOf(element));
            }
        }

        @Override
        public void tail(Node node, int depth) {
            if (node instanceof Element element) {
                at(element, element);
                if (isRow(element)) {
                    paragraphs.row(element.select("> td, > th").eachText());
                }
            }
        }

        private static boolean isInARow(TextNode text) {
            var parent = text.parent();
            var row = parent == null ? null : parent.closest("tr");
            return row != null && isRow(row);
        }

        /** A table that pages are laid out with has paragraphs in its cells. */
        private static boolean isRow(Element element) {
            return element.normalName().equals("tr")
                    && element.selectFirst("table, p, div, ul, ol, dl, h1, h2, h3, h4, h5, h6, section, article")
                            == null;
        }

        /** Where a block begins, what is open is its parent's; where it ends, its own. */
        private void at(Element element, Element owner) {
            if (element.normalName().equals("br")) {
                open.append(' ');
            } else if (element.isBlock()) {
                close(owner);
            }
        }

        private static Element parentOf(Element element) {
            var parent = element.parent();
            return parent == null ? element : parent;
        }

        private void close(Element owner) {
            var text = open.toString();
            open.setLength(0);
            if (text.isBlank()) {
                return;
            }
            if (owner.normalName().matches("h[1-6]|dt|caption|legend|summary")) {
                paragraphs.heading(text);
            } else if (owner.closest("li") != null) {
                paragraphs.entry(text);
            } else {
                paragraphs.paragraph(text);
            }
        }

        String text() {
            paragraphs.paragraph(open.toString());
            return paragraphs.text();
        }
    }
}
