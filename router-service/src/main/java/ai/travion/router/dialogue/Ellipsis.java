package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.Intents;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Stem;
import ai.travion.router.wishes.Sought;
import ai.travion.schemas.IntentType;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a message whole that only puts another time, or to a question of now another place, into the question before it:
 * "Is Mirissa good for surfing?" and "in March?" are "Is Mirissa good for surfing in March?".
 */
public final class Ellipsis {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final int SHORT_WORDS = 4;
    private static final int LONGEST_TOPIC = 30;
    private static final Pattern ONLY_ASKS_ON = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then)\\W+)*(?:from\\s+where|where(?:\\s+(?:exactly|to|then|from))?|which\\s+ones?|by\\s+whom|since\\s+when|when|(?:in\\s+)?(?:which|what)\\s+(?:months?|season))\\W*$");
    private static final Pattern POINTING = Patterns.words("it|they|them|that|this|those|these");
    /** What every question of a traveller speaks of. */
    private static final Pattern GENERAL =
            Patterns.anyCase("travel\\w*|trips?|tours?|tourists?|visit\\w*|vacations?|sightseeing");

    private static final Pattern OPENING = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|then|ok(?:ay)?|what\\s+about|how\\s+about|maybe|say|i\\s+mean(?:t)?|i\\s+said|sorry|no|nope|oops|actually|rather|wait|make\\s+it|it'?s|it\\s+is)\\b[\\s,.:!-]*)+");
    private static final Pattern CLOSING = Patterns.anyCase("[\\s,]+(?:instead|rather|then|please|pls|actually)\\W*$");
    private static final Pattern END = Pattern.compile("[\\s?!.,;:]*$");
    private static final Pattern NOW = Patterns.anyCase("\\s*\\b(?:right\\s+now|now|at\\s+the\\s+moment|currently)\\b");
    private static final Pattern BARE_MONTH = Patterns.anyCase(
            "^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*(?:\\s+20\\d\\d)?$|^(?:early|mid|late)\\b.*");

    private static final Pattern BEST_TIME = Patterns.words(
            "(?:best|good|right|ideal|which|what|when)\\b[^?]{0,20}\\b(?:months?|times?|season|weeks?)|when (?:is|'s|should|to|can)");
    private static final Pattern YES_OR_NO = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but)\\W+)*(?:is|are|can|could|do|does|will|would|should|was|has|have)\\b.*");
    private static final Pattern DONE_WITH_IT = Patterns.anyCase(
            "\\b(?<verb>try|eat|drink|buy|get|find|taste|order|see|watch|learn|cook)\\s+(?:it|them|that|one|some)\\b");
    private static final Pattern YEAR_ALONE =
            Patterns.anyCase("\\W*(?:(?:and|in|of|for|i\\s+mean(?:t)?|sorry|no)\\W+)*20\\d\\d\\W*");
    /** A month that nobody gave a year. */
    private static final Pattern A_MONTH = Patterns.anyCase(
            "\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b(?!\\s+(?:of\\s+)?\\d)");

    private final Comprehension comprehension;
    private final Intents intents;

    public Ellipsis(Comprehension comprehension, Intents intents) {
        this.comprehension = comprehension;
        this.intents = intents;
    }

    /**
     * The question that the message means.
     *
     * @param earlier what the traveller said before, oldest first, small talk left out
     * @return nothing where the message stands by itself, or leans on what was said in another way
     */
    public Optional<String> whole(List<Reading> earlier, Reading message) {
        var question = Optional.<Reading>empty();
        for (var said : earlier) {
            var open = question;
            question = open.flatMap(before -> combined(before, said).or(() -> joined(before, said)))
                    .map(words -> comprehension.read(words, said.today()))
                    .or(() -> Optional.of(said));
        }
        return question.flatMap(before -> combined(before, message));
    }

    /** "Where exactly?" asks on, so what follows goes on from both. */
    private static Optional<String> joined(Reading question, Reading message) {
        boolean asksOn = !Echo.is(message)
                && message.places().isEmpty()
                && !message.when().saysAnything()
                && message.said().words().size() <= SHORT_WORDS
                && message.said().text().endsWith("?");
        return asksOn
                ? Optional.of(END.matcher(question.said().text()).replaceFirst("") + ", "
                        + message.said().text())
                : Optional.empty();
    }

    private Optional<String> combined(Reading question, Reading message) {
        var intent = intents.judgeAlone(question).intent();
        if (message.smallTalk()) {
            return Optional.empty();
        }
        boolean asks = Phrases.isQuestion(question.said())
                || Phrases.asksOfTheWay(question.said())
                || Phrases.asksForSomething(question.said())
                || intent == IntentType.REAL_TIME_INFO
                || (intent == IntentType.TOURISM_QUERY
                        && !question.places().isEmpty()
                        && question.when().saysAnything())
                || question.nearby().isPresent();
        if (!asks || intent == IntentType.TRIP_PLANNING || intent == IntentType.OFF_TOPIC) {
            return Optional.empty();
        }
        var way = WayTalk.whole(question, message);
        if (way.isPresent()) {
            return way;
        }
        boolean narrows = isWithoutPlace(question)
                && message.places().region().isPresent()
                && message.places().isEmpty()
                && message.said().words().size() <= SHORT_WORDS;
        if (narrows || message.said().is(ONLY_ASKS_ON)) {
            return Optional.of(END.matcher(question.said().text()).replaceFirst("") + ", "
                    + OPENING.matcher(END.matcher(message.said().text()).replaceFirst(""))
                            .replaceFirst("") + "?");
        }
        var another = Timing.of(message)
                .flatMap(
                        timing -> atAnotherTime(question, comprehension.read(timing.words(), message.today()), timing));
        if (another.isPresent()) {
            return another;
        }
        boolean ofNow = intent == IntentType.REAL_TIME_INFO;
        if (Phrases.saysOnlyWhen(message)
                && (message.when().saysADay()
                        || (message.when().offset().isPresent()
                                && (ofNow || question.when().saysADay())))) {
            return Optional.of(at(when(question, message), question));
        }
        if (message.said().is(YEAR_ALONE)
                && Patterns.isIn(A_MONTH, question.said().text())) {
            var year = message.said().words().getLast();
            return Optional.of(A_MONTH.matcher(question.said().text()).replaceFirst("$0 " + year));
        }
        var search = SameSearch.of(question, message);
        if (search.isPresent()) {
            return search;
        }
        boolean elsewhere = (ofNow
                        || question.nearby().isPresent()
                        || (question.when().saysADay()
                                && question.places().targets().size() < 2))
                && message.places().targets().size() == 1
                && Bearings.isOnlyAnotherPlace(message.places().remainder());
        return elsewhere
                ? Optional.of(in(message.places().targets().getFirst().name(), question))
                : withTheTopic(question, message).or(() -> ofTheSameTopic(question, message));
    }

    /** "Where can I try it in Kandy?" of a dish or a thing that was asked about. */
    private static Optional<String> withTheTopic(Reading question, Reading message) {
        var it = Patterns.matcher(DONE_WITH_IT, message.said().text());
        return isWithoutPlace(question) && !message.places().targets().isEmpty() && it.find()
                ? topicOf(question).map(topic -> it.replaceFirst("${verb} " + Matcher.quoteReplacement(topic)))
                : Optional.empty();
    }

    /** "Best time to see whales?", "how much does it cost?": what it points at is no place but what was asked about. */
    private static Optional<String> ofTheSameTopic(Reading question, Reading message) {
        boolean pointsAtIt = isWithoutPlace(question)
                && isWithoutPlace(message)
                && message.travelWords().isEmpty()
                && message.otherMatters().isEmpty()
                && message.nearby().isEmpty()
                && message.said().has(POINTING);
        return pointsAtIt
                ? topicOf(question)
                        .map(topic -> topic + ": "
                                + OPENING.matcher(message.said().text()).replaceFirst(""))
                : Optional.empty();
    }

    /** "We could go on the 26th instead", "we're there in July though, any chance?" */
    private Optional<String> atAnotherTime(Reading question, Reading message, Timing timing) {
        if (!message.when().saysADay()) {
            return Optional.empty();
        }
        var when = when(question, message);
        if (isWithoutPlace(question)) {
            return timing.asks() || question.said().has(BEST_TIME)
                    ? Sought.in(question.said().text())
                            .map(sought -> sought.question(message.when().start()))
                    : Optional.of(at(when, question));
        }
        boolean verdict = timing.asks() && !question.said().is(YES_OR_NO);
        var place = question.places().targets().stream().findFirst();
        return verdict
                ? place.map(one -> "Is %s worth visiting %s?".formatted(one.name(), when))
                : Optional.of(at(when, question));
    }

    private static boolean isWithoutPlace(Reading reading) {
        return reading.places().isEmpty()
                && reading.places().origin().isEmpty()
                && reading.places().beyond().isEmpty()
                && reading.places().region().isEmpty();
    }

    /** In the traveller's own word. */
    private static Optional<String> topicOf(Reading question) {
        var colon = question.said().text().indexOf(": ");
        if (colon > 0 && colon < LONGEST_TOPIC) {
            return Optional.of(question.said().text().substring(0, colon));
        }
        return question.said().words().stream()
                .filter(word -> question.travelWords().contains(Stem.of(word)))
                .filter(word -> !Patterns.isAllOf(GENERAL, word))
                .findFirst();
    }

    private static String when(Reading question, Reading message) {
        if (message.when().offset().isPresent()) {
            var from = question.when().end().or(() -> question.when().start()).orElse(message.today());
            return "on " + DAY.format(from.plusDays(message.when().offset().getAsInt()));
        }
        var opened = OPENING.matcher(message.said().text()).replaceFirst("");
        var words = END.matcher(CLOSING.matcher(opened).replaceFirst("")).replaceFirst("");
        return Patterns.isAllOf(BARE_MONTH, words) ? "in " + words : words;
    }

    private String at(String when, Reading question) {
        var text = comprehension.withoutDays(question.said().text(), question.today());
        var timeless = NOW.matcher(text).replaceAll("");
        return END.matcher(timeless).replaceFirst("") + " " + when + "?";
    }

    /** The question with the other place for its own, or with one where it had none. */
    private static String in(String place, Reading question) {
        var text = question.said().text();
        var remainder = question.places().remainder();
        int from = remainder.indexOf('#');
        if (from < 0) {
            return END.matcher(text).replaceFirst(Matcher.quoteReplacement(" in " + place + "?"));
        }
        int to = from;
        while (to < remainder.length() && remainder.charAt(to) == '#') {
            to++;
        }
        return text.substring(0, from) + place + text.substring(to);
    }
}
