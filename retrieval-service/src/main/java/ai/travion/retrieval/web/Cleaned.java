package ai.travion.retrieval.web;

import ai.travion.retrieval.markup.Boilerplate;
import ai.travion.retrieval.markup.MarkdownMarks;
import ai.travion.retrieval.markup.Unseen;
import ai.travion.schemas.WebResult;
import ai.travion.schemas.envelope.Bounds;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;
import org.jspecify.annotations.Nullable;

/**
 * Results as the envelope carries them: what a person would read, without markup of HTML and Markdown, without what is hidden and what
 * stands on every page, and a public address or none at all.
 */
final class Cleaned {

    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}&&[^\\n]]+");
    /** Tags that stood in entities, and entities that stood in entities. */
    private static final Pattern HIDDEN =
            Pattern.compile("</?[A-Za-z!][^<>]{0,500}>|<!--|&(?:[A-Za-z]{2,8}|#x?[0-9A-Fa-f]{1,6});");

    private static final int LAYERS = 3;
    /** The result has one address, which is looked at. */
    private static final Pattern ADDRESS = Pattern.compile("(?i)\\(?\\b(?:https?://|www\\.)[^\\s<>\"]{1,500}");

    private static final Pattern SPACE = Pattern.compile("\\s+");

    private static final int TITLE_CHARACTERS = 160;

    private Cleaned() {}

    /** A result, where there is something in it to read and an address to show. */
    static Optional<WebResult> result(
            @Nullable String title, @Nullable String url, @Nullable String content, double score, String provider) {
        var words = SPACE.matcher(Boilerplate.removedFrom(lines(content)))
                .replaceAll(" ")
                .strip();
        return PublicAddress.of(Optional.ofNullable(url).orElse(""))
                .filter(address -> !words.isBlank())
                .map(address -> WebResult.newBuilder()
                        .setTitle(Bounds.cut(text(title), TITLE_CHARACTERS))
                        .setUrl(address.toString())
                        .setContent(Bounds.cut(words, Bounds.WEB_RESULT_CHARACTERS))
                        .setScore((float) Math.clamp(score, 0, 1))
                        .setProvider(provider)
                        .build());
    }

    /** The words of a title or a snippet, on one line. */
    static String text(@Nullable String html) {
        return SPACE.matcher(lines(html)).replaceAll(" ").strip();
    }

    private static String lines(@Nullable String html) {
        var plain = Optional.ofNullable(html).orElse("");
        for (int layer = 0; layer < LAYERS && HIDDEN.matcher(plain).find(); layer++) {
            plain = seen(plain);
        }
        plain = HIDDEN.matcher(plain).replaceAll(" ");
        plain = MarkdownMarks.removedFrom(UNSEEN.matcher(plain).replaceAll(" "));
        return ADDRESS.matcher(plain).replaceAll(" ");
    }

    /** A line for each block of it: a mark of Markdown stands where a line begins. */
    private static String seen(String html) {
        var page = Jsoup.parse(html);
        Unseen.removeByAnyMeansFrom(page);
        var text = new StringBuilder();
        NodeTraversor.traverse(
                new NodeVisitor() {
                    @Override
                    public void head(Node node, int depth) {
                        if (node instanceof TextNode words) {
                            text.append(words.getWholeText());
                        } else if (breaksTheLine(node)) {
                            text.append('\n');
                        }
                    }

                    @Override
                    public void tail(Node node, int depth) {
                        if (breaksTheLine(node)) {
                            text.append('\n');
                        }
                    }
                },
                page);
        return text.toString();
    }

    private static boolean breaksTheLine(Node node) {
        return node instanceof Element element
                && (element.isBlock() || element.normalName().equals("br"));
    }
}
