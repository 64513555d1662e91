package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Wishes that were understood and that a plan does not serve, and where one could go for them. */
public final class Unserved {

    /** What every plan has, or what it says on its own that it has not. */
    private static final Set<String> OF_ANY_PLAN = Set.of(
            "train", "whale-watching", "photography", "food", "family", "relaxation", "adventure", "nature", "crowds");

    private static final Set<Speciality> ASKED_FOR_ON_THE_SPOT = Set.of(
            Speciality.YOGA,
            Speciality.AYURVEDA,
            Speciality.CRICKET,
            Speciality.CLUBS,
            Speciality.SPICES,
            Speciality.WAR,
            Speciality.BAWA,
            Speciality.ART,
            Speciality.PARTIES,
            Speciality.TURTLES,
            Speciality.CAMPING,
            Speciality.DIVING,
            Speciality.STILT_FISHERMEN);

    private static final String MARKET = "market";
    private static final String MARKET_STREETS = "market streets";
    private static final int MOST_ROOFED = 4;
    private static final int MOST_NAMED = 3;
    private static final int WORTH_NAMING = 1;
    private static final int FARTHEST_NAMED = 300;

    private static final Pattern A_WOMAN_ALONE = Pattern.compile(
            "\\b(?:solo|alone|single|lone)\\s+(?:\\p{L}+\\s+)?(?:females?|woman|girl|lady|mum|mom)\\b|\\b(?:females?|woman|girl|lady)\\s+(?:\\p{L}+\\s+)?(?:solo|alone|on (?:my|her) own)\\b",
            Pattern.CASE_INSENSITIVE);

    private final Places places;
    private final Sights sights;
    private final Roads roads;

    public Unserved(Places places) {
        this.places = places;
        this.sights = Sights.load(places);
        this.roads = Roads.load(places.all());
    }

    /** Whether one of its sentences tells where one goes out at night. */
    public static boolean isOfTheNight(String sentence) {
        return Stream.of(Speciality.values())
                .filter(one -> one.interest().equals("nightlife"))
                .anyMatch(one -> sentence.contains(" for " + one.inWords() + ","));
    }

    /**
     * Sentences on each wish without an hour of its own.
     *
     * @param interests as they were stated
     * @param answered the words of the plan
     */
    public List<String> in(Wishes wishes, Collection<StatedValue> interests, Plan plan, String answered) {
        List<String> said = new ArrayList<>();
        Set<String> visited = plan.visited().stream().map(Place::id).collect(Collectors.toSet());
        Set<String> served = Stream.concat(
                        plan.visited().stream().flatMap(place -> sights.of(place).interests().stream()),
                        plan.placesByDay().values().stream()
                                .flatMap(Collection::stream)
                                .flatMap(place -> Pastimes.at(place.id()).stream())
                                .filter(pastime -> answered.contains(" for " + pastime.thing()))
                                .flatMap(pastime -> pastime.interests().stream()))
                .collect(Collectors.toSet());
        List<Speciality> special = Speciality.wishedBy(wishes.told());
        for (Speciality one : special) {
            boolean onTheSpot = ASKED_FOR_ON_THE_SPOT.contains(one);
            List<String> here = names(one, visited, true);
            if (one.isNamedIn(answered) || (!onTheSpot && !here.isEmpty())) {
                continue;
            }
            String name = one.inWords();
            said.add(
                    here.isEmpty()
                            ? "Not in this plan: %s. I know %s for it; name one of them and I plan it."
                                    .formatted(
                                            name,
                                            InWords.list(names(one, visited, false).stream()
                                                    .limit(MOST_NAMED)
                                                    .toList()))
                            : "No hour is set for %s, because I know no times or addresses; ask at %s, where it is usual."
                                    .formatted(name, InWords.list(here)));
        }
        for (StatedValue interest : interests) {
            Set<String> tags = InterestWords.in(List.of(interest));
            boolean known = tags.stream()
                    .anyMatch(tag -> OF_ANY_PLAN.contains(tag)
                            || served.contains(tag)
                            || special.stream().anyMatch(one -> one.interest().equals(tag)));
            // Why a place is left out is said beside it, and that another place might serve is not true then.
            known |= tags.contains("viewpoints") && GoldenWish.isForTheSunAlone(wishes.told());
            boolean isLeftOut = leftOut(plan).anyMatch(sight -> tags.stream().anyMatch(sight::isFor));
            if (!known && !isLeftOut && !tags.isEmpty() && !answered.contains(interest.getValue())) {
                said.add(forWant(interest.getValue(), tags, wishes, plan));
            }
        }
        OfASeason.missed(wishes, plan.visited(), days(plan)).forEach(said::add);
        for (Unkept one : Unkept.values()) {
            if (one.isWishedBy(wishes.told())) {
                said.add(one.inWords());
            }
        }
        withoutAnHour(wishes, plan, answered).ifPresent(said::add);
        WithoutAnAddress.inWords(wishes, plan, answered).forEach(said::add);
        if (Rain.isExpected(wishes.told())) {
            said.add(forTheRain(plan, answered));
        }
        if (wishes.told().asksFor(A_WOMAN_ALONE)) {
            said.add(
                    "For a woman on her own: sleep where guests write well of the house, let it call the tuk-tuk after dark, sit beside women in buses, and keep the number of the tourist police, 1912.");
        }
        return said;
    }

