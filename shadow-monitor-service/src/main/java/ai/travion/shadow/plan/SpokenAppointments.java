package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Hears which thing a traveller wants to see when: "Sigiriya at sunrise", "the temple in the evening", "finish with the lake". */
final class SpokenAppointments {

    /** Who says how long the trip is says of a thing alone when it is to be seen. */
    private static final Pattern LENGTH = Pattern.compile(
            "\\b(?:an?|one|full|whole|\\d{1,2}|two|three|four|five|six|seven|the)[- ](?:full |whole )?days?\\b|\\bday (?:trip|tour|plan|in)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final String IN_ORDER =
            "\\s+(?:comes?\\s+|goes\\s+|is\\s+|has\\s+to\\s+be\\s+|should\\s+be\\s+)?%s\\s+(?:we\\s+(?:see|visit|climb|do)\\s+)?(?:the\\s+)?";
    private static final Pattern BEFORE = Pattern.compile(IN_ORDER.formatted("before"), Pattern.CASE_INSENSITIVE);
    private static final Pattern AFTER = Pattern.compile(IN_ORDER.formatted("after"), Pattern.CASE_INSENSITIVE);
    private static final Pattern IN_A_PLACE =
            Pattern.compile("\\s+(?:in|at|near)\\s+(?:the\\s+)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern REFUSED = Pattern.compile(
            "\\b(?:no|not|without|skip|never|don't|avoid)\\s+(?:(?:a|an|the|any|need|want)\\s+)*$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern WANTED = Pattern.compile(
            "(?:\\b(?:want|wants|see|visit|include|including|like|do|and|plus)|,)\\s+(?:also\\s+)?(?:to\\s+(?:see|visit)\\s+)?the\\s+$",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern UNWANTED = Pattern.compile(
            "\\b(?:no|not|without|skip\\w*|avoid\\w*|never|seen|been|hates?|dislikes?|afraid|scared|tired)\\b|n['\u2019]t\\b",
            Pattern.CASE_INSENSITIVE);

    private static final String UP_TO_IT = "\\s+(?:the\\s+|that\\s+|our\\s+|visit\\s+to\\s+|\\p{L}+\\s+)?$";
    private static final Pattern TAKES = Pattern.compile(
            "\\b(?:remove|drop|skip|cancel|scrap|delete|cut|leave\\s+out|take\\s+(?:out|off)|without|no|not)"
                    + UP_TO_IT,
            Pattern.CASE_INSENSITIVE);
    private static final Pattern TAKE =
            Pattern.compile("\\b(?:take|leave|get|keep)" + UP_TO_IT, Pattern.CASE_INSENSITIVE);
    private static final Pattern OFF =
            Pattern.compile("^[^.;!?,]{0,30}?\\b(?:off|out\\s+of|away\\s+from)\\b", Pattern.CASE_INSENSITIVE);

    private static final int EVENING_OFFERINGS = DayPart.at(18, 30);

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
        for (Engagement engagement : Engagement.values()) {
            engagement
                    .said()
                    .matcher(text)
                    .results()
                    .map(found ->
                            new Thing(engagement.id(), true, false, new ThingHours.Span(found.start(), found.end())))
                    .filter(thing -> things.stream().noneMatch(thing::overlaps) && !isRefused(text, thing))
                    .findFirst()
                    .ifPresent(things::add);
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
        return withTheirPlaces(things, text);
    }

    /** "A wedding in Galle at 18:00" is one thing, which has the hour. */
    private static List<Thing> withTheirPlaces(List<Thing> things, String text) {
        List<Thing> left = new ArrayList<>();
        for (Thing thing : things) {
            boolean isWhere = !left.isEmpty()
                    && arranged(left.getLast())
                    && thing.ofAPlace()
                    && !arranged(thing)
                    && Patterns.isAllOf(
                            IN_A_PLACE,
                            text.substring(
                                    left.getLast().named().end(), thing.named().start()));
            if (isWhere) {
                Thing event = left.removeLast();
                left.add(new Thing(
                        event.what(),
                        true,
                        false,
                        new ThingHours.Span(event.named().start(), thing.named().end())));
            } else {
                left.add(thing);
            }
        }
        return left;
    }

    /** Of two things the one that comes before the other: "Dambulla before Sigiriya", "Sigiriya after Dambulla". */
    private static Optional<ThingHours.Found> order(String text, List<Thing> things, int index) {
        if (things.size() != 2) {
            return Optional.empty();
        }
        String between = text.substring(
                things.getFirst().named().end(), things.getLast().named().start());
        boolean comesFirst =
                (index == 0 && Patterns.isAllOf(BEFORE, between)) || (index == 1 && Patterns.isAllOf(AFTER, between));
        int end = things.get(index).named().end();
        return comesFirst
                ? Optional.of(new ThingHours.Found(VisitHour.in(Turn.FIRST), Optional.empty(), end, end))
                : Optional.empty();
    }

    private static boolean arranged(Thing thing) {
        return engagement(thing).isPresent();
    }

    private static Optional<Engagement> engagement(Thing thing) {
        return Stream.of(Engagement.values())
                .filter(engagement -> engagement.id().equals(thing.what()))
                .findFirst();
    }

    private static Optional<ThingHours.Found> atItsUsualHour(String text, Thing thing) {
        return engagement(thing)
                .flatMap(engagement -> engagement
                        .usualHour()
                        .map(hour -> new ThingHours.Found(
                                hour,
                                engagement.usualDay(
                                        Engagement.sentence(text, thing.named().start())),
                                thing.named().end(),
                                thing.named().end())));
    }

    /** The evening offerings begin at about half past six by custom, and one may come a little later. */
    private static ThingHours.Found atTheHourOfOfferings(ThingHours.Found found, Thing thing) {
        boolean church = thing.what().equals(Engagement.MASS.id())
                && found.hour().named().filter(NamedTime.MORNING::equals).isPresent();
        if (church) {
            return new ThingHours.Found(
                    Engagement.MASS.usualHour().orElseThrow(), found.day(), found.start(), found.end());
        }
        boolean evening = thing.what().equals(ThingKind.PUJA.name())
                && found.hour().named().filter(NamedTime.EVENING::equals).isPresent();
        return evening
                ? new ThingHours.Found(VisitHour.at(EVENING_OFFERINGS), found.day(), found.start(), found.end())
                : found;
    }

    private static ThingHours.Found onItsOwnDay(ThingHours.Found hour, Thing thing, String text) {
        return hour.day().isPresent()
                ? hour
                : engagement(thing)
                        .flatMap(engagement -> engagement.usualDay(
                                Engagement.sentence(text, thing.named().start())))
                        .map(day -> new ThingHours.Found(hour.hour(), Optional.of(day), hour.start(), hour.end()))
                        .orElse(hour);
    }

    private static boolean isRefused(String text, Thing thing) {
        return Patterns.isIn(REFUSED, text.substring(0, thing.named().start()));
    }

    /** "Take the temple off day 5", "drop the show on day 2" put nothing on that day. */
    private static boolean isTakenOff(String text, Thing thing) {
        return Patterns.isIn(TAKES, text.substring(0, thing.named().start()))
                || (Patterns.isIn(TAKE, text.substring(0, thing.named().start()))
                        && Patterns.isIn(OFF, text.substring(thing.named().end())));
    }

    private static List<Optional<ThingHours.Found>> hours(String text, List<Thing> things) {
        List<Optional<ThingHours.Found>> hours =
                ThingHours.of(text, things.stream().map(Thing::named).toList());
        List<Optional<ThingHours.Found>> found = new ArrayList<>();
        for (int index = 0; index < things.size(); index++) {
            Thing thing = things.get(index);
            Optional<ThingHours.Found> order = order(text, things, index);
            found.add(hours.get(index)
                    .filter(hour -> !isOfTheWholeDay(hour.hour(), thing, things))
                    .map(hour -> onItsOwnDay(atTheHourOfOfferings(hour, thing), thing, text))
                    .or(() -> arranged(thing)
                            ? atItsUsualHour(text, thing)
                            : order.or(() -> NightHours.of(text, thing.named()))
                                    .or(() -> ThingTurns.of(text, thing.named()))
                                    .or(() -> whenever(text, thing))));
        }
        return found;
    }

    /** "We want to see the gardens and the lake": a kind of thing that is wanted by itself. */
    private static Optional<ThingHours.Found> whenever(String text, Thing thing) {
        int start = thing.named().start();
        boolean isWanted = !thing.ofAPlace()
                && !ThingKind.valueOf(thing.what()).isAnInterest()
                && Patterns.isIn(WANTED, text.substring(0, start))
                && !Patterns.isIn(UNWANTED, Engagement.sentence(text, start));
        int end = thing.named().end();
        return isWanted
                ? Optional.of(new ThingHours.Found(VisitHour.whenever(), Optional.empty(), end, end))
                : Optional.empty();
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
        String text = JourneyHours.blanked(WrittenHours.inDigits(words));
        List<Thing> things = things(text, places);
        List<Optional<ThingHours.Found>> hours = hours(text, things);
        List<Appointment> found = new ArrayList<>();
        for (int index = 0; index < things.size(); index++) {
            Thing thing = things.get(index);
            hours.get(index)
                    .filter(hour -> !isTakenOff(text, thing))
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
        boolean mayBeOfTheDay = things.stream().noneMatch(SpokenAppointments::arranged)
                && things.stream().filter(Thing::ofAPlace).count() < 2
                && !Patterns.isIn(LENGTH, text);
        List<ThingHours.Found> hours = hours(JourneyHours.blanked(text), things).stream()
                .flatMap(Optional::stream)
                .filter(hour -> !mayBeOfTheDay || NightHours.includes(hour.hour()))
                .toList();
        if (hours.isEmpty()) {
            return words;
        }
        var rest = new StringBuilder(text);
        hours.forEach(hour -> {
            for (int index = hour.start(); index < hour.end(); index++) {
                rest.setCharAt(index, ' ');
            }
        });
        return rest.toString();
    }
}
