package ai.travion.retrieval;

import ai.travion.atlas.GeoPoint;
import ai.travion.retrieval.catalogue.Surroundings.Spot;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.search.Evidence;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Facilities of today that one needs where one is: a hospital, a bank, a pharmacy. A passage tells of one only where it names it, lies
 * near, and speaks of the place as it is now: the hospital of an ancient monastery helps nobody.
 */
final class Facilities {

    private static final double NEAR_KM = 18;
    /** What lies so near is in the place itself. */
    private static final double AT_THE_PLACE_KM = 3;
    /** So many words of what is looked for stand together where it is told of. */
    private static final int NAMED = 2;

    /** A sentence says in its first words what it is about. */
    private static final int SUBJECT_LETTERS = 24;

    private static final Set<Aspect> OF_TODAY = Set.of(Aspect.LOGISTICS, Aspect.VIBE);
    private static final Pattern KINDS = Pattern.compile(
            "(?i)\\b(hospital|clinic|doctor|dentist|pharmac|chemist|bank|cash machine|police|embass|consulate|post office|petrol|fuel|filling station|supermarket|grocer|laundr|laundromat|airport|money changer|sim card|restaurant|caf[eé])");

    private static final Pattern TO_EAT = Pattern.compile("(?i)\\b(?:restaurant|caf[eé])");
    /** No restaurant is named in the texts, but what there is on the tables of a place. */
    private static final Pattern TABLE = Pattern.compile(
            "(?i)\\b(?:meals?|dish(?:es)?|table|cooking|cuisine|rice and curry|seafood|kottu|hoppers|eat|restaurants?|caf[eé]s?)\\b");

    private static final Related RELATED = new Related();

    private Facilities() {}

    static boolean isOne(String facility) {
        return KINDS.matcher(facility).find();
    }

    /** Whether one sentence of a passage has what is looked for, or what goes by other words for it: cool springs are no hot springs. */
    static boolean isNamedIn(Passage passage, String facility) {
        var sought = Related.telling(facility).stream().map(RELATED::toStem).toList();
        int enough = Math.min(sought.size(), NAMED);
        return Sentences.of(passage.text()).stream()
                .map(EnglishTerms::of)
                .anyMatch(stems -> sought.stream()
                                .filter(one -> stems.stream().anyMatch(one::contains))
                                .count()
                        >= enough);
    }

    /** Those of the places near a point that have such a facility today, none farther away than one would go for it. */
    static List<Spot> atHand(List<Spot> spots, boolean within) {
        return spots.stream()
                .filter(spot -> OF_TODAY.contains(spot.why().passage().aspect()))
                .filter(spot -> within || spot.kilometres() <= NEAR_KM)
                .toList();
    }

    /** The sentence of a passage that is about such a facility: it begins with it. */
    static Optional<String> toldOf(String facility, Passage passage) {
        var kind = KINDS.matcher(facility);
        if (!kind.find()) {
            return Optional.empty();
        }
        var word = kind.group(1).toLowerCase(Locale.ROOT);
        return Sentences.of(passage.text()).stream()
                .filter(sentence -> sentence.substring(0, Math.min(sentence.length(), SUBJECT_LETTERS))
                        .toLowerCase(Locale.ROOT)
                        .contains(word))
                .findFirst();
    }

    /** The passages that tell of such a facility at a position. */
    static Evidence at(GeoPoint start, String facility, Evidence found) {
        var kind = KINDS.matcher(facility);
        if (!kind.find()) {
            return found;
        }
        var word = kind.group(1).toLowerCase(Locale.ROOT);
        return new Evidence(
                found.passages().stream()
                        .filter(scored -> tellsOf(word, start, scored.passage()))
                        .toList(),
                found.removed(),
                found.roll(),
                found.likeness());
    }

    /** Whether something to eat is looked for. */
    static boolean isOfFood(String facility) {
        return TO_EAT.matcher(facility).find();
    }

    private static boolean tellsOf(String word, GeoPoint start, Passage passage) {
        if (isOfFood(word)) {
            return start.kilometresTo(passage.place().at()) <= AT_THE_PLACE_KM
                    && TABLE.matcher(passage.text()).find();
        }
        return !Country.isToldIn(passage)
                && OF_TODAY.contains(passage.aspect())
                && start.kilometresTo(passage.place().at()) <= AT_THE_PLACE_KM
                && passage.text().toLowerCase(Locale.ROOT).contains(word);
    }
}
