package ai.travion.router.intent;

import static ai.travion.schemas.IntentType.REAL_TIME_INFO;
import static ai.travion.schemas.IntentType.TOURISM_QUERY;
import static ai.travion.schemas.IntentType.TRIP_PLANNING;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Language;
import ai.travion.router.text.SmallTalk;
import ai.travion.schemas.TravelIntent;
import java.util.List;
import java.util.regex.Pattern;

/** Decides what a message is for: the first rule that holds, the most certain first. */
public final class IntentRules {

    /** The rule by which a message is a question to the calendar. */
    public static final String ASKS_OF_THE_CALENDAR = "asksOfTheCalendar";

    /** The rule by which a message calls for help rather than for travel. */
    public static final String IN_DESPAIR = "isInDespair";

    /** The rule by which a traveller asks what they told of themselves. */
    public static final String ASKS_WHAT_THEY_SAID = "asksWhatTheySaid";

    /** The rule by which a traveller wants nothing kept of themselves. */
    public static final String ASKS_TO_BE_FORGOTTEN = "asksToBeForgotten";

    /** The rule by which a traveller tells of themselves and asks nothing. */
    public static final String ONLY_TELLS = "onlyTells";

    /** The rule by which a traveller says who they are and no more. */
    public static final String INTRODUCES_THEMSELVES = "introducesThemselves";

    /** The rule by which a traveller's need is asked for without a word of travel. */
    static final String ASKS_IN_A_TRAVELLERS_NEED = "asksInATravellersNeed";

    /** The rule of last resort. */
    static final String NAMES_A_STAY = "namesAStay";

    public static final String SAYS_NOTHING_THAT_IS_KNOWN = "saysNothingThatIsKnown";

    /** So few words are no sentence, and one that hints at travel is enough. */
    private static final int SHORT_WORDS = 6;

    /** Keys that lie side by side. */
    private static final Pattern KEYS =
            Patterns.anyCase("qwer|wert|rtyu|uiop|asdf|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|cvbn|vbnm|(\\p{L})\\1{3}");

    /** A topic is named in so few. */
    private static final int TOPIC_WORDS = 2;

    private static final List<IntentRule> RULES = List.of(
            OtherMatters.isInDespair(),
            OtherMatters.onlySmallTalk(),
            OtherMatters.introducesThemselves(),
            OtherMatters.isCivilAndNoMore(),
            OtherMatters.onlyOrdersTheAssistant(),
            OtherMatters.asksForWorkThatIsNoTravel(),
            TravellersNeeds.areAskedFor(),
            OtherMatters.asksAboutAnotherCountry(),
            GoingOn.asksWhatTheySaid(),
            GoingOn.asksToBeForgotten(),
            asksOfTheCalendar(),
            asksForTheStateOfNow(),
            OtherMatters.speaksOfOtherMatters(),
            asksForAPlan(),
            GoingOn.changesThePlan(),
            onlyTells(),
            namesAStay(),
            GoingOn.saysWhenOfATrip(),
            asksWhereToGo(),
            asksForWhatIsNearby(),
            namesAPlace(),
            refusesAPlace(),
            namesTheCountry(),
            speaksOfTravel(),
            asksOfAnIslander(),
            GoingOn.followsOn(),
            GoingOn.saysWhenOfAQuestion(),
            hintsAtTravel(),
            misspellsTravel(),
            saysHowOneTravels(),
            asksOfTheIsland(),
            GoingOn.pointsAtSomething(),
            isWrittenInAnotherScript(),
            namesATopic(),
            GoingOn.leansSomehow(),
            OtherMatters.saysNothingThatIsKnown());

    /** What the message is for, in the light of its conversation. */
    public Verdict judge(Reading reading, Context context) {
        return RULES.stream()
                .filter(rule -> rule.holds().test(reading, context))
                .map(rule -> new Verdict(rule.name(), rule.intent(), rule.confidence()))
                .findFirst()
                .orElseThrow();
    }

