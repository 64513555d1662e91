package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Hears which thing a traveller wants to see at which part of the day: "Sigiriya at sunrise", "the temple in the evening". */
final class Appointments {

    private static final int NEAR_MINUTES = 60;
    private static final int LATE = DayPart.at(16, 0);
    private static final int LATE_CLOSING = DayPart.at(20, 30);

    /** Who says how long the trip is says of a thing alone when it is to be seen. */
    private static final Pattern LENGTH = Pattern.compile(
            "\\b(?:an?|one|full|whole|\\d{1,2}|two|three|four|five|six|seven|the)[- ](?:full |whole )?days?\\b|\\bday (?:trip|tour|plan|in)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Kinds of things that have an hour, and the interest that each serves. */
    private static final Map<Pattern, String> KINDS = Map.of(
            kind("(?:the )?temple(?! of)"), "religion",
            kind("safari"), "wildlife");

    private Appointments() {}

    private static Pattern kind(String word) {
        return Pattern.compile("\\b" + word + "(?=\\s)", Pattern.CASE_INSENSITIVE);
    }

    /** A thing that may have its hour, and where it is named. */
    private record Thing(String what, boolean ofAPlace, ThingHours.Span named) {

        boolean overlaps(Thing other) {
            return named.start() < other.named.end() && other.named.start() < named.end();
        }
    }

    private static List<Thing> things(String text, Places places) {
        List<Thing> things = new ArrayList<>();
        for (Places.Mention mention : places.mentionedIn(text)) {
            things.add(new Thing(mention.place().id(), true, new ThingHours.Span(mention.start(), mention.end())));
        }
        KINDS.forEach((kind, interest) -> kind.matcher(text)
                .results()
                .map(found -> new Thing(interest, false, new ThingHours.Span(found.start(), found.end())))
                .filter(thing -> things.stream().noneMatch(thing::overlaps))
                .findFirst()
                .ifPresent(things::add));
        things.sort(Comparator.comparingInt(thing -> thing.named().start()));
        return things;
    }

    private static List<Optional<ThingHours.Found>> hours(String text, List<Thing> things) {
        return ThingHours.of(text, things.stream().map(Thing::named).toList());
    }

    /** Those of some words; the first of each thing. */
    static List<Appointment> in(String words, Places places) {
        String text = WrittenHours.inDigits(words);
        List<Thing> things = things(text, places);
        List<Optional<ThingHours.Found>> hours = hours(text, things);
        List<Appointment> found = new ArrayList<>();
        for (int index = 0; index < things.size(); index++) {
            Thing thing = things.get(index);
            hours.get(index)
                    .map(hour -> new Appointment(thing.what(), thing.ofAPlace(), hour.hour(), hour.day()))
                    .filter(appointment ->
                            found.stream().noneMatch(known -> known.what().equals(appointment.what())))
                    .ifPresent(found::add);
        }
        return List.copyOf(found);
    }

    /** The words without the hours of single things, which say nothing of the hours of the day. */
    static String withoutHoursOfThings(String words, Places places) {
        String text = WrittenHours.inDigits(words);
        List<Thing> things = things(text, places);
        if (things.stream().filter(Thing::ofAPlace).count() < 2
                && !LENGTH.matcher(text).find()) {
            return words;
        }
        var rest = new StringBuilder(text);
        hours(text, things).stream().flatMap(Optional::stream).forEach(hour -> {
            for (int index = hour.start(); index < hour.end(); index++) {
                rest.setCharAt(index, ' ');
            }
        });
        return rest.toString();
    }

    /** The request with every kind of thing made one place, the best known near what was asked for, which is then asked for as well. */
    static PlanRequest settled(PlanRequest request, Sights sights, Roads roads) {
        List<Appointment> given = request.wishes().told().appointments();
        if (given.isEmpty()) {
            return request;
        }
        List<Place> targets = new ArrayList<>(request.targets());
        List<Appointment> settled = new ArrayList<>();
        for (Appointment appointment : given) {
            if (appointment.ofAPlace()) {
                settled.add(appointment);
                named(appointment, request, sights, roads).ifPresent(targets::add);
                continue;
            }
            best(appointment, request, sights, roads).ifPresent(sight -> {
                settled.add(appointment.of(sight));
                targets.add(sight.place());
            });
        }
        return request.forThe(
                targets, request.wishes().told(request.wishes().told().with(settled)));
    }

    /** What has an hour is wanted, though it is no place of the trip, where it lies near one. */
    private static Optional<Place> named(Appointment appointment, PlanRequest request, Sights sights, Roads roads) {
        return sights.all().stream()
                .filter(appointment::isFor)
                .map(Sight::place)
                .filter(place -> !request.targets().contains(place)
                        && !request.wishes().leftOut().contains(place.id()))
                .filter(place ->
                        request.targets().stream().anyMatch(target -> roads.minutes(target, place) <= NEAR_MINUTES))
                .findFirst();
    }

    /** Those whose thing a draft could not place at all. */
    static List<Appointment> missed(PlanRequest request, Draft draft) {
        return request.wishes().told().appointments().stream()
                .filter(appointment -> draft.missed().stream().anyMatch(appointment::isFor))
                .toList();
    }

    /** The same without some of them. */
    static PlanRequest without(List<Appointment> some, PlanRequest request) {
        Particulars told = request.wishes().told();
        return request.forThe(
                request.targets(),
                request.wishes()
                        .told(told.with(told.appointments().stream()
                                .filter(appointment -> !some.contains(appointment))
                                .toList())));
    }

    private static Optional<Sight> best(Appointment appointment, PlanRequest request, Sights sights, Roads roads) {
        List<Sight> named = request.targets().stream()
                .map(sights::of)
                .filter(appointment::isFor)
                .limit(1)
                .toList();
        return Stream.concat(
                        named.stream(),
                        sights.all().stream()
                                .filter(sight -> named.isEmpty() && appointment.isFor(sight) && !sight.isTown())
                                .filter(sight -> !request.wishes().rulesOut(sight))
                                .filter(sight -> request.targets().stream()
                                        .anyMatch(target -> roads.minutes(target, sight.place()) <= NEAR_MINUTES)))
                .max(Comparator.comparingInt(Sight::renown)
                        .thenComparing(sight -> sight.place().id()));
    }

    /** Which of them the finished plan keeps, and which it does not. */
    static List<String> inWords(PlanRequest request, Draft draft, Sights sights) {
        List<String> said = new ArrayList<>();
        for (Appointment appointment : request.wishes().told().appointments()) {
            List<Visit> visits = draft.days().stream()
                    .flatMap(day -> day.entries().stream().map(entry -> new Visit(day, entry)))
                    .filter(visit -> visit.entry().kind() == Entry.Kind.VISIT
                            && appointment.isFor(sights.of(visit.entry().place())))
                    .toList();
            visits.stream()
                    .filter(visit -> appointment.isKeptBy(visit.day(), visit.entry(), request.days()))
                    .findFirst()
                    .map(visit -> "%s is planned %s, as you said."
                            .formatted(visit.entry().place().name(), appointment.when()))
                    .or(() -> visits.stream()
                            .findFirst()
                            .map(visit -> notKept(appointment, visit, request, draft, sights)))
                    .ifPresent(said::add);
        }
        return said;
    }

    private record Visit(DaySchedule day, Entry entry) {}

    private static String notKept(
            Appointment appointment, Visit visit, PlanRequest request, Draft draft, Sights sights) {
        LocalDate date = visit.day().frame().date();
        Sight sight = sights.of(visit.entry().place());
        String reason = appointment.mayBeOn(date, request.days())
                ? why(appointment, visit.day(), sight)
                : "it does not fit into that day";
        String day = draft.days().size() == 1 ? "" : " on " + InWords.day(date);
        return "Not kept: you wanted %s, but %s; it is planned at %s%s."
                .formatted(
                        appointment.inWords(sight.place().name()),
                        reason,
                        Reasons.clock(visit.entry().start()),
                        day);
    }

    private static String why(Appointment appointment, DaySchedule day, Sight sight) {
        VisitHour hour = appointment.hour();
        OptionalInt closes = sight.closes();
        Optional<String> feast = day.frame()
                .feast()
                .attended()
                .map(attended -> attended.ceremony().name());
        boolean later = hour.isLate() || hour.at().orElse(0) >= LATE;
        if (feast.isPresent() && later) {
            return "the streets there fill for the %s that evening".formatted(feast.get());
        }
        boolean shutByThen = hour.at().isPresent()
                ? closes.orElse(Integer.MAX_VALUE) < hour.at().getAsInt() + VisitTimes.leastMinutes(sight)
                : later && closes.orElse(Integer.MAX_VALUE) < LATE_CLOSING;
        if (closes.isPresent() && shutByThen) {
            return "it closes at %s".formatted(Reasons.clock(closes.getAsInt()));
        }
        boolean shutBefore = hour.to().orElse(Integer.MAX_VALUE) < sight.opens().orElse(0) + sight.minutes()
                || hour.at().orElse(DayPart.at(24, 0)) + VisitHour.NEARLY
                        < sight.opens().orElse(0);
        if (sight.opens().isPresent() && shutBefore) {
            return "it opens at %s".formatted(Reasons.clock(sight.opens().getAsInt()));
        }
        return "that hour does not suit it, or does not fit into the day";
    }
}
