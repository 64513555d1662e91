package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Intents;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.Preferences;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Takes a message as the reply to what was asked, and makes one query of it and the message that was asked about.
 *
 * <p>A message that asks something of its own is no reply: the question is dropped. One that cannot be understood is no
 * reason to ask again: a sensible choice is made, and said.
 */
public final class Resumption {

    /**
     * The query that goes on.
     *
     * @param query the message and the reply in one
     * @param assumptions what was chosen for the traveller
     * @param wishes what the traveller wishes for, where the query alone does not say it
     */
    public record Resumed(String query, List<String> assumptions, Optional<Wishes> wishes) {

        Resumed(String query, List<String> assumptions) {
            this(query, assumptions, Optional.empty());
        }
    }

    /** What was not found is asked for again in the traveller's own way. */
    public static final String EVIDENCE = "evidence";

    private static final int SHORT_REPLY_WORDS = 8;
    private static final Pattern FIRST_TELL = Patterns.anyCase(
            "^\\W*(?:(?:no|wait|hold\\s+on|hmm+|actually|first|before\\s+that|but|please|and|so)\\W+)+(?:tell|explain|what|how|when|where|which|who|is|are|do|does|can)\\b");
    private static final Pattern AGREED = Patterns.anyCase(
            "\\W*(?:yes|yeah|yep|ok|okay|sure|fine|alright|please|go ahead|sounds good)(?:\\W+(?:please|thanks))?\\W*");
    private static final Pattern DROPPED = Patterns.anyCase(
            "\\W*(?:never ?mind|forget (?:it|about it)|cancel|stop|no(?:pe)?(?:,? thanks?(?: you)?)?|nothing)\\W*");
    private static final Pattern ORDINAL = Patterns.anyCase(
            "\\W*(?:(?:i(?:'d)?|we)\\s+(?:like|want|take|choose|prefer|pick)\\s+)?(?:the\\s+|option\\s+|number\\s+|no\\.?\\s*|#)*(?<o>first|second|third|fourth|last|1st|2nd|3rd|4th|[1-4]|one|two|three|four)(?:\\s+(?:one|option|place|choice))?(?:\\s+please)?\\W*");
    private static final Map<String, Integer> ORDINALS = Map.ofEntries(
            Map.entry("first", 1),
            Map.entry("1st", 1),
            Map.entry("1", 1),
            Map.entry("one", 1),
            Map.entry("second", 2),
            Map.entry("2nd", 2),
            Map.entry("2", 2),
            Map.entry("two", 2),
            Map.entry("third", 3),
            Map.entry("3rd", 3),
            Map.entry("3", 3),
            Map.entry("three", 3),
            Map.entry("fourth", 4),
            Map.entry("4th", 4),
            Map.entry("4", 4),
            Map.entry("four", 4));
    private static final Pattern FILLER = Patterns.anyCase(
            "^\\W*(?:(?:to|in|at|on|for|maybe|perhaps|let'?s\\s+(?:do|go\\s+(?:to|with)|say|take|make\\s+it)|i'?d?\\s*(?:would\\s+)?(?:like|love|want|prefer|choose|pick|think|meant?|mean)(?:\\s+to)?(?:\\s+(?:go|visit|see))?(?:\\s+to)?|we(?:'d|\\s+would)?\\s*(?:like|love|want|prefer)(?:\\s+to)?(?:\\s+(?:go|visit|see))?(?:\\s+to)?|how\\s+about|what\\s+about|go\\s+(?:with|for|to)|make\\s+it|sorry|please|ok|okay|yes|sure|then|um+|uh+|well|so|near|around|visit|let\\s+it\\s+be)\\b[\\s,:]*)+");
    private static final Pattern LAST_FILLER = Patterns.anyCase("(?:[\\s,]+(?:then|it\\s+is))+$");
    private static final Pattern LENGTH = Patterns.anyCase(
            "\\s*(?:\\bfor\\s+)?\\b(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)[\\s-]+(?:days?|nights?|weeks?)\\b\\s*|\\s+(?:from|to|until|till)\\s*$");
    /** "The 1st then", with no month. */
    private static final Pattern NUMBER_OF_A_DAY = Patterns.anyCase(
            "\\b(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))");

