package ai.travion.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.retrieval.recommend.Recommender;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

class RecommendationLookupTest {

    private final WebTestClient http = WebTestClient.bindToRouterFunction(new RecommendationLookup(
                            new Recommender(Shipped.BASE, Shipped.ATLAS, HolidayCalendar.load()), Shipped.ATLAS)
                    .routesUnder("/api/v1"))
            .build();

    private WebTestClient.ResponseSpec recommend(String body) {
        return http.post()
                .uri("/api/v1/recommend")
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(body)
                .exchange();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"interests\": [\"%s\"]}", "{\"preferences\": {\"must\": {\"avoid\": [\"%s\"]}}}"})
    void aWishOfManyThousandLettersIsRefused(String body) {
        recommend(body.formatted("x".repeat(20_000)))
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.detail")
                .value(detail -> assertThat(detail.toString()).contains("at most 100 characters"));
    }

    @Test
    void placesComeWithScoresAndReasons() {
        recommend("{\"interests\": [\"surfing\"], \"avoid\": [\"nightlife\"], \"date\": \"2027-07-10\", \"top_k\": 3}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.recommendations.length()")
                .isEqualTo(3)
                .jsonPath("$.recommendations[0].location_id")
                .isNotEmpty()
                .jsonPath("$.recommendations[0].reasons[0].text")
                .isNotEmpty()
                .jsonPath("$.eliminated_by[0].value")
                .isEqualTo("nightlife");
    }

    @Test
    void anInterestThatExceptsAPlaceIsOneAndAPlaceToAvoid() {
        recommend("{\"interests\": [\"wildlife except Yala\"], \"top_k\": 50}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.recommendations[?(@.location_id == 'yala-national-park')]")
                .isEmpty()
                .jsonPath("$.recommendations[0].reasons[*].text")
                .value(reasons -> assertThat(reasons.toString())
                        .contains("known for wildlife")
                        .doesNotContain("except"))
                .jsonPath("$.eliminated_by[0].value")
                .isEqualTo("Yala National Park")
                .jsonPath("$.not_applied.length()")
                .isEqualTo(0);
    }

    @Test
    void howOneGetsThereRulesOutNoPlaceAndIsNamed() {
        recommend("{\"interests\": [\"beach\"], \"avoid\": [\"cars\"]}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.eliminated_by.length()")
                .isEqualTo(0)
                .jsonPath("$.not_applied[0].value")
                .isEqualTo("cars");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"top_k": 0}                          | top_k
            {"top_k": 2.7}                        | top_k
            {"top_k": "3"}                        | top_k
            {"top_k": 99999999999}                | top_k
            {"latitude": "north", "longitude": 80}| latitude
            {"interests": "surfing"}              | interests
            {"interests": [1]}                    | interests
            {"date": 20270101}                    | date
            {"wishes": []}                        | wishes
            []                                    | body
            {"preferences": {"must": {"dates": {"start": "2027-13-01"}}}}                        | preferences.must.dates.start
            {"preferences": {"must": {"dates": {"start": "2027-03-01", "end": "2027-02-01"}}}}   | preferences.must.dates.end
            {"preferences": {"must": {"dates": {"start": "2027-03-01", "days": 2.5}}}}           | preferences.must.dates.days
            {"date": "next Tuesday"}              | date
            {"latitude": 7.2}                     | longitude
            {"latitude": 97.2, "longitude": 80.1} | latitude
            """)
    void aRequestThatCannotBeMeantNamesItsField(String body, String field) {
        recommend(body)
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.field")
                .isEqualTo(field);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /api/v1/explain/Kandy?date=tomorrow                           | date
            /api/v1/explain/Kandy?latitude=7                              | longitude
            /api/v1/explain/Kandy?latitude=abc&longitude=80               | latitude
            /api/v1/locations/nearby?latitude=7                           | longitude
            /api/v1/locations/nearby?location=Kandy                       | latitude
            /api/v1/locations/nearby                                      | latitude
            /api/v1/locations/nearby?latitude=7,29&longitude=80,63        | latitude
            /api/v1/locations/nearby?latitude=7&longitude=80&radius_km=0  | radius_km
            """)
    void aBadParameterOfALookupIsNamed(String path, String field) {
        http.get()
                .uri(path)
                .exchange()
                .expectStatus()
                .isBadRequest()
                .expectHeader()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody()
                .jsonPath("$.field")
                .isEqualTo(field);
    }

    @Test
    void theWishesOfAConstraintSpecCountAndWhatIsNotLookedAtIsNamed() {
        recommend("""
                {"preferences": {"must": {"avoid": ["hiking"]}, "rather": {"interests": ["tea"], "pace": "slow"}}, "interests": ["xyzzy"]}
                """)
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.eliminated_by[0].value")
                .isEqualTo("hiking")
                .jsonPath("$.not_applied[?(@.constraint=='pace')].value")
                .isEqualTo("slow")
                .jsonPath("$.not_applied[?(@.constraint=='interests')].value")
                .isEqualTo("xyzzy");
    }

    @Test
    void whatAPlaceMustHaveIsAFilterAndWhatFellOutIsCounted() {
        recommend("{\"preferences\": {\"must\": {\"interests\": [\"surfing\"]}}, \"top_k\": 50}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.recommendations[*].location")
                .value((List<String> places) ->
                        assertThat(places).contains("Arugam Bay").doesNotContain("Yala National Park", "Kandy"))
                .jsonPath("$.eliminated_by[0].constraint")
                .isEqualTo("interests")
                .jsonPath("$.eliminated_by[0].count")
                .value((Integer count) -> assertThat(count).isGreaterThan(50));
    }

    @Test
    void conditionsThatLeaveNothingSayWhichOfThemDid() {
        recommend("{\"preferences\": {\"must\": {\"interests\": [\"surfing\", \"leopards\"]}}}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.recommendations.length()")
                .isEqualTo(0)
                .jsonPath("$.note")
                .value(note -> assertThat(note.toString()).contains("too strict", "surfing", "leopards"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"preferences": {"must": {"places": ["Kandy"], "avoid": ["Kandy"]}}}                        | ruled out
            {"preferences": {"must": {"places": ["Temple of the Tooth"], "avoid": ["temples"]}}}        | ruled out
            {"preferences": {"must": {"places": ["Kandy"], "interests": ["surfing"]}}}                  | lacks
            {"preferences": {"must": {"places": ["Atlantis"]}}}                                         | no place
            {"preferences": {"must": {"places": ["Kandy", "Ella"]}}, "top_k": 1}                        | top_k
            """)
    void aDemandedPlaceThatIsNotThereIsNeverWithoutAWord(String body, String why) {
        recommend(body)
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.not_applied[?(@.constraint=='places')].reason")
                .value((List<String> reasons) -> assertThat(reasons)
                        .singleElement()
                        .satisfies(reason -> assertThat(reason).contains(why)));
    }

    @Test
    void travelDatesOverSeveralMonthsAreWeighedAsAWhole() {
        recommend("""
                {"preferences": {"must": {"dates": {"start": "2026-12-20", "end": "2027-05-10"}, "interests": ["whale watching"]}}}
                """)
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.recommendations[?(@.location=='Mirissa')].reasons[?(@.factor=='season')].text")
                .value((List<String> texts) -> assertThat(texts)
                        .containsExactly("Of your months, the best for Mirissa: December to April; less good: May."));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heights         | Sigiriya; Ella Rock; Adam's Peak; Pidurangala Rock   | Kandy; Mirissa; Ella
            captive animals | Pinnawala Elephant Orphanage                         | Udawalawe National Park; Habarana
            trains          | Nine Arch Bridge                                     | Ella; Kandy
            boats           | Pigeon Island National Park; Nagadeepa               | Mirissa; Colombo
            """)
    void whatMustBeAvoidedRulesOutThePlacesThatAreIt(String avoided, String gone, String stay) {
        recommend("{\"preferences\": {\"must\": {\"avoid\": [\"%s\"]}}, \"top_k\": 50}".formatted(avoided))
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.eliminated_by[0].locations")
                .value((List<String> locations) ->
                        assertThat(locations).contains(gone.split("; ", -1)).doesNotContain(stay.split("; ", -1)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            early starts     | early starts | Only a plan
            heat             | heat         | Nothing here can keep it
            alcohol          | alcohol      | rank lower
            purple unicorns  | purple unicorns | Nothing that I know
            bars or unicorns | unicorns     | Nothing that I know
            """)
    void aWishToAvoidThatRulesNothingOutSaysWhy(String avoided, String named, String why) {
        recommend("{\"preferences\": {\"must\": {\"avoid\": [\"%s\"]}}}".formatted(avoided))
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.not_applied[0].value")
                .isEqualTo(named)
                .jsonPath("$.not_applied[0].reason")
                .value(reason -> assertThat(reason.toString()).contains(why));
    }

    @Test
    void aReasonAgainstAPlaceIsPlainEnglish() {
        http.get()
                .uri("/api/v1/explain/Mirissa?avoid=nightlife,xyzzy")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.against[?(@.factor=='avoid')].text")
                .value((List<String> texts) ->
                        assertThat(texts).containsExactly("Mirissa goes against your wish to avoid nightlife."))
                .jsonPath("$.not_applied[0].value")
                .isEqualTo("xyzzy");
    }

    @Test
    void aPlaceThatMustBeThereComesFirstAndOneThatNobodyKnowsIsNamed() {
        recommend("{\"preferences\": {\"must\": {\"places\": [\"Galle\", \"Atlantis\"]}}, \"interests\": [\"tea\"]}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.recommendations[0].location")
                .isEqualTo("Galle Fort")
                .jsonPath("$.not_applied[?(@.constraint=='places')].value")
                .isEqualTo("Atlantis");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"preferences":{"interests":["hiking"]}}                        | preferences.interests
            {"preferences":"none"}                                          | preferences
            {"preferences":{"must":{"avoid":"temples"}}}                    | preferences.must.avoid
            {"preferences":{"rather":{"colour":"blue"}}}                    | preferences.rather.colour
            {"limit":3}                                                     | limit
            """)
    void aMisshapedWishIsNamedAsInAChat(String body, String field) {
        recommend(body)
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.field")
                .isEqualTo(field);
    }

    @Test
    void whatIsNoJsonIsSaidSo() {
        recommend("{\"interests\": 3")
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.title")
                .isNotEmpty();
    }

    @Test
    void aPlaceIsExplainedForAndAgainst() {
        http.get()
                .uri("/api/v1/explain/sigiriya?interests=surfing&date=2027-05-10")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.location")
                .isEqualTo("Sigiriya")
                .jsonPath("$.for")
                .isArray()
                .jsonPath("$.against[0].weight")
                .isNumber();
    }

    @Test
    void anUnknownPlaceNamesTheNearestNames() {
        http.get()
                .uri("/api/v1/explain/Atlantis")
                .exchange()
                .expectStatus()
                .isNotFound()
                .expectBody()
                .jsonPath("$.nearest.length()")
                .isEqualTo(3);
    }

    @Test
    void whatIsNearComesNearestFirst() {
        http.get()
                .uri("/api/v1/locations/nearby?latitude=6.03&longitude=80.22&radius_km=10")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.locations[0].location")
                .isEqualTo("Galle Fort")
                .jsonPath("$.locations[0].distance_km")
                .isNumber();
    }
}
