package ai.travion.router;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.atlas.text.Separable;
import ai.travion.atlas.text.TagQuestion;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.router.act.Act;
import ai.travion.router.act.Acts;
import ai.travion.router.act.Doing;
import ai.travion.router.calendar.CalendarReader;
import ai.travion.router.calendar.CalendarTalk;
import ai.travion.router.dialogue.Accepted;
import ai.travion.router.dialogue.AskedForAnother;
import ai.travion.router.dialogue.BesideTheQuestion;
import ai.travion.router.dialogue.ByKinship;
import ai.travion.router.dialogue.ChangeAnnounced;
import ai.travion.router.dialogue.ChosenForThePlan;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.DayByItsRole;
import ai.travion.router.dialogue.DayOutAsked;
import ai.travion.router.dialogue.DroppedWish;
import ai.travion.router.dialogue.Ellipsis;
import ai.travion.router.dialogue.Essentials;
import ai.travion.router.dialogue.FirstLikes;
import ai.travion.router.dialogue.FlightOfThePlan;
import ai.travion.router.dialogue.FlightToldLast;
import ai.travion.router.dialogue.FormerPlan;
import ai.travion.router.dialogue.Fronted;
import ai.travion.router.dialogue.GoneStop;
import ai.travion.router.dialogue.HotelsOrdered;
import ai.travion.router.dialogue.IMeant;
import ai.travion.router.dialogue.InFocus;
import ai.travion.router.dialogue.InThatTime;
import ai.travion.router.dialogue.InsteadOfThat;
import ai.travion.router.dialogue.JoinsLater;
import ai.travion.router.dialogue.LastAdded;
import ai.travion.router.dialogue.LastQuestion;
import ai.travion.router.dialogue.LegByTrain;
import ai.travion.router.dialogue.LimitLifted;
import ai.travion.router.dialogue.NearWhat;
import ai.travion.router.dialogue.NewYearMeant;
import ai.travion.router.dialogue.NightSwapped;
import ai.travion.router.dialogue.NightsThere;
import ai.travion.router.dialogue.NthDayThere;
import ai.travion.router.dialogue.NthStop;
import ai.travion.router.dialogue.OfThatDay;
import ai.travion.router.dialogue.OfThatLeg;
import ai.travion.router.dialogue.OfThatStop;
import ai.travion.router.dialogue.OfTheLastChange;
import ai.travion.router.dialogue.OnCondition;
import ai.travion.router.dialogue.OneOfTwo;
import ai.travion.router.dialogue.OneOfUsCannot;
import ai.travion.router.dialogue.OneOrTheOther;
import ai.travion.router.dialogue.OpenQuestion;
import ai.travion.router.dialogue.OtherDayMeant;
import ai.travion.router.dialogue.OwnSubject;
import ai.travion.router.dialogue.PoyaInTheTrip;
import ai.travion.router.dialogue.PutWhatWasTold;
import ai.travion.router.dialogue.Reference;
import ai.travion.router.dialogue.Reminded;
import ai.travion.router.dialogue.Resumption;
import ai.travion.router.dialogue.SameOnAnotherDay;
import ai.travion.router.dialogue.SkipIt;
import ai.travion.router.dialogue.SlowerStill;
import ai.travion.router.dialogue.SpotByTheSea;
import ai.travion.router.dialogue.StartedAnew;
import ai.travion.router.dialogue.StayByItsKind;
import ai.travion.router.dialogue.StaysAsItIs;
import ai.travion.router.dialogue.StopOfThePlan;
import ai.travion.router.dialogue.ThatStop;
import ai.travion.router.dialogue.TiredOfTheRoad;
import ai.travion.router.dialogue.TooHard;
import ai.travion.router.dialogue.WantedToSee;
import ai.travion.router.dialogue.WeatherOfTheTrip;
import ai.travion.router.dialogue.WeekdayOfTheTrip;
import ai.travion.router.dialogue.WhereBest;
import ai.travion.router.dialogue.WholePlanAsked;
import ai.travion.router.dialogue.WishOfACompanion;
import ai.travion.router.dialogue.WorstTold;
import ai.travion.router.followup.Background;
import ai.travion.router.followup.Completions;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.Intents;
import ai.travion.router.intent.Meaning;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Wording;
import ai.travion.router.itinerary.NothingToMove;
import ai.travion.router.itinerary.PlainlyAsked;
import ai.travion.router.itinerary.WhichStop;
import ai.travion.router.places.Suggestions;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.router.text.Reported;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.InWords;
import ai.travion.router.wishes.PartyNamed;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.router.wishes.Remembering;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedParty;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * Understands a message in its conversation and decides what is done with it.
 *
 * <p>No language model is called: the message is read (words, places, dates, wishes), judged (what it is for: by rules, its wording and its
 * meaning), and put into its conversation (what "there" is, which day). What is essential and missing is asked for.
 */
