package ai.travion.generator.composer;

import ai.travion.generator.Written;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.IntentType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers a question: the answer itself first, then what else is worth knowing, what to heed, and what could not be found. */
final class QuestionAnswer {

    /** So like the question is a sentence that concerns what it asks about. */
    private static final double CONCERNS_IT = 0.3;

    private static final int OF_EACH_PLACE = 2;
    private static final int NEAREST = 3;
    private static final int MEETING = 2;

    private final Assignment assignment;
    private final Question question;
    private final Selection ranked;
    private final Page page;
    private final List<String> missing = new ArrayList<>();
    private final Gaps gaps;
    private final ToThePoint toThePoint;
    private final Telling telling;
    private final Optional<SeasonVerdict.Verdict> season;

    private QuestionAnswer(Assignment assignment) {
        this.assignment = assignment;
        this.page = new Page(assignment.state());
        this.question = assignment.question();
        this.gaps = new Gaps(assignment, page, missing);
        this.telling = Telling.askedIn(assignment.state());
        this.season = telling == Telling.REASONS ? Optional.empty() : SeasonVerdict.on(assignment);
        var all = new Selection(Relevance.rank(question, withoutADeniedYes(Welcome.of(assignment))));
        this.ranked = Question.asksForMore(assignment.state())
                ? all.unsaid(AnswerItself.lastAnswer(assignment.state()))
                : all;
        this.toThePoint = new ToThePoint(assignment, ranked, page, missing, gaps);
    }

    static Written to(Assignment assignment) {
        return new QuestionAnswer(assignment).written();
    }

    private Written written() {
        var shortened = telling.isShort() ? Shortened.of(assignment, telling) : List.<Sentence>of();
        return shortened.isEmpty() ? inFull() : inShort(shortened);
    }

    /** What has to be heeded was said with the answer; it is said again where a correction asks for it. */
    private Written inShort(List<Sentence> sentences) {
        page.addAll(Remarks.ofLanguage(state()));
        page.quote(sentences);
        var answer = page.text();
        var toState = assignment.corrections().toState();
        if (!toState.isEmpty()) {
            page.addAll(assignment.warnings().block(toState));
        }
        page.add(page.footnotes().sourcesLine());
        var brief = new CitedAnswer(answer, statements(), missing);
        return page.as(
                new Written.Brief.OfQuestion(brief), Grounded.by(assignment, page.footnotes()), assignment.itinerary());
    }

    private Written inFull() {
        if (!Conditions.refusing(assignment).isEmpty()) {
            return refused();
        }
        boolean isRefused = !assignment
                .warnings()
                .refusalOf(question.text(), assignment.destinations())
                .isEmpty();
        var notKnown = isRefused ? Optional.<NotKnownHere>empty() : NotKnownHere.askedIn(assignment);
        return notKnown.isPresent() ? notKnown(notKnown.get()) : answered();
    }

    /** What no page knows: that comes first, and only what helps stands below it. */
    private Written notKnown(NotKnownHere it) {
        page.addAll(Remarks.ofLanguage(state()));
        page.add(it.said());
        missing.add(it.missing());
        page.addAll(UnknownPlaces.in(assignment).stream()
                .map(place -> "Of " + place + " I know nothing.")
                .toList());
        page.quote(it.helping(assignment, ranked));
        var answer = page.text();
        page.addAll(assignment.warnings().block(assignment.corrections().toState()));
        page.addAll(LeftOut.whereItMatters(state(), assignment.atlas()));
        page.addAll(Remarks.assumptions(state(), page.text()));
        missing.add("live facts: prices, weather, what is open today");
        page.addAll(Pointers.block(question, state()));
        page.add(page.footnotes().sourcesLine());
        var brief = new CitedAnswer(answer, statements(), missing);
        return page.as(
                new Written.Brief.OfQuestion(brief),
                page.footnotes().citations().isEmpty() ? Grounding.LOW : grounding(),
                assignment.itinerary());
    }

    /** No answer can keep the conditions: nothing that is left over is offered for one. */
    private Written refused() {
        page.addAll(Remarks.ofLanguage(state()));
        gaps.sayWhatIsTooStrict();
        page.addAll(assignment.warnings().block(assignment.corrections().toState()));
        page.addAll(LeftOut.whereItMatters(state(), assignment.atlas()));
        page.addAll(Remarks.assumptions(state(), page.text()));
        var brief = new CitedAnswer(page.text(), statements(), missing);
        return page.as(new Written.Brief.OfQuestion(brief), Grounding.LOW, assignment.itinerary());
    }

