package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Where can a beginner surf?" names no place, and the answer does: what is said next of "it" or "there" is said of that one. */
final class FoundThere {

    private static final Pattern ASKS_WHERE = Patterns.words(
            "where|which (?:place|town|beach|park|temple|lake|waterfall|island|village|city|coast)|what (?:place|town|beach|park)|any(?:where)? good (?:place|beach|spot)|somewhere|is there an? (?:place|beach|park|temple|town)");
    private static final Pattern END =
            Pattern.compile("\\n\\s*(?:\\*\\*Please note|_|Sources:|Out of season|- \\*\\*)|$");
    private static final Pattern ENTRY = Pattern.compile("(?m)^(?:- )?\\*\\*");
    private static final Pattern OUT_OF_SEASON = Pattern.compile("(?m)^Out of season\\b");
    private static final Pattern NOTHING = Pattern.compile("^(?:Insufficient evidence|Which |Noted: )");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?\\]])\\s+(?=\\p{Lu})");
    private static final Pattern UNKNOWN = Pattern.compile("^I could not find\\b");
    private static final int MOST = 3;

    private FoundThere() {}

    /** What the last answer found, where it was asked where; else what was spoken of. */
    static List<Place> orElse(List<Place> spokenOf, GraphState state, Places atlas) {
        int turn = state.getTurn() - 1;
        boolean named = state.getPreferences().stream()
                .flatMap(known -> known.getPlaces().stream())
                .mapToInt(StatedValue::getTurn)
                .anyMatch(said -> said == turn);
        if (named || !asksWhere(said(Role.USER, turn, state), atlas)) {
            return spokenOf;
        }
        var found = said(Role.ASSISTANT, turn, state)
                .map(FoundThere::inSeason)
                .map(answer -> switch (Listed.inAnswer(answer, atlas).size()) {
                    case 0 -> placesIn(answer, atlas);
                    case 1 -> Listed.inAnswer(answer, atlas);
                    default -> placesIn(lead(answer), atlas).stream().limit(1).toList();
                })
                .orElse(List.of());
        return found.isEmpty() ? spokenOf : found;
    }

    private static boolean asksWhere(Optional<String> question, Places atlas) {
        return question.filter(text -> Patterns.isIn(ASKS_WHERE, text))
                .filter(text -> !Patterns.isIn(Phrases.GENERAL_MATTER, text))
                .filter(text -> atlas.mentionedIn(text).isEmpty())
                .isPresent();
    }

    private static Optional<String> said(Role role, int turn, GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == role && message.getTurn() == turn)
                .map(Message::getContent)
                .reduce((earlier, later) -> later);
    }

    /** What stands above a list leans to one, where it names any. */
    private static String lead(String answer) {
        var entry = ENTRY.matcher(answer);
        return entry.find() ? answer.substring(0, entry.start()) : answer;
    }

    /** What an answer calls out of season it does not send anybody to. */
    private static String inSeason(String answer) {
        var out = OUT_OF_SEASON.matcher(answer);
        return out.find() ? answer.substring(0, out.start()) : answer;
    }

    /** Those of its first sentence that names any. */
    private static List<Place> placesIn(String answer, Places atlas) {
        var end = END.matcher(answer);
        var told = end.find() ? answer.substring(0, end.start()) : answer;
        if (NOTHING.matcher(told.strip()).lookingAt()) {
            return List.of();
        }
        return SENTENCE.splitAsStream(told)
                .filter(sentence -> !UNKNOWN.matcher(sentence.strip()).lookingAt())
                .map(sentence -> atlas.mentionedIn(sentence).stream()
                        .filter(Places.Mention::exact)
                        .map(Places.Mention::place)
                        .distinct()
                        .limit(MOST)
                        .toList())
                .filter(places -> !places.isEmpty())
                .findFirst()
                .orElse(List.of());
    }
}
