package ai.travion.generator.composer;

import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RetrievedDocument;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** What a list holds that is asked for in the stead of a place: not the place itself, and where it shall be easier, what the texts call easy. */
final class Others {

    private static final Pattern OTHER = Pattern.compile("(?i)^\\W*which other\\b");
    private static final Pattern EASY = Pattern.compile("(?i)\\beasy\\b");

    private Others() {}

    /** The documents of the search; those that don't serve left out where the question is for others. */
    static List<RetrievedDocument> among(Assignment assignment, LocationSearch search) {
        var found = StayedAwayFrom.leftOutOf(assignment.state().getRetrievedDocuments(), assignment, search);
        if (!OTHER.matcher(assignment.question().text()).find()) {
            return found;
        }
        var others = found.stream()
                .filter(document -> search.getNear()
                        .filter(near -> near.equalsIgnoreCase(
                                Evidence.sourceOf(document).location()))
                        .isEmpty())
                .toList();
        if (!EASY.matcher(assignment.question().text()).find()) {
            return others;
        }
        var easiest = others.stream()
                .filter(document -> ease(document, assignment) > 0)
                .sorted(Comparator.comparingLong((RetrievedDocument document) -> -ease(document, assignment)))
                .toList();
        return easiest.isEmpty()
                ? others.stream()
                        .filter(document -> ease(document, assignment) == 0)
                        .toList()
                : easiest;
    }

    private static long ease(RetrievedDocument document, Assignment assignment) {
        return Poles.EASE.leaning(assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().id().equals(document.getChunkId()))
                .toList());
    }
}
