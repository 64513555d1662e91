package ai.travion.generator.composer;

import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What of a slot is said where there is little room: what to mind always, why in a few words, and nothing of how far it is. */
final class Cautions {

    private static final Pattern BETWEEN_SENTENCES = Pattern.compile("(?<=[.!?])\\s+");
    /** Of the way, of further ideas and of houses whose hours nobody knows. */
    private static final Pattern NO_CAUTION = Pattern.compile(
            "(?i)(?:Allow about|About \\d+ km|For who would rather|Ask first whether|Dates and hours are by custom|The sale of alcohol).*");

    /** Another way to go, and all that belongs to it. */
    private static final Pattern OTHERWISE =
            Pattern.compile("(?:Straight to [^:]+: )?Or by the train\\b.*", Pattern.DOTALL);

    private static final Pattern SAYS_LITTLE = Pattern.compile(
            "(?i)(?:It fits between lunch and the late light|The way (?:there|back)|The way takes most of the day|Time (?:for a meal and a rest|to spare\\b.*)|You come for this, and this is its hour|It has its hour|Free time\\b.*)[.]?");
    private static final Pattern SECOND_THOUGHT = Pattern.compile("[;:]\\s.*|, (?:and|before|but) .*", Pattern.DOTALL);
    private static final int FEW_WORDS = 60;

    private Cautions() {}

    /** Sentences, in their order; none of a meal. */
    static List<String> of(ItinerarySlot slot) {
        if (slot.getActivity().matches("(?:Breakfast|Lunch|Dinner)\\b.*")) {
            return List.of();
        }
        return slot.getNotes().stream()
                .map(notes -> OTHERWISE.matcher(notes).replaceFirst(""))
                .flatMap(notes -> Stream.of(BETWEEN_SENTENCES.split(notes.strip(), -1)))
                .filter(sentence ->
                        !sentence.isBlank() && !NO_CAUTION.matcher(sentence).matches())
                .toList();
    }

    /** Its first thought; nothing where it says little. */
    static String reasonInShort(ItinerarySlot slot) {
        var reason = slot.getReason().strip();
        if (reason.isEmpty()
                || Served.isNoStop(slot)
                || SAYS_LITTLE.matcher(reason).matches()) {
            return "";
        }
        return reason.length() <= FEW_WORDS
                ? reason
                : SECOND_THOUGHT.matcher(reason).replaceFirst("").replaceFirst("[.]$", "");
    }
}
