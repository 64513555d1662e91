package ai.travion.gateway.lookup;

import static ai.travion.gateway.lookup.Lookup.Field.optional;
import static ai.travion.gateway.lookup.Lookup.Field.required;

import ai.travion.gateway.lookup.Lookup.Field;
import java.util.List;
import java.util.Map;

/** Every lookup of the API. */
final class Lookups {

    private static final String SHADOW_MONITOR = "shadow-monitor-service";
    private static final String RETRIEVAL = "retrieval-service";

    private static final Field LOCATION =
            required("location", "string", "A place in Sri Lanka; typos are forgiven", "Sigiriya");
    private static final Field DATE = required("date", "string", "A day", "2026-11-24");
    private static final Field LATITUDE = required("latitude", "number", "Degrees north", 7.957);
    private static final Field LONGITUDE = required("longitude", "number", "Degrees east", 80.7603);

    static final List<Lookup> ALL = List.of(
            Lookup.post(
                    "/crowd",
                    SHADOW_MONITOR,
                    "How full a place, or a type of place, is expected to be",
                    List.of(
                            optional("location", "string", "A place; or give location_type", "Sigiriya"),
                            optional(
                                    "location_type",
                                    "string",
                                    "heritage, temple, adventure, wildlife, city, nature, tea country, beach, east coast or pilgrim climb",
                                    "temple"),
                            required(
                                    "datetime",
                                    "string",
                                    "Local to Sri Lanka where it carries no offset",
                                    "2026-11-24T17:00")),
                    "location, location_type, datetime, crowd_level 0 to 1, crowd_percentage, crowd_status low, moderate, high or extreme, recommendation, best_hours [{hour, crowd_percentage}] (none where it is shut all day), causes, model_percentage (what the model alone expects), rules [{rule_id, effect fuller, emptier, closed or advice, description}], certainty (estimated: nobody counts), caveats, basis (what of it is data and what is assumed)"),
            Lookup.post(
                    "/events",
                    SHADOW_MONITOR,
                    "What the calendar says of a day, and what it asks of a visitor",
                    List.of(DATE, optional("location", "string", "A place that is visited on it", "Kandy")),
                    "is_poya_day, poya_name, holidays [{name, types, tentative, source}], is_bridge_day, is_school_holiday, school_holidays, alcohol_ban, constraints, certainty gazetted, predicted or unknown, unknown (names of the fields that the calendar cannot tell), caveats"),
            Lookup.post(
                    "/events/impact",
                    SHADOW_MONITOR,
                    "What a day's feasts do to a place",
                    List.of(LOCATION, DATE),
                    "is_poya_day, poya_name, predicted_crowd_modifier, causes, location_sensitivity {l_rel, l_nat}, constraints, certainty, unknown, caveats, basis"),
            Lookup.post(
                    "/golden-hour",
                    SHADOW_MONITOR,
                    "The light of a day at a place or a point",
                    List.of(
                            optional("location", "string", "A place; or give latitude and longitude", "Sigiriya"),
                            DATE,
                            optional("latitude", "number", "Degrees north, of a point in place of a location", 7.957),
                            optional("longitude", "number", "Degrees east", 80.7603),
                            optional("elevation_m", "number", "Metres above the sea, of a point", 349)),
                    "sunrise, sunset, solar_noon, morning_ and evening_golden_hour {start, end}, morning_ and evening_blue_hour {start, end}, recommended_time, recommended_reason, topographic (null where no height is known); ISO times with +05:30"),
            Lookup.post(
                    "/physics/golden-hour",
                    SHADOW_MONITOR,
                    "The light of a day at a point",
                    List.of(
                            LATITUDE,
                            LONGITUDE,
                            DATE,
                            optional("elevation_m", "number", "Metres above the sea, for the topographic values", 349)),
                    "As of /golden-hour"),
            Lookup.get(
                    "/physics/sun-position",
                    SHADOW_MONITOR,
                    "Where the sun stands",
                    List.of(
                            LATITUDE,
                            LONGITUDE,
                            optional("at", "string", "A moment; now where it is missing", "2026-11-24T17:00:00+05:30")),
                    "azimuth from north over east, elevation (geometric), elevation_apparent (with refraction), light golden, good, harsh or dark"),
            Lookup.post(
                    "/recommend",
                    RETRIEVAL,
                    "Places that suit a traveller, best first, with what speaks for each",
                    List.of(
                            optional("interests", "array", "What is liked", List.of("hiking", "photography")),
                            optional("avoid", "array", "What must not be", List.of("crowds")),
                            optional("date", "string", "A day, for season and calendar", "2026-12-24"),
                            optional("latitude", "number", "Where the traveller is", 7.29),
                            optional("longitude", "number", "Where the traveller is", 80.63),
                            optional(
                                    "top_k",
                                    "integer",
                                    "How many, a whole number; 5 where it is missing, 50 at most",
                                    5),
                            optional(
                                    "preferences",
                                    "object",
                                    "must and rather, as in a chat: interests, avoid, places, dates and walking_tolerance low are looked at, and must.interests and must.avoid are filters; the others are named in not_applied",
                                    Map.of(
                                            "must",
                                            Map.of("avoid", List.of("crowds")),
                                            "rather",
                                            Map.of("interests", List.of("tea"))))),
                    "recommendations [{location, location_id, type, score, distance_km, reasons [{factor, weight, score, text}]}], eliminated_by [{constraint, value, count, locations}], not_applied [{constraint, value, reason}], note where nothing is left"),
            Lookup.get(
                    "/explain/{location}",
                    RETRIEVAL,
                    "What speaks for a place and against it",
                    List.of(
                            LOCATION,
                            optional("interests", "string", "Words, with commas between them", "hiking,photography"),
                            optional("avoid", "string", "Words, with commas between them", "crowds"),
                            optional("date", "string", "A day", "2026-12-24")),
                    "location, score, for and against [{factor, weight, score, text}], not_applied"),
            Lookup.get(
                    "/locations/nearby",
                    RETRIEVAL,
                    "Places around a point, nearest first",
                    List.of(LATITUDE, LONGITUDE, optional("radius_km", "number", "50 where it is missing", 50)),
                    "locations [{location, location_id, type, latitude, longitude, distance_km}]"));

    private Lookups() {}
}
