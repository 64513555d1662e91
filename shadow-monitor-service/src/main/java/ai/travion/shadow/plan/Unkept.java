package ai.travion.shadow.plan;

import java.util.regex.Pattern;

/** What no plan can promise, and what to say to who asks for it. */
enum Unkept {
    BUDGET(
            "budget|(?:usd|lkr|rs\\.?|eur|[$\u20ac\u00a3])\\s?\\d[\\d,.]*|\\d[\\d,.]*\\s?(?:usd|lkr|dollars?|euros?|pounds?|rupees?|bucks)",
            "No prices are known here, so your budget is not checked: ask for the gate fees, jeeps and guides of the plan before you book, they are the dear part of it."),
    ELEPHANT_RIDE(
            "elephant[- ]?(?:back )?rid(?:e|es|ing)|rid(?:e|ing) (?:an? |the |on )*elephants?|elephant (?:safari )?back",
            "No elephant ride is planned: riding harms the animals. A jeep drive in a national park shows them wild."),
    DRONE(
            "drones?",
            "No drone flight is planned: drones need a permit of the aviation authority, and may not fly over sacred and archaeological sites or in national parks without leave."),
    LITERARY_FESTIVAL(
            "(?:literary|literature|film|music|jazz|food|kite|surf(?:ing)?|art|beach|electronic|yoga) festivals?",
            "I do not know the days of that festival, which its makers announce each year, so no hour is planned for it: ask for its programme and give me the days.");

    private final Pattern said;
    private final String sentence;

    Unkept(String said, String sentence) {
        this.said = Pattern.compile("(?<![\\w-])(?:" + said + ")(?![\\w-])", Pattern.CASE_INSENSITIVE);
        this.sentence = sentence;
    }

    boolean isWishedBy(Particulars told) {
        return told.asksFor(said);
    }

    String inWords() {
        return sentence;
    }
}
