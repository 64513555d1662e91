package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.places.Kinds;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is reckoned over a whole plan: its early mornings, its days without a drive, where hotels change, what comes first, what is paid. */
final class Reckoned {

    /**
     * One thing that may be asked.
     *
     * @param ofTheWhole whether it is reckoned over all places, so that who names one asks something else
     */
    private record Matter(Pattern words, boolean ofTheWhole, Function<Asked, Optional<String>> answer) {

        boolean isAskedIn(Asked asked) {
            return asked.has(words) && !(ofTheWhole && (!asked.named().isEmpty() || asked.has(OF_THE_WORLD)));
        }
    }

    /** What it is like there, or whether it can be done, no plan tells. */
    private static final Pattern OF_THE_WORLD = Patterns.words(
            "cold|chilly|cool|warm|hot|weather|rain\\w*|wet|mist\\w*|fog\\w*|sunny|windy|crowd\\w*|busy|noisy|safe|ways? (?:to|of|from|around)|get(?:ting)? (?:to|around|about)|to (?:do|see|visit|reach|explore)|near|close to|recommend\\w*|cheap\\w*|good|nice");

    private static final Pattern MORNINGS = Patterns.words(
            "early (?:mornings?|starts?|days?|wake ?-?ups?)|(?:get|getting|wake|waking) up (?:so |very |really |too )?early|(?:get|getting|wake|waking|be|leave|start) (?:up )?(?:ever )?before (?:\\p{Nd}|five|six|seven|eight|dawn|sunrise|breakfast)|alarms?|crack of dawn|lie[- ]ins?");
    private static final Pattern SLEEPS_IN = Patterns.words(
            "which (?:day|morning)s? (?:can|could|do|may|will) (?:we|i|they) (?:sleep in|lie in|sleep late|sleep longer|stay in bed)|latest start|start (?:the )?latest");
    private static final Pattern WITHOUT_A_DRIVE = Patterns.words(
            "(?:without|with no|free of) (?:a |any |long )?(?:car|drives?|driving|travel(?:ling)?|transfers?|car rides?|hours in the car)|no (?:car|drives?|driving|travel(?:ling)?|transfers?)|(?:not|never|don'?t) (?:in the car|driv(?:e|ing)|travel(?:ling)?)");
    private static final Pattern A_DAY = Patterns.words("days?|mornings?|afternoons?|when|how often");
    private static final Pattern HOTELS = Patterns.anyCase(
            "\\b(?:chang\\p{L}*|switch\\p{L}*|mov\\p{L}*|swap\\p{L}*)\\s+(?:the\\s+|our\\s+|to\\s+(?:a\\s+|the\\s+)?(?:new|next|another|other)\\s+)?(?:hotels?|accommodation|places|bases?|rooms?|lodgings?)\\b|\\b(?:how\\s+(?:often|many\\s+times)|(?:which|what)\\s+days?)\\b[^?]*\\b(?:check|pack)\\s+(?:in(?:to)?|out|up)\\b|\\bhow\\s+many\\s+(?:hotel\\s+)?(?:changes|moves)\\b(?!\\s+(?:did|have|can))|\\b(?:different|next)\\s+hotels?\\b|\\bwe\\b[^?]*\\bnew\\s+hotels?\\b");
    private static final Pattern FREE = Patterns.words(
            "nothing (?:to do|at all)|days? off|free time|time off|time to ourselves|spare time|free hours|down ?time|time to relax|(?:nothing|little|not (?:much|a lot))(?: much)? (?:planned|on(?: it| that day)?|in it|going on)|(?:quiet|empty|idle) (?:day|morning|afternoon|evening)s?|free (?:afternoons?|mornings?|evenings?|days?)|(?:afternoons?|mornings?|evenings?) (?:is|are) (?:still |kept )?(?:free|empty|open)");
    private static final Pattern PAID = Patterns.words(
            "pay|paid|paying|entrance(?: fees?)?|entry(?: fees?)?|fees?|tickets?|for free|free of charge|cost (?:money|anything|extra)");
    /** How, and what no gate asks for. */
    private static final Pattern PAID_OTHERWISE = Patterns.words(
            "(?:by|with|in) (?:an? |the |our |my |\\p{L}+ )?(?:cards?|cash|phones?|apps?|dollars?|euros?|pounds?|rupees?|currency)|cards?|cash|credit|how (?!much|many|often)|online|(?:in )?advance|ahead|beforehand|book\\w*|trains?|bus(?:es)?|drivers?|guides?|hotels?|rooms?|taxis?|tuk ?-?tuks?|cars?|visas?|flights?|tips?|tipp\\w+|meals?|food|dinners?|lunch\\w*|breakfasts?|where (?:\\p{L}+ ){0,4}tickets?");

