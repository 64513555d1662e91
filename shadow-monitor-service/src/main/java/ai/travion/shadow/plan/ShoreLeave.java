package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The day of one who comes by ship: its hours are those on land, and neither of the gangway nor of the breakfast on board, and they end
 * before the ship sails.
 */
final class ShoreLeave {

    private static final int GOING_ASHORE = 60;
    private static final int BEFORE_ALL_ABOARD = 30;
    private static final int BEFORE_SAILING = 60;
    private static final int SHORTEST_DAY = 180;
    private static final int USUALLY_ASHORE = DayPart.at(9, 0);
    private static final int NOON = DayPart.at(12, 0);

    private static final String IN_PORT =
            "(?:docks?|docked|docking|in port|moors?|berths?|anchors?|arrives?|comes? in|calls?|ashore|stops?|stopping|visits?|visiting|sails?|sailing|port|pier|aboard|(?:is|are|be) (?:in|at|off))";
    private static final Pattern BY_SHIP = Pattern.compile(
            "\\bcruise ?(?:ships?|liners?|passengers?|guests?|stop|call|port|terminal)\\b|\\ball[- ]aboard\\b|\\bback (?:at|on|to) (?:our|the|my) (?:ship|liner)\\b"
                    + "|\\b(?:(?<!\\b(?:boat|river|lagoon|lake|sunset|dinner|evening|whale|dolphin|canal|mangrove|catamaran|yacht) )cruise(?: ?ship|s| liner| passengers?)?|(?:our|the|my|a) (?:ship|liner)|shore (?:leave|excursion|day))\\b[^.;!?]{0,60}?\\b"
                    + IN_PORT
                    + "\\b|\\b(?:on|with|from|by|off) (?:a|our|the|my) cruise\\b|\\b(?:our|the|my) boat (?:[^.;!?]{0,20} )?(?:docks?|docked|docking|in port|berths?|ashore)\\b|\\b(?:dock(?:s|ed|ing)?|moor(?:s|ed)?) (?:in|at) [^.;!?]{0,60}?\\bship\\b|\\bback on board\\b|\\bshore (?:leave|excursion|day)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Who goes out to look for whales, or over to an island, calls its boat a ship, too. */
    private static final Pattern OUT_AND_BACK =
            Pattern.compile("\\b(?:whales?|dolphins?|ferry)\\b", Pattern.CASE_INSENSITIVE);

    /** "Go on a cruise on the Madu river", "book a sunset cruise": of some hours, from a jetty. */
    private static final Pattern BOAT_TRIP = Pattern.compile(
            "\\b(?:boat|river|lagoon|lake|madu|ganga|sunset|sunrise|dinner|lunch|evening|whale|dolphin|canal|mangroves?|catamaran|yacht) cruises?\\b(?! ?(?:ship|liner))"
                    + "|(?<!\\b(?:our|my) )\\bcruises?\\s+(?:on|along|down|up|through|across|over|in|around|of)\\s+(?:[\\p{L}'-]{1,20}\\s+){0,3}(?:river|ganga|oya|lagoon|lake|mangroves?|canals?|reservoir|tank|estuary|islets?|islands?)\\b"
                    + "|\\b(?:go(?:ing)?|take|taking|do|doing|book(?:ing)?|have|having|try|enjoy|include|(?<!\\b(?:come|comes|coming|arrive|arrives|arriving|travel|travelling|traveling|are|here) )with|want|like|add) (?:on )?(?:an? |the )?(?:(?:short|little|nice|relaxing|romantic|private) )?cruises?\\b(?! ?(?:ship|liner|passengers?|guests?|stops?|that|which|to\\b))",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern CRUISE = Pattern.compile(
            "\\bcruise|\\b(?:dock(?:s|ed|ing)?|ashore|shore (?:leave|excursion|day)|all[- ]aboard)\\b",
            Pattern.CASE_INSENSITIVE);

    /** "At 7", "07:00", "5 pm": within the clause of its verb, and beyond a date in it. */
    private static final String AT_AN_HOUR =
            "(?:(?!\\b(?:sail|leav|depart|aboard|board|dock|arriv))[^.;!?]){0,60}?(?:\\b(?:at|by|from|is|around|about|before|until|till)\\s+(?:about\\s+|around\\s+)?(?=\\d)|(?<=[\\s:(])(?=\\d{1,2}(?:[:.]\\d\\d\\b|\\s*[ap]\\.?m\\b)))"
                    + SpokenHours.HOUR.formatted("a") + SpokenHours.NO_DATE;

    private static final Pattern DOCKING = Pattern.compile(
            "\\b(?:dock(?:s|ed|ing)?|moor(?:s|ed|ing)?|berth(?:s|ed|ing)?|anchors?|arriv\\w*|comes? in|in port|calls?|ashore)\\b"
                    + AT_AN_HOUR,
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SAILING = Pattern.compile(
            "\\b(?:sail(?:s|ing|away)?|cast(?:s|ing)? off|(?:ship|liner|boat|cruise|she|it|we|and)\\s+(?:then\\s+)?(?:leaves?|departs?|leaving|departing)|departure|departing|leaving)\\b"
                    + AT_AN_HOUR,
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ALL_ABOARD = Pattern.compile(
            "\\b(?:all[- ]aboard|(?:back )?(?:on ?board|aboard)|back (?:at|on|to|in) (?:the |our )?(?:ship|pier|port|harbou?r|boat|cruise\\w*)|last tender)\\b"
                    + AT_AN_HOUR,
            Pattern.CASE_INSENSITIVE);

    private static final Pattern IN_THE_MORNING =
            Pattern.compile("^[\\d:.]{1,5}\\s*(?:a\\.?m\\b|in the (?:early )?morning\\b)", Pattern.CASE_INSENSITIVE);

    private ShoreLeave() {}

    /** Unchanged where no ship is spoken of, no hour of it is known, or little would be left of the day. */
    static PlanRequest of(PlanRequest request) {
        String words = WrittenHours.inDigits(request.wishes().told().words());
        if (request.days().size() != 1 || !isACruise(words)) {
            return request;
        }
        TripHours hours = request.hours();
        OptionalInt docking = inTheMorning(words, hours);
        Return back = Return.in(words, hours);
        if (docking.isEmpty() && hours.from() == 0 && back.hour().isEmpty()) {
            return request;
        }
        int ashore = docking.isPresent()
                ? docking.getAsInt() + GOING_ASHORE
                : hours.from() > 0 ? hours.from() : USUALLY_ASHORE;
        int end = back.atThePier(Math.min(hours.to(), hours.departure().orElse(hours.to())));
        if (end - ashore < SHORTEST_DAY) {
            return request;
        }
        Optional<Place> pier =
                Piers.outOfTown(words).filter(place -> request.origin().isEmpty());
        boolean inThePort = pier.isPresent()
                || request.targets().stream().anyMatch(request.wishes().told()::speaksOf);
        String said = said(docking, ashore, end, back, hours.from() > 0)
                + (inThePort
                        ? ""
                        : " The ways between the pier and the first and the last stop are not in these hours: take them off.");
        PlanRequest ashoreOn = withoutTheHoursInPort(request)
                .in(TripHours.wholeDays().between(ashore, end).only(said));
        return pier.map(ashoreOn::from).orElse(ashoreOn);
    }

    /** "The ship is in Colombo from 8 to 6" asks for no visit of ten hours. */
    private static PlanRequest withoutTheHoursInPort(PlanRequest request) {
        Particulars told = request.wishes().told();
        List<Appointment> kept = told.appointments().stream()
                .filter(appointment -> !(appointment.ofAPlace()
                        && appointment.hour().at().isPresent()
                        && appointment.hour().to().isPresent()))
                .toList();
        return request.forThe(request.targets(), request.wishes().told(told.with(kept)));
    }

    private static boolean isACruise(String said) {
        String words = BOAT_TRIP.matcher(said).replaceAll(" ");
        return Patterns.isIn(BY_SHIP, words) && (Patterns.isIn(CRUISE, words) || !Patterns.isIn(OUT_AND_BACK, words));
    }

    private static String said(OptionalInt docking, int ashore, int end, Return back, boolean begins) {
        String first = docking.isPresent()
                ? "You have breakfast on board and are ashore by about %s, an hour after the ship docks"
                        .formatted(Reasons.clock(ashore))
                : begins
                        ? "You have breakfast on board, and the plan begins at %s, as you said"
                                .formatted(Reasons.clock(ashore))
                        : "You have breakfast on board; you gave no hour of docking, so the plan begins at %s: tell me yours"
                                .formatted(Reasons.clock(ashore));
        return "%s; be back at the pier by %s%s, so leave the last stop in time for the traffic."
                .formatted(first, Reasons.clock(end), back.inWords());
    }

    private static OptionalInt inTheMorning(String words, TripHours hours) {
        OptionalInt said = hourAt(DOCKING, words);
        return said.isPresent() && said.getAsInt() < NOON
                ? said
                : hours.from() > 0 && hours.to() < Hours.wholeDay().to()
                        ? OptionalInt.of(hours.from())
                        : OptionalInt.empty();
    }

    private static OptionalInt hourAt(Pattern cue, String words) {
        Matcher found = cue.matcher(words);
        return found.find() ? OptionalInt.of(SpokenHours.clock(found, "a", false)) : OptionalInt.empty();
    }

    /**
     * The hour that cannot be missed.
     *
     * @param before so many minutes one is back at the pier
     */
    private record Return(OptionalInt hour, int before, String of) {

        static Return in(String words, TripHours hours) {
            OptionalInt aboard = inTheAfternoon(ALL_ABOARD, words);
            if (aboard.isPresent()) {
                return new Return(aboard, BEFORE_ALL_ABOARD, "half an hour before all must be aboard");
            }
            OptionalInt sailing = inTheAfternoon(SAILING, words);
            OptionalInt known =
                    sailing.isPresent() || hours.to() == Hours.wholeDay().to() ? sailing : OptionalInt.of(hours.to());
            return new Return(known, BEFORE_SAILING, "an hour before the ship sails");
        }

        /** A ship that sails in the morning leaves no day, so "at 6" is in the evening, where no morning was written. */
        private static OptionalInt inTheAfternoon(Pattern cue, String words) {
            Matcher said = cue.matcher(words);
            if (!said.find()) {
                return OptionalInt.empty();
            }
            int hour = SpokenHours.clock(said, "a", false);
            boolean early =
                    said.group("a").startsWith("0") || Patterns.isIn(IN_THE_MORNING, words.substring(said.start("a")));
            return OptionalInt.of(hour < SpokenHours.EARLIEST_RETURN && !early ? hour + NOON : hour);
        }

        int atThePier(int otherwise) {
            return hour.isPresent() ? hour.getAsInt() - before : otherwise;
        }

        String inWords() {
            return hour.isPresent() ? ", %s at %s".formatted(of, Reasons.clock(hour.getAsInt())) : "";
        }
    }
}
