package ai.travion.atlas.almanac;

import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/** A day of the calendar that has a name, or a kind of day, and how people write it. */
public enum CalendarTopic {
    DURUTHU("Duruthu", "durut+h?u"),
    NAWAM("Nawam", "na[vw]am"),
    MEDIN("Medin", "m[ae]din"),
    BAK("Bak", "bak(?=\\s+(?:full|poya))"),
    VESAK("Vesak", "[vw]esakh?|[vw]ais?ak(?:h?a)?|[vw]esack|[vw]eesak|buddha\\s+day|buddha'?s\\s+birthday"),
    POSON("Poson", "poss?[ou]n"),
    ESALA("Esala", "[ae]sala"),
    NIKINI("Nikini", "nikini"),
    BINARA("Binara", "binara"),
    VAP("Vap", "[vw]ap(?=\\s+(?:full|poya))"),
    IL("Il", "ill?(?=\\s+(?:full|poya))"),
    UNDUVAP("Unduvap", "und?h?u[vw]ap"),

    DAY_AFTER_VESAK(
            Shape.OF_THE_GAZETTE,
            "the day following Vesak",
            "Day following Vesak",
            "(?:day\\s+(?:after|following)|second\\s+day\\s+of)\\s+(?:the\\s+)?[vw]esakh?(?:\\s+(?:full\\s+moon\\s+)?poya(?:\\s+day)?)?"),
    SINHALA_NEW_YEAR_EVE(
            Shape.OF_THE_GAZETTE,
            "the eve of the Sinhala and Tamil New Year",
            "Day prior to Sinhala",
            "(?:sinhal\\w*|tamil)(?:\\s*(?:and|&|/|-)?\\s*(?:tamil|hindu|sinhal\\w*))?\\s+new\\s+year'?s?\\s+eve|(?:day\\s+(?:before|prior\\s+to)|eve\\s+of)\\s+(?:the\\s+)?(?:sinhal\\w*|tamil)(?:\\s*(?:and|&|/|-)?\\s*(?:tamil|hindu|sinhal\\w*))?\\s+new\\s+year"),
    SINHALA_NEW_YEAR(
            Shape.OF_THE_GAZETTE,
            "the Sinhala and Tamil New Year",
            "Sinhala & Tamil New Year Day",
            "(?:sinhal\\w*|tamil|april|local|traditional|sri\\s+lankan?|lankan)(?:\\s*(?:and|&|/|-)?\\s*(?:tamil|hindu|sinhal\\w*))?\\s+new\\s+years?'?s?(?:\\s+(?:day|festival|holidays?))?|(?:alu[tc]h?\\s+)?avurud+h?[aiu]*|puthandu|puththandu|new\\s+year'?s?\\s+in\\s+april|(?<!happy\\s|chinese\\s|lunar\\s|islamic\\s)new\\s+year(?!'?s?\\s+(?:eve|day)|s|'s)"),
    NEW_YEARS_EVE(Shape.FIXED, "New Year's Eve", "12-31", "new\\s+year'?s?\\s+eve|31st\\s+night"),
    JANUARY_FIRST(
            Shape.FIXED,
            "New Year's Day",
            "01-01",
            "new\\s+years?'?s?\\s+day|(?:western|english|international)\\s+new\\s+year|new\\s+year'?s"),
    THAI_PONGAL(
            Shape.OF_THE_GAZETTE,
            "Tamil Thai Pongal Day",
            "Tamil Thai Pongal",
            "(?:tamil\\s+)?(?:thai|tai)[\\s-]*pongal(?:\\s+(?:day|festival))?|pongal(?:\\s+(?:day|festival))?"),
    INDEPENDENCE_DAY(Shape.FIXED, "Independence Day", "02-04", "(?:independ[ae]nce|national)\\s+(?:celebrations?|day)"),
    MAHA_SIVARATHRI(
            Shape.OF_THE_GAZETTE,
            "Maha Sivarathri Day",
            "Maha Sivarathri",
            "(?:maha\\s*)?s[hi]+va?\\s*rath?ri(?:\\s+day)?"),
    ID_UL_FITR(
            Shape.OF_THE_GAZETTE,
            "Id-Ul-Fitr (Ramazan Festival Day)",
            "Id-Ul-Fitr",
            "(?:eid|id)[\\s-]*(?:ul|al|u)[\\s-]*fitr|rama[dzs]h?an\\s+(?:festival|feast|eid|holiday)(?:\\s+day)?|eid(?!\\s*(?:ul|al)?[\\s-]*(?:adha|alha))(?:\\s+(?:day|festival))?|end\\s+of\\s+rama[dzs]h?an"),
    RAMADAN(Shape.OF_THE_GAZETTE, "Ramadan", "Id-Ul-Fitr", "rama[dzs]h?an(?:\\s+(?:month|fast(?:ing)?))?"),
    GOOD_FRIDAY(Shape.OF_EASTER, "Good Friday", "Good Friday", "good\\s+friday"),
    EASTER(Shape.OF_EASTER, "Easter Sunday", "Good Friday", "easter(?:\\s+(?:sunday|day))?(?!\\s+(?:attacks?|bomb))"),
    MAY_DAY(Shape.FIXED, "May Day", "05-01", "may\\s+day|(?:labou?r|workers'?)\\s+day"),
    HADJI(
            Shape.OF_THE_GAZETTE,
            "Id-Ul-Alha (Hadji Festival Day)",
            "Id-Ul-Alha",
            "(?:eid|id)[\\s-]*(?:ul|al)?[\\s-]*(?:adha|alha|azha)|hadji(?:\\s+festival)?(?:\\s+day)?|hajj?(?:\\s+festival)?(?:\\s+day)?|bakrid"),
    MILAD(
            Shape.OF_THE_GAZETTE,
            "Milad-Un-Nabi (Holy Prophet's Birthday)",
            "Milad-Un-Nabi",
            "mi+lad[\\s-]*(?:un|ul|an)?[\\s-]*nabi|mawlid|prophet'?s?\\s+(?:muhammad'?s?\\s+)?birthday"),
    DEEPAVALI(
            Shape.OF_THE_GAZETTE,
            "Deepavali",
            "Deepavali",
            "d(?:ee|i)?e?pa[vw]a?l[iy]|d(?:i|ee)[vw]al+[iy]|festival\\s+of\\s+lights"),
    TEMPERANCE_DAY(Shape.FIXED, "World Temperance Day", "10-03", "(?:world\\s+)?temperance\\s+day"),
    CHRISTMAS_EVE(Shape.FIXED, "Christmas Eve", "12-24", "(?:christmas|x-?mas)\\s+eve"),
    CHRISTMAS(Shape.FIXED, "Christmas Day", "12-25", "(?:christmas|x-?mas)(?:\\s+day)?"),
    ESALA_PERAHERA(
            Shape.OF_THE_GAZETTE,
            "the Kandy Esala Perahera",
            "Nikini",
            "(?:kandy\\s+)?(?:esala|dalada)\\s+(?:maha\\s+)?(?:perahera|festival|procession)(?:\\s+(?:in|of|at)\\s+kandy)?|(?:kandy|#{5})\\s+(?:(?:esala|dalada)\\s+)?(?:maha\\s+)?(?:perahera|procession)|perahera\\s+(?:in|of|at)\\s+(?:kandy|#{5})(?!#)|festival\\s+of\\s+the\\s+tooth"),