    private static final Pattern SUGGESTING = Patterns.anyCase("^\\W*(?:how|what)\\s+about\\b.*");
    private static final Pattern TRAILING = Pattern.compile("[\\s.?!,;:]+$");

    private final Comprehension comprehension;
    private final Intents intents;
    private final Function<Reading, List<String>> choice;

    /**
     * Makes replies into queries.
     *
     * @param choice the names of places for a traveller who has not named one, by what the reply wishes
     */
    public Resumption(Comprehension comprehension, Intents intents, Function<Reading, List<String>> choice) {
        this.comprehension = comprehension;
        this.intents = intents;
        this.choice = choice;
    }

    /**
     * The query that the reply completes; nothing where the message is no reply but a matter of its own.
     *
     * @param known what is known of the traveller, without the wishes that were asked about
     */
    public Optional<Resumed> of(Clarification asked, String message, Preferences known, LocalDate today) {
        if (Conflicts.isAskedIn(asked)) {
            var reply = comprehension.read(message, today);
            var original = comprehension.read(asked.getOriginalQuery(), today);
            return new ConflictReply(reply, option(asked, reply), LeftToUs.is(reply), isOwnMatter(reply))
                    .resumes(asked, original, known);
        }
        boolean ofADay = asked.getAbout().equals(Question.DATE.about());
        var full = ofADay ? inTheMonthAskedAbout(asked, message, today) : message;
        var reply = comprehension.read(full, today);
        if (reply.said().is(DROPPED)
                || asked.getOriginalQuery().isBlank()
                || asked.getAbout().equals(EVIDENCE)) {
            return Optional.empty();
        }
        if (asked.getAbout().equals(Question.SUBJECT.about())) {
            return withSubject(asked, reply, today);
        }
        if (asked.getAbout().equals(Question.CHOICE.about())) {
            return EitherPlace.resumed(
                    asked,
                    comprehension.read(asked.getOriginalQuery(), today),
                    reply,
                    option(asked, reply),
                    LeftToUs.is(reply) || reply.said().is(AGREED));
        }
        if (asked.getAbout().equals(Question.LENGTH.about())) {
            return withLength(asked, reply, today);
        }
        return ofADay
                ? new DateReply(
                                reply,
                                words(reply),
                                option(asked, reply),
                                reply.said().is(AGREED),
                                LeftToUs.is(reply),
                                reply.said().is(SUGGESTING),
                                isOwnMatter(reply))
                        .resumes(comprehension.read(asked.getOriginalQuery(), today))
                : new PlaceReply(
                                reply,
                                words(reply),
                                option(asked, reply),
                                reply.said().is(AGREED),
                                LeftToUs.is(reply),
                                isOwnMatter(reply),
                                choice)
                        .resumes(asked);
    }

    private Optional<Resumed> withSubject(Clarification asked, Reading reply, LocalDate today) {
        var choice = LeftToUs.is(reply) || reply.said().is(AGREED)
                ? asked.getOptions().stream().findFirst()
                : Optional.<String>empty();
        return new SubjectReply(reply, words(reply), option(asked, reply), choice, isOwnMatter(reply))
                .resumes(asked, comprehension.read(asked.getOriginalQuery(), today));
    }

    private Optional<Resumed> withLength(Clarification asked, Reading reply, LocalDate today) {
        var timeless = unended(LENGTH.matcher(comprehension.withoutDays(asked.getOriginalQuery(), today))
                .replaceAll(" ")
                .strip());
        return Mismatch.in(comprehension.read(asked.getOriginalQuery(), today))
                .flatMap(
                        mismatch -> new LengthReply(reply, option(asked, reply), LeftToUs.is(reply), isOwnMatter(reply))
                                .resumes(asked, mismatch, timeless));
    }

    /** A sentence without its end, to be gone on with. */
    static String unended(String text) {
        return TRAILING.matcher(text).replaceFirst("");
    }

    /** "The 28th" in reply to "There is no 30 February". */
    private String inTheMonthAskedAbout(Clarification asked, String message, LocalDate today) {
        // "The 1st" of the month after it was offered, too.
        var number = Patterns.matcher(NUMBER_OF_A_DAY, message);
        var offered = number.find()
                ? asked.getOptions().stream()
                        .filter(option -> option.startsWith(number.group("day") + " "))
                        .findFirst()
                : Optional.<String>empty();
        return offered.isPresent() ? number.replaceFirst(offered.get()) : inTheMonth(asked, message, today);
    }

