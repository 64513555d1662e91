package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
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

    /** The ways of a request with those of them that go by train. */
    static Roads over(Roads roads, Roads byTrain, String words, Places places) {
        Roads all = roads;
        for (Leg leg : in(words)) {
            Optional<Place> from = places.named(leg.from());
            Optional<Place> to = places.named(leg.to());
            if (from.isPresent() && to.isPresent()) {
                all = over(all, byTrain.between(from.get(), to.get()), from.get(), to.get(), places);
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