final class Router implements Node {

    private static final ZoneId SRI_LANKA = ZoneId.of("Asia/Colombo");

    private static final Pattern THERE = Patterns.words("there");

    /** Of a plan in hand, while nothing is asked back: each says in full what points at the turn before, and leaves all else as it is. */
    private static final List<BiFunction<GraphState, Places, GraphState>> OF_THE_TURN_BEFORE = List.of(
            NightsThere::inFull,
            NightSwapped::inFull,
            NthStop::inFull,
            ThatStop::inFull,
            PutWhatWasTold::inFull,
            LastAdded::inFull,
            WorstTold::inFull,
            LegByTrain::inFull,
            HotelsOrdered::inFull,
            SkipIt::inFull,
            FlightOfThePlan::inFull,
            WantedToSee::inFull,
            TiredOfTheRoad::inFull,
            SlowerStill::inFull,
            LimitLifted::inFull,
            OneOrTheOther::inFull,
            WeatherOfTheTrip::inFull,
            InFocus::inFull);

    /** More than are ever offered. */
    private static final int CHOICE = 8;

    private final Places atlas;
    private final Clock clock;
    private final boolean conversational;
    private final Comprehension comprehension;
    private final Meaning meaning;
    private final Hearing hearing;
    private final TwoInOne twoInOne;
    private final ByItsAct byItsAct;
    private final BothHalves bothHalves;
    private final SettledStays settledStays;
    private final SettledDays settledDays;
    private final BesideTheQuestion besideTheQuestion;
    private final Accounting accounting;

    Router(
            Places atlas,
            HolidayCalendar calendar,
            Wording wording,
            Acts acts,
            Meaning meaning,
            Clock clock,
            RouterProperties properties,
            OwnNames own) {
        this.atlas = atlas;
        this.clock = clock.withZone(SRI_LANKA);
        this.conversational = properties.conversationalMode();
        this.comprehension = new Comprehension(atlas, calendar);
        this.meaning = meaning;
        var intents = new Intents(wording, meaning, own);
        var suggestions = new Suggestions(atlas);
        var essentials = new Essentials(suggestions, atlas);
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
        var listening = new Listening(
                comprehension,
                new CalendarTalk(new CalendarReader(calendar)),
                new Ellipsis(comprehension, intents),
                resumption,
                atlas);
        this.hearing = new Hearing(
                comprehension,
                listening,
                new Understanding(comprehension, new Judging(intents), essentials, atlas),
                atlas,
                this.clock,
                conversational,
                this::settled);
        this.besideTheQuestion = new BesideTheQuestion(atlas, comprehension, this.clock);
        this.settledStays = new SettledStays(atlas, comprehension, this.clock, hearing::told);
        this.settledDays = new SettledDays(atlas, comprehension, this.clock);
        this.twoInOne = new TwoInOne(hearing, comprehension, atlas, this.clock);
        var doing = new Doing(acts, meaning, atlas);
        this.accounting = new Accounting(atlas, comprehension, doing, this.clock, this::routed);
        this.bothHalves = new BothHalves(doing, comprehension, atlas, this.clock, this::besideAPlan);
        this.byItsAct = new ByItsAct(
                doing,
                atlas,
                said -> FormerPlan.isWanted(said) ? hearing.backTo(said) : hearing.of(said),
                hearing::beside);
    }

