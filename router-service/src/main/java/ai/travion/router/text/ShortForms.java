package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes out the short forms of text messages: "wat r d best tyms 2 visit" is "what are the best times to visit". */
public final class ShortForms {

    /** These stand for one word alone, whoever writes them. */
    private static final Map<String, String> CERTAIN = Map.ofEntries(
            Map.entry("wat", "what"),
            Map.entry("wut", "what"),
            Map.entry("wats", "what's"),
            Map.entry("wots", "what's"),
            Map.entry("whats", "what's"),
            Map.entry("wheres", "where's"),
            Map.entry("whens", "when's"),
            Map.entry("hows", "how's"),
            Map.entry("whos", "who's"),
            Map.entry("thats", "that's"),
            Map.entry("im", "I'm"),
            Map.entry("dont", "don't"),
            Map.entry("doesnt", "doesn't"),
            Map.entry("cant", "can't"),
            Map.entry("isnt", "isn't"),
            Map.entry("arent", "aren't"),
            Map.entry("didnt", "didn't"),
            Map.entry("shes", "she's"),
            Map.entry("hes", "he's"),
            Map.entry("theyre", "they're"),
            Map.entry("ive", "I've"),
            Map.entry("tym", "time"),
            Map.entry("tyme", "time"),
            Map.entry("tyms", "times"),
            Map.entry("hw", "how"),
            Map.entry("wen", "when"),
            Map.entry("whr", "where"),
            Map.entry("wher", "where"),
            Map.entry("frm", "from"),
            Map.entry("abt", "about"),
            Map.entry("nxt", "next"),
            Map.entry("gud", "good"),
            Map.entry("gd", "good"),
            Map.entry("bst", "best"),
            Map.entry("b4", "before"),
            Map.entry("ppl", "people"),
            Map.entry("plc", "place"),
            Map.entry("plcs", "places"),
            Map.entry("cud", "could"),
            Map.entry("shud", "should"),
            Map.entry("wud", "would"),
            Map.entry("wid", "with"),
            Map.entry("bcoz", "because"),
            Map.entry("cuz", "because"),
            Map.entry("shld", "should"),
            Map.entry("wknd", "weekend"),
            Map.entry("wkend", "weekend"),
            Map.entry("2day", "today"),
            Map.entry("tmpl", "temple"),
            Map.entry("2moro", "tomorrow"),
            Map.entry("2morrow", "tomorrow"),
            Map.entry("2mrw", "tomorrow"),
            Map.entry("tmrw", "tomorrow"),
            Map.entry("2nite", "tonight"),
            Map.entry("tonite", "tonight"),
            Map.entry("2night", "tonight"),
            Map.entry("mrng", "morning"),
            Map.entry("mrning", "morning"),
            Map.entry("evng", "evening"),
            Map.entry("plz", "please"),
            Map.entry("plzz", "please"),
            Map.entry("giv", "give"),
            Map.entry("knw", "know"),
            Map.entry("trvl", "travel"),
            Map.entry("trn", "train"),
            Map.entry("btwn", "between"),
            Map.entry("srilanka", "Sri Lanka"),
            Map.entry("srilankan", "Sri Lankan"));

    /** These are words or letters as well, and mean that only in a message of short forms. */
    private static final Map<String, String> IN_COMPANY = Map.of(
            "r", "are", "u", "you", "d", "the", "da", "the", "n", "and", "der", "there", "dat", "that", "dis", "this",
            "wer", "where", "ur", "your");

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d']+");
    private static final int ENOUGH = 2;
    private static final String UNITS =
            "(?!\\s+(?:(?:more|full|whole|free|spare|of|or|and|to)\\b|days?|nites?|nights?|weeks?|wks?|months?|years?|hours?|hrs?|people|ppl|persons?|pax|adults?|kids?|child|children|friends|of|nd|st|rooms?|beds?|tickets?|seats?|places?|stops?|km|pm|am|o'clock|star|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))";
    private static final Pattern TO = Patterns.anyCase(
            "(?<=\\b(?:how|way|ways|time|times|want|need|like|get|go|going|come|coming|place|places|where|nice|good|best|trip|train|bus|drive|travel|close|near|next|able|have|easy|possible|safe|from\\s\\p{L}{3,20})\\s)2(?=\\s+\\p{L}{2,})"
                    + UNITS);
    private static final Pattern FOR = Patterns.anyCase(
            "(?<=\\b(?:good|best|nice|place|places|ok|okay|safe|perfect|famous|hotels?|food|enough)\\s)4(?=\\s+\\p{L}{2,})(?!\\s+(?:days?|nights?|weeks?|hours?|people|ppl|adults?|star)\\b)");

    /** At the end of a sentence it is "at the moment". */
    private static final Pattern CASH_MACHINE = Patterns.anyCase(
            "(?<=^\\W{0,3}|\\b(?:an?|the|any|some|nearest|closest|no|find|of|and|or|many|working|where's)\\s)atms?\\b");

    private ShortForms() {}

    /** The text with them written out; the text itself where it has none, or is in another language. */
    public static String inFull(String text, List<String> words) {
        boolean certain = words.stream().anyMatch(CERTAIN::containsKey);
        boolean several =
                words.stream().filter(IN_COMPANY::containsKey).limit(ENOUGH).count() == ENOUGH;
        if (words.contains("atm") || words.contains("atms")) {
            return inFull(
                    CASH_MACHINE.matcher(text).replaceAll("cash machine"),
                    words.stream().filter(word -> !word.startsWith("atm")).toList());
        }
        boolean counted = words.contains("2") || words.contains("4");
        if (!certain && !several && !counted) {
            return text;
        }
        var full = certain || several ? words(text) : text;
        return counted ? FOR.matcher(TO.matcher(full).replaceAll("to")).replaceAll("for") : full;
    }

    private static String words(String text) {
        return WORD.matcher(text).replaceAll(word -> {
            var lower = word.group().toLowerCase(Locale.ROOT);
            return Matcher.quoteReplacement(CERTAIN.getOrDefault(lower, IN_COMPANY.getOrDefault(lower, word.group())));
        });
    }
}
