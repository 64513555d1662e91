package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.places.Kinds;
import ai.travion.router.places.Landscape;
import ai.travion.router.wishes.Placement;
import java.time.LocalDate;
import java.time.Month;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Swap the beach for something in the hills", "less temples, more nature", "instead of the safari something cultural": in a plan of
 * several days one kind of thing gives way to another; its days, its length and all other wishes stay.
 */
final class KindExchange implements Completion {

    private static final String OLD = "(?<old>\\p{L}+(?:\\s\\p{L}+)?)";
    private static final String NEW = "(?<new>[\\p{L}'-]+(?:\\s[\\p{L}'-]+){0,5})";
    private static final String THE =
            "(?:(?:of\\s)?(?:the|that|those|these|our|my|all|so\\smany|any|going\\s(?:to|on))\\s){0,3}";
    private static final String NOT = "(?:instead\\sof|rather\\sthan|in\\splace\\sof|and\\snot)\\s";

    /** How much of a kind is given up. */
    private enum Share {
        /** The days that are spent where it is. */
        DAYS,
        /** What one sees of it; one sleeps where one did, where the other kind is near. */
        SIGHTS,
        /** Some of it. */
        SOME
    }

    /** A turn of phrase that gives up one kind for another. */
    private record Turn(Pattern said, Share share) {}

    private static final List<Turn> TURNS = List.of(
            turn(
                    "\\b(?:swap|replace|exchange|switch|change|trade)\\s(?:out\\s)?" + THE + OLD
                            + "\\s(?:out\\s)?(?:for|with|by|to|into|against)\\s" + NEW,
                    Share.DAYS),
            turn("^\\W*(?:\\p{L}+\\W+){0,3}" + NOT + THE + OLD + "[\\s,]+" + NEW, Share.DAYS),
            turn(NEW + "\\s" + NOT + THE + OLD + "\\W*(?:please)?\\W*$", Share.DAYS),
            turn(
                    "\\b(?:less|fewer|not\\sso\\s(?:many|much))\\s" + OLD
                            + "[\\s,;.]+(?:(?:and|but|please)\\s)?(?:more|rather|some)\\s" + NEW,
                    Share.SOME),
            turn(
                    "\\bmore\\s" + NEW + "[\\s,;.]+(?:(?:and|but)\\s)?(?:less|fewer|not\\sso\\s(?:many|much))\\s" + OLD,
                    Share.SOME),
            turn("\\b(?:rather|prefer|sooner)\\s" + NEW + "\\s(?:than|over)\\s" + THE + OLD, Share.DAYS),
            turn(
                    "\\b(?:no(?:\\smore)?|without|skip|drop|forget|leave\\sout|cut|ditch)\\s" + THE + OLD
                            + "[\\s,;.]+(?:(?:and|but|let's|we|can|could|please|i'd|we'd)\\s){0,3}(?:more|rather|add|put\\sin|have|do|some|give\\sus|show\\sus|prefer|want|like|see|love)\\s"
                            + NEW,
                    Share.SIGHTS),
            turn(
                    "\\b(?:no(?:\\smore)?|not|without|skip|drop|forget|cancel)\\s" + THE
                            + "(?<old>\\p{L}+)\\b[^.,;!?]{0,20}[.,;!](?:[^.,;!?]{0,40}[.,;!])?\\s*(?:(?:so|and|but|please|rather|let's|we|do|have|go\\sto|want|prefer|take)\\s)*"
                            + NEW + "\\sinstead\\W*(?:please)?\\W*$",
                    Share.DAYS),
            turn(
                    "\\b(?:more|rather|prefer)\\s" + NEW
                            + "[\\s,;.]+(?:(?:and|but)\\s)?(?:no(?:\\smore)?|without)\\s" + THE + OLD
                            + "\\W*(?:please)?\\W*$",
                    Share.SIGHTS));

    private static final Pattern ONE_STOP = Patterns.anyCase("^(?:an?|another|one|the)\\b.*");
    /** "The tea factory" is a stop, and not all of the country where tea grows. */
    private static final Pattern A_THING = Patterns.anyCase(
            "(?:\\p{L}+\\s){0,3}(?:factory|class|lesson|museum|show|garden|market|walk|climb|tour|ride|visit|stop)");