    POYA(
            Shape.KIND,
            "Poya day",
            "Poya",
            "(?:full\\s*moon\\s+)?poyas?(?:[\\s-]*days?)?(?:'s)?(?:\\s+holidays?)?|full\\s*moons?(?:\\s+days?)?"),
    PUBLIC_HOLIDAY(
            Shape.KIND,
            "public holiday",
            "PUBLIC",
            "(?:public|gov(?:ernmen)?t|government|national|gazetted|official|state|legal|statutory)\\s+(?:and\\s+bank\\s+)?holidays?"),
    BANK_HOLIDAY(Shape.KIND, "bank holiday", "BANK", "bank\\s+holidays?"),
    MERCANTILE_HOLIDAY(Shape.KIND, "mercantile holiday", "MERCANTILE", "mercantile(?:\\s+holidays?)?"),
    SCHOOL_HOLIDAY(
            Shape.KIND,
            "school holiday",
            "",
            "school\\s+(?:holidays?|vacations?|breaks?|term\\s+(?:holidays?|breaks?))|schools?\\s+(?:(?:are|be|is|go|will\\s+be)\\s+)?(?:closed?|off|(?:on\\s+)?(?:their\\s+)?(?:holidays?|vacations?|breaks?)|out)|schools?\\s+(?:have|has|get|having|take)\\s+(?:their\\s+|its\\s+|the\\s+|an?\\s+)?(?:holidays?|vacations?|breaks?)|(?:holidays?|vacations?)\\s+(?:of|for|in)\\s+(?:the\\s+)?schools?|schools?\\s+(?:re-?open(?:s|ing)?|resumes?|(?:start|begin|open)s?\\s+again)|off\\s+school|out\\s+of\\s+school|schools?\\s+terms?"),
    BRIDGE_DAY(
            Shape.KIND,
            "bridge day",
            "",
            "(?:bridge|bridging|sandwich(?:ed)?)\\s+(?:days?|holidays?)|days?\\s+(?:that\\s+)?bridges?\\s+(?:two|the)\\s+holidays?"),
    LONG_WEEKEND(Shape.KIND, "long weekend", "", "long\\s+week-?\\s?ends?"),
    DRY_DAY(
            Shape.KIND,
            "dry day",
            "",
            "dry\\s+days?|(?:alcohol|liquor)[- ]free\\s+days?|no[- ](?:alcohol|liquor)\\s+days?|non[- ]alcohol(?:ic)?\\s+days?|days?\\s+(?:without|with\\s+no|free\\s+of)\\s+(?:alcohol|liquor)|(?:alcohol|liquor)\\s+bans?(?:\\s+days?)?"),
    HOLIDAY(
            Shape.KIND,
            "holiday",
            "PUBLIC",
            "(?:religious\\s+|poya\\s+)?(?:holidays?|"
                    // Which festivals are the great ones is told in words, and by no list of days.
                    + "(?!(?<=\\b(?:main|major|big|biggest|great|greatest|famous|important|popular|colorful|colourful)\\s)festivals(?:\\s+(?:of|in)\\s+(?:sri\\s+lanka|the\\s+(?:country|island|year))|\\s+(?:here|there|celebrated))*\\W*$)"
                    + "festivals?|festive\\s+days?)(?!\\s+(?:packages?|destinations?|spots?|homes?|inns?|resorts?|trips?|plans?|planning|ideas?|makers?|villas?|rentals?|bungalows?|accommodation|tours?|in\\s+(?:kandy|galle|ella)))");

