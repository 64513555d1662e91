package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Severity;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drafts that say nothing wrong, in forms that a rule may trip over; and the nearest that is wrong. */
class SoundWordingsTest {

    private static final String WALK =
            "The walk from Dambatenne up to Lipton's Seat is about seven kilometres, rises steadily through tea and takes two to three hours. Many visitors ride up to Lipton's Seat in the dark and then stroll downhill. Cloud rises quickly, and by nine or ten o'clock Lipton's Seat is very often inside it. The drive from Haputale takes three and a half to four hours on bad days. There are no cash machines near Lipton's Seat. Camping is allowed only at approved sites. No one should turn their back on a Buddha image for a portrait. Visitors should not touch, chase or feed the monkeys. An hour is enough for the seat and half an hour for the factory.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The walk to Lipton's Seat is about 7 km (a bit over four miles) [1].",
                "Lipton's Seat is just over four miles from Dambatenne [1].",
                "Lipton's Seat is nearly four and a half miles on foot [1].",
                "The drive to Lipton's Seat takes 3½ to 4 hours on bad days [1].",
                "At Lipton's Seat, by 9 or 10 the place is very often in cloud [1].",
                "From Lipton's Seat stroll back down to Dambatenne, some seven kilometres [1].",
                "Bring cash to Lipton's Seat; there are no ATMs there [1].",
                "Plan an hour and a half for both, Lipton's Seat and the factory [1].",
                "Lipton's Seat may well be in cloud, so with a flask and some patience you could easily wait it out."
            })
    void aSoundSentenceIsLeftAlone(String draft) {
        assertThat(broken(lipton().withDraft(draft + " The walk is about seven kilometres [1].")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The walk to Lipton's Seat is just over six miles [1].",
                "The drive to Lipton's Seat takes 2½ hours [1].",
                "At Lipton's Seat, by 7 or 8 the place is very often in cloud [1]."
            })
    void theNearestThatIsWrongIsFound(String draft) {
        assertThat(broken(lipton().withDraft(draft))).contains("claims_supported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Pitch your tent wherever you like at Lipton's Seat [1].",
                "Camp anywhere on the grass near Lipton's Seat [1].",
                "The best picture at Lipton's Seat is one standing with your back to the Buddha image [1].",
                "At Lipton's Seat pose with your back towards the statue [1].",
                "Offer the monkeys of Lipton's Seat a handful of nuts [1].",
                "Toss them some bananas and the monkeys of Lipton's Seat come close [1]."
            })
    void whatIsForbiddenInOtherWordsIsFound(String draft) {
        assertThat(broken(lipton().withDraft(draft))).contains("allowed_there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Lipton's Seat:\n\n| Do | Don't |\n|---|---|\n| carry water [1] | pose with your back to a Buddha image [1] |",
                "Lipton's Seat is easy [1].\n\n**Don't:**\n- offer the monkeys nuts [1]\n- pitch a tent wherever you like [1]",
                "At Lipton's Seat never feed the monkeys [1]."
            })
    void aListOfWhatNotToDoAdvisesNothing(String draft) {
        assertThat(broken(lipton().withDraft(draft))).doesNotContain("allowed_there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Pick a few flowers of Hakgala for your hat [1].",
                "Children enjoy plucking the flowers of Hakgala [1].",
                "Fly your drone over the garden of Hakgala at dawn [1].",
                "Launch a drone over Hakgala Botanical Garden for the view [1]."
            })
    void aDeedThatARuleForbidsIsFoundByItsVerbAndObject(String draft) {
        assertThat(broken(garden().withDraft(draft))).contains("rules_kept");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Do not pick the flowers of Hakgala [1].",
                "The flowers of Hakgala are at their best in April [1].",
                "Drones may not fly over the garden of Hakgala [1].",
                "Monkeys live in the garden of Hakgala [1]."
            })
    void aRuleThatIsKeptIsNone(String draft) {
        assertThat(broken(garden().withDraft(draft))).doesNotContain("rules_kept");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "On another weekend the beach bars have music.",
                "If your dates are flexible, choose a different evening; the beach bars are cheerful then.",
                "Come on any other night and the bars are open.",
                "The bars are busy again the next evening."
            })
    void theBarsOfAnotherDayMayBeNamed(String sentence) {
        assertThat(broken(poya("On 24 November 2026, Il Poya, no alcohol is sold in Colombo. " + sentence)))
                .doesNotContain("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Another day would be easier, but the bar serves quietly tonight.",
                "Enjoy a cold beer by the sea.",
                "Hotels still pour wine that evening."
            })
    void theBarsOfThatDayMayNot(String sentence) {
        assertThat(broken(poya("On 24 November 2026, Il Poya, no alcohol is sold in Colombo. " + sentence)))
                .contains("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Wear a warm jacket at Lipton's Seat and cover your knees [1].",
                "At Lipton's Seat cover shoulders and knees [1]."
            })
    void aPartOfTheQuestionThatIsPassedOverIsMissed(String draft) {
        assertThat(broken(twice().withDraft(draft))).contains("each_part_addressed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From Dambatenne you walk up to Lipton's Seat; wear a warm jacket [1].",
                "It is seven kilometres from Dambatenne to Lipton's Seat. Bring a warm layer [1].",
                "A tuk-tuk takes you to Lipton's Seat. Dress warmly [1]."
            })
    void bothPartsInAnyWordsAreTakenUp(String draft) {
        assertThat(broken(twice().withDraft(draft))).doesNotContain("each_part_addressed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How large is the herd at Minneriya, and when should I go?|Up to 300 elephants gather there from August on [1].|false",
                "How big are the crowds at Minneriya, and when should I go?|Some hundreds come there in August [1].|false",
                "When should we head to Minneriya, and what do we wear?|August is best; wear long sleeves [1].|false",
                "When should we leave, and what should we wear?|Leave right after breakfast and wear long sleeves [1].|false",
                "When should we set out, and what should we wear?|Wear long sleeves at Minneriya [1].|true",
                "How large is the tank of Minneriya, and when should I go?|Go there in August [1].|true"
            })
    void aSizeAndAnHourAreToldInManyWays(String question, String draft, boolean passedOver) {
        var turn = aTurn().asking(question)
                .at("Minneriya National Park")
                .withPassage(
                        "Minneriya National Park",
                        "wildlife",
                        "Up to 300 elephants gather at Minneriya in August. The tank is large. Set out at dawn, and wear long sleeves.",
                        0.9)
                .citing(1);

        assertThat(broken(turn.withDraft(draft)).contains("each_part_addressed"))
                .isEqualTo(passedOver);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The drive from Kandy to Ella through tea country takes nearly three hours [1].|false",
                "The drive from Kandy to Ella through tea country takes about two and a half hours [1].|false",
                "The drive from Kandy to Ella through tea country takes about five hours [1].|true",
                "The drive from Kandy to Ella through tea country takes three hours and a half [1].|true"
            })
    void whatIsSaidToBeRoundedMayBeRounded(String draft, boolean isAnother) {
        var turn = aTurn().asking("Tell me of the drive to Ella")
                .at("Ella")
                .withPassage(
                        "Ella",
                        "logistics",
                        "The drive from Kandy to Ella through tea country takes 2 hours 45 minutes.",
                        0.9)
                .citing(1);

        assertThat(broken(turn.withDraft(draft)).contains("figures_in_place")).isEqualTo(isAnother);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Nights here usually mean cocktails at the beach bars. However, there is no entrance fee at the beach.|true",
                "Nights here usually mean cocktails at the beach bars. On the 24th, however, no alcohol is sold.|false",
                "Nights here usually mean cocktails at the beach bars. However, that evening they are all closed.|false"
            })
    void onlyWhatSpeaksOfTheBarsTakesThemBack(String sentences, boolean isAdvised) {
        var draft = "On 24 November 2026, Il Poya, no alcohol is sold in Colombo. " + sentences;

        assertThat(broken(poya(draft)).contains("nothing_prohibited")).isEqualTo(isAdvised);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Have a late breakfast at the Seven Tea Cafe.", "Sleep at the Dark Cloud Lodge."})
    void aHouseThatIsMadeUpOfKnownWordsIsInvented(String sentence) {
        assertThat(broken(lipton().withDraft("Lipton's Seat is a walk of about seven kilometres [1]. " + sentence)))
                .contains("names_supported");
    }

    @Test
    void anAnswerByTheSeasonAloneHasNoPassageToCite() {
        var turn = aTurn().asking("Can we snorkel at Hikkaduwa on 10 June 2027?")
                .at("Hikkaduwa")
                .on("2027-06-10")
                .withPassage(
                        "Hikkaduwa", "nature", "The best time for snorkelling at Hikkaduwa is December to April.", 0.9)
                .with(state -> state.setConstraintViolations(List.of(ConstraintViolation.newBuilder()
                        .setConstraintType("weather_season")
                        .setKind("ADVICE")
                        .setSeverity(Severity.MEDIUM)
                        .setDescription(
                                "June at Hikkaduwa: the south-west monsoon brings rain and a rough sea, and swimming is often unsafe.")
                        .setSuggestion("Stay out of the water.")
                        .build())));

        assertThat(
                        broken(
                                turn.withDraft(
                                        "The season is against snorkelling. June at Hikkaduwa: the south-west monsoon brings rain and a rough sea, and swimming is often unsafe. Stay out of the water.")))
                .doesNotContain("citations_real");
    }

    private static TurnFixture lipton() {
        return aTurn().asking("How long is the walk up to Lipton's Seat?")
                .at("Lipton's Seat")
                .withPassage("Lipton's Seat", "adventure", WALK, 0.9)
                .citing(1);
    }

    private static TurnFixture garden() {
        return aTurn().asking("What is Hakgala like?")
                .at("Hakgala Botanical Garden")
                .withPassage(
                        "Hakgala Botanical Garden",
                        "logistics",
                        "Visitors may not pick flowers, feed the monkeys or fly drones over the garden without permission. The flowers of Hakgala Botanical Garden are at their best in April.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture twice() {
        return aTurn().asking("How do I get to Lipton's Seat, and what should I wear?")
                .at("Lipton's Seat")
                .withPassage("Lipton's Seat", "adventure", WALK + " Wear a warm jacket.", 0.9)
                .citing(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sources: [1] Calendar of Sri Lanka, gazetted · [2] Sri Lanka, Poya days and alcohol",
                "Sources: [1] Colombo, nightlife · [2] St. Anthony's Shrine, bars near by",
                "Sources: [1] Colombo, bars"
            })
    void theLineOfSourcesSpeaksForNothing(String sources) {
        assertThat(broken(poya(
                        "No. On 24 November 2026, Il Poya, bars in Colombo are closed. By law, hotel bars close too.\n\n"
                                + sources)))
                .doesNotContain("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sources: the rooftop bars of Colombo. Enjoy a beer there!",
                "Sources: [1] Colombo, bars. Enjoy a cold beer by the sea",
                "Hotels serve guests quietly."
            })
    void adviceUnderTheNameOfSourcesIsAdvice(String draft) {
        assertThat(broken(poya("On 24 November 2026, Il Poya, no alcohol is sold in Colombo.\n\n" + draft)))
                .contains("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[map](https://www.google.com/maps/../url?q=https://evil.example.com)",
                "[map](https://www.google.com/maps/%2e%2e/url?q=https://evil.example.com)",
                "[map](https://www.google.com/search/../url?q=x)",
                "[map](https://www.google.com/mapsevil)",
                "<div onmouseover=alert(1)>Colombo</div>",
                "<b>Colombo</b>",
                "<p class=x",
                "Colombo<br/>"
            })
    void noTagAndNoDetourPasses(String written) {
        assertThat(broken(poya(written))).contains("format");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[map](https://www.google.com/maps/search/?api=1&query=Colombo%2C+Sri+Lanka)",
                "[web](https://www.google.com/search?q=Colombo+Sri+Lanka)",
                "Stay < 3 hours, or > 2 if it rains."
            })
    void searchesAndSignsOfMeasureMayStand(String written) {
        assertThat(broken(poya(written))).doesNotContain("format");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- [Search the web](https://www.google.com/search?q=x)",
                "Seats on the train are few in season.",
                "Research the trains; the seasoned traveller searches early."
            })
    void whoAvoidsTheSeaMayReadOfSeatsSeasonsAndSearches(String draft) {
        assertThat(broken(avoidingTheSea("Tell me about Colombo").withDraft(draft)))
                .doesNotContain("wishes_kept");
    }

    @Test
    void theSeaItselfIsStillFoundUnlessABeachIsAskedFor() {
        assertThat(broken(avoidingTheSea("Tell me about Colombo").withDraft("Walk along the sea.")))
                .contains("wishes_kept");
        assertThat(broken(avoidingTheSea("Tell me about beaches in Mirissa").withDraft("The sea is calm there.")))
                .doesNotContain("wishes_kept");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Colombo is lively.\n\n_I could not search the web._\n\n_I could not search the web._",
                "Colombo is lively. I have not looked up live facts. The web was not searched."
            })
    void thatTheWebWasNotSearchedIsSaidOnce(String draft) {
        assertThat(broken(poya(draft))).containsAnyOf("said_once", "live_facts_disclaimed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tickets are cheap, at most a tenner.",
                "It costs twenty quid.",
                "A fiver is enough for the entrance.",
                "Bring 15 quid for the museum."
            })
    void aPriceInWordsOfTheStreetIsAPrice(String draft) {
        assertThat(broken(poya(draft))).contains("no_invented_prices");
    }

    @Test
    void whatHoldsForTheWholeCountryMayBeQuotedOfAPlace() {
        var country =
                "The best time to visit Sri Lanka depends on the coast: December to April is best for the west and south coasts and the hill country, and May to September for the east coast.";
        var kandy = aTurn().asking("Is Kandy worth a visit?")
                .at("Kandy")
                .withPassage("Kandy", "season", "The best months for Kandy are January to April.", 0.9)
                .withPassage("Sri Lanka", "season", country, 0.8);

        assertThat(broken(kandy.withDraft("Kandy is worth it. " + country.replace(".", " [2]."))))
                .doesNotContain("right_season");
    }

    @Test
    void aGapThatQuotesTheQuestionAdvisesNothing() {
        var matara = aTurn().asking("crocs in the Nilwala? my boy would like to paddle in Matara")
                .at("Matara")
                .withPassage(
                        "Matara",
                        "nature",
                        "Estuarine crocodiles live in the lower Nilwala, which is a good reason not to bathe or paddle in the river at Matara.",
                        0.9)
                .citing(1);
        var told =
                " Estuarine crocodiles live in the lower Nilwala, which is a good reason not to bathe or paddle in the river at Matara [1].";

        assertThat(broken(matara.withDraft(
                        "I could not find an answer to \"my boy would like to paddle in Matara\" in what I know about Matara."
                                + told)))
                .doesNotContain("allowed_there");
        assertThat(broken(matara.withDraft("Your boy can paddle in the Nilwala at Matara." + told)))
                .contains("allowed_there");
        assertThat(broken(matara.withDraft(
                        "I could not find an answer to that in what I know; a guide says: \"Your boy can paddle in the Nilwala at Matara\"."
                                + told)))
                .contains("allowed_there");
    }

    @Test
    void whoeverAsksForADrinkThatNoPassageNamesIsAnsweredByTheBan() {
        var galle = aTurn().asking("Where to have a sundowner in Galle Fort")
                .at("Galle Fort")
                .on("2027-03-22")
                .withPoyaBan("Medin")
                .withPassage("Galle Fort", "vibe", "Galle Fort is loveliest at dusk on the ramparts.", 0.5);

        assertThat(
                        broken(
                                galle.withDraft(
                                        "No sundowner in Galle Fort on 22 March 2027, Medin Full Moon Poya Day: the sale of alcohol is closed island-wide.")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nights at Nuwara Eliya drop to ten degrees or below [1].",
                "At Nuwara Eliya expect 20 °C by day and 10 °C at night [1].",
                "Nuwara Eliya has around 68 degrees Fahrenheit by day and 50 °F at night [1].",
                "About 20 degrees by day and 10 at night, or around 68 and 50 in Fahrenheit: that is Nuwara Eliya [1]."
            })
    void degreesMayBeSpelledAndConverted(String draft) {
        assertThat(broken(nuwaraEliya().withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nights at Nuwara Eliya drop to five degrees or below [1].",
                "Nuwara Eliya has around 80 degrees Fahrenheit by day [1].",
                "Nuwara Eliya has 20 °F at night [1]."
            })
    void otherDegreesAreNone(String draft) {
        assertThat(broken(nuwaraEliya().withDraft(draft))).contains("claims_supported");
    }

    private static TurnFixture nuwaraEliya() {
        return aTurn().asking("How cold is Nuwara Eliya?")
                .at("Nuwara Eliya")
                .withPassage(
                        "Nuwara Eliya",
                        "logistics",
                        "Pack for an English spring: Nuwara Eliya has about 20 degrees by day and 10 or less at night, and feels colder in rain.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture avoidingTheSea(String question) {
        return aTurn().asking(question)
                .at("Colombo")
                .with(it -> it.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(
                                StatedValue.newBuilder().setValue("sea").build(),
                                StatedValue.newBuilder().setValue("beach").build()))
                        .build()));
    }

    private static TurnFixture poya(String draft) {
        return aTurn().asking("Tell me about Colombo")
                .at("Colombo")
                .on("2026-11-24")
                .withPoyaBan("Il")
                .withDraft(draft);
    }
}