    private static final Pattern TEMPLES = Patterns.words("temples?|shrines?|kovils?");
    private static final Pattern RUINS = Patterns.words("ruins?|ancient \\p{L}+|forts?");
    private static final Pattern OUTDOORS =
            Patterns.words("nature|natural|outdoors?|green|forests?|trees|scenery|museums?|shopping|food");
    private static final Set<String> HELD_TOGETHER = Set.of(
            "something",
            "anything",
            "some",
            "somewhere",
            "a",
            "an",
            "the",
            "in",
            "more",
            "time",
            "of",
            "bit",
            "with",
            "days",
            "day",
            "to",
            "at",
            "on",
            "please",
            "how",
            "about",
            "what",
            "can",
            "could",
            "we",
            "you",
            "have",
            "do",
            "want",
            "like",
            "would",
            "rather",
            "i",
            "i'd",
            "we'd",
            "prefer",
            "see",
            "into",
            "us",
            "and",
            "for",
            "it",
            "maybe",
            "let's",
            "put",
            "add",
            "love",
            "go",
            "instead");
    /** What stands for a kind of country where the first that stand for it are far off, or planned already. */
    private static final Map<Landscape.Kind, List<String>> MORE = Map.of(
            Landscape.Kind.CULTURE, List.of("galle-fort", "anuradhapura", "polonnaruwa", "jaffna"),
            Landscape.Kind.HILLS, List.of("haputale", "kandy", "knuckles-mountain-range"),
            Landscape.Kind.WILDLIFE,
                    List.of("yala-national-park", "minneriya-national-park", "wilpattu-national-park"));

    /** So much farther off a place may lie that stands better for a kind of country than the next. */
    private static final double RANK_KILOMETRES = 40;

    /** So far one goes out for half a day. */
    private static final double NEAR_KILOMETRES = 30;

    private static final int LONGEST_WORDS = 20;
    private static final Month ANY_MONTH = Month.JANUARY;

