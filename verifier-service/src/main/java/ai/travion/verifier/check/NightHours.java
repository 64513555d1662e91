package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Hours of the night that a text really tells. A bare "at ten" is in the morning to whoever visits a place, unless its sentence speaks of the
 * night: it bears out no "ten at night".
 */
final class NightHours {

    private static final int FIRST_LIGHT = 5 * 60;
    private static final int LATE = 20 * 60;

    private static final Pattern OF_THE_NIGHT = Pattern.compile(
            "\\b(?:nights?|night-?life|midnight|dawn|sunrise|sunset|dusk|small hours|dark|darkness|early|earliest|late|later|latest|evenings?|bars?|pubs?|clubs?|dinner|part(?:y|ies)|music|shows?|dances?|danc(?:ing|ers)|lively|moon(?:light|rise)?|stars?|turtles?|sleeps?|beds?|curfew|shops?|malls?|cafes?|caf\u00e9s?|restaurants?|kitchens?|trains?|buses|bus|pilgrims?|climb(?:s|ers)?|boats?|fishermen|markets?|services?|pujas?|perahera|procession|drums?)\\b",
            CASE_INSENSITIVE);

    private static final Pattern OF_THE_DAY_AFTER = Pattern.compile(
            "^\\W*(?:o['\u2019]clock )?(?:in the (?:late |early |middle of the )?afternoon|in the (?:late |early )?morning|p\\.?m|a\\.?m)\\b",
            CASE_INSENSITIVE);

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?;])\\s+(?=[\\p{Lu}\\d\"\u201c(])|\\R");

    private NightHours() {}

    /** Whether a time is of the night, and says so itself. */
    static boolean isOne(TimesIn.Mention time) {
        return !time.eitherHalf() && isAtNight(time.minutes());
    }

    /** @return minutes since midnight, none of them between five in the morning and eight in the evening */
    static Set<Integer> minutesIn(String text) {
        var minutes = new HashSet<Integer>();
        for (var sentence : SENTENCE.split(text, -1)) {
            boolean speaksOfTheNight = OF_THE_NIGHT.matcher(sentence).find();
            TimesIn.text(sentence).stream()
                    .filter(time -> speaksOfTheNight || !time.eitherHalf())
                    .forEach(time -> minutes.addAll(time.meant()));
            if (speaksOfTheNight) {
                minutes.addAll(looselyIn(sentence));
            }
        }
        minutes.removeIf(minute -> !isAtNight(minute));
        return minutes;
    }

    /** Bare hours, but for those that say themselves of which part of the day they are. */
    private static List<Integer> looselyIn(String sentence) {
        return LooseHours.minutesIn(
                sentence, rest -> !OF_THE_DAY_AFTER.matcher(rest).find());
    }

    private static boolean isAtNight(int minutes) {
        int ofTheDay = Math.floorMod(minutes, 2 * TimesIn.HALF_A_DAY);
        return ofTheDay < FIRST_LIGHT || ofTheDay >= LATE;
    }
}