    /** The finer intent of a message that was judged. */
    public TravelIntent travelIntent(Reading reading, Verdict verdict) {
        return switch (verdict.intent()) {
            case TRIP_PLANNING -> TravelIntent.ITINERARY_PLANNING;
            case TOURISM_QUERY, REAL_TIME_INFO -> {
                if (verdict.rule().equals(ONLY_TELLS)) {
                    yield TravelIntent.DESTINATION_RESEARCH;
                }
                if (reading.said().has(Phrases.COST)) {
                    yield TravelIntent.BUDGET_ESTIMATION;
                }
                boolean general = verdict.intent() == REAL_TIME_INFO
                        || verdict.rule().equals(ASKS_OF_THE_CALENDAR)
                        || reading.said().has(Phrases.GENERAL_MATTER)
                        || reading.said().has(Phrases.PRACTICAL_MATTER);
                yield general ? TravelIntent.GENERAL_TRAVEL : TravelIntent.DESTINATION_RESEARCH;
            }
            case GREETING, OFF_TOPIC, UNKNOWN -> TravelIntent.UNKNOWN;
        };
    }

    private static IntentRule asksOfTheCalendar() {
        return new IntentRule(
                ASKS_OF_THE_CALENDAR,
                TOURISM_QUERY,
                0.93f,
                (reading, context) -> reading.calendar().isPresent()
                        && !(context.plannedLately() && PlanTalk.plainlyChangesIt(reading))
                        && reading.nearby().isEmpty()
                        && !reading.said().has(Phrases.NAMESAKE)
                        && !PlanOrder.asksForAPlan(reading.said()));
    }

    private static IntentRule asksForTheStateOfNow() {
        return new IntentRule(
                "asksForTheStateOfNow",
                REAL_TIME_INFO,
                0.93f,
                (reading, context) -> LiveTalk.asksForNow(reading) && !OtherMatters.isOther(reading));
    }

    private static IntentRule asksForAPlan() {
        return new IntentRule(
                "asksForAPlan",
                TRIP_PLANNING,
                0.95f,
                (reading, context) -> (PlanOrder.asksForAPlan(reading.said())
                                || (!context.hasSpoken() && PlanOrder.wishesToCome(reading)))
                        && !(context.plannedLately() && PlanTalk.saysAnotherLength(reading))
                        && !PlanOrder.asksWhereToGo(reading)
                        && !PlanOrder.asksWhichOfTwo(reading)
                        && !PlanOrder.asksWhetherItFits(reading, context));
    }

    private static IntentRule asksWhereToGo() {
        return new IntentRule(
                "asksWhereToGo",
                TOURISM_QUERY,
                0.8f,
                (reading, context) -> PlanOrder.asksWhereToGo(reading)
                        && reading.otherMatters().isEmpty()
                        && !reading.places().abroad()
                        && reading.nearby().isEmpty()
                        && (reading.wishes().areStated()
                                || reading.when().saysAnything()
                                || !reading.travelWords().isEmpty()));
    }

    private static IntentRule onlyTells() {
        return new IntentRule(
                ONLY_TELLS,
                TOURISM_QUERY,
                0.9f,
                (reading, context) ->
                        Telling.isAllOf(reading) || (!context.hasSpoken() && Introduction.isAllOf(reading)));
    }

    private static IntentRule namesAStay() {
        return new IntentRule(
                NAMES_A_STAY,
                TRIP_PLANNING,
                0.85f,
                (reading, context) -> Stay.isNamedIn(reading)
                        && !PlanOrder.asksWhetherItFits(reading, context)
                        && !PlanOrder.asksWhereToGo(reading)
                        && !PlanOrder.asksWhichOfTwo(reading));
    }

    private static IntentRule asksForWhatIsNearby() {
        return new IntentRule(
                "asksForWhatIsNearby",
                TOURISM_QUERY,
                0.93f,
                (reading, context) -> reading.nearby().isPresent());
    }

    private static IntentRule namesAPlace() {
        return new IntentRule(
                "namesAPlace",
                TOURISM_QUERY,
                0.92f,
                (reading, context) -> !reading.places().isEmpty()
                        || !reading.places().beyond().isEmpty()
                        || reading.places().region().isPresent());
    }

    /** "Anything but Kandy" is said of a journey. */
    private static IntentRule refusesAPlace() {
        return new IntentRule(
                "refusesAPlace",
                TOURISM_QUERY,
                0.8f,
                (reading, context) -> !reading.places().refused().isEmpty());
    }

    private static IntentRule namesTheCountry() {
        return new IntentRule(
                "namesTheCountry",
                TOURISM_QUERY,
                0.9f,
                (reading, context) -> reading.places().country());
    }

