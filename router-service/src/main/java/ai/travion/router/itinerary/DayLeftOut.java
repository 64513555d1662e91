package ai.travion.router.itinerary;

/** How a message says that a whole day of a plan is to go: "scrap day 3", "cut the last day". */
public final class DayLeftOut {

    /** "Don't skip day 3" and "I'd hate to lose the last day" keep it. */
    private static final String NOT_DENIED =
            "(?<!n't\\s)(?<!\\b(?:not|never|dont)\\s)(?<!n't\\s(?:want|like|wish)\\sto\\s)(?<!\\b(?:not|hate)\\s(?:want\\s|like\\s|wish\\s)?to\\s)";

    private static final String GO =
            "(?:skip|drop|remove|leave\\s+out|take\\s+out|cut(?:\\s+out)?|without|delete|cancel|scrap|lose|ditch|bin|axe|forget(?:\\s+about)?|get\\s+rid\\s+of)";

    /** A pattern of it; its group "day" is the day. */
    public static final String SAID = "\\b" + NOT_DENIED + GO
            + "\\s+(?:the\\s+)?(?<day>day\\s*(?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|sixth|seventh|last|final|\\d(?:st|nd|rd|th))\\s+day)\\b";

    private DayLeftOut() {}
}
