package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a traveller wants to get about, and how long a way takes by it: assumptions, since no timetable is known. */
enum Means {
    CAR(
            "(?:by|with|take|taking|use|using|hire|hiring|rent|renting|in) (?:a |the |our |my |own |private |rental |hired |hire )*(?:cars?|vans?|taxis?)|(?:private|hired|our|a) drivers?|drive ourselves|self[- ]drive",
            ""),
    BUS(
            "by (?:local )?bus(?:es)?|(?:(?:public|local) )?bus(?:es)? only|only (?:the )?(?:local |public )?bus(?:es)?|bus(?:es)? all the way|(?:by|with|on|use|using|take|taking) (?:the )?(?:public|local) bus(?:es)?|only (?:by )?bus(?:es)?|(?<=[,;] )(?:local )?bus(?:es)?(?=\\s*(?:[,;.]|$))",
            "Ways are planned by bus, as you said: half as long again as by car and a quarter of an hour of waiting. That is an assumption; no timetable is known here."),
    TUK_TUK(
            "(?:driv(?:e|ing)|rent(?:ing|ed)?|in|with|by)(?: (?:an?|the|our|my|own|rented|hired|rental|self[- ]drive|self[- ]driven))* (?:own|our|my|rented|hired|rental|self[- ]drive|self[- ]driven) tuk[- ]?tuks?|(?:driv(?:e|ing)|rent(?:ing)?)(?: (?:an?|the|our|my|own|old|round in an?))+ tuk[- ]?tuks?|tuk[- ]?tuks?,? (?:that |which )?(?:(?:we|i)(?:'ll| will)? )?(?:driv(?:e|ing)|self[- ]driv\\w*)(?: (?:it|them|one))? ?(?:ourselves|ourself|myself|self)?|self[- ]driv\\w+ tuk[- ]?tuks?|tuk[- ]?tuk (?:road ?trip|adventure|tour)",
            "Ways are planned with the tuk-tuk that you drive yourselves, as you said: half as long again as by car, and on no expressway. That is an assumption; ask who rents it out for the local driving permit, and drive by day."),
    BICYCLE(
            "by (?:bicycles?|bikes?|push ?bikes?|cycle)|on (?:a |our |my )?(?:bicycles?|push ?bikes?)|cycling (?:trip|tour|holiday)|(?:trip|tour) by bike|(?:want|like|love|plan) to cycle",
            "Ways of up to 25 km are planned by bicycle, as you said, at about 14 km an hour and slower in the hills; longer ones are planned by car."),
    TRAIN(
            "(?:by|with|on|take|taking|ride|riding) (?:the |a )?(?:scenic |local |hill |blue )*(?:train|rail|railway)s?|using (?:the )?trains?|trains? only|only (?:by )?trains?|train (?:ride|journey|trip)|trains? from \\p{L}+(?: \\p{L}+)? to|rail pass"
                    // Trains as a thing to enjoy are ridden, and not looked at.
                    + "|(?:hill(?: country)?|mountain|scenic|tea|blue|famous) trains?|(?<!\\b(?:hate|dislike|fear|the|are|your|of) )trains(?= please\\b|\\s*(?:[,.;!]|$)| and\\b| or\\b| in the\\b| through\\b)|(?:the|a) train to (?!the (?:airport|station))\\p{L}+"
                    + "|(?:do|doing|catch|catching|get on|board|boarding|hop on|jump on|try|trying|experience|enjoy|book|booking) (?:the |a |that |this )?(?:\\w+ )?(?:train|railway)"
                    + "|(?:scenic|famous|iconic|blue|panoramic|legendary) (?:hill )?(?:train|railway)"
                    + "|trains? " + Means.TWO_TOWNS + "|" + Means.TWO_TOWNS + " (?:by |scenic |local |express )?trains?"
                    + "|(?:don'?t|do not|can'?t|cannot|won'?t) drive\\b[^.;!?]{0,20}\\bbus(?:es)?",
            "Ways along the railway are planned by train, with the hours that trains usually take and half an hour at the station; no timetable is known here, so ask the railway which trains run and reserve seats: parts of the line through the hills were closed after the cyclone of November 2025. Where no train goes you need a car with a driver."),
    PUBLIC(
            "(?:(?:no|without(?: an?| any| our| my)?|not by|avoid(?:ing)?) (?:own |rental |hire |private )?(?:cars?|drivers?)|won'?t use (?:a )?cars?|(?:do not|don'?t|won'?t|will not|can'?t|cannot) (?:have|want|rent|hire|afford|need) (?:a |any |the |rental |private )*(?:cars?|drivers?))"
                    // A seat for a child is no car, and who hires a driver has one.
                    + "(?! (?:seats?|rentals?|hires?|accidents?|insurance|keys?))(?![^.;!?]{0,40}\\b(?:hired?|hiring|rent(?:ed|ing)?|have|with|take|taking) (?:a |our |the |private )*(?:drivers?|taxis?|chauffeurs?))"
                    + "|public transport(?:ation)?|local transport(?:ation)?|trains? (?:and|or) (?:local |public )?bus(?:es)?|bus(?:es)? (?:and|or) trains?",
            "Ways along the railway are planned by train and the others by bus, as you want no car: trains with the hours they usually take and half an hour at the station, buses half as long again as a car and a quarter of an hour of waiting. No timetable is known here; ask which trains run and reserve seats: parts of the line through the hills were closed after the cyclone of November 2025. Short ways are on foot or by tuk-tuk.");