    private Written answered() {
        var state = state();
        var refusal = assignment.warnings().refusalOf(question.text(), assignment.destinations());
        var openDay = OpenDay.answering(assignment);
        // Asked why, the same words are no answer.
        var sea = telling == Telling.REASONS ? List.<String>of() : againstTheSea();
        var heeding = assignment
                .warnings()
                .without(assignment.warnings().statedBy(refusal))
                .without(sea.isEmpty() ? List.of() : SeaAnswer.against(assignment.warnings()));
        var toHeed = heeding.block(assignment.corrections().toState());
        boolean noticesAnswer =
                (DayFindings.calendarIsAskedFor(question) || DayFindings.asksWhyItIsDry(question)) && !toHeed.isEmpty();
        boolean noticesFirst = noticesAnswer && DayFindings.calendarComesFirst(question);
        var offered = prepared();
        boolean webFirst =
                state.getIntent() == IntentType.REAL_TIME_INFO || (assignment.evidenceIsWeak() && offered.isEmpty());
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
        boolean onlyOfTheDay =
                (!sea.isEmpty() && question.parts(assignment.atlas()).isEmpty())
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
        boolean onlyTheCrowds = DayFindings.crowdsAnswerAllOf(question, state)
                && question.parts(assignment.atlas()).isEmpty()
                && !page.isEmpty();
        boolean isDone = onlyOfTheDay || onlyTheSun || onlyTheCrowds || isNowhere;
        // Of several questions each is answered by itself.
        boolean severalParts = !question.parts(assignment.atlas()).isEmpty();
        var demand =
                isDone || severalParts || noticesAnswer || telling == Telling.REASONS || question.aboutTheLastAnswer()
                        ? Optional.<Demand>empty()
                        : Demand.of(question);
        var meeting = demand.map(one -> meeting(one, offered)).orElse(List.of());
        boolean isUnmet = demand.isPresent()
                && meeting.isEmpty()
                && !(offered.isEmpty()
                        && ranked.sentences().stream().limit(1).anyMatch(demand.get()::isLedUpToBy)
                        && WhyAnswer.among(ranked).size() > 1);
        var prepared = demand.isEmpty() || offered.isEmpty() ? offered : meeting;
        // What was prepared for whoever is with child, or brings one, knows more than a verdict by rule.
        var forThem = isDone || severalParts || !prepared.isEmpty() || telling == Telling.REASONS
                ? Optional.<NearestPrepared>empty()
                : NearestPrepared.forThem(assignment, fitness::isAskedAlikeIn);
        // An answer for anybody is none for whoever is ill.
        var ofAPerson = isDone || severalParts || forThem.isPresent() || !fitness.isAskedOfAPerson()
                ? Optional.<Fitness.Verdict>empty()
                : fitness.asked(question.text());
        boolean isPrepared = !isDone && !prepared.isEmpty() && ofAPerson.isEmpty();
        var fit = isDone || severalParts || isPrepared || forThem.isPresent() || ofAPerson.isPresent()
                ? ofAPerson
                : fitness.asked(question.text());
        fit.ifPresent(verdict -> page.quote(verdict.words(), verdict.because()));
        var decided = isDone || isPrepared ? Optional.<SeasonVerdict.Verdict>empty() : season;
        decided.map(SeasonVerdict.Verdict::words).ifPresent(page::add);
        var inSeason = isDone || severalParts || decided.isPresent() || fit.isPresent() || Outright.isSaidIn(prepared)
                ? Optional.<ThingInSeason.Verdict>empty()
                : ThingInSeason.asked(assignment);
        inSeason.ifPresent(verdict -> page.quote(verdict.words(), List.of(verdict.because())));
        var because = decided.isEmpty() ? List.<Sentence>of() : SeasonVerdict.because(assignment, ranked);
        page.quote(because);
        boolean isUndecided = fit.isEmpty() && because.isEmpty() && inSeason.isEmpty();
        boolean isAdmitted = isUnmet && decided.isEmpty();
        if (isAdmitted && isUndecided) {
            saysWhatIsDemanded(demand.get(), offered);
        }
        var differing = isDone || severalParts
                ? List.<Sentence>of()
                : Difference.in(question)
                        .map(one -> one.told(prepared, ranked.sentences()))
                        .orElse(List.of());
        boolean areToldApart = !differing.isEmpty();
        if (!areToldApart
                && !isDone
                && prepared.isEmpty()
                && !severalParts
                && Difference.in(question).isPresent()) {
            missing.add(question.text());
            page.add("How they differ, I could not find in what I know.");
        }
        if (!isDone && decided.isEmpty()) {
            InThatMonth.rather(assignment).ifPresent(page::add);
        }
        boolean lacksTheSum =
                isPrepared && !severalParts && Prices.sumIsAskedFor(question) && !Prices.isSumIn(prepared);
        boolean sumComesFirst = lacksTheSum && passesOverTheSum(Prepared.answer(assignment));
        if (sumComesFirst) {
            gaps.sayThatTheSumIsUnknown();
        }
        if (areToldApart || !isPrepared) {
            page.quote(differing);
        } else {
            quotePlaceByPlace(prepared);
        }
        page.quote(isPrepared ? Prepared.besideIt(assignment) : List.of());
        page.quote(isPrepared ? Situated.besides(prepared, ranked, assignment.destinations()) : List.of());
        page.quote(isPrepared ? WayAnswer.overTheCapital(assignment) : List.of());
        if (isPrepared) {
            Otherwhere.left(assignment, page.text()).ifPresent(page::addFirst);
        }
        if (isPrepared && severalParts) {
            new SeveralAnswers(assignment, page, missing).besidesThePrepared();
        }
        if (isPrepared && !severalParts) {
            page.quote(ranked.speakingOfEach(listedButUnsaid(Prepared.heading(assignment)), page.footnotes()));
        }
        boolean lacksTheHours = isPrepared
                && !severalParts
                && !Prepared.isToldByItself(state)
                && OpeningHours.areLackingIn(prepared, question);
        if (lacksTheHours) {
            missing.add("the opening hours");
            page.add(OpeningHours.UNKNOWN);
        }
        if (lacksTheSum && !sumComesFirst) {
            gaps.sayThatTheSumIsUnknown();
        }
        boolean isMetBeside = isUndecided
                && !isDone
                && offered.isEmpty()
                && demand.filter(one -> one.isMetBeside(ranked.answering(NEAREST), meeting))
                        .isPresent();
        page.quote(isMetBeside ? meeting : List.of());
        boolean isToBeFound = !isDone && !isPrepared && isUndecided && !isAdmitted && !areToldApart && !isMetBeside;
        var nearer = (isToBeFound || isAdmitted) && !severalParts && telling != Telling.REASONS
                ? forThem.or(() -> NearestPrepared.nearerThanThePassages(assignment))
                : Optional.<NearestPrepared>empty();
        boolean standsAlone = isToBeFound
                && page.isEmpty()
                && nearer.filter(nearest -> forThem.isPresent() || nearest.standsAlone(assignment))
                        .isPresent();
        if (standsAlone) {
            page.quote(nearer.get().introduction(), nearer.get().sentences());
        } else if (isToBeFound) {
            new AnswerItself(assignment, ranked, page, missing, gaps, toThePoint, telling)
                    .give(noticesAnswer || !openDay.isEmpty() || decided.isPresent());
            if (demand.isPresent()
                    && UnknownPlaces.askedAboutAlone(assignment).isEmpty()
                    && demand.get().isUnmetBy(page.footnotes(), meeting)) {
                gaps.takeBack();
                page.quoteFirst("", meeting);
            }
        }
        if (!isDone && isUndecided) {
            var anywhere = fitness.anywhere().stream()
                    .filter(sentence -> !page.footnotes().has(sentence))
                    .toList();
            if (anywhere.isEmpty()) {
                fitness.beside().ifPresent(verdict -> page.quoteFirst(verdict.words(), verdict.because()));
            } else {
                page.quoteFirst("", anywhere);
            }
        }
        if (!severalParts && question.asksWhether() && outOfReach.isEmpty()) {
            page.openedBy(sentence -> YesOrNo.saidBy(sentence, question));
        }
        Remarks.noted(state).ifPresent(page::addFirst);
        if (!webFirst) {
            page.addAll(FromTheWeb.blocks(assignment, page.footnotes()));
        }
        boolean onlyOfItsDay = onlyOfTheDay || onlyTheSun || onlyTheCrowds;
        if (isPrepared) {
            page.addAll(Remarks.ofOrders(state));
        } else if (!onlyOfItsDay
                && !isAdmitted
                && !isMetBeside
                && refusal.isEmpty()
                && !noticesAnswer
                && fit.isEmpty()
                && decided.isEmpty()
                && inSeason.isEmpty()) {
            if (assignment.destinations().size() == 1) {
                page.quote(ranked.about(assignment.destinations().getFirst())
                        .speakingOfEach(listedButUnsaid(""), page.footnotes()));
            }
            BestTime.unsaid(assignment, page.text()).ifPresent(sentence -> page.quoteFirst("", List.of(sentence)));
            gaps.sayWhatIsPassedOver(severalParts || toThePoint.hasAnswered() || ranked.answersByMeaning());
            page.addAll(Remarks.ofOrders(state));
        }
        if (!isDone) {
            gaps.sayWhichContactsAreUnknown();
        }
        boolean nothingCited = page.footnotes().citations().isEmpty();
        boolean isUnanswered = gaps.leaveItUnanswered() || (nothingCited && !missing.isEmpty());
        if (!isDone && isUnanswered) {
            NearestPrepared.to(assignment)
                    .ifPresent(nearest -> page.quote(nearest.introduction(), nearest.sentences()));
        } else if (!standsAlone) {
            nearer.ifPresent(nearest -> page.quote(nearest.introduction(), nearest.sentences()));
        }
        var answer = page.text();
        if (!noticesFirst) {
            page.addAll(heeding.without(DressCode.isToldIn(answer, question) ? DressCode.in(heeding) : List.of())
                    .without(decided.map(SeasonVerdict.Verdict::told).orElse(List.of()))
                    .block(assignment.corrections().toState()));
        }
        NotForThem.namedIn(answer, state).ifPresent(page::addFirst);
        page.addAll(LeftOut.whereItMatters(state, assignment.atlas()));
        page.addAll(Remarks.assumptions(state, page.text()));
        if (!onlyTheCrowds) {
            saysWhatWasNotLookedUp(!refusal.isEmpty(), onlyTheSun, nothingCited);
        }
        page.add(page.footnotes().sourcesLine());
        var brief = new CitedAnswer(answer.isBlank() ? page.text() : answer, statements(), missing);
        var grounding = onlyTheSun || (onlyOfTheDay && openDay.isEmpty())
                ? Grounding.HIGH
                : onlyTheCrowds ? Grounding.MEDIUM : isUnanswered ? Grounding.LOW : grounding();
        return page.as(new Written.Brief.OfQuestion(brief), grounding, assignment.itinerary());
    }

