package ai.travion.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.retrieval.recommend.Recommender;
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"top_k": 0}                          | top_k
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
