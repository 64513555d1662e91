package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.question.Particular;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A question without the conditions that come with it: "how do I get from Galle to Ella without going back to Colombo" is answered by how one
 * gets there where nothing was prepared for it as a whole. Immutable.
 */
final class Plainly {

    private static final String COUNT = "(?:an?|\\d+|one|two|three|four|five|six|seven|eight|ten|a couple of|a few)";

    /** For how long, for how many and for how little. */
    private static final Pattern AMOUNT = Pattern.compile(
            ",?\\s*\\b(?:(?:with|for|in|if (?:i|we) (?:only )?have|having|but) (?:only |just )?" + COUNT
                    + "[ -](?:(?:full|whole) )?(?:days?|nights?|hours?|hrs?|weeks?)(?: only)?(?: to spare)?|(?:for )?"
                    + COUNT + " (?:people|persons|adults|pax)|on a (?:tight |small |low |shoestring )?budget)\\b",
            Pattern.CASE_INSENSITIVE);

    /** The hour at which one is on the way. */
    private static final Pattern HOUR = Pattern.compile(
            ",?\\s*\\b(?:(?:late|early|very late|very early) (?:at night|in the (?:morning|evening|night))|at (?:night|midnight|dawn)|(?:at|around|about) \\d{1,2}(?:[.:]\\d\\d)?\\s?(?:[ap]\\.?m\\b|o'?clock)|after midnight|in the middle of the night)",
            Pattern.CASE_INSENSITIVE);

    /** Before the name of a place where one does not want to go. */
    private static final Pattern WITHOUT = Pattern.compile(
            ",?\\s*\\b(?:without|avoiding|skipping|bypassing|but not|and not|not) (?:having to )?(?:\\p{L}+ing )?(?:back )?(?:to |through |via |by |over |into |in )?(?:the )?$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern FROM = Pattern.compile("\\s*\\b(?:coming )?from (?:the )?$", Pattern.CASE_INSENSITIVE);

    private final Places atlas;

    Plainly(Places atlas) {
        this.atlas = atlas;
    }

    /**
     * A question put plainly.
     *
     * @param meant the places that it is still about
     */
    record Put(String words, Set<Place> meant) {}

    /** Empty where it is plain already. */
    Optional<Put> put(String question, Set<Place> meant) {
        boolean ofAWay = Particular.askedIn(question).contains(Particular.WAY_THERE);
        var left = new HashSet<>(meant);
        var words = new StringBuilder(question);
        for (var mention : atlas.mentionedIn(question).reversed()) {
            var before = question.substring(0, mention.start());
            var condition = WITHOUT.matcher(before);
            var origin = FROM.matcher(before);
            if (condition.find()) {
                words.delete(condition.start(), mention.end());
                left.remove(mention.place());
            } else if (!ofAWay && left.size() > 1 && origin.find()) {
                words.delete(origin.start(), mention.end());
                left.remove(mention.place());
            }
        }
        var plain = AMOUNT.matcher(words).replaceAll("");
        plain = (ofAWay ? HOUR.matcher(plain).replaceAll("") : plain).strip();
        return plain.equals(question.strip()) || left.isEmpty() != meant.isEmpty()
                ? Optional.empty()
                : Optional.of(new Put(plain, Set.copyOf(left)));
    }
}
