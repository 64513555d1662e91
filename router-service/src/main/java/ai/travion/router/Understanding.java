package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.SetApart;
import ai.travion.graph.Step;
import ai.travion.router.act.Act;
import ai.travion.router.dialogue.AlreadyAsked;
import ai.travion.router.dialogue.AtOdds;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.dialogue.BeenTo;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Dates;
import ai.travion.router.dialogue.Echo;
import ai.travion.router.dialogue.Essentials;
import ai.travion.router.dialogue.Outside;
import ai.travion.router.dialogue.Recall;
import ai.travion.router.dialogue.Settled;
import ai.travion.router.dialogue.StillOpen;
import ai.travion.router.dialogue.TimeOfTheTrip;
import ai.travion.router.dialogue.WantedAfterAll;
import ai.travion.router.dialogue.WayHome;
import ai.travion.router.dialogue.Withdrawn;
import ai.travion.router.followup.Change;
import ai.travion.router.followup.Completed;
import ai.travion.router.followup.Placing;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Beyond;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Companions;
import ai.travion.router.wishes.OwnFacts;
import ai.travion.router.wishes.Remembering;
import ai.travion.router.wishes.TakenBack;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.AirportBeside;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts a message that was heard into its conversation: what it is for, of which places and days, what is missing, what is kept of it. */
final class Understanding {

    private final Comprehension comprehension;
    private final Judging judging;
    private final Essentials essentials;
    private final Places atlas;

    Understanding(Comprehension comprehension, Judging judging, Essentials essentials, Places atlas) {
        this.comprehension = comprehension;
        this.judging = judging;
        this.essentials = essentials;
        this.atlas = atlas;
    }

    /** @param beside what the message does, where that has surely nothing to do with the plan */
    Step of(GraphState state, Listening.Message message, Conversation conversation, Optional<Act> beside) {
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
        var verdict = beside.map(act -> judging.beside(act, said, conversation))
                .orElseGet(() -> echo
                        ? Judging.ofTheLastAnswer(conversation)
                        : ofThePlan || change.isPresent()
                                ? Judging.ofAnEarlierPlan()
                                : judging.of(said, ofTheTrip, earlier, conversation));
        var reading = Judging.isAChange(verdict) ? ofTheTrip : said;
        var named = change.flatMap(Change::places)
                .map(places -> new Bearings(places, true, true))
                .orElseGet(() -> Bearings.of(reading, verdict, conversation, atlas));
        var bearings = echo || ofThePlan ? named : Demanded.with(named, reading, verdict, conversation.known(), atlas);
        var dates = WayHome.kept(
                Dates.of(reading, verdict, bearings, conversation, atlas, state.getTurn()),
                state.getUserQuery(),
                conversation,
                state.getTurn());
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
        var wished = Kept.wished(
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
                : Answered.at(reading, verdict, conversation, Kept.told(state, reading, atlas));
        var centre = Outside.centre(reading.places());
        var decision = missing.question().isPresent()
                ? RouteDecision.ASK_CLARIFICATION
                : answered.isPresent()
                        ? RouteDecision.SMALL_TALK
                        : Decided.on(verdict, bearings, centre.isPresent(), echo);
        var places = missing.places();
        boolean ofCalendar = verdict.rule().equals(IntentRules.ASKS_OF_THE_CALENDAR);
        // Where one sets out from is not what the conversation is about.
        boolean onlyTheOrigin = verdict.intent() != IntentType.TRIP_PLANNING
                && bearings.places().equals(reading.places().origin().stream().toList());
        boolean areNamed = (bearings.own() && !onlyTheOrigin)
                || bearings.places().isEmpty()
                || verdict.intent() == IntentType.TRIP_PLANNING
                || isTheEndOfAWay(bearings, conversation)
                || (!onlyTheOrigin
                        && !(conversation.isAboutAllOf(bearings.places())
                                && conversation.keeps(bearings.places(), atlas)));
        wished.facts(
                        OwnFacts.in(reading.said().text(), reading.places().remainder(), atlas),
                        reading.places().refused())
                .leavingOut(
                        // What is only asked about leaves nothing out yet.
                        missing.question().isPresent() ? List.of() : Kept.leftOut(reading, verdict),
                        reading.places().wanted());
        wished.keeping(afterAll.terms(), false);
        change.ifPresent(made -> wished.leavingOut(made.dropped(), made.places().orElse(List.of()))
                .keeping(made.terms(), false));
        change.flatMap(made -> Reordered.since(made, conversation))
                .ifPresent(term -> wished.keeping(List.of(term), false));
        Reordered.in(reading, verdict, bearings, conversation).ifPresent(term -> wished.keeping(List.of(term), false));
        var remembered = missing.doubtful() ? new Remembering(conversation.known(), state.getTurn()) : wished;
        // The town beside the airport stands for it, and is not what is spoken of.
        var spokenOf = places.size() > 1
                ? places.stream()
                        .filter(place -> !message.bound().notes().contains(AirportBeside.isMeantBy(place.name())))
                        .toList()
                : places;
        var remembers = areNamed ? remembered.places(spokenOf).known() : remembered.known();
        var known = Preferences.newBuilder(remembers)
                .setPlaces(Demanded.still(
                        remembers.getPlaces(), conversation.known().getPlaces()))
                .build();
        var dayAskedFor = ofADay ? dayAskedFor(reading, conversation) : Optional.<LocalDate>empty();
        var next = GraphState.newBuilder(state)
                .setIntent(verdict.intent())
                .setIntentConfidence(verdict.confidence())
                .setTravelIntent(judging.travelIntent(reading, verdict))
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
                                missing.question().isPresent() || echo
                                        ? Stream.<String>of()
                                        : Demanded.notes(bearings, reading, verdict, conversation.known(), atlas),
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
                                        Judging.plans(verdict) ? query : SetApart.takenOut(query, atlas),
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
        return Decided.through(decision, Located.withTheLastAnswer(next, decision, dayAskedFor));
    }

    /** Who asks how safe it is where they have asked the way to speaks no more of where they set out. */
    private static boolean isTheEndOfAWay(Bearings bearings, Conversation conversation) {
        return bearings.leaning()
                && !bearings.own()
                && conversation.itinerary().isEmpty()
                && conversation.latest().size() == 2
                && bearings.places().equals(conversation.latest().subList(0, 1));
    }

    private static Optional<LocalDate> dayAskedFor(Reading reading, Conversation conversation) {
        var day = Echo.dayAskedFor(reading, conversation.days().orElse(1));
        return day.isPresent() ? conversation.start().map(first -> first.plusDays(day.getAsInt())) : Optional.empty();
    }
}
