package ai.travion.retrieval;

import ai.travion.atlas.Place;
import ai.travion.retrieval.calendar.Fact;
import ai.travion.retrieval.catalogue.Distance;
import ai.travion.retrieval.catalogue.OpeningTimes.Opening;
import ai.travion.retrieval.catalogue.Situation;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.catalogue.Told;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.search.Evidence.OfPart;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.Roll;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Evidence as the envelope carries it. */
final class Documents {

    static final String CATALOGUE = "catalogue";

    static final String CALENDAR = "calendar";

    /** Stands before the keys of what an ingested file says of itself, so that none is taken for one of ours. */
    private static final String OF_ITS_FILE = "file.";

    private static final String SUITS = "suits";

    private static final double CERTAIN = 0.98;

    /** Coordinates answer a question of distance in full; the next nearest answer it a little less. */
    private static final double NEAREST = 0.95;

    private static final double NEXT_NEAREST = 0.02;

    private Documents() {}

    /**
     * A passage.
     *
     * @param bestMonths to visit its place, in words; may be empty
     * @param likeness of its sentences to the question
     * @param parts what it is to each of several questions
     */
    static RetrievedDocument of(
            Scored scored, String bestMonths, Optional<SentenceLikeness> likeness, List<OfPart> parts) {
        var passage = scored.passage();
        var document = document(
                passage.source(),
                passage.chunkId(),
                passage.text(),
                passage.place(),
                Country.topicOf(passage).orElse(passage.aspect().label()),
                passage.title(),
                scored.relevance());
        var metadata = new HashMap<>(document.getMetadata());
        if (!bestMonths.isEmpty()) {
            metadata.put("best_months", bestMonths);
        }
        passage.metadata().forEach((key, said) -> metadata.put(OF_ITS_FILE + key, said));
        likeness.ifPresent(known -> known.writeTo(metadata));
        for (int number = 0; number < parts.size(); number++) {
            var part = parts.get(number);
            var toThePart = part.likeness().get(passage.chunkId());
            if (toThePart != null) {
                toThePart.writeTo(metadata, number, part.relevance().getOrDefault(passage.chunkId(), 0.0));
            }
        }
        return RetrievedDocument.newBuilder(document).setMetadata(metadata).build();
    }

    /** What a guide answers, each answer once, marked with what it answers. */
    static List<RetrievedDocument> of(List<Guide.Answer> answers) {
        var byId = new LinkedHashMap<String, List<Guide.Answer>>();
        answers.forEach(
                answer -> byId.computeIfAbsent(answer.passage().passage().chunkId(), id -> new ArrayList<>())
                        .add(answer));
        return byId.values().stream().map(Documents::ofTheSame).toList();
    }

    /** What tells the very fact that is asked for: evidence as a passage is, and sure. */
    static RetrievedDocument tellingTheFact(Guide.Answer answer) {
        var passage = new Scored(answer.passage().passage(), NEAREST);
        return of(passage, "", Optional.of(answer.likeness()), List.of());
    }

    /** What a guide has prepared that comes near what is asked, marked as evidence beside the rest. */
    static List<RetrievedDocument> beside(List<Guide.Answer> answers) {
        return answers.stream()
                .map(answer -> {
                    var document = of(answer.passage(), "", Optional.of(answer.likeness()), List.of());
                    var metadata = new HashMap<>(document.getMetadata());
                    writeHeading(answer, metadata);
                    PreparedAnswer.writeBeside(metadata);
                    return RetrievedDocument.newBuilder(document)
                            .setMetadata(metadata)
                            .build();
                })
                .toList();
    }

    private static void writeHeading(Guide.Answer answer, Map<String, String> metadata) {
        answer.passage().passage().questions().stream()
                .limit(1)
                .forEach(heading -> PreparedAnswer.writeHeading(metadata, heading.words()));
    }

    private static RetrievedDocument ofTheSame(List<Guide.Answer> answers) {
        var answer = answers.getFirst();
        var document = of(answer.passage(), "", Optional.of(answer.likeness()), List.of());
        var metadata = new HashMap<>(document.getMetadata());
        writeHeading(answer, metadata);
        if (answer.isToTheWhole()) {
            PreparedAnswer.writeTo(metadata);
        } else {
            PreparedAnswer.writeTo(
                    metadata,
                    answers.stream().flatMap(one -> one.part().stream()).toList());
        }
        return RetrievedDocument.newBuilder(document).setMetadata(metadata).build();
    }

    static RetrievedDocument of(Surroundings.Spot spot, String from, int before) {
        var place = spot.place();
        return document(
                CATALOGUE,
                CATALOGUE + "#" + place.id(),
                spot.inWords(from),
                place,
                spot.why().passage().aspect().label(),
                place.name(),
                NEAREST - NEXT_NEAREST * before);
    }

    /**
     * A place that is recommended.
     *
     * @param reasons whole sentences; may be none
     */
    static RetrievedDocument recommending(Place place, String reasons, Told told, int before) {
        var document = document(
                CATALOGUE,
                CATALOGUE + "#" + place.id(),
                (reasons + " " + told.sentence()).strip(),
                place,
                told.passage().aspect().label(),
                place.name(),
                NEAREST - NEXT_NEAREST * before);
        var metadata = new HashMap<>(document.getMetadata());
        metadata.put("recommended", "true");
        return RetrievedDocument.newBuilder(document).setMetadata(metadata).build();
    }

