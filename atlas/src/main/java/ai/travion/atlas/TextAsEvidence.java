package ai.travion.atlas;

import ai.travion.atlas.text.Sentences;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What of a passage or a page, which others wrote, is evidence: all but the sentences that give orders to whoever writes the answer, that
 * carry links, or that deny what the calendar knows. The packing, the composer and the checks all go by this.
 */
public final class TextAsEvidence {

    private static final Pattern ROUGH_ENDS = Pattern.compile("(?<=[.!?:])\\s+|\\R+");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private TextAsEvidence() {}

    /** The text without such sentences; where there are none it stays as it is, with whatever is no whole sentence. */
    public static String of(String text) {
        var flat = SPACE.matcher(text).replaceAll(" ");
        if (OrdersToTheAssistant.mayBeQuoted(flat) && pieces(text).allMatch(OrdersToTheAssistant::isEvidence)) {
            return text.strip();
        }
        return Sentences.of(text).stream()
                .filter(OrdersToTheAssistant::isEvidence)
                .collect(Collectors.joining(" "));
    }

    /** The same of a page that anyone may have written: it makes no fact of it that one business is the only or the best. */
    public static String ofAPage(String text) {
        var evidence = of(text);
        return pieces(evidence).noneMatch(PraiseOfBusiness::isIn)
                ? evidence
                : Sentences.of(evidence).stream()
                        .filter(sentence -> !PraiseOfBusiness.isIn(sentence))
                        .collect(Collectors.joining(" "));
    }

    /** The sentences and the beginnings or ends of such that give orders to whoever writes the answer. */
    public static List<String> ordersIn(String text) {
        return pieces(text).filter(OrdersToTheAssistant::areIn).distinct().toList();
    }

    private static Stream<String> pieces(String text) {
        return Stream.concat(Sentences.of(text).stream(), ROUGH_ENDS.splitAsStream(text));
    }
}
