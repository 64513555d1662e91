package ai.travion.router;

import static ai.travion.graph.Graph.GENERATE;
import static ai.travion.graph.Graph.REPLY;
import static ai.travion.graph.Graph.RETRIEVE;
import static ai.travion.graph.Graph.REWRITER;
import static ai.travion.graph.Graph.WEB_SEARCH;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.SetApart;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.router.act.Act;
import ai.travion.router.act.Acts;
import ai.travion.router.act.Doing;
import ai.travion.router.calendar.CalendarReader;
import ai.travion.router.calendar.CalendarTalk;
import ai.travion.router.dialogue.Accepted;
import ai.travion.router.dialogue.AlreadyAsked;
import ai.travion.router.dialogue.AskedAgain;
import ai.travion.router.dialogue.AtOdds;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.dialogue.BeenTo;
import ai.travion.router.dialogue.ByKinship;
import ai.travion.router.dialogue.ChangeAndQuestion;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.DateTroubles;
import ai.travion.router.dialogue.Dates;
import ai.travion.router.dialogue.Echo;
import ai.travion.router.dialogue.Ellipsis;
import ai.travion.router.dialogue.Essentials;
import ai.travion.router.dialogue.FormerPlan;
import ai.travion.router.dialogue.GoneStop;
import ai.travion.router.dialogue.InThatTime;
import ai.travion.router.dialogue.LastQuestion;
import ai.travion.router.dialogue.NewYearMeant;
import ai.travion.router.dialogue.OfTheLastChange;
import ai.travion.router.dialogue.OtherDayMeant;
import ai.travion.router.dialogue.Outside;
import ai.travion.router.dialogue.PoyaOfThePlan;
import ai.travion.router.dialogue.Recall;
import ai.travion.router.dialogue.Reference;
import ai.travion.router.dialogue.Resumption;
import ai.travion.router.dialogue.Settled;
import ai.travion.router.dialogue.StillOpen;
import ai.travion.router.dialogue.TalkOfTheTalk;
import ai.travion.router.dialogue.TimeOfTheTrip;
import ai.travion.router.dialogue.TwoQuestions;
import ai.travion.router.dialogue.WantedAfterAll;
import ai.travion.router.dialogue.WayHome;
import ai.travion.router.dialogue.WeekdayOfTheTrip;
import ai.travion.router.dialogue.WhereBest;
import ai.travion.router.dialogue.WishOfACompanion;
import ai.travion.router.dialogue.Withdrawn;
import ai.travion.router.dialogue.WithinItsLength;
import ai.travion.router.followup.Change;
import ai.travion.router.followup.Completed;
import ai.travion.router.followup.Placing;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.Context;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Intents;
import ai.travion.router.intent.Meaning;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.intent.Wording;
import ai.travion.router.itinerary.PlanAnswers;
import ai.travion.router.memory.Recollection;
import ai.travion.router.places.Beyond;
import ai.travion.router.places.Suggestions;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.AskedInGeneral;
import ai.travion.router.wishes.Companions;
import ai.travion.router.wishes.OwnFacts;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.router.wishes.Remembering;
import ai.travion.router.wishes.TakenBack;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.TravelIntent;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Understands a message in its conversation and decides what is done with it.
 *
 * <p>No language model is called: the message is read (words, places, dates, wishes), judged (what it is for: by rules, its wording and its
 * meaning), and put into its conversation (what "there" is, which day). What is essential and missing is asked for.
 */
final class Router implements Node {

    private static final ZoneId SRI_LANKA = ZoneId.of("Asia/Colombo");

    private static final Pattern THERE = Patterns.words("there");

    /** More than are ever offered. */
    private static final int CHOICE = 8;

    private final Places atlas;
    private final Clock clock;
    private final boolean conversational;
    private final Comprehension comprehension;
    private final Meaning meaning;
    private final ByItsAct byItsAct;
    private final Intents intents;
    private final Essentials essentials;
    private final Listening listening;

