package ai.travion.retrieval.catalogue;

import ai.travion.atlas.MainRoads;
import ai.travion.atlas.Place;
import ai.travion.atlas.Railways;
import ai.travion.atlas.Walking;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.schemas.envelope.AirportBeside;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How far two places are apart, and how one gets from the one to the other.
 *
 * @param kilometres in a straight line
 * @param drive by road, where the main roads lead there
 * @param ride by train, where one is known
 * @param withoutStation those of the two near which no station is known
 */
public record Distance(
        Place from,
        Place to,
        double kilometres,
        Optional<MainRoads.Drive> drive,
        Optional<Railways.Ride> ride,
        List<Place> withoutStation) {

    private static final int MINUTES = 60;
    private static final int LONG = 2 * MINUTES;
    private static final int QUARTER = 15;
    /** So much of a walk's time an estimate may be wrong by. */
    private static final double NEARLY = 0.15;
    /** Nobody takes a train to save a short drive. */
    private static final int SHORT_DRIVE = 40;
    /** Times the drive: a longer ride is no way that a guide would name. */
    private static final double WORTH_THE_TRAIN = 2.4;

    private static final double WORTH_THE_HILLS = 3.5;

    /** The town beside it. */
    private static final String AIRPORT = "negombo";

    /** "Sigiriya to Galle in one day, too much?" */
    private static final Pattern IN_ONE_DAY =
            Pattern.compile("(?i)\\bin (?:an?|one|1|the same) (?:single |long )?day\\b");

    private static final int A_PART_OF_THE_DAY = 3 * MINUTES;
    private static final int A_DAY = 6 * MINUTES;

    private static final Pattern BY_TRAIN = Pattern.compile("(?i)\\b(?:trains?|rail(?:way)?)\\b");
    private static final Pattern OF_TRAINS = Pattern.compile("(?i)\\b(?:trains?|rail(?:way)?|stations?)\\b");
    private static final Pattern BY_BUS = Pattern.compile("(?i)\\b(?:bus(?:es)?|coach|public transport)\\b");
    private static final Pattern HOW_LONG = Pattern.compile(
            "(?i)\\b(?:how long|how many hours|how much time|hours|duration|travel time|journey time)\\b");
    private static final Pattern MEASURED =
            Pattern.compile("(?i)\\b(?:far|distance|km|kilomet\\w+|miles|driv(?:e|ing)|car|taxi|cab)\\b");

    /** The distance by road, and in a straight line where no road is known. */
    public String inWords() {
        return drive.map(way ->
                        "By car it is about %d km from %s to %s and takes about %s, as an estimate; in a straight line it is %s."
                                .formatted(
                                        way.kilometres(),
                                        from.name(),
                                        to.name(),
                                        inHours(way.minutes()),
                                        Kilometres.inWords(kilometres)))
                .orElseGet(() -> to.name() + " is " + Kilometres.inWords(kilometres) + " from " + from.name()
                        + " in a straight line; the way by road is longer.");
    }

    /** The same of the one that lies nearest among so many. */
    public String inWordsAmong(int several) {
        var far = inWords();
        return "%s is %s to %s: %s"
                .formatted(
                        to.name(),
                        several == 2 ? "nearer" : "the nearest",
                        from.name(),
                        drive.isPresent() ? decapitalised(far) : far);
    }

    /**
     * The way as a guide tells it: first by what is asked for, and else by train where one is worth taking.
     *
     * @param atTheAirport whether Negombo stands for the airport beside it
     * @param evidence what else is told, which may know a train or a station better
     */
    public String inWords(String question, boolean atTheAirport, List<Passage> evidence) {
        var walked = Walking.askedIn(question);
        if (walked.isPresent()) {
            return onFoot(walked.get());
        }
        boolean byTrain = BY_TRAIN.matcher(question).find();
        boolean byBus = BY_BUS.matcher(question).find();
        var noTrain = byTrain && !isTrainToldOfIn(evidence) ? Optional.of(noTrain()) : Optional.<String>empty();
        var train = ride.filter(way -> byTrain || isWorthTheTrain(way))
                .flatMap(way -> train(way, atTheAirport))
                .or(() -> ride.isEmpty() ? noTrain : Optional.empty());
        var bus = byBus || (train.isEmpty() && !MEASURED.matcher(question).find())
                ? bus(byBus && HOW_LONG.matcher(question).find())
                : Optional.<String>empty();
        var inADay = drive.filter(way -> IN_ONE_DAY.matcher(question).find()).map(this::inOneDay);
        if (inADay.isPresent()) {
            return inADay.get();
        }
        var car = Optional.of(inWords());
        var told = byBus
                ? List.of(bus, train, car)
                : MEASURED.matcher(question).find() && !byTrain ? List.of(car, train, bus) : List.of(train, car, bus);
        return told.stream().flatMap(Optional::stream).collect(Collectors.joining(" "));
    }

    /** Whether the way can be gone in a day, which a traveller doubts. */
    private String inOneDay(MainRoads.Drive way) {
        var verdict = way.minutes() <= A_PART_OF_THE_DAY
                ? "One day is plenty"
                : way.minutes() <= A_DAY
                        ? "It can be done in one day, most of which goes on the road"
                        : "It can be done, but it is a very long day on the road, and a night on the way is wiser";
        return verdict + ": " + decapitalised(inWords());
    }

    private static String decapitalised(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    /** Whether one can walk it in that time, by the road where one is known: what lies close to the estimate may go either way. */
    private String onFoot(Walking.Time time) {
        double path = drive.map(way -> (double) way.kilometres()).orElse(kilometres * Walking.PATH_FACTOR);
        int needed = Walking.minutes(path);
        var verdict = time.minutes() >= needed * (1 + NEARLY)
                ? "Yes"
                : time.minutes() >= needed * (1 - NEARLY) ? "Just about" : "No, not in " + time.words();
        return "%s: on foot it is about %d km from %s to %s%s and takes about %s at %s km an hour without a rest, as an estimate; in a straight line it is %s."
                .formatted(
                        verdict,
                        Math.max(1, Math.round(path)),
                        from.name(),
                        to.name(),
                        drive.isPresent() ? " by the road" : "",
                        inHours(needed),
                        Walking.KM_PER_HOUR,
                        Kilometres.inWords(kilometres));
    }

    private boolean isWorthTheTrain(Railways.Ride way) {
        // The ride through the hills is what one comes for, and no day round them by way of Colombo.
        boolean isTheRide = way.throughTheHills() && way.changes().isEmpty();
        double worth = isTheRide ? WORTH_THE_HILLS : WORTH_THE_TRAIN;
        return drive.filter(car -> car.minutes() <= SHORT_DRIVE || way.minutesWithTheRoads() > car.minutes() * worth)
                .isEmpty();
    }

    private String noTrain() {
        return "I know of no train from " + from.name() + " to " + to.name() + ".";
    }

    /** A page may name a station that the lines known here do not. */
    private boolean isTrainToldOfIn(List<Passage> evidence) {
        return evidence.stream()
                .anyMatch(passage -> withoutStation.contains(passage.place())
                        && OF_TRAINS.matcher(passage.text()).find());
    }

    private Optional<String> train(Railways.Ride way, boolean atTheAirport) {
        var told = atTheAirport
                ? way.changes().stream().findFirst().map(station -> overTheStation(station, way))
                : Optional.of(betweenStations(way));
        return told.map(words -> words + remarks(way) + ".");
    }

    private static String remarks(Railways.Ride way) {
        return way.before().map(Distance::fromTheTown).orElse("")
                + way.after().map(Distance::toTheTown).orElse("")
                + (way.byNight() ? "; it is mainly a night train" : "")
                + (way.throughTheHills() ? "; ask first whether the whole hill line is running" : "");
    }

    private static String fromTheTown(Railways.Station station) {
        return "; to %s it is first %d km by road, about %s"
                .formatted(station.name(), station.kilometres(), inHours(station.minutes()));
    }

    private static String toTheTown(Railways.Station station) {
        return "; from %s it is another %d km by road, about %s"
                .formatted(station.name(), station.kilometres(), inHours(station.minutes()));
    }

    private static String betweenStations(Railways.Ride way) {
        var times = "about " + inHours(way.minutes());
        var stations = "from the station of " + way.from() + " to that of " + way.to();
        return way.changes().isEmpty()
                ? "By train it is %s %s, without a change".formatted(times, stations)
                : "By train you change at %s: it is %s on the trains, besides the wait, %s"
                        .formatted(String.join(" and ", way.changes()), times, stations);
    }

    /** No train leads to the airport itself. */
    private String overTheStation(String station, Railways.Ride way) {
        return AIRPORT.equals(from.id())
                ? AirportBeside.FIRST_BY_TAXI
                        + "%s, where the trains to %s start; allow about %s in all, and the wait"
                                .formatted(station, way.to(), inHours(way.minutes()))
                : "By train you go from %s to %s, and on to the airport by taxi or airport bus; allow about %s in all, and the wait"
                        .formatted(way.from(), station, inHours(way.minutes()));
    }

    private Optional<String> bus(boolean asksForTheTime) {
        return drive.filter(way -> way.minutes() > SHORT_DRIVE)
                .map(way ->
                        "A bus takes longer than a car, often half as long again%s, and on a long way you change in a larger town: ask at the bus stand or where you stay."
                                .formatted(asksForTheTime ? ", so about " + inHours(way.minutes() * 3 / 2) : ""));
    }

    /** Of a long way quarters of an hour are told. */
    private static String inHours(int exact) {
        int minutes = exact < LONG ? exact : Math.round((float) exact / QUARTER) * QUARTER;
        int hours = minutes / MINUTES;
        int rest = minutes % MINUTES;
        return Stream.of(hours == 0 ? "" : hours == 1 ? "1 hour" : hours + " hours", rest == 0 ? "" : rest + " minutes")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }
}
