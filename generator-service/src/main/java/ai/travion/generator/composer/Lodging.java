package ai.travion.generator.composer;

import java.util.regex.Pattern;

/** Who asks where to stay is told of beds, or that none is known: boats that stay ashore are no answer. */
final class Lodging {

    private static final String BEDS =
            "hotels?|guest ?houses?|home ?stays?|lodges?|lodging|accommodations?|hostels?|villas?|resorts?|bungalows?|cabanas?|rooms?|beds?|camp ?sites?";

    private static final Pattern ASKS = Pattern.compile(
            "(?i)\\b(?:where|somewhere|anywhere|(?:a|any|nice|good|cheap) places?)\\b[^.?!]{0,25}\\b(?:stay|sleep|lodge|spend the night)\\b|\\b(?:are|is) there\\b[^.?!]{0,25}\\b(?:"
                    + BEDS + ")\\b|\\bwhere\\b[^.?!]{0,25}\\b(?:" + BEDS + ")\\b");

    private static final Pattern TELLS = Pattern.compile(
            "(?i)\\b(?:" + BEDS
                    + "|overnight|sleep(?:s|ing)?|spend (?:the|a) night|(?:stay|staying) (?:in|at|with|by|near|on)|by nightfall|base)\\b");

    private Lodging() {}

    static boolean isAskedFor(String question) {
        return ASKS.matcher(question).find();
    }

    static boolean isToldIn(String text) {
        return TELLS.matcher(text).find();
    }
}