    @Override
    public Step apply(GraphState received) {
        var message = received.getUserQuery();
        // One line without runs of blanks: what reads it need not fear them.
        var said = Separable.joined(TagQuestion.asked(Utterance.of(message).text()));
        var asked = conversational ? Reported.asked(said) : said;
        var heard = withoutAnOpening(FormerPlan.withoutWhatWasTakenBack(Turned.saying(asked, received)));
        var understood = routed(
                conversational
                        ? StartedAnew.inFull(
                                FlightToldLast.first(WholePlanAsked.inFull(ChangeAnnounced.inFull(heard))),
                                atlas,
                                words -> comprehension
                                        .read(words, LocalDate.now(clock))
                                        .when()
                                        .saysADay())
                        : heard);
        var step = remembering(said, conversational ? accounting.of(heard, understood) : understood);
        var state = step.state();
        boolean asSaid = state.getUserQuery().equals(said);
        return Step.to(step.next(), withoutEditsOfAnother(asSaid ? Turned.saying(message, state) : state));
    }

    /** "Is there something else that you would like to know?" is no question that an order to a plan replies to. */
    private static GraphState withoutAnOpening(GraphState state) {
        boolean isOpen = !state.getItinerary().isEmpty()
                && state.getPendingClarification()
                        .filter(asked -> asked.getAbout().equals(Resumption.EVIDENCE))
                        .isPresent();
        return isOpen
                ? GraphState.newBuilder(state).setPendingClarification(null).build()
                : state;
    }

    /** What was ordered of the days of a plan is not ordered of another trip. */
    private static GraphState withoutEditsOfAnother(GraphState state) {
        boolean isAnother = state.getIntent() == IntentType.TRIP_PLANNING
                && state.getRouteDecision() == RouteDecision.RETRIEVE
                && !state.getPlanStands();
        return isAnother && !state.getDayEdits().isEmpty()
                ? GraphState.newBuilder(state).setDayEdits(List.of()).build()
                : state;
    }

    /** What is told of those who travel is kept, whatever becomes of the message. */
    private Step remembering(String said, Step step) {
        var state = step.state();
        var known =
                state.getPreferences().orElseGet(() -> Preferences.newBuilder().build());
        var told = conversational ? PeopleTold.in(said, known, atlas) : List.<String>of();
        var party = conversational && known.getParty().isEmpty()
                ? PartyNamed.in(said, state.getTurn())
                : Optional.<StatedParty>empty();
        if ((told.isEmpty() && party.isEmpty()) || state.getIntent() == IntentType.OFF_TOPIC) {
            return step;
        }
        var kept = Preferences.newBuilder(
                told.isEmpty()
                        ? known
                        : new Remembering(known, state.getTurn())
                                .facts(told, List.of())
                                .known());
        party.ifPresent(kept::setParty);
        return Step.to(
                step.next(),
                GraphState.newBuilder(state).setPreferences(kept.build()).build());
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
                        .map(words -> Turned.saying(words, state))
                        .orElse(state)
                : state;
    }

    /** What points at the turn before, or at the change that it made, in full. */
    private GraphState lastTurn(GraphState state) {
        var said = state;
        if (!state.getItinerary().isEmpty() && state.getPendingClarification().isEmpty()) {
            for (var pointing : OF_THE_TURN_BEFORE) {
                said = pointing.apply(said, atlas);
            }
        }
        return said;
    }

