package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.When;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a traveller says to the question which day they mean instead of an impossible one.
 *
 * @param reply as it was read
 * @param words it without what only leads to it
 * @param option the option that it names
 * @param agreed whether it only agrees
 * @param leavesTheChoice whether it leaves the choice to us
 * @param suggests whether it puts a day forward: "how about the 28th?"
 * @param ownMatter whether it is about something else
 */
record DateReply(
        Reading reply,
        String words,
        Optional<String> option,
        boolean agreed,
        boolean leavesTheChoice,
        boolean suggests,
        boolean ownMatter) {

    private static final int SHORT_WORDS = 8;
    private static final Pattern NO_DAY = Patterns.words(
            "no (?:particular |specific |fixed )?(?:day|date)|any (?:day|date|time)|without (?:a )?date|skip|not fixed|flexible|don'?t have (?:a )?date|no date yet");
    private static final Pattern BEFORE_DATE =
            Patterns.anyCase("\\s*\\b(?:on|for|from|at|in|by|until)?\\s*(?:the\\s+)?$");

    /** The message that was asked about with the day; nothing where the reply is a matter of its own. */
    Optional<Resumed> resumes(Reading original) {
        var impossible = original.when().impossible();
        if (impossible.isEmpty()) {
            return onThatDay(original);
        }
        if (option.isPresent() && !option.get().equals(Question.NO_DAY)) {
            return Optional.of(new Resumed(replaced(original, impossible.get(), option.get()), List.of()));
        }
        boolean open = option.isPresent() || reply.said().has(NO_DAY) || leavesTheChoice || agreed;
        if (open || reply.when().impossible().isPresent()) {
            var why = open
                    ? "You named no day, so none was assumed."
                    : "\"%s\" is no date either, so none was assumed."
                            .formatted(reply.when().impossible().get().words());
            return Optional.of(new Resumed(replaced(original, impossible.get(), ""), List.of(why)));
        }
        boolean brief = reply.said().words().size() <= SHORT_WORDS;
        if (reply.when().saysADay() && brief && (!ownMatter || suggests)) {
            return Optional.of(new Resumed(replaced(original, impossible.get(), words), List.of()));
        }
        if (reply.smallTalk() || ownMatter || !reply.places().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Resumed(
                replaced(original, impossible.get(), ""),
                List.of("I found no date in \"%s\", so none was assumed."
                        .formatted(reply.said().text()))));
    }

    /** The day of a question that names none, and that a count of days was to go on from. */
    private Optional<Resumed> onThatDay(Reading original) {
        var whole = Resumption.unended(original.said().text());
        var day = option.filter(name -> !name.equals(Question.NO_DAY))
                .or(() -> reply.when()
                        .start()
                        .filter(first -> reply.when().exact() && reply.places().isEmpty())
                        .map(WhichDay.DAY::format));
        if (day.isPresent()) {
            return Optional.of(new Resumed(whole + " on " + day.get(), List.of()));
        }
        boolean open = option.isPresent() || reply.said().has(NO_DAY) || leavesTheChoice || agreed;
        return open
                ? Optional.of(new Resumed(whole, List.of("You named no day, so none was assumed.")))
                : Optional.empty();
    }

    private static String replaced(Reading original, When.Impossible words, String by) {
        var text = original.said().text();
        var before = text.substring(0, words.from());
        var after = text.substring(words.to());
        return by.isEmpty() ? (BEFORE_DATE.matcher(before).replaceFirst("") + after).strip() : before + by + after;
    }
}
