package ai.travion.grader;

import ai.travion.atlas.Beside;
import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which share of the evidence, weighed by its relevance, is about the places that were asked for, what lies in them or, where that is asked, beside them, or the town that they lie in. */
final class LocationMatch {

    /** What holds for the whole country holds for the place asked for. */
    private static final String COUNTRY = "Sri Lanka";

    private final Places atlas;

    LocationMatch(Places atlas) {
        this.atlas = atlas;
    }

    /** 0 to 1; 1 where no place was asked for, or only ruled out. */
    double of(List<RetrievedDocument> documents, GraphState state) {
        var notMeant = NotMeant.in(AskedInFull.question(state), atlas);
        var names = Stream.concat(state.getTargetLocation().stream(), state.getTargetLocations().stream())
                .filter(name -> !name.isBlank())
                .filter(name -> atlas.named(name).filter(notMeant::contains).isEmpty())
                .collect(Collectors.toSet());
        if (names.isEmpty() || documents.isEmpty()) {
            return 1;
        }
        var asked = names.stream().map(atlas::named).flatMap(Optional::stream).collect(Collectors.toSet());
        boolean beside = Beside.isAskedIn(AskedInFull.question(state), atlas);
        var matching = documents.stream()
                .filter(document -> isAbout(document, names, asked) || (beside && isNear(document, asked)))
                .toList();
        double all = relevance(documents);
        return all == 0 ? (double) matching.size() / documents.size() : relevance(matching) / all;
    }

    private static double relevance(List<RetrievedDocument> documents) {
        return documents.stream()
                .mapToDouble(RetrievedDocument::getRelevanceScore)
                .sum();
    }

    private boolean isAbout(RetrievedDocument document, Set<String> names, Set<Place> asked) {
        var metadata = document.getMetadata();
        var location = metadata.getOrDefault("location", "");
        if (location.equals(COUNTRY) || names.stream().anyMatch(location::equalsIgnoreCase)) {
            return true;
        }
        return placeOf(document)
                .filter(place -> asked.stream().anyMatch(one -> belongTogether(one, place)))
                .isPresent();
    }

    private Optional<Place> placeOf(RetrievedDocument document) {
        var metadata = document.getMetadata();
        return atlas.withId(metadata.getOrDefault("location_id", ""))
                .or(() -> atlas.named(metadata.getOrDefault("location", "")));
    }

    private boolean isNear(RetrievedDocument document, Set<Place> asked) {
        return placeOf(document)
                .filter(found -> asked.stream().anyMatch(one -> one.at().kilometresTo(found.at()) <= Beside.KILOMETRES))
                .isPresent();
    }

    private boolean belongTogether(Place asked, Place found) {
        return asked.equals(found)
                || atlas.parentOf(found).filter(asked::equals).isPresent()
                || atlas.parentOf(asked).filter(found::equals).isPresent();
    }
}
