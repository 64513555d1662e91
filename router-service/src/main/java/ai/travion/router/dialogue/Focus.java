package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.itinerary.Spoken;
import ai.travion.router.rewrite.FollowUp;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What of a plan in hand was spoken of last, by its traveller or by us: "there", "it", "that day" and "that train" mean it.
 *
 * @param place the one place, be it in the plan or not; nothing where the last that was spoken of are several
 * @param way the one drive or ride of the plan
 * @param ends the names of the two ends of the way, be it in the plan or not; none where no way was spoken of
 * @param rides whether the ways of the plan by train were spoken of, of which there are several
 * @param day the one day of it
 * @param ago how many turns ago the place or the way was spoken of
 * @param dayAgo the same of the day
 */
public record Focus(
        Optional<Place> place,
        Optional<Entry> way,
        List<String> ends,
        boolean rides,
        Optional<LocalDate> day,
        int ago,
        int dayAgo) {

    private static final int LATELY = 4;
    private static final int ENDS = 2;
    private static final Pattern OF_THE_TRIP = Patterns.words("days|nights|weeks?|fortnight");
    private static final Pattern A_TRAIN = Patterns.words("trains?|railway");
    private static final Pattern DROPS =
            Patterns.words("skip|drop|leave out|leave .{2,30} out|without|remove|cut|cancel|delete|take .{2,30} out");
    private static final Pattern GIVEN = Pattern.compile("What comes free goes to (?<place>[^;.]+)");
    private static final Pattern NEXT = Pattern.compile(" Next comes ");
    private static final Pattern A_WAY = Patterns.words(
            "trains?|rail(?:way)?|bus(?:es)?|drives?|driving|transfers?|get (?:from|to|there)|way (?:from|to)|ride|leg");

    /** What one turn spoke of. */
    private record Turn(
            Optional<Place> place,
            Optional<Entry> way,
            List<String> ends,
            Optional<LocalDate> day,
            boolean several,
            boolean rides) {

        static Turn at(Optional<Place> place, Optional<LocalDate> day) {
            return new Turn(place, Optional.empty(), List.of(), day, false, false);
        }

        boolean isOfAPlace() {
            return place.isPresent() || way.isPresent() || several || rides;
        }
    }

    /** Nothing of it where no plan is in hand. */
    public static Focus of(GraphState state, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        if (plan.isEmpty()) {
            return new Focus(Optional.empty(), Optional.empty(), List.of(), false, Optional.empty(), 0, 0);
        }
        var turns = IntStream.rangeClosed(1, LATELY)
                .mapToObj(back -> turn(state.getTurn() - back, state, plan, atlas))
                .toList();
        int ofAPlace = first(turns.stream().map(Turn::isOfAPlace).toList());
        int ofADay = first(turns.stream().map(turn -> turn.day.isPresent()).toList());
        var place = ofAPlace < 0 ? Optional.<Turn>empty() : Optional.of(turns.get(ofAPlace));
        return new Focus(
                place.flatMap(Turn::place),
                place.flatMap(Turn::way),
                place.map(Turn::ends).orElse(List.of()),
                place.filter(Turn::rides).isPresent(),
                ofADay < 0 ? Optional.empty() : turns.get(ofADay).day,
                ofAPlace + 1,
                ofADay + 1);
    }

    private static int first(List<Boolean> turns) {
        return turns.indexOf(true);
    }

    private static Turn turn(int number, GraphState state, Itinerary plan, Places atlas) {
        var said = said(number, state, atlas);
        // What comes second is not what was asked for.
        var answer = NEXT.split(content(Role.ASSISTANT, number, state), 2)[0];
        var told = Spoken.entriesIn(answer, plan);
        var visits = told.stream().filter(entry -> !entry.isADrive()).toList();
        var drives = told.stream().filter(Entry::isADrive).toList();
        var named = Towns.leftOutOf(placesIn(said, atlas), atlas);
        var day = day(said, answer, plan);
        boolean asksOfAWay = Patterns.isIn(A_WAY, said) || Phrases.asksOfTheWay(Utterance.of(said));
        if (visits.isEmpty() && drives.size() == 1) {
            var drive = drives.getFirst();
            return new Turn(plan.towards(drive), Optional.of(drive), endsOf(drive, plan), day, false, false);
        }
        if (asksOfAWay && !named.isEmpty() && named.size() <= ENDS) {
            var way = wayOf(named, plan);
            return new Turn(
                    Optional.of(named.getLast()),
                    way,
                    endsOf(named, way, plan),
                    day.or(() -> way.map(Entry::day)),
                    false,
                    false);
        }
        if (named.size() == 1 && !plan.isAt(named.getFirst()) && Patterns.isIn(DROPS, said)) {
            // What was left out is spoken of no longer, but what has its time.
            return Turn.at(gains(answer, atlas), day);
        }
        if (named.size() == 1) {
            return Turn.at(Optional.of(named.getFirst()), day);
        }
        var visited = visits.stream()
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .toList();
        if (visited.size() == 1) {
            return Turn.at(Optional.of(visited.getFirst()), day);
        }
        var added = cameIn(number, state, atlas);
        if (added.isPresent() && visited.isEmpty()) {
            return Turn.at(added, day);
        }
        if (visited.size() > 1 || named.size() > 1 || drives.size() > 1) {
            boolean byTrain = drives.stream().anyMatch(drive -> drive.activity().contains(" by train"));
            return new Turn(Optional.empty(), Optional.empty(), List.of(), day, true, visits.isEmpty() && byTrain);
        }
        if (Patterns.isIn(A_TRAIN, said) && named.isEmpty() && visited.isEmpty()) {
            return new Turn(Optional.empty(), Optional.empty(), List.of(), day, false, true);
        }
        return Turn.at(asksOfAWay ? Optional.empty() : onlyOneIn(answer, atlas), day);
    }

    /** What the turn before stood for, where it left out what it meant. */
    private static String said(int number, GraphState state, Places atlas) {
        var words = FollowUp.change(content(Role.USER, number, state));
        return number == state.getTurn() - 1 && atlas.mentionedIn(words).isEmpty()
                ? state.getRewrittenQuery()
                        .filter(query -> query.strip().endsWith("?"))
                        .orElse(words)
                : words;
    }

    private static String content(Role role, int turn, GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == role && message.getTurn() == turn)
                .map(Message::getContent)
                .reduce("", (one, other) -> other);
    }

    private static List<Place> placesIn(String words, Places atlas) {
        return atlas.mentionedIn(words).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
    }

    private static List<String> endsOf(Entry drive, Itinerary plan) {
        return Itinerary.from(drive)
                .flatMap(from -> plan.towards(drive).map(to -> List.of(from, to.name())))
                .orElse(List.of());
    }

    /** Of one end the other is where the plan comes from. */
    private static List<String> endsOf(List<Place> named, Optional<Entry> way, Itinerary plan) {
        if (named.size() > 1) {
            return List.of(named.getFirst().name(), named.getLast().name());
        }
        return way.map(drive -> endsOf(drive, plan))
                .filter(ends -> !ends.isEmpty())
                .orElseGet(() -> plan.before(named.getFirst())
                        .map(from -> List.of(from.name(), named.getFirst().name()))
                        .orElse(List.of()));
    }

    /** The way of the plan that leads from the one to the other, or to the only one. */
    private static Optional<Entry> wayOf(List<Place> ends, Itinerary plan) {
        return plan.entries().stream()
                .filter(Entry::isADrive)
                .filter(drive -> drive.activity()
                                .contains(" to " + ends.getLast().name())
                        && (ends.size() == 1
                                || drive.activity()
                                        .contains("from " + ends.getFirst().name())))
                .findFirst();
    }

    private static Optional<LocalDate> day(String said, String answer, Itinerary plan) {
        var named = Patterns.isIn(OF_THE_TRIP, said) ? List.<DaySaid>of() : DaySaid.in(said, plan.days());
        if (named.size() == 1 && named.getFirst().number() <= plan.days().size()) {
            return Optional.of(plan.days().get(named.getFirst().number() - 1));
        }
        return Spoken.dayIn(answer, plan);
    }

    /** The one place that a change of that turn put into the plan. */
    private static Optional<Place> cameIn(int turn, GraphState state, Places atlas) {
        var versions = PlanVersion.in(state, atlas);
        return IntStream.range(1, versions.size())
                .filter(at -> versions.get(at).made().getTurn() == turn)
                .mapToObj(at -> versions.get(at).places().stream()
                        .filter(place -> !versions.get(at - 1).places().contains(place))
                        .toList())
                .filter(added -> added.size() == 1)
                .map(List::getFirst)
                .findFirst();
    }

    private static Optional<Place> gains(String answer, Places atlas) {
        var given = Patterns.matcher(GIVEN, answer);
        return given.find() ? atlas.named(given.group("place")) : Optional.empty();
    }

    private static Optional<Place> onlyOneIn(String answer, Places atlas) {
        if (Spoken.isAWholePlan(answer)) {
            return Optional.empty();
        }
        var named = Towns.leftOutOf(placesIn(answer, atlas), atlas);
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }
}
