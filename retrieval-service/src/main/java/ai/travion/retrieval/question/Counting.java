package ai.travion.retrieval.question;

import java.util.regex.Pattern;

/**
 * One way of asking how many there are: how many elephants "live in", "roam" or "are found in" a park, and how many it "has", is how many there
 * are in it. Of people it is another question where they live.
 */
final class Counting {

    private static final String COUNTED =
            "(?i)\\b(how many (?!(?:[\\p{L}'’-]+ ){0,2}(?:people|persons|inhabitants|residents|families|monks|nuns|locals|foreigners|expats|villagers|students)\\b)"
                    + "(?:[\\p{L}'’-]+ ){0,3}?[\\p{L}'’-]+)";

    private static final Pattern LIVE = Pattern.compile(COUNTED
            + " (?:(?:still |actually |now )?(?:live|lives|living|roam|exist|dwell|reside|remain|occur)|(?:are|can be) (?:found|met|living|left|known)|are to be found)"
            + " (?=(?:wild )?(?:in|at|on|around|within|inside)\\b)");

    private static final Pattern HAS = Pattern.compile(
            COUNTED
                    + " (?:does|do) (the )?((?-i:\\p{Lu})[\\p{L}'’]+(?: (?-i:\\p{Lu})[\\p{L}'’]+){0,3}|(?:sri lanka)) (?:have|hold|harbou?r|shelter|host)\\b");

    private Counting() {}

    /** The text with "there are" for it. */
    static String ofWhatThereIs(String text) {
        return HAS.matcher(LIVE.matcher(text).replaceAll("$1 are there ")).replaceAll("$1 are there in $2$3");
    }
}
