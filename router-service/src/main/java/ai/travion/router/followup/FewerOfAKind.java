package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Highlights;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.places.Kinds;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Fewer temples", "kids get bored in temples, less of that please": some of a kind are left out of the plan in hand, and the rest stays. */
final class FewerOfAKind implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final Pattern FEWER = Patterns.anyCase(
            "\\b(?:fewer|(?<less>less)|(?<!\\b(?:are|is|were|have|has|there's)\\s)not\\s+(?:so|that|as|too)\\s+many|(?<!\\bnot\\s)(?<!n't\\s)too\\s+many|cut\\s+down\\s+on|reduce)\\s+(?:the\\s+|of\\s+(?:the\\s+|those\\s+)?)?(?<what>\\p{L}[\\p{L} ]{2,30})");
    private static final Pattern OF_THAT = Patterns.anyCase(
            "^(?<what>[^.;!?]{3,60}?)[,.;!-]+\\s*(?:so\\s+|please\\s+)?(?:less|fewer|not\\s+so\\s+(?:many|much))\\s+(?:of\\s+)?(?:that|those|them|these)\\b");
    /** "Less crowded beaches" are other ones, and not fewer: what is less of stands right behind it. */
    private static final Pattern BESIDE =
            Patterns.anyCase("^(?:national\\s+|rock\\s+|game\\s+)?(?!(?:ancient|historic(?:al)?)\\s)\\p{L}+");

    private static final Pattern PLEASED = Patterns.anyCase(
            "\\b(?:glad|happy|good|great|nice)\\s+(?:that|there|with|it)\\b|(?:^|[,;.!-]\\s*)(?:that's\\s+)?(?:good|great|perfect|nice|glad|lovely|fine)\\W*$");
    private static final Pattern CLIMBS = Patterns.words("hikes?|climbs?|treks?");
    private static final String NUMBER = "(?:an?|one|two|three|four|five|six|[1-9])";
    private static final String AT_MOST = "at\\s+(?:the\\s+)?(?:very\\s+)?most|max(?:imum|\\.)?|tops";
    private static final String IN_ALL =
            "(?:[\\s,]+(?:please|pls|for\\s+us|thanks|then|in\\s+(?:the\\s+|our\\s+)?(?:whole\\s+|entire\\s+)?(?:trip|plan|total|all|tour|holiday)|altogether|overall|for\\s+the\\s+whole\\s+\\p{L}+))*\\W*$";
    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|please|pls|well|hm+|actually|we(?:'d)?|i(?:'d)?|want|like|prefer|to|have|see|plan|keep|it|let'?s|do|us|limit|them|cut|down)\\b\\W*)*";
    /** "No more than two temples in the whole trip", "one museum is enough": so many of them stay. */
    private static final Pattern COUNTED = Patterns.anyCase(LEAD + "(?:(?:no|not)\\s+more\\s+than|only|just|" + AT_MOST
            + "(?:\\s+of)?)\\s+(?<n>" + NUMBER + ")\\s+(?<what>\\p{L}[\\p{L} ]{2,24}?)(?:\\s+(?:" + AT_MOST
            + "|(?:is|are)\\s+enough))?" + IN_ALL + "|" + LEAD + "(?<m>" + NUMBER
            + ")\\s+(?<of>\\p{L}[\\p{L} ]{2,24}?)\\s+(?:" + AT_MOST
            + "|(?:is|are|would\\s+be)\\s+(?:quite\\s+|more\\s+than\\s+)?(?:enough|plenty|sufficient)|only)" + IN_ALL);
    /** What is wanted in its place is read with it elsewhere. */
    private static final Pattern NOT_OF_STOPS = Patterns.words(
            "more|rather|instead|add|include|days?|nights?|hours?|driving|walking|money|time|people|crowds?|crowded|hotels?|stairs|steps");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        boolean ofThePlan = !plan.isEmpty()
                && before.conversation().hasPlanned()
                && message.places().isEmpty()
                && !PlainQuestion.is(message)
                && message.said().words().size() <= LONGEST_WORDS
                && DaySaid.in(message.said().text(), plan.days()).isEmpty()
                && !message.said().has(PLEASED);
        var counted = Patterns.matcher(COUNTED, message.said().text());
        if (ofThePlan && counted.matches()) {
            boolean isAhead = counted.group("n") != null;
            return mostly(
                    counted.group(isAhead ? "what" : "of"),
                    Names.number(counted.group(isAhead ? "n" : "m")).orElse(1),
                    plan,
                    before.conversation().ofThePlan());
        }
        if (!ofThePlan || message.said().has(NOT_OF_STOPS)) {
            return Optional.empty();
        }
        return what(message)
                .flatMap(Kinds::in)
                .map(kind -> fewer(kind, plan, before.conversation().ofThePlan()));
    }

    private static Optional<String> what(Reading message) {
        var that = Patterns.matcher(OF_THAT, message.said().text());
        if (that.find()) {
            return Optional.of(that.group("what"));
        }
        var fewer = Patterns.matcher(FEWER, message.said().text());
        if (!fewer.find()) {
            return Optional.empty();
        }
        return fewer.group("less") == null
                ? Optional.of(fewer.group("what"))
                : Patterns.in(BESIDE, fewer.group("what"))
                        .map(MatchResult::group)
                        .findFirst();
    }

    /** So many of a kind stay: where the plan is for one before all else, and then those that are dearest to most. */
    private static Optional<Completed> mostly(String what, int count, Itinerary plan, List<Place> planned) {
        var kind = Kinds.in(what);
        var plural = kind.map(Kinds.Kind::plural).orElse(what.endsWith("s") ? what : what + "s");
        var all = (Patterns.isIn(CLIMBS, what)
                        ? plan.visits().stream().filter(Entry::isAClimb)
                        : kind.map(plan::ofKind).orElseGet(() -> plan.called(what)).stream())
                .collect(Collectors.toMap(
                        FewerOfAKind::called, entry -> entry, (one, other) -> one, LinkedHashMap::new));
        if (kind.isEmpty() && all.isEmpty()) {
            return Optional.empty();
        }
        var gone = all.values().stream()
                .sorted(Comparator.comparing((Entry entry) -> !isPlannedFor(entry, planned))
                        .thenComparingInt(Highlights::rank)
                        .thenComparing(entry -> entry.thing().isPresent())
                        .thenComparing(Comparator.comparingInt(Entry::minutes).reversed()))
                .skip(count)
                .filter(entry -> !isPlannedFor(entry, planned))
                .toList();
        if (gone.isEmpty()) {
            return Optional.of(new Completed(
                    "Keep the plan as it is",
                    List.of(
                            all.isEmpty()
                                    ? "Not changed: there are no %s in the plan.".formatted(plural)
                                    : "Not changed: of the %s the plan has %s, so none has to go."
                                            .formatted(plural, PlannedStop.inWords(List.copyOf(all.keySet()))))));
        }
        var names = gone.stream().map(FewerOfAKind::called).toList();
        var stays = all.keySet().stream().filter(name -> !names.contains(name)).toList();
        return Optional.of(new Completed(
                "Make it so",
                List.of("Of the %s %s left out now, and %s kept; all else stays."
                        .formatted(
                                plural,
                                PlannedStop.inWords(names) + (names.size() == 1 ? " is" : " are"),
                                PlannedStop.inWords(stays))),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(planned),
                        gone.stream()
                                .filter(entry -> entry.thing().isEmpty())
                                .flatMap(entry -> entry.place().stream())
                                .filter(place -> !planned.contains(place))
                                .toList(),
                        gone.stream()
                                .flatMap(entry -> entry.thing().stream())
                                .map(thing -> "left out: " + thing.replaceFirst("^the ", ""))
                                .toList()))));
    }

    private static boolean isPlannedFor(Entry entry, List<Place> planned) {
        return entry.thing().isEmpty()
                && entry.place().filter(planned::contains).isPresent();
    }

    private static String called(Entry entry) {
        return entry.thing().orElseGet(() -> entry.place().map(Place::name).orElse(entry.activity()));
    }

    /** What the plan is for stays, and of the rest the first half. */
    private static Completed fewer(Kinds.Kind kind, Itinerary plan, List<Place> planned) {
        var all = plan.ofKind(kind).stream()
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .toList();
        var others = all.stream().filter(place -> !planned.contains(place)).toList();
        if (others.isEmpty()) {
            return new Completed(
                    "Keep the plan as it is",
                    List.of(
                            all.isEmpty()
                                    ? "Not changed: there are no %s in the plan.".formatted(kind.plural())
                                    : "Not changed: of the %s only %s is in the plan, for which you asked; say \"leave it out\" if it shall go, too."
                                            .formatted(kind.plural(), names(all))));
        }
        int kept = all.size() > others.size() ? 0 : others.size() / 2;
        var gone = others.subList(kept, others.size());
        var stays = all.stream().filter(place -> !gone.contains(place)).toList();
        return new Completed(
                "Make it so",
                List.of("Of the %s %s left out now%s; all else stays."
                        .formatted(
                                kind.plural(),
                                names(gone) + (gone.size() == 1 ? " is" : " are"),
                                stays.isEmpty() ? "" : ", and %s kept".formatted(names(stays)))),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(planned), gone, List.of())));
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }
}