    /** "Kandy to Ella", "Kandy-Ella". */
    private static final String TWO_TOWNS =
            "(?-i:\\p{Lu})\\p{L}+(?: ?(?:-|\u2013) ?| to (?:the )?)(?-i:\\p{Lu})\\p{L}+";

    /** Who names a train, and a car beside it, goes by car where no train goes. */
    private static final List<Means> BY_PREFERENCE = List.of(BUS, TUK_TUK, BICYCLE, TRAIN, PUBLIC, CAR);

    /** "We come by train from Colombo" is as good as "from Colombo by train". */
    private static final Pattern COMING = Pattern.compile("\\b(?:com(?:e|es|ing))\\s+$", Pattern.CASE_INSENSITIVE);

    private static final Pattern FROM_A_TOWN = Pattern.compile("^\\s+from\\s", Pattern.CASE_INSENSITIVE);

    private static final Pattern BUS_AND_TRAIN =
            Pattern.compile("\\bbus(?:es)? (?:and|or) trains?\\b", Pattern.CASE_INSENSITIVE);
    private static final int LONGEST_CYCLED_KM = 25;
    private static final double CYCLED_KM_PER_HOUR = 14;
    private static final double CYCLED_UPHILL_KM_PER_HOUR = 9;
    private static final double HILLY_BELOW_KM_PER_HOUR = 30;
    private static final double TOWN_UP_TO_KM = 5;
    private static final double BUS_FACTOR = 1.5;
    private static final double TUK_TUK_FACTOR = 1.5;
    private static final Pattern ONLY_TRAINS = Pattern.compile(
            "\\b(?:(?:only|just|all) (?:by )?(?:the )?trains?|trains? (?:only|alone))\\b", Pattern.CASE_INSENSITIVE);
    private static final int WAIT_MINUTES = 15;
    private static final int NO_BUS_UP_TO_KM = 3;
    private static final int NO_BUS_IN_TOWN_UP_TO_KM = 5;

    /** A train that is full or does not run is none to plan with, and one of last year is over. */
    private static final Pattern OUT_OF_REACH = Pattern.compile(
            "^[^.;!?,]{0,30}\\b(?:sold out|(?:fully|all) booked|booked (?:out|up)|cancell?ed|suspended|closed|out of service|last (?:year|time|trip)(?![^.;!?]*\\bagain\\b)|(?:not|n['\u2019]t) (?:running|run|available|going|operating))\\b",
            Pattern.CASE_INSENSITIVE);

    /** Who arrives or leaves by it says nothing of the ways between, and who wants none of it says the opposite. */
    private static final Pattern SOMETHING_ELSE = Pattern.compile(
            "\\b(?:(?:arriv|com(?!\\w* from )|land|leav|return|depart)\\w{0,4}\\b[^.;!?,]{0,30}|already (?:did|done|took|taken|rode|ridden|had|been on|tried)\\b[^.;!?,]{0,20}|(?:no|never|without|avoid(?:ing)?|than|forget|skip|drop|hates?|dislikes?|fear|(?:afraid|scared|tired|sick)(?: of)?|(?:un)?safe|not interested in|(?:not|cannot|(?:do|does|wo|ca|would)n['\u2019]?t)(?: (?:really |even )?(?:want|like|need|enjoy|fancy|care for|use|take|go|travel)(?: to)?){0,2})\\s(?:about |by |on |with |use |using |to |take |taking |ride |riding |the |a |any |that |this |those )*)$",
            Pattern.CASE_INSENSITIVE);

