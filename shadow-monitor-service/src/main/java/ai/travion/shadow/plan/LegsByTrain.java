package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Ways of a changed plan that are gone by train, and no others: "by train from Kandy to Nuwara Eliya", as the router keeps it of the trip. */
final class LegsByTrain {

    private static final Pattern TERM =
            Pattern.compile("(?m)^by train from (?<from>\\p{L}[^,;.\\n]*?) to (?<to>\\p{L}[^,;.\\n]*?)\\s*$");
    /** The message from which it is kept. */
    private static final Pattern SPOKEN = Pattern.compile(
            "[^.;!?\\n]*(?:\\btrain\\b[^.;!?\\n]*\\bto\\b|\\bto\\b[^.;!?\\n]*\\btrain\\b)[^.;!?\\n]*",
            Pattern.CASE_INSENSITIVE);

    /** Minutes from where it ends. */
    private static final int ABOUT_THE_END = 45;

    /** Nobody goes on with all the bags before they are where one sleeps. */
    private static final int ALIGHTING = 60;

    private static final int ROUND_ABOUT = 90;
    private static final int OUT_OF_THE_WAY = 300;

    /** Names of the places where a way begins and ends. */
    record Leg(String from, String to) {}

    private LegsByTrain() {}

    static List<Leg> in(String words) {
        return Patterns.in(TERM, words)
                .map(found -> new Leg(found.group("from"), found.group("to")))
                .distinct()
                .toList();
    }

    /** What else is told of how to get about. */
    static List<String> without(List<String> texts) {
        return in(String.join("\n", texts)).isEmpty()
                ? texts
                : texts.stream()
                        .map(text -> SPOKEN.matcher(text).replaceAll(" "))
                        .toList();
    }

    /**
     * The ways of a request with those of them that go by train.
     *
     * @param stays where a trip may spend a night, and so go on by road
     */
    static Roads over(Roads roads, Roads byTrain, String words, Collection<Place> stays, Places places) {
        Roads all = roads;
        for (Leg leg : in(words)) {
            Optional<Place> from = places.named(leg.from());
            Optional<Place> to = places.named(leg.to());
            if (from.isPresent() && to.isPresent()) {
                Road ride = byTrain.between(from.get(), to.get());
                all = withoutStops(
                        over(all, ride, from.get(), to.get(), places),
                        ride,
                        roads,
                        from.get(),
                        to.get(),
                        stays,
                        places);
            }
        }
        return all;
    }

    /** What lies about the end of the way is reached from its station, and no sooner by road. */
    private static Roads over(Roads roads, Road ride, Place from, Place to, Places places) {
        Roads all = roads.with(from, to, ride);
        if (ride.mode() != Road.Mode.BY_TRAIN) {
            return all;
        }
        for (Place near : places.all()) {
            int on = roads.minutes(to, near);
            if (!near.equals(to) && !near.equals(from) && on <= ABOUT_THE_END) {
                all = all.with(from, near, ride.taking(ride.minutes() + on + ALIGHTING, Road.Mode.BY_TRAIN));
            }
        }
        return all;
    }

    /** Who takes the train sees nothing on the road beside it: whatever lies there is no shorter way to where it goes. */
    private static Roads withoutStops(
            Roads all, Road ride, Roads byRoad, Place from, Place to, Collection<Place> stays, Places places) {
        Roads without = all;
        if (ride.mode() != Road.Mode.BY_TRAIN) {
            return without;
        }
        int straight = byRoad.minutes(from, to);
        for (Place between : places.all()) {
            int there = byRoad.minutes(from, between);
            int on = byRoad.minutes(between, to);
            boolean isOnTheWay = there > ABOUT_THE_END && on > ABOUT_THE_END && there + on <= straight + ROUND_ABOUT;
            if (isOnTheWay && !stays.contains(between)) {
                // From the nearer end it is still seen for a day.
                Place end = there < on ? between : from;
                Place other = there < on ? to : between;
                Road way = byRoad.between(end, other);
                without = without.with(end, other, way.taking(way.minutes() + OUT_OF_THE_WAY, way.mode()));
            }
        }
        return without;
    }

    static List<String> inWords(Draft draft, PlanRequest request) {
        List<String> said = new ArrayList<>();
        for (Leg leg : in(request.wishes().told().words())) {
            String way = "from %s to %s ".formatted(leg.from(), leg.to());
            draft.days().stream()
                    .flatMap(day -> day.entries().stream())
                    .filter(entry -> entry.kind() == Entry.Kind.TRAVEL)
                    .map(entry -> entry.words().get().activity())
                    .filter(activity -> activity.contains(way))
                    .findFirst()
                    .map(activity -> activity.contains(Road.Mode.BY_TRAIN.words())
                            ? "The way %sis by train, as you said, with the hours that trains usually take and half an hour at the station; no timetable is known here, so ask the railway which trains run, and reserve seats."
                                    .formatted(way)
                            : "Not kept: you want to go %sby train, but no train that is known here is worth its way there; it stays by road."
                                    .formatted(way))
                    .ifPresent(said::add);
        }
        return said;
    }
}
