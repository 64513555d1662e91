package ai.travion.shadow.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.shadow.ShadowMonitorService;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.reactive.context.ReactiveWebServerApplicationContext;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.support.GenericApplicationContext;

/** The service's HTTP, without Kafka. */
class LookupsTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Clock NOON = Clock.fixed(Instant.parse("2026-11-22T06:30:00Z"), ZoneId.of("Asia/Colombo"));
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private static ReactiveWebServerApplicationContext service;

    record Answer(int status, String type, JsonNode body) {

        String text(String field) {
            return body.path(field).asText();
        }
    }

    @BeforeAll
    static void start() {
        ApplicationContextInitializer<GenericApplicationContext> clock =
                context -> context.registerBean(Clock.class, () -> NOON);
        service = (ReactiveWebServerApplicationContext) new SpringApplicationBuilder(ShadowMonitorService.class)
                .initializers(clock)
                .properties(
                        "spring.config.name=shadow-monitor-service",
                        "server.port=0",
                        "LOG_LEVEL=WARN",
                        "spring.autoconfigure.exclude=ai.travion.graph.GraphAutoConfiguration,"
                                + "org.springframework.boot.autoconfigure.kafka.KafkaAutoConfiguration")
                .run("--server.port=0");
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void aCrowdIsToldOfAPlaceHoweverItIsSpelt() {
        var answer = post("crowd", "{\"location\": \"temple of tooth\", \"datetime\": \"2026-11-24T18:00\"}");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text("location")).isEqualTo("Temple of the Tooth");
        assertThat(answer.text("location_type")).isEqualTo("temple");
        assertThat(answer.text("datetime")).isEqualTo("2026-11-24T18:00:00+05:30");
        assertThat(answer.body().path("crowd_percentage").asInt()).isBetween(60, 100);
        assertThat(answer.body().path("crowd_level").asDouble())
                .isCloseTo(answer.body().path("crowd_percentage").asInt() / 100.0, within(0.006));
        assertThat(answer.text("crowd_status")).isIn("high", "extreme");
        assertThat(answer.text("recommendation")).contains(":00");
        assertThat(answer.body().path("best_hours")).hasSize(3);
        assertThat(answer.text("basis")).contains("not a count");
    }

    @Test
    void aCrowdIsToldOfATypeAndAnotherZone() {
        var answer = post("crowd", "{\"location_type\": \"Beach\", \"datetime\": \"2027-02-13T10:00:00Z\"}");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text("datetime")).isEqualTo("2027-02-13T15:30:00+05:30");
        assertThat(answer.body().path("location").isNull()).isTrue();
    }

    @Test
    void outsideItsHoursAPlaceIsSaidToBeOutsideItsHours() {
        var answer = post("crowd", "{\"location\": \"Sigiriya\", \"datetime\": \"2026-11-24T03:00\"}");

        assertThat(answer.text("crowd_status")).isEqualTo("low");
        assertThat(answer.text("recommendation")).contains("outside the usual visiting hours");
    }

    @Test
    void aPoyaDayIsTold() {
        var answer = post("events", "{\"date\": \"2026-11-24\", \"location\": \"Kandy\"}");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body().path("is_poya_day").asBoolean()).isTrue();
        assertThat(answer.body().has("poya_day")).isFalse();
        assertThat(answer.text("poya_name")).isEqualTo("Il Full Moon Poya Day");
        assertThat(answer.body().path("alcohol_ban").asBoolean()).isTrue();
        assertThat(answer.body().path("holidays").get(0).path("types").toString())
                .isEqualTo("[\"public\",\"bank\"]");
        assertThat(answer.body().path("constraints").findValuesAsText("constraint_type"))
                .contains("poya_alcohol");
        assertThat(answer.body().path("constraints").findValuesAsText("rule_id"))
                .doesNotContain("");
        assertThat(answer.text("certainty")).isEqualTo("gazetted");
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-23, false, true, false, false",
        "2026-08-20, false, false, true, false",
        "2025-08-20, false, false, true, false",
        "2026-05-30, true, false, false, true",
        "2026-12-25, false, false, true, true",
        "2026-11-25, false, false, false, false"
    })
    void aDayIsWhatTheCalendarSays(String date, boolean poya, boolean bridge, boolean school, boolean dry) {
        var answer = post("events", "{\"date\": \"" + date + "\"}");

        assertThat(answer.body().path("is_poya_day").asBoolean()).isEqualTo(poya);
        assertThat(answer.body().path("is_bridge_day").asBoolean()).isEqualTo(bridge);
        assertThat(answer.body().path("is_school_holiday").asBoolean()).isEqualTo(school);
        assertThat(answer.body().path("alcohol_ban").asBoolean()).isEqualTo(dry);
    }

    @Test
    void aYearWithoutAGazetteIsPredictedAndSaysSo() {
        var answer = post("events", "{\"date\": \"2028-05-08\"}");

        assertThat(answer.text("certainty")).isEqualTo("predicted");
        assertThat(answer.body().path("caveats").toString()).contains("2028", "predicted");
    }

    @Test
    void aYearBeforeTheGazettesIsComputedAndSaysSo() {
        var answer = post("events", "{\"date\": \"2023-05-05\"}");

        assertThat(answer.text("certainty")).isEqualTo("predicted");
        assertThat(answer.text("poya_name")).isEqualTo("Vesak Full Moon Poya Day");
        assertThat(answer.body().path("unknown")).isEmpty();
        assertThat(answer.body().path("caveats").toString()).contains("The gazette of 2023 is not in the calendar");
    }

    @Test
    void theEveningOfAProcessionIsPackedAndSaysWhy() {
        var answer = post("crowd", "{\"location\": \"Kandy\", \"datetime\": \"2027-08-14T20:00\"}");

        assertThat(answer.text("crowd_status")).isEqualTo("extreme");
        assertThat(answer.text("recommendation")).contains("Randoli Perahera");
        assertThat(answer.body().path("causes").toString()).contains("Randoli Perahera of Kandy");
    }

    @Test
    void ofAPoyaThatWasMovedTheBanIsUnknownAndSaidToBe() {
        var answer = post("events", "{\"date\": \"2026-05-01\"}");

        assertThat(answer.body().path("is_poya_day").asBoolean(true)).isFalse();
        assertThat(answer.body().path("alcohol_ban").isNull()).isTrue();
        assertThat(answer.body().path("unknown").toString()).isEqualTo("[\"alcohol_ban\"]");
        assertThat(answer.body().path("caveats").toString()).contains("Vesak", "moved", "not known");
        assertThat(answer.body().path("constraints").findValuesAsText("rule_id"))
                .contains("alcohol-moved-poya");
        assertThat(answer.body().path("constraints").toString()).contains("Saturday 30 May 2026");
    }

    @ParameterizedTest
    @CsvSource({
        "Nallur Kandaswamy Kovil, 2027-08-29T07:00",
        "Nallur Kandaswamy Kovil, 2027-08-30T08:00",
        "Anuradhapura, 2027-06-18T02:00",
        "Adam's Peak, 2027-01-23T04:00"
    })
    void noHourIsRecommendedThatIsAsPackedAsTheOneThatWasAskedFor(String place, String at) {
        var answer = post("crowd", "{\"location\": \"" + place + "\", \"datetime\": \"" + at + "\"}");

        int percent = answer.body().path("crowd_percentage").asInt();
        assertThat(answer.body().path("best_hours"))
                .allMatch(hour -> hour.path("crowd_percentage").asInt() < Math.min(80, percent));
        assertThat(answer.text("recommendation"))
                .contains(answer.body().path("best_hours").isEmpty() ? "on another day" : "at ");
    }

    @ParameterizedTest
    @CsvSource({
        "Pettah Market, 2027-04-14T11:00, new-year-shutdown, Sinhala and Tamil New Year",
        "Pettah, 2027-05-19T11:00, market-on-poya, Vesak",
        "Pettah Market, 2026-12-25T11:00, market-on-holiday, Christmas Day"
    })
    void aMarketThatIsShutIsNotRecommended(String place, String at, String rule, String why) {
        var answer = post("crowd", "{\"location\": \"" + place + "\", \"datetime\": \"" + at + "\"}");

        assertThat(answer.text("crowd_status")).isEqualTo("low");
        assertThat(answer.body().path("model_percentage").asInt())
                .isGreaterThan(answer.body().path("crowd_percentage").asInt());
        assertThat(answer.body().path("best_hours")).isEmpty();
        assertThat(answer.text("recommendation")).contains(why).contains("another day");
        assertThat(answer.body().path("rules").findValuesAsText("rule_id")).contains(rule);
        assertThat(answer.body().path("rules").findValuesAsText("effect")).contains("closed");
        assertThat(answer.body().path("causes").toString()).contains(why);
    }

    @ParameterizedTest
    @CsvSource({
        "Colombo, 2027-04-14T11:00, new-year-shutdown, closed",
        "Sigiriya, 2027-04-14T09:00, new-year-shutdown, closed",
        "Adam's Peak, 2027-08-21T04:00, adams-peak-season, dark",
        "Adam's Peak, 2026-12-10T04:00, adams-peak-season, not lit",
        "Adam's Peak, 2027-01-23T12:00, '', hot",
        "Sigiriya, 2027-02-16T12:00, '', heat",
        "Sigiriya, 2027-02-16T17:00, '', Late for a visit",
        "Yala, 2027-02-16T12:00, '', heat",
        "Koneswaram, 2027-03-06T21:00, shivaratri-koneswaram, packed",
        "Nallur, 2027-08-29T07:00, nallur-processions, packed",
        "Temple of the Tooth, 2027-02-16T22:00, opening-hours, closed",
        "Yala, 2027-09-20T07:00, yala-closure, closes",
        "Mirissa, 2027-07-06T10:00, monsoon, rough sea"
    })
    void whatTheDayDoesToAVisitIsSaidBesideTheCrowd(String place, String at, String rule, String word) {
        var answer = post("crowd", "{\"location\": \"" + place + "\", \"datetime\": \"" + at + "\"}");

        assertThat(answer.text("recommendation")).contains(word).doesNotContain("come as it suits you");
        assertThat(answer.body().path("rules").findValuesAsText("rule_id"))
                .containsAll(rule.isEmpty() ? List.of() : List.of(rule));
    }

    @Test
    void onAnOrdinaryDayTheModelStandsAlone() {
        var answer = post("crowd", "{\"location\": \"Ella\", \"datetime\": \"2027-02-16T10:00\"}");

        assertThat(answer.body().path("model_percentage"))
                .isEqualTo(answer.body().path("crowd_percentage"));
        assertThat(answer.body().path("rules")).isEmpty();
    }

    @Test
    void aMarketThatIsShutHasFewerPeopleThanOnAnOrdinaryDay() {
        var answer = post("events/impact", "{\"location\": \"Pettah Market\", \"date\": \"2027-04-14\"}");

        assertThat(answer.body().path("predicted_crowd_modifier").asDouble()).isLessThan(0.5);
        assertThat(answer.body().path("causes").toString()).contains("New Year").doesNotContain("public holiday");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1999-06-01", "2019-05-18", "2050-01-08"})
    void whereNotEvenPredictionsReachADayIsUnknownAndNotOrdinary(String date) {
        var answer = post("events", "{\"date\": \"" + date + "\"}");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text("certainty")).isEqualTo("unknown");
        assertThat(answer.body().path("is_poya_day").isBoolean()).isFalse();
        assertThat(answer.body().path("alcohol_ban").isBoolean()).isFalse();
        assertThat(answer.body().path("is_bridge_day").isBoolean()).isFalse();
        assertThat(answer.body().path("is_school_holiday").isBoolean()).isFalse();
        assertThat(answer.body().path("unknown").toString())
                .contains("is_poya_day", "holidays", "is_bridge_day", "is_school_holiday", "alcohol_ban");
        assertThat(answer.body().path("caveats").toString()).contains("not in the calendar", "school holidays");
    }

    @Test
    void daysThatAreOverAreSpokenOfAsPast() {
        var answer = post("events", "{\"date\": \"2025-04-13\"}");

        assertThat(answer.body().path("constraints").toString())
                .contains("was the eve of", "Alcohol was on sale again")
                .doesNotContain("It should be on sale again");
        assertThat(answer.body().path("school_holidays").toString()).doesNotContain("(");
    }

    @ParameterizedTest
    @CsvSource({"2026-11-25, false", "2025-11-25, true", "2028-11-25, true"})
    void whereSchoolTermsWereNotPublishedThatIsSaid(String date, boolean said) {
        var answer = post("events", "{\"date\": \"" + date + "\"}");

        assertThat(answer.body().path("unknown")).isEmpty();
        assertThat(answer.body().path("caveats").toString().contains("school holidays"))
                .isEqualTo(said);
    }

    @Test
    void aHolidayThatIsNotGazettedYetIsMarked() {
        var answer = post("events", "{\"date\": \"2030-02-04\"}");

        var holiday = answer.body().path("holidays").get(0);
        assertThat(holiday.path("name").asText()).isEqualTo("Independence Day");
        assertThat(holiday.path("certainty").asText()).isEqualTo("inferred");
        assertThat(answer.body().path("constraints").findValuesAsText("rule_validity"))
                .isNotEmpty()
                .doesNotContain("");
    }

    @Test
    void aFeastWeighsMoreOnATempleThanOnABeach() {
        var temple = post("events/impact", "{\"location\": \"Temple of the Tooth\", \"date\": \"2026-11-24\"}");
        var beach = post("events/impact", "{\"location\": \"Mirissa\", \"date\": \"2026-11-24\"}");

        double filled = temple.body().path("predicted_crowd_modifier").asDouble();

        assertThat(filled).isGreaterThan(1.8);
        assertThat(beach.body().path("predicted_crowd_modifier").asDouble()).isBetween(1.0, 1.5);
        assertThat(temple.body().path("location_sensitivity").path("l_rel").asDouble())
                .isEqualTo(1);
        assertThat(temple.body().path("location_sensitivity").path("l_nat").asDouble())
                .isEqualTo(0.1);
        assertThat(temple.body().path("constraints").findValuesAsText("constraint_type"))
                .contains("poya_alcohol", "dress_code");
    }

    @Test
    void anOrdinaryDayHasNoImpact() {
        var answer = post("events/impact", "{\"location\": \"Sigiriya\", \"date\": \"2026-11-25\"}");

        assertThat(answer.body().path("predicted_crowd_modifier").asDouble()).isEqualTo(1);
        assertThat(answer.body().path("causes")).isEmpty();
    }

    @Test
    void theLightOfAPlaceIsTold() {
        var answer = post("golden-hour", "{\"location\": \"sigirya\", \"date\": \"2026-11-24\"}");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text("location")).isEqualTo("Sigiriya");
        assertThat(answer.text("sunrise")).matches("2026-11-24T06:0\\d:\\d\\d\\+05:30");
        assertThat(answer.body().path("morning_golden_hour").path("start").asText())
                .endsWith("+05:30");
        assertThat(answer.text("recommended_time")).startsWith("2026-11-24T06");
        assertThat(answer.body().path("topographic").path("dip_degrees").asDouble())
                .isCloseTo(0.548, within(0.001));
        assertThat(answer.body().path("topographic").path("sunrise").asText()).isLessThan(answer.text("sunrise"));
    }

    @Test
    void aPlaceWithoutAKnownHeightHasNoTopographicValues() {
        var answer = post("golden-hour", "{\"location\": \"Mirissa\", \"date\": \"2026-11-24\"}");

        assertThat(answer.body().path("topographic").isNull()).isTrue();
    }

    @Test
    void theLightOfAPointIsThatOfThePlaceThere() {
        var point = post(
                "physics/golden-hour",
                "{\"latitude\": 7.95694, \"longitude\": 80.75972, \"date\": \"2026-11-24\", \"elevation_m\": 349}");

        var place = post("golden-hour", "{\"location\": \"Sigiriya\", \"date\": \"2026-11-24\"}");

        assertThat(point.text("sunset")).isEqualTo(place.text("sunset"));
        assertThat(point.body().path("topographic").path("sunset"))
                .isEqualTo(place.body().path("topographic").path("sunset"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-24T17:00:00%2B05:30",
                "2026-11-24T17:00:00+05:30",
                "2026-11-24T17:00:00",
                "2026-11-24T17:00",
                "2026-11-24T11:30:00Z",
                "2026-11-24t11:30:00z",
                "2026-11-24T13:30:00%2B02:00"
            })
    void theSunStandsWhereItStandsHoweverTheMomentIsWritten(String at) {
        var answer = get("physics/sun-position?latitude=7.957&longitude=80.7603&at=" + at);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text("at")).isEqualTo("2026-11-24T17:00:00+05:30");
        assertThat(answer.body().path("elevation").asDouble()).isCloseTo(9.9, within(0.5));
        assertThat(answer.body().path("elevation_apparent").asDouble())
                .isGreaterThan(answer.body().path("elevation").asDouble());
        assertThat(answer.body().path("azimuth").asDouble()).isBetween(245.0, 250.0);
        assertThat(answer.text("light")).isEqualTo("good");
    }

    @Test
    void withoutAMomentTheSunIsThatOfNow() {
        var answer = get("physics/sun-position?latitude=-33.9&longitude=18.4");

        assertThat(answer.text("at")).isEqualTo("2026-11-22T12:00:00+05:30");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "crowd | {} | location",
                "crowd | {\"location\": \"Ella\"} | datetime",
                "crowd | {\"location\": \"Ella\", \"location_type\": \"beach\", \"datetime\": \"2026-11-24T10:00\"} | location_type",
                "crowd | {\"location_type\": \"volcano\", \"datetime\": \"2026-11-24T10:00\"} | location_type",
                "crowd | {\"location\": \"Ella\", \"datetime\": \"tomorrow\"} | datetime",
                "crowd | {\"location\": \"Ella\", \"datetime\": \"2026-02-30T10:00\"} | datetime",
                "crowd | {\"location\": 7, \"datetime\": \"2026-02-03T10:00\"} | location",
                "crowd | [] | body",
                "crowd | {oops | body",
                "crowd | null | body",
                "events | [\"2026-11-24\"] | body",
                "events | 7 | body",
                "events | \"2026-11-24\" | body",
                "events | {\"date\": [\"2026-11-24\"]} | date",
                "events | {\"date\": {\"year\": 2026}} | date",
                "events | {\"date\": 20261124} | date",
                "events | {\"date\": \"2026-11-24\", \"location\": [\"Ella\"]} | location",
                "physics/golden-hour | {\"latitude\": 1e999, \"longitude\": 80, \"date\": \"2026-11-24\"} | latitude",
                "physics/golden-hour | {\"latitude\": true, \"longitude\": 80, \"date\": \"2026-11-24\"} | latitude",
                "events | {} | date",
                "events | {\"date\": \"24/11/2026\"} | date",
                "events | {\"date\": \"2026-13-01\"} | date",
                "events | {\"date\": \"9999-01-01\"} | date",
                "events/impact | {\"date\": \"2026-11-24\"} | location",
                "golden-hour | {\"location\": \"Ella\"} | date",
                "golden-hour | {\"date\": \"2026-11-24\"} | location",
                "golden-hour | {\"latitude\": 7, \"date\": \"2026-11-24\"} | longitude",
                "golden-hour | {\"location\": \"Ella\", \"latitude\": 9, \"date\": \"2026-11-24\"} | location",
                "physics/golden-hour | {\"longitude\": 80, \"date\": \"2026-11-24\"} | latitude",
                "physics/golden-hour | {\"latitude\": 51.5, \"longitude\": 0, \"date\": \"2026-11-24\"} | latitude",
                "physics/golden-hour | {\"latitude\": \"x\", \"longitude\": 80, \"date\": \"2026-11-24\"} | latitude",
                "physics/golden-hour | {\"latitude\": 7, \"longitude\": 80, \"date\": \"2026-11-24\", \"elevation_m\": -5} | elevation_m"
            })
    void aWrongFieldIsNamed(String path, String body, String field) {
        var answer = post(path, body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.type()).startsWith("application/problem+json");
        assertThat(answer.text("field")).isEqualTo(field);
        assertThat(answer.text("detail")).isNotBlank().doesNotContain("ai.travion", "java.", "$");
        assertThat(answer.text("instance")).isEqualTo("/api/v1/" + path);
    }

    @ParameterizedTest
    @CsvSource({
        "latitude=7, longitude",
        "longitude=80, latitude",
        "latitude=abc&longitude=80, latitude",
        "latitude=95&longitude=80, latitude",
        "latitude=7&longitude=80&at=noon, at",
        "latitude=7&longitude=80&datetime=2027-03-20T12:00, datetime",
        "latitude=7&longitude=80&date=2027-03-20, date",
        "latitude=7&longitude=80&elevation_m=9, elevation_m"
    })
    void aWrongPartOfAQueryIsNamed(String query, String field) {
        var answer = get("physics/sun-position?" + query);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("field")).isEqualTo(field);
    }

    @Test
    void theLightOfAPointIsTheSameByEitherPath() {
        var body = "{\"latitude\": 7.957, \"longitude\": 80.7603, \"date\": \"2026-11-24\"}";

        var answer = post("golden-hour", body);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(post("physics/golden-hour", body).body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1990-05-05T10:00", "2099-05-05T10:00"})
    void aCrowdOfADayBeyondTheCalendarSaysThatItsFeastsAreNotKnown(String datetime) {
        var answer = post("crowd", "{\"location\": \"Kandy\", \"datetime\": \"%s\"}".formatted(datetime));

        assertThat(answer.body().path("caveats").path(0).asText()).contains("does not reach", datetime.substring(0, 4));
    }

    @Test
    void onAColdPlainItIsTheCloudThatSpeaksAgainstTheAfternoon() {
        var answer = post("crowd", "{\"location\": \"Horton Plains\", \"datetime\": \"2026-12-27T15:00\"}");

        assertThat(answer.text("recommendation")).contains("Cloud").doesNotContain("heat");
    }

    @Test
    void aBreakOfSomeSchoolsIsSaidToBeOne() {
        var answer = post("events", "{\"date\": \"2026-05-30\"}");

        assertThat(answer.body().path("is_school_holiday").asBoolean()).isFalse();
        assertThat(answer.body().path("caveats").toString()).contains("speaks of most schools");
    }

    @ParameterizedTest
    @CsvSource({"Sigirrriya Rok, Sigiriya", "Kandie City Center, Kandy", "Arugumbey, Arugam Bay"})
    void anUnknownLocationIs404WithTheNearestNames(String name, String meant) {
        var answer = post("golden-hour", "{\"location\": \"" + name + "\", \"date\": \"2026-11-24\"}");

        if (answer.status() == 200) {
            assertThat(answer.text("location")).isEqualTo(meant);
        } else {
            assertThat(answer.status()).isEqualTo(404);
            assertThat(answer.body().path("nearest").toString()).contains(meant);
        }
    }

    @Test
    void whatIsNoPlaceOfSriLankaIs404() {
        var answer = post("events/impact", "{\"location\": \"Eiffel Tower\", \"date\": \"2026-11-24\"}");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body().path("nearest")).hasSize(3);
        assertThat(answer.text("detail")).contains("Eiffel Tower");
    }

    private static Answer post(String path, String body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private static Answer get(String path) {
        return send(request(path).build());
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(
                URI.create("http://localhost:" + service.getWebServer().getPort() + "/api/v1/" + path));
    }

    private static Answer send(HttpRequest request) {
        try {
            var response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            return new Answer(
                    response.statusCode(),
                    response.headers().firstValue("Content-Type").orElse(""),
                    JSON.readTree(response.body()));
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
