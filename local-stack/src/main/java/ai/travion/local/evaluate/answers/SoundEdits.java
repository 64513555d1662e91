package ai.travion.local.evaluate.answers;

import ai.travion.local.evaluate.answers.Recipe.Planted;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.ReadableLength;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes that leave a sound draft sound: a verifier that refuses one of these raises a false alarm. */
final class SoundEdits {

    private static final Pattern DATE = Pattern.compile(
            "\\b(\\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)\\b( \\d{4})?");
    private static final Pattern TIME = Pattern.compile("\\b(\\d{2}):(\\d{2})\\b");
    private static final List<String> FAREWELLS = List.of(
            "Enjoy your time there, and ask me anything else about Sri Lanka!",
            "Have a wonderful trip.",
            "Let me know if you would like a plan for these days.",
            "Safe travels!");
    private static final List<String> OPENINGS =
            List.of("Good question!", "Happy to help.", "Here is what I know.", "Of course.");

    private SoundEdits() {}

    static List<Recipe> all() {
        return List.of(
                edit("as_written", text -> text),
                new Recipe(
                        "with_a_farewell",
                        (draft, variant) ->
                                edited(draft, text(draft) + "\n\n" + FAREWELLS.get(variant % FAREWELLS.size()))),
                new Recipe(
                        "with_an_opening",
                        (draft, variant) ->
                                edited(draft, OPENINGS.get(variant % OPENINGS.size()) + "\n\n" + text(draft))),
                edit("dates_in_american", SoundEdits::monthFirst),
                edit("times_of_twelve_hours", SoundEdits::twelveHours),
                edit("without_bold", text -> text.replace("**", "")),
                edit("other_bullets", text -> text.replaceAll("(?m)^- ", "* ")),
                edit("bans_in_other_words", SoundEdits::otherBans));
    }

    private static Recipe edit(String kind, UnaryOperator<String> edit) {
        return new Recipe(kind, (draft, variant) -> {
            var text = edit.apply(text(draft));
            boolean changesNothing = text.equals(text(draft)) && !kind.equals("as_written");
            // An answer that is longer is not sound.
            return changesNothing || text.length() > ReadableLength.of(draft) ? Optional.empty() : edited(draft, text);
        });
    }

    private static Optional<Planted> edited(GraphState draft, String text) {
        return Optional.of(new Planted(
                GraphState.newBuilder(draft).setGeneratedResponse(text).build(), null));
    }

    private static String monthFirst(String text) {
        return DATE.matcher(text)
                .replaceAll(date ->
                        date.group(2) + " " + date.group(1) + (date.group(3) == null ? "" : "," + date.group(3)));
    }

    private static String twelveHours(String text) {
        return TIME.matcher(text).replaceAll(time -> {
            int hour = Integer.parseInt(time.group(1));
            int shown = hour % 12 == 0 ? 12 : hour % 12;
            return Matcher.quoteReplacement(
                    String.format(Locale.ROOT, "%d:%s %s", shown, time.group(2), hour < 12 ? "am" : "pm"));
        });
    }

    private static String otherBans(String text) {
        return text.replace("alcohol sales are banned that day", "no alcohol may be sold that day")
                .replace("bars and liquor shops are closed", "pubs and liquor stores stay shut");
    }

    private static String text(GraphState draft) {
        return draft.getGeneratedResponse().orElse("");
    }
}
