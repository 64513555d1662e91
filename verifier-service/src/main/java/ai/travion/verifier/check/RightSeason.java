package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import java.time.Month;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The best months of a place are not those that the passages give for another one, nor those against which they speak. */
final class RightSeason {

    private static final Pattern BEST = Pattern.compile("(?i)\\b(?:best|ideal|prime|finest|season|top|perfect|(?:most|more) (?:comfortable|pleasant|enjoyable|reliable)|coolest|pleasantest)\\b");
    private static final int MONTHS_OF_A_YEAR = 12;

    private static final Reading<Boolean> SPEAKS_OF_THE_BEST =
            Reading.by(text -> BEST.matcher(text).find());

    private RightSeason() {}

    static List<Fault> faults(Reviewed reviewed) {
        var places = reviewed.state().getTargetLocations();
        if (reviewed.isSmallTalk() || reviewed.isPlan() || places.size() != 1) {
            return List.of();
        }
        var place = places.getFirst();
        var own = seasons(reviewed, place, true);
        var others = seasons(reviewed, place, false);
        if (own.isEmpty()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> reviewed.readings().of(SPEAKS_OF_THE_BEST, statement.text())
                        && namesNoOther(statement.text(), reviewed, place))
                .filter(statement -> reviewed.readings().seasonsOf(statement.text()).stream()
                        .filter(season -> season.tone() == Season.Tone.FOR)
                        .map(Season::months)
                        .anyMatch(months -> (others.contains(months)
                                        && own.stream().noneMatch(known -> known.containsAll(months)))
                                || isSpokenAgainst(months, place, reviewed)))
                .map(statement -> Fault.mendedByLeavingOut(
                        "It gives months that hold for another place: \"" + statement.text() + "\"",
                        "what the evidence says of another place",
                        statement.text()))
                .distinct()
                .toList();
    }

    /** The passages of the place speak of these months, and only against them. */
    private static boolean isSpokenAgainst(Set<Month> months, String place, Reviewed reviewed) {
        var spoken = reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> isOf(place, document))
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .flatMap(sentence -> reviewed.readings().seasonsOf(sentence).stream())
                .filter(season -> !Collections.disjoint(season.months(), months))
                .toList();
        return !spoken.isEmpty() && spoken.stream().allMatch(season -> season.tone() == Season.Tone.AGAINST);
    }

    /** What the passages of a place, or those of all others, call the best months of it. */
    private static List<Set<Month>> seasons(Reviewed reviewed, String place, boolean ofIt) {
        return reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> isOf(place, document) == ofIt)
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .filter(sentence -> reviewed.readings().of(SPEAKS_OF_THE_BEST, sentence))
                .flatMap(sentence -> reviewed.readings().seasonsOf(sentence).stream())
                .filter(season -> season.tone() != Season.Tone.AGAINST)
                .map(Season::months)
                .filter(months -> !months.isEmpty() && months.size() < MONTHS_OF_A_YEAR)
                .toList();
    }

    private static boolean isOf(String place, RetrievedDocument document) {
        return document.getMetadata().getOrDefault("location", "").equalsIgnoreCase(place);
    }

    private static boolean namesNoOther(String text, Reviewed reviewed, String place) {
        var bare = Words.bare(text);
        return reviewed.state().getRetrievedDocuments().stream()
                .map(document -> document.getMetadata().getOrDefault("location", ""))
                .filter(other -> !other.isEmpty() && !other.equalsIgnoreCase(place))
                .map(other -> Words.bare(other).strip().split(" ", -1)[0])
                .noneMatch(first -> first.length() > 3 && bare.contains(" " + first + " "));
    }
}