    private Step routed(GraphState said) {
        var sent = conversational
                ? WhichStop.inFull(
                        lastTurn(InsteadOfThat.inFull(
                                StayByItsKind.inFull(OpenQuestion.inFull(FormerPlan.inFull(said)), atlas), atlas)),
                        atlas)
                : said;
        meaning.begin(sent.getUserQuery());
        var asItIs = conversational ? StaysAsItIs.told(sent) : Optional.<String>empty();
        if (asItIs.isPresent()) {
            return hearing.told(sent, asItIs.get());
        }
        if (conversational && FormerPlan.isWanted(sent, atlas)) {
            return hearing.backTo(sent);
        }
        var chosen = conversational ? chosen(sent) : Optional.<Step>empty();
        if (chosen.isPresent()) {
            return chosen.get();
        }
        var oneOfTwo = conversational ? OneOfTwo.in(sent, atlas) : Optional.<OneOfTwo>empty();
        if (oneOfTwo.isPresent()) {
            var order = oneOfTwo.get().order();
            var note = oneOfTwo.get().note();
            return order.isEmpty()
                    ? hearing.told(sent, note)
                    : note.isEmpty()
                            ? routed(Turned.saying(order, sent))
                            : Turned.noting(note, routed(Turned.saying(order, sent)));
        }
        var whichOne = conversational
                ? StayByItsKind.whichOne(sent, atlas)
                        .or(() -> WhichStop.asked(sent, atlas))
                        .or(() -> LastAdded.whichOne(sent, atlas))
                        .or(() -> NothingToMove.told(sent, atlas))
                        .or(() -> TooHard.none(sent, atlas))
                        .or(() -> LegByTrain.absent(sent, atlas))
                        .or(() -> WantedToSee.told(sent, atlas))
                : Optional.<String>empty();
        if (whichOne.isPresent()) {
            return hearing.told(sent, whichOne.get());
        }
        var settled = settled(sent);
        if (settled.isPresent()) {
            return settled.get();
        }
        var asked = conversational && !sent.getItinerary().isEmpty()
                ? NthDayThere.inFull(PlainlyAsked.inFull(besideTheQuestion.leftOut(sent)), atlas)
                : sent;
        var meant = conversational && asked.getPendingClarification().isEmpty()
                ? IMeant.inFull(AskedForAnother.inFull(asked), atlas)
                : asked;
        boolean plans = conversational && !meant.getItinerary().isEmpty();
        var ordered = plans
                ? OfThatLeg.inFull(
                        OfThatStop.inFull(
                                OfThatDay.inFull(
                                        SameOnAnotherDay.inFull(DayByItsRole.inFull(meant, atlas), atlas), atlas),
                                atlas),
                        atlas)
                : meant;
        var received = conversational
                ? NearWhat.inFull(OwnSubject.inFull(ofTheCountry(Fronted.inFull(ordered, atlas)), atlas), atlas)
                : meant;
        var state = conversational
                ? InThatTime.inFull(ByKinship.inFull(
                        LastQuestion.inFull(WhereBest.inFull(
                                plans
                                        ? onItsWeekday(GoneStop.inFull(
                                                WishOfACompanion.inFull(
                                                        OfTheLastChange.inFull(
                                                                StopOfThePlan.inFull(received, atlas), atlas),
                                                        atlas),
                                                atlas))
                                        : received)),
                        atlas))
                : received;
        if (plans && FormerPlan.isWanted(state)) {
            return hearing.backTo(state);
        }
        var reminded = plans ? Reminded.in(received.getUserQuery()) : Optional.<Reminded>empty();
        if (reminded.isPresent()) {
            return reminded.get().question().isEmpty()
                    ? hearing.told(received, reminded.get().note())
                    : Turned.above(
                            reminded.get().note(),
                            routed(Turned.saying(reminded.get().question(), received)));
        }
        var ofOne = plans ? OneOfUsCannot.told(received, atlas) : Optional.<String>empty();
        if (ofOne.isPresent()) {
            var step = hearing.told(received, ofOne.get());
            return Step.to(step.next(), Turned.done(step.state()));
        }
        var whichStay = plans ? NightsThere.whichStay(received, atlas) : Optional.<String>empty();
        if (whichStay.isPresent()) {
            return hearing.told(received, whichStay.get());
        }
        var joining = plans ? JoinsLater.in(received, atlas) : Optional.<JoinsLater>empty();
        if (joining.isPresent()) {
            return joinedLater(received, joining.get());
        }
        var dropped = plans
                ? DroppedWish.told(received, atlas)
                        .filter(told -> !readingOf(received).wishes().areStated())
                : Optional.<String>empty();
        if (dropped.isPresent()) {
            var step = hearing.told(received, dropped.get());
            return Step.to(step.next(), Turned.done(step.state()));
        }
        var waiting = plans ? OnCondition.in(received, atlas) : Optional.<OnCondition>empty();
        if (waiting.isPresent()) {
            return Turned.besides(
                    waiting.get().note(), routed(Turned.saying(waiting.get().question(), received)));
        }
        var answered = plans ? hearing.ofThePlan(received).or(() -> hearing.lodging(received)) : Optional.<Step>empty();
        if (answered.isPresent()) {
            return answered.get();
        }
        // Which day is meant is told by the words of then.
        var otherDay = plans ? OtherDayMeant.in(received, atlas) : Optional.<GraphState>empty();
        if (otherDay.isPresent()) {
            return hearing.of(otherDay.get());
        }
        var inFull = plans
                ? PoyaInTheTrip.inFull(NewYearMeant.inFull(SpotByTheSea.inFull(Accepted.inFull(state, atlas), atlas)))
                : state;
        var likes = conversational && !plans ? likes(inFull) : Optional.<Step>empty();
        if (likes.isPresent()) {
            return likes.get();
        }
        var step = plans
                ? settledStays.kept(
                        received,
                        bothHalves
                                .of(inFull)
                                .orElseGet(() -> notOfAll(
                                        inFull, whereThatDayIs(inFull, keepingTheTrip(inFull, besideAPlan(inFull))))))
                : twoInOne.heard(inFull, false);
        return asWritten(plans ? takingTheAnswer(received, asADayOut(received, step)) : step, received);
    }

