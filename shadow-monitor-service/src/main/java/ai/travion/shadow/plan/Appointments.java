package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Hears which thing a traveller wants to see at which part of the day: "Sigiriya at sunrise", "the temple in the evening". */
final class Appointments {

    private static final int NEAR_MINUTES = 60;
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

    /** Those of some words; the first of each thing. */
    static List<Appointment> in(String words, Places places) {
        String text = WrittenHours.inDigits(words);
        List<Appointment> found = new ArrayList<>();
        for (Places.Mention mention : places.mentionedIn(text)) {
            ThingHours.of(text, mention.start(), mention.end())
                    .map(hour -> appointment(mention.place().id(), true, hour))
                    .filter(appointment ->
                            found.stream().noneMatch(known -> known.what().equals(appointment.what())))
                    .ifPresent(found::add);
        }
        KINDS.forEach((kind, interest) -> {
            Matcher matcher = kind.matcher(text);
            if (matcher.find()) {
                ThingHours.of(text, matcher.start(), matcher.end())
                        .map(hour -> appointment(interest, false, hour))
                        .ifPresent(found::add);
            }
        });
        return List.copyOf(found);
    }

    private static Appointment appointment(String what, boolean ofAPlace, ThingHours.Found hour) {
        return new Appointment(what, ofAPlace, hour.parts(), hour.from(), hour.to(), hour.said());
    }

    /** The words without the hours of single things, which say nothing of the hours of the day. */
    static String withoutHoursOfThings(String words, Places places) {
        String text = WrittenHours.inDigits(words);
        List<Places.Mention> mentions = places.mentionedIn(text);
        if (mentions.size() < 2 && !LENGTH.matcher(text).find()) {
            return words;
        }
        var rest = new StringBuilder(text);
        for (Places.Mention mention : mentions) {
            ThingHours.of(text, mention.start(), mention.end()).ifPresent(hour -> {
                for (int index = hour.start(); index < hour.end(); index++) {
                    rest.setCharAt(index, ' ');
                }
            });
        }
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

    /** Which of them the plan keeps, and which it cannot. */
    static List<String> inWords(PlanRequest request, Draft draft, Sights sights) {
        List<String> said = new ArrayList<>();
        for (Appointment appointment : request.wishes().told().appointments()) {
            for (DaySchedule day : draft.days()) {
                day.entries().stream()
                        .filter(entry ->
                                entry.kind() == Entry.Kind.VISIT && appointment.isFor(sights.of(entry.place())))
                        .map(visit -> sentence(appointment, day, visit, sights.of(visit.place())))
                        .forEach(said::add);
            }
        }
        return said;
    }

    private static String sentence(Appointment appointment, DaySchedule day, Entry visit, Sight sight) {
        String name = visit.place().name();
        if (appointment.isKeptBy(day, visit)) {
            return "%s is planned %s, as you said.".formatted(name, appointment.when());
        }
        return "Not kept: you wanted %s, but %s; it is planned at %s."
                .formatted(appointment.inWords(name), why(appointment, day, sight), Reasons.clock(visit.start()));
    }

    private static String why(Appointment appointment, DaySchedule day, Sight sight) {
        OptionalInt closes = sight.closes();
        Optional<String> feast = day.frame()
                .feast()
                .attended()
                .map(attended -> attended.ceremony().name());
        boolean later = appointment.parts().contains(DayPart.EVENING)
                || appointment.parts().contains(DayPart.LATE);
        if (feast.isPresent() && later) {
            return "the streets there fill for the %s that evening".formatted(feast.get());
        }
        if (closes.isPresent() && later && closes.getAsInt() < LATE_CLOSING) {
            return "it closes at %s".formatted(Reasons.clock(closes.getAsInt()));
        }
        if (sight.opens().isPresent()
                && appointment.to().isPresent()
                && appointment.to().getAsInt() < sight.opens().getAsInt() + sight.minutes()) {
            return "it opens at %s".formatted(Reasons.clock(sight.opens().getAsInt()));
        }
        return "that hour does not suit it, or does not fit into the day";
    }
}
