package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Counting;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.places.Kinds;
import ai.travion.router.wishes.Placement;
import ai.travion.schemas.StatedValue;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A change to a plan that means a stop by its number or its kind: "drop the last stop", "swap the beach for a temple". */
final class PlanEdit implements Completion {

    private static final String ORDINAL = "(?<nth>first|second|third|fourth|fifth|last|final|1st|2nd|3rd|4th|5th)";
    private static final Pattern DROPPED = Patterns.anyCase(
            "\\b(?:drop|skip|remove|leave\\s+out|cut|cancel|delete|without|lose|scrap|take\\s+out)\\s+(?:the\\s+)?"
                    + ORDINAL
                    + "\\s+(?:stop|place|sight|one|visit|activity|thing|destination|item)\\b(?:\\s+(?:on|of)\\s+(?:the\\s+)?(?<day>day\\s*(?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|sixth|seventh|last|final|\\d(?:st|nd|rd|th))\\s+day)\\b)?");
    private static final String KIND = "(?:\\p{L}+\\s+)?\\p{L}+";
    private static final Pattern SWAPPED = Patterns.anyCase(
            "\\b(?:swap|replace|exchange|switch|change|trade)\\s+(?:out\\s+)?(?:the|that|one|a|my|our)\\s+(?<old>"
                    + KIND + ")\\s+(?:for|with|by|to|into|against)\\s+(?:an?|the|some|another)\\s+(?<new>" + KIND
                    + ")\\b");
    private static final Pattern MADE_SO_MANY = Patterns.anyCase(
            "\\b(?:make\\s+(?:it|that|this)(?:\\s+(?:only|just))?|(?:cut|shorten|reduce|trim|bring|get|extend|stretch|lengthen|change|squeeze)\\s+(?:it|that|this|(?:the|our|my|this)\\s+(?:whole\\s+)?(?:plan|trip|tour|itinerary|stay|holiday))(?:\\s+(?:down|up|back|out))?\\s+(?:in)?to(?:\\s+(?:only|just))?)\\s+(?<n>[2-9]|1[0-4]|two|three|four|five|six|seven|eight|nine|ten)\\W*(?:please|pls|then)?\\W*$");
    private static final Pattern MORE_THAN = Patterns.anyCase(
            "\\b(?:more|rather)\\s+(?<more>\\p{L}{4,}(?:\\s+(?:parks|time))?)\\s+than\\s+(?<less>\\p{L}{4,})\\W*$");
    private static final Pattern NIGHTS = Patterns.anyCase(
            "(?<!\\b(?:things?|times?|sights?|stops?|visits?|hours?|once|twice|much|many)\\s)\\b(?<add>add(?:ing)?\\s+)?(?<n>an?|one|two|three|four|five|\\d|another)\\s+(?<more>extra\\s+|more\\s+|additional\\s+)?(?:less\\s+|fewer\\s+)?(?:full\\s+)?(?:nights?|days?)\\s+(?:more\\s+|extra\\s+|longer\\s+|less\\s+|fewer\\s+|shorter\\s+)?(?:(?:in|at|for)\\s+(?:the\\s+)?#|there\\b)");
    private static final Pattern LONGER_THERE = Patterns.anyCase(
            "\\b(?:stay|remain|be)\\s+(?:on\\s+)?(?:(?:a\\s+(?:bit|little)|some(?:what)?|even|much)\\s+)?longer\\s+(?:there\\b|(?:in|at)\\s+(?:the\\s+)?#)|\\bmake\\s+(?:the\\s+stay\\s+(?:in|at)\\s+)?(?:the\\s+)?#+\\s+(?:(?:a\\s+(?:bit|little)|some(?:what)?|even|much)\\s+)?longer\\b");
    /** "Make Kandy two nights". */
    private static final Pattern PLACE_FIRST = Patterns.anyCase(
            "\\b(?:make|give|keep|want|have|do|change|set|put|spend|stay\\s+in)\\s+(?:the\\s+)?#+\\s+(?:(?:to|for|only|just|at)\\s+)*(?<n>an?|one|two|three|four|five|six|\\d)\\s+(?:full\\s+)?(?<unit>nights?|days?)\\b(?!\\s+(?:later|earlier|longer|shorter|more|less|fewer|before|after|extra))");