    /** "OK let's do that" that no rule heard as an order takes what the last answer told of. */
    private Step takingTheAnswer(GraphState received, Step step) {
        var order = Accepted.ofTheAnswer(received, atlas);
        if (step.state().getIntent() == IntentType.TRIP_PLANNING) {
            return step;
        }
        return order.equals(received)
                ? Accepted.whichOf(received, atlas)
                        .map(told -> hearing.told(received, told))
                        .orElse(step)
                : routed(order);
    }

    /** Whether a day is enough for a place changes no plan. */
    private Step asADayOut(GraphState received, Step step) {
        return DayOutAsked.in(received, atlas)
                .map(asked -> asked.isFar() || step.state().getIntent() == IntentType.TRIP_PLANNING
                        ? hearing.told(received, asked.answer())
                        : Turned.above(asked.answer(), step))
                .orElse(step);
    }

    private Reading readingOf(GraphState state) {
        return comprehension.read(state.getUserQuery(), LocalDate.now(clock));
    }

    private Step joinedLater(GraphState state, JoinsLater joining) {
        var step = hearing.told(state, joining.note());
        var known = Preferences.newBuilder(
                new Remembering(step.state().getPreferences().orElseThrow(), state.getTurn())
                        .facts(List.of(joining.fact()), List.of())
                        .known());
        joining.party().ifPresent(known::setParty);
        return Step.to(
                step.next(),
                GraphState.newBuilder(Turned.done(step.state()))
                        .setPreferences(known.build())
                        .build());
    }

    /** One of what was weighed lately, as what it orders of the plan. */
    private Optional<Step> chosen(GraphState state) {
        var weighed = ChosenForThePlan.in(state, atlas)
                // What it orders is no further choice.
                .filter(choice -> !choice.orders().contains(state.getUserQuery()));
        return weighed.map(choice -> {
            var answered =
                    GraphState.newBuilder(state).setPendingClarification(null).build();
            var without = settledDays.without(choice.gone(), answered);
            if (without.isPresent()) {
                return Turned.noting("%s it is.".formatted(choice.chosen().name()), without.get());
            }
            var orders = choice.orders().stream()
                    .map(order -> Turned.saying(order, answered))
                    .toList();
            return orders.isEmpty()
                    ? hearing.told(
                            answered,
                            "%s is in the plan already, so it stays as it is."
                                    .formatted(choice.chosen().name()))
                    : orders.stream()
                            .flatMap(order -> settledStays.of(order).stream())
                            .findFirst()
                            .orElseGet(() -> routed(orders.getLast()));
        });
    }

    /** Orders of stays or of days and nothing besides. */
    private Optional<Step> settled(GraphState state) {
        return conversational
                ? settledDays
                        .without(TooHard.in(state, atlas), state)
                        .or(() -> settledStays.of(state))
                        .or(() -> settledDays.of(state))
                : Optional.empty();
    }