    private String inTheMonth(Clarification asked, String message, LocalDate today) {
        return comprehension
                .read(asked.getOriginalQuery(), today)
                .when()
                .impossible()
                .flatMap(impossible -> MonthNames.withYear(impossible.words(), today))
                .map(month -> NumberedDay.inFull(message, month, today))
                .orElse(message);
    }

    /** A question, a request for a plan, or something that has nothing to do with travel. */
    private boolean isOwnMatter(Reading reply) {
        if (LeftToUs.is(reply)) {
            return false;
        }
        var verdict = intents.judgeReply(reply);
        if (reply.said().is(SUGGESTING)) {
            return false;
        }
        if (onlyTellsWhoTravels(reply)) {
            return true;
        }
        boolean onlyAPlace = words(reply).replaceAll("\\W", "").length() <= placeLetters(reply);
        if (!reply.places().targets().isEmpty() && onlyAPlace) {
            return false;
        }
        return switch (verdict.intent()) {
            case TRIP_PLANNING, REAL_TIME_INFO, GREETING -> !isOnlyDuration(reply);
            case OFF_TOPIC ->
                !verdict.rule().equals(IntentRules.SAYS_NOTHING_THAT_IS_KNOWN) || Phrases.isQuestion(reply.said());
            case TOURISM_QUERY, UNKNOWN ->
                Phrases.isQuestion(reply.said()) || reply.said().has(FIRST_TELL);
        };
    }

    /** "There will be five of us, my mother is 72" chooses no place, and leaves the choice to nobody. */
    private static boolean onlyTellsWhoTravels(Reading reply) {
        return reply.places().isEmpty()
                && reply.places().region().isEmpty()
                && !reply.when().saysAnything()
                && reply.wishes().topics().isEmpty()
                && reply.wishes().interests().isEmpty()
                && (reply.wishes().party().isPresent()
                        || reply.wishes().walkingTolerance().isPresent());
    }

    /** "Two days in Ella" completes a plan; "plan two days in Ella" is a new one. */
    private static boolean isOnlyDuration(Reading reply) {
        return !Phrases.isQuestion(reply.said())
                && reply.when().saysAnything()
                && !reply.said().text().toLowerCase(Locale.ROOT).contains("plan")
                && reply.said().words().size() <= SHORT_REPLY_WORDS;
    }

    private static int placeLetters(Reading reply) {
        return (int) reply.places()
                        .remainder()
                        .chars()
                        .filter(letter -> letter == '#')
                        .count()
                + 1;
    }

    private static Optional<String> option(Clarification asked, Reading reply) {
        int comma = reply.said().text().indexOf(',');
        var match = Patterns.matcher(
                ORDINAL, comma < 0 ? reply.said().text() : reply.said().text().substring(0, comma));
        if (match.matches()) {
            var ordinal = match.group("o").toLowerCase(Locale.ROOT);
            var real = asked.getOptions();
            int at = ordinal.equals("last") ? lastPlace(real) : ORDINALS.getOrDefault(ordinal, 0) - 1;
            return at >= 0 && at < real.size() ? Optional.of(real.get(at)) : Optional.empty();
        }
        return asked.getOptions().stream()
                .filter(option -> option.equalsIgnoreCase(
                        TRAILING.matcher(reply.said().text()).replaceFirst("")))
                .findFirst();
    }

    /** The last of the options that is a choice of its own. */
    private static int lastPlace(List<String> options) {
        boolean open = !options.isEmpty()
                && (options.getLast().equals(Question.YOU_DECIDE)
                        || options.getLast().equals(Question.NO_DAY));
        return options.size() - (open ? 2 : 1);
    }

    /** The reply without the words that only lead to it: "I'd like to go to Kandy please" to "Kandy please". */
    private static String words(Reading reply) {
        var text = TRAILING.matcher(reply.said().text()).replaceFirst("");
        var bare = LAST_FILLER.matcher(FILLER.matcher(text).replaceFirst("")).replaceFirst("");
        return bare.isBlank() ? text : bare;
    }
}
