package ai.travion.generator.composer;

import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The answer itself, without what is to be heeded and noted around it: by the kind of the question where that alone decides, by the model
 * where it is sure of a sentence, and else by what is sought, place by place.
 */
final class AnswerItself {

    private static final int DIRECT = 3;
    /** From here on a passage answers a question. */
    private static final double ANSWERS = 0.75;

    private static final Pattern OF_THE_COUNTRY = Pattern.compile(
            "(?i)^\\W*(?:(?:and|so|but) )?(?:is|are|do|does|did|was|were|has|have|what|who|how|why)\\b.*\\b(?:sri ?lanka(?:ns?)?|lankans?|ceylon|(?:this|the) (?:country|island)|(?:do|are) (?:they|people|locals))\\b");
    /** So like the question, or one that it is known to answer, is a sentence that answers it. */
    private static final double JUST_THAT = 0.5;

    private static final int SIGNS_OF_A_SIDE = 3;

    private static final Pattern WHERE_TO_SEE = Pattern.compile(
            "(?i)^\\W*(?:(?:so|and|hi|hello) )?where (?:can|could|do|does|should|would|to|are|is) (?:(?:i|we|one|you|people|the) )?(?:best )?(?:see|watch|spot|visit|(?:are|old|ancient|famous|big|great)\\b)");

    private final Assignment assignment;
    private final Selection ranked;
    private final Page page;
    private final List<String> missing;
    private final Gaps gaps;
    private final ToThePoint toThePoint;
    private final Telling telling;
    /** A distance that was computed, or each of several questions by itself: what is like the question as a whole adds nothing. */
    private boolean isDecided;

    AnswerItself(
            Assignment assignment,
            Selection ranked,
            Page page,
            List<String> missing,
            Gaps gaps,
            ToThePoint toThePoint,
            Telling telling) {
        this.assignment = assignment;
        this.ranked = ranked;
        this.page = page;
        this.missing = missing;
        this.gaps = gaps;
        this.toThePoint = toThePoint;
        this.telling = telling;
    }

    /**
     * Writes it.
     *
     * @param noticesAnswer whether what holds on the day has answered already
     */
    void give(boolean noticesAnswer) {
        boolean isFirst = page.isEmpty();
        takeItsPath(noticesAnswer);
        saysWhatIsSureFirst();
        if (isFirst && comesOnlyNear()) {
            gaps.sayThatConfidenceIsLow();
        }
        Otherwhere.left(assignment, page.text()).ifPresent(page::addFirst);
        UnknownPlaces.in(assignment).forEach(place -> {
            missing.add(place);
            page.addFirst("Of " + place + " I know nothing; this is of the others:");
        });
    }

    private void takeItsPath(boolean noticesAnswer) {
        var unknown = UnknownPlaces.askedAboutAlone(assignment);
        if (unknown.isPresent()) {
            gaps.notFoundAbout(unknown.get());
            return;
        }
        var answeredAlready = (noticesAnswer || !page.isEmpty()) && !DayFindings.asksWhere(assignment.question());
        var straight = new StraightAnswer(assignment, page, missing);
        boolean severalParts = !assignment.question().parts(assignment.atlas()).isEmpty();
        if (!severalParts
                && Prices.areAskedFor(assignment.question())
                && (!Prices.standIn(assignment.evidence()) || assignment.evidenceIsWeak())) {
            gaps.sayThatThePriceIsUnknown(Prices.ofPaying(assignment));
            return;
        }
        if (telling == Telling.REASONS) {
            reasons();
            return;
        }
        if (!answeredAlready && !severalParts) {
            gaps.sayThatSafetyIsUnknown();
        }
        if (straight.givesTheWay() || straight.givesDistances() || givesAll()) {
            isDecided |= straight.gaveDistance();
            return;
        }
        if (gaps.areTheTravellersOwn()) {
            gaps.sayWhatIsTooStrict();
            return;
        }
        if (!severalParts && toThePoint.compares()) {
            return;
        }
        boolean isSure = isSure();
        if (!isSure && toThePoint.confirms()) {
            return;
        }
        if (givesParts()) {
            return;
        }
        if (!answeredAlready && !severalParts && !ranked.isEmpty() && toThePoint.decidesAlone()) {
            return;
        }
        if (isSure && assignment.destinations().size() == 1) {
            onePlace().answerSurely(assignment.destinations().getFirst());
            return;
        }
        if (!isSure && straight.givesSides(gaps::sayWhatIsUncovered)) {
            return;
        }
        if (!isSure && !answeredAlready && !severalParts && !ranked.isEmpty() && toThePoint.givesWhatIsSought()) {
            return;
        }
        if (ranked.isEmpty() || assignment.evidenceIsIrrelevant()) {
            if (!answeredAlready) {
                gaps.notFound();
            }
        } else if (assignment.evidenceIsWeak()) {
            // What was computed has answered; what the grader finds unfit would only take that back.
            if (!answeredAlready) {
                nearest();
            }
        } else if (assignment.destinations().isEmpty()
                && assignment.state().getDocumentRelevance() == DocumentRelevance.PARTIAL
                && ranked.isFarFetched()) {
            if (!answeredAlready) {
                gaps.notFound();
            }
        } else if (assignment.destinations().isEmpty()) {
            byPlace(answeredAlready || isSure);
        } else if (assignment.destinations().size() > 1) {
            new EachPlace(assignment, ranked, page, missing, gaps).answer();
        } else {
            onePlace().answer(assignment.destinations().getFirst(), answeredAlready);
        }
    }

