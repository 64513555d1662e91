package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Railways;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** "Can we take the train from Kandy to Nanu Oya instead of the car": one way of the plan in hand by train, and nothing else otherwise. */
final class OneLegByTrain implements Completion {

    private static final int LONGEST_WORDS = 24;
    /** A station lies so near the place of the plan that it serves. */
    private static final double AT_THE_STATION_KM = 12;

    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|yes|yeah|sure|please|pls|great|actually|maybe|also|let'?s|we'?d|i'?d|we|i|you|want|like|prefer|love|rather|to|would|could|can|may|is\\s+it\\s+possible\\s+to|would\\s+it\\s+be\\s+possible\\s+to)\\b\\W*)*";
    private static final String TRAIN =
            "(?:by|take|taking|use|do|go\\s+by|travel\\s+by|ride|with|on|put|add|include|have|book|plan|fit|get)\\s+(?:in\\s+)?(?:the\\s+|a\\s+|that\\s+)?(?:\\p{L}+\\s+)?train\\b";
    /** "Do that leg by train", of a way whose ends are named behind it, or before. */
    private static final String LEG =
            "(?:(?:do|make|take|have|go|travel|book|plan|change|switch)\\s+)?(?:(?:that|the|this|our)\\s+)?(?:leg|bit|part|stretch|way|journey|trip|ride|section|drive|transfer|day|one|it|that)\\s+";

    private static final String LINKED = "(?:(?:please|pls|instead|then|rather)\\s+)*";
    private static final Pattern ORDERED = Patterns.anyCase(LEAD + "(?:" + LEG
            + "(?:from|between)\\s+(?:the\\s+)?#+\\s+(?:to|and)\\s+(?:the\\s+)?#+\\s+(?:to\\s+)?(?:by|on|be\\s+by)\\s+(?:the\\s+)?train\\b|"
            + LEG + "(?:to\\s+)?(?:by|on|be\\s+by)\\s+(?:the\\s+)?train\\s+" + LINKED
            + "(?:from|between)\\s+(?:the\\s+)?#+\\s+(?:to|and)\\s+(?:the\\s+)?#+|" + TRAIN
            + "[^.;!?#]{0,20}\\b(?:from|between)\\s+(?:the\\s+)?#+(?:\\s+(?:station|fort))?\\s+(?:to|and)\\s+(?:the\\s+)?#+|(?:go|travel|get|do)?\\s*(?:from\\s+)?(?:the\\s+)?#+\\s+(?:to|-)\\s+(?:the\\s+)?#+\\s+(?:(?:leg|bit|part|stretch|way|section|day)\\s+)?(?:"
            + TRAIN + "))[^.;!?]{0,40}\\W*$");
    private static final Pattern ASKS =
            Patterns.words("how|when|which|what|tickets?|cost|price|worth|book|timetable|schedule|better|faster|or");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.ofThePlan().size() > 1
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().has(ASKS);
        var text = mayBe ? withTowns(message.said().text(), before.atlas()) : "";
        var mentions = mayBe ? before.atlas().mentionedIn(text) : List.<Places.Mention>of();
        if (mentions.size() != 2) {
            return Optional.empty();
        }
        var blanked = new StringBuilder(text);
        mentions.forEach(mention ->
                blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        var planned = conversation.ofThePlan();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        var places = Stream.concat(planned.stream(), plan.places().stream())
                .distinct()
                .toList();
        var from = servedBy(mentions.getFirst().place(), places);
        var to = servedBy(mentions.getLast().place(), places);
        if (!Patterns.isAllOf(ORDERED, blanked.toString())) {
            return Optional.empty();
        }
        if (from.isEmpty() || to.isEmpty()) {
            var absent = (from.isEmpty() ? mentions.getFirst() : mentions.getLast()).place();
            return Optional.of(Completed.nothing(
                    planned,
                    "Not changed: %1$s is not in the plan, so no way of it goes from %2$s to %3$s. Say \"add %1$s\", and I shall fit it in."
                            .formatted(
                                    absent.name(),
                                    mentions.getFirst().place().name(),
                                    mentions.getLast().place().name())));
        }
        if (goes(from.get(), to.get(), plan)) {
            return Optional.of(byTrain(from.get(), to.get(), planned, List.of()));
        }
        return Optional.of(onTheWay(from.get(), to.get(), plan)
                .filter(stops -> isOneRide(from.get(), to.get(), before.atlas()))
                .map(stops -> byTrain(
                        from.get(),
                        to.get(),
                        planned,
                        stops.stream().filter(place -> !planned.contains(place)).toList()))
                .orElseGet(() -> Completed.nothing(
                        planned,
                        "Not changed: no day of the plan goes from %s straight to %s, or no train does, so there is no such way to take the train for.%s"
                                .formatted(from.get().name(), to.get().name(), legs(from.get(), to.get(), plan)))));
    }

