package ai.travion.generator.composer;

import java.util.List;

/** Answers that follow from the kind of the question alone: a way, distances to compare, when a place opens, two questions in one. */
final class StraightAnswer {

    private static final int EACH_SIDE = 2;
    private static final int CANDIDATES = 5;

    private final Assignment assignment;
    private final Page page;
    private final List<String> missing;

    StraightAnswer(Assignment assignment, Page page, List<String> missing) {
        this.assignment = assignment;
        this.page = page;
        this.missing = missing;
    }

    /** "Which is nearer?": the distances, the shortest first. */
    boolean givesDistances() {
        var sentences = assignment.evidence().sentences();
        var measured = sentences.stream()
                .filter(sentence -> sentence.text().contains(WayAnswer.STRAIGHT_LINE))
                .toList();
        if (measured.size() < 2 || measured.size() < sentences.size()) {
            return false;
        }
        page.quote(measured);
        return true;
    }

    /** How to get somewhere, and what else was asked about it in the same breath. */
    boolean givesTheWay() {
        if (assignment.way().isEmpty()) {
            return false;
        }
        var way = assignment.way().get();
        var known = WayAnswer.of(
                way,
                assignment.question().tellingSubjects(),
                assignment.atlas(),
                assignment.evidence().sentences());
        if (known.isNothing()) {
            return false;
        }
        var distance = known.distance().map(List::of).orElse(List.of());
        if (way.asksHowFar()) {
            page.quote(distance);
        }
        if (known.timeIsUnknown()) {
            missing.add("how long it takes");
            page.add("How long it takes from " + way.from().orElse("") + " to " + way.to()
                    + " I could not find in what I know.");
        }
        page.quote(known.ofTheWay());
        if (!way.asksHowFar()) {
            page.quote(distance);
        }
        if (assignment.question().parts(assignment.atlas()).isEmpty()) {
            assignment.question().asksTogether().stream()
                    .filter(topic -> topic != Topic.GETTING_THERE)
                    .forEach(topic -> page.quote(fresh(side(topic, way.to(), 1))));
        } else {
            answerBesidesTheWay(way.to());
        }
        return true;
    }

    /**
     * Several sides in one question, or the opening of a place: each by the sentences that show it.
     *
     * @param beforeThat says what is not covered
     */
    boolean givesSides(Runnable beforeThat) {
        if (assignment.destinations().size() != 1) {
            return false;
        }
        var place = assignment.destinations().getFirst();
        var together = assignment.question().asksTogether();
        if (together.isEmpty() && !assignment.question().topics().contains(Topic.OPENING)) {
            return false;
        }
        if (together.isEmpty()) {
            var opening = opening(place);
            if (opening.isEmpty()) {
                return false;
            }
            beforeThat.run();
            page.quote(opening);
            return true;
        }
        together.forEach(topic -> page.quote(fresh(side(topic, place, EACH_SIDE))));
        return !page.isEmpty();
    }

    /**
     * Several questions in one message: each by the sentences that answer it, and a word about each that nothing answers.
     *
     * @param places where a sentence may come from
     */
    boolean givesParts(List<String> places) {
        var parts = assignment.question().parts(assignment.atlas());
        if (parts.isEmpty()) {
            return false;
        }
        var answers = parts.stream().map(part -> answering(part, places)).toList();
        if (answers.stream().allMatch(List::isEmpty)) {
            return false;
        }
        for (int i = 0; i < parts.size(); i++) {
            sayPart(parts.get(i), fresh(answers.get(i)), !answers.get(i).isEmpty());
        }
        return true;
    }

