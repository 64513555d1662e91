package ai.travion.generator.composer;

import ai.travion.atlas.Places;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a turn gives its writer: the question, what may be quoted, what must be warned of, and what has to be mended. */
record Assignment(
        GraphState state,
        Question question,
        Optional<Way> way,
        Evidence evidence,
        Warnings warnings,
        Corrections corrections,
        Places atlas) {

    static Assignment of(GraphState state, Places atlas, Readings readings) {
        var corrections =
                Corrections.from(state.getReasoningLoops() > 0 ? state.getCorrectionInstructions() : List.of());
        var found = Evidence.of(state, corrections, readings);
        var question = Question.of(state, atlas).spelledAs(vocabulary(found));
        var evidence = found.keeping(Conditions.ofTheDemandedPlaces(question, state, atlas));
        return new Assignment(
                state,
                question,
                Way.askedIn(question, atlas),
                evidence,
                Warnings.of(state.getConstraintViolations()),
                corrections,
                atlas);
    }

    /** The same turn, as if it had asked only this. */
    Assignment asking(Question part) {
        return new Assignment(state, part, way, evidence, warnings, corrections, atlas);
    }

    /** The plan without what a correction forbade. */
    List<ItinerarySlot> itinerary() {
        return state.getItinerary().stream()
                .filter(slot -> corrections.allow(slot.getActivity() + ". " + slot.getLocation()))
                .toList();
    }

    /** Where the traveller wants to be, without where they come from. */
    List<String> destinations() {
        var origin = state.getPreferences()
                .flatMap(Preferences::getOrigin)
                .map(StatedValue::getValue)
                .orElse("");
        var elsewhere = question.places().stream()
                .filter(place -> !place.equalsIgnoreCase(origin))
                .toList();
        return elsewhere.isEmpty() ? question.places() : elsewhere;
    }

    /** The grader found the passages unfit for the question. */
    boolean evidenceIsWeak() {
        // Words to the program, or of courtesy, were graded with the message and are no part of the question.
        if (question.isOpen() && !question.places().isEmpty() && (Question.heldOrders(state) || knowsItsPlaces())) {
            return false;
        }
        return state.getDocumentRelevance() == DocumentRelevance.INSUFFICIENT
                || state.getDocumentRelevance() == DocumentRelevance.IRRELEVANT;
    }

    /** Not even something near it was found. */
    boolean evidenceIsIrrelevant() {
        return evidenceIsWeak() && state.getDocumentRelevance() == DocumentRelevance.IRRELEVANT;
    }

    /** The grader is sure that the passages answer the question, and it is known which of their sentences come near it. */
    boolean evidenceIsSure() {
        return state.getDocumentRelevance() == DocumentRelevance.RELEVANT
                && evidence.sentences().stream().anyMatch(sentence -> sentence.likeness() > 0);
    }

    private boolean knowsItsPlaces() {
        return destinations().stream()
                .allMatch(place -> evidence.sentences().stream()
                        .anyMatch(sentence -> sentence.source().location().equalsIgnoreCase(place)));
    }

    /** The traveller's own words for what nothing in the evidence speaks of; empty where some of it is covered. */
    List<String> uncovered() {
        var known = new LinkedHashSet<>(vocabulary(evidence));
        state.getConstraintViolations().forEach(violation -> known.addAll(Terms.of(violation.getDescription())));
        state.getShadowMonitorLogs().forEach(log -> known.addAll(Terms.of(log.getDetails())));
        var missing = new ArrayList<String>();
        for (var subject : question.subjects().entrySet()) {
            var akin = Terms.akinTo(subject.getKey());
            var sides = question.topics().stream()
                    .filter(topic -> topic.isAskedBy(subject.getValue()) || topic.isMeantBy(subject.getValue()))
                    .toList();
            if (sides.stream().anyMatch(this::isShown)) {
                return List.of();
            }
            if (!sides.isEmpty() && akin.isEmpty()) {
                continue;
            }
            if (known.contains(subject.getKey()) || akin.stream().anyMatch(known::contains)) {
                return List.of();
            }
            missing.add(subject.getValue());
        }
        return List.copyOf(missing);
    }

    /** Whether some passage speaks of a side. */
    private boolean isShown(Topic side) {
        return evidence.sentences().stream().anyMatch(sentence -> sentence.signsOf(side) > 0);
    }

    /** The traveller's words that the evidence does not use, whether or not others are covered. */
    List<String> unsaid() {
        var known = vocabulary(evidence);
        return question.subjects().entrySet().stream()
                .filter(subject -> !known.contains(subject.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    private static Set<String> vocabulary(Evidence evidence) {
        var terms = new LinkedHashSet<String>();
        evidence.sentences().forEach(sentence -> terms.addAll(sentence.terms()));
        evidence.fromTheWeb().forEach(sentence -> terms.addAll(sentence.terms()));
        return terms;
    }
}
