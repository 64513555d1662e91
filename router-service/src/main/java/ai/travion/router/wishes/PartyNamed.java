package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.schemas.StatedParty;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "We're Marta and Piotr", "ten days by car for two": how many travel, where it is told by their names or by the way. */
public final class PartyNamed {

    /** Two nights are said in other words. */
    private static final Pattern FOR_SO_MANY = Patterns.anyCase(
            "\\b(?:days?|nights?|weeks?|fortnight|trip|tour|plan|itinerary|holiday|honeymoon|room|table)\\b(?![^.;!?]*\\b(?:stay|sleep|remain|keep|spend|be)\\b[^,.;!?]*\\bfor\\s)[^.;!?]*\\bfor\\s+(?<n>two|three|four|five|six|seven|eight|[2-8])(?=\\s*(?:$|[.,;!?)]|(?:from|starting|with|by|please|pls|in|on)\\b))");

    private static final Pattern NAMED = Pattern.compile(
            "\\b(?i:we(?:'re|\\u2019re|\\s+are)|this\\s+is|here\\s+are)\\s+(?<names>\\p{Lu}\\p{Ll}+(?:\\s*,\\s*\\p{Lu}\\p{Ll}+){0,4}\\s*,?\\s+(?:and|&)\\s+\\p{Lu}\\p{Ll}+)(?=\\s*(?:$|[.,;:!?]|(?:from|and)\\b))");
    private static final Pattern BETWEEN_NAMES = Pattern.compile("\\s*(?:,|\\band\\b|&)\\s*");

    private PartyNamed() {}

    /** Those that a message tells of so; nothing where it tells of nobody. */
    public static Optional<StatedParty> in(String text, int turn) {
        return counted(text)
                .or(() -> named(text))
                .map(people -> StatedParty.newBuilder()
                        .setAdults(people)
                        .setChildren(0)
                        .setDescription(people + " people")
                        .setTurn(turn)
                        .build());
    }

    private static Optional<Integer> counted(String text) {
        return Patterns.in(FOR_SO_MANY, text)
                .flatMap(match -> Names.number(match.group("n")).stream())
                .findFirst();
    }

    private static Optional<Integer> named(String text) {
        return Patterns.in(NAMED, text)
                .map(match -> BETWEEN_NAMES
                        .splitAsStream(match.group("names"))
                        .filter(name -> !name.isBlank())
                        .toList())
                .filter(names -> names.stream().allMatch(GivenName::mayBeOne))
                .map(List::size)
                .findFirst();
    }
}
