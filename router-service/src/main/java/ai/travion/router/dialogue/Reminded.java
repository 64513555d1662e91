package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "You remember that my father can't climb stairs? Is the fort ok for him?": who only makes sure that something of somebody is known, and asks on,
 * is told that it is, and is answered what they ask: of all of the plan, where they name nothing of it.
 *
 * @param note that it is known
 * @param question what is asked for those of whom it was said
 */
public record Reminded(String note, String question) {

    private static final Pattern REMINDS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|hm+|please|well|wait|also)\\W+)*(?:(?:do\\s+)?you\\s+(?:do\\s+|still\\s+|surely\\s+)*(?:remember|know|recall|(?:have|keep)\\s+in\\s+mind|noted|haven'?t\\s+forgotten|didn'?t\\s+forget)|(?:please\\s+)?(?:remember|don'?t\\s+forget|keep\\s+in\\s+mind|bear\\s+in\\s+mind))\\s*,?\\s+(?:about\\s+|that\\s+)?(?<fact>(?<who>(?:my|our)\\s+\\p{L}+(?:-in-law)?|grand\\p{L}+|granny|mum|mom|dad|the\\s+(?:kids|children|girls|boys|little\\s+one)|we|i|s?he|they|one\\s+of\\s+us|\\p{L}{3,14}(?=\\s+(?:has|have|had|is|are|can|can'?t|cannot|doesn'?t|isn'?t|needs)\\b))\\b[^.?!;]{2,60}?)(?:\\s*,?\\s*(?:right|yes|don'?t\\s+you|correct|no))?\\s*(?:[.?!;]+\\s*(?<rest>.*)|(?:,\\s*|\\s+)(?:so|and)\\s+(?<further>(?:is|are|can|will|does|do|what|how|which)\\b.*))?$");
    private static final Pattern LIMIT = Patterns.words(
            "can'?t|cannot|can not|couldn'?t|not|hardly|bad|sore|weak|trouble|problems?|hard|difficult|knees?|hips?|backs?|heart|hearts|afraid|scared|allerg\\p{L}*|vegetarians?|vegans?|pregnant|wheelchair|sick|seasick|\\d{1,2}|small|old|slow\\p{L}*|never|don'?t|doesn'?t");
    private static final Pattern OF_THE_PLAN =
            Patterns.words("plan|trip|itinerary|tour|programme|route|it|that|this|everything");
    private static final Pattern OF_THEM = Patterns.words("him|her|them|he|she|they|us|me");
    private static final Pattern OF_FOOD =
            Patterns.words("vegetarians?|vegans?|allerg\\p{L}*|eat|meat|fish|pork|beef|nuts?");
    private static final Pattern KIN = Patterns.anyCase(
            "^(?:my|our|the)\\b.*|^(?:grand\\p{L}+|granny|mum|mom|dad|we|i|s?he|they|one\\s+of\\s+us)$");
    /** A question of the whole plan is short. */
    private static final int MOST_WORDS = 10;

    private static final Pattern OBJECT = Patterns.words("him|her|them");

    /** What is made sure of, and asked then; nothing where the message is another. */
    public static Optional<Reminded> in(String message) {
        var said = Patterns.matcher(REMINDS, Utterance.of(message).text());
        if (!said.matches() || !Patterns.isIn(LIMIT, said.group("fact"))) {
            return Optional.empty();
        }
        // Whom a name means is read from the talk; "her" is nearer to it.
        boolean kin = Patterns.isIn(KIN, said.group("who"));
        var who = (kin ? said.group("who") : "us")
                .replaceFirst("(?i)^(?:we|i|they|one of us)$", "us")
                .replaceFirst("(?i)^he$", "him")
                .replaceFirst("(?i)^she$", "her");
        var rest = Optional.ofNullable(said.group("rest"))
                .or(() -> Optional.ofNullable(said.group("further")))
                .map(String::strip)
                .filter(words -> !words.isEmpty());
        boolean ofAll = rest.filter(words -> !(Patterns.isIn(OF_THE_PLAN, words)
                        && Patterns.isIn(OF_THEM, words)
                        && Utterance.of(words).words().size() <= MOST_WORDS))
                .isEmpty();
        boolean ofFood = Patterns.isIn(OF_FOOD, said.group("fact"));
        var question = ofAll && !ofFood
                ? "Is there anything in the plan that is too hard for %s?".formatted(who)
                : rest.map(words -> kin ? OBJECT.matcher(words).replaceFirst(who) : words)
                        .orElse("");
        return Optional.of(new Reminded(
                "Yes, I remember: %s. The plan goes by it.".formatted(saidBack(said.group("fact"))), question));
    }

    private static String saidBack(String fact) {
        return fact.strip()
                .replaceFirst("(?i)^my\\b", "your")
                .replaceFirst("(?i)^our\\b", "your")
                .replaceFirst("(?i)^(?:we|i)\\b", "you");
    }
}
