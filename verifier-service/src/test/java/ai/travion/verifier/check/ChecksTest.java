package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Citation;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.Severity;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.TravelBrief;
import ai.travion.schemas.WebResult;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChecksTest {

    private static final String FACT =
            "Sigiriya rises about 180 metres above the plain; the climb has roughly 1,200 steps and takes two to three hours.";

    @Nested
    class ConstraintsAreStated {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "On Tuesday 24 November 2026 no alcohol is sold.",
                    "Il Poya: bars are closed and alcohol is banned.",
                    "Alcohol sales are prohibited island-wide on November 24th.",
                    "2026-11-24 is dry: no alcohol anywhere.",
                    "The day is Il Full Moon Poya Day. Alcohol is not sold."
                })
        void byTheirMeaning(String statement) {
            assertThat(broken(poya().withDraft("Colombo is a city. " + statement)))
                    .doesNotContain("constraints_stated");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Colombo is a city.",
                    "Enjoy alcohol on Poya day, Tuesday 24 November 2026!",
                    "It is Il Full Moon Poya Day on 24 November 2026.",
                    "Alcohol is banned on some days.",
                    "Alcohol is banned on 25 November 2026.",
                    "On Vesak Poya alcohol is banned."
                })
        void andNotByTheirWordsAlone(String statement) {
            assertThat(broken(poya().withDraft("Colombo is a city. " + statement)))
                    .contains("constraints_stated");
        }

        @Test
        void eachDayOfItsOwn() {
            var turn = poya().withViolation(violation(
                    "alcohol_closed",
                    "Friday 25 December 2026 is Christmas Day: the sale of alcohol is closed.",
                    "2026-12-25"));

            var one = broken(turn.withDraft("On 24 November 2026 no alcohol is sold in Colombo."));
            var both = broken(
                    turn.withDraft(
                            "- On 24 November 2026 no alcohol is sold in Colombo.\n- On Friday 25 December 2026 neither: alcohol is closed again."));

            assertThat(one).contains("constraints_stated");
            assertThat(both).doesNotContain("constraints_stated");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "dress_code|Shoulders and knees are covered at temples.|Cover your shoulders and knees.|Bring a camera.",
                    "weather_season|The south-west monsoon brings rain and a rough sea.|Expect rain and waves.|It is lovely.",
                    "festival|The Esala Perahera passes through Kandy in the evening and streets close.|The Esala Perahera passes through Kandy in the evening, so streets close.|Have fun.",
                    "infeasible|Jaffna does not fit into one day with Galle.|Jaffna and Galle do not fit into one day.|Have fun.",
                    "a_type_of_tomorrow|The bridge at Ella is closed for repairs.|The bridge at Ella is closed for repairs.|Have fun."
                })
        void ofEveryKind(String type, String description, String stated, String hidden) {
            var turn = sigiriya().withViolation(violation(type, description, null));

            assertThat(broken(turn.withDraft("Sigiriya. " + stated))).doesNotContain("constraints_stated");
            assertThat(broken(turn.withDraft("Sigiriya. " + hidden))).contains("constraints_stated");
        }
    }

    @Nested
    class NothingProhibited {

        private static final String BAN = "On Tuesday 24 November 2026, Il Poya, alcohol is banned.";

        @Test
        void isAdvised() {
            assertThat(broken(poya().withDraft(BAN + " Colombo has rooftop bars.")))
                    .contains("nothing_prohibited");
        }

        @Test
        void isScheduled() {
            var turn = poya().withSlot(slot("2026-11-24", "20:00", "Cocktails at a rooftop bar"));

            assertThat(broken(turn.withDraft(BAN + " Colombo."))).contains("nothing_prohibited");
        }

        @Test
        void butOnAnOpenDayOfTheSameTripItMayBe() {
            var turn = poya().until("2026-11-25");

            assertThat(broken(turn.withDraft(
                            BAN + "\n\n### Day 2 · Wednesday 25 November 2026\n\n- Rooftop bars of Colombo.")))
                    .doesNotContain("nothing_prohibited");
            assertThat(broken(turn.withDraft(
                            BAN + "\n\n### Day 1 · Tuesday 24 November 2026\n\n- Rooftop bars of Colombo.")))
                    .contains("nothing_prohibited");
            assertThat(
                            broken(
                                    turn.withDraft(
                                            BAN
                                                    + "\n\n### Day 1 · Tuesday 24 November 2026\n\n**Worth knowing**\n\n- Rooftop bars of Colombo.")))
                    .doesNotContain("nothing_prohibited");
        }

        @Test
        void withoutABanBarsMayBeNamed() {
            assertThat(broken(sigiriya().withDraft("Sigiriya has a bar."))).doesNotContain("nothing_prohibited");
        }

        @Test
        void whatTheRuleItselfSaysIsNoAdvice() {
            var turn = sigiriya()
                    .on("2025-12-25")
                    .withViolation(ConstraintViolation.newBuilder(violation(
                                    "alcohol_closed", "Alcohol was closed on 25 December 2025.", "2025-12-25"))
                            .setSuggestion("Registered hotels serve their guests beer and wine.")
                            .build());

            assertThat(
                            broken(
                                    turn.withDraft(
                                            "Sigiriya. Alcohol was closed on 25 December 2025. Registered hotels serve their guests beer and wine.")))
                    .doesNotContain("nothing_prohibited");
        }

        @Test
        void invisibleLettersHideNothing() {
            assertThat(broken(poya().withDraft(BAN + " Colombo has rooftop b\u200Bars.")))
                    .contains("nothing_prohibited");
        }
    }

    @Nested
    class QuestionIsAddressed {

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "Tell me about Sigiriya|Sigiriya is a rock.",
                    "Tell me about Sigirya|Sigiriya is a rock.",
                    "What should I wear at Sigiriya?|At Sigiriya cover your knees.",
                    "How do I reach Sigiriya?|Buses run to Sigiriya from Dambulla.",
                    "Is Sigiriya good for kids?|Families like Sigiriya.",
                    "hiking in Sigiriya|The trail up Sigiriya is steep.",
                    "How long should I stay in Sigiriya?|One day is enough for Sigiriya.",
                    "Can I ski in Sigiriya?|I could not find anything about skiing at Sigiriya."
                })
        void inOtherWordsToo(String question, String draft) {
            assertThat(broken(sigiriya()
                            .asking(question)
                            .with(it -> it.setRetrievalAttempts(3))
                            .withDraft(draft)))
                    .doesNotContain("question_addressed");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "Tell me about Sigiriya|Kandy is a city.",
                    "Are there elephants and waterfalls at Sigiriya?|Sigiriya is a rock.",
                    "What should I wear at Sigiriya?|Sigiriya is a rock."
                })
        void orSentBack(String question, String draft) {
            assertThat(broken(sigiriya()
                            .asking(question)
                            .with(it -> it.setRetrievalAttempts(3))
                            .withDraft(draft)))
                    .contains("question_addressed");
        }

        @Test
        void aListOfBeachesAddressesTheSearchForOne() {
            assertThat(broken(aTurn().asking("closest beach to Kandy")
                            .at("Kandy")
                            .with(it -> it.setRouteDecision(RouteDecision.LOCATION_SEARCH)
                                    .setLocationSearch(LocationSearch.newBuilder()
                                            .setFacility("beach")
                                            .setNear("Kandy")
                                            .build()))
                            .withPassage("Negombo", "logistics", "Negombo is about 88 km from Kandy.", 0.9)
                            .withDraft("For \"beach near Kandy\": Negombo is about 88 km from Kandy [1].")
                            .citing(1)))
                    .isEmpty();
        }
    }

    @Nested
    class PlansAreComplete {

        private TurnFixture plan() {
            return sigiriya()
                    .planning("Plan two days at Sigiriya")
                    .on("2026-11-28")
                    .until("2026-11-29")
                    .withSlot(slot("2026-11-28", "05:30", "Climb the rock"))
                    .withSlot(slot("2026-11-29", "09:00", "See the museum"))
                    .with(it -> it.setBrief(brief(List.of())));
        }

        @Test
        void withTheirDaysAndTimes() {
            assertThat(
                            broken(
                                    plan().withDraft(
                                                    "Sigiriya.\n\n### Saturday 28 November 2026\n\n- 05:30 Climb\n\n### Sunday 29 November 2026\n\n- 9:00 am Museum")))
                    .isEmpty();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Sigiriya on 28 November 2026: 05:30 climb, 09:00 museum.",
                    "Sigiriya on 28 November 2026: 05:30 climb; on 29 November 2026 the museum.",
                    "Sigiriya is a rock."
                })
        void orSentBack(String draft) {
            assertThat(broken(plan().withDraft(draft))).contains("completeness");
        }

        private TurnFixture fourDaysAlike() {
            return sigiriya()
                    .planning("Plan four days at Sigiriya")
                    .on("2026-11-28")
                    .until("2026-12-01")
                    .withSlot(slot("2026-11-28", "09:00", "See the museum"))
                    .withSlot(slot("2026-11-29", "09:00", "See the museum"))
                    .withSlot(slot("2026-11-30", "09:00", "See the museum"))
                    .withSlot(slot("2026-12-01", "09:00", "See the museum"))
                    .with(it -> it.setBrief(brief(List.of())));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "### Days 2 to 4 \u00b7 Sunday 29 November 2026 to Tuesday 1 December 2026",
                    "### Days 2\u20134 (29 November to 1 December)",
                    "**Day 2 to day 4**"
                })
        void withDaysThatAreAlikeUnderOneHeading(String heading) {
            var draft = "Sigiriya.\n\n### Day 1 \u00b7 Saturday 28 November 2026\n\n- 09:00 Museum\n\n" + heading
                    + "\n\nThe same hours and stops as on day 1.";

            assertThat(broken(fourDaysAlike().withDraft(draft))).doesNotContain("completeness");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "### Days 2 to 3 \u00b7 Sunday 29 November 2026 to Monday 30 November 2026",
                    "### Day 4 \u00b7 Tuesday 1 December 2026",
                    "### 4 days, Saturday 28 November 2026 to Tuesday 1 December 2026"
                })
        void orOneOfThemIsLeftOut(String heading) {
            var draft = "Sigiriya.\n\n### Day 1 \u00b7 Saturday 28 November 2026\n\n- 09:00 Museum\n\n" + heading
                    + "\n\nThe same hours and stops as on day 1.";

            assertThat(broken(fourDaysAlike().withDraft(draft))).contains("completeness");
        }

        @Test
        void twoDaysMayBeginAlike() {
            var breakfast =
                    "- 07:00 Breakfast at your hotel in Sigiriya, since most eateries are closed for the New Year.";
            var turn = plan().withDraft("Sigiriya.\n\n### Saturday 28 November 2026\n\n" + breakfast
                    + "\n\n### Sunday 29 November 2026\n\n" + breakfast);

            assertThat(broken(turn)).doesNotContain("said_once");
        }

        @Test
        void orSayThatThereIsNone() {
            var turn = sigiriya().planning("Plan a day at Sigiriya").with(it -> it.setBrief(brief(List.of())));

            assertThat(broken(turn.withDraft("I could not put together a day plan for Sigiriya.")))
                    .isEmpty();
            assertThat(broken(turn.withDraft("Sigiriya is a rock."))).contains("completeness");
        }
    }

    @Nested
    class TheBrief {

        @Test
        void comesWithEveryPlan() {
            var turn = sigiriya().planning("Plan a day at Sigiriya");

            assertThat(broken(turn.withDraft("I could not put together a day plan for Sigiriya.")))
                    .contains("structure");
        }

        @Test
        void restsOnSourcesThatAreThere() {
            var sound = sigiriya().withDraft(FACT + " [1]").citing(1);
            var said = new CitedStatement(FACT, List.of(1));
            var elsewhere = new CitedStatement(FACT, List.of(1, 7));

            assertThat(broken(sound.with(it -> it.setBrief(brief(List.of(said))))))
                    .isEmpty();
            assertThat(broken(sound.with(it -> it.setBrief(brief(List.of(elsewhere))))))
                    .containsExactly("structure");
        }

        @Test
        void holdsToTheSchemaThatIsPublished() {
            var sound = sigiriya().withDraft(FACT + " [1]").citing(1);
            var uncited = new CitedStatement(FACT, List.of());
            var blank = new CitedStatement(" ", List.of(1));

            assertThat(broken(sound.with(it -> it.setBrief(brief(List.of(uncited))))))
                    .containsExactly("structure");
            assertThat(broken(sound.with(it -> it.setBrief(brief(List.of(blank))))))
                    .containsExactly("structure");
        }

        @Test
        void aSourceNamesItsPassage() {
            var sound = sigiriya().withDraft(FACT + " [1]").citing(1);

            assertThat(broken(sound.with(it -> it.setCitations(List.of(
                            Citation.newBuilder().setId(1).setChunkId(" ").build())))))
                    .contains("structure");
        }

        @Test
        void saysSomething() {
            var turn = sigiriya()
                    .withDraft(FACT + " [1]")
                    .citing(1)
                    .with(it -> it.setBrief(CitedAnswer.newBuilder().build()));

            assertThat(broken(turn)).containsExactly("structure");
        }
    }

    private static TravelBrief brief(List<CitedStatement> highlights) {
        return TravelBrief.newBuilder()
                .setSummary("A plan.")
                .setHighlights(highlights)
                .build();
    }

    @Nested
    class ClaimsAreSupported {

        @Test
        void whatOneMayAskClaimsNothing() {
            var turn = aTurn().asking("what can you do").with(it -> it.setRouteDecision(RouteDecision.SMALL_TALK));

            assertThat(broken(turn.withDraft("I'm Travion. Try \"Plan 2 days in Ella with hiking\".")))
                    .isEmpty();
            assertThat(broken(turn.withDraft("I'm Travion. Sigiriya has 7,777 steps.")))
                    .isNotEmpty();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Sigiriya rises about 180 metres.",
                    "Sigiriya has roughly 1200 steps.",
                    "The climb of Sigiriya takes 2 to 3 hours.",
                    "Sigiriya on Saturday 28 November 2026 at 05:30, or 5:30 am.",
                    "Sunrise at Sigiriya is at 06:01.",
                    "Day 1 · Sigiriya, 2 h 30 min until 08:00.",
                    "For the 2 of you, Sigiriya."
                })
        void byTheEvidence(String claim) {
            assertThat(broken(turn().withDraft(claim))).doesNotContain("claims_supported");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Sigiriya rises about 200 metres.",
                    "Sigiriya has 1,201 steps.",
                    "The climb of Sigiriya takes 5 hours.",
                    "The climb of Sigiriya takes five hours.",
                    "Sigiriya on Friday 28 November 2026.",
                    "Sigiriya on 30 November 2026.",
                    "Sigiriya on 31 February 2026.",
                    "Sunrise at Sigiriya is at 06:15.",
                    "Sigiriya opens at 7 am.",
                    "Sigiriya was built in 1744.",
                    "Sigiriya is 12 km from Dambulla.",
                    "Sigiriya is 95% full."
                })
        void orSentBack(String claim) {
            assertThat(broken(turn().withDraft(claim))).contains("claims_supported");
        }

        private TurnFixture turn() {
            return sigiriya()
                    .asking("Tell me about Sigiriya for 2 people")
                    .on("2026-11-28")
                    .withSlot(ItinerarySlot.newBuilder(slot("2026-11-28", "05:30", "Climb the rock"))
                            .setDurationMinutes(150)
                            .build())
                    .with(it -> it.setShadowMonitorLogs(List.of(ShadowMonitorLog.newBuilder()
                            .setTimestamp(Instant.EPOCH)
                            .setCheckType("golden_hour")
                            .setDetails("sunrise 06:01:12, sunset 17:47")
                            .build())));
        }
    }

    @Nested
    class CitationsAreReal {

        @Test
        void whereTheNumberHasAPassageThatSaysSo() {
            assertThat(broken(sigiriya()
                            .withDraft("Sigiriya rises about 180 metres above the plain [1].")
                            .citing(1)))
                    .isEmpty();
        }

        @Test
        void notWhereTheNumberStandsForNothing() {
            assertThat(broken(sigiriya()
                            .withDraft("Sigiriya rises above the plain [7].")
                            .citing(1)))
                    .contains("citations_real");
        }

        @Test
        void notWhereTheChunkIsNotInTheEvidence() {
            assertThat(broken(cited("nowhere#history-9", "Sigiriya rises about 180 metres")))
                    .contains("citations_real");
        }

        @Test
        void notWhereTheSnippetDoesNotStandThere() {
            assertThat(broken(cited("sigiriya#adventure-0", "Sigiriya was built by giants")))
                    .contains("citations_real");
        }

        @Test
        void notWhereTheSourceSaysSomethingElse() {
            assertThat(broken(sigiriya()
                            .withDraft("Sigiriya sells fresh mangoes, coconut ice cream and silver jewellery [1].")
                            .citing(1)))
                    .contains("citations_real");
        }

        @Test
        void andAnAnswerFromKnowledgeNamesItsSource() {
            assertThat(broken(sigiriya().withDraft("Sigiriya rises above the plain.")))
                    .contains("citations_real");
        }

        private TurnFixture cited(String chunk, String snippet) {
            return sigiriya()
                    .withDraft("Sigiriya rises about 180 metres above the plain [1].")
                    .with(it -> it.setCitations(List.of(Citation.newBuilder()
                            .setId(1)
                            .setChunkId(chunk)
                            .setSnippet(snippet)
                            .build())));
        }
    }

    @Nested
    class Money {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Sigiriya costs $35.",
                    "Sigiriya costs Rs. 5,000.",
                    "Sigiriya costs 30 US dollars or 30 dollars.",
                    "Sigiriya costs LKR 9000–12000.",
                    "Sigiriya is €20."
                })
        void isNotInvented(String draft) {
            assertThat(broken(sigiriya().withDraft(draft))).contains("no_invented_prices");
        }

        @Test
        void mayBeQuotedFromTheWebOrTheTraveller() {
            var turn = sigiriya()
                    .asking("Sigiriya with a budget of 100 dollars")
                    .with(it -> it.setWebSearchResults(List.of(web("A ticket to Sigiriya costs USD 35."))));

            assertThat(broken(turn.withDraft("Sigiriya costs $35; your budget is $100.")))
                    .doesNotContain("no_invented_prices", "claims_supported");
        }
    }

    @Nested
    class TheFormat {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Sigiriya [here](https://evil.example/x).",
                    "Sigiriya: http://www.google.com/search?q=x",
                    "Sigiriya: https://www.google.com.evil.example/search?q=x",
                    "Sigiriya: https://www.google.com@evil.example/search",
                    "Sigiriya [x](javascript:alert(1))",
                    "Sigiriya: www.evil.example",
                    "Sigiriya: https://www.google.com/url?q=https://evil.example",
                    "Sigiriya <script>alert(1)</script>",
                    "   "
                })
        void holdsNothingStrange(String draft) {
            assertThat(broken(sigiriya().withDraft(draft))).contains("format");
        }

        @Test
        void allowsSearchesAndThePagesThatWereFound() {
            var turn = sigiriya().with(it -> it.setWebSearchResults(List.of(web("Sigiriya is open."))));

            assertThat(
                            broken(
                                    turn.withDraft(
                                            "Sigiriya: [map](https://www.google.com/maps/search/?api=1&query=Sigiriya%2C+Sri+Lanka), "
                                                    + "[web](https://www.google.com/search?q=Sigiriya) and [found](https://example.org/sigiriya).")))
                    .doesNotContain("format");
        }

        @Test
        void isNotEndless() {
            assertThat(broken(sigiriya().withDraft("Sigiriya. ".repeat(601)))).contains("format");
        }
    }

    private static TurnFixture sigiriya() {
        return aTurn().at("Sigiriya").withPassage("Sigiriya", "adventure", FACT, 0.9);
    }

    private static TurnFixture poya() {
        return aTurn().asking("Tell me about Colombo")
                .at("Colombo")
                .on("2026-11-24")
                .withPoyaBan("Il");
    }

    private static ConstraintViolation violation(
            String type, String description, @org.jspecify.annotations.Nullable String day) {
        return ConstraintViolation.newBuilder()
                .setConstraintType(type)
                .setKind(type.startsWith("alcohol") ? "HARD_CONSTRAINT" : "ADVICE")
                .setSeverity(Severity.MEDIUM)
                .setDescription(description)
                .setDate(day == null ? null : LocalDate.parse(day))
                .build();
    }

    private static ItinerarySlot slot(String day, String time, String activity) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse(day))
                .setTime(time)
                .setActivity(activity)
                .build();
    }

    private static WebResult web(String content) {
        return WebResult.newBuilder()
                .setTitle("Sigiriya")
                .setUrl("https://example.org/sigiriya")
                .setContent(content)
                .build();
    }
}
