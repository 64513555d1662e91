package ai.travion.shadow.plan;

/** What travellers say that they do not eat. */
final class Foods {

    private static final String ONE =
            "(?:sea ?food|shellfish|prawns|fish|meat|beef|pork|lamb|mutton|chicken|dairy|milk|cheese|eggs?|peanuts|nuts|gluten|wheat)";

    /** One or several of them, as they stand in a sentence: "meat or fish". */
    static final String LISTED =
            ONE + "(?:(?: ?, ?(?:or |and |nor )?| ?/ ?| or | and | nor )(?:no |any )?" + ONE + "){0,6}";

    private Foods() {}
}