    Router(
            Places atlas,
            HolidayCalendar calendar,
            Wording wording,
            Acts acts,
            Meaning meaning,
            Clock clock,
            RouterProperties properties) {
        this.atlas = atlas;
        this.clock = clock.withZone(SRI_LANKA);
        this.conversational = properties.conversationalMode();
        this.comprehension = new Comprehension(atlas, calendar);
        this.meaning = meaning;
        this.byItsAct = new ByItsAct(
                new Doing(acts, meaning, atlas),
                atlas,
                said -> FormerPlan.isWanted(said) ? goneBack(said) : heard(said),
                this::heardBeside);
        this.intents = new Intents(wording, meaning);
        var suggestions = new Suggestions(atlas);
        this.essentials = new Essentials(suggestions, atlas);
        var resumption =
                new Resumption(
                        comprehension,
                        intents,
                        reply -> suggestions
                                .of(
                                        values(reply.wishes().topics()),
                                        values(reply.wishes().avoid()),
                                        Optional.empty(),
                                        CHOICE)
                                .stream()
                                .map(Place::name)
                                .toList());
        this.listening = new Listening(
                comprehension,
                new CalendarTalk(new CalendarReader(calendar)),
                new Ellipsis(comprehension, intents),
                resumption,
                atlas);
    }

    @Override
    public Step apply(GraphState received) {
        var message = received.getUserQuery();
        // One line without runs of blanks: what reads it need not fear them.
        var said = Utterance.of(message).text();
        var step = remembering(said, routed(FormerPlan.withoutWhatWasTakenBack(saying(said, received))));
        var state = step.state();
        boolean asSaid = state.getUserQuery().equals(said);
        return Step.to(step.next(), asSaid ? saying(message, state) : state);
    }

    /** What is told of those who travel is kept, whatever becomes of the message. */
    private Step remembering(String said, Step step) {
        var state = step.state();
        var known =
                state.getPreferences().orElseGet(() -> Preferences.newBuilder().build());
        var told = conversational ? PeopleTold.in(said, known, atlas) : List.<String>of();
        return told.isEmpty() || state.getIntent() == IntentType.OFF_TOPIC
                ? step
                : Step.to(
                        step.next(),
                        GraphState.newBuilder(state)
                                .setPreferences(new Remembering(known, state.getTurn())
                                        .facts(told, List.of())
                                        .known())
                                .build());
    }

