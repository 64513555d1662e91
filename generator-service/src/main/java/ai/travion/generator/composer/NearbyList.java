package ai.travion.generator.composer;

import ai.travion.generator.Written;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RetrievedDocument;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Answers "closest beach to Kandy": what the catalogue has, in its order, with distances. */
final class NearbyList {

    private static final Pattern LEADING = Pattern.compile(
            "(?i)^(?:(?:to|i|we|want|buy|get|find|rent|hire|see|visit|book|try|eat|drink|some|any|a|an|the|true|true that|active)\\s+)+(?=\\S)");

    /** In a straight line; by road it is over an hour. */
    private static final double NEAR_KM = 45;

    private NearbyList() {}

    static Written of(Assignment assignment, LocationSearch search) {
        var page = new Page(assignment.state());
        var refusal = assignment.warnings().refusalOf(assignment.question().text(), List.of());
        page.addAll(refusal);
        var lines = new ArrayList<String>();
        for (var document : Others.among(assignment, search)) {
            line(document, assignment, page.footnotes()).ifPresent(lines::add);
        }
        var missing = new ArrayList<String>();
        var found = lines.stream().limit(Math.max(1, search.getLimit())).toList();
        if (found.isEmpty()) {
            missing.add(sought(search));
            page.add("I could not find " + sought(search) + " in what I know.");
        } else {
            farAway(assignment, search).ifPresent(page::add);
            page.add("For \"" + sought(search) + "\" this is what I know, the best match first:");
            page.add(String.join("\n", found));
        }
        var answer = page.text();
        page.addAll(assignment
                .warnings()
                .without(assignment.warnings().statedBy(refusal))
                .block(assignment.corrections().toState()));
        page.addAll(Remarks.assumptions(assignment.state(), page.text()));
        if (found.isEmpty() || Pointers.areNeeded(assignment.state())) {
            page.add("_This search can help:_\n\n" + MapSearch.link(sought(search)));
        } else if (MapSearch.knowsBetter(search.getFacility())) {
            page.add(MapSearch.forWhatIs(sought(search)));
        }
        page.add(page.footnotes().sourcesLine());
        var brief = new CitedAnswer(answer, page.footnotes().statements(), missing);
        return page.as(new Written.Brief.OfQuestion(brief), Grounded.by(assignment, page.footnotes()), List.of());
    }

    /** That what is listed is not near, where nobody would call it so. */
    private static Optional<String> farAway(Assignment assignment, LocationSearch search) {
        var nearest = assignment.state().getRetrievedDocuments().stream()
                .filter(document -> kilometres(document.getMetadata()).isPresent())
                .min(Comparator.comparingDouble(
                        document -> kilometres(document.getMetadata()).orElseThrow()));
        return nearest.filter(document -> search.getRadiusKm().isEmpty()
                        && kilometres(document.getMetadata()).orElseThrow() > NEAR_KM)
                .map(document -> "None of it is near: the nearest that I know is %s, %s away."
                        .formatted(
                                Footnotes.plain(Evidence.sourceOf(document).location()),
                                distance(document.getMetadata()).orElseThrow()));
    }

    private static Optional<String> line(RetrievedDocument document, Assignment assignment, Footnotes footnotes) {
        var source = Evidence.sourceOf(document);
        var described = Relevance.rank(
                        assignment.question(), assignment.evidence().sentences())
                .stream()
                .map(Relevance.Ranked::sentence)
                .filter(sentence -> sentence.source().id().equals(source.id()))
                .findFirst();
        var name = Footnotes.plain(source.location());
        if (name.isEmpty()) {
            return described.map(sentence -> "- " + footnotes.quote(sentence));
        }
        var distance = distance(document.getMetadata()).map(km -> ", " + km).orElse("");
        return Optional.of("- **" + name + "**" + distance
                + described.map(sentence -> ": " + footnotes.quote(sentence)).orElse(""));
    }

    /** As the catalogue gives it, in kilometres, to one decimal. */
    private static Optional<String> distance(Map<String, String> metadata) {
        return kilometres(metadata).map(km -> String.format(Locale.ROOT, "%.1f km", km));
    }

    private static Optional<Double> kilometres(Map<String, String> metadata) {
        return Stream.of("distance_km", "kilometres", "distance")
                .flatMap(key -> Stream.ofNullable(metadata.get(key)))
                .filter(value -> value.matches("\\d+(?:\\.\\d+)?"))
                .map(Double::valueOf)
                .findFirst();
    }

    /** "buy toddy" is toddy: what is sought is a thing, not what one would do there. */
    private static String thing(String words) {
        var thing = LEADING.matcher(words).replaceFirst("").strip();
        return thing.isEmpty() ? words : thing;
    }

    private static String sought(LocationSearch search) {
        var facility = search.getFacility().isBlank()
                ? "a place"
                : thing(search.getFacility().strip());
        return Footnotes.plain(
                search.getNear().map(near -> facility + " near " + near).orElse(facility));
    }
}
