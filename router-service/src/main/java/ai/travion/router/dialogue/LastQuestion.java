package ai.travion.router.dialogue;

import ai.travion.atlas.almanac.CalendarSpeech;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The turn before, in full. Where it was a follow-up in a few words, the query that it stood for takes the place of its words, so
 * that a chain of follow-ups never loses the question that it began with, however long ago that was.
 */
public final class LastQuestion {

    private static final int FEW_WORDS = 6;
    private static final int LONGEST_OF_IT = 10;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    /** What is counted in an answer has its name in the query. */
    private static final Pattern COUNTED = Patterns.anyCase(
            "\\bthe (?:other|opposite) (?:coast|side|end|shore)\\b|\\bday[- ]?trip\\b|\\bsomewhere to (?:stay|sleep)\\b|\\bthe (?:first|second|third|fourth|last|middle|other|next)\\b|\\b(?:the \\p{L}+|that|this|the) one\\b|\\byour (?:pick|choice|favou?rite)\\b|\\b(?:both|neither)\\b|\\bwhich\\W*$");

    private static final Pattern THAT_DAY = Pattern.compile("\\bthat day\\b|(?<=^What day is )that\\b");
    private static final Pattern END = Pattern.compile("[\\s?.!]*$");

    /** "Is it ok with a 5 year old?" */
    private static final Pattern OF_IT = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:is|are|was|does|do|can|could|should|would|will)\\s+(?:it|that|this|they)\\b");

    private static final Pattern THERE =
            Patterns.anyCase("(?<!\\b(?:is|are|was|were|be)\\s)\\bthere\\b(?!\\s+(?:is|are|was|were|any))");

    private LastQuestion() {}

    /** "How do I get there from Kandy?" is no way until it is said where that is. */
    private static boolean points(String message) {
        return Utterance.of(message).words().size() <= LONGEST_OF_IT && Patterns.isIn(THERE, message);
    }

    /** The state whose rewritten query and target date, where it has them, are those of the turn before. */
    public static GraphState inFull(GraphState state) {
        var full = state.getRewrittenQuery()
                .filter(query -> !query.isBlank())
                .map(query -> dated(query, state.getTargetDate()));
        if (full.isEmpty()) {
            return state;
        }
        var messages = state.getMessages().stream()
                .map(message -> isShortOfTheTurnBefore(message, state.getTurn())
                                || (isOfTheTurnBefore(message, state.getTurn()) && datesIt(full.get(), message))
                        ? new Message(message.getRole(), full.get(), message.getTurn())
                        : message)
                .toList();
        return GraphState.newBuilder(state)
                .setMessages(messages)
                .setRewrittenQuery(null)
                .build();
    }

    /** A question to the calendar speaks of "that day"; whoever goes on from it has to know which. */
    private static String dated(String query, Optional<LocalDate> day) {
        boolean open = day.isPresent()
                && query.chars().noneMatch(Character::isDigit)
                && CalendarSpeech.read(query, true).isPresent();
        if (!open) {
            return query;
        }
        var named = DAY.format(day.get());
        var pointed = THAT_DAY.matcher(query).replaceFirst(named);
        return pointed.equals(query) ? END.matcher(query).replaceFirst(" on " + named + "?") : pointed;
    }

    private static boolean isOfIt(String message) {
        return Utterance.of(message).words().size() <= LONGEST_OF_IT && Patterns.isIn(OF_IT, message);
    }

    /** "Is there a Poya day during our trip?" has its days in full only. */
    private static boolean datesIt(String full, Message message) {
        return message.getContent().chars().noneMatch(Character::isDigit)
                && full.chars().anyMatch(Character::isDigit)
                && CalendarSpeech.read(full, true).isPresent();
    }

    private static boolean isOfTheTurnBefore(Message message, int turn) {
        return message.getRole() == Role.USER && message.getTurn() == turn - 1;
    }

    private static boolean isShortOfTheTurnBefore(Message message, int turn) {
        return isOfTheTurnBefore(message, turn)
                && (Utterance.of(message.getContent()).words().size() <= FEW_WORDS
                        || isOfIt(message.getContent())
                        || points(message.getContent())
                        || Patterns.isIn(COUNTED, message.getContent()));
    }
}
