package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.question.Sentences;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether a text sends to a place, rather than naming it to tell where another is, or what that is like: "Pigeon Island off Nilaveli". */
public final class Sending {

    private static final Pattern BESIDE = Pattern.compile(
            "\\b(?:off|near|from|than|outside|beyond|unlike|like|between|towards|without|not|besides|except(?: for)?|apart from|other than|instead of|(?:north|south|east|west|edge|rest) of)\\s+(?:the\\s+)?$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern OF_IT = Pattern.compile("['’]s?\\b");

    private Sending() {}

    /** Whether a sentence does. */
    public static boolean to(Place place, String sentence, Places atlas) {
        return to(Set.of(place), sentence, atlas);
    }

    /** Whether a sentence sends to any of some places. */
    public static boolean to(Set<Place> places, String sentence, Places atlas) {
        return atlas.mentionedIn(sentence).stream()
                .filter(mention -> places.contains(mention.place()))
                .anyMatch(mention -> !BESIDE.matcher(sentence.substring(0, mention.start()))
                                .find()
                        && !OF_IT.matcher(sentence.substring(mention.end())).lookingAt());
    }

    /** Whether so many sentences of a text do that too little of it is left without them. */
    public static boolean mostly(Place place, String text, Places atlas) {
        var sentences = Sentences.of(text);
        return sentences.stream().filter(sentence -> to(place, sentence, atlas)).count() * 2 >= sentences.size();
    }
}
