package ai.travion.generator.composer;

import ai.travion.generator.Written;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Answers a question: the answer itself first, then what else is worth knowing, what to heed, and what could not be found. */
final class QuestionAnswer {

    private static final Pattern SEEKS_A_PLACE =
            Pattern.compile("(?i)\\bwhere\\b|\\bwhich (?!clothes|clothing|shoes|outfits?)\\w");

    private static final int DIRECT = 3;

    private final Assignment assignment;
    private final Question question;
    private final Selection ranked;
    private final Page page;
    private final List<String> missing = new ArrayList<>();
    private final Gaps gaps;
    private final ToThePoint toThePoint;
    private final Telling telling;

    private QuestionAnswer(Assignment assignment) {
        this.assignment = assignment;
        this.page = new Page(assignment.state());
        this.question = assignment.question();
        this.gaps = new Gaps(assignment, page, missing);
        var all = new Selection(Relevance.rank(question, welcome(assignment)));
        this.ranked = Question.asksForMore(assignment.state()) ? all.unsaid(lastAnswer(assignment.state())) : all;
        this.toThePoint = new ToThePoint(assignment, ranked, page, missing, gaps);
        this.telling = Telling.askedIn(assignment.state());
    }

    /**
     * The evidence that suits the question: of the place for a tour, of the island for dress, without what the traveller stays away from;
     * each where that leaves anything.
     */
    private static List<Sentence> welcome(Assignment assignment) {
        var sentences = assignment.evidence().sentences();
        var question = assignment.question();
        if (question.isOpen() && !question.places().isEmpty()) {
            // A tour of a place is of that place.
            sentences = orAll(sentences, sentence -> !isOfTheCountry(sentence));
        } else if (question.places().isEmpty()
                && question.topics().contains(Topic.CLOTHES)
                && !SEEKS_A_PLACE.matcher(question.text()).find()) {
            // What one wears is no different from temple to temple.
            sentences = orAll(sentences, sentence -> isOfTheCountry(sentence) && sentence.signsOf(Topic.CLOTHES) > 0);
        }
        var bearable = new Fitness(assignment).bearable(sentences);
        sentences = bearable.isEmpty() ? sentences : bearable;
        var avoided = Avoided.by(assignment.state());
        // Who once said "no temples" and now asks about one has changed their mind.
        if (!avoided.allow(question.text())
                && !avoided.areDeniedIn(question.text())
                && !avoidsSinceNow(assignment.state())) {
            return sentences;
        }
        return orAll(sentences, sentence -> avoided.allow(sentence.text()));
    }

    private static boolean isOfTheCountry(Sentence sentence) {
        return sentence.source().location().equals(Question.COUNTRY);
    }

    /** Those that are so, where there are any. */
    private static List<Sentence> orAll(List<Sentence> sentences, Predicate<Sentence> so) {
        var some = sentences.stream().filter(so).toList();
        return some.isEmpty() ? sentences : some;
    }

    private static boolean avoidsSinceNow(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(preferences -> preferences.getAvoid().stream())
                .anyMatch(wish -> wish.getTurn() == state.getTurn());
    }

    static Written to(Assignment assignment) {
        return new QuestionAnswer(assignment).written();
    }

