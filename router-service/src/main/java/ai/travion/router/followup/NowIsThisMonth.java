package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can I see whales in Mirissa now?": what has a season is asked of this month, and not of the hour. */
final class NowIsThisMonth implements Completion {

    private static final Pattern NOW = Patterns.anyCase(
            "\\s*\\b(?:right\\s+now|now|currently|at\\s+the\\s+moment|these\\s+days|at\\s+this\\s+time\\s+of\\s+(?:the\\s+)?year)\\b(?=\\W*$|\\s+(?:or|and|in|at|from|with|for)\\b)");
    private static final Pattern SEASONAL = Patterns.words(
            "whales?|dolphins?|turtles?|surf\\p{L}*|snorkel\\p{L}*|div(?:e|ing)|leopards?|elephants?|the gathering|flamingos?|migrat\\p{L}+|(?:climb|hike)(?:ed|ing)?|seasons?|pilgrim\\p{L}*");
    private static final Pattern OF_A_CLIMB = Patterns.words("adam'?s peak|sri pada|sripada");
    private static final Pattern OF_THE_HOUR = Patterns.words(
            "raining|weather|forecast|crowded|busy|queue|wait|traffic|closed|tickets?|price|running|news|hungry|lost");
    private static final Pattern OPEN = Patterns.words("open");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var text = message.said().text();
        var now = Patterns.matcher(NOW, text);
        boolean climb = message.said().has(OF_A_CLIMB);
        boolean asks = before.conversation().itinerary().isEmpty()
                && (message.said().has(SEASONAL) || climb)
                && !message.said().has(OF_THE_HOUR)
                && now.find();
        var month = message.today().getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        return asks
                ? Optional.of(new Completed(inSeason(now.replaceFirst(" in " + month), climb)))
                : Optional.empty();
    }

    /** A mountain has no gates: it is open when it is climbed. */
    private static String inSeason(String question, boolean climb) {
        return climb ? OPEN.matcher(question).replaceFirst("in season") : question;
    }
}