    private static final Pattern PAID_THERE = Patterns.words(
            "safari|jeep|museum|botanic|gardens?|sigiriya|dambulla|cave shrines?|ruins|sacred city|temple of the tooth|zoo|dance|show|class|boat|whales?|raft\\w*|national park|factory|orphanage|hatchery|zip ?line|snorkel\\w*|div\\w+|palace|fort frederick|canoe|village tour|world's end|horton");
    private static final Pattern ORDER = Patterns.anyCase(
            "(?<one>.*?)\\b(?:before\\s+or\\s+after|earlier\\s+or\\s+later\\s+than|before|after|first,?\\s+or)\\b(?<other>.*)");
    private static final Pattern WHICH_FIRST = Patterns.words("before or after|(?:before|after) the|earlier or later");
    private static final Pattern HOW_OFTEN = Patterns.words("how often|how many times|how many of (?:the|our) days");
    /** It runs to a timetable that no plan has. */
    private static final Pattern RUNS = Patterns.words(
            "(?:trains?|bus(?:es)?|ferr(?:y|ies)|boats?|shuttles?) (?:run|runs|go|goes|leave|leaves|depart|departs)");

    private static final int EARLY = 7 * 60;
    private static final int SHOWN = 6;

    private static final List<Matter> MATTERS = List.of(
            new Matter(WHICH_FIRST, false, Reckoned::order),
            new Matter(SLEEPS_IN, true, Reckoned::lateStart),
            new Matter(MORNINGS, true, Reckoned::mornings),
            new Matter(WITHOUT_A_DRIVE, true, Reckoned::withoutADrive),
            new Matter(HOTELS, true, Reckoned::hotels),
            new Matter(FREE, false, Reckoned::free),
            new Matter(HOW_OFTEN, false, Reckoned::often),
            new Matter(PAID, false, Reckoned::paid));

    private static final List<Matter> PLAIN_MATTERS = MATTERS.subList(0, 6);

