package ai.travion.generator.composer;

import java.util.List;
import java.util.regex.Pattern;

/** Beside where a place lies by its coordinates, the sentence of its own page that says so. */
final class Situated {

    private static final String CATALOGUE = "catalogue";

    private static final Pattern LIES = Pattern.compile(
            "^[^.;:]{0,40}\\b(?:lies?|stands?|sits?|runs? along|is (?:about|some|roughly|only|just|a few|a couple|an?|in|on|the))\\b");
    private static final Pattern SOMEWHERE = Pattern.compile(
            "(?i)\\b(?:(?:north|south)(?:-?(?:east|west))?(?:ern)?|east(?:ern)?|west(?:ern)?|coast|shore|edge|rim|foot of|middle of|centre of|between|beside|off the (?:main )?road|kilometres|km)\\b");

    private Situated() {}

    /** Empty where something else is answered. */
    static List<Sentence> besides(List<Sentence> prepared, Selection ranked, List<String> places) {
        if (prepared.isEmpty() || places.size() != 1 || !isComputed(prepared.getFirst())) {
            return List.of();
        }
        var place = places.getFirst();
        return ranked.sentences().stream()
                .filter(sentence -> !isComputed(sentence))
                .filter(sentence -> sentence.source().location().equals(place)
                        && sentence.text().startsWith(place)
                        && LIES.matcher(sentence.text()).find()
                        && SOMEWHERE.matcher(sentence.text()).find())
                .limit(1)
                .toList();
    }

    /** Told by the catalogue, and by no page. */
    static boolean isComputed(Sentence sentence) {
        return sentence.source().name().equals(CATALOGUE);
    }
}
