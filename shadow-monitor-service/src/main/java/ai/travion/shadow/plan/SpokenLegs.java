package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** A journey that is told leg by leg: "Kandy to Ella by train, then from Ella to Colombo". Its places follow each other as they were put. */
final class SpokenLegs {

    private static final int FEWEST = 3;
    private static final int LEGS = FEWEST - 1;
    private static final int LONGEST_GAP = 70;

    private static final Pattern A_WAY = Pattern.compile("\\bto\\s|->|\u2192", Pattern.CASE_INSENSITIVE);

    private static final Pattern LEG = Pattern.compile(
            "\\s*(?:(?:by|on)\\s+(?:the\\s+)?\\p{L}+\\s+)?(?:to|->|\u2192)\\s+(?:the\\s+)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern ON = Pattern.compile(
            "[^.;!?]*\\b(?:back|on|again|then|and)\\s+(?:\\p{L}+\\s+){0,2}to\\s+(?:the\\s+)?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern WITHIN_A_SENTENCE = Pattern.compile("[^.;!?]*");

    private SpokenLegs() {}

    /** Names of the places of a journey of two legs or more, in its order; none where no such journey is told. */
    static List<String> in(String words, Places places) {
        if (Patterns.in(A_WAY, words).limit(LEGS).count() < LEGS) {
            return List.of();
        }
        List<Places.Mention> mentions = places.mentionedIn(words);
        for (int at = 0; at + 1 < mentions.size(); at++) {
            if (!Patterns.isAllOf(LEG, gap(words, mentions, at))) {
                continue;
            }
            Set<String> chain = new LinkedHashSet<>(List.of(name(mentions.get(at)), name(mentions.get(at + 1))));
            for (int next = at + 1; next + 1 < mentions.size() && goesOn(words, mentions, next); next++) {
                chain.add(name(mentions.get(next + 1)));
            }
            if (chain.size() >= FEWEST) {
                return List.copyOf(chain);
            }
        }
        return List.of();
    }

    private static boolean goesOn(String words, List<Places.Mention> mentions, int at) {
        String gap = gap(words, mentions, at);
        boolean sameTown = name(mentions.get(at)).equals(name(mentions.get(at + 1)));
        return gap.length() <= LONGEST_GAP
                && (Patterns.isAllOf(LEG, gap)
                        || Patterns.isAllOf(ON, gap)
                        || (sameTown && Patterns.isAllOf(WITHIN_A_SENTENCE, gap)));
    }

    private static String gap(String words, List<Places.Mention> mentions, int at) {
        return words.substring(mentions.get(at).end(), mentions.get(at + 1).start());
    }

    private static String name(Places.Mention mention) {
        return mention.place().name();
    }
}