    private static final Pattern PLAINLY = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+)\\W+)*(?:(?:is|are)\\s+there\\b|(?:is|are|do|does|will)\\s+(?:the|we|our|i)\\b|(?:on\\s+)?(?:which|what)\\s+days?\\b|how\\s+(?:many|often)\\b|any\\b|when\\b)[^.!]*$");

    private Reckoned() {}

    /** The same where it is so plainly a question that no change is meant: "is there a day without a drive?" */
    static Optional<String> plainlyAsked(Asked asked) {
        return asked.reading().said().is(PLAINLY) ? first(PLAIN_MATTERS, asked) : Optional.empty();
    }

    static Optional<String> of(Asked asked) {
        return first(MATTERS, asked);
    }

    private static Optional<String> first(List<Matter> matters, Asked asked) {
        return asked.plan().isEmpty()
                ? Optional.empty()
                : matters.stream()
                        .filter(matter -> matter.isAskedIn(asked))
                        .flatMap(matter -> matter.answer().apply(asked).stream())
                        .findFirst();
    }

    private static Optional<String> mornings(Asked asked) {
        var starts = firsts(asked.part());
        var early = starts.stream().filter(entry -> entry.start() < EARLY).toList();
        if (starts.isEmpty()) {
            return Optional.empty();
        }
        if (early.isEmpty()) {
            return Optional.of("No day of the plan begins before 07:00. The earliest is %s."
                    .formatted(starts.stream()
                            .min(Comparator.comparingInt(Entry::start))
                            .orElseThrow()
                            .onItsDay()));
        }
        return Optional.of("%s before 07:00: %s. Say \"start at 8\" and I begin later."
                .formatted(
                        early.size() == 1 ? "One day begins" : early.size() + " days begin",
                        early.stream().map(Entry::onItsDay).collect(Collectors.joining("; "))));
    }

    private static Optional<String> lateStart(Asked asked) {
        return firsts(asked.part()).stream()
                .max(Comparator.comparingInt(Entry::start))
                .map(latest ->
                        "The latest start is %s. Say \"start at 9\" and I begin later.".formatted(latest.onItsDay()));
    }

    private static List<Entry> firsts(Itinerary part) {
        return part.days().stream()
                .map(day -> part.on(day).entries().getFirst())
                .toList();
    }

    private static Optional<String> withoutADrive(Asked asked) {
        if (!asked.has(A_DAY)) {
            return Optional.empty();
        }
        var plan = asked.plan();
        var days = plan.days().stream()
                .filter(day -> plan.on(day).of(Entry.Sort.DRIVE).entries().isEmpty())
                .toList();
        return Optional.of(
                days.isEmpty()
                        ? "No: every day of the plan has a drive. Say \"less driving\" and I choose nearer places."
                        : "Without a drive of its own: %s.".formatted(named(days, plan)));
    }

    private static String named(List<LocalDate> days, Itinerary plan) {
        return days.stream()
                .map(day -> plan.on(day).entries().getFirst().inWords())
                .collect(Collectors.joining("; "));
    }

    private static Optional<String> hotels(Asked asked) {
        var plan = asked.plan();
        var changes = new ArrayList<String>();
        var before = Optional.<Place>empty();
        // On the last day one leaves, and sleeps nowhere here.
        for (var day : plan.days().subList(0, Math.max(1, plan.days().size() - 1))) {
            var night = plan.on(day).entries().getLast();
            if (night.place().isPresent() && !night.place().equals(before)) {
                before.ifPresent(last -> changes.add("on %s from %s to %s"
                        .formatted(
                                night.inWords(),
                                last.name(),
                                night.place().orElseThrow().name())));
                before = night.place();
            }
        }
        return Optional.of(
                changes.isEmpty()
                        ? "The plan sleeps in one town throughout, so you change no hotel."
                        : "By where the plan sleeps you change %s: %s. No hotel is known here; tell me yours."
                                .formatted(
                                        changes.size() == 1 ? "once" : changes.size() + " times",
                                        String.join("; ", changes)));
    }

    private static Optional<String> free(Asked asked) {
        var rests = asked.part().of(Entry.Sort.REST);
        if (rests.entries().isEmpty()) {
            return Optional.of("No hours are free there; tell me what to leave out, and there will be.");
        }
        var days = rests.days().stream()
                .sorted(Comparator.comparingInt((LocalDate day) -> rests.on(day).minutes())
                        .reversed())
                .toList();
        return Optional.of("Free hours%s: %s."
                .formatted(
                        days.size() > 1 ? ", the most first" : "",
                        days.stream()
                                .limit(SHOWN)
                                .map(day -> "about %s on %s (%s)"
                                        .formatted(
                                                Entry.length(rests.on(day).minutes()),
                                                rests.on(day)
                                                        .entries()
                                                        .getFirst()
                                                        .inWords(),
                                                rests.on(day).entries().stream()
                                                        .map(entry -> entry.clock())
                                                        .collect(Collectors.joining(", ", "from ", ""))))
                                .collect(Collectors.joining("; "))));
    }

    private static Optional<String> often(Asked asked) {
        if (asked.has(RUNS)) {
            return Optional.empty();
        }
        var kind = Kinds.in(asked.text());
        var meant = kind.map(asked.part()::ofKind).orElseGet(() -> asked.part().meant(asked.text()));
        return meant.isEmpty()
                ? kind.map(one -> "Never: the plan has no %s.".formatted(one.plural()))
                : asked.told(meant).map(told -> "%s. %s".formatted(times(meant.size()), told));
    }

    private static String times(int count) {
        return count == 1 ? "Once" : count == 2 ? "Twice" : count + " times";
    }

    private static Optional<String> paid(Asked asked) {
        if (asked.has(PAID_OTHERWISE)) {
            return Optional.empty();
        }
        var visits = asked.part().visits();
        var paid = visits.stream().filter(Reckoned::isPaid).toList();
        if (paid.isEmpty()) {
            return Optional.of(
                    "Nothing of it that I know takes an entrance fee: walks, towns, temples and beaches are free or ask for a gift. What you pay are the ways, the meals and the nights.");
        }
        return Optional.of(
                "Something is usually paid at: %s. No price is known here, so ask at the gate or before. The other %d stops are walks, towns, temples and beaches; the ways, the meals and the nights come on top."
                        .formatted(
                                paid.stream()
                                        .limit(2L * SHOWN)
                                        .map(entry -> "%s (day %d)".formatted(entry.activity(), entry.number()))
                                        .collect(Collectors.joining("; ")),
                                visits.size() - paid.size()));
    }

    private static boolean isPaid(Entry visit) {
        return Patterns.isIn(
                PAID_THERE,
                visit.activity() + " " + visit.place().map(Place::name).orElse(""));
    }

    /** The day with the most entrance fees, and of these the one with the longest way. */
    static String dearest(Itinerary plan) {
        var day = plan.days().stream()
                .max(Comparator.comparingLong((LocalDate one) -> plan.on(one).visits().stream()
                                .filter(Reckoned::isPaid)
                                .count())
                        .thenComparingInt(
                                one -> plan.on(one).of(Entry.Sort.DRIVE).minutes()))
                .map(plan::on)
                .orElseThrow();
        var paid = day.visits().stream()
                .filter(Reckoned::isPaid)
                .map(Entry::activity)
                .collect(Collectors.joining(", "));
        int driven = day.of(Entry.Sort.DRIVE).minutes();
        return "%s (%s%s)"
                .formatted(
                        day.entries().getFirst().inWords(),
                        paid.isEmpty() ? "no entrance fee" : paid,
                        driven == 0 ? "" : ", " + Entry.length(driven) + " by road");
    }

    /** "Is the safari before or after the beach?" */
    private static Optional<String> order(Asked asked) {
        var sides = Patterns.matcher(ORDER, asked.text());
        if (!sides.matches()) {
            return Optional.empty();
        }
        var one = first(sides.group("one"), asked);
        var other = first(sides.group("other"), asked);
        if (one.isEmpty() || other.isEmpty() || one.equals(other)) {
            return Optional.empty();
        }
        boolean before = one.get().day().isBefore(other.get().day())
                || (one.get().day().equals(other.get().day())
                        && one.get().start() < other.get().start());
        return Optional.of("%s: %s; %s."
                .formatted(
                        before ? "Before" : "After",
                        one.get().onItsDay(),
                        other.get().onItsDay()));
    }

    private static Optional<Entry> first(String words, Asked asked) {
        var said = words.toLowerCase(Locale.ROOT);
        return asked.named().stream()
                .filter(place -> said.contains(place.name().toLowerCase(Locale.ROOT)))
                .flatMap(place -> asked.plan().at(place).stream())
                .findFirst()
                .or(() -> asked.plan().meant(words).stream().findFirst());
    }
}
