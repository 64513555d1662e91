package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Tell me whether it is worth it and how I get there": questions in the order of a statement are put in the order of a question. */
public final class Reported {

    private static final String HELPING = "is|are|was|were|can|could|should|will|would|must|may";
    private static final String PEOPLE = "i|we|you|they|people|visitors|tourists|foreigners";
    private static final String DETERMINED = "the|an?|my|our|his|her|their|this|that|these|those|it|there|" + PEOPLE;
    private static final String ASKING =
            "(?:what|when|where|why|how(?: (?:far|long|much|many|big|old|tall|high|hard|often|early|late|deep|well|best))?"
                    + "|(?:what|which) (?!(?:" + DETERMINED + ")\\b)\\p{Ll}+)";

    /** Whoever opens so reports what they ask. */
    private static final Pattern OPENS = Patterns.anyCase(
            "^\\W*(?:(?:hi|hello|hey|please|pls|so|and|but|ok(?:ay)?|also|ayubowan)\\b\\W*)*(?:(?:can|could|would) (?:you|u) )?(?:please |just |kindly )*"
                    + "(?:tell (?:me|us)|let (?:me|us) know|explain(?: to (?:me|us))?|(?:i|we)(?:'d| would) (?:really |also )?(?:like|love) to (?:know|learn|understand)"
                    + "|(?:i|we) (?:want|need) to know|(?:i|we)(?:'m| am|'re| are| was| were)? (?:just )?wonder(?:ing)?|do you know|any idea)\\b,? *");

    private static final String CLAUSE =
            "(?<lead>^|,? and |,? or |, |\\? |; )(?<asking>whether|if|" + ASKING + ") (?<subject>";
    /** "Whether I can cycle there", "what the festival is". */
    private static final Pattern WITH_ITS_VERB = Pattern.compile(
            CLAUSE + "it|this|that|there|he|she|" + PEOPLE
                    + "|(?:the|an?|my|our|his|her|their|these|those|any|some) \\S+(?: \\S+){0,4}?|(?-i:\\p{Lu})\\S*(?: \\S+){0,4}?)"
                    + " (?<verb>" + HELPING + ")\\b(?!n't)",
            Pattern.CASE_INSENSITIVE);
    /** "How I get there", "when it starts". */
    private static final Pattern WITH_ANOTHER = Pattern.compile(
            CLAUSE + "it|he|she|" + PEOPLE + ") (?<verb>(?!(?:" + HELPING
                    + "|do|does|did|has|had|to)\\b)\\p{Ll}+)\\b(?!')",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern PAST =
            Patterns.words("(?!need|feed)\\p{L}+ed|went|came|got|saw|began|took|gave|made|left");
    private static final Pattern OF_ONE = Patterns.words("it|he|she");
    private static final Pattern OPENLY = Patterns.anyCase("^(?:" + ASKING + "|who)\\b");
    private static final Pattern HISSING = Pattern.compile("(?<=sh|ch|ss|x|o)es$");

    private Reported() {}

    /** The message with what it reports asked plainly; the same where it reports nothing. */
    public static String asked(String message) {
        var opening = Patterns.matcher(OPENS, message);
        if (!opening.find()) {
            return message;
        }
        var reported = message.substring(opening.end());
        var asked = WITH_ANOTHER
                .matcher(WITH_ITS_VERB.matcher(reported).replaceAll(clause -> asked(clause, clause.group("verb"), "")))
                .replaceAll(Reported::withItsHelp);
        if (asked.equals(reported)) {
            return message;
        }
        boolean beginsWithIt = OPENLY.matcher(reported).find() || !asked.regionMatches(0, reported, 0, 3);
        return beginsWithIt ? asked : message.substring(0, opening.end()) + asked;
    }

    private static String withItsHelp(MatchResult clause) {
        var verb = clause.group("verb");
        if (PAST.matcher(verb).matches()) {
            return Matcher.quoteReplacement(clause.group());
        }
        boolean ofOne = OF_ONE.matcher(clause.group("subject")).matches();
        return asked(clause, ofOne ? "does" : "do", " " + (ofOne ? ofMany(verb) : verb));
    }

    private static String asked(MatchResult clause, String helping, String rest) {
        var asking = clause.group("asking").toLowerCase(Locale.ROOT);
        var begun = asking.equals("whether") || asking.equals("if") ? "" : clause.group("asking") + " ";
        return Matcher.quoteReplacement(clause.group("lead") + begun + helping + " " + clause.group("subject") + rest);
    }

    /** "Starts", "goes", "carries" as "start", "go", "carry". */
    private static String ofMany(String verb) {
        if (verb.endsWith("ies")) {
            return verb.substring(0, verb.length() - 3) + "y";
        }
        var hissing = HISSING.matcher(verb);
        return hissing.find() ? hissing.replaceFirst("") : verb.replaceFirst("s$", "");
    }
}
