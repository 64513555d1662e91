package ai.travion.retrieval.recommend;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** What a place's own texts say of its fame; what they say of its neighbours' is not its own. Thread-safe. */
final class Fame {

    private static final Pattern WORLD_HERITAGE = Pattern.compile("World\\s+Heritage");
    private static final Pattern FAMOUS = Pattern.compile(
            "\\b(?:famous|best[- ]known|finest|landmark|most (?:visited|venerated|sacred|revered|important|photographed|popular)|holiest|emblem|"
                    + "symbol of|one of the (?:largest|oldest|greatest))\\b");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.;!?])\\s+");

    private final KnowledgeBase base;
    private final Places atlas;
    private final Map<Place, Degree> known = new ConcurrentHashMap<>();

    Fame(KnowledgeBase base, Places atlas) {
        this.base = base;
        this.atlas = atlas;
    }

    /** How famous its texts call a place. */
    enum Degree {
        WORLD_HERITAGE,
        FAMOUS,
        UNSAID
    }

    Degree of(Place place) {
        return known.computeIfAbsent(place, this::read);
    }

    private Degree read(Place place) {
        var sentences = base.file(place.id())
                .map(file -> file.sections().values().stream()
                        .flatMap(SENTENCE::splitAsStream)
                        .toList())
                .orElse(List.of());
        if (sentences.stream().anyMatch(sentence -> says(WORLD_HERITAGE, sentence, place))) {
            return Degree.WORLD_HERITAGE;
        }
        return sentences.stream().anyMatch(sentence -> says(FAMOUS, sentence, place)) ? Degree.FAMOUS : Degree.UNSAID;
    }

    private boolean says(Pattern fame, String sentence, Place place) {
        if (!fame.matcher(sentence).find()) {
            return false;
        }
        var named = atlas.mentionedIn(sentence).stream()
                .map(mention -> mention.place())
                .toList();
        // A heritage that names no place may be a neighbour's.
        return fame == WORLD_HERITAGE
                ? named.stream().allMatch(place::equals) && !named.isEmpty()
                : named.isEmpty() || named.contains(place);
    }
}