    /** The grader finds that the evidence answers in part, and no sentence of it is like the question: what was quoted may be beside it. */
    private boolean comesOnlyNear() {
        return assignment.state().getDocumentRelevance() == DocumentRelevance.PARTIAL
                && !isDecided
                && !isSure()
                && !assignment.question().isOpen()
                && !toThePoint.hasAnswered()
                && !gaps.leaveItUnanswered()
                && missing.isEmpty()
                && ranked.isFarFetched();
    }

    private boolean givesParts() {
        isDecided = new SeveralAnswers(assignment, page, missing).given(assignment.destinations());
        return isDecided;
    }

    /** The one sentence that names every place of a list, and then what there is to say of some. */
    private boolean givesAll() {
        var all = assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().aspect().equals("list"))
                .toList();
        if (all.isEmpty()) {
            return false;
        }
        page.quote(all);
        var some = ranked.unsaid(page.text());
        if (!telling.isShort() && !some.isEmpty()) {
            page.addAll(PlaceByPlace.blocks(assignment, some.toThePoint(assignment.question()), page.footnotes()));
        }
        return true;
    }

    private void reasons() {
        var unsaid = new Selection(Relevance.rank(
                        assignment.question(), assignment.evidence().sentences()))
                .unsaid(lastAnswer(assignment.state()));
        var reasons = Reasons.among(unsaid.sentences(), assignment.question(), assignment.destinations());
        if (reasons.isEmpty()) {
            page.add(Reasons.noneIsKnown(assignment.destinations()));
        } else {
            page.quote(reasons);
        }
    }

    private void byPlace(boolean answeredAlready) {
        if (ranked.byPlace().isEmpty()) {
            if (!answeredAlready) {
                gaps.notFound();
            }
            return;
        }
        if ((isSure()
                        && Welcome.isOfTheCountry(ranked.sentences().getFirst())
                        && !namesNoneOfThePlaces(ranked.sentences().getFirst()))
                || ((ranked.isOfTheIslandAlone() || isToldOfTheCountry())
                        && !Welcome.seeksAPlace(assignment.question()))) {
            // What holds for the island is no place of a list.
            isDecided |= isToldOfTheCountry();
            page.quote(ranked.ofTheCountry().answering(DIRECT));
            return;
        }
        if (!answeredAlready) {
            gaps.sayWhatIsUncovered();
        }
        var others = Otherwhere.without(assignment, ranked);
        page.addAll(PlaceByPlace.blocks(assignment, others.toThePoint(assignment.question()), page.footnotes()));
    }

    /** "Do Hindus live in Sri Lanka too?": who asks of the country, of which a page of it tells most, is told of no town. */
    private boolean isToldOfTheCountry() {
        return OF_THE_COUNTRY.matcher(assignment.question().text()).find()
                && !ranked.ofTheCountry().isEmpty()
                && assignment.evidence().sentences().stream()
                        .max(Comparator.comparingDouble(
                                sentence -> sentence.source().relevance()))
                        .filter(sentence -> sentence.source().relevance() >= ANSWERS)
                        .filter(Welcome::isOfTheCountry)
                        .isPresent();
    }

    /** The evidence was graded too thin: what comes nearest is offered as just that. */
    private void nearest() {
        var destinations = assignment.destinations();
        var about = destinations.isEmpty() ? ranked : ranked.about(destinations.getFirst());
        var nearest = about.answering(2);
        if (!nearest.isEmpty() && saysJustThat(nearest.getFirst())) {
            page.quote(List.of(nearest.getFirst()));
            return;
        }
        var most = Superlative.in(assignment.question());
        var measured = most.map(asked -> asked.measured(ranked.sentences())).orElse(List.of());
        if (!measured.isEmpty()) {
            page.quote(most.map(Superlative::opening).orElse(""), measured);
            return;
        }
        gaps.offer(nearest);
    }

    /** A question in odd words is graded low; the one sentence that speaks of the side it asks about, and of its own place, answers it nevertheless. */
    private boolean saysJustThat(Sentence sentence) {
        var question = assignment.question();
        return assignment.destinations().size() == 1
                && sentence.source()
                        .location()
                        .equalsIgnoreCase(assignment.destinations().getFirst())
                && question.sought()
                        .map(sought -> sought.isHeldBy().test(sentence.text()))
                        .orElse(true)
                && (isOfTheSide(sentence)
                        || (Math.max(sentence.likeness(), sentence.expected()) >= JUST_THAT
                                && speaksOf(sentence)
                                        == question.tellingSubjects().size()));
    }

    /** "Dres code": what to wear is asked in odd words, and the sentence is of nothing else. */
    private boolean isOfTheSide(Sentence sentence) {
        return assignment.question().topics().size() == 1
                && assignment.question().topics().stream()
                        .filter(Question.PRACTICAL::contains)
                        .anyMatch(topic -> sentence.signsOf(topic) >= SIGNS_OF_A_SIDE);
    }

    private long speaksOf(Sentence sentence) {
        return assignment.question().tellingSubjects().stream()
                .filter(subject -> sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)))
                .count();
    }

    private OnePlace onePlace() {
        return new OnePlace(assignment, ranked, page, missing, gaps, toThePoint, telling);
    }

    /** What the model is sure of opens the answer, whatever path led to it. */
    private void saysWhatIsSureFirst() {
        if (isDecided || !isSure() || UnknownPlaces.askedAboutAlone(assignment).isPresent()) {
            return;
        }
        var best = ranked.sentences().getFirst();
        if (!page.footnotes().has(best) && !best.leansOnAnother() && !namesNoneOfThePlaces(best)) {
            if (assignment
                    .question()
                    .sought()
                    .filter(sought -> sought.isHeldBy().test(best.text()))
                    .isPresent()) {
                gaps.takeBack();
            }
            page.quoteFirst("", List.of(best));
        }
    }

    /** "Where can I see old Buddha statues" is not answered by how one takes photographs of them. */
    private boolean namesNoneOfThePlaces(Sentence sentence) {
        return WHERE_TO_SEE.matcher(assignment.question().text()).find()
                && Welcome.isOfTheCountry(sentence)
                && assignment.atlas().mentionedIn(sentence.text()).isEmpty()
                && ranked.byPlace().size() > 1;
    }

    /** The grader finds the evidence fit, and the model one sentence of it: nothing decides then but the model. */
    private boolean isSure() {
        return telling != Telling.REASONS
                && !assignment.evidenceIsWeak()
                && !assignment.question().isOpen()
                && ranked.isSureOfItsBest()
                && Outright.leftUnsaid(assignment.question(), ranked.answering(DIRECT))
                        .isEmpty();
    }

    /** What was said before, without its footnotes. */
    static String lastAnswer(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .map(Message::getContent)
                .map(content -> content.replaceAll("\\s?\\[\\d+]", ""))
                .collect(Collectors.joining(" "));
    }
}
