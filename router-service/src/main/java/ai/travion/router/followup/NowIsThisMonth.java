package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can I see whales in Mirissa now?": what has a season is asked of this month, and not of the hour. */
final class NowIsThisMonth implements Completion {

    private static final Pattern NOW = Patterns.anyCase(
            "\\s*\\b(?:right\\s+now|now|currently|at\\s+the\\s+moment|these\\s+days|at\\s+this\\s+time\\s+of\\s+(?:the\\s+)?year)\\b(?=\\W*$|\\s+(?:or|and|in|at|from|with|for)\\b)");
    private static final Pattern SEASONAL = Patterns.words(
            "(?:blue |sperm )?whales?(?: watching)?|dolphins?|(?:sea )?turtles?|surfing|snorkell?ing|diving|leopards?|the gathering|flamingos?");
    private static final Pattern OF_A_CLIMB = Patterns.words("adam'?s peak|sri pada|sripada");
    private static final Pattern OF_THE_HOUR = Patterns.words(
            "raining|weather|forecast|crowded|busy|queue|wait|traffic|closed|tickets?|prices?|how much|costs?|fees?|running|news|hungry|lost");
    private static final Pattern OPEN = Patterns.words("open");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var text = message.said().text();
        var now = Patterns.matcher(NOW, text);
        boolean climb = message.said().has(OF_A_CLIMB);
        boolean asks = before.conversation().itinerary().isEmpty()
                && message.places().targets().size() <= 1
                && Phrases.isQuestion(message.said())
                && !message.said().has(OF_THE_HOUR)
                && now.find();
        if (!asks) {
            return Optional.empty();
        }
        var month = message.today().getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        var sought = Patterns.matcher(SEASONAL, text);
        if (sought.find() && !message.places().targets().isEmpty()) {
            var good = "Is %s a good month for %s".formatted(month, sought.group());
            return Optional.of(
                    new Completed(StandAlone.of(good, message.places().targets()) + "?"));
        }
        return climb || message.said().has(SEASONAL)
                ? Optional.of(new Completed(inSeason(now.replaceFirst(" in " + month))))
                : Optional.empty();
    }

    /** A mountain has no gates: it is open when it is climbed. */
    private static String inSeason(String question) {
        return OPEN.matcher(question).replaceFirst("in season");
    }
}
