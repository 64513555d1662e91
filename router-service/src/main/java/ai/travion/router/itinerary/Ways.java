package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** "How much driving is that?", "where do we sleep on the second night?", "how do we get around between the sites?" */
final class Ways {

    private static final Pattern DRIVING = Patterns.anyCase(
            "\\bwhich\\s+(?:stretch|leg|drive|ride|transfer|journey|bit\\s+of\\s+road)\\b.*\\b(?:long|short)est\\b.*|\\b(?:how\\s+(?:long|far|much|many)|total|longest|what(?:'s|\\s+is)\\s+the)\\b[^?]*\\b(?:driv(?!er)\\w*|(?:in|on)\\s+the\\s+(?:car|road|van|bus)|transfers?|journey|ride|leg|travel(?:l?ing)?|km|kilomet\\w+|way|get\\s+there)\\b|\\bdriv(?:e|ing)\\s+times?\\b|\\bhow\\s+(?:far|long)\\s+(?:is|are)\\s+(?:it|that|they)(?=\\W*(?:$|from|between|to\\b))"
                    + "|(?=[^?]*\\b(?:altogether|in\\s+total|in\\s+all|total|overall|combined|together|spend|spent|sit|sitting)\\b)\\b(?:how\\s+(?:many\\s+hours|much\\s+time|long)|total|(?:all\\s+)?(?:the\\s+)?hours)\\b[^?]*\\b(?:cars?|trains?|bus(?:es)?|vans?|roads?|rails?|vehicles?|transport|wheels|seats?)\\b");
    private static final Pattern FROM_THE_HOTEL = Patterns.anyCase(
            "\\bhow\\s+(?:far|long|many\\s+km)\\b[^?]*\\b(?:(?:from|to)\\s+(?:our|the|my|this|that)\\s+(?:hotel|guest\\s?house|accommodation|room|place\\s+to\\s+stay)|(?:our|the|my)\\s+(?:hotel|guest\\s?house|accommodation)\\s+(?:away\\s+)?(?:from|to))\\b");
    private static final Pattern NEAR_THE_HOTEL = Patterns.anyCase(
            "\\b(?:is|are)\\b[^?]*\\b(?:walking\\s+distance|walkable|near|close|next\\s+to|far)\\b[^?]*\\b(?:our|the|my|this|that)\\s+(?:hotel|guest\\s?house|accommodation|room)\\b");
    private static final Pattern BY_TRAIN = Patterns.words("by train|train");
    private static final Pattern FROM_TO = Patterns.words("from|between|to|get there");
    private static final Pattern LONGEST = Patterns.words("longest|worst|biggest");
    private static final Pattern LONGEST_DAY = Patterns.words("(?:longest|worst|biggest|busiest) day");
    private static final Pattern NIGHTS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|then|also)\\W+)*(?:where|which|what|whats|what's|do|are|how\\s+many|(?:the\\s+)?name\\s+of|(?:(?:the|our)\\s+)?(?:hotels?|accommodation)\\s+(?:on|for|of)\\s+(?:the\\s+)?(?=night|day|first|second|third|fourth|fifth|last|\\d)|(?:list|show|give|tell|write|sum\\s+up)\\s+(?:me\\s+|us\\s+)?(?:all\\s+)?(?:the|our|my)\\s+(?=nights?\\b|stays\\b))\\b[^?]*\\b(?:sleep(?:ing)?|stay(?:s|ing)?|overnight|nights?|hotels?|guest\\s?houses?|accommodation|lodg(?:e|ing))\\b.*");
    private static final DateTimeFormatter NIGHT = DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.ENGLISH);
    private static final Pattern A_HOTEL = Patterns.words("hotels?|guest\\s?houses?|accommodation|lodg(?:e|ing)");
    private static final String NO_HOTEL =
            " No hotel is known here, so none is chosen: tell me yours, or look for one near there.";
    private static final Pattern HOW_MANY = Patterns.anyCase(
            "\\bhow\\s+many\\s+(?:different\\s+)?(?:hotels?|bases?|places\\s+(?:do|will|are)\\s+we\\s+(?:sleep|stay)\\w*)\\b|\\bhow\\s+(?:many\\s+times|often)\\b.*\\bhotels?\\b.*");
    private static final Pattern OF_HOTELS = Patterns.words(
            "cost|price|cheap(?:est|er)?|good|best|recommend|suggest|nice|should|can|could|book|the night before");
    private static final Pattern AROUND = Patterns.anyCase(
            "\\bhow\\s+(?:do|would|should|will|are)\\s+(?:we|i)\\s+(?:get(?:ting)?|go(?:ing)?|mov(?:e|ing)|travel(?:ling)?)\\s+(?:around|about|between|from\\s+(?:one|stop|place)|to\\s+(?:each|all|the\\s+(?:next|sites|stops|places)))\\b.*");
    private static final Pattern MEANS =
            Patterns.words("bicycles?|tuk-tuks?|car|by boat|on foot|by train|by bus|the way|km by road");
    private static final Pattern EATS = Patterns.anyCase(
            "\\bwhere\\s+(?:do|are|will|would)\\s+(?:we|i)\\s+(?:eat(?:ing)?|have|having)\\b.*|\\b(?:when|what\\s+times?|which\\s+hours?)\\s+(?:do|are|will|would|can|should)\\s+(?:we|i)\\s+(?:eat(?:ing)?|get\\s+(?:something\\s+)?to\\s+eat|have\\s+(?:our\\s+)?(?:meals?|food))\\b.*|\\b(?:when|what\\s+times?)(?:'s|\\s+is|\\s+are)\\s+(?:the\\s+|our\\s+)?(?:meals?|food)\\b.*");
    /** "Is breakfast on the first day at the airport?" */
    private static final Pattern A_MEAL_OF_IT = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|then|ok(?:ay)?)\\W+)*(?:is|are|do|does|will|would|where|when|at\\s+what|what\\s+time|what(?:'s|\\s+is|\\s+about))\\b[^?]*\\b(?:breakfast|lunch|dinner|supper)\\b[^?]*\\W*$");

    private static final Pattern OF_FOOD = Patterns.words(
            "included|vegetarian|vegan|halal|kosher|free|good|typical|traditional|cheap|expensive|before|after|eat for|have for|open|hot|spicy|restaurants?|hotels?");
    private static final Pattern AT_THE_AIRPORT = Patterns.words("airport|plane");
    private static final Pattern ON_FOOT = Patterns.words(
            "how (?:many|much) (?:km|kms|kilomet\\w+|miles|hours) (?:do|will|are|of) (?:we )?(?:walk\\w*|hik\\w*|on foot)|on foot");
    private static final Pattern FARES = Patterns.words("per km|a km|tuk ?-?tuks?|taxis?|fares?|costs?|prices?");
    private static final Pattern KILOMETRES = Pattern.compile("About (?<km>[\\d,]+) km by road");
    private static final Pattern IN_KILOMETRES = Patterns.words("km|kms|kilomet\\w+|miles|distance|how far");

    private Ways() {}

    static Optional<String> driving(Asked asked) {
        if (!asked.has(DRIVING) || asked.has(ON_FOOT) || asked.has(FARES)) {
            return Optional.empty();
        }
        var drives = asked.part().of(Entry.Sort.DRIVE);
        if (!asked.named().isEmpty()) {
            return toThePlace(asked, drives);
        }
        if (drives.entries().isEmpty()) {
            return Optional.of(noDrive(asked));
        }
        if (asked.has(LONGEST_DAY)) {
            return drives.days().stream()
                    .max(Comparator.comparingInt(day -> drives.on(day).minutes()))
                    .flatMap(day -> summed(asked, drives.on(day)));
        }
        if (asked.has(LONGEST)) {
            return drives.entries().stream()
                    .max(Comparator.comparingInt(Entry::minutes))
                    .flatMap(entry -> withItsLength(asked, entry));
        }
        return summed(asked, drives);
    }

    /** Which days have one, is told with it: the day that was asked for may be the wrong one. */
    private static String noDrive(Asked asked) {
        var all = asked.plan().of(Entry.Sort.DRIVE).entries();
        var day = asked.scope().day();
        if (day.isEmpty() || all.isEmpty()) {
            return "There is no drive of its own in that part of the plan; the ways between its stops are short.";
        }
        var before =
                all.stream().filter(drive -> drive.day().isBefore(day.get())).toList();
        var after = all.stream().filter(drive -> drive.day().isAfter(day.get())).toList();
        var whole = asked.plan().on(day.get()).entries();
        return "%s has no drive of its own; the ways between its stops are short.%s%s"
                .formatted(
                        whole.isEmpty()
                                ? "That day"
                                : Entry.capital(whole.getFirst().inWords()),
                        before.isEmpty()
                                ? ""
                                : " The one before it: %s."
                                        .formatted(before.getLast().onItsDay()),
                        after.isEmpty()
                                ? ""
                                : " The next: %s.".formatted(after.getFirst().onItsDay()));
    }

    /** "How far is it from our hotel to Dambulla?": no hotel is known, but the town in which the nearest night is spent. */
    static Optional<String> fromTheHotel(Asked asked) {
        if (asked.named().isEmpty()) {
            return asked.has(FROM_THE_HOTEL) || asked.has(NEAR_THE_HOTEL) ? ofAKind(asked) : Optional.empty();
        }
        if (asked.named().size() != 1 || !asked.has(FROM_THE_HOTEL)) {
            return Optional.empty();
        }
        var to = asked.named().getFirst();
        var plan = asked.plan();
        return plan.days().stream()
                .limit(Math.max(1, plan.days().size() - 1L))
                .flatMap(day -> plan.on(day).entries().reversed().stream()
                        .flatMap(entry -> entry.place().stream())
                        .limit(1))
                .distinct()
                .min(Comparator.comparingDouble(base -> base.at().kilometresTo(to.at())))
                .map(base -> base.equals(to)
                        ? "No hotel is known here, but the plan sleeps in %s itself: ask your hotel how far it is within the town."
                                .formatted(to.name())
                        : "No hotel is known here, so from the town: %s, where the plan sleeps nearest to it, is about %d km from %s in a straight line, and the way by road is longer. Tell me where your hotel is, if it lies elsewhere."
                                .formatted(base.name(), Math.round(base.at().kilometresTo(to.at())), to.name()));
    }

    /** "How far is the beach from the hotel that day?": from the town of that night to what the plan has of the kind. */
    private static Optional<String> ofAKind(Asked asked) {
        var meant = asked.meantOrPointedAt();
        if (meant.isEmpty()) {
            return Optional.empty();
        }
        var entry = meant.getFirst();
        return Optional.of(night(asked.plan(), entry.day())
                .filter(town ->
                        entry.place().filter(at -> !at.name().equals(town)).isPresent())
                .flatMap(town -> nightPlace(asked.plan(), entry.day())
                        .map(base -> Math.round(base.at()
                                .kilometresTo(entry.place().orElseThrow().at())))
                        .map(kilometres ->
                                "No hotel is known here, so from the town: %s lies about %d km from %s in a straight line, where the plan sleeps that night, and the way by road is longer. In the plan: %s."
                                        .formatted(
                                                entry.place().orElseThrow().name(),
                                                kilometres,
                                                town,
                                                entry.onItsDay())))
                .orElseGet(() ->
                        "No hotel is known here, and the plan sleeps in the same town, so ask your hotel how far it is. In the plan: %s."
                                .formatted(entry.onItsDay())));
    }

    private static Optional<Place> nightPlace(Itinerary plan, LocalDate day) {
        return plan.on(day).entries().reversed().stream()
                .flatMap(entry -> entry.place().stream())
                .findFirst();
    }

    private static Optional<String> toThePlace(Asked asked, Itinerary drives) {
        var names = asked.named().stream().map(Place::name).toList();
        boolean both = names.size() > 1;
        var through = both && asked.has(FROM_TO) ? inLegs(asked, drives) : Optional.<String>empty();
        if (through.isPresent()) {
            return through;
        }
        return drives.entries().stream()
                .filter(entry -> asked.has(FROM_TO))
                .filter(entry -> both
                        ? names.stream().allMatch(name -> entry.activity().contains(name))
                        : entry.activity().contains("to " + names.getFirst()))
                .findFirst()
                .flatMap(entry -> withItsLength(asked, entry))
                // Of a day that is named it is its way, wherever one thought that it goes.
                .or(() -> asked.scope().day().isPresent() && !drives.entries().isEmpty()
                        ? summed(asked, drives)
                        : Optional.empty());
    }

    /** A way that the plan makes in more than one drive of a day, with a stop between. */
    private static Optional<String> inLegs(Asked asked, Itinerary drives) {
        var from = asked.named().getFirst().name();
        var to = asked.named().getLast().name();
        return drives.days().stream()
                .map(day -> drives.on(day).entries())
                .filter(legs -> legs.size() > 1)
                .flatMap(legs -> legsBetween(legs, from, to).or(() -> legsBetween(legs, to, from)).stream())
                .filter(legs -> legs.size() > 1)
                .findFirst()
                .flatMap(legs -> asked.told(legs)
                        .map(told -> "%s in all, in %d parts. %s"
                                .formatted(
                                        Entry.length(legs.stream()
                                                .mapToInt(Entry::minutes)
                                                .sum()),
                                        legs.size(),
                                        told)));
    }

    private static Optional<List<Entry>> legsBetween(List<Entry> legs, String from, String to) {
        int first = -1;
        for (int at = 0; at < legs.size(); at++) {
            var activity = legs.get(at).activity();
            if (activity.contains("from " + from)) {
                first = at;
            }
            if (first >= 0 && activity.contains("to " + to)) {
                return Optional.of(legs.subList(first, at + 1));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> withItsLength(Asked asked, Entry drive) {
        return asked.told(List.of(drive));
    }

    private static Optional<String> summed(Asked asked, Itinerary drives) {
        int kilometres = asked.has(IN_KILOMETRES) ? kilometres(drives) : 0;
        return asked.told(drives.entries())
                .map(told -> "About %s%s on the road%s%s. %s"
                        .formatted(
                                kilometres > 0 ? "%,d km and ".formatted(kilometres) : "",
                                Entry.length(drives.minutes()),
                                drives.days().size() > 1 ? " in all" : "",
                                byMeans(drives),
                                told));
    }

    /** Of how much of it one sits in a train. */
    private static String byMeans(Itinerary drives) {
        var trains = drives.where(drive -> Patterns.isIn(BY_TRAIN, drive.activity()));
        int rest = drives.minutes() - trains.minutes();
        return trains.minutes() == 0 || rest == 0
                ? ""
                : ", %s of it by train and %s by car".formatted(Entry.length(trains.minutes()), Entry.length(rest));
    }

    /** By what the plan says of its ways; 0 where it does not say it of each. */
    private static int kilometres(Itinerary drives) {
        var said = drives.entries().stream()
                .map(drive -> Patterns.matcher(KILOMETRES, drive.told()))
                .filter(Matcher::find)
                .mapToInt(way -> Integer.parseInt(way.group("km").replace(",", "")))
                .toArray();
        return said.length == drives.entries().size() ? IntStream.of(said).sum() : 0;
    }

    /** Where each night is spent: where the day ends, but for the last. */
    static Optional<String> nights(Asked asked) {
        if (!asked.reading().said().is(NIGHTS) || asked.has(OF_HOTELS)) {
            return Optional.empty();
        }
        var day = asked.scope().day();
        if (day.isPresent()) {
            return night(asked.plan(), day.get())
                    .map(place -> "In the plan the night of %s is in %s.%s"
                            .formatted(
                                    asked.plan()
                                            .on(day.get())
                                            .entries()
                                            .getFirst()
                                            .inWords(),
                                    place,
                                    noHotel(asked)));
        }
        var days = asked.plan().days();
        var nights = new LinkedHashMap<String, List<LocalDate>>();
        // Those of the plan's own list: of a last evening that is spent in it the night is counted.
        asked.plan()
                .nights()
                .forEach(one -> night(asked.plan(), one)
                        .ifPresent(place -> nights.computeIfAbsent(place, first -> new ArrayList<>())
                                .add(one)));
        if (nights.isEmpty()) {
            return Optional.empty();
        }
        if (asked.named().size() == 1 && asked.plan().isAt(asked.named().getFirst())) {
            return Optional.of(nightsAt(asked.named().getFirst().name(), nights, days) + noHotel(asked));
        }
        return Optional.of((asked.has(HOW_MANY)
                        ? "%d hotel%s. ".formatted(nights.size(), nights.size() == 1 ? "" : "s")
                        : "")
                + "The nights of the plan: "
                + nights.entrySet().stream()
                        .map(night -> "%s (%d)"
                                .formatted(night.getKey(), night.getValue().size()))
                        .collect(Collectors.joining(", "))
                + "."
                + (asked.has(HOW_MANY) ? "" : noHotel(asked)));
    }

    private static String nightsAt(String place, Map<String, List<LocalDate>> nights, List<LocalDate> days) {
        var there = nights.getOrDefault(place, List.of());
        if (there.isEmpty()) {
            return "The plan spends no night in %s: its nights are in %s."
                    .formatted(place, String.join(", ", nights.keySet()));
        }
        return "The plan sleeps in %s %s: the night%s of %s."
                .formatted(
                        place,
                        there.size() == 1 ? "once" : there.size() + " nights",
                        there.size() == 1 ? "" : "s",
                        there.stream()
                                .map(night -> "day %d, %s".formatted(days.indexOf(night) + 1, NIGHT.format(night)))
                                .collect(Collectors.joining("; ")));
    }

    private static String noHotel(Asked asked) {
        return asked.has(A_HOTEL) ? NO_HOTEL : "";
    }

    private static Optional<String> night(Itinerary plan, LocalDate day) {
        return nightPlace(plan, day).map(Place::name);
    }

    static Optional<String> meals(Asked asked) {
        var named = asked.meals();
        boolean ofOneMeal = !named.isEmpty()
                && asked.reading().said().is(A_MEAL_OF_IT)
                && !asked.has(OF_FOOD)
                && (asked.scope().day().isPresent() || asked.named().size() == 1);
        if (ofOneMeal && asked.meant().isEmpty()) {
            boolean elsewhere = asked.has(AT_THE_AIRPORT)
                    || (!asked.named().isEmpty()
                            && named.stream()
                                    .noneMatch(meal -> asked.named().stream()
                                            .anyMatch(place -> meal.activity().contains(place.name()))));
            return asked.told(named).map(told -> (elsewhere ? "No. " : "") + told);
        }
        if (!asked.has(EATS)) {
            return Optional.empty();
        }
        return asked.told(named.isEmpty() ? asked.part().of(Entry.Sort.MEAL).entries() : named);
    }

    static Optional<String> gettingAround(Asked asked) {
        if (!asked.has(AROUND)) {
            return Optional.empty();
        }
        var notes = asked.part().entries().stream()
                .flatMap(entry -> entry.saying(MEANS).stream())
                .distinct()
                .limit(4)
                .toList();
        var drives = asked.told(asked.part().of(Entry.Sort.DRIVE).entries());
        return notes.isEmpty()
                ? drives
                : Optional.of(
                        String.join(" ", notes) + drives.map(told -> " " + told).orElse(""));
    }
}