    private static final Pattern ANOTHER_TRIP = Patterns.words(
            "(?:another|an additional|an? (?:new|different|separate|second)|(?<=plan )new) (?:trip|plan|itinerary|journey|holiday|vacation)");
    private static final Pattern LESS = Patterns.words("less|fewer|shorter");
    private static final Pattern MORE_AFTER = Patterns.words("more|extra|longer");
    private static final Pattern INSTEAD_OF = Patterns.anyCase("\\b(?:an?|some|another)\\s+(?<new>" + KIND
            + ")\\s+(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of)\\s+(?:the|that|a)\\s+(?<old>" + KIND + ")\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var stops = Itinerary.of(before.conversation().itinerary(), before.atlas());
        if (stops.isEmpty() || message.said().has(ANOTHER_TRIP)) {
            return Optional.empty();
        }
        if (!message.places().isEmpty()) {
            return stay(message, stops, before);
        }
        return counted(message)
                .or(() -> dropped(message, stops))
                .or(() -> exchanged(message, stops, before))
                .or(() -> weighed(message));
    }

    /** "Two nights in Ella instead", "an extra night in Galle": the plan keeps its places and gets as many days more, or less. */
    private static Optional<Completed> stay(Reading message, Itinerary stops, Background before) {
        var said = Patterns.matcher(PLACE_FIRST, message.places().remainder());
        var nights = Patterns.matcher(
                NIGHTS,
                said.find()
                        ? "%s %s in #".formatted(said.group("n"), said.group("unit"))
                        : message.places().remainder());
        var places = message.places().targets();
        if (places.size() != 1 || !before.conversation().plans(places.getFirst())) {
            return Optional.empty();
        }
        var place = places.getFirst();
        int now = stops.daysAt(place);
        if (Patterns.isIn(LONGER_THERE, message.places().remainder())) {
            return Optional.of(
                    LengthOfAChange.mayGrow(stops.days().size() + 1, before.conversation())
                            ? longer(place, now + 1)
                            : asLongAsBefore(place, now + 1, before));
        }
        if (!nights.find()) {
            return Optional.empty();
        }
        int count = Names.number(nights.group("n")).orElse(1);
        boolean less = Patterns.isIn(LESS, nights.group());
        if (less && now <= count && before.conversation().ofThePlan().size() > 1) {
            return Optional.of(Completed.nothing(
                    before.conversation().ofThePlan(),
                    "Not changed yet: %s has %s in the plan, so that would leave it out. Say \"drop %s\" if that is meant."
                            .formatted(place.name(), counted(now, "night"), place.name())));
        }
        boolean more = nights.group("add") != null
                || Patterns.isIn(MORE_AFTER, nights.group())
                || nights.group("n").equalsIgnoreCase("another");
        int days = less ? -Math.min(count, now) : more ? count : count - now;
        if (days == 0) {
            return Optional.of(asItIs(place, count, stops));
        }
        int length = stops.days().size();
        return Optional.of(
                days > 0 && !LengthOfAChange.mayGrow(length + days, before.conversation())
                        ? asLongAsBefore(place, now + days, before)
                        : days(place, now, days));
    }

    private static Completed asItIs(Place place, int count, Itinerary stops) {
        boolean sleeps = stops.nightsAt(place) > 0;
        return new Completed(
                "Keep the plan as it is",
                List.of("%s has %s in the plan already, so nothing is changed."
                        .formatted(place.name(), counted(count, sleeps ? "night" : "day"))),
                false,
                sleeps ? List.of(Placement.staying(place.name(), count)) : List.of());
    }

    /** What one place has more is taken from the others, where the trip cannot be longer. */
    private static Completed asLongAsBefore(Place place, int nights, Background before) {
        return new Completed(
                "Make it so",
                List.of("%s has %s now, and %s."
                        .formatted(
                                place.name(),
                                counted(nights, "night"),
                                LengthOfAChange.asLongAsBefore(before.conversation()))),
                false,
                List.of(Placement.staying(place.name(), nights)));
    }

