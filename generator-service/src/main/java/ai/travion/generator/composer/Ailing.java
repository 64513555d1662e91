package ai.travion.generator.composer;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One of those who travel, of whom the traveller told what ails them: "your friend peter gets vertigo".
 *
 * @param who as it was told: "your friend peter"
 * @param name as a sentence calls them: "Peter", "your wife"
 * @param ailment in the traveller's words, with their verb
 */
record Ailing(String who, String name, String ailment) {

    static final Pattern HEIGHTS = words("vertigo|heights?|dizzy|cliffs?|edges?");
    static final Pattern ON_FOOT = words(
            "knees?|hips?|ankles?|foot|feet|legs?|walk\\w*|stairs|steps|climb\\w*|asthma\\w*|heart|pacemaker|arthritis|breath\\w*|pregnan\\w+|operat\\w+|surgery|crutch\\w*|wheel ?-?chair");
    static final Pattern SEA = words("sea ?-?sick\\w*|boats?|sea");
    static final Pattern BACK = words("backs?|spine|disc|sciatica|jeeps?");

    /** How the router keeps what it was told of people. */
    private static final String TOLD = "told: ";

    private static final Pattern FACT = Pattern.compile(
            "(?i)(?<who>your \\p{L}+(?:-in-law)?(?: \\p{L}+)?|\\p{L}+)(?<what>'s .+| (?:has|have|had|is|are|gets?|suffers?|cannot|can't|can not|needs?|uses?|never|hates?) .+)");
    private static final Pattern CALLED =
            Pattern.compile("(?i)(?<who>your \\p{L}+(?:-in-law)?) is called (?<name>\\p{L}+)");
    private static final Pattern THEY = words("he|she|they|him|her|them");
    private static final Pattern ONESELF =
            words("for (?:me|us)|(?:can|could|would|will|should) (?:i|we) (?:manage|climb|do|cope|handle|walk|hike)");
    private static final List<Pattern> AILMENTS = List.of(HEIGHTS, ON_FOOT, SEA, BACK);

    /** Whoever a question is about, by name, by kin, or by a pronoun where only one was told of. */
    static Optional<Ailing> askedOf(String question, Optional<Preferences> known) {
        var ailing = among(known);
        return ailing.stream()
                .filter(one -> one.isNamedIn(question))
                .findFirst()
                .or(() -> ailing.size() == 1 && THEY.matcher(question).find()
                        ? Optional.of(ailing.getFirst())
                        : Optional.empty());
    }

    /** All of whom it was told. */
    static List<Ailing> among(Optional<Preferences> known) {
        var told = known.stream()
                .flatMap(preferences -> preferences.getOther().stream())
                .map(StatedValue::getValue)
                .filter(value -> value.startsWith(TOLD))
                .map(value -> value.substring(TOLD.length()))
                .toList();
        return told.stream().flatMap(fact -> in(fact, told).stream()).toList();
    }

    /** "Peter, who gets vertigo". */
    String inWords() {
        return ailment.startsWith("'s ")
                ? "for %s, as you told me of the %s".formatted(name, ailment.substring("'s ".length()))
                : "for %s, who %s".formatted(name, ailment);
    }

    boolean has(Pattern words) {
        return words.matcher(ailment).find();
    }

    private boolean isNamedIn(String question) {
        if (who.equalsIgnoreCase("you")) {
            return ONESELF.matcher(question).find();
        }
        return Arrays.stream((who + " " + name).split(" "))
                .filter(word -> !word.equals("your"))
                .anyMatch(word -> words(Pattern.quote(word)).matcher(question).find());
    }

    private static Optional<Ailing> in(String fact, List<String> told) {
        var match = FACT.matcher(fact);
        if (!match.matches()
                || AILMENTS.stream().noneMatch(words -> words.matcher(fact).find())) {
            return Optional.empty();
        }
        var who = match.group("who").strip();
        return Optional.of(
                new Ailing(who, called(who, told), match.group("what").strip()));
    }

    /** By the name that was told, which stands behind the kin or in a fact of its own. */
    private static String called(String who, List<String> told) {
        var words = who.split(" ", -1);
        if (words.length > 2) {
            return capital(words[2]);
        }
        return told.stream()
                .map(CALLED::matcher)
                .filter(match -> match.matches() && match.group("who").equalsIgnoreCase(who))
                .map(match -> capital(match.group("name")))
                .findFirst()
                .map(name -> who + " " + name)
                .orElse(who);
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }
}
