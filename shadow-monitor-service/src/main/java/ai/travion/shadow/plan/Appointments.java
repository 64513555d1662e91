package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Hears which thing a traveller wants to see at which part of the day: "Sigiriya at sunrise", "the temple in the evening". */
final class Appointments {

    private static final int NEAR_MINUTES = 60;

    private static final String TIME =
            "(?<time>sun ?rise|dawn|first light|early morning|morning|noon|midday|late afternoon|afternoon|sun ?set|dusk|golden hour|evening|night)";

    /** "at sunrise", "in the evening", "for the sunset"; a few words may stand between. */
    private static final Pattern AFTER = Pattern.compile(
            "^\\s+(?:visit\\s+|climb\\s+|hike\\s+|walk\\s+|safari\\s+)?(?:at|in|for|during|by|on)\\s+(?:the\\s+|an?\\s+)?(?:early\\s+)?"
                    + TIME + "\\b(?! (?:train|bus|flight|plane))",
            Pattern.CASE_INSENSITIVE);

    /** "sunset at", "a morning safari in", "evening at the". */
    private static final Pattern BEFORE = Pattern.compile(
            "\\b" + TIME
                    + "\\s+(?:views?\\s+|hike\\s+|walk\\s+|visit\\s+|climb\\s+|safari\\s+|puja\\s+|swim\\s+)?(?:at|in|on|from|over|of|up)\\s+(?:the\\s+)?$",
            Pattern.CASE_INSENSITIVE);

    /** Who comes or goes at an hour says nothing of a visit. */
    private static final Pattern OF_A_JOURNEY = Pattern.compile(
            "\\b(?:arriv\\w*|land\\w*|leav\\w*|depart\\w*|train|bus|flight|fly\\w*|back|return\\w*|from|no|not|never)\\b[^.,;!?]*$",
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
    static List<Appointment> in(String text, Places places) {
        List<Appointment> found = new ArrayList<>();
        for (Places.Mention mention : places.mentionedIn(text)) {
            timeOf(text, mention.start(), mention.end())
                    .map(time -> new Appointment(mention.place().id(), true, parts(time), time))
                    .ifPresent(found::add);
        }
        KINDS.forEach((kind, interest) -> {
            Matcher matcher = kind.matcher(text);
            if (matcher.find()) {
                timeOf(text, matcher.start(), matcher.end())
                        .map(time -> new Appointment(interest, false, parts(time), time))
                        .ifPresent(found::add);
            }
        });
        return List.copyOf(found);
    }

    private static Optional<String> timeOf(String text, int start, int end) {
        String before = text.substring(0, start);
        Matcher after = AFTER.matcher(text.substring(end));
        if (after.find() && !OF_A_JOURNEY.matcher(before).find()) {
            return Optional.of(after.group("time").toLowerCase(Locale.ROOT));
        }
        Matcher ahead = BEFORE.matcher(before);
        return ahead.find()
                        && !OF_A_JOURNEY
                                .matcher(before.substring(0, ahead.start()))
                                .find()
                ? Optional.of(ahead.group("time").toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    private static List<DayPart> parts(String time) {
        return switch (time.replace(" ", "")) {
            case "sunrise", "dawn", "firstlight" -> List.of(DayPart.DAWN, DayPart.NIGHT);
            case "earlymorning", "morning" -> List.of(DayPart.DAWN, DayPart.MORNING);
            case "noon", "midday" -> List.of(DayPart.MIDDAY);
            case "afternoon" -> List.of(DayPart.AFTERNOON, DayPart.LATE);
            case "lateafternoon", "sunset", "dusk", "goldenhour" -> List.of(DayPart.LATE);
            default -> List.of(DayPart.EVENING, DayPart.LATE);
        };
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
        String when = appointment.said();
        String name = visit.place().name();
        if (appointment.isKeptBy(day, visit)) {
            return "%s is planned for the %s, as you said.".formatted(name, when);
        }
        OptionalInt closes = sight.closes();
        String why = closes.isPresent() && closes.getAsInt() < DayPart.at(18, 30)
                ? "it closes at %s".formatted(Reasons.clock(closes.getAsInt()))
                : "that hour does not suit it, or does not fit into the day";
        return "Not kept: you wanted the %s at %s, but %s; it is planned at %s."
                .formatted(when, name, why, Reasons.clock(visit.start()));
    }
}
