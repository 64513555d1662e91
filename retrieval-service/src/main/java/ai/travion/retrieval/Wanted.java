package ai.travion.retrieval;

import ai.travion.atlas.GeoPoint;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The body of {@code /recommend}, read field by field, so that whatever is wrong is named: a fraction of a place is no number of places. */
record Wanted(
        List<String> interests,
        List<String> avoid,
        Optional<LocalDate> date,
        Optional<GeoPoint> from,
        int most,
        AskedFor preferences) {

    static final int USUAL = 5;
    static final int MOST = 50;

    private static final Set<String> FIELDS =
            Set.of("interests", "avoid", "date", "latitude", "longitude", "top_k", "preferences");
    private static final String KNOWN = "interests, avoid, date, latitude, longitude, top_k, preferences";

    /** @throws InvalidRequestException that names the first field which cannot be meant */
    static Wanted in(JsonNode body) {
        if (body.isMissingNode() || body.isNull()) {
            return in(JsonNodeFactory.instance.objectNode());
        }
        if (!body.isObject()) {
            throw new InvalidRequestException("body", "has to be a JSON object; there may be " + KNOWN + " in it.");
        }
        body.fieldNames().forEachRemaining(name -> {
            if (!FIELDS.contains(name)) {
                throw new InvalidRequestException(name, "is not known; there may be " + KNOWN + ".");
            }
        });
        var preferences = body.path("preferences");
        AskedFor.wrongIn(preferences.isMissingNode() ? null : preferences).ifPresent(wrong -> {
            throw new InvalidRequestException(wrong.getKey(), wrong.getValue());
        });
        return new Wanted(
                words(body, "interests"),
                words(body, "avoid"),
                date("date", text(body, "date")),
                point(number(body, "latitude"), number(body, "longitude")),
                most(body.path("top_k")),
                AskedFor.of(preferences));
    }

    private static int most(JsonNode value) {
        if (value.isMissingNode() || value.isNull()) {
            return USUAL;
        }
        if (!value.isIntegralNumber()) {
            throw new InvalidRequestException("top_k", "has to be a whole number between 1 and " + MOST + ".");
        }
        if (!value.canConvertToInt() || value.intValue() < 1 || value.intValue() > MOST) {
            throw new InvalidRequestException("top_k", "has to be between 1 and " + MOST + ".");
        }
        return value.intValue();
    }

    private static List<String> words(JsonNode body, String field) {
        var value = body.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return List.of();
        }
        if (!value.isArray() || StreamSupport.stream(value.spliterator(), false).anyMatch(one -> !one.isTextual())) {
            throw new InvalidRequestException(field, "has to be a list of words.");
        }
        return words(
                field,
                StreamSupport.stream(value.spliterator(), false)
                        .map(JsonNode::textValue)
                        .toList());
    }

    /** @throws InvalidRequestException if they are too many or too long */
    static List<String> words(String field, List<String> words) {
        if (words.size() > AskedFor.MOST) {
            throw new InvalidRequestException(field, "has to be a list of at most " + AskedFor.MOST + " words.");
        }
        if (words.stream().anyMatch(word -> word.length() > AskedFor.LONGEST)) {
            throw new InvalidRequestException(field, "takes words of at most " + AskedFor.LONGEST + " characters.");
        }
        return words;
    }

    private static @Nullable String text(JsonNode body, String field) {
        var value = body.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        if (!value.isTextual()) {
            throw new InvalidRequestException(field, "has to be a day like 2026-12-24.");
        }
        return value.textValue();
    }

    private static @Nullable Double number(JsonNode body, String field) {
        var value = body.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        if (!value.isNumber()) {
            throw new InvalidRequestException(field, "has to be a number.");
        }
        return value.doubleValue();
    }

    /** @throws InvalidRequestException if it is no day */
    static Optional<LocalDate> date(String field, @Nullable String date) {
        try {
            return Optional.ofNullable(date).filter(day -> !day.isBlank()).map(LocalDate::parse);
        } catch (DateTimeParseException e) {
            throw new InvalidRequestException(field, "has to be a day like 2026-12-24.");
        }
    }

    /** @throws InvalidRequestException if one is missing, or out of range */
    static Optional<GeoPoint> point(@Nullable Double latitude, @Nullable Double longitude) {
        if (latitude == null && longitude == null) {
            return Optional.empty();
        }
        if (latitude == null || longitude == null) {
            throw new InvalidRequestException(latitude == null ? "latitude" : "longitude", "is missing.");
        }
        if (!(Math.abs(latitude) <= 90)) {
            throw new InvalidRequestException("latitude", "has to be between -90 and 90.");
        }
        if (!(Math.abs(longitude) <= 180)) {
            throw new InvalidRequestException("longitude", "has to be between -180 and 180.");
        }
        return Optional.of(new GeoPoint(latitude, longitude));
    }
}