    /** What the message tells of those who travel, where they come from among it. */
    private List<String> told(GraphState state, Reading reading) {
        var written = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn())
                .map(Message::getContent)
                .reduce((earlier, later) -> later)
                .orElse(state.getUserQuery());
        var known =
                state.getPreferences().orElseGet(() -> Preferences.newBuilder().build());
        return Stream.concat(
                        OwnFacts.in(reading.said().text(), reading.places().remainder(), atlas).stream()
                                .filter(fact -> OwnFacts.isHome(fact)),
                        PeopleTold.in(written, known, atlas).stream())
                .toList();
    }

    /** A plan keeps to what its traveller wrote, and not to what a message of theirs was taken for. */
    private static Step asWritten(Step step, GraphState received) {
        return step.state().getIntent() == IntentType.TRIP_PLANNING
                ? Step.to(
                        step.next(),
                        GraphState.newBuilder(step.state())
                                .setMessages(received.getMessages())
                                .build())
                : step;
    }

    private static GraphState saying(String message, GraphState state) {
        return message.equals(state.getUserQuery())
                ? state
                : GraphState.newBuilder(state).setUserQuery(message).build();
    }

    /** Who tells of themselves first, and then asks how it is "there", asks of the country: no place was spoken of. */
    private GraphState ofTheCountry(GraphState state) {
        var reading = comprehension.read(state.getUserQuery(), LocalDate.now(clock));
        boolean first = state.getMessages().stream().noneMatch(message -> message.getTurn() < state.getTurn());
        return first
                        && reading.wishes().areStated()
                        && reading.places().isEmpty()
                        && reading.places().beyond().isEmpty()
                        && reading.places().region().isEmpty()
                        && Phrases.isQuestion(reading.said())
                        && reading.said().has(THERE)
                        && Reference.pointsAtThePlace(reading)
                        && !Phrases.asksOfTheWay(reading.said())
                ? StandAlone.pointing(reading.said().text(), "Sri Lanka")
                        .map(words -> saying(words, state))
                        .orElse(state)
                : state;
    }

    private Step routed(GraphState sent) {
        meaning.begin(sent.getUserQuery());
        var received = conversational ? ofTheCountry(sent) : sent;
        boolean plans = conversational && !received.getItinerary().isEmpty();
        var state = conversational
                ? InThatTime.inFull(ByKinship.inFull(
                        LastQuestion.inFull(
                                WhereBest.inFull(plans ? onItsWeekday(GoneStop.inFull(
                                                WithinItsLength.inFull(
                                                        WishOfACompanion.inFull(
                                                                OfTheLastChange.inFull(received, atlas), atlas),
                                                        atlas),
                                                atlas)) : received)),
                        atlas))
                : received;
        if (plans && FormerPlan.isWanted(state)) {
            return goneBack(state);
        }
        // Which day is meant is told by the words of then.
        var otherDay = plans ? OtherDayMeant.in(received, atlas) : Optional.<GraphState>empty();
        if (otherDay.isPresent()) {
            return heard(otherDay.get());
        }
        var inFull = plans ? NewYearMeant.inFull(Accepted.inFull(state, atlas)) : state;
        var asRuled = goneOn(inFull, plans);
        return asWritten(plans ? keepingTheTrip(inFull, byItsAct(inFull, asRuled)) : asRuled, received);
    }

    /** A trip is never lost to a message that only names a place: it stays, and what is meant is asked. */
    private Step keepingTheTrip(GraphState state, Step step) {
        var reading = comprehension.read(state.getUserQuery(), LocalDate.now(clock));
        var conversation = Conversation.in(state, atlas);
        var lost = LostTrip.in(step, reading, conversation);
        var ofItsNights = lost.flatMap(question -> LostTrip.inPlainWords(reading, conversation))
                .map(words -> heard(saying(words, state)))
                .filter(other -> other.state().getIntent() == IntentType.TRIP_PLANNING
                        && LostTrip.in(other, reading, conversation).isEmpty());
        if (ofItsNights.isPresent()) {
            return ofItsNights.get();
        }
        return lost.map(question -> noting(question, heard(saying(LostTrip.KEPT, state))))
                .map(kept -> Step.to(
                        kept.next(),
                        GraphState.newBuilder(kept.state()).setPlanStands(true).build()))
                .orElse(step);
    }

    /** A message as it was taken by the rules, or else as what it surely does to the plan, where they took it for something else. */
    private Step byItsAct(GraphState state, Step asRuled) {
        if (state.getPendingClarification().isPresent()) {
            return asRuled;
        }
        var reading = comprehension.read(state.getUserQuery(), LocalDate.now(clock));
        var conversation = Conversation.in(state, atlas);
        return byItsAct.otherwise(asRuled, state, reading, conversation).orElse(asRuled);
    }

    /** @param general whether it is asked or told of no place */
    private Step heardBeside(Act act, boolean general, GraphState state, Conversation conversation) {
        var aside = conversation.asideFromThePlan(general);
        var message = listening.beside(state, aside, LocalDate.now(clock));
        return message.bound().isOpen()
                ? Step.to(REPLY, askedAgain(state, WhichOne.question(message.bound(), state)))
                : done(understood(state, message, aside, Optional.of(act)));
    }

    /** What a message that has nothing to do with the plan is for. */
    private Verdict besideThePlan(Act act, Reading reading, Conversation conversation) {
        if (act == Act.STATEMENT) {
            return new Verdict(IntentRules.ONLY_TELLS, IntentType.TOURISM_QUERY, 0.8f);
        }
        var verdict = intents.judge(reading, conversation.context(false));
        boolean asks = verdict.intent() == IntentType.TOURISM_QUERY
                || verdict.intent() == IntentType.REAL_TIME_INFO
                || (act == Act.OFF_TOPIC && verdict.intent() == IntentType.OFF_TOPIC);
        return asks ? verdict : new Verdict("asksBesideThePlan", IntentType.TOURISM_QUERY, 0.8f);
    }

    private GraphState onItsWeekday(GraphState state) {
        return saying(
                WeekdayOfTheTrip.inFull(state.getUserQuery(), Conversation.in(state, atlas), LocalDate.now(clock)),
                state);
    }

    /** @param plans whether there is a plan that may be changed */
    private Step goneOn(GraphState state, boolean plans) {
        if (!plans) {
            return heard(state);
        }
        var parts = TwoQuestions.in(state.getUserQuery()).flatMap(both -> partOfThePlan(both, state));
        if (parts.isPresent()) {
            return parts.get();
        }
        var question = ChangeAndQuestion.questionAlone(state.getUserQuery());
        if (question.isPresent()) {
            return heard(saying(question.get(), state));
        }
        return ChangeAndQuestion.in(state.getUserQuery())
                .map(both -> Stream.of(heard(saying(both.change(), state)))
                        .filter(step -> step.state().getIntent() == IntentType.TRIP_PLANNING)
                        .map(step -> noting(both.note(), step))
                        .findFirst()
                        .orElseGet(() -> heard(state)))
                .orElseGet(() -> heard(state));
    }

    /** Two questions of which the plan tells one: the other is looked up, and both are answered. */
    private Optional<Step> partOfThePlan(TwoQuestions both, GraphState state) {
        var conversation = Conversation.in(state, atlas);
        if (conversation.pending().isPresent()) {
            return Optional.empty();
        }
        var first = told(both.first(), conversation);
        var named =
                comprehension.read(both.first(), LocalDate.now(clock)).places().all();
        var later = named.size() == 1 ? both.secondOf(named.getFirst().name()) : both.second();
        var second = told(later, conversation).or(() -> told(both.second(), conversation));
        if (first.isPresent() && second.isPresent()) {
            return Optional.of(Step.to(
                    REPLY,
                    FromThePlan.told(
                            state,
                            first.get() + " " + second.get(),
                            comprehension.read(state.getUserQuery(), LocalDate.now(clock)),
                            conversation)));
        }
        return first.map(answer -> besides(answer, heard(saying(later, state))))
                .or(() -> second.map(answer -> besides(answer, heard(saying(both.first(), state)))));
    }

    /** What is answered already is answered with it; what is looked up has it as a note. */
    private static Step besides(String answer, Step step) {
        return step.state()
                .getFinalResponse()
                .map(told -> Step.to(
                        step.next(),
                        GraphState.newBuilder(step.state())
                                .setFinalResponse(told + " " + answer)
                                .build()))
                .orElseGet(() -> noting(answer, step));
    }

    private Optional<String> told(String question, Conversation conversation) {
        return PlanAnswers.to(comprehension.read(question, LocalDate.now(clock)), conversation, List.of(), atlas);
    }

    private static Step noting(String note, Step step) {
        return Step.to(
                step.next(),
                GraphState.newBuilder(step.state())
                        .setAssumptions(Stream.concat(Stream.of(note), step.state().getAssumptions().stream())
                                .toList())
                        .build());
    }

    /** The plan of before, had as it was then; or else a word on why there is none. */
    private Step goneBack(GraphState state) {
        var former = FormerPlan.in(state, atlas);
        if (former.isEmpty()) {
            return Step.to(
                    REPLY, FromTheThread.told(state, FormerPlan.whyNot(state, atlas), Conversation.in(state, atlas)));
        }
        return noting(former.get().note(), heard(former.get().then()));
    }

    private Step heard(GraphState state) {
        var conversation = conversational ? Conversation.in(state, atlas) : Conversation.none(state);
        var today = LocalDate.now(clock);
        var again = conversation.pending().filter(asked -> AskedAgain.in(state.getUserQuery()));
        if (again.isPresent()) {
            return Step.to(REPLY, askedAgain(state, again.get()));
        }
        var ofTheTalk = conversation.remembers()
                ? TalkOfTheTalk.answered(state, conversation)
                        .or(() -> Recollection.of(state.getUserQuery(), conversation))
                        .or(() -> GoneStop.told(state, atlas))
                        .or(() -> DateTroubles.answered(state, conversation))
                        .or(() -> PoyaOfThePlan.answered(state, conversation))
                : Optional.<String>empty();
        if (ofTheTalk.isPresent()) {
            return Step.to(REPLY, FromTheThread.told(state, ofTheTalk.get(), conversation));
        }
        var time = LocalTime.told(Utterance.of(state.getUserQuery()), clock);
        if (time.isPresent()) {
            return Step.to(REPLY, FromTheThread.live(state, time.get(), conversation));
        }
        var included = conversation.remembers()
                ? PlanAnswers.whateverItPointsAt(comprehension.read(state.getUserQuery(), today), conversation, atlas)
                : Optional.<String>empty();
        if (included.isPresent()) {
            return Step.to(
                    REPLY,
                    FromThePlan.told(
                            state, included.get(), comprehension.read(state.getUserQuery(), today), conversation));
        }
        var message = listening.to(state, conversation, today);
        if (message.bound().isOpen()) {
            return Step.to(REPLY, askedAgain(state, WhichOne.question(message.bound(), state)));
        }
        if (message.answer().isPresent()) {
            return Step.to(REPLY, FromThePlan.told(state, message.answer().get(), message.reading(), conversation));
        }
        return done(understood(state, message, conversation, Optional.empty()));
    }

    private static Step done(Understood understood) {
        return switch (understood.decision()) {
            case SMALL_TALK, DIRECT_ANSWER ->
                Step.to(understood.state().getFinalResponse().isPresent() ? REPLY : GENERATE, understood.state());
            case RETRIEVE, LOCATION_SEARCH -> Step.to(RETRIEVE, understood.state());
            case REWRITE_THEN_RETRIEVE -> Step.to(REWRITER, understood.state());
            case WEB_SEARCH -> Step.to(WEB_SEARCH, understood.state());
            case ASK_CLARIFICATION -> Step.to(REPLY, understood.state());
            case UNKNOWN -> throw new IllegalStateException("No decision was made on the message.");
        };
    }

    /** The question that is open, in the same words. */
    private static GraphState askedAgain(GraphState state, Clarification asked) {
        var next = GraphState.newBuilder(state)
                .setIntent(IntentType.TOURISM_QUERY)
                .setIntentConfidence(0.9f)
                .setTravelIntent(TravelIntent.GENERAL_TRAVEL)
                .setRouteDecision(RouteDecision.ASK_CLARIFICATION)
                .setTargetDate(null)
                .setPendingClarification(null)
                .setClarification(asked)
                .setAsked(AlreadyAsked.with(state.getAsked(), Optional.of(asked)))
                .setFinalResponse(Located.inWords(asked));
        return Located.withTheLastAnswer(next, RouteDecision.ASK_CLARIFICATION, Optional.empty());
    }

    private record Understood(RouteDecision decision, GraphState state) {}

    private boolean plannedIn(List<Reading> earlier) {
        return earlier.stream().anyMatch(said -> intents.judgeAlone(said).intent() == IntentType.TRIP_PLANNING);
    }

    /** @param beside what the message does, where that has surely nothing to do with the plan */
    private Understood understood(
            GraphState state, Listening.Message message, Conversation conversation, Optional<Act> beside) {
        var heard = message.reading();
        var said = heard.wishing(TakenBack.told(
                Companions.told(heard.wishes(), heard.said(), conversation.known()),
                heard.places().remainder(),
                conversation.known()));
        var ofTheTrip = beside.isPresent()
                        || message.resumed().isPresent()
                        || message.completed().isPresent()
                ? said
                : TimeOfTheTrip.in(said, conversation, comprehension);
        var earlier = message.earlier();
        var resumed = message.resumed();
        boolean ofThePlan =
                beside.isEmpty() && resumed.isEmpty() && conversation.hasPlanned() && Echo.asksOfThePlan(said);
        boolean ofADay = ofThePlan && conversation.plan();
        boolean recalls = Echo.is(said) || Recall.is(Utterance.of(state.getUserQuery()), earlier, conversation);
        boolean echo =
                ofADay || (beside.isEmpty() && conversation.documents() && resumed.isEmpty() && recalls && !ofThePlan);
        var change = message.completed().flatMap(Completed::change);
        var verdict = beside.map(act -> besideThePlan(act, said, conversation))
                .orElseGet(() -> echo
                        ? ofTheLastAnswer(conversation)
                        : ofThePlan || change.isPresent()
                                ? ofAnEarlierPlan()
                                : judged(said, ofTheTrip, conversation.context(plannedIn(earlier))));
        var reading = isAChange(verdict) ? ofTheTrip : said;
        var bearings = change.flatMap(Change::places)
                .map(places -> new Bearings(places, true, true))
                .orElseGet(() -> Bearings.of(reading, verdict, conversation, atlas));
        var dates = Dates.of(reading, verdict, bearings, conversation, atlas, state.getTurn());
        var afterAll = WantedAfterAll.in(reading, verdict, conversation.known());
        // A change that is made whole may sound like an order for a plan, and is none for another.
        boolean anew =
                verdict.rule().equals("asksForAPlan") && message.completed().isEmpty();
        var willing = reading.wishing(afterAll.wishes());
        var settled = resumed.isPresent()
                ? Settled.besides(willing, verdict, conversation)
                : Settled.in(willing, verdict, conversation);
        var wishes = settled.map(Settled::wishes).orElse(afterAll.wishes());
        // What leaves the plan as it is adds nothing to what it follows.
        boolean stays = message.completed().filter(Completed::changesNothing).isPresent();
        var ordered = Settled.termsOf(resumed.isPresent() || stays ? message.query() : state.getUserQuery(), wishes);
        var wished = wished(
                        state,
                        reading.wishing(wishes),
                        verdict,
                        conversation,
                        dates,
                        anew,
                        resumed.isPresent(),
                        ordered)
                .placing(anew ? Placing.inAnOrder(reading, atlas) : message.placed());
        var query = message.query();
        var missing = echo
                ? Essentials.Outcome.goOn(bearings.places().isEmpty() ? conversation.latest() : bearings.places())
                : essentials.of(reading, verdict, bearings, conversation, wished.known(), query, state.getTurn());
        var answered = echo || resumed.isPresent() || missing.question().isPresent()
                ? Optional.<String>empty()
                : Answered.at(reading, verdict, conversation, told(state, reading));
        var centre = Outside.centre(reading.places());
        var decision = missing.question().isPresent()
                ? RouteDecision.ASK_CLARIFICATION
                : answered.isPresent()
                        ? RouteDecision.SMALL_TALK
                        : decision(verdict, bearings, centre.isPresent(), echo);
        var places = missing.places();
        boolean ofCalendar = verdict.rule().equals(IntentRules.ASKS_OF_THE_CALENDAR);
        // Where one sets out from is not what the conversation is about.
        boolean onlyTheOrigin = verdict.intent() != IntentType.TRIP_PLANNING
                && bearings.places().equals(reading.places().origin().stream().toList());
        boolean named = (bearings.own() && !onlyTheOrigin)
                || bearings.places().isEmpty()
                || verdict.intent() == IntentType.TRIP_PLANNING
                || isTheEndOfAWay(bearings, conversation)
                || (!onlyTheOrigin
                        && !(conversation.isAboutAllOf(bearings.places())
                                && conversation.keeps(bearings.places(), atlas)));
        wished.facts(
                        OwnFacts.in(reading.said().text(), reading.places().remainder(), atlas),
                        reading.places().refused())
                .leavingOut(leftOut(reading, verdict), reading.places().wanted());
        wished.keeping(afterAll.terms(), false);
        change.ifPresent(made -> wished.leavingOut(made.dropped(), made.places().orElse(List.of()))
                .keeping(made.terms(), false));
        change.flatMap(made -> Reordered.since(made, conversation))
                .ifPresent(term -> wished.keeping(List.of(term), false));
        Reordered.in(reading, verdict, bearings, conversation).ifPresent(term -> wished.keeping(List.of(term), false));
        var remembered = missing.doubtful() ? new Remembering(conversation.known(), state.getTurn()) : wished;
        var known = named ? remembered.places(places).known() : remembered.known();
        var dayAskedFor = ofADay ? dayAskedFor(reading, conversation) : Optional.<LocalDate>empty();
        var next = GraphState.newBuilder(state)
                .setIntent(verdict.intent())
                .setIntentConfidence(verdict.confidence())
                .setTravelIntent(intents.travelIntent(reading, verdict))
                .setRouteDecision(decision)
                .setLanguage(reading.language().tag())
                .setTargetLocation(places.stream().findFirst().map(Place::name).orElse(null))
                .setTargetLocations(places.stream().map(Place::name).toList())
                .setTargetCoordinates(places.stream()
                        .findFirst()
                        .map(Located::at)
                        .or(() -> centre.flatMap(Beyond::at).map(Located::at))
                        .orElse(null))
                .setTargetDate(dayAskedFor.or(dates::start).orElse(null))
                .setTargetEndDate(dayAskedFor.isPresent() ? null : dates.end().orElse(null))
                .setLocationSearch(
                        decision == RouteDecision.LOCATION_SEARCH
                                ? Located.search(
                                        reading.nearby().orElseThrow(),
                                        places.isEmpty()
                                                ? centre.orElseThrow().name()
                                                : places.getFirst().name())
                                : null)
                .setPreferences(known)
                .setProfile(Withdrawn.in(
                        BeenTo.with(state, reading.places().visited()),
                        state,
                        reading.wishes().withdrawn()))
                .setAssumptions(Stream.of(
                                message.notes().stream(),
                                afterAll.notes().stream(),
                                missing.question().isPresent()
                                        ? Stream.<String>of()
                                        : NotEaten.note(reading, verdict, conversation.known()).stream(),
                                missing.question().isPresent()
                                        ? Stream.<String>of()
                                        : settled.isPresent() || resumed.isPresent()
                                                ? settled.map(Settled::note).stream()
                                                : AtOdds.with(conversation, reading.said(), verdict).stream(),
                                TakenForGranted.in(
                                        reading,
                                        verdict,
                                        resumed,
                                        dates,
                                        missing,
                                        message.completed().isPresent() || (bearings.leaning() && !places.isEmpty()),
                                        atlas)
                                        .stream())
                        .flatMap(notes -> notes)
                        .toList())
                .setPendingClarification(null)
                .setClarification(missing.question()
                        .or(() -> StillOpen.of(reading, verdict, conversation, resumed.isPresent()))
                        .orElse(null))
                .setAsked(AlreadyAsked.with(state.getAsked(), missing.question()))
                .setFinalResponse(missing.question()
                        .map(Located::inWords)
                        .or(() -> answered)
                        .orElse(null))
                .setRewrittenQuery(
                        ofCalendar
                                ? QueryInFull.ofTheCalendar(reading, state.getUserQuery(), query)
                                : QueryInFull.of(
                                        state.getUserQuery(),
                                        plans(verdict) ? query : SetApart.takenOut(query, atlas),
                                        bearings,
                                        decision));
        boolean stands = message.completed().filter(Completed::changesNothing).isPresent();
        if (stands || (ofThePlan && Echo.asksOfTheWholePlan(said))) {
            next.setPlanStands(true);
        }
        if (echo && !ofADay) {
            // Whoever goes on from "in short, please" goes on from the question before.
            next.setRewrittenQuery(conversation.previous().orElse(null));
        }
        return new Understood(decision, Located.withTheLastAnswer(next, decision, dayAskedFor));
    }

    /** Who asks how safe it is where they have asked the way to speaks no more of where they set out. */
    private static boolean isTheEndOfAWay(Bearings bearings, Conversation conversation) {
        return bearings.leaning()
                && !bearings.own()
                && conversation.itinerary().isEmpty()
                && conversation.latest().size() == 2
                && bearings.places().equals(conversation.latest().subList(0, 1));
    }

    /** What changes the plan does so without the times that are not of the trip, too. */
    private Verdict judged(Reading said, Reading ofTheTrip, Context context) {
        var verdict = intents.judge(said, context);
        if (context.besideThePlan() && !isAChange(verdict) && TimeOfTheTrip.isOfAPart(said)) {
            return ofAnEarlierPlan();
        }
        return isAChange(verdict) && !said.equals(ofTheTrip) ? intents.judge(ofTheTrip, context) : verdict;
    }

    private static boolean isAChange(Verdict verdict) {
        return verdict.intent() == IntentType.TRIP_PLANNING && !verdict.rule().equals("asksForAPlan");
    }

    private static Optional<LocalDate> dayAskedFor(Reading reading, Conversation conversation) {
        var day = Echo.dayAskedFor(reading, conversation.days().orElse(1));
        return day.isPresent() ? conversation.start().map(first -> first.plusDays(day.getAsInt())) : Optional.empty();
    }

    private static boolean plans(Verdict verdict) {
        return verdict.intent() == IntentType.TRIP_PLANNING;
    }

    private static Verdict ofTheLastAnswer(Conversation conversation) {
        return new Verdict(
                "asksOfTheLastAnswer", conversation.plan() ? IntentType.TRIP_PLANNING : IntentType.TOURISM_QUERY, 0.9f);
    }

    /** A plan that is no longer at hand is made again, as it was. */
    private static Verdict ofAnEarlierPlan() {
        return new Verdict("changesThePlan", IntentType.TRIP_PLANNING, 0.8f);
    }

    private static Remembering wished(
            GraphState state,
            Reading reading,
            Verdict verdict,
            Conversation conversation,
            Dates dates,
            boolean anew,
            boolean replies,
            String ordered) {
        var remembering = new Remembering(conversation.known(), state.getTurn());
        if (verdict.intent() == IntentType.TRIP_PLANNING) {
            remembering.rewording(term -> WayHome.reworded(term, conversation, dates));
        }
        boolean introduces = verdict.intent() == IntentType.GREETING
                && !reading.wishes().lasting().isEmpty();
        boolean travels = verdict.intent() != IntentType.OFF_TOPIC && verdict.intent() != IntentType.GREETING;
        if (!travels && !introduces) {
            return remembering;
        }
        boolean plan = verdict.intent() == IntentType.TRIP_PLANNING;
        boolean asks = !plan && Phrases.isQuestion(reading.said());
        var own = plan ? reading.wishes() : Companions.own(reading.wishes(), reading.said());
        // What a reply settles was settled by it, in whatever words the question is then put.
        var stated = plan || replies
                ? own
                : AskedInGeneral.leftOut(
                        own,
                        List.of(
                                reading.places().remainder(),
                                Utterance.of(state.getUserQuery()).text()));
        var heard = asks ? stated.besides(conversation.known()) : stated;
        // What is to be under a roof while it rains is so while it rains.
        var lasting = plan ? heard : heard.notAgainst(Wishes.OPEN_AIR);
        // "Is there a train to Ella?" beside a plan asks for no ride in it.
        var told = asks && !conversation.itinerary().isEmpty() ? lasting.ofNoInterest() : lasting;
        boolean ofAWay = !plan
                && !conversation.itinerary().isEmpty()
                && !reading.places().targets().isEmpty();
        boolean setsOut = reading.places().statedOrigin()
                && !ofAWay
                && !(asks
                        && (conversation.known().getOrigin().isPresent()
                                || !conversation.itinerary().isEmpty()));
        return remembering
                .wishes(told, plan)
                .terms(plan ? ordered : "", anew)
                .origin(reading.places().origin().filter(start -> setsOut && !(plan && conversation.plans(start))))
                .dates(dates.stated());
    }

    private static RouteDecision decision(Verdict verdict, Bearings bearings, boolean aTown, boolean echo) {
        if (echo) {
            return RouteDecision.DIRECT_ANSWER;
        }
        return switch (verdict.intent()) {
            case GREETING, OFF_TOPIC -> RouteDecision.SMALL_TALK;
            case REAL_TIME_INFO -> RouteDecision.WEB_SEARCH;
            case TOURISM_QUERY, TRIP_PLANNING -> {
                boolean search = verdict.rule().equals("asksForWhatIsNearby");
                if (search && (aTown || !bearings.places().isEmpty())) {
                    yield RouteDecision.LOCATION_SEARCH;
                }
                yield bearings.leaning() ? RouteDecision.REWRITE_THEN_RETRIEVE : RouteDecision.RETRIEVE;
            }
            case UNKNOWN -> RouteDecision.UNKNOWN;
        };
    }

    /** What is refused, and, where a plan is changed, what was seen already; the planner leaves it out by its name. */
    private static List<Place> leftOut(Reading reading, Verdict verdict) {
        return switch (verdict.intent()) {
            case GREETING, OFF_TOPIC, UNKNOWN -> List.of();
            case TOURISM_QUERY, REAL_TIME_INFO -> reading.places().refused();
            case TRIP_PLANNING ->
                verdict.rule().equals("changesThePlan")
                        ? reading.places().unwanted()
                        : reading.places().refused();
        };
    }

    private static List<String> values(List<Wishes.Wish> wishes) {
        return wishes.stream().map(Wishes.Wish::value).toList();
    }
}
