package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Single things that a traveller wants out of a plan and not all that is like them: "left out: central market", as the router keeps it. */
final class LeftOutThings {

    private static final Pattern KEPT = Pattern.compile("(?m)^left out: (.+?)\\s*$");
    private static final Pattern DROPPED = Pattern.compile(
            "\\b(?:drop|skip|leave out|remove|take out|cut|delete|scrap|cancel|lose|without|no) (?:the |that |all )?(?<thing>[\\p{L} ]+?)(?=[.,;!?]| and | but | in | at | of | please|$)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ARTICLE = Pattern.compile("^(?:the|an?) ");

    private LeftOutThings() {}

    static Set<String> in(String words) {
        return Patterns.in(KEPT, words).map(found -> found.group(1)).collect(Collectors.toUnmodifiableSet());
    }

    static boolean include(String idea, Set<String> things) {
        return !things.isEmpty() && things.contains(ARTICLE.matcher(idea).replaceFirst(""));
    }

    /** What was said without what gives up such a thing: who drops one market has nothing against markets. */
    static String without(String text, Set<String> things) {
        Matcher dropped = DROPPED.matcher(text);
        return things.isEmpty()
                ? text
                : dropped.replaceAll(found -> things.stream().anyMatch(thing -> isMeant(found.group(1), thing))
                        ? " "
                        : Matcher.quoteReplacement(found.group()));
    }

    private static boolean isMeant(String said, String thing) {
        return Pattern.compile(" ")
                .splitAsStream(said.strip().toLowerCase(Locale.ROOT))
                .allMatch(thing.toLowerCase(Locale.ROOT)::contains);
    }
}
