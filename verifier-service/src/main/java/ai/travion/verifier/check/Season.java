package ai.travion.verifier.check;

import java.time.Month;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What a sentence says of months that it names together. */
record Season(Set<Month> months, Tone tone) {

    private static final String MONTH =
            "(?-i:January|February|March|April|May|June|July|August|September|October|November|December)";
    private static final Pattern MONTH_NUMBERS = Pattern.compile("^\\[?\\d{1,2}(?:, ?\\d{1,2})*]?$");
    private static final Pattern PART = Pattern.compile(
            ", (?:and|but|while|whereas|though|although|as|since|because|so)\\s|;\\s|\\s(?:while|whereas|but)\\s");
    /** "Gentle from December to April, heavy surf from May to September"; between months it lists them. */
    private static final Pattern BEFORE_OTHER_MONTHS = Pattern.compile("(?i),\\s+(?!(?:and |or |to )?(?:" + MONTH
            + ")\\b)(?=[^,]*\\b(?:" + MONTH + ")\\b)(?<=\\b(?:" + MONTH + ")\\b[^,]{0,60},\\s{1,2})");

    private static final Pattern COMMA = Pattern.compile(",");

    /** Whether a sentence speaks for a time of the year, against it, both or neither. */
    enum Tone {
        FOR,
        AGAINST,
        EITHER;

        private static final Pattern GOOD = Pattern.compile(
                "(?i)\\b(?:best|calm\\w*|safe\\w*|gentle|flat\\w*|clear\\w*|dr(?:y|ier|iest)|ideal|good|perfect|loveliest|finest|nicest|sunn\\w+|pleasant\\w*|easiest|lovely|great|sweet spot|comfortable|(?<!not |n['’]t |never |rather than )(?:come|visit|choose|aim|wait|opt|pick|go for|travel|plan)(?: (?!not\\b)\\p{L}+){0,2}? (?:between|from|in|for|during|until|till)|(?:least|less|little|without|fewest|hardly any) (?:rain\\w*|wind|mud\\w*|storms?|clouds?))\\b");
        private static final Pattern BAD = Pattern.compile(
                "(?i)\\b(?<!(?:least|less|little|without|fewest|hardly any) )(?:rough(?:er|est)?|dangerous|unsafe|strong|monsoon|rain\\w*|wet\\w*|(?<!half[ -])clos(?:ed|es|ure)|shut\\w*|stops?|storm\\w*|mud(?!-?flats?\\b)\\w*|avoid\\w*|worst|thunder\\w*|windy|mist\\w*|leeches|hottest|heaviest|stifling)\\b");

        /** "Not safe in June". */
        private static final Pattern NOT_GOOD = Pattern.compile(
                "(?i)(?:\\b(?:not|never|no longer|hardly)|n['’]t)\\s+(?:(?:the|an?|very|so|always|be|really|quite|at its|in) ){0,2}(?:best|calm\\w*|safe\\w*|gentle|clear\\w*|ideal|good|perfect|pleasant|comfortable|great)\\b");

        private static final Pattern NOT_IN = Pattern.compile(
                "(?i)\\b(?:outside (?:of )?(?:(?:the|its|these|those|this|that) )?(?:(?:\\p{L}+ )?(?:seasons?|months?|period|time|spell|window)\\b|(?-i:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))|except(?: for)?|other than|apart from|not (?:at all )?(?:in|from|during|between|around)\\b)");

        static Tone of(String sentence) {
            if (NOT_IN.matcher(sentence).find()) {
                return AGAINST;
            }
            var plain = NOT_GOOD.matcher(sentence).replaceAll(" rough");
            boolean good = GOOD.matcher(plain).find();
            boolean bad = BAD.matcher(plain).find();
            return good == bad ? EITHER : good ? FOR : AGAINST;
        }

        boolean mayRestOn(Tone evidence) {
            return this == EITHER || evidence == EITHER || this == evidence;
        }
    }

    /** "Best from December to March, and wet from May to September" speaks of two; where all of it takes one side, of one. */
    static List<Season> in(String sentence) {
        var all = Facts.in(sentence).allMonths();
        if (all.isEmpty()) {
            return List.of();
        }
        var parts = PART.splitAsStream(sentence)
                .flatMap(BEFORE_OTHER_MONTHS::splitAsStream)
                .map(part -> new Season(Facts.in(part).allMonths(), Tone.of(part)))
                .filter(season -> !season.months().isEmpty())
                .toList();
        boolean differ = parts.stream().map(Season::tone).distinct().count() > 1;
        // "Fullest in the wet months, although the loveliest weather is December to March": of these the rest says
        // nothing.
        boolean isOfOnePart = parts.size() == 1 && parts.getFirst().tone() != Tone.EITHER;
        return differ || isOfOnePart ? parts : List.of(new Season(all, Tone.of(sentence)));
    }

    /** @param numbers of months, as the metadata of a passage have them: "1,2,12"; anything else is no season */
    static Season ofBestMonths(String numbers) {
        var months = EnumSet.noneOf(Month.class);
        if (MONTH_NUMBERS.matcher(numbers).matches()) {
            COMMA.splitAsStream(numbers.replaceAll("[\\[\\] ]", ""))
                    .mapToInt(Integer::parseInt)
                    .filter(month -> month >= 1 && month <= 12)
                    .forEach(month -> months.add(Month.of(month)));
        }
        return new Season(months, Tone.FOR);
    }
}