    private static Turn turn(String said, Share share) {
        return new Turn(Patterns.anyCase(said), share);
    }

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayExchange = conversation.isBesideThePlan()
                && conversation.days().filter(days -> days > 1).isPresent()
                && message.places().isEmpty()
                && message.places().refused().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS;
        if (!mayExchange) {
            return Optional.empty();
        }
        for (var turn : TURNS) {
            var said = Patterns.matcher(turn.said(), message.said().text());
            if (said.find() && !isOfOneStop(said) && !isAThing(said.group("old"))) {
                var exchanged = exchanged(said.group("old"), said.group("new"), turn.share(), before);
                if (exchanged.isPresent()) {
                    return exchanged;
                }
            }
        }
        return Optional.empty();
    }

    /** "Swap the beach for a temple" is said of a stop. */
    private static boolean isOfOneStop(Matcher said) {
        return Patterns.isAllOf(ONE_STOP, said.group("new"))
                && !said.group("old").endsWith("s")
                && Kinds.in(said.group("new")).isPresent();
    }

    /** Whether some words name one thing that is done at a place, which keeps the place. */
    static boolean isAThing(String words) {
        return Patterns.isAllOf(A_THING, words);
    }

    private static Optional<Completed> exchanged(String old, String wanted, Share share, Background before) {
        var goes = Kind.in(old);
        var comes = Kind.in(wanted);
        if (goes.isEmpty() || comes.isEmpty() || goes.equals(comes)) {
            return Optional.empty();
        }
        var stays = before.conversation().ofThePlan();
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var planned = plan.places();
        var given = stays.stream().filter(goes.get()::has).toList();
        // "Elephants rather than leopards", of a plan without either, wants the one and gives up nothing.
        if (comes.get().isOfTheCountryOf(goes.get())
                && Stream.concat(stays.stream(), planned.stream()).noneMatch(goes.get()::has)) {
            return Optional.empty();
        }
        var givenUp = givenUp(given, stays, comes.get(), share, before);
        var others = stays.stream().filter(place -> !givenUp.contains(place)).toList();
        boolean served = Stream.concat(others.stream(), planned.stream()).anyMatch(comes.get()::has);
        var candidates = comes.get().places(before);
        boolean near = share == Share.SIGHTS && givenUp.isEmpty() && isNear(comes.get(), others, before);
        var taken = candidates.stream()
                .filter(place -> !stays.contains(place)
                        && !planned.contains(place)
                        && !goes.get().has(place))
                .sorted(Comparator.comparingDouble(
                        place -> farness(place, others) + RANK_KILOMETRES * candidates.indexOf(place)))
                .limit(Math.max(served || near ? 0 : 1, Math.min(2, givenUp.size())))
                .toList();
        if (!givenUp.isEmpty() && taken.isEmpty() && others.isEmpty()) {
            return Optional.empty();
        }
        boolean keepsSome = share == Share.SOME && given.size() > givenUp.size();
        int nights = givenUp.stream().mapToInt(plan::nightsAt).sum();
        var dropped = share == Share.SOME
                ? Stream.concat(givenUp.stream(), half(planned, stays, goes.get()))
                        .toList()
                : givenUp;
        return Optional.of(new Completed(
                "More " + comes.get().said()
                        + (keepsSome ? "" : ", no " + goes.get().said()),
                notes(goes.get(), keepsSome ? given : List.of(), givenUp, taken),
                false,
                taken.stream()
                        .filter(place -> nights >= taken.size())
                        .map(place -> Placement.staying(place.name(), nights / taken.size()))
                        .toList(),
                Optional.of(new Change(
                        Optional.of(places(stays, givenUp, taken)),
                        dropped,
                        taken.stream()
                                .map(place -> place.name() + " all the same")
                                .toList()))));
    }

    /** Of "no beach, more history" a beach stays where one sleeps, if there is history near it; a park without its safaris is nothing. */
    private static List<Place> givenUp(
            List<Place> given, List<Place> stays, Kind comes, Share share, Background before) {
        return switch (share) {
            case DAYS -> given;
            case SIGHTS ->
                given.stream()
                        .filter(place -> place.type() == PlaceType.WILDLIFE || !isNear(comes, List.of(place), before))
                        .toList();
            case SOME ->
                stays.size() > 1 && given.size() > 1
                        ? given.subList(given.size() / 2, given.size())
                        : given.size() == 1 ? List.of() : given;
        };
    }

    private static boolean isNear(Kind comes, List<Place> stays, Background before) {
        return before.atlas().all().stream()
                .filter(comes::has)
                .anyMatch(place ->
                        stays.stream().anyMatch(stay -> stay.at().kilometresTo(place.at()) <= NEAR_KILOMETRES));
    }

    /** Every second sight of the kind that is given up in part. */
    private static Stream<Place> half(List<Place> planned, List<Place> stays, Kind goes) {
        var sights = planned.stream()
                .filter(place -> goes.has(place) && !stays.contains(place))
                .toList();
        return sights.stream().skip(sights.size() / 2);
    }

    private static List<Place> places(List<Place> stays, List<Place> givenUp, List<Place> taken) {
        int at = givenUp.isEmpty() ? stays.size() : stays.indexOf(givenUp.getFirst());
        return Stream.of(stays.subList(0, at), taken, stays.subList(at, stays.size()))
                .flatMap(List::stream)
                .filter(place -> !givenUp.contains(place))
                .distinct()
                .toList();
    }

    private static List<String> notes(Kind goes, List<Place> given, List<Place> givenUp, List<Place> taken) {
        var exchanged = givenUp.isEmpty()
                ? taken.isEmpty() ? "" : "%s is new in the plan.".formatted(names(taken))
                : taken.isEmpty()
                        ? "%s is given up.".formatted(names(givenUp))
                        : "%s is given up for %s.".formatted(names(givenUp), names(taken));
        var kept = given.stream().filter(place -> !givenUp.contains(place)).toList();
        var left = kept.isEmpty()
                ? "Taken as a wish for no %s; name one and it is planned all the same.".formatted(goes.said())
                : "%s stays in the plan; say \"without %s\" to leave it out."
                        .formatted(names(kept), kept.getFirst().name());
        return Stream.of(exchanged, left).filter(note -> !note.isEmpty()).toList();
    }

    private static double farness(Place place, List<Place> others) {
        return others.stream()
                .mapToDouble(other -> other.at().kilometresTo(place.at()))
                .min()
                .orElse(0);
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }

    /**
     * A kind of thing that a trip is for.
     *
     * @param said the words for it alone
     * @param land the kind of country that it is, where it is one
     * @param searched the kind of place that it is, where it is one
     */
    private record Kind(String said, Optional<Landscape> land, Optional<Kinds.Kind> searched) {

        /** What some words mean; nothing where they mean nothing that is known. */
        static Optional<Kind> in(String words) {
            var said = Stream.of(words.split("\\s"))
                    .filter(word -> !HELD_TOGETHER.contains(word.toLowerCase(Locale.ROOT)))
                    .collect(Collectors.joining(" "));
            var land = Landscape.in(words, List.of(), ANY_MONTH).stream().findFirst();
            var searched = Kinds.in(words);
            boolean known = land.isPresent() || searched.isPresent() || Patterns.isIn(OUTDOORS, said);
            return known && !said.isEmpty() ? Optional.of(new Kind(said, land, searched)) : Optional.empty();
        }

        boolean isOfTheCountryOf(Kind other) {
            return land.isPresent()
                    && land.map(Landscape::kind).equals(other.land().map(Landscape::kind));
        }

        boolean has(Place place) {
            if (Patterns.isIn(TEMPLES, said)) {
                return place.type() == PlaceType.TEMPLE;
            }
            if (Patterns.isIn(RUINS, said)) {
                return place.type() == PlaceType.HERITAGE;
            }
            return land.map(country -> country.kind().has(place.type()))
                    .orElseGet(() ->
                            searched.map(kind -> Kinds.isOne(place, kind)).orElse(place.type() == PlaceType.NATURE));
        }

        /** Places that stand for it, the best first. */
        List<Place> places(Background before) {
            var month = before.conversation().start().map(LocalDate::getMonth).orElse(ANY_MONTH);
            var ids = Landscape.in(said, List.of(), month).stream()
                    .limit(1)
                    .flatMap(country -> Stream.concat(
                            country.placeIds().stream(), MORE.getOrDefault(country.kind(), List.of()).stream()))
                    .distinct()
                    .toList();
            return ids.isEmpty()
                    ? before.atlas().all().stream()
                            .filter(place -> searched.filter(kind -> Kinds.isOne(place, kind))
                                    .isPresent())
                            .toList()
                    : ids.stream()
                            .flatMap(id -> before.atlas().withId(id).stream())
                            .toList();
        }
    }
}
