package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Hears which thing a traveller wants to see when: "Sigiriya at sunrise", "the temple in the evening", "finish with the lake". */
final class SpokenAppointments {

    /** Who says how long the trip is says of a thing alone when it is to be seen. */
    private static final Pattern LENGTH = Pattern.compile(
            "\\b(?:an?|one|full|whole|\\d{1,2}|two|three|four|five|six|seven|the)[- ](?:full |whole )?days?\\b|\\bday (?:trip|tour|plan|in)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Longer than this is no visit, but all that one has of a day. */
    private static final int LONGEST_VISIT = 240;

    private SpokenAppointments() {}

    /** A thing that may have its hour, and where it is named. */
    private record Thing(String what, boolean ofAPlace, boolean isATown, ThingHours.Span named) {

        boolean overlaps(Thing other) {
            return named.start() < other.named.end() && other.named.start() < named.end();
        }
    }

    private static List<Thing> things(String text, Places places) {
        List<Thing> things = new ArrayList<>();
        for (Places.Mention mention : places.mentionedIn(text)) {
            things.add(new Thing(
                    mention.place().id(),
                    true,
                    mention.place().type() == PlaceType.CITY,
                    new ThingHours.Span(mention.start(), mention.end())));
        }
        for (ThingKind kind : ThingKind.values()) {
            kind.said()
                    .matcher(text)
                    .results()
                    .map(found -> new Thing(kind.name(), false, false, new ThingHours.Span(found.start(), found.end())))
                    .filter(thing -> things.stream().noneMatch(thing::overlaps))
                    .findFirst()
                    .ifPresent(things::add);
        }
        things.sort(Comparator.comparingInt(thing -> thing.named().start()));
        return things;
    }

    private static List<Optional<ThingHours.Found>> hours(String text, List<Thing> things) {
        List<Optional<ThingHours.Found>> hours =
                ThingHours.of(text, things.stream().map(Thing::named).toList());
        List<Optional<ThingHours.Found>> found = new ArrayList<>();
        for (int index = 0; index < things.size(); index++) {
            Thing thing = things.get(index);
            found.add(hours.get(index)
                    .filter(hour -> !isOfTheWholeDay(hour.hour(), thing, things))
                    .or(() -> ThingTurns.of(text, thing.named())));
        }
        return found;
    }

    /** "Kandy from 9 to 5" says when the day begins and ends, where nothing else is spoken of. */
    private static boolean isOfTheWholeDay(VisitHour hour, Thing thing, List<Thing> things) {
        boolean isAWindow = hour.at().isPresent() && hour.to().isPresent();
        boolean alone = things.stream().allMatch(other -> other.what().equals(thing.what()));
        return isAWindow
                && alone
                && (thing.isATown() || hour.to().getAsInt() - hour.at().getAsInt() > LONGEST_VISIT);
    }

    /** Those of some words; the first of each thing. */
    static List<Appointment> in(String words, Places places) {
        String text = WrittenHours.inDigits(words);
        List<Thing> things = things(text, places);
        List<Optional<ThingHours.Found>> hours = hours(text, things);
        List<Appointment> found = new ArrayList<>();
        for (int index = 0; index < things.size(); index++) {
            Thing thing = things.get(index);
            hours.get(index)
                    .map(hour -> new Appointment(thing.what(), thing.ofAPlace(), hour.hour(), hour.day()))
                    .filter(appointment ->
                            found.stream().noneMatch(known -> known.what().equals(appointment.what())))
                    .ifPresent(found::add);
        }
        return List.copyOf(found);
    }

    /** The words without the hours of single things, which say nothing of the hours of the day. */
    static String withoutHours(String words, Places places) {
        String text = WrittenHours.inDigits(words);
        List<Thing> things = things(text, places);
        if (things.stream().filter(Thing::ofAPlace).count() < 2
                && !LENGTH.matcher(text).find()) {
            return words;
        }
        var rest = new StringBuilder(text);
        hours(text, things).stream().flatMap(Optional::stream).forEach(hour -> {
            for (int index = hour.start(); index < hour.end(); index++) {
                rest.setCharAt(index, ' ');
            }
        });
        return rest.toString();
    }
}