    /** What was prepared for each of several places stands under its name. */
    private void quotePlaceByPlace(List<Sentence> prepared) {
        var byPlace = prepared.stream()
                .collect(Collectors.groupingBy(
                        sentence -> sentence.source().location(), LinkedHashMap::new, Collectors.toList()));
        if (byPlace.size() < 2 || byPlace.containsKey(Question.COUNTRY)) {
            page.quote(prepared);
        } else {
            byPlace.forEach((place, told) -> page.quote(
                    "**" + place + "**: ", told.stream().limit(OF_EACH_PLACE).toList()));
        }
    }

    /** Whether one may swim there then: of several questions one may ask it, and the others are answered all the same. */
    private List<String> againstTheSea() {
        var parts = question.parts(assignment.atlas());
        return parts.isEmpty()
                ? SeaAnswer.to(question, assignment.warnings())
                : SeaAnswer.toParts(parts, assignment.atlas(), assignment.warnings());
    }

    /** A yes of all the year is none in a month that is a bad one, and none is said after what the days themselves have decided. */
    private List<Sentence> prepared() {
        var prepared = telling == Telling.REASONS ? List.<Sentence>of() : withTheHours(Prepared.answer(assignment));
        // "Yes, you may walk alone" is no answer to whether three hours are enough.
        if (prepared.isEmpty()
                || assignment.way().filter(Way::isOnFoot).isPresent()
                || (isDenied() && Outright.isAYes(prepared.getFirst()))) {
            return List.of();
        }
        if (passesOverTheSum(prepared)) {
            return prepared.stream()
                    .skip(1)
                    .filter(sentence -> !sentence.leansOnAnother())
                    .toList();
        }
        boolean isDecided = Outright.isAVerdict(prepared.getFirst().text())
                && DayFindings.answering(question, state()).stream().anyMatch(Outright::isAVerdict);
        return isDecided ? prepared.subList(1, prepared.size()) : prepared;
    }

