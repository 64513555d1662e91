package ai.travion.generator.composer;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Arugam Bay or Hiriketiya in July?": of two places the one whose season it is, where that of the other is over. */
final class InThatMonth {

    private static final int TWO = 2;

    private static final Pattern OVER = Pattern.compile("(?i)\\boutside the (?:[\\p{L}-]+ ){0,3}seasons?\\b");
    private static final Pattern ROUGH = Pattern.compile("(?i)\\brough sea\\b|\\bunsafe\\b");
    private static final Pattern OF_THE_SEA = Pattern.compile(
            "(?i)\\b(?:surf\\w*|swim\\w*|snorkel\\w*|div(?:e|ing)|beach(?:es)?|whales?|dolphins?|boats?|sea|bathe|kite\\w*)\\b");

    private InThatMonth() {}

    /** One sentence, or nothing where it is not known of one of them alone. */
    static Optional<String> rather(Assignment assignment) {
        var question = assignment.question();
        var places = assignment.destinations();
        if (question.month().isEmpty() || places.size() != TWO || !question.compares()) {
            return Optional.empty();
        }
        boolean ofTheSea = OF_THE_SEA.matcher(question.text()).find();
        var over = assignment.warnings().all().stream()
                .filter(season -> OVER.matcher(season.getDescription()).find()
                        || (ofTheSea && ROUGH.matcher(season.getDescription()).find()))
                .flatMap(season -> season.getLocation().stream())
                .filter(location -> places.stream().anyMatch(location::equalsIgnoreCase))
                .distinct()
                .toList();
        return over.size() == 1
                ? Optional.of(inWords(question.month().get(), places, over.getFirst()))
                : Optional.empty();
    }

    private static String inWords(Month month, List<String> places, String over) {
        var good = places.stream()
                .filter(place -> !place.equalsIgnoreCase(over))
                .findFirst()
                .orElseThrow();
        return "**In " + month.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " rather " + good
                + ":** it is not the season of " + over + ", as the note below says.";
    }
}