    /** As a thing to enjoy, and none with an hour to catch. */
    private static final Pattern A_TRAIN = Pattern.compile(
            "(?<!\\b(?:my|our|last|next|by)\\s)\\btrains?\\b(?!\\s+(?:leaves?|departs?|arrives?|goes|is|at|stations?|tickets?|museum)\\b)",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ANY_TRAIN = Pattern.compile("\\btrains?\\b", Pattern.CASE_INSENSITIVE);

    private final Pattern said;
    private final String sentence;

    Means(String said, String sentence) {
        this.said = Pattern.compile("\\b(?:" + said + ")\\b", Pattern.CASE_INSENSITIVE);
        this.sentence = sentence;
    }

    /** The last one that is spoken of; a car where none is. */
    static Means in(List<String> texts) {
        return texts.reversed().stream()
                .flatMap(text -> BY_PREFERENCE.stream()
                        .filter(means -> means.isSaidIn(text))
                        .map(means -> (means == TRAIN && isSaidIn(ONLY_TRAINS, text))
                                        || ((means == TRAIN || (means == BUS && Patterns.isIn(BUS_AND_TRAIN, text)))
                                                && PUBLIC.isSaidIn(text))
                                ? PUBLIC
                                : means)
                        .limit(1))
                .findFirst()
                .orElse(CAR);
    }

    /**
     * The same of one who wishes for a ride by train: any word of one is enough, and none where what they said of it is long ago and they
     * spoke of no car since.
     */
    static Means in(List<String> texts, boolean wishesForATrain) {
        Means means = in(texts);
        return means == CAR
                        && wishesForATrain
                        && (texts.stream().anyMatch(text -> isSaidIn(A_TRAIN, text))
                                || texts.stream()
                                        .noneMatch(text -> CAR.isSaidIn(text) || Patterns.isIn(ANY_TRAIN, text)))
                ? TRAIN
                : means;
    }

    private boolean isSaidIn(String text) {
        return isSaidIn(said, text);
    }

    private static boolean isSaidIn(Pattern words, String text) {
        Matcher found = words.matcher(text);
        for (int from = 0; from <= text.length() && found.find(from); from = found.start() + 1) {
            String before = text.substring(0, found.start());
            boolean comesFromATown =
                    Patterns.isIn(COMING, before) && Patterns.isIn(FROM_A_TOWN, text.substring(found.end()));
            boolean isMeant =
                    !Patterns.isIn(SOMETHING_ELSE, before) && !Patterns.isIn(OUT_OF_REACH, text.substring(found.end()));
            if (comesFromATown || isMeant) {
                return true;
            }
        }
        return false;
    }

    /** What the plan makes of it; empty where nothing was said. */
    Optional<String> inWords() {
        return sentence.isEmpty() ? Optional.empty() : Optional.of(sentence);
    }

    boolean isByBus() {
        return this == BUS || this == PUBLIC;
    }

    boolean isByRail() {
        return this == TRAIN || this == PUBLIC;
    }

    /** A way that takes so long by car. */
    Road over(Road byCar) {
        boolean driven = byCar.mode() == Road.Mode.BY_CAR || byCar.mode() == Road.Mode.BY_TUK_TUK;
        if (!driven || byCar.minutes() == 0) {
            return byCar;
        }
        return switch (this) {
            case CAR, TRAIN -> byCar;
            case BUS, PUBLIC ->
                byCar.kilometres() <= (this == PUBLIC ? NO_BUS_IN_TOWN_UP_TO_KM : NO_BUS_UP_TO_KM)
                        ? byCar
                        : byCar.taking(BUS_FACTOR * byCar.minutes() + WAIT_MINUTES, Road.Mode.BY_BUS);
            case TUK_TUK -> byCar.taking(TUK_TUK_FACTOR * byCar.minutes(), Road.Mode.BY_OWN_TUK_TUK);
            case BICYCLE ->
                byCar.kilometres() > LONGEST_CYCLED_KM
                        ? byCar
                        : byCar.taking(byCar.kilometres() / cycledKmPerHour(byCar) * 60, Road.Mode.BY_BICYCLE);
        };
    }

    /** A car is slow in the hills, and in a town. */
    private static double cycledKmPerHour(Road byCar) {
        boolean hilly = byCar.kilometres() > TOWN_UP_TO_KM
                && byCar.kilometres() * 60.0 / byCar.minutes() < HILLY_BELOW_KM_PER_HOUR;
        return hilly ? CYCLED_UPHILL_KM_PER_HOUR : CYCLED_KM_PER_HOUR;
    }
}
