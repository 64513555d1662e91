package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** The feasts that fill places, from feasts.csv. */
final class Feasts {

    private static final CSVFormat FORMAT =
            CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

    /** A feast that is kept in one place of a town has a word for those who are elsewhere in it. */
    private static final String OF_THE_TOWN = "-town";

    private static final int MOST_DAYS_KEPT = 500;

    private final List<Feast> all;
    private final Map<String, List<Feast>> byPlace;

    /** By id: a plan asks for every place of its days. */
    private final Cache<LocalDate, Set<String>> ofDay =
            Caffeine.newBuilder().maximumSize(MOST_DAYS_KEPT).build();

    private Feasts(List<Feast> all) {
        this.all = List.copyOf(all);
        this.byPlace = new HashMap<>();
        all.forEach(feast -> feast.places()
                .forEach(place ->
                        byPlace.computeIfAbsent(place, id -> new ArrayList<>()).add(feast)));
    }

    static Feasts load(HolidayCalendar calendar, DaysOff daysOff) {
        var file = Objects.requireNonNull(Feasts.class.getResourceAsStream("feasts.csv"), "feasts.csv is missing");
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8);
                var rows = FORMAT.parse(reader)) {
            return new Feasts(
                    rows.stream().map(row -> feast(row, calendar, daysOff)).toList());
        } catch (IOException e) {
            throw new UncheckedIOException("feasts.csv cannot be read", e);
        }
    }

    private static Feast feast(CSVRecord row, HolidayCalendar calendar, DaysOff daysOff) {
        return new Feast(
                row.get("id"),
                row.get("name"),
                FeastDate.of(row.get("when"), calendar, daysOff),
                validity(row.get("when"), calendar),
                Integer.parseInt(row.get("days_before")),
                Integer.parseInt(row.get("days_after")),
                Set.of(row.get("places").split(" ", -1)),
                Double.parseDouble(row.get("times")),
                filled(row.get("hours"), row.get("least")),
                row.get("warn").equals("yes"),
                row.get("what"),
                row.get("source"));
    }

    /** @param hours {@code 18-23}, {@code 4-12 16-22}, or empty */
    private static Map<Integer, Double> filled(String hours, String least) {
        if (hours.isEmpty()) {
            return Map.of();
        }
        double level = Double.parseDouble(least);
        return Arrays.stream(hours.split(" ", -1))
                .map(range -> range.split("-", 2))
                .flatMap(ends -> IntStream.range(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]))
                        .boxed())
                .collect(Collectors.toMap(Function.identity(), hour -> level));
    }

    /** A feast on a day of the gazette is known as long as the calendar is; the others come every year. */
    private static Validity validity(String when, HolidayCalendar calendar) {
        return when.startsWith("poya:") || when.startsWith("holiday:")
                ? Validity.ofTheCalendar(calendar)
                : Validity.always();
    }

    List<Feast> all() {
        return all;
    }

    Stream<Feast> at(Place place, LocalDate day) {
        Set<String> today = ofDay.get(day, this::idsOn);
        return byPlace.getOrDefault(place.id(), List.of()).stream().filter(feast -> today.contains(feast.id()));
    }

    private Set<String> idsOn(LocalDate day) {
        return all.stream()
                .filter(feast -> feast.on(day).isPresent())
                .map(Feast::id)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** How many times as many people a feast brings to a place on a day; 1 without one. */
    double times(Place place, LocalDate day) {
        return at(place, day).mapToDouble(Feast::times).max().orElse(1);
    }

    /** The hours of a day in which feasts fill the streets of a place, and how full they are then at the least, 0 to 1. */
    Map<Integer, Double> filledHours(Place place, LocalDate day) {
        Map<Integer, Double> filled = new TreeMap<>();
        at(place, day).forEach(feast -> feast.filled().forEach((hour, level) -> filled.merge(hour, level, Math::max)));
        return filled;
    }

    /** One rule for each feast that no other rule words. */
    List<Rule> rules() {
        return all.stream()
                .filter(Feast::warns)
                .map(feast -> new Rule(
                        feast.id(),
                        "festival",
                        Kind.ADVICE,
                        feast.source(),
                        feast.validity(),
                        trip -> isToldAtItsHeart(feast, trip) ? Stream.empty() : warningsOf(feast, trip)))
                .toList();
    }

    /** Who goes to where the feast is learns there what the town round it would tell. */
    private boolean isToldAtItsHeart(Feast feast, Trip trip) {
        return feast.id().endsWith(OF_THE_TOWN)
                && all.stream()
                        .filter(heart -> feast.id().equals(heart.id() + OF_THE_TOWN))
                        .anyMatch(heart -> warningsOf(heart, trip).findAny().isPresent());
    }

    /** Of the first day of a trip that it falls on. */
    private static Stream<ConstraintViolation.Builder> warningsOf(Feast feast, Trip trip) {
        return trip.days().stream()
                .flatMap(day -> trip.placesOn(day).stream()
                        .filter(place -> feast.places().contains(place.id()))
                        .limit(1)
                        .flatMap(place ->
                                feast.on(day).map(certainty -> warning(feast, place, day, certainty)).stream()))
                .limit(1);
    }

    private static ConstraintViolation.Builder warning(Feast feast, Place place, LocalDate day, Certainty certainty) {
        return ConstraintViolation.newBuilder()
                .setSeverity(Severity.MEDIUM)
                .setDescription("%s, %s: %s.".formatted(InWords.day(day), feast.name(), feast.what()))
                .setSuggestion("Check this year's dates, book early, and leave time for closed streets.")
                .setDate(day)
                .setLocation(place.name())
                .setCertainty(AlcoholRules.word(certainty == Certainty.GAZETTED ? Certainty.INFERRED : certainty));
    }
}
