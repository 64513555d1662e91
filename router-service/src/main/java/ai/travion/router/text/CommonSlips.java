package ai.travion.router.text;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Mends slips in the words that every question is made of: two letters swapped ("teh", "tiem") or, in longer ones, one left out ("vist"). */
final class CommonSlips {

    private static final int LEFT_OUT_FROM = 5;
    private static final int SWAPPED_FROM = 3;
    private static final Set<String> WORDS = Set.of(
            ("the get and for with from what when where which why how who can you are this that there here have need "
                            + "want like would should could does about after before between because worth visit visiting best good great "
                            + "nice time times place places day days night nights week weeks weekend month today tomorrow morning "
                            + "evening afternoon trip travel train hotel hotels food beach beaches temple temples weather season people "
                            + "family children please things something anything recommend suggest tell know give show find take long "
                            + "much many some any open closed near nearest closest around cheap expensive budget price quiet crowded "
                            + "history festival safari waterfall wear spicy sunset sunrise station ticket tickets mountain museum really "
                            + "going swim swimming surfing hiking climb")
                    .split(" "));
    /** What is made like a slip of one of them, and is a word. */
    private static final Set<String> REAL = Set.of(
            ("abut bach bets chap closet closets cold crowed dose form fro gong moth pace paces quit quite rally tempe "
                            + "thee thins three ties toady were wroth")
                    .split(" "));

    private static final Pattern WORD = Pattern.compile("\\p{L}{3,14}");
    private static final Map<String, String> MEANT = meant();

    private CommonSlips() {}

    /** The text with such slips mended, and everything else as it is. */
    static String mendedIn(String text) {
        return WORD.matcher(text)
                .replaceAll(word -> Matcher.quoteReplacement(
                        MEANT.getOrDefault(word.group().toLowerCase(Locale.ROOT), word.group())));
    }

    private static Map<String, String> meant() {
        var slips = new HashMap<String, String>();
        for (var word : new TreeSet<>(WORDS)) {
            for (int at = 1; at + 1 < word.length() && word.length() >= SWAPPED_FROM; at++) {
                slips.putIfAbsent(
                        word.substring(0, at) + word.charAt(at + 1) + word.charAt(at) + word.substring(at + 2), word);
            }
            for (int at = 1; word.length() >= LEFT_OUT_FROM && at < word.length() - 1; at++) {
                slips.putIfAbsent(word.substring(0, at) + word.substring(at + 1), word);
            }
        }
        slips.keySet().removeAll(WORDS);
        slips.keySet().removeAll(REAL);
        return Map.copyOf(slips);
    }
}