    /** How its days are found. */
    enum Shape {
        /** A Poya day, by the name of its month. */
        POYA_OF_A_MONTH,
        /** As gazetted or else to be expected, by how its name begins. */
        OF_THE_GAZETTE,
        /** Every year on one date. */
        FIXED,
        /** By the date of Easter. */
        OF_EASTER,
        /** No single day but a kind of day. */
        KIND
    }

    private static final String POYA_BEHIND =
            "(?:\\s+(?:full\\s*moon\\s+)?poyas?(?:[\\s-]*days?)?|\\s+full\\s*moon(?:\\s+day)?)?(?:\\s+(?:festival|holidays?|days?))?";

    private final Shape shape;
    private final String title;
    private final String key;
    private final Pattern written;

    /** A Poya day. */
    CalendarTopic(String month, String written) {
        this(
                Shape.POYA_OF_A_MONTH,
                month + " Full Moon Poya Day",
                month,
                "(?:adhi\\s+)?(?:" + written + ")" + POYA_BEHIND);
    }

    CalendarTopic(Shape shape, String title, String key, String written) {
        this.shape = shape;
        this.title = title;
        this.key = key;
        this.written = Patterns.anyCase("(?<![\\p{L}\\d])(?:" + written + ")(?![\\p{L}\\d])");
    }

    Pattern written() {
        return written;
    }

    Shape shape() {
        return shape;
    }

    /** What finds its days: the name of a month, how a gazetted name begins, or a date as MM-dd. */
    String key() {
        return key;
    }

    /** As it stands in a sentence: "Vesak Full Moon Poya Day", "Christmas Day"; of a kind the singular: "bank holiday". */
    public String title() {
        return title;
    }

    /** Whether it is a kind of day rather than one day of the year. */
    public boolean isKind() {
        return shape == Shape.KIND;
    }

    /** Whether it is the Poya day of one month. */
    public boolean isPoyaOfAMonth() {
        return shape == Shape.POYA_OF_A_MONTH;
    }

    /** The topic that a Poya month's name is, "Vesak". */
    public static Optional<CalendarTopic> ofPoya(String month) {
        for (var topic : values()) {
            if (topic.isPoyaOfAMonth() && topic.key.equals(month)) {
                return Optional.of(topic);
            }
        }
        return Optional.empty();
    }
}
