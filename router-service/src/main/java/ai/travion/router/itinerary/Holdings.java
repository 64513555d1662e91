package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Echo;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Kinds;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Is there a safari in it?", "what do we do in the afternoon?", "what's the first stop?", "why did you choose Unawatuna?" */
final class Holdings {

    private static final String LEAD = "^\\W*(?:(?:and|so|but|then|also)\\W+)*";
    private static final Pattern CONTAINED = Patterns.anyCase(
            LEAD
                    + "(?:(?:do|will|would|are)\\s+(?:we|i)\\s+(?:also\\s+|even\\s+|actually\\s+|get\\s+to\\s+|going\\s+to\\s+)*(?:see|do|visit|seeing|visiting|go\\s+(?:to|on|up)|hav(?:e|ing)(?!\\s+to)|stop(?:ping)?\\s+(?:at|in|by)|come\\s+(?:to|through|past)|get\\s+to|stay\\s+(?:in|at)|pass|climb|hike|swim|surf|eat|end\\s+up)\\b"
                    + "|(?:is|are|was|were)\\s+(?:there\\s+)?[^?]*\\b(?:in\\s+(?:it|there|that|this|(?:the|my|our|your|this)\\s+(?:plan|itinerary|trip))|(?:part\\s+of|on)\\s+(?:the|this|our|my)\\s+(?:plan|itinerary|trip)|included)\\b"
                    + "|any(?:thing)?\\b[^?]*\\b(?:in\\s+(?:it|there|the\\s+(?:plan|itinerary))|included)\\b"
                    + "|(?:does|do)\\s+(?:it|this|that|the\\s+plan|the\\s+itinerary|you)\\s+(?:include|have|cover|contain)\\b|(?:have|did)\\s+you\\s+(?:put|include|plan|add)\\w*\\b).*");
    private static final Pattern IN_THE_PLAN = Patterns.anyCase(
            LEAD
                    + "(?:(?:is|are|was)\\s+there\\s+|do\\s+we\\s+have\\s+|have\\s+we\\s+got\\s+|(?:is|are)\\s+(?=the\\s)|(?=any\\s))(?:an?\\s+|any\\s+|some\\s+|the\\s+)?(?<thing>(?!there\\b|some\\p{L}+\\b|any\\p{L}+\\b|it\\b|that\\b|this\\b|(?:\\p{L}+\\s+)?(?:days?|mornings?|afternoons?|evenings?|time|nights?)\\b)(?:\\p{L}+\\s+){1,3}?)(?:planned\\s+|included\\s+)?in\\s+(?:it|(?:the|our|my|this)\\s+(?:plan|itinerary))\\W*");
    private static final Pattern COUNTED = Patterns.anyCase(
            LEAD
                    + "how\\s+many\\s+(?!hours|days|nights|minutes|km|kilomet|times|steps|people)(?<what>\\p{L}+(?:\\s+\\p{L}+)?)\\b.*\\b(?:we|that|it|plan|itinerary|there|all|this)\\b.*");
    private static final Pattern CHOSEN = Patterns.anyCase(
            LEAD
                    + "(?:which|what)\\s+(?:kind\\s+of\\s+)?(?<what>(?!(?:else|other|time|day|days|is|are|do|did|if|about)\\b)\\p{L}+(?:\\s+(?!(?:did|have|do|are|is|will)\\b)\\p{L}+)?)\\s+"
                    + "(?:(?:did|have|do|are|will|would)\\s+(?:you|we|i)\\s+(?:\\p{L}+\\s+)?(?:pick|cho[o]?se|take|plan|put|book|go|do|visit|see|have|include|select|use|get|tak|do)(?:ed|d|n|en|ing|ked|sen|ning)?\\b|(?:is|are)\\s+(?:it|that|this|in\\s+(?:it|there|(?:the|my|our)\\s+(?:plan|itinerary|trip))|planned|included)\\b).*");
    private static final Pattern REASON = Patterns.words("why|how come|reason");
    private static final Pattern STOPS = Patterns.words("stops?|places?|sights?|things?|visits?|activities");
    private static final Pattern TIME_FOR = Patterns.anyCase(
            "\\b(?:(?:is|will)\\s+there|any|do\\s+(?:we|i)\\s+(?:get|have)|have\\s+(?:we|i))\\s+(?:be\\s+)?(?:enough\\s+|some\\s+|any\\s+|much\\s+)?(?:free\\s+|spare\\s+)?time\\b(?!\\s+of).*");
    private static final Pattern WHAT_THEN = Patterns.anyCase(
            LEAD
                    + "(?:what(?:'s|\\s+is|\\s+are|\\s+do|\\s+will|\\s+would|\\s+comes|\\s+have)?|where)\\b(?!.*\\b(?:wear|bring|pack|cost|weather|temperature|eat|buy|tip|should|could|can|recommend|suggest)\\b).*");
    private static final Pattern NTH_STOP = Patterns.anyCase(
            "\\b(?<nth>first|second|third|fourth|fifth|last|final)\\s+(?:stop|place|thing|visit|sight|activity|destination|one)\\b|\\b(?:start|begin)s?(?:\\s+(?:with|at))?\\W*$|\\bcomes\\s+first\\b|\\b(?:do|see)\\s+(?:we|i)\\s+(?:do|see|visit)\\s+first\\b");
    private static final Pattern WE_DO = Patterns.words("(?:we|i) (?:do|see|visit|have|go)");
    private static final Pattern NEXT_TO = Patterns.words("(?<which>after|before|following)");
    private static final Pattern WHY =
            Patterns.anyCase(LEAD + "why\\s+(?:did|do|have|are|is|does|would|that|this|the)?\\b.*");
    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth", "fifth");