    /** The same of a place of which a guide has prepared an answer for such a traveller. */
    static RetrievedDocument recommending(Passage prepared, String reasons, int before) {
        var place = prepared.place();
        var document = document(
                CATALOGUE,
                CATALOGUE + "#" + place.id(),
                (reasons + " " + prepared.text()).strip(),
                place,
                prepared.aspect().label(),
                place.name(),
                NEAREST - NEXT_NEAREST * before);
        var metadata = new HashMap<>(document.getMetadata());
        metadata.put("recommended", "true");
        metadata.put(SUITS, "true");
        return RetrievedDocument.newBuilder(document).setMetadata(metadata).build();
    }

    /** Whether it tells how a place suits whoever cannot go everywhere: of its stairs as well. */
    static boolean tellsWhetherItSuits(RetrievedDocument document) {
        return document.getMetadata().containsKey(SUITS);
    }

    static RetrievedDocument of(Distance distance, String words) {
        return document(
                CATALOGUE,
                CATALOGUE + "#" + distance.to().id(),
                words,
                distance.to(),
                Aspect.LOGISTICS.label(),
                distance.from().name() + " to " + distance.to().name(),
                NEAREST);
    }

    /** Where a place lies is the answer itself to who asks just that. */
    static RetrievedDocument of(Situation situation, String question) {
        return answering(situation.place(), situation.inWords(), question);
    }

    /** When it opens, the same. */
    static RetrievedDocument of(Opening opening, String question) {
        return answering(opening.place(), opening.inWords(), question);
    }

    /** What a document of one's own tells of what it is about, to who asks for it by name. */
    static RetrievedDocument ofItself(Passage passage, String words, String question, double relevance) {
        var document = ofItself(passage, relevance);
        var metadata = new HashMap<>(document.getMetadata());
        PreparedAnswer.writeTo(metadata);
        PreparedAnswer.writeHeading(metadata, question);
        PreparedAnswer.writeOfItself(metadata);
        return RetrievedDocument.newBuilder(document)
                .setChunkId(passage.chunkId() + "/answer")
                .setContent(Bounds.cut(words, Bounds.DOCUMENT_CHARACTERS))
                .setMetadata(metadata)
                .build();
    }

    /** A passage of it, behind the answer. */
    static RetrievedDocument ofItself(Passage passage, double relevance) {
        return of(new Scored(passage, relevance), "", Optional.empty(), List.of());
    }

    private static RetrievedDocument answering(Place place, String words, String question) {
        var document = document(
                CATALOGUE, CATALOGUE + "#" + place.id(), words, place, Aspect.LOGISTICS.label(), place.name(), NEAREST);
        var metadata = new HashMap<>(document.getMetadata());
        PreparedAnswer.writeTo(metadata);
        PreparedAnswer.writeHeading(metadata, question);
        return RetrievedDocument.newBuilder(document).setMetadata(metadata).build();
    }

    /** @param relevance of the best passage beside it */
    static RetrievedDocument of(Roll roll, double relevance) {
        return RetrievedDocument.newBuilder()
                .setSource(CATALOGUE)
                .setChunkId(CATALOGUE + "#all")
                .setContent(Bounds.cut(roll.inWords(), Bounds.DOCUMENT_CHARACTERS))
                .setMetadata(Map.of("title", "In all", "aspect", "list"))
                .setRelevanceScore((float) (roll.byKindAlone() ? NEAREST : relevance))
                .build();
    }

    /** A fact of the calendar is the answer itself, so it stands above whatever was found by words. */
    static RetrievedDocument of(Fact fact, int before) {
        return RetrievedDocument.newBuilder()
                .setSource(CALENDAR)
                .setChunkId(CALENDAR + "#" + (before + 1))
                .setContent(Bounds.cut(fact.text(), Bounds.DOCUMENT_CHARACTERS))
                .setMetadata(Map.of(
                        "title",
                        "Calendar of Sri Lanka",
                        "aspect",
                        fact.certainty().name().toLowerCase(Locale.ROOT),
                        "calendar_source",
                        fact.source()))
                .setRelevanceScore((float) CERTAIN)
                .build();
    }

    /** The same as an answer to some of several questions asked together. */
    static RetrievedDocument toParts(Collection<Integer> parts, RetrievedDocument document) {
        var metadata = new HashMap<>(document.getMetadata());
        PreparedAnswer.writeTo(metadata, parts);
        return RetrievedDocument.newBuilder(document).setMetadata(metadata).build();
    }

    private static RetrievedDocument document(
            String source, String chunkId, String content, Place place, String aspect, String title, double relevance) {
        return RetrievedDocument.newBuilder()
                .setSource(source)
                .setChunkId(chunkId)
                .setContent(Bounds.cut(content, Bounds.DOCUMENT_CHARACTERS))
                .setMetadata(
                        Map.of("location", place.name(), "location_id", place.id(), "aspect", aspect, "title", title))
                .setRelevanceScore((float) relevance)
                .build();
    }
}
