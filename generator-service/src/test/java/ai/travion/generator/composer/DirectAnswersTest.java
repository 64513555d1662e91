package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Severity;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DirectAnswersTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    private static final String ELLA_BY_TRAIN =
            "Ella has its own station on the Main Line, and the train from Kandy is the most popular way to get there.";
    private static final String ELLA_ROCK =
            "Ella Rock is reached on foot from the centre and the railway station of Ella.";
    private static final String KANDY_TO_ELLA =
            "Ella is about 65 km from Kandy in a straight line; the way by road is longer.";

    private static final String DRIVE_TO_ELLA =
            "Ella is about 65 km from Kandy in a straight line; by road it is about 133 km, and a car takes about 4 hours, as an estimate.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How do I get from Kandy to Ella?",
                "train from Kandy to Ella",
                "Kandy to Ella by train",
                "Travelling from Kandy to Ella, what is the best way?"
            })
    void aWayOpensWithTheSentenceAboutThatWayAndGivesTheDistanceAfterIt(String question) {
        var text = write(fromKandyToElla().asking(question));

        assertThat(text).startsWith("Ella has its own station").doesNotContain("Ella Rock");
        assertThat(text.indexOf("65 km")).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Distance from Kandy to Ella", "How far is Ella from Kandy?", "how far from Kandy to Ella"})
    void aDistanceIsGivenFirst(String question) {
        assertThat(write(fromKandyToElla().asking(question))).startsWith("Ella is about 65 km from Kandy");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How long is the drive from Kandy to Ella?",
                "how long from Kandy to Ella by car",
                "How far is Ella from Kandy and how long is the drive?"
            })
    void howLongItIsByRoadIsGivenFirst(String question) {
        var turn = aTurn().asking(question)
                .at("Ella", "Kandy")
                .withPassage("Ella", "logistics", DRIVE_TO_ELLA, 0.95)
                .withPassage("Ella", "logistics", ELLA_BY_TRAIN, 0.9);

        assertThat(write(turn)).startsWith("Ella is about 65 km from Kandy").doesNotContain("could not find");
    }

    @Test
    void aWayThatOnlyItsEndIsToldOfOpensWithWhatIsReckoned() {
        var turn = aTurn().asking("How do I get from Kandy to Mirissa?")
                .at("Mirissa", "Kandy")
                .withPassage(
                        "Mirissa",
                        "logistics",
                        "By train you change at Colombo Fort: it is about 6 hours 30 minutes on the trains. By car it is about 270 km from Kandy to Mirissa and takes about 6 hours, as an estimate; in a straight line it is about 151 km.",
                        0.95)
                .withPassage(
                        "Mirissa",
                        "logistics",
                        "The coastal railway has a small station at Mirissa for slow trains.",
                        0.9);

        assertThat(write(turn))
                .startsWith("By train you change at Colombo Fort")
                .contains("small station at Mirissa");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            can i see whales in mirissa in january?  | **Yes:** January is in the season
            can we see whales in Mirissa now?        | **Yes:** the season just begins in November
            are there whales in mirissa in september | **Not in season:** September lies outside it
            """)
    void aThingOfASeasonIsDecidedForItsMonthFirst(String question, String verdict) {
        var turn = aTurn().asking(question)
                .at("Mirissa")
                .with(state -> state.setCreatedAt(Instant.parse("2026-11-29T04:00:00Z")))
                .withPassage(
                        "Mirissa",
                        "adventure",
                        "Whale watching is the great adventure at Mirissa, in the season from about November to April.",
                        0.9);

        assertThat(write(turn)).startsWith(verdict).contains("from about November to April");
    }

    @Test
    void whoAsksForAPriceIsToldHowOnePaysAndThatSumsAreNotKnown() {
        var turn = aTurn().asking("how much does a tuk tuk cost in Colombo?")
                .at("Colombo")
                .with(state -> state.setDocumentRelevance(DocumentRelevance.INSUFFICIENT))
                .withPassage(
                        "Sri Lanka",
                        "logistics",
                        "Many tuk-tuks in Colombo have a meter, so the fare should be agreed elsewhere.",
                        0.35);

        assertThat(write(turn))
                .startsWith("I do not know what it costs: no prices are kept here")
                .contains("ask the driver before you get in", "Many tuk-tuks in Colombo have a meter")
                .doesNotContain("Insufficient evidence");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how much is the ticket at Sigiriya?",
                "what does a ticket for Sigiriya cost",
                "what's the price at Sigiriya?",
                "how much do they charge at Sigiriya"
            })
    void whatIsPaidForATrainTellsNothingOfARock(String question) {
        var turn = aTurn().asking(question)
                .at("Sigiriya")
                .with(state -> state.setDocumentRelevance(DocumentRelevance.IRRELEVANT))
                .withPassage(
                        "Sri Lanka",
                        "logistics",
                        "Unreserved tickets for second and third class are sold at the station and never sell out. Hotels charge a fee for train tickets.",
                        0.14)
                .withPassage("Sri Lanka", "vibe", "Souvenir stalls charge what they can, so agree on a price.", 0.13);

        assertThat(write(turn))
                .startsWith("I do not know what it costs: no prices are kept here")
                .doesNotContain("class", "station", "Souvenir");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many days should I spend in the Cultural Triangle?",
                "how many nights does the triangle need"
            })
    void whereNothingIsNearNothingIsOfferedAsTheNearest(String question) {
        var turn = aTurn().asking(question)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.IRRELEVANT))
                .withPassage(
                        "Wilpattu National Park",
                        "adventure",
                        "Distances inside Wilpattu are large, and people with a serious interest stay two or three days.",
                        0.2);

        assertThat(write(turn)).contains("I could not find").doesNotContain("Wilpattu");
    }

    @Test
    void aPlaceThatIsExceptedLeavesTheOthers() {
        var turn = aTurn().asking("where can I see leopards except Yala")
                .withPassage("Sri Lanka", "nature", "Leopards are seen best in Yala and in Wilpattu.", 0.97);

        assertThat(write(turn)).startsWith("Others that my texts name: Wilpattu National Park.");
    }

    @Test
    void aDriveDoesNotTellHowLongATrainTakes() {
        var turn = aTurn().asking("How long does the train take from Kandy to Ella?")
                .at("Ella", "Kandy")
                .withPassage("Ella", "logistics", DRIVE_TO_ELLA, 0.95)
                .withPassage("Ella", "logistics", ELLA_BY_TRAIN, 0.9);

        assertThat(write(turn)).startsWith("How long it takes from Kandy to Ella I could not find");
    }

    @Test
    void aTimeThatIsNotKnownIsNotReplacedByALengthOfStay() {
        var turn = aTurn().asking("how long from Ella to Galle")
                .at("Galle Fort", "Ella")
                .withPassage("Galle Fort", "logistics", "Half a day is enough for the walls and museums.", 0.9)
                .withPassage("Galle Fort", "logistics", "Galle Fort stands beside the railway station.", 0.9);

        assertThat(write(turn)).contains("I could not find").doesNotContain("Half a day");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Compare Mirissa and Unawatuna",
                "Mirissa vs Unawatuna",
                "wich is better, Mirissa or Unawatuna",
                "difference between Mirissa and Unawatuna",
                "shoud I choose Mirissa or Unawatuna?"
            })
    void placesAreHeldAgainstEachOtherAndNoWordOfTheTaskIsMissed(String question) {
        var turn = aTurn().asking(question)
                .at("Mirissa", "Unawatuna")
                .withPassage("Mirissa", "vibe", "Mirissa is young, sociable and sunny.", 0.9)
                .withPassage("Unawatuna", "vibe", "Unawatuna is a small bay crowded with umbrellas.", 0.9);

        assertThat(write(turn))
                .contains("**Mirissa**: Mirissa is young", "**Unawatuna**: Unawatuna is a small bay")
                .doesNotContain("could not find");
    }

    @Test
    void aMonthIsAnsweredByItsOwnSentenceBeforeTheBestTime() {
        var turn = aTurn().asking("Can I visit Yala in September?")
                .at("Yala National Park")
                .withPassage(
                        "Yala National Park",
                        "logistics",
                        "The best time for a safari in Yala is February to July. Block 1 of Yala is in many years closed, often in September and into October.",
                        0.8)
                .withPassage(
                        "Yala National Park",
                        "nature",
                        "Sloth bears are met in Yala most easily about June and July.",
                        0.9);

        assertThat(write(turn)).startsWith("Block 1 of Yala");
    }

    @Test
    void aListForAMonthPutsPlacesOutOfSeasonApart() {
        var turn = aTurn().asking("Best beaches for surfing in January?")
                .withPassage("Arugam Bay", "vibe", "From May to September Arugam Bay is full of surfers.", 0.9)
                .withPassage(
                        "Hikkaduwa",
                        "adventure",
                        "The surfing season at Hikkaduwa runs from about November to April.",
                        0.9);

        var text = write(turn);

        assertThat(text.indexOf("Hikkaduwa")).isLessThan(text.indexOf("Out of season in January"));
        assertThat(text.indexOf("Out of season in January")).isLessThan(text.indexOf("Arugam Bay"));
    }

    @Test
    void anOpeningIsAnsweredEvenWhereTheGraderThoughtItThin() {
        var turn = aTurn().asking("Is the Temple of the Tooth open on Christmas Day 2026?")
                .on("2026-12-25")
                .at("Temple of the Tooth")
                .withPassage(
                        "Temple of the Tooth",
                        "logistics",
                        "Temple of the Tooth is open every day until about eight.",
                        0.4)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.INSUFFICIENT));

        assertThat(write(turn))
                .startsWith("Temple of the Tooth is open every day")
                .doesNotContain("could not find");
    }

    @Test
    void aNeedThatTheQuestionNamesIsJudgedByWhatIsKnown() {
        var turn = aTurn().asking("can I climb Sigiriya in a wheelchair")
                .at("Sigiriya")
                .withPassage("Sigiriya", "adventure", "Climbing Sigiriya means roughly 1,200 steps.", 0.9);

        assertThat(write(turn)).contains("Hardly with a wheelchair", "1,200 steps");
    }

    @Test
    void twoQuestionsInOneAreBothAnswered() {
        var turn = aTurn().asking("How do I get to Sigiriya and what should I wear there?")
                .at("Sigiriya")
                .withPassage(
                        "Sigiriya",
                        "logistics",
                        "Buses run between Dambulla and the village of Sigiriya. Wear shoes with grip and a hat.",
                        0.9);

        assertThat(write(turn)).contains("Buses run", "Wear shoes");
    }

    @Test
    void aDayThatClosesBarsTwiceIsRefusedOnce() {
        var turn = aTurn().asking("Can I get a beer in Galle on 14 April 2027?")
                .on("2027-04-14")
                .at("Galle Fort")
                .withViolation(closing("critical_shutdown", "Most shops are closed."))
                .withViolation(closing("alcohol_closed", "The sale of alcohol is closed."));

        assertThat(write(turn))
                .containsOnlyOnce("**No beer")
                .contains("Most shops are closed.", "The sale of alcohol is closed.");
    }

    @Test
    void aPlanSaysFirstWhatDoesNotFitAndSpeaksNoMoreOfIt() {
        var turn = aTurn().planning("one-day trip to Sigiriya and Galle")
                .on("2026-12-01")
                .at("Sigiriya", "Galle Fort")
                .withPassage("Sigiriya", "adventure", "Climbing Sigiriya means roughly 1,200 steps.", 0.9)
                .withPassage("Galle Fort", "adventure", "Galle Fort is for strolling.", 0.9)
                .withSlot(visit("Sigiriya"))
                .withViolation(ConstraintViolation.newBuilder()
                        .setConstraintType("infeasible")
                        .setSeverity(Severity.HIGH)
                        .setDescription("Sigiriya and Galle Fort do not all fit into one day.")
                        .build());

        assertThat(write(turn))
                .startsWith("Sigiriya and Galle Fort do not all fit into one day.")
                .contains("Here is a plan for Sigiriya,")
                .doesNotContain("strolling");
    }

    @Test
    void whoSleepsByABeachAndKeepsTheDayFreeIsNotToldThatItIsForNone() {
        var turn = aTurn().planning("Plan a trip to Mirissa")
                .on("2027-02-01")
                .at("Mirissa")
                .withPassage("Mirissa", "overview", "Mirissa is well known.", 0.9)
                .withSlot(ItinerarySlot.newBuilder(visit("Mirissa"))
                        .setActivity("Dinner in Mirissa")
                        .build())
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(
                                StatedValue.newBuilder().setValue("beach").build()))
                        .build()));

        assertThat(write(turn)).doesNotContain("Not in this plan:");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "beach|Sigiriya|Climb Sigiriya|false",
                "beach|Mirissa|Walk the beach of Mirissa|true",
                "whale-watching|Mirissa|Walk the beach of Mirissa|false",
                "whale-watching|Mirissa|Go out by boat to look for whales|true",
                "tea|Kandy|Walk round Kandy Lake|false",
                "wildlife|Yala National Park|Jeep safari in Yala National Park|true",
                "history|Kandy|Visit the Temple of the Tooth|true",
                "history|Kandy|Time in Kandy for the Garrison Cemetery|true",
                "history|Galle Fort|Time at Galle Fort for the small museums and galleries|true",
                "history|Mirissa|Walk the beach of Mirissa|false",
                "train|Ella|Travel from Kandy to Ella by car|false",
                "surfing|Arugam Bay|Walk on the beach at Arugam Bay|false"
            })
    void aPlanClaimsOnlyTheWishesThatAStopMeets(String wish, String place, String activity, boolean met) {
        var turn = aTurn().planning("Plan a trip to " + place)
                .on("2027-02-01")
                .at(place)
                .withPassage(place, "overview", place + " is well known.", 0.9)
                .withSlot(ItinerarySlot.newBuilder(visit(place))
                        .setActivity(activity)
                        .build())
                .withSlot(ItinerarySlot.newBuilder(visit(place))
                        .setActivity("See the town of " + place)
                        .build())
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setInterests(
                                List.of(StatedValue.newBuilder().setValue(wish).build()))
                        .build()));

        var written = write(turn);

        assertThat(written.contains("with an eye to")).isEqualTo(met);
        assertThat(written.contains("Not in this plan:")).isEqualTo(!met);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No hour is set for camping, because I know no times or addresses; ask at Ella, where it is usual.",
                "Not in this plan: camping. I know Knuckles Mountain Range for it; name one of them and I plan it."
            })
    void whatThePlannerHasOwnedUpToIsNotDeniedOnceMore(String ownedUp) {
        var turn = aTurn().planning("Plan a trip to Ella with camping")
                .on("2027-02-01")
                .at("Ella")
                .withPassage("Ella", "overview", "Ella is well known.", 0.9)
                .withSlot(visit("Ella"))
                .with(state -> state.setAssumptions(List.of(ownedUp))
                        .setPreferences(Preferences.newBuilder()
                                .setInterests(List.of(StatedValue.newBuilder()
                                        .setValue("camping")
                                        .build()))
                                .build()));

        assertThat(write(turn)).contains(ownedUp).doesNotContain("none of its stops is for");
    }

    @ParameterizedTest
    @CsvSource({"vegan,true", "halal,true", "vegetarian,true", "at most 1 hotel,false"})
    void aDietIsAmongWhatThePlanKeepsTo(String need, boolean isADiet) {
        var turn = aTurn().planning("Plan a trip to Ella")
                .on("2027-02-01")
                .at("Ella")
                .withPassage("Ella", "overview", "Ella is well known.", 0.9)
                .withSlot(visit("Ella"))
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setOther(
                                List.of(StatedValue.newBuilder().setValue(need).build()))
                        .build()));

        assertThat(write(turn).contains(need + " food, to be asked for at each meal"))
                .isEqualTo(isADiet);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boats|Mirissa|logistics|Book a whale trip a day ahead in Mirissa and wear a hat.",
                "boats|Trincomalee|logistics|Snorkelling trips go to Pigeon Island from Trincomalee in the morning.",
                "heights|Ella|adventure|Ella is a walking base, with Ella Rock for half a day.",
                "hiking|Ella|nature|Hikers should start at first light in Ella."
            })
    void whatIsStayedAwayFromIsNoTipInOtherWordsEither(String avoided, String place, String aspect, String sentence) {
        var turn = aTurn().planning("Plan a day in " + place + " on 11 February 2027")
                .on("2027-02-11")
                .at(place)
                .withPassage(place, aspect, sentence, 0.9)
                .withSlot(visit(place))
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(
                                StatedValue.newBuilder().setValue(avoided).build()))
                        .build()));

        assertThat(write(turn)).doesNotContain(sentence.substring(0, sentence.indexOf(' ', 12)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "whale watching|logistics|Book a whale trip a day ahead in Mirissa, and wear a hat.",
                "Whales|nature|Blue whales pass the coast of Mirissa from November to April.",
                "beaches|vibe|The beach of Mirissa is lined with palms and cafes.",
                "Temples|culture|A white stupa looks down on the harbour of Mirissa.",
                "walking|adventure|Walk up Coconut Tree Hill of Mirissa for the sunset.",
                "history|history|The harbour of Mirissa was rebuilt by the fishermen of the south.",
                "turtles|nature|Turtles graze in the bay of Mirissa before noon."
            })
    void whatTheRequestForbidsIsNeitherWorthKnowingNorATip(String avoided, String aspect, String sentence) {
        var turn = aTurn().planning("Plan a day in Mirissa on 11 February 2027")
                .on("2027-02-11")
                .at("Mirissa")
                .withPassage("Mirissa", aspect, sentence, 0.9)
                .withSlot(visit("Mirissa"));

        var free = write(turn);
        var bound = write(turn.with(state -> state.setPreferences(Preferences.newBuilder()
                .setAvoid(List.of(StatedValue.newBuilder()
                        .setValue(avoided)
                        .setMust(true)
                        .setOrigin("request")
                        .build()))
                .build())));

        assertThat(free).contains(sentence.substring(0, sentence.length() - 1));
        assertThat(bound).doesNotContain(sentence.substring(0, sentence.length() - 1));
    }

    @Test
    void whatIsAvoidedIsNotRecommendedAndOnlyThePlannerSaysWhatItLeftOut() {
        var turn = aTurn().planning("Plan a trip to Galle Fort for 3 days")
                .on("2026-12-01")
                .at("Galle Fort")
                .withPassage(
                        "Galle Fort",
                        "culture",
                        "A Buddhist temple stands in Galle Fort. Pillow lace is made by women of Galle Fort.",
                        0.9)
                .withSlot(visit("Galle Fort"))
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(
                                StatedValue.newBuilder().setValue("religion").build()))
                        .build()))
                .with(state -> state.setAssumptions(List.of("Left out of this plan, as you said: temples.")));

        assertThat(write(turn))
                .contains("Left out of this plan, as you said: temples.", "Pillow lace")
                .doesNotContain("Buddhist temple", "no temples");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "from about November to April|JANUARY|true",
                "from about November to April|JULY|false",
                "Between April and September boats go out|JUNE|true",
                "January to April, or July and August|JULY|true",
                "In 1942 bombs fell on 9 April 1942|APRIL|false",
                "one may swim|MAY|false"
            })
    void monthsAreReadAsSpans(String text, Month month, boolean covered) {
        assertThat(MonthsSaid.in(text).cover(month)).isEqualTo(covered);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is it good in may?|MAY",
                "Can I visit Yala in September?|SEPTEMBER",
                "is april a good month|APRIL",
                "may I swim there|",
                "on 3 January 2027|",
                "January 3rd|"
            })
    void aMonthIsAskedAboutWhereNoDayOfItIsNamed(String question, Month month) {
        assertThat(MonthsSaid.askedIn(question).orElse(null)).isEqualTo(month);
    }

    private static TurnFixture fromKandyToElla() {
        return aTurn().at("Ella", "Kandy")
                .withPassage("Ella Rock", "logistics", ELLA_ROCK, 0.95)
                .withPassage("Ella", "logistics", ELLA_BY_TRAIN, 0.9)
                .withPassage("Ella", "logistics", KANDY_TO_ELLA, 0.9);
    }

    private static ConstraintViolation closing(String type, String description) {
        return ConstraintViolation.newBuilder()
                .setConstraintType(type)
                .setKind("HARD_CONSTRAINT")
                .setSeverity(Severity.HIGH)
                .setDate(LocalDate.parse("2027-04-14"))
                .setDescription(description)
                .build();
    }

    private static ItinerarySlot visit(String place) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse("2026-12-01"))
                .setTime("08:00")
                .setLocation(place)
                .setActivity("Visit " + place)
                .setDurationMinutes(60)
                .build();
    }

    private static String write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }
}
