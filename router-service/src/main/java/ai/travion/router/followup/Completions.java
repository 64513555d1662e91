package ai.travion.router.followup;

import ai.travion.router.dialogue.Echo;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;

/** All ways in which a message may lean on its conversation, the plainest first. */
public final class Completions {

    private static final Completion IN_SET_WORDS = new InSetWords();
    private static final Completion REFINEMENT = new Refinement();
    private static final Completion PLACING = new Placing();
    private static final Completion IN_TURN = new InTurn();
    private static final Completion ONE_LEG_BY_TRAIN = new OneLegByTrain();
    private static final Completion CHANGES = new SeveralChanges();
    private static final Completion TAKEN_BACK = new TakenBack();
    /** A change of the plan in hand, of which its operation, its scope and its thing are known, and that leaves all else. */
    private static final List<Completion> EDITS = List.of(
            new LimitTold(),
            new LessDrivingOnADay(),
            new WithoutOnADay(),
            new NeverSaid(),
            new SomeOfAKind(),
            new NotInThePlan(),
            new NamedAndDropped(),
            new NotByTrain(),
            new ByTukTuk(),
            new PartyCorrected(),
            new SomeLeaveEarlier(),
            new LandsInTurn(),
            new SeenFromABase(),
            new FewerPlaces(),
            new DaysAtRest(),
            new TimeThere(),
            new MoreOfALand(),
            new InItsStead(),
            new ClimbedAfterAll(),
            new DaysAtAPlace(),
            new RestDayThere(),
            new FewerOfAKind(),
            new KeptAfterAll(),
            new NamedForGood(),
            new StayBefore(),
            new DaysAtTheEnd(),
            new DayTripAdded(),
            new DayOutAndBack(),
            new TheEveningBefore(),
            new LastDaysDropped(),
            new ThingOfAPlace(),
            new WhichToDrop(),
            new OneOfUsDoesNot(),
            new SomebodyJoins());

    private static final List<Completion> OF_A_KNOWN = List.of(
            TAKEN_BACK,
            new Since(),
            new AgainstAbroad(),
            new Highlights(),
            new ToldFirst(),
            new RefusedThenAsked(),
            new Indoors(),
            new Conclusion(),
            new Diet(),
            new LeftChoice(),
            new TripCost(),
            new CostOfADay(),
            new PriceOf(),
            new OfTheCountry(),
            IN_SET_WORDS,
            new SafeAlone(),
            new OfTheirAge(),
            new NowIsThisMonth());
    private static final List<Completion> ALL = List.of(
            TAKEN_BACK,
            new FlightTold(),
            ONE_LEG_BY_TRAIN,
            new ByTrain(),
            new OtherWay(),
            new UpThere(),
            new MeanwhileThere(),
            IN_SET_WORDS,
            new AnotherSought(),
            new OfTheirAge(),
            new AskedBeside(),
            (message, before) -> first(EDITS, message, before),
            new WetDay(),
            new OtherDestination(),
            new DayOut(),
            new PartElsewhere(),
            new FirstOrLast(),
            new WhalesOnADay(),
            new LaterStart(),
            new MorningExchange(),
            new ByJeep(),
            CHANGES,
            new Since(),
            new Proposal(),
            PLACING,
            IN_TURN,
            new LodgingLevel(),
            new TripCost(),
            new CostOfADay(),
            new PriceOf(),
            new PricedThing(),
            new NowIsThisMonth(),
            new Agreement(),
            new Haggling(),
            new Waiting(),
            new Ailment(),
            new OtherCoast(),
            new Relieved(),
            new FromABase(),
            new Contrast(),
            new ChosenAnew(),
            new DayEdit(),
            new TakenUp(),
            new LeftChoice(),
            new KindExchange(),
            new PlanEdit(),
            new StopEdit(),
            new Easing(),
            new NightNearby(),
            new BackTo(),
            new AgainstAbroad(),
            new Highlights(),
            new ToldFirst(),
            new RefusedThenAsked(),
            new SafeAlone(),
            new PlannedStop(),
            new PlanQuestion(),
            new Indoors(),
            new Calendar(),
            new ThereInstead(),
            new NearTheSubject(),
            new SlotExchange(),
            new OnTheWay(),
            new AskedOfTheThing(),
            new Conclusion(),
            new Alternative(),
            new Visiting(),
            new Surroundings(),
            new SightOfAKind(),
            new OwnPlace(),
            new BeyondInstead(),
            new Diet(),
            REFINEMENT,
            new Remark(),
            new Fragment());

    private Completions() {}

    /** On which day of the plan in hand, or in which turn, a message puts which stops; nothing where it puts none. */
    public static Optional<Completed> placing(Reading message, Background before) {
        return PLACING.of(message, before).or(() -> IN_TURN.of(message, before));
    }

    /** What a message corrects or changes of the plan in hand, each of its parts for itself. */
    public static Optional<Completed> changing(Reading message, Background before) {
        return first(EDITS, message, before).or(() -> CHANGES.of(message, before));
    }

    /** Whether a message orders one of the ways of the plan to the letter, so that nothing of it need be guessed. */
    public static boolean ordersAWay(Reading message, Background before) {
        return ONE_LEG_BY_TRAIN.of(message, before).isPresent();
    }

    /** What is looked for, with what a message adds to it though another question was put; nothing where it adds nothing. */
    public static Optional<Completed> refined(Reading message, Background before) {
        return REFINEMENT.of(message, before);
    }

    /** What the first message of a conversation means to who is known from others: a vegan asks for what vegans eat. */
    public static Optional<Completed> ofAKnown(Reading message, Background before) {
        return first(OF_A_KNOWN, message, before);
    }

    private static Optional<Completed> first(List<Completion> completions, Reading message, Background before) {
        return completions.stream()
                .flatMap(completion -> completion.of(message, before).stream())
                .findFirst();
    }

    /** What a message means that leans on what was said before; nothing where it stands by itself, or leans in other ways. */
    public static Optional<Completed> of(Reading message, Background before) {
        boolean wantsThePlan = before.conversation().hasPlanned() && Echo.asksOfTheWholePlan(message);
        return wantsThePlan ? Optional.empty() : first(ALL, message, before);
    }

    /** A question whether a named place suits those who travel, as it is meant for what ails them. */
    public static Optional<Completed> suiting(Reading message, Background before) {
        return Conclusion.suiting(message, before);
    }
}