    private Holdings() {}

    static Optional<String> timeFor(Asked asked) {
        return asked.has(TIME_FOR) ? Hours.free(asked) : Optional.empty();
    }

    static boolean asksWhetherContained(Reading message) {
        return message.said().is(CONTAINED);
    }

    static Optional<String> contained(Asked asked) {
        if (!asked.reading().said().is(CONTAINED)) {
            return Optional.empty();
        }
        var thing = Kinds.in(asked.reading().places().remainder())
                .filter(one -> !asked.named().isEmpty());
        if (thing.isPresent()) {
            return Optional.of(ofItsKind(asked, thing.get()));
        }
        var meant = asked.meant();
        if (!meant.isEmpty() && !isOtherwiseNamed(asked)) {
            return asked.told(meant).map(told -> "Yes. " + told);
        }
        if (!asked.named().isEmpty()) {
            var name = asked.named().getFirst().name();
            return Optional.of(
                    "No, %s is not in the plan. Say \"add %s\", and I shall fit it in.".formatted(name, name));
        }
        return Kinds.in(asked.text())
                .map(kind -> "No, the plan has no %s%s. Tell me to add some, and I shall look for time."
                        .formatted(kind.plural(), asked.scope().day().isPresent() ? " on that day" : ""))
                .or(() -> nothingOfTheName(asked));
    }

    /** "Will we see whales at Mirissa?": to be there is not enough. */
    private static String ofItsKind(Asked asked, Kinds.Kind kind) {
        var there = asked.meant().stream().filter(entry -> entry.isOf(kind)).toList();
        var elsewhere = asked.part().ofKind(kind);
        var place = asked.named().getFirst().name();
        return asked.told(there)
                .map(told -> "Yes. " + told)
                .or(() -> asked.told(elsewhere)
                        .map(told -> "Not at %s, as it stands, but elsewhere. %s".formatted(place, told)))
                .orElseGet(() -> "No, the plan has no %s at %s. Tell me to add some, and I shall look for time."
                        .formatted(kind.plural(), place));
    }

    /** A cooking class is no yoga class. */
    private static boolean isOtherwiseNamed(Asked asked) {
        var thing = Patterns.matcher(IN_THE_PLAN, asked.text());
        return thing.matches()
                && thing.group("thing").strip().contains(" ")
                && asked.named().isEmpty()
                && Kinds.in(thing.group("thing")).isEmpty()
                && asked.part().called(thing.group("thing")).isEmpty();
    }

    /** "Is there a yoga class in the plan?", where no stop is called so. */
    private static Optional<String> nothingOfTheName(Asked asked) {
        var thing = Patterns.matcher(IN_THE_PLAN, asked.text());
        return thing.matches()
                ? Optional.of("No, I see no %s in the plan. Tell me to add it, and I shall look for time."
                        .formatted(thing.group("thing").strip()))
                : Optional.empty();
    }

    /** "Which safari did you pick, and why?", "what beach is it?" */
    static Optional<String> chosen(Asked asked) {
        var chosen = Patterns.matcher(CHOSEN, asked.text());
        if (!chosen.matches() || !asked.named().isEmpty()) {
            return Optional.empty();
        }
        var what = chosen.group("what");
        var kind = Kinds.in(what);
        var called = asked.part().called(what);
        var meant = called.isEmpty() ? kind.map(asked.part()::ofKind).orElse(List.of()) : called;
        if (meant.isEmpty()) {
            return kind.map(one -> "None: the plan has no %s. Tell me to add one, and I shall look for time."
                    .formatted(what.toLowerCase(Locale.ROOT)));
        }
        return asked.told(meant)
                .map(told -> told
                        + (asked.has(REASON)
                                ? meant.stream()
                                        .map(Entry::told)
                                        .filter(reason -> !reason.isBlank())
                                        .findFirst()
                                        .map(reason -> " " + reason)
                                        .orElse(" It is what lies nearest to the places of the plan.")
                                : ""));
    }

