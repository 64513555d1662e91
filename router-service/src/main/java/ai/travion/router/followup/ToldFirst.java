package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.router.text.Utterance;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "We are in Ella. My daughter is six. She hates long walks. What can we do tomorrow morning?": the place and the company are told
 * first, and what is asked of them at the end.
 */
final class ToldFirst implements Completion {

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+");
    private static final Pattern TIME = Patterns.words(
            "today|tonight|tomorrow|morning|afternoon|evening|weekend|week|month|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d+(?:st|nd|rd|th)?");
    private static final Pattern PLANS = Patterns.words("plan|itinerary|route|schedule|days?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var sentences = SENTENCE_END.splitAsStream(message.said().text()).toList();
        var named = message.places().wanted();
        var asked = sentences.getLast();
        boolean toldFirst = sentences.size() > 1
                && named.size() == 1
                && message.places().origin().isEmpty()
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && message.wishes().areStated()
                && Phrases.isQuestion(Utterance.of(asked))
                && before.atlas().mentionedIn(asked).isEmpty()
                // What is asked of the place before it is a question of its own.
                && sentences.stream()
                        .noneMatch(told -> told.endsWith("?")
                                && !before.atlas().mentionedIn(told).isEmpty())
                && !Patterns.isIn(PLANS, asked)
                && (!message.when().saysAnything() || Patterns.isIn(TIME, asked));
        if (!toldFirst) {
            return Optional.empty();
        }
        var needs = Needs.of(message.wishes());
        var whole = StandAlone.of(asked, List.of(named.getFirst()));
        var company = needs.withChildren() ? StandAlone.appended(whole, "with children") : whole;
        return Optional.of(new Completed(
                needs.walkLittle()
                        ? StandAlone.appended(company, needs.withChildren() ? "and short walks" : "with short walks")
                        : company,
                Remark.noted(message.wishes()),
                true));
    }
}