    /** That it is worth its price is no answer to what the price is. */
    private boolean passesOverTheSum(List<Sentence> prepared) {
        return Prices.sumIsAskedFor(question)
                && !Prices.isSumIn(prepared)
                && Outright.isAVerdict(prepared.getFirst().text())
                && !question.asksWhether();
    }

    /** The hours at which a place opens stand in its pages, and first, where they are asked for. */
    private List<Sentence> withTheHours(List<Sentence> prepared) {
        if (OpeningHours.areToldIn(prepared)) {
            return prepared;
        }
        return Stream.concat(
                        OpeningHours.told(question, ranked.sentences(), assignment.destinations()).stream(),
                        prepared.stream())
                .distinct()
                .toList();
    }

    /** What meets a demand: the prepared answer, or else the best of what is known of the place. */
    private List<Sentence> meeting(Demand demand, List<Sentence> prepared) {
        if (!prepared.isEmpty() && demand.isMetBy(prepared, Prepared.heading(assignment))) {
            return prepared;
        }
        var toWhy = NearestPrepared.allTo(assignment).stream()
                .filter(nearest -> demand.tellsWhy(nearest.sentences(), nearest.heading()))
                .map(NearestPrepared::sentences)
                .findFirst();
        if (toWhy.isPresent()) {
            return toWhy.get();
        }
        var places = assignment.destinations();
        return demand.inOrder(ranked.sentences()).stream()
                .filter(sentence -> places.isEmpty() || places.stream().anyMatch(place -> demand.isOf(place, sentence)))
                .filter(sentence -> !sentence.leansOnAnother() && demand.isMetBy(sentence))
                .filter(sentence -> sentence.likeness() == 0 || sentence.likeness() >= CONCERNS_IT)
                .limit(MEETING)
                .toList();
    }

