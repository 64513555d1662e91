package ai.travion.generator.composer;

import ai.travion.generator.Written;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RetrievedDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Answers "closest beach to Kandy": what the catalogue has, in its order, with distances. */
final class NearbyList {

    private static final Pattern LEADING = Pattern.compile(
            "(?i)^(?:(?:to|i|we|want|buy|get|find|rent|hire|see|visit|book|try|eat|drink|some|any|a|an|the|true|true that|active)\\s+)+(?=\\S)");

    private NearbyList() {}

    static Written of(Assignment assignment, LocationSearch search) {
        var page = new Page(assignment.state());
        var refusal = assignment.warnings().refusalOf(assignment.question().text(), List.of());
        page.addAll(refusal);
        var documents = Others.among(assignment, search);
        boolean errand = MapSearch.knowsBetter(search.getFacility());
        var reach = Reach.of(search, documents);
        var lines = new ArrayList<String>();
        for (var document : errand && reach.anyHere() ? reach.here() : documents) {
            line(document, assignment, page.footnotes()).ifPresent(lines::add);
        }
        var missing = new ArrayList<String>();
        // Of what is only named nothing is told that was asked; beside others it is no match.
        if (lines.stream().anyMatch(NearbyList::tells)) {
            lines.removeIf(line -> !tells(line));
        }
        var found = lines.stream().limit(Math.max(1, search.getLimit())).toList();
        if (found.isEmpty()) {
            missing.add(sought(search));
            page.add(
                    LeftOut.leavesNothing(assignment)
                            ? Gaps.TOO_STRICT + ": without what you avoid I could not find " + sought(search)
                                    + " in what I know. Say what I may drop, and I will look again."
                            : "I could not find " + sought(search) + " in what I know.");
        } else {
            var shortfall = errand ? reach.noneHere(facility(search)) : reach.noneWithin(facility(search));
            shortfall.ifPresent(said -> {
                missing.add(sought(search));
                page.add(said);
            });
            if (shortfall.isEmpty()) {
                reach.farAway().ifPresent(page::add);
                page.add("For \"" + sought(search) + "\"" + reach.within()
                        + " this is what I know, the best match first:");
            }
            page.add(String.join("\n", found));
        }
        besidesThePlace(assignment).forEach(asked -> {
            missing.add(asked);
            page.add("You also asked \"" + Footnotes.plain(asked.replaceAll("[\\s?.!]+$", ""))
                    + "\": please ask me that by itself.");
        });
        var answer = page.text();
        page.addAll(assignment
                .warnings()
                .without(assignment.warnings().statedBy(refusal))
                .block(assignment.corrections().toState()));
        page.addAll(LeftOut.inWords(assignment.state(), assignment.atlas()));
        page.addAll(Remarks.assumptions(assignment.state(), page.text()));
        if (found.isEmpty() || Pointers.areNeeded(assignment.state())) {
            page.add(
                    errand
                            ? MapSearch.searches(sought(search))
                            : "_This search can help:_\n\n" + MapSearch.link(sought(search)));
        } else if (errand) {
            page.add(MapSearch.andTheWeb(sought(search)));
        }
        page.add(page.footnotes().sourcesLine());
        var brief = new CitedAnswer(answer, page.footnotes().statements(), missing);
        return page.as(new Written.Brief.OfQuestion(brief), Grounded.by(assignment, page.footnotes()), List.of());
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

    /** What is asked beside the thing that is looked for nearby; nothing where it is not plain which part asks for that. */
    private static List<String> besidesThePlace(Assignment assignment) {
        var parts = assignment.question().parts(assignment.atlas()).stream()
                .map(Question::text)
                .toList();
        var others = parts.stream().filter(part -> !MapSearch.knowsBetter(part)).toList();
        return others.size() < parts.size() ? others : List.of();
    }

    private static boolean tells(String line) {
        return !line.endsWith("**");
    }

    /** As the catalogue gives it beside its words, in kilometres. */
    private static Optional<String> distance(Map<String, String> metadata) {
        return Reach.kilometres(metadata).map(Reach::inWords);
    }

    /** "buy toddy" is toddy: what is sought is a thing, not what one would do there. */
    private static String thing(String words) {
        var thing = LEADING.matcher(words).replaceFirst("").strip();
        return thing.isEmpty() ? words : thing;
    }

    private static String facility(LocationSearch search) {
        return Footnotes.plain(
                search.getFacility().isBlank()
                        ? "place"
                        : thing(search.getFacility().strip()));
    }

    private static String sought(LocationSearch search) {
        var facility = search.getFacility().isBlank() ? "a place" : facility(search);
        return Footnotes.plain(
                search.getNear().map(near -> facility + " near " + near).orElse(facility));
    }
}
