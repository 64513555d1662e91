package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Is that too much driving?", "day 3 looks like a long drive, can we break it?": the hours on the road, judged, and where they may be broken. */
final class Driven {

    private static final Pattern ROAD = Patterns.words(
            "driv(?:e|es|ing)|(?:in|on) the (?:car|road|van|bus)|car time|time on the road|road time|transfers?|journeys?|travell?ing|hours? (?:of|on|in) (?:the )?(?:road|car)|car rides?|rides?");
    private static final Pattern JUDGED = Patterns.words(
            "too (?:much|many|long|far|tiring|exhausting|hard)|so (?:much|many|long|far)|(?:a )?lot|lots|loads|very (?:long|far)|much|many|long|tiring|exhausting|ok(?:ay)?|fine|doable|reasonable|realistic|bearable|manageable|heavy|hard|bad|comfortable");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|well|wow|wait|sorry)\\W+)*(?:is|isn'?t|are|aren'?t|does|doesn'?t|do|don'?t|will|won'?t|would|wouldn'?t|have|can|could)\\b.*|.*\\?\\W*$|.*\\b(?:looks?|seems?|sounds?|feels?)\\s+(?:(?:very|really|quite|pretty|rather|awfully|too|like)\\s+)*(?:a\\s+)?(?:long|much|far|hard|tiring|exhausting|lot)\\b.*");
    /** A drive of the plan, or how much there is of it; whether one may drive, or travel alone, is asked of the world. */
    private static final Pattern OF_OURS = Patterns.words(
            "(?:the|our|your|these|those|all|this|that|each|every|any)(?: (?!only\\b|best\\b)\\p{L}+){0,4}? (?:drives?|driving|journeys?|transfers?|travell?ing|(?:car )?rides?|road)|(?:in|on) the (?:car|road|van)|(?:too|so|that|very|quite|really) (?:much|many|long|far)(?: of)?(?: \\p{L}+){0,2} (?:driv(?:e|es|ing)|road|rides?|car|travell?ing|transfers?|journeys?)|(?:lots?|loads|hours?) of(?: \\p{L}+){0,3} (?:driving|drives?|car|road|travell?ing|transfers?|journeys?|rides?)|(?:we|us)(?: \\p{L}+){0,2} (?:driv(?:e|ing)|travell?ing|(?:in|on) the \\p{L}+)|(?:driv(?:es|ing)|travell?ing|journeys?|transfers?|rides?)(?: \\p{L}+){0,3} (?:too|so|a lot|ok(?:ay)?|fine) (?:much|many|long|far|tiring|hard|a day|per day|every day|each day)");

    private static final Pattern OF_ANY = Patterns.words(
            "to (?:ride|drive|eat|drink|sleep|smoke|read|work)(?! (?:that|this|so) )|(?:travell?ing|driving|journey) (?:alone|solo|with|at night|after dark|in the dark|myself|ourselves|here|on the left|as a)|drive (?:myself|ourselves|here|at night|on the left)|(?:boat|bus|elephant|horse|bike|bicycle|balloon|canoe|catamaran|ferry|raft(?:ing)?|airport) (?:rides?|journeys?|transfers?)");

    private static final Pattern MEASURED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:how\\s+(?:much|many|long|far|do|does|can|will|would)|what|when|which day|why|who)\\b.*");
    /** "How brutal are the drives?" */
    private static final Pattern HOW = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*how\\s+(?!much|many|long|far)\\p{L}+\\s+(?:is|are|will|would)\\b.*");

    private static final Pattern ORDERED = Patterns.words(
            "less|fewer|shorter|reduce|avoid|cut (?:out|down)|skip|drop|remove|instead|rather|add|include|put in|(?:squeeze|fit|slot) in|swap|without|by train|train|cheaper|hire|rent|driver|licen[cs]e|scooter|tuk ?-?tuk|cost|costs|price");
    private static final Pattern BROKEN = Patterns.words(
            "break(?: (?:it|that|this|them|the (?:drive|journey|trip|way|ride)))?(?: up)?|split|divide|interrupt|stop(?:over)?s?(?: (?:somewhere|in between|on the way|along the way|half ?-?way|for))|somewhere in between|half ?-?way|in (?:two|half|halves)");

    private static final Pattern ORDERS_IT = Patterns.words(
            "break (?:it|that|this|the \\p{L}+(?: \\p{L}+)?) (?:up|down)|break(?: \\p{L}+){1,5} up|break up|split (?:it|that|this|the)|(?:long|big) drive in two|in two|over two days");
    private static final Pattern WHERE =
            Patterns.words("where|somewhere|which (?:town|place|stop)|what (?:town|place)");

    private static final int LONG = 240;
    private static final int TOO_LONG = 330;
    private static final int OFTEN = 150;
    private static final int SHOWN = 4;
    private static final int OFFERED = 2;

    private Driven() {}

    static Optional<String> of(Asked asked, Places atlas) {
        boolean ofTheRoad =
                asked.has(ROAD) && (parts(asked) || asked.reading().said().is(HOW) || isJudged(asked));
        boolean pointed = parts(asked)
                && asked.spoken().stream().anyMatch(entry -> entry.is(Entry.Sort.DRIVE))
                && asked.meant().isEmpty();
        if (!(ofTheRoad || pointed) || asked.has(MEASURED) || asked.has(ORDERED)) {
            return Optional.empty();
        }
        var all = asked.plan().of(Entry.Sort.DRIVE);
        if (all.entries().isEmpty()) {
            return Optional.of("No: the plan has no drive of its own; the ways between its stops are short.");
        }
        return Optional.of(parts(asked) ? broken(asked, all, atlas) : judged(asked, all));
    }

    private static boolean isJudged(Asked asked) {
        boolean ours = asked.has(OF_OURS) || asked.scope().day().isPresent();
        return asked.has(JUDGED) && asked.has(ASKS) && ours && !asked.has(OF_ANY);
    }

    /** "Can you break it up?" is an order, and "where could we break it?" is none. */
    private static boolean parts(Asked asked) {
        return asked.has(BROKEN) && (!asked.has(ORDERS_IT) || asked.has(WHERE));
    }

    private static String judged(Asked asked, Itinerary all) {
        var day = asked.scope().day();
        if (day.isPresent()) {
            var drives = all.on(day.get());
            return drives.entries().isEmpty() ? none(asked, day.get(), all) : ofADay(drives);
        }
        var days = byMinutes(all);
        int most = all.on(days.getFirst()).minutes();
        int length = asked.plan().days().size();
        long many = days.stream().filter(one -> all.on(one).minutes() >= LONG).count();
        boolean often = all.minutes() / length > OFTEN;
        var verdict = most >= TOO_LONG
                ? "One day of it is long for most."
                : often || many > 1
                        ? "It is a good deal, as most trips here have."
                        : many == 1 ? "One day is long, the others are not." : "It is not much, for these roads.";
        if (most >= TOO_LONG && (often || many > 1)) {
            verdict = "It is much, and some days are long for most.";
        }
        return "%s About %s on the road in all, on %d of %d days: %s%s. %s"
                .formatted(
                        verdict,
                        Entry.length(all.minutes()),
                        days.size(),
                        length,
                        days.stream()
                                .limit(SHOWN)
                                .map(one -> onTheDay(all.on(one)))
                                .collect(Collectors.joining("; ")),
                        days.size() > SHOWN ? "; and %d more".formatted(days.size() - SHOWN) : "",
                        offer(most));
    }

    private static String ofADay(Itinerary drives) {
        int minutes = drives.minutes();
        return "%s %s. %s"
                .formatted(
                        minutes >= TOO_LONG
                                ? "That is long for most."
                                : minutes >= LONG
                                        ? "It is a long drive, but usual here: half a day."
                                        : "That is not long, for these roads.",
                        Entry.capital(onTheDay(drives)),
                        offer(minutes));
    }

    private static String offer(int minutes) {
        return minutes >= LONG
                ? "Say \"less driving\" and I choose nearer places, or ask where to break the drive."
                : "Say \"less driving\" if you want it shorter all the same.";
    }

    private static String none(Asked asked, LocalDate day, Itinerary all) {
        var longest = all.on(byMinutes(all).getFirst());
        return "%s has no drive of its own; the ways between its stops are short. The longest is on %s"
                        .formatted(
                                Entry.capital(asked.plan()
                                        .on(day)
                                        .entries()
                                        .getFirst()
                                        .inWords()),
                                onTheDay(longest))
                + ".";
    }

    /** "Day 2, Monday 11 January, about 4 h 15 min (Travel from Kandy to Ella by car at 06:45)". */
    private static String onTheDay(Itinerary drives) {
        return "%s, about %s (%s)"
                .formatted(
                        drives.entries().getFirst().inWords(),
                        Entry.length(drives.minutes()),
                        drives.entries().stream()
                                .map(drive -> drives.entries().size() > 1
                                        ? drive.atItsTime()
                                        : drive.activity() + " at " + drive.clock())
                                .collect(Collectors.joining("; ")));
    }

    private static List<LocalDate> byMinutes(Itinerary all) {
        return all.days().stream()
                .sorted(Comparator.comparingInt((LocalDate day) -> all.on(day).minutes())
                        .reversed())
                .toList();
    }

    private static String broken(Asked asked, Itinerary all, Places atlas) {
        var day = asked.scope().day();
        var meant = day.map(all::on)
                .filter(drives -> !drives.entries().isEmpty())
                .or(() -> Optional.of(all.where(asked.spoken()::contains))
                        .filter(drives -> !drives.entries().isEmpty()))
                .or(() -> Optional.of(all.where(drive -> !asked.named().isEmpty()
                                && asked.named().stream()
                                        .allMatch(place -> drive.activity().contains(place.name()))))
                        .filter(drives -> !drives.entries().isEmpty()))
                .orElse(all);
        var lead = day.filter(one -> all.on(one).entries().isEmpty())
                .map(one -> none(asked, one, all) + " ")
                .orElse("");
        return meant.longestDrive(atlas)
                .map(drive -> lead + between(drive, meant, atlas))
                .orElse(lead
                        + "I know no place on that way to stop at. Say \"less driving\" and I choose nearer places.");
    }

    private static String between(Itinerary.Drive drive, Itinerary drives, Places atlas) {
        var way = "%s to %s (about %s, %s)"
                .formatted(
                        drive.from().name(),
                        drive.to().name(),
                        Entry.length(drive.minutes()),
                        drives.entries().stream()
                                .filter(entry -> entry.minutes() == drive.minutes())
                                .findFirst()
                                .map(Entry::inWords)
                                .orElse("the longest"));
        var stops = HalfWay.onTheWay(drive.from(), drive.to(), atlas).stream()
                .limit(OFFERED)
                .toList();
        if (stops.isEmpty()) {
            return "From %s no place that I know lies well on the way; a rest in any town on it is easy by car."
                    .formatted(way);
        }
        var first = stops.getFirst().name();
        return "Yes. From %s you can break the drive at %s. Say \"add %s between %s and %s\" for a night there, or \"stop at %s on the way\", and I plan it."
                .formatted(
                        way,
                        stops.stream().map(Place::name).collect(Collectors.joining(" or ")),
                        first,
                        drive.from().name(),
                        drive.to().name(),
                        first);
    }
}