    private static IntentRule speaksOfTravel() {
        return new IntentRule(
                "speaksOfTravel",
                TOURISM_QUERY,
                0.85f,
                (reading, context) ->
                        !reading.travelWords().isEmpty() || reading.said().has(Phrases.GENERAL_MATTER));
    }

    /** A name of the island's languages need not be in the vocabulary of its people. */
    private static IntentRule asksOfAnIslander() {
        return new IntentRule(
                "asksOfAnIslander",
                TOURISM_QUERY,
                0.7f,
                (reading, context) -> reading.otherMatters().isEmpty()
                        && (reading.said().has(Phrases.ISLANDER)
                                || (context.hasSubject() && reading.said().has(Phrases.WHO_WAS))));
    }

    private static IntentRule hintsAtTravel() {
        return new IntentRule(
                "hintsAtTravel",
                TOURISM_QUERY,
                0.65f,
                (reading, context) -> reading.hints().size() > 1
                        || (!reading.hints().isEmpty() && reading.said().words().size() <= SHORT_WORDS)
                        || (!reading.hints().isEmpty() && Phrases.asksOfTheWay(reading.said()))
                        || Phrases.asksAsAVisitor(reading)
                        || (reading.when().saysADay() && reading.wishes().areStated()));
    }

    private static IntentRule misspellsTravel() {
        return new IntentRule(
                "misspellsTravel",
                TOURISM_QUERY,
                0.55f,
                (reading, context) -> !reading.misspelled().isEmpty()
                        || (context.hasSpoken() && reading.wishes().areStated()));
    }

    /** "I have a bad knee", "we are vegetarians": told to a travel guide, it is said of a trip. */
    private static IntentRule saysHowOneTravels() {
        return new IntentRule(
                "saysHowOneTravels",
                TOURISM_QUERY,
                0.55f,
                (reading, context) -> reading.otherMatters().isEmpty()
                        && !reading.places().abroad()
                        && (Phrases.tellsHowTheyTravel(reading.said())
                                || saysWhatTheyMaySpend(reading)
                                || (!Phrases.isQuestion(reading.said()) && saysWhatAPlanHasToFollow(reading))));
    }

    /** "With 900 USD for one person how long could I stay" is said of a journey. */
    private static boolean saysWhatTheyMaySpend(Reading reading) {
        boolean amount = reading.wishes()
                .budget()
                .filter(budget -> budget.getAmount().isPresent())
                .isPresent();
        return amount
                && (reading.wishes().party().isPresent()
                        || reading.when().days().isPresent()
                        || Phrases.speaksOfTheirCompany(reading));
    }

    private static boolean saysWhatAPlanHasToFollow(Reading reading) {
        var wishes = reading.wishes();
        return wishes.walkingTolerance().isPresent()
                || !wishes.other().isEmpty()
                || !wishes.avoid().isEmpty()
                || !wishes.withdrawn().isEmpty()
                || (wishes.areStated() && Phrases.speaksOfTheirCompany(reading));
    }

    /** "Where was the library burned down in 1981?" is asked of this island where nothing speaks for another matter. */
    private static IntentRule asksOfTheIsland() {
        return new IntentRule(
                "asksOfTheIsland",
                TOURISM_QUERY,
                0.55f,
                (reading, context) -> reading.otherMatters().isEmpty()
                        && !reading.places().abroad()
                        && Phrases.asksOfTheIsland(reading));
    }

    /** "Hippies", "Lovers Leap": a word or a name that nobody knows, said to a travel guide. */
    private static IntentRule namesATopic() {
        return new IntentRule(
                "namesATopic",
                TOURISM_QUERY,
                0.4f,
                (reading, context) -> reading.otherMatters().isEmpty()
                        && !reading.places().abroad()
                        && !reading.ordered()
                        && !SmallTalk.isSociable(reading.said().text())
                        && !reading.said().has(KEYS)
                        && reading.said().words().size() <= TOPIC_WORDS
                        && reading.said().words().stream()
                                .allMatch(word -> word.codePoints().allMatch(Character::isLetter)));
    }

    private static IntentRule isWrittenInAnotherScript() {
        return new IntentRule(
                "isWrittenInAnotherScript",
                TOURISM_QUERY,
                0.3f,
                (reading, context) -> reading.language() == Language.SINHALA || reading.language() == Language.TAMIL);
    }
}
