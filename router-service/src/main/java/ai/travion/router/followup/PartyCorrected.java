package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "The little one is 6, not 4", "actually it's three of us": who travels is put right, and the plan stays where it is the same for them. */
final class PartyCorrected implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final String LEAD =
            "^\\W*(?:(?:and|but|oh|so|ok(?:ay)?|by\\s+the\\s+way|btw|actually|sorry|well|no|wait|correction|hm+|ah)\\W+)*";
    private static final String CHILD =
            "(?:(?:the|my|our)\\s+(?:(?:little|small|big|older|younger|oldest|youngest|other|first|second)\\s+)*(?:one|ones|kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|baby|toddler|twins?|teen(?:ager)?s?|older|younger|eldest|oldest|youngest|little)|(?:both\\s+)?(?:kids|children|boys|girls)|(?:youngest|oldest|eldest)(?:\\s+one)?|(?:little|older|younger)\\s+one|(?:my\\s+|our\\s+)?(?:dad|mum|mom|father|mother|grandma|grandpa))";
    private static final String YEARS = "(?:\\s*(?:years?|yrs?)(?:\\s+old)?)?";
    private static final Pattern AGE = Patterns.anyCase(LEAD + "(?:(?<who>" + CHILD
            + "|s?he|they)\\s*(?:is|are|'s|'re|turns?|will\\s+be|is\\s+actually|are\\s+actually)\\s+(?:actually\\s+|already\\s+|only\\s+|really\\s+|now\\s+)?)(?<age>\\d{1,2}"
            + "(?:\\s*(?:and|&|,)\\s*\\d{1,2})*)" + YEARS
            + "(?<not>[\\s,]+(?:and\\s+)?(?:not|instead\\s+of)\\s+\\d{1,2}(?:\\s*(?:and|&|,)\\s*\\d{1,2})*" + YEARS
            + ")?(?:\\s+(?:now|actually|sorry|by\\s+then|btw))*\\W*$");
    private static final Pattern AN_ARTICLE_SHORT =
            Patterns.anyCase("(?:youngest|oldest|eldest|little|older|younger|kids|children|boys|girls)\\b.*");
    private static final Pattern ELDERS = Patterns.words("dad|mum|mom|father|mother|grandma|grandpa");
    private static final String NUMBER = "(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})";
    private static final String PEOPLE = "(?:\\s+(?:people|persons?|adults|travell?ers|pax|of\\s+us))";
    private static final Pattern COUNT = Patterns.anyCase(
            LEAD
                    + "(?:(?:it\\s+(?:is|will\\s+be)|it'?s|its|that'?s|there\\s+(?:are|will\\s+be)|there'?s|make\\s+(?:it|that))\\s+(?:now\\s+|actually\\s+|only\\s+|just\\s+)?(?<n>"
                    + NUMBER + ")" + PEOPLE
                    + "|(?:we\\s+are|we'?re|we'?ll\\s+be|we\\s+will\\s+be)\\s+(?:now\\s+|actually\\s+|only\\s+|just\\s+)?(?<m>"
                    + NUMBER + ")(?!\\s*(?:days?|nights?|weeks?|hours?|km|o'?clock|am|pm|years?))" + PEOPLE + "?"
                    + ")(?<rest>[\\s,;]+(?:(?:not|instead\\s+of)\\s+" + NUMBER + PEOPLE
                    + "?|now|actually|btw|by\\s+the\\s+way|(?:because\\s+|as\\s+|since\\s+)?(?:my|our|a)\\s+\\p{L}+(?:\\s+\\p{L}+)?\\s+(?:joins?|comes?|is\\s+(?:coming|joining)|can'?t\\s+(?:come|make\\s+it)|cancell?ed)(?:\\s+(?:us|too|along|as\\s+well))?))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean may = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS;
        if (!may) {
            return Optional.empty();
        }
        var text = message.said().text();
        var age = Patterns.matcher(AGE, text);
        boolean known = conversation
                .known()
                .getParty()
                .filter(party -> party.getChildren() > 0)
                .isPresent();
        if (age.matches() && (known || age.group("not") != null || Patterns.isIn(ELDERS, age.group("who")))) {
            return Optional.of(Completed.nothing(
                    conversation.ofThePlan(),
                    "Noted: %s %s. The plan stays: nothing in it depends on that year; tickets and car seats do, so say it when you book."
                            .formatted(toYou(age.group("who")), age.group("age"))));
        }
        var count = Patterns.matcher(COUNT, text);
        if (count.matches()) {
            var number = Optional.ofNullable(count.group("n")).orElseGet(() -> count.group("m"));
            return Optional.of(new Completed(
                    "Keep the plan as it is",
                    List.of(
                            "Noted: %s of you now. Its days, places and hours are the same for %s; rooms, seats and the car are what you book for %s."
                                    .formatted(number, number, number)),
                    true,
                    List.of(),
                    Optional.of(new Change(Optional.of(conversation.ofThePlan()), List.of(), List.of()))));
        }
        return Optional.empty();
    }

    private static String toYou(String who) {
        var words = who.toLowerCase(Locale.ROOT).replaceFirst("^(?:my|our)\\b", "your");
        if (Patterns.isAllOf(AN_ARTICLE_SHORT, words)) {
            words = "the " + words;
        }
        boolean several =
                words.equals("they") || (words.endsWith("s") && !words.endsWith("ss")) || words.endsWith("children");
        return words + (several ? " are" : " is");
    }
}