    private List<Sentence> answering(Question part, List<String> places) {
        if (Prices.areAskedFor(part) && !Prices.standIn(assignment.evidence())) {
            return List.of();
        }
        var named = assignment.atlas().mentionedIn(part.text()).stream()
                .map(mention -> mention.place().name())
                .filter(places::contains)
                .toList();
        var about = named.isEmpty() ? places : named;
        var avoided = Avoided.by(assignment.state());
        boolean asksForIt = !avoided.allow(part.text()) && !avoided.areDeniedIn(part.text());
        var sentences = assignment.evidence().sentences().stream()
                .filter(sentence -> asksForIt || avoided.allow(sentence.text()))
                .filter(sentence ->
                        about.isEmpty() || about.stream().anyMatch(place -> Question.isAbout(place, sentence)))
                .toList();
        var ranked = new Selection(Relevance.rank(part, sentences));
        var held = part.sought()
                .map(sought -> ranked.holding(sought, part).answering(EACH_SIDE))
                .orElse(List.of());
        if (!held.isEmpty() || !part.sought().map(Sought::orElseAnything).orElse(true)) {
            return held;
        }
        var near = ranked.answering(EACH_SIDE);
        return assignment.evidenceIsWeak() ? speakingOfAll(part, near) : near;
    }

    /** Passages that were graded unfit answer only where they speak of all that is asked. */
    private static List<Sentence> speakingOfAll(Question part, List<Sentence> sentences) {
        var subjects = part.subjects().keySet();
        return sentences.stream()
                .filter(sentence -> !subjects.isEmpty()
                        && subjects.stream()
                                .allMatch(subject ->
                                        sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject))))
                .toList();
    }

    /** What another part has said already is not said again. */
    private void sayPart(Question part, List<Sentence> fresh, boolean isAnswered) {
        if (!fresh.isEmpty()) {
            page.quote(fresh);
        } else if (!isAnswered && !leansOnAnother(part)) {
            missing.add(part.text());
            var subjects = part.sought().isPresent()
                    ? List.<String>of()
                    : Nouns.among(List.copyOf(part.subjects().values()), part.text());
            page.add(
                    subjects.isEmpty() || Prices.areAskedFor(part)
                            ? "I could not find an answer to \"" + part.text() + "\" in what I know."
                            : "I could not find anything about " + Remarks.named(subjects) + " in what I know.");
        }
    }

    /** "Where did he look from": its subject stands in another part, whose answer speaks of it. */
    private static boolean leansOnAnother(Question part) {
        return part.subjects().isEmpty()
                && part.sought().isEmpty()
                && part.topics().isEmpty();
    }

    /** The parts that do not ask the way, which is answered already. */
    private void answerBesidesTheWay(String place) {
        assignment.question().parts(assignment.atlas()).stream()
                .filter(part -> Way.askedIn(part, assignment.atlas()).isEmpty())
                .filter(part -> !part.topics().contains(Topic.GETTING_THERE)
                        || part.topics().size() > 1)
                .forEach(part -> {
                    var answer = answering(part, List.of(place));
                    sayPart(part, fresh(answer), !answer.isEmpty());
                });
    }

    /** The hours, where they are asked for; a view that opens eastward tells none. */
    private List<Sentence> opening(String place) {
        var sought = assignment.question().sought();
        return side(Topic.OPENING, place, sought.isPresent() ? CANDIDATES : 1).stream()
                .filter(sentence -> sought.isEmpty() || sought.get().isHeldBy().test(sentence.text()))
                .limit(1)
                .toList();
    }

    private List<Sentence> side(Topic topic, String place, int atMost) {
        var ofThePlace = assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().location().equals(place))
                .filter(sentence -> sentence.signsOf(topic) > 0)
                .toList();
        return new Selection(Relevance.rank(assignment.question().only(topic), ofThePlace)).answering(atMost);
    }

    /** What the place's own passages say on the sides that are asked about. */
    List<Sentence> ofSides(String place) {
        return assignment.question().topics().stream()
                .flatMap(topic -> side(topic, place, 1).stream())
                .distinct()
                .limit(EACH_SIDE)
                .toList();
    }

    private List<Sentence> fresh(List<Sentence> sentences) {
        return sentences.stream()
                .filter(sentence -> !page.footnotes().has(sentence))
                .toList();
    }
}