    static Optional<String> counted(Asked asked) {
        var counted = Patterns.matcher(COUNTED, asked.text());
        if (!counted.matches()) {
            return Optional.empty();
        }
        if (Patterns.isIn(STOPS, counted.group("what"))) {
            var visits = asked.part().visits();
            return asked.told(visits).map(told -> "%d. %s".formatted(visits.size(), told));
        }
        return Kinds.in(counted.group("what")).map(kind -> {
            var visits = asked.part().ofKind(kind);
            return visits.isEmpty()
                    ? "None: the plan has no %s.".formatted(kind.plural())
                    : "%d. %s".formatted(visits.size(), asked.told(visits).orElseThrow());
        });
    }

    /** What is at a time, at a place in the order, or next to something. */
    static Optional<String> whatThen(Asked asked) {
        boolean ofOurs = asked.has(NTH_STOP) && asked.has(WE_DO);
        boolean elsewhere = !asked.named().isEmpty() && !asked.has(NEXT_TO) && !ofOurs;
        if (!asked.reading().said().is(WHAT_THEN) || elsewhere) {
            return Optional.empty();
        }
        var nth = Patterns.matcher(NTH_STOP, asked.text());
        if (nth.find()) {
            return nextTo(asked).or(() -> nth(asked, Optional.ofNullable(nth.group("nth"))));
        }
        // A whole day that is counted is told in full, as it stood in the plan.
        boolean some = asked.scope().ofADay()
                || (asked.scope().day().isPresent() && !Echo.asksOfADayOfThePlan(asked.reading()));
        return nextTo(asked).or(() -> some ? ofItsTime(asked) : Optional.empty());
    }

    private static Optional<String> nth(Asked asked, Optional<String> word) {
        var named = asked.named().stream()
                .flatMap(place -> asked.part().at(place).stream())
                .toList();
        var visits = named.isEmpty() ? asked.part().visits() : named;
        var plain = word.orElse("first").toLowerCase(Locale.ROOT);
        int at = plain.equals("last") || plain.equals("final")
                ? visits.size() - 1
                : Math.max(0, ORDINALS.indexOf(plain));
        return at >= 0 && at < visits.size() ? asked.told(List.of(visits.get(at))) : Optional.empty();
    }

    private static Optional<String> nextTo(Asked asked) {
        var side = Patterns.matcher(NEXT_TO, asked.text());
        if (!side.find()) {
            return Optional.empty();
        }
        var anchors = asked.meals().isEmpty() ? asked.meantOrPointedAt() : asked.meals();
        boolean before = side.group("which").equalsIgnoreCase("before");
        return anchors.stream()
                .map(anchor -> neighbour(asked.plan().on(anchor.day()), anchor, before))
                .flatMap(Optional::stream)
                .collect(Collectors.collectingAndThen(Collectors.toList(), asked::told));
    }

    private static Optional<Entry> neighbour(Itinerary day, Entry anchor, boolean before) {
        var others = day.where(entry -> before ? entry.end() <= anchor.start() : entry.start() >= anchor.end())
                .entries();
        return others.isEmpty() ? Optional.empty() : Optional.of(before ? others.getLast() : others.getFirst());
    }

    /** A part of each day in one line, without its meals where there is more than a way between them. */
    private static Optional<String> ofItsTime(Asked asked) {
        boolean goesOut = !asked.part().visits().isEmpty();
        var entries = asked.part().entries().stream()
                .filter(entry -> !entry.is(Entry.Sort.MEAL)
                        || (!goesOut && asked.scope().day().isPresent()))
                .toList();
        return entries.isEmpty() ? Optional.of("Nothing is planned for then but meals and rest.") : asked.told(entries);
    }

    /** Why a stop is where it is, in the words of the plan. */
    static Optional<String> why(Asked asked) {
        if (!asked.reading().said().is(WHY)) {
            return Optional.empty();
        }
        var meant = asked.isBare() ? asked.meantOrPointedAt() : asked.meant();
        return meant.stream()
                .filter(entry -> !entry.told().isBlank())
                .min(Comparator.comparing(entry -> entry.is(Entry.Sort.MEAL)))
                .map(entry -> "In the plan: %s. %s".formatted(entry.onItsDay(), entry.told()));
    }
}