    /** That it is not known, and the one thing that comes nearest. */
    private void saysWhatIsDemanded(Demand demand, List<Sentence> prepared) {
        missing.add(question.text());
        var nearest = demand.nearest(prepared, ranked.answering(NEAREST));
        page.quote(
                demand.unmet(assignment.destinations()) + (nearest.isEmpty() ? "" : " What comes nearest: "), nearest);
    }

    private List<Sentence> withoutADeniedYes(List<Sentence> sentences) {
        return isDenied()
                ? sentences.stream()
                        .filter(sentence -> !Outright.isAYes(sentence))
                        .toList()
                : sentences;
    }

    private boolean isDenied() {
        return season.filter(SeasonVerdict.Verdict::isNo).isPresent();
    }

    /** What was not found lowers it: the same answer cannot be well founded and lack what was asked. */
    private Grounding grounding() {
        var grounding = Grounded.by(assignment, page.footnotes());
        if (toThePoint.hasAnswered() && grounding == Grounding.LOW) {
            return page.footnotes().citations().isEmpty() ? Grounding.LOW : Grounding.MEDIUM;
        }
        return !missing.isEmpty() && grounding == Grounding.HIGH ? Grounding.MEDIUM : grounding;
    }

    /** @param nothingCited but what comes near another question */
    private void saysWhatWasNotLookedUp(boolean isRefused, boolean onlyTheSun, boolean nothingCited) {
        if (DayFindings.tellASeason(state())) {
            return;
        }
        boolean decided = (isRefused || onlyTheSun) && nothingCited;
        if (onlyTheSun && nothingCited && Pointers.areNeeded(assignment)) {
            page.add("_Computed from the sun; clouds were not looked up._");
        } else if (assignment.corrections().disclaimsLiveFacts()
                || (!decided && (Pointers.areNeeded(assignment) || (!missing.isEmpty() && nothingCited)))) {
            missing.add("live facts: prices, weather, what is open today");
            page.addAll(Pointers.block(question, state()));
        }
    }

    /**
     * "Trees and orchids": what stands beside an "and", or was missed by the draft before, and is not said yet.
     *
     * @param answered the question that was answered as a whole, in whichever words; may be empty
     */
    private Set<String> listedButUnsaid(String answered) {
        if (assignment.evidenceIsWeak() || assignment.destinations().size() > 1 || telling.isShort()) {
            return Set.of();
        }
        var said = Terms.of(page.text() + " " + answered);
        var missed = assignment.corrections().toAdmit().stream()
                .flatMap(word -> Terms.of(word).stream())
                .collect(Collectors.toSet());
        return question.tellingSubjects().stream()
                .filter(subject -> !said.contains(subject)
                        && Terms.akinTo(subject).stream().noneMatch(said::contains))
                .filter(subject -> missed.contains(subject) || question.lists(subject))
                .collect(Collectors.toSet());
    }

    private boolean asksOnlyForAlcohol() {
        return question.subjects().values().stream().allMatch(Warnings::isOfAlcohol);
    }

    private List<CitedStatement> statements() {
        var statements = new ArrayList<>(page.footnotes().statements());
        statements.addAll(assignment.warnings().statements());
        return statements;
    }

    private GraphState state() {
        return assignment.state();
    }
}