    private static String counted(int count, String unit) {
        return "%d %s%s".formatted(count, unit, count == 1 ? "" : "s");
    }

    /** A plan that is longer, or shorter, by what one place has more, or less. */
    static Completed days(Place place, int now, int days) {
        boolean gone = now + days <= 0;
        var length = "Make the plan %d %s %s"
                .formatted(Math.abs(days), Math.abs(days) == 1 ? "day" : "days", days > 0 ? "longer" : "shorter");
        return gone
                ? new Completed(length)
                : new Completed(length, List.of(), false, List.of(Placement.staying(place.name(), now + days)));
    }

    /** Who does not say by how much stays for a night more, and is told so. */
    private static Completed longer(Place place, int nights) {
        return new Completed(
                "Make the plan 1 day longer",
                List.of(
                        "You did not say how much longer, so I took one night more in %s; tell me if it shall be others."
                                .formatted(place.name())),
                false,
                List.of(Placement.staying(place.name(), nights)));
    }

    /** "Can you make that 3?" */
    private static Optional<Completed> counted(Reading message) {
        var count = Patterns.matcher(MADE_SO_MANY, message.said().text());
        return count.find()
                ? Optional.of(new Completed("Make it %s days".formatted(count.group("n"))))
                : Optional.empty();
    }

    /** "More nature than churches": the one is wished for, the other not. */
    private static Optional<Completed> weighed(Reading message) {
        var weighed = Patterns.matcher(MORE_THAN, message.said().text());
        return weighed.find()
                ? Optional.of(new Completed(
                        "Make the plan with more %s and no %s".formatted(weighed.group("more"), weighed.group("less"))))
                : Optional.empty();
    }

    private static Optional<Completed> dropped(Reading message, Itinerary stops) {
        var dropped = Patterns.matcher(DROPPED, message.said().text());
        if (!dropped.find()) {
            return Optional.empty();
        }
        var days = stops.days();
        var said = Optional.ofNullable(dropped.group("day"));
        var day = said.flatMap(words -> Counting.index(words, days.size())).map(days::get);
        if (said.isPresent() && day.isEmpty()) {
            return Optional.empty();
        }
        var places = day.map(stops::on).orElse(stops).places();
        return Counting.index(dropped.group("nth"), places.size())
                .map(places::get)
                .map(place -> new Completed(
                        "Leave out " + place.name(),
                        List.of(place.name() + " is left out; the rest of the plan is for the same places.")));
    }

    private static Optional<Completed> exchanged(Reading message, Itinerary stops, Background before) {
        for (var pattern : List.of(SWAPPED, INSTEAD_OF)) {
            var swapped = Patterns.matcher(pattern, message.said().text());
            if (swapped.find()) {
                var wanted = Kinds.in(swapped.group("new"));
                var old = KindExchange.isAThing(swapped.group("old"))
                        ? Optional.<Place>empty()
                        : Kinds.in(swapped.group("old")).flatMap(kind -> first(stops, kind));
                return old.flatMap(place -> wanted.flatMap(kind -> nearest(kind, place, stops, before))
                        .map(other -> new Completed(
                                "Replace %s with %s".formatted(place.name(), other.name()),
                                List.of("%s takes the place of %s.".formatted(other.name(), place.name())))));
            }
        }
        return Optional.empty();
    }

    private static Optional<Place> first(Itinerary stops, Kinds.Kind kind) {
        return stops.ofKind(kind).stream()
                .flatMap(stop -> stop.place().stream())
                .findFirst();
    }

    /** The nearest to the stop that is given up; neither planned already nor refused. */
    private static Optional<Place> nearest(Kinds.Kind kind, Place old, Itinerary stops, Background before) {
        var avoided = before.conversation().known().getAvoid().stream()
                .map(StatedValue::getValue)
                .toList();
        return before.atlas().all().stream()
                .filter(place -> Kinds.isOne(place, kind))
                .filter(place ->
                        !place.equals(old) && !stops.places().contains(place) && !avoided.contains(place.name()))
                .min(Comparator.comparingDouble(place -> place.at().kilometresTo(old.at())));
    }
}
