package ai.travion.retrieval.markup;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector.SelectorParseException;

/** What a page keeps from its readers: a text that nobody sees is there for a machine. */
public final class Unseen {

    private static final String BY_ITS_NAME = "script, style, template, noscript, iframe, object, svg, datalist, "
            + "dialog:not([open]), [hidden], [aria-hidden=true], "
            + ".sr-only, .visually-hidden, .screen-reader-text, .screen-reader-only, .d-none, .hidden, .is-hidden";

    /** Of a style without blanks and remarks, in small letters. */
    private static final Pattern HIDES =
            Pattern.compile("(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|content-visibility:hidden"
                    + "|(?:font-size|font|opacity|width|height|max-width|max-height|line-height):(?:0*\\.?0+|[01]px)(?:px|em|rem|pt|%)?(?:!|;|$)"
                    + "|(?:left|right|top|bottom|text-indent|margin|margin-left|margin-top|inset):(?:-\\d{3,}|-\\d{2,}(?:em|rem|vw|vh)|[1-9]\\d{3,}px)"
                    + "|clip:rect\\(|clip-path:(?:inset\\((?:50|100)%|circle\\(0|polygon\\(0)|transform:(?:scale[xy]?\\(0[),]|translate[xy3d]*\\(-\\d{3,})"
                    + "|color:transparent|-webkit-text-fill-color:transparent)");

    private static final Pattern REMARK = Pattern.compile("(?s)/\\*.*?\\*/|\\s+|\\\\");

    private static final Pattern RULE = Pattern.compile("([^{}@]{1,200})\\{([^{}]{1,500})\\}");

    /** What holds on paper or on a narrow screen alone. */
    private static final Pattern WHERE_ELSE = Pattern.compile("@[^{}]{1,200}\\{(?:[^{}]*\\{[^{}]*\\})*[^{}]*\\}");

    private Unseen() {}

    /** Takes out of a page what it names hidden, or hides by the style of an element. */
    public static void removeFrom(Document page) {
        page.select("[style]").stream()
                .filter(element -> !element.normalName().equals("body"))
                .filter(Unseen::hides)
                .forEach(Element::remove);
        page.select(BY_ITS_NAME).remove();
    }

    /** The same, and what one of its style sheets hides: for a page of strangers, which need not mean to unfold it. */
    public static void removeByAnyMeansFrom(Document page) {
        page.select("style").stream()
                .flatMap(sheet -> RULE.matcher(WHERE_ELSE.matcher(sheet.data()).replaceAll(" "))
                        .results())
                .filter(rule -> isHiding(rule.group(2)))
                .flatMap(rule -> Stream.of(rule.group(1).split(",", -1)))
                .forEach(selector -> remove(selector.strip(), page));
        removeFrom(page);
    }

    private static void remove(String selector, Document page) {
        if (selector.isEmpty() || selector.matches("(?i)\\*|html|body|:root")) {
            return;
        }
        try {
            page.select(selector).remove();
        } catch (SelectorParseException e) {
            // A selector of browsers alone, such as of an element that is hovered over: it hides nothing here.
            return;
        }
    }

    private static boolean hides(Element element) {
        return isHiding(element.attr("style"));
    }

    private static boolean isHiding(String style) {
        return HIDES.matcher(REMARK.matcher(style.toLowerCase(Locale.ROOT)).replaceAll(""))
                .find();
    }
}