    /** Where the plan sleeps between the two: by which ways one could say it instead. */
    private static String legs(Place from, Place to, Itinerary plan) {
        var slept = plan.days().stream()
                .flatMap(day -> plan.on(day).entries().getLast().place().stream())
                .distinct()
                .toList();
        int first = slept.indexOf(from);
        int last = slept.indexOf(to);
        return first < 0 || last - first < 2
                ? ""
                : " The plan sleeps in %s on the way: say %s to ride that part."
                        .formatted(
                                slept.subList(first + 1, last).stream()
                                        .map(Place::name)
                                        .collect(Collectors.joining(" and ")),
                                IntStream.range(first, last)
                                        .mapToObj(at -> "\"by train from %s to %s\""
                                                .formatted(
                                                        slept.get(at).name(),
                                                        slept.get(at + 1).name()))
                                        .collect(Collectors.joining(" or ")));
    }

    /** @param passed what was seen on the way by road, and is not from a train */
    private static Completed byTrain(Place from, Place to, List<Place> planned, List<Place> passed) {
        var names = passed.stream().map(Place::name).collect(Collectors.joining(" and "));
        return new Completed(
                "Make it so",
                passed.isEmpty()
                        ? List.of()
                        : List.of(
                                "The train does not stop at %s, so %s out of that day; say so if you would rather go by car."
                                        .formatted(names, passed.size() == 1 ? "it is" : "they are")),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(planned),
                        passed,
                        List.of("by train from %s to %s".formatted(from.name(), to.name())))));
    }

    /** What is seen between two stays on the one day that goes from the one to the other; nothing where none does. */
    private static Optional<List<Place>> onTheWay(Place from, Place to, Itinerary plan) {
        var days = plan.days();
        return IntStream.range(1, days.size())
                .filter(day -> endsAt(from, plan.on(days.get(day - 1))) && endsAt(to, plan.on(days.get(day))))
                .mapToObj(day -> plan.on(days.get(day)))
                .findFirst()
                .map(day -> IntStream.range(0, day.entries().size())
                        .filter(at -> day.entries().subList(at, day.entries().size()).stream()
                                .anyMatch(entry -> entry.activity().contains("to " + to.name() + " by ")))
                        .boxed()
                        .flatMap(at -> day.entries().get(at).place().stream())
                        .filter(place -> !place.equals(from) && !place.equals(to))
                        .distinct()
                        .toList());
    }

    /** Nobody gives up a day's stops for a way round by Colombo. */
    private static boolean isOneRide(Place from, Place to, Places atlas) {
        return Railways.load(atlas)
                .between(from, to)
                .filter(ride -> ride.changes().isEmpty() && !ride.byNight())
                .isPresent();
    }

    private static boolean endsAt(Place place, Itinerary day) {
        return day.entries().getLast().place().filter(place::equals).isPresent();
    }

    /** A station out of town stands for its town. */
    private static String withTowns(String text, Places atlas) {
        var named = text;
        for (var station : Railways.stations()) {
            var town = atlas.withId(station.id());
            if (town.isPresent()) {
                named = Patterns.words(station.name())
                        .matcher(named)
                        .replaceAll(town.get().name());
            }
        }
        return named;
    }

    private static Optional<Place> servedBy(Place station, List<Place> places) {
        return places.contains(station)
                ? Optional.of(station)
                : places.stream()
                        .filter(place -> place.at().kilometresTo(station.at()) <= AT_THE_STATION_KM)
                        .min(Comparator.comparingDouble(place -> place.at().kilometresTo(station.at())));
    }

    private static boolean goes(Place from, Place to, Itinerary plan) {
        var way = "from %s to %s".formatted(from.name(), to.name());
        return plan.entries().stream().map(Entry::activity).anyMatch(activity -> activity.contains(way));
    }
}