    private Written written() {
        var state = state();
        var refusal = assignment.warnings().refusalOf(question.text(), assignment.destinations());
        var openDay = OpenDay.answering(assignment);
        // Asked why, the same words are no answer.
        var sea = telling == Telling.REASONS ? List.<String>of() : SeaAnswer.to(question, assignment.warnings());
        var toHeed = assignment
                .warnings()
                .without(assignment.warnings().statedBy(refusal))
                .without(sea.isEmpty() ? List.of() : SeaAnswer.against(assignment.warnings()))
                .block(assignment.corrections().toState());
        boolean noticesAnswer =
                (DayFindings.calendarIsAskedFor(question) || DayFindings.asksWhyItIsDry(question)) && !toHeed.isEmpty();
        boolean noticesFirst = noticesAnswer && DayFindings.calendarComesFirst(question);
        boolean webFirst = state.getIntent() == IntentType.REAL_TIME_INFO || assignment.evidenceIsWeak();
        page.addAll(Remarks.ofLanguage(state));
        var outOfReach = OutOfReach.saidOf(question, state);
        page.addAll(outOfReach);
        page.addAll(refusal);
        page.addAll(openDay);
        page.addAll(sea);
        if (noticesFirst) {
            page.addAll(toHeed);
        }
        page.addAll(DayFindings.answering(question, state));
        if (webFirst) {
            page.addAll(FromTheWeb.blocks(assignment, page.footnotes()));
        }
        boolean onlyOfTheDay = !sea.isEmpty()
                || (noticesFirst
                        && DayFindings.asksWhyItIsDry(question)
                        && assignment.warnings().closeAlcohol())
                || ((!refusal.isEmpty() || !openDay.isEmpty())
                        && (assignment.evidenceIsWeak() || asksOnlyForAlcohol()));
        boolean onlyTheSun = DayFindings.answersAllOf(question) && !page.isEmpty();
        if (onlyOfTheDay && noticesFirst && assignment.destinations().size() == 1) {
            page.add("The day is dry in " + assignment.destinations().getFirst() + " as everywhere in Sri Lanka.");
        }
        var fitness = new Fitness(assignment);
        // Of a flight that nobody can see, no passage of some place tells more.
        boolean isNowhere = !outOfReach.isEmpty() && assignment.destinations().isEmpty();
        boolean isDone = onlyOfTheDay || onlyTheSun || isNowhere;
        var fit = isDone ? Optional.<Fitness.Verdict>empty() : fitness.asked();
        fit.ifPresent(verdict -> page.quote(verdict.words(), verdict.because()));
        if (!isDone && fit.isEmpty()) {
            answer(noticesAnswer || !openDay.isEmpty());
            saysWhatIsSureFirst();
            UnknownPlaces.in(assignment).forEach(place -> {
                missing.add(place);
                page.addFirst("Of " + place + " I know nothing; this is of the others:");
            });
            var anywhere = fitness.anywhere().stream()
                    .filter(sentence -> !page.footnotes().has(sentence))
                    .toList();
            if (anywhere.isEmpty()) {
                fitness.beside().ifPresent(verdict -> page.quoteFirst(verdict.words(), verdict.because()));
            } else {
                page.quoteFirst("", anywhere);
            }
        }
        Remarks.noted(state).ifPresent(page::addFirst);
        if (!webFirst) {
            page.addAll(FromTheWeb.blocks(assignment, page.footnotes()));
        }
        if (!onlyOfTheDay && !onlyTheSun && refusal.isEmpty() && !noticesAnswer && fit.isEmpty()) {
            var own = assignment.destinations().size() == 1
                    ? ranked.about(assignment.destinations().getFirst())
                    : ranked;
            page.quote(own.speakingOfEach(listedButUnsaid(), page.footnotes()));
            gaps.sayWhatIsPassedOver(toThePoint.hasAnswered() || ranked.answersByMeaning());
            page.addAll(Remarks.ofOrders(state));
        }
        var answer = page.text();
        if (!noticesFirst) {
            page.addAll(toHeed);
        }
        page.addAll(Remarks.assumptions(state, page.text()));
        saysWhatWasNotLookedUp(!refusal.isEmpty(), onlyTheSun);
        page.add(page.footnotes().sourcesLine());
        var brief = new CitedAnswer(answer.isBlank() ? page.text() : answer, statements(), missing);
        var grounding = onlyTheSun || (onlyOfTheDay && openDay.isEmpty()) ? Grounding.HIGH : grounding();
        return page.as(new Written.Brief.OfQuestion(brief), grounding, assignment.itinerary());
    }

    /** What was not found lowers it: the same answer cannot be well founded and lack what was asked. */
    private Grounding grounding() {
        var grounding = Grounded.by(assignment, page.footnotes());
        if (gaps.leaveItUnanswered()) {
            return Grounding.LOW;
        }
        if (toThePoint.hasAnswered() && grounding == Grounding.LOW) {
            return page.footnotes().citations().isEmpty() ? Grounding.LOW : Grounding.MEDIUM;
        }
        return !missing.isEmpty() && grounding == Grounding.HIGH ? Grounding.MEDIUM : grounding;
    }

    private void saysWhatWasNotLookedUp(boolean isRefused, boolean onlyTheSun) {
        boolean nothingCited = page.footnotes().citations().isEmpty();
        boolean decided = (isRefused || onlyTheSun) && nothingCited;
        if (onlyTheSun && nothingCited && Pointers.areNeeded(state())) {
            page.add("_Computed from the sun; clouds were not looked up._");
        } else if (assignment.corrections().disclaimsLiveFacts()
                || (!decided && (Pointers.areNeeded(state()) || (!missing.isEmpty() && nothingCited)))) {
            missing.add("live facts: prices, weather, what is open today");
            page.addAll(Pointers.block(question));
        }
    }