    /** What an hour could have been given to, or that nothing there is for it. */
    private String forWant(String wish, Set<String> tags, Wishes wishes, Plan plan) {
        return plan.placesByDay().values().stream()
                .flatMap(Collection::stream)
                .distinct()
                .sorted(Comparator.comparing(Place::id))
                .flatMap(place -> Pastimes.at(place.id()).stream()
                        .filter(pastime -> pastime.isForAnybody()
                                && pastime.interests().stream().anyMatch(tags::contains)
                                && !wishes.dislikes().areAgainst(pastime))
                        .map(pastime -> "%s (%s)".formatted(pastime.thing(), place.name())))
                .findFirst()
                .map(thing -> "No hour was left for %s, though near by there is %s: let it take the place of a stop."
                        .formatted(wish, thing))
                .orElseGet(() -> nearest(tags, wishes, plan)
                        .map(place ->
                                "Not in this plan: %s. Nothing that I know near these places is for it; the nearest that I know is %s: name it and I plan it."
                                        .formatted(wish, place))
                        .orElseGet(() ->
                                "Not in this plan: %s. Nothing that I know near these places is for it; another place might serve."
                                        .formatted(wish)));
    }

    /** Where one goes for it from the nearest of the places, and how far that is. */
    private Optional<String> nearest(Set<String> tags, Wishes wishes, Plan plan) {
        List<Place> there = plan.placesByDay().values().stream()
                .flatMap(Collection::stream)
                .distinct()
                .sorted(Comparator.comparing(Place::id))
                .toList();
        return sights.all().stream()
                .filter(sight -> sight.renown() >= WORTH_NAMING
                        && tags.stream().anyMatch(sight::isFor)
                        && !wishes.rulesOut(sight))
                .flatMap(sight -> there.stream()
                        .min(Comparator.comparingInt(place -> roads.minutes(place, sight.place())))
                        .map(from -> new Way(from, sight.place(), roads.minutes(from, sight.place())))
                        .stream())
                .min(Comparator.comparingInt(Way::minutes)
                        .thenComparing(way -> way.to().id()))
                .filter(way -> way.minutes() <= FARTHEST_NAMED)
                .map(way -> "%s, about %s by road from %s"
                        .formatted(
                                way.to().name(),
                                Obeyed.hours(way.minutes()),
                                way.from().name()));
    }

    private record Way(Place from, Place to, int minutes) {}

    /** What was named, or its kind, and got no hour between the stops; nothing where one of its kind did. */
    private Optional<String> withoutAnHour(Wishes wishes, Plan plan, String answered) {
        String words = wishes.told().words().toLowerCase(Locale.ROOT);
        List<Pastime> named = plan.placesByDay().values().stream()
                .flatMap(Collection::stream)
                .distinct()
                .sorted(Comparator.comparing((Place place) -> !wishes.told().speaksOf(place)))
                .flatMap(place -> Pastimes.at(place.id()).stream()
                        .filter(pastime -> pastime.isForAnybody() && pastime.isNamedIn(words))
                        .filter(pastime -> sights.of(place).leisure().contains(pastime.thing())))
                .filter(pastime -> !wishes.dislikes().speakOf(pastime.thing()))
                .distinct()
                .toList();
        boolean hasABeach = plan.visited().stream()
                .anyMatch(place -> sights.of(place).interests().contains("beach"));
        return named.stream()
                .filter(pastime -> !(hasABeach && pastime.interests().contains("beach")))
                .filter(pastime -> !(answered.contains(MARKET_STREETS)
                        && pastime.interests().contains(MARKET)))
                .filter(pastime ->
                        named.stream().noneMatch(other -> answered.contains(other.thing()) && isAlike(pastime, other)))
                .findFirst()
                .map(pastime ->
                        "You asked for %s, and no hour was left for it: let it take the place of a stop, or give the plan more hours."
                                .formatted(pastime.thing()));
    }

    private static boolean isAlike(Pastime one, Pastime other) {
        return one.interests().stream().anyMatch(other.interests()::contains);
    }

    private static List<LocalDate> days(Plan plan) {
        return List.copyOf(plan.placesByDay().keySet());
    }

    private Stream<Sight> leftOut(Plan plan) {
        return sights.all().stream()
                .filter(sight -> !plan.visited().contains(sight.place()))
                .filter(sight -> plan.obstacles().stream()
                        .anyMatch(obstacle ->
                                obstacle.getDescription().contains(sight.place().name())));
    }

    private String forTheRain(Plan plan, String answered) {
        List<String> roofed = plan.placesByDay().values().stream()
                .flatMap(Collection::stream)
                .distinct()
                .flatMap(place -> sights.of(place).leisure().stream()
                        .filter(idea -> Rain.isUnderARoof(idea) && !answered.contains(idea))
                        .map(idea -> "%s (%s)".formatted(idea, place.name())))
                .limit(MOST_ROOFED)
                .toList();
        String first =
                "You speak of rain, so what has a roof comes first; keep the walks for a dry hour, whichever it is.";
        return roofed.isEmpty() ? first : "%s More under a roof: %s.".formatted(first, InWords.list(roofed));
    }

    private List<String> names(Speciality one, Set<String> visited, boolean only) {
        return Stream.concat(one.ids().stream(), only ? one.alsoAt().stream() : Stream.of())
                .filter(id -> !only || visited.contains(id))
                .flatMap(id -> places.withId(id).stream())
                .map(Place::name)
                .toList();
    }
}
