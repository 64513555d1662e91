package ai.travion.verifier.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A number, year, century or time of a sentence with the words that say of what it is.
 *
 * @param words it itself, as it stands
 * @param kind only those of one kind can be taken for each other
 * @param value in the measure of its kind
 * @param terms of the words that belong most closely to it, or of all from the number before it to the next break after it
 * @param wide terms that may speak of it as well: of the whole sentence, where no other number of its kind stands there
 * @param names those of its own part, and of the parts before it
 * @param noun what it counts, where that stands beside it; empty where not
 * @param extent in which direction it measures; empty where it does not say
 * @param saysIt whether its part leans on another by a pronoun
 * @param whole terms of the whole sentence
 * @param doer who took, built or founded in its part: "dutch"; empty where nobody is said to
 */
record Measured(
        String words,
        Kind kind,
        double value,
        Set<String> terms,
        Set<String> wide,
        Set<String> names,
        String noun,
        String extent,
        boolean saysIt,
        Set<String> whole,
        String doer) {

    enum Kind {
        YEAR,
        CENTURY,
        TIME,
        MINUTES,
        METRES,
        STEPS,
        PERCENT,
        PHONE,
        COUNT;

        boolean isOfAThing() {
            return this == METRES || this == STEPS;
        }

        boolean isOfAMeasure() {
            return this == METRES || this == MINUTES || this == PERCENT;
        }
    }

    private record Place(String words, Kind kind, double value, int start, int end) {}

    private static final Pattern BREAK = Pattern.compile("[,;:()|]|\\s[–—-]\\s|\\s(?:and|but|while|whereas|though)\\s");
    private static final Pattern RANGE = Pattern.compile(
            "(?i)(?: and a half)?\\s?(?:minutes|min|hours?|h|metres?|m|km)?\\s?(?:to|or|and|until|till|through|[-–])\\s?(?:about |around |nearly |roughly )?");
    private static final Pattern NAMED_BEFORE = Pattern.compile("(\\p{Lu}[\\p{L}’']+(?: \\p{Lu}[\\p{L}’']+)*),\\s?$");
    private static final Pattern APPOSITION = Pattern.compile("\\s*(?:the|an?|its|their)\\s");
    private static final Pattern IT =
            Pattern.compile("(?i)\\b(?:it|its|them|they|their|he|his|she|her|which|who|that)\\b");
    private static final Pattern NEXT_WORDS = Pattern.compile("(?:\\s[\\p{L}’'-]+){1,3}");
    private static final Pattern NAME = Pattern.compile("(?<![\\p{L}’'])\\p{Lu}\\p{Ll}[\\p{L}’']+");
    private static final Pattern NOUN_AFTER = Pattern.compile(
            "^ (?:(?!of\\b|in\\b|on\\b|at\\b|to\\b|and\\b|or\\b|for\\b|from\\b|with\\b|by\\b|as\\b|is\\b|are\\b)[\\p{L}’'-]+ ){0,2}?(?<noun>\\p{Ll}{3,}s|people|species|children)\\b");
    private static final String DEEDS =
            "took|taken|put up|captured|seized|conquered|stormed|won|received|occupied|gained|built|founded|made|begun|began|erected|restored|raised|rebuilt|finished|completed|opened|carved|laid|fortified";
    private static final Pattern DEED =
            Pattern.compile("\\b(?<doer>\\p{Lu}\\p{L}{3,}) (?:(?:then|also|first|finally|later|soon) )?(?:" + DEEDS
                    + ")\\b|\\b(?:" + DEEDS + ") (?:\\p{Ll}+ ){0,2}?by (?:the )?(?<by>\\p{Lu}\\p{L}{3,})");
    /** "The standing one, some seven metres high", "one of the oldest". */
    private static final Pattern NO_COUNT = Pattern.compile(
            "(?i)one(?=\\s*(?:$|[.,;:!?)]|(?:of|is|are|was|were|that|which|who|with|by|must|should|may|can)\\b))");

    private static final Pattern SHORT_NUMBER = Pattern.compile("\\d{3,4}");
    private static final Pattern OF_A_PHONE = Pattern.compile(
            "(?i)\\b(?:call|dial|phone|ring|hotline|emergency number|number (?:of|for) (?:the|an?)|answers on)\\b");
    private static final Pattern A_YEAR = Pattern.compile("(?i)\\b(?:in|since|until|from|of|by|to) $");
    private static final Pattern UNTIL =
            Pattern.compile("(?i)\\b(?:until|till|before|lost|left|surrendered|ceded|handed)\\b");
    private static final Set<String> OF_UNITS = Words.terms(
            "hour hours minute minutes metre metres meter meters kilometre kilometres feet foot mile miles step steps stair stairs high tall long wide deep height length century centuries half quarter hundred thousand dozen roughly approximately nearly almost BCE BC CE AD o'clock km mins min hrs circa call dial phone ring number hotline emergency since answer allow allows need needs take takes reckon count last lasts");
    /** Where two forms of one verb share no stem. */
    private static final Map<String, String> VERBS = Map.ofEntries(
            Map.entry("took", "tak"),
            Map.entry("taken", "tak"),
            Map.entry("built", "build"),
            Map.entry("builder", "build"),
            Map.entry("began", "begin"),
            Map.entry("begun", "begin"),
            Map.entry("becam", "becom"),
            Map.entry("fell", "fall"),
            Map.entry("left", "leav"),
            Map.entry("rose", "ris"),
            Map.entry("held", "hold"),
            Map.entry("mad", "mak"),
            Map.entry("laid", "lay"),
            Map.entry("complet", "finish"),
            Map.entry("captur", "tak"),
            Map.entry("seiz", "tak"),
            Map.entry("conquer", "tak"),
            Map.entry("storm", "tak"),
            Map.entry("won", "tak"),
            Map.entry("erect", "build"),
            Map.entry("construct", "build"),
            Map.entry("start", "begin"),
            Map.entry("inaugurat", "open"));

    private static final Set<String> NO_NAME = Words.terms(
            "The This That These Those And But For From With King Queen Prince National Park World Heritage Site Temple Fort River Lake Mount Saint North South East West Northern Southern Eastern Western Sri Lanka Poya Day Full Moon Buddha Buddhist Museum Bridge Tower Rock Island Road Hotel Beach Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December");

    /** Every number of a sentence, in order. */
    static List<Measured> in(String sentence) {
        var places = places(sentence);
        var all = new ArrayList<Measured>();
        int from = 0;
        var namesBefore = new HashSet<String>();
        for (int i = 0; i < places.size(); ) {
            int last = i;
            while (last + 1 < places.size()
                    && places.get(last).kind() == places.get(last + 1).kind()
                    && RANGE.matcher(sentence.substring(
                                    places.get(last).end(), places.get(last + 1).start()))
                            .matches()) {
                last++;
            }
            int limit = last + 1 < places.size() ? places.get(last + 1).start() : sentence.length();
            int to = endOfPart(
                    sentence, places.get(last).kind(), places.get(last).end(), limit, last + 1 == places.size());
            var part = blanked(sentence, places, from, to);
            var near = blanked(
                    sentence, places, lastBreak(sentence, from, places.get(i).start()), to);
            var terms = terms(near).isEmpty() ? terms(part) : terms(near);
            terms.addAll(named(
                    sentence.substring(
                            0, lastBreak(sentence, from, places.get(i).start())),
                    near));
            namesBefore.addAll(names(part));
            for (var place : places.subList(i, last + 1)) {
                long ofItsKind = places.stream()
                        .filter(other -> other.kind() == place.kind() && other.value() != place.value())
                        .count();
                boolean alone = ofItsKind == 0 || (last > i && ofItsKind <= last - i);
                boolean saysIt = IT.matcher(part).find();
                var wide = alone || saysIt
                        ? terms(blanked(sentence, places, 0, alone ? sentence.length() : to))
                        : terms(part);
                all.add(new Measured(
                        place.words(),
                        place.kind(),
                        place.value(),
                        terms,
                        wide,
                        Set.copyOf(namesBefore),
                        nounAfter(sentence, place),
                        extentAfter(sentence, places.get(last)),
                        saysIt,
                        terms(blanked(sentence, places, 0, sentence.length())),
                        doerIn(part)));
            }
            from = to;
            i = last + 1;
        }
        return List.copyOf(all);
    }

    /** "Gombaniya, the highest peak, at 1,900 metres": the name before the comma is the thing itself. */
    private static Set<String> named(String before, String near) {
        var name = NAMED_BEFORE.matcher(before);
        return APPOSITION.matcher(near).lookingAt() && name.find() ? names(name.group(1)) : Set.of();
    }

    private static List<Place> places(String sentence) {
        var places = new ArrayList<Place>();
        var rest = new StringBuilder(DatesIn.blanked(sentence));
        for (var time : TimesIn.text(rest.toString())) {
            places.add(new Place(time.words(), Kind.TIME, time.minutes(), time.start(), time.end()));
            rest.replace(time.start(), time.end(), " ".repeat(time.end() - time.start()));
        }
        for (var century : CenturiesIn.text(rest.toString())) {
            double value = century.era() == CenturiesIn.Era.BEFORE ? -century.century() : century.century();
            places.add(new Place(century.words(), Kind.CENTURY, value, century.start(), century.end()));
            rest.replace(century.start(), century.end(), " ".repeat(century.end() - century.start()));
        }
        for (var found : Quantity.foundIn(rest.toString())) {
            var quantity = found.quantity();
            var number = sentence.substring(found.start(), found.end());
            if (NO_COUNT.matcher(sentence)
                    .region(found.start(), sentence.length())
                    .lookingAt()) {
                continue;
            }
            places.add(new Place(
                    Decades.isOneIn(number, sentence) ? number + "s" : number,
                    isPhone(quantity, sentence, found.start()) ? Kind.PHONE : kindOf(quantity),
                    quantity.value().doubleValue(),
                    found.start(),
                    found.end()));
        }
        places.sort(Comparator.comparingInt(Place::start));
        return apart(places);
    }

    /** Without what begins inside the one before: a figure of two readings counts once. */
    private static List<Place> apart(List<Place> sorted) {
        var apart = new ArrayList<Place>();
        for (var place : sorted) {
            if (apart.isEmpty() || place.start() >= apart.getLast().end()) {
                apart.add(place);
            }
        }
        return apart;
    }

    private static Kind kindOf(Quantity quantity) {
        return switch (quantity.unit()) {
            case MINUTES -> Kind.MINUTES;
            case METRES -> Kind.METRES;
            case STEPS -> Kind.STEPS;
            case PERCENT -> Kind.PERCENT;
            case COUNTED, AREA, DEGREES -> Kind.COUNT;
            case NONE -> isYear(quantity) ? Kind.YEAR : Kind.COUNT;
        };
    }

    /** "Call the ambulance on 1990": neither a year nor a count. */
    private static boolean isPhone(Quantity quantity, String sentence, int start) {
        return quantity.unit() == Quantity.Unit.NONE
                && !quantity.isSpelled()
                && SHORT_NUMBER.matcher(quantity.words()).matches()
                && OF_A_PHONE.matcher(sentence).find()
                && !A_YEAR.matcher(sentence.substring(0, start)).find();
    }

    private static boolean isYear(Quantity quantity) {
        return !quantity.isSpelled()
                && quantity.value().scale() <= 0
                && quantity.value().intValue() >= 1000
                && quantity.value().intValue() <= 2100
                && !quantity.words().contains(",");
    }

    /** At the first break after it; where the next number comes first, after what it counts. */
    private static int endOfPart(String sentence, Kind kind, int end, int limit, boolean isLast) {
        var rest = BREAK.matcher(sentence).region(end, limit);
        if (rest.find()) {
            return rest.end();
        }
        if (isLast || kind == Kind.YEAR || kind == Kind.CENTURY) {
            return isLast ? limit : end;
        }
        var counted = NEXT_WORDS.matcher(sentence).region(end, limit);
        return counted.lookingAt() ? counted.end() : end;
    }

    /** Where the words begin that belong most closely to a number: after the last break before it. */
    private static int lastBreak(String sentence, int from, int number) {
        var breaks = BREAK.matcher(sentence).region(from, number);
        int last = from;
        while (breaks.find()) {
            last = breaks.end();
        }
        return last;
    }

    private static String blanked(String sentence, List<Place> places, int from, int to) {
        var part = new StringBuilder(sentence.substring(from, to));
        places.stream()
                .filter(place -> place.start() >= from && place.end() <= to)
                .forEach(place -> part.replace(
                        place.start() - from, place.end() - from, " ".repeat(place.end() - place.start())));
        return part.toString();
    }

    private static String nounAfter(String sentence, Place place) {
        if (place.kind() == Kind.YEAR || place.kind() == Kind.TIME || place.kind() == Kind.CENTURY) {
            return "";
        }
        var noun = NOUN_AFTER.matcher(sentence.substring(place.end()));
        return noun.find() ? Words.stem(noun.group("noun")) : "";
    }

    /** Who did the deed; nobody where the number is the end of it: "held by the Dutch until 1796". */
    private static String doerIn(String part) {
        var deed = DEED.matcher(part);
        if (!deed.find() || UNTIL.matcher(part).find()) {
            return "";
        }
        return Words.stem(
                (deed.group("doer") == null ? deed.group("by") : deed.group("doer")).toLowerCase(Locale.ROOT));
    }

    private static String extentAfter(String sentence, Place place) {
        if (place.kind() != Kind.METRES) {
            return "";
        }
        return Extents.after(sentence.substring(place.end()));
    }

    /** What a part of a sentence speaks of, with the forms of one verb as one. */
    static Set<String> terms(String part) {
        var terms = Words.subjects(part).stream()
                .map(term -> VERBS.getOrDefault(term, term))
                .collect(Collectors.toCollection(HashSet::new));
        terms.removeAll(OF_UNITS);
        return terms;
    }

    private static Set<String> names(String part) {
        return NAME.matcher(part)
                .results()
                .flatMap(name -> Words.terms(name.group()).stream())
                .filter(name -> !NO_NAME.contains(name) && name.length() > 2)
                .collect(Collectors.toSet());
    }
}
