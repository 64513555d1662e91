package ai.travion.generator.composer;

import java.util.List;
import java.util.stream.Stream;

/** Answers that follow from the kind of the question alone: a way, distances to compare, when a place opens, two questions in one. */
final class StraightAnswer {

    private static final int EACH_SIDE = 2;
    private static final int CANDIDATES = 5;

    private final Assignment assignment;
    private final Page page;
    private final List<String> missing;
    private boolean gaveDistance;

    StraightAnswer(Assignment assignment, Page page, List<String> missing) {
        this.assignment = assignment;
        this.page = page;
        this.missing = missing;
    }

    /** "Which side of the train should I sit on?" goes on from the way, which the last answer has told. */
    private boolean isToldAlready(WayAnswer.Known known) {
        var said = Terms.bare(AnswerItself.lastAnswer(assignment.state()));
        return !said.isBlank()
                && Stream.concat(known.ofTheWay().stream(), known.reckoned().stream())
                        .allMatch(sentence -> said.contains(sentence.wording().bare()))
                && !Way.isSpokenOf(assignment.state().getUserQuery());
    }

    /** Whether the distance that was asked for is known: no sentence can say it better. */
    boolean gaveDistance() {
        return gaveDistance;
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
        if (known.isNothing() || isToldAlready(known)) {
            return false;
        }
        var besides = new SeveralAnswers(assignment, page, missing);
        besides.introduce(way.to());
        besides.beforeTheWay(way.to());
        boolean reckonedFirst = !known.isDirect() || way.asksHowFar() || (way.asksHowLong() && way.isByRoad());
        if (known.timeIsUnknown()) {
            missing.add("how long it takes");
            page.add("How long it takes from " + way.from().orElse("") + " to " + way.to()
                    + " I could not find in what I know.");
        }
        var ofTheWay = known.ofTheWay().stream()
                .filter(sentence -> !way.isOnFoot()
                        || way.means()
                                .filter(foot -> foot.matcher(sentence.text()).find())
                                .isPresent())
                .toList();
        page.quote(reckonedFirst ? known.reckoned() : ofTheWay);
        page.quote(reckonedFirst ? ofTheWay : known.reckoned());
        gaveDistance = reckonedFirst && !known.reckoned().isEmpty();
        if (Prices.sumIsAskedFor(assignment.question())
                && !Prices.isSumIn(page.footnotes().quoted().stream()
                        .filter(sentence -> Prices.isOfMoney(sentence.text()))
                        .toList())) {
            new Gaps(assignment, page, missing).sayThatTheSumIsUnknown();
        }
        if (assignment.question().parts(assignment.atlas()).isEmpty()) {
            assignment.question().asksTogether().stream()
                    .filter(topic -> topic != Topic.GETTING_THERE)
                    .forEach(topic -> page.quote(fresh(side(topic, way.to(), 1))));
        } else {
            besides.besidesTheWay(way.to());
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
