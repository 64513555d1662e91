package ai.travion.generator.composer;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The thing whose year or measure is asked for: the statue in "what year was the statue put up".
 *
 * @param term its noun
 */
record TheVeryThing(String term) {

    private static final Pattern ASKED = Sought.pattern(
            "\\b(?:when (?:was|were)|(?:what|which) (?:year|century) (?:was|were)|how (?:tall|high|deep|wide|long|big|large|old) (?:is|was|are|were)) (?:the|a|an) "
                    + "((?:\\p{L}[\\p{L}'’-]* ){0,2}?\\p{L}[\\p{L}'’-]*)(?= (?:of|at|in|on|over|near|by|from|put|built|made|opened|founded|unveiled|erected|raised|set|laid|completed|finished)\\b|\\W*$)");
    /** What a place itself is called by turns. */
    private static final Set<String> KINDS = Set.of(
            "temple",
            "park",
            "town",
            "city",
            "garden",
            "gardens",
            "fort",
            "fortress",
            "rock",
            "lake",
            "beach",
            "place",
            "site",
            "kingdom",
            "ruins",
            "monastery",
            "reserve",
            "sanctuary",
            "forest",
            "bay",
            "village",
            "orphanage",
            "shrine",
            "kovil",
            "falls",
            "waterfall",
            "mountain",
            "peak",
            "island",
            "market");

    static Optional<TheVeryThing> in(String question) {
        var asked = ASKED.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var words = asked.group(1).toLowerCase(Locale.ROOT);
        var noun = words.substring(words.lastIndexOf(' ') + 1);
        return KINDS.contains(noun) ? Optional.empty() : Optional.of(new TheVeryThing(Terms.stem(noun)));
    }

    boolean isNamedIn(Sentence sentence) {
        return sentence.terms().contains(term) || sentence.speaksOf(Terms.akinTo(term));
    }
}
