package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.places.Kinds;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Day 2 without the beach", "no temples on day 3": what one day is not to have, and the others may. */
final class WithoutOnADay implements Completion {

    private static final int LONGEST_WORDS = 14;
    private static final Pattern GIVEN_UP = Patterns.anyCase(
            "\\b(?:without|no|not|nothing|skip|drop|leave\\s+out|remove|take\\s+out|cut(?:\\s+out)?|cancel)\\s+(?:(?:any|the|an?|that|more|to|do|see|visit|going)\\s+){0,3}(?<what>\\p{L}[\\p{L}' -]{2,40})");
    private static final Pattern TAKEN_OFF = Patterns.anyCase(
            "\\b(?:take|leave|get|keep|move)\\s+(?:(?:the|that|our|an?)\\s+)?(?<what>\\p{L}[\\p{L}' -]{2,40}?)\\s+(?:off|out(?:\\s+of)?)(?=\\s|\\W*$)");
    /** "Not sure about the temple", "no problem", and "do not skip it" give nothing up; nor do questions. */
    private static final Pattern KEPT = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:is|are|was|were|what|which|why|when|where|who|how(?!\\s+about)|do|does|did|should|shall|must|have|has|will|if)\\b.*|.*\\b(?:no|not|without)\\s+(?:(?:a|an|any|the|so|that|too|very|really|quite|much|of)\\s+){0,2}(?:sure|certain|problems?|issues?|ideas?|worr\\p{L}+|bad|too|only|just|doubt|matter|need|reason|happy|fond|rush|hurry|clear|decided|keen)\\b.*|.*(?:\\b(?:not|never|dont|cannot)|n['\u2019]t)\\s+(?:\\p{L}+\\s+){0,3}?(?:skip|drop|leave\\s+out|remove|take\\s+out|cut|cancel|go\\s+without|be\\s+without)\\b.*");
    /** What is said of a kind beside its name. */
    private static final Pattern OF_A_KIND = Patterns.words(
            "big|long|more|hard|such|other|another|buddhist|hindu|sandy|visits?|visiting|time|stops?|stuff|things?|tours?|trips?|at all");

    private static final Pattern STRENUOUS = Patterns.anyCase(
            "(?:(?:too|very|so|really|all\\s+that)\\s+)?(?:strenuous|tiring|exhausting|hard|demanding|heavy|physical)(?:\\s+(?:things?|activit(?:y|ies)|walks?|hikes?|climbs?|stuff))?");
    private static final Pattern ENDED = Patterns.anyCase("\\s+(?:please|pls|then|on|for|from|of|and|but)\\b.*$");
    /** What else is wished in the same breath is read elsewhere. */
    private static final Pattern MORE =
            Patterns.words("add|more|longer|extra|another|include|move|start|swap|make|replace|change|instead");

    /** What the planner calls them. */
    private static final Map<String, String> TAGS = Map.ofEntries(
            Map.entry("surf spots", "surfing"),
            Map.entry("snorkelling spots", "snorkelling"),
            Map.entry("places for whale watching", "whale-watching"),
            Map.entry("national parks", "wildlife"),
            Map.entry("waterfalls", "waterfalls"),
            Map.entry("beaches", "beach"),
            Map.entry("temples", "religion"),
            Map.entry("hikes", "hiking"),
            Map.entry("tea estates", "tea"),
            Map.entry("markets", "shopping"),
            Map.entry("viewpoints", "viewpoints"),
            Map.entry("ancient sites", "history"));

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var text = message.said().text();
        var said = DaySaid.in(text, plan.days());
        boolean ofADay = !plan.isEmpty()
                && before.conversation().hasPlanned()
                && message.said().words().size() <= LONGEST_WORDS
                && plan.days().size() > 1
                && !message.said().has(MORE)
                && !message.said().is(KEPT)
                && said.size() == 1
                && said.getFirst().hour().isEmpty()
                && said.getFirst().number() <= plan.days().size();
        if (!ofADay) {
            return Optional.empty();
        }
        var day = said.getFirst();
        var rest = text.substring(0, day.start()) + " , " + text.substring(day.end());
        var off = Patterns.matcher(TAKEN_OFF, rest);
        boolean isTakenOff = off.find();
        var given = isTakenOff ? off : Patterns.matcher(GIVEN_UP, rest);
        return isTakenOff || given.find()
                ? withoutIt(ENDED.matcher(given.group("what")).replaceFirst("").strip(), day, message, plan, before)
                : Optional.empty();
    }

    private static Optional<Completed> withoutIt(
            String what, DaySaid day, Reading message, Itinerary plan, Background before) {
        if (Patterns.isAllOf(STRENUOUS, what)) {
            return Optional.of(easy(day.number(), before));
        }
        var there = plan.on(plan.days().get(day.number() - 1));
        var named = message.places().all();
        var kind = named.isEmpty() ? kindOf(what) : Optional.<Kinds.Kind>empty();
        // The Kandyan dance is not all that one sees in Kandy, and the Temple of the Tooth no other temple.
        boolean isOfATown =
                !named.isEmpty() && before.conversation().ofThePlan().containsAll(named);
        var called = isOfATown ? there.called(what) : List.<Entry>of();
        var meant = !called.isEmpty()
                ? called
                : named.isEmpty()
                        ? kind.map(there::ofKind).orElseGet(() -> there.called(what))
                        : there.visits().stream()
                                .filter(entry ->
                                        entry.place().filter(named::contains).isPresent())
                                .toList();
        if (meant.isEmpty()) {
            boolean known = kind.isPresent() || !named.isEmpty();
            return known
                    ? Optional.of(kept("Not changed: day %d has no %s in the plan.%s"
                            .formatted(
                                    day.number(),
                                    named.isEmpty() ? what : named.getFirst().name(),
                                    onAnother(named, plan))))
                    : Optional.empty();
        }
        var conversation = before.conversation();
        var stops = meant.stream()
                .flatMap(entry -> entry.place().stream())
                .filter(place -> kind.isEmpty() && !conversation.plans(place))
                .distinct()
                .toList();
        var terms =
                kind.map(WithoutOnADay::tag).or(() -> stops.isEmpty() ? Optional.of(what) : Optional.empty()).stream()
                        .map(tag -> "day %d without %s".formatted(day.number(), tag.toLowerCase(Locale.ROOT)))
                        .toList();
        return Optional.of(new Completed(
                "Make it so",
                List.of("Day %d is without %s now (%s)."
                        .formatted(
                                day.number(),
                                stops.isEmpty() ? what : names(stops),
                                meant.stream().map(Entry::activity).distinct().collect(Collectors.joining(", ")))),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(conversation.ofThePlan()), stops, terms))));
    }

    /** What is hard on it is left to the planner, who knows how hard each stop is. */
    private static Completed easy(int day, Background before) {
        return new Completed(
                "Make it so",
                List.of("Day %d is without anything strenuous now.".formatted(day)),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(before.conversation().ofThePlan()),
                        List.of(),
                        List.of("day %d without anything strenuous".formatted(day)))));
    }

    /** Where it is, so that it can be taken off the right day. */
    private static String onAnother(List<Place> named, Itinerary plan) {
        return plan.visits().stream()
                .filter(entry -> entry.place().filter(named::contains).isPresent())
                .findFirst()
                .map(entry -> " It is on day %d: say \"take it off day %d\", or \"leave it out\"."
                        .formatted(entry.number(), entry.number()))
                .orElse("");
    }

    /** A kind, where nothing but one is spoken of. */
    private static Optional<Kinds.Kind> kindOf(String what) {
        var bare = OF_A_KIND.matcher(what).replaceAll("").strip();
        return Kinds.in(bare).filter(kind -> Patterns.isAllOf(kind.words(), bare));
    }

    private static Completed kept(String why) {
        return new Completed("Keep the plan as it is", List.of(why));
    }

    private static String tag(Kinds.Kind kind) {
        return Stream.ofNullable(TAGS.get(kind.plural()))
                .findFirst()
                .orElseGet(() -> kind.plural().replaceFirst("s$", ""));
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }
}