    /** What they love is kept, and where that is best is told. */
    private Optional<Step> likes(GraphState state) {
        var reading = comprehension.read(state.getUserQuery(), LocalDate.now(clock));
        var known =
                state.getPreferences().orElseGet(() -> Preferences.newBuilder().build());
        return state.getPendingClarification().isPresent()
                ? Optional.empty()
                : FirstLikes.asked(reading, known).map(question -> {
                    var kept = GraphState.newBuilder(state)
                            .setPreferences(
                                    hearing.of(state).state().getPreferences().orElse(known))
                            .build();
                    return Turned.noting(
                            "Noted: " + String.join(", ", InWords.withWhatTheyLove(reading.wishes())) + ".",
                            hearing.of(Turned.saying(question, kept)));
                });
    }

    private Step besideAPlan(GraphState state) {
        return byItsAct(state, twoInOne.heard(state, true));
    }

    /** A trip is never lost to a message that only names a place: it stays, and what is meant is asked. */
    private Step keepingTheTrip(GraphState state, Step step) {
        var reading = comprehension.read(state.getUserQuery(), LocalDate.now(clock));
        var conversation = Conversation.in(state, atlas);
        var lost = LostTrip.in(step, reading, conversation);
        var ofItsNights = lost.flatMap(question -> LostTrip.inPlainWords(reading, conversation))
                .map(words -> hearing.of(Turned.saying(words, state)))
                .filter(other -> other.state().getIntent() == IntentType.TRIP_PLANNING
                        && LostTrip.in(other, reading, conversation).isEmpty());
        if (ofItsNights.isPresent()) {
            return ofItsNights.get();
        }
        return lost.map(question -> Turned.noting(question, hearing.of(Turned.saying(LostTrip.KEPT, state))))
                .map(kept -> Step.to(
                        kept.next(),
                        GraphState.newBuilder(kept.state()).setPlanStands(true).build()))
                .orElse(step);
    }

    /** What names one day of the plan and would be looked up for all of its places is asked of the place of that day. */
    private Step whereThatDayIs(GraphState state, Step step) {
        if (state.getPendingClarification().isPresent()) {
            return step;
        }
        var reading = comprehension.read(state.getUserQuery(), LocalDate.now(clock));
        var conversation = Conversation.in(state, atlas);
        return WhereThatDayIs.asked(step, reading, conversation, atlas)
                .map(question -> hearing.beside(Act.ASK_OPEN, false, Turned.saying(question, state), conversation))
                .orElse(step);
    }

    /** What would be looked up for all places of the plan is asked of the one that was spoken of, or of none. */
    private Step notOfAll(GraphState state, Step step) {
        if (state.getPendingClarification().isPresent()) {
            return step;
        }
        var reading = readingOf(state);
        var conversation = Conversation.in(state, atlas);
        var unclear = Unclear.question(step, state, reading, conversation, atlas);
        if (unclear.isPresent()) {
            return hearing.told(state, unclear.get());
        }
        return NotOfAll.in(step, state, reading, conversation, atlas)
                .map(asked -> hearing.beside(
                        Act.ASK_OPEN, asked.general(), Turned.saying(asked.words(), state), conversation))
                .orElse(step);
    }

    /** A message as it was taken by the rules, or else as what it surely does to the plan, where they took it for something else. */
    private Step byItsAct(GraphState state, Step asRuled) {
        if (state.getPendingClarification().isPresent() || Taken.isSettled(asRuled.state())) {
            return asRuled;
        }
        var reading = comprehension.read(state.getUserQuery(), LocalDate.now(clock));
        var conversation = Conversation.in(state, atlas);
        if (Completions.ordersAWay(reading, new Background(conversation, List.of(), atlas))) {
            return asRuled;
        }
        return byItsAct.otherwise(asRuled, state, reading, conversation).orElse(asRuled);
    }

    private GraphState onItsWeekday(GraphState state) {
        return Turned.saying(
                WeekdayOfTheTrip.inFull(state.getUserQuery(), Conversation.in(state, atlas), LocalDate.now(clock)),
                state);
    }

    private static List<String> values(List<Wishes.Wish> wishes) {
        return wishes.stream().map(Wishes.Wish::value).toList();
    }
}