    /** "Trees and orchids": what stands beside an "and", or was missed by the draft before, and is not said yet. */
    private Set<String> listedButUnsaid() {
        if (assignment.evidenceIsWeak() || assignment.destinations().size() != 1 || telling.isShort()) {
            return Set.of();
        }
        var said = Terms.of(page.text());
        var missed = assignment.corrections().toAdmit().stream()
                .flatMap(word -> Terms.of(word).stream())
                .collect(Collectors.toSet());
        return question.tellingSubjects().stream()
                .filter(subject -> !said.contains(subject)
                        && Terms.akinTo(subject).stream().noneMatch(said::contains))
                .filter(subject -> missed.contains(subject) || question.lists(subject))
                .collect(Collectors.toSet());
    }

    private OnePlace onePlace() {
        return new OnePlace(assignment, ranked, page, missing, gaps, toThePoint, telling);
    }

    /** What the model is sure of opens the answer, whatever path led to it. */
    private void saysWhatIsSureFirst() {
        if (!isSure()) {
            return;
        }
        var best = ranked.sentences().getFirst();
        if (!page.footnotes().has(best) && !best.leansOnAnother()) {
            page.quoteFirst("", List.of(best));
        }
    }

    /** The grader finds the evidence fit, and the model one sentence of it: nothing decides then but the model. */
    private boolean isSure() {
        return !assignment.evidenceIsWeak() && !question.isOpen() && ranked.isSureOfItsBest();
    }

    private boolean asksOnlyForAlcohol() {
        return question.subjects().values().stream().allMatch(Warnings::isOfAlcohol);
    }

    private void answer(boolean noticesAnswer) {
        var answeredAlready = (noticesAnswer || !page.isEmpty()) && !DayFindings.asksWhere(question);
        var straight = new StraightAnswer(assignment, page, missing);
        boolean severalParts = !question.parts(assignment.atlas()).isEmpty();
        if (!severalParts && Prices.areAskedFor(question) && !Prices.standIn(assignment.evidence())) {
            gaps.sayThatThePriceIsUnknown();
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
            return;
        }
        if (gaps.areTheTravellersOwn()) {
            gaps.sayWhatIsTooStrict();
            return;
        }
        if (toThePoint.compares()) {
            return;
        }
        boolean isSure = isSure();
        if (!isSure && toThePoint.confirms()) {
            return;
        }
        if (straight.givesParts(assignment.destinations())) {
            return;
        }
        if (isSure && assignment.destinations().size() == 1) {
            onePlace().answerSurely(assignment.destinations().getFirst());
            return;
        }
        if (!isSure && straight.givesSides(gaps::sayWhatIsUncovered)) {
            return;
        }
        if (!isSure
                && !answeredAlready && !severalParts && !ranked.isEmpty() && toThePoint.givesWhatIsSought()) {
            return;
        }
        boolean isIrrelevant = state().getDocumentRelevance() == DocumentRelevance.IRRELEVANT;
        if (ranked.isEmpty() || (isIrrelevant && assignment.evidenceIsWeak())) {
            if (!answeredAlready) {
                gaps.notFound();
            }
        } else if (assignment.evidenceIsWeak()) {
            if (!answeredAlready) {
                gaps.notFound();
            }
            nearest();
        } else if (assignment.destinations().isEmpty()
                && state().getDocumentRelevance() == DocumentRelevance.PARTIAL
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
            page.addAll(PlaceByPlace.blocks(assignment, some.toThePoint(question), page.footnotes()));
        }
        return true;
    }

    private void reasons() {
        var unsaid = new Selection(
                        Relevance.rank(question, assignment.evidence().sentences()))
                .unsaid(lastAnswer(assignment.state()));
        var reasons = Reasons.among(unsaid.sentences(), question, assignment.destinations());
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
        if (isSure() && isOfTheCountry(ranked.sentences().getFirst())) {
            // What holds for the island is no place of a list.
            page.quote(ranked.ofTheCountry().answering(DIRECT));
            return;
        }
        if (!answeredAlready) {
            gaps.sayWhatIsUncovered();
        }
        page.addAll(PlaceByPlace.blocks(assignment, ranked.toThePoint(question), page.footnotes()));
    }

    /** The evidence was graded too thin: what comes nearest is offered as just that. */
    private void nearest() {
        var destinations = assignment.destinations();
        var about = destinations.isEmpty() ? ranked : ranked.about(destinations.getFirst());
        var nearest = about.answering(2);
        if (!nearest.isEmpty()) {
            page.quote("Low confidence, but the nearest that I have: ", nearest);
        }
    }

    private List<CitedStatement> statements() {
        var statements = new ArrayList<>(page.footnotes().statements());
        statements.addAll(assignment.warnings().statements());
        return statements;
    }

    private static String lastAnswer(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .map(Message::getContent)
                .map(content -> content.replaceAll("\\s?\\[\\d+]", ""))
                .collect(Collectors.joining(" "));
    }

    private GraphState state() {
        return assignment.state();
    }
}
