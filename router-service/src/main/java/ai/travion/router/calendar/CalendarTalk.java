package ai.travion.router.calendar;

import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarQuestion.Ask;
import ai.travion.atlas.almanac.CalendarSpeech;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DaySpan;
import java.time.LocalDate;
import java.time.Year;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Understands a message that goes on from a question to the calendar: "and in 2028?", "is it a holiday?", "the day after?". */
public final class CalendarTalk {

    private static final int SHORT_WORDS = 10;
    private static final Pattern POINTING = Patterns.words(
            "it|it's|its|that|that's|this|then|that day|this day|the same day|the day|on the day|those|them|these");
    private static final Pattern OPENING =
            Patterns.anyCase("^\\W*(?:and|also|or|then|but|what\\s+about|how\\s+about)\\b");
    private static final Pattern HOW_LONG = Patterns.words("how (?:many (?:more )?(?:days|weeks)|long|far|soon)");
    private static final Pattern GOING_ON = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|also|then|what\\s+about|how\\s+about|what|how|about|when|if|or|in|on|for|the|is|was|next|this|last)\\b[\\s,]*)+.*|^\\W*[\\p{L}\\d'., /-]{1,40}\\W*$");

    private static final Pattern THE_NEXT_ONE = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|what\\s+about|how\\s+about|when\\s+is|on)\\W+)*(?:the\\s+)?(?:(?:next\\s+|other\\s+)?(?:one|poya)\\s+after(?:\\s+(?:that|it|this)(?:\\s+one)?)?|after\\s+(?:that|it|this)(?:\\s+one)?|next(?:\\s+(?:one|poya))?(?:\\s+after\\s+(?:that|it|this)(?:\\s+one)?)?|following(?:\\s+(?:one|poya))?)(?:\\W+when\\s+(?:is|will)\\s+(?:it|that)(?:\\s+be)?)?\\W*$");
    private static final Pattern ONE_OF_THEM = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:is|isn'?t|was)\\s+([^?]{3,40}?)\\s+(?:also\\s+|such\\s+)?one(?:\\s+(?:too|as\\s+well|of\\s+them))?\\W*");
    private static final Pattern WHEN = Patterns.words("when|what day|what date|which day");
    private static final Pattern OF_ANY_TIME = Patterns.words(
            "usually|generally|in general|always|normally|ever|every|next|upcoming|coming|legal age|drinking age");
    /** The next is counted from today, and not from the year that was spoken of. */
    private static final Pattern NEXT = Patterns.words("(?:next|upcoming|coming) (?:poya|full moon|holiday)");

    private static final Pattern BARS = Patterns.words("bars?|pubs?|night ?clubs?|clubs?");

    private final CalendarReader reader;

    public CalendarTalk(CalendarReader reader) {
        this.reader = reader;
    }

    /**
     * A message as it was said, with its places blanked.
     *
     * @param elsewhere whether it names a place that the conversation has not been about
     * @param alone the question that it asks by itself, of {@link CalendarReader#read}
     */
    public record Said(String remainder, boolean placeIsNamed, boolean elsewhere, Optional<Inquiry> alone) {}

    /**
     * The question that a message asks in the light of those before it.
     *
     * @param before the traveller's earlier messages, oldest first
     * @param known the day or days that the conversation is about otherwise
     */
    public Optional<Inquiry> read(Said message, List<Said> before, Optional<DaySpan> known, LocalDate today) {
        Optional<Inquiry> context = Optional.empty();
        Optional<Inquiry> ofAFeast = Optional.empty();
        for (var earlier : before) {
            context = next(earlier, context, known, today);
            var asked = context;
            ofAFeast = asked.filter(question -> reader.following(question).isPresent())
                    .or(latest(ofAFeast));
        }
        var feast = ofAFeast;
        var oneOfThem = feast.flatMap(asked -> oneOfThem(message, asked, today));
        if (oneOfThem.isPresent()) {
            return oneOfThem;
        }
        return next(message, context, known, today)
                .or(() -> Patterns.isAllOf(THE_NEXT_ONE, message.remainder())
                        ? feast.flatMap(reader::following).map(Inquiry::inFull)
                        : Optional.empty());
    }

    /** "Is 2 January one?" asks whether it is such a day, whatever was asked of such days meanwhile. */
    private Optional<Inquiry> oneOfThem(Said message, Inquiry feast, LocalDate today) {
        var text = message.remainder();
        var day = Patterns.matcher(ONE_OF_THEM, text);
        if (message.placeIsNamed() || !day.matches()) {
            return Optional.empty();
        }
        var kind = feast.question().topics().stream()
                .filter(CalendarTopic::isKind)
                .findFirst()
                .orElse(CalendarTopic.POYA);
        return reader.read("Is %s a %s?".formatted(day.group(1), kind.title()), false, today)
                .filter(inquiry -> inquiry.said() && inquiry.question().ask() == Ask.IS)
                .map(Inquiry::inFull);
    }

    private static Supplier<Optional<Inquiry>> latest(Optional<Inquiry> before) {
        return () -> before;
    }

    /** The question that a message asks by itself, or about the day that the conversation is about. */
    public Optional<Inquiry> readAlone(Said message, Optional<DaySpan> known, LocalDate today) {
        return next(message, Optional.empty(), known, today);
    }

    private Optional<Inquiry> next(Said message, Optional<Inquiry> context, Optional<DaySpan> known, LocalDate today) {
        var text = message.remainder();
        var alone = message.alone();
        if (context.isPresent() && alone.isPresent() && !alone.get().said() && Patterns.isIn(OPENING, text)) {
            return goingOn(message, context.get(), today).or(() -> alone);
        }
        if (alone.isPresent() && !leans(alone.get(), text)) {
            return alone.get().days().isEmpty()
                    ? ofTheKnownDays(message, context, known).or(() -> alone)
                    : alone;
        }
        var others = context.flatMap(before -> Drinking.ofOthers(text, before.question())
                .map(question -> new Inquiry(question, before.days(), true, List.of(), Optional.empty()).inFull()));
        if (others.isPresent()) {
            return others;
        }
        var day = context.flatMap(Inquiry::days).or(() -> known);
        var pointing = day.flatMap(days -> pointing(text, message.placeIsNamed(), days));
        if (pointing.isPresent()) {
            return pointing;
        }
        return alone.or(() -> context.flatMap(before -> goingOn(message, before, today)))
                .or(() -> ofTheKnownDays(message, context, known));
    }

    /** What is asked without a time by one whose days are known is asked of those: "any holidays?", "and a beer?". */
    private Optional<Inquiry> ofTheKnownDays(Said message, Optional<Inquiry> context, Optional<DaySpan> known) {
        var days = context.filter(before -> before.question().matter().isPresent())
                .flatMap(Inquiry::days)
                .or(() -> known);
        var text = message.remainder();
        if (days.isEmpty() || message.elsewhere() || Patterns.isIn(OF_ANY_TIME, text)) {
            return Optional.empty();
        }
        var asked = CalendarSpeech.read(text, true)
                .filter(question -> question.ask() == Ask.IS)
                .filter(question ->
                        question.matter().isPresent() ? question.topics().isEmpty() : areKinds(question.topics()))
                .filter(question -> !message.placeIsNamed() || !Patterns.isIn(BARS, text));
        if (asked.isPresent()) {
            return asked.map(question -> new Inquiry(question, days, true, List.of(), Optional.empty()));
        }
        return Drinking.in(text, reader.isDry(days.get())).map(question -> about(question, days.get()));
    }

    private static boolean areKinds(List<CalendarTopic> topics) {
        return topics.size() == 1 && topics.getFirst().isKind();
    }

    /** "Is it a Poya day?" can be read alone only because the Poya day that comes next has a date. */
    private static boolean leans(Inquiry inquiry, String text) {
        return !inquiry.said()
                && Patterns.isIn(POINTING, text)
                && inquiry.question().ask() == Ask.IS;
    }

    /** A question of its own about the day of before. */
    private static Optional<Inquiry> pointing(String text, boolean placeIsNamed, DaySpan days) {
        if (!Patterns.isIn(POINTING, text)) {
            return Optional.empty();
        }
        return CalendarSpeech.read(text, true)
                .filter(question -> question.ask() == Ask.IS || question.ask() == Ask.WHAT_DAY)
                .filter(question -> !question.namesItsDay())
                .filter(question -> !placeIsNamed || CalendarReader.standsBesideAPlace(question))
                .map(question -> new Inquiry(question, Optional.of(days), true, List.of(), Optional.empty()));
    }

    /** The question of before about another time or another feast. */
    private Optional<Inquiry> goingOn(Said message, Inquiry before, LocalDate today) {
        var text = message.remainder();
        boolean another = Patterns.isAllOf(THE_NEXT_ONE, text) && !message.placeIsNamed();
        boolean goesOn = text.split("\\s+", -1).length <= SHORT_WORDS
                && Patterns.isAllOf(GOING_ON, text)
                && CalendarSpeech.speaksOnlyOfDays(text)
                && !message.placeIsNamed();
        boolean fits = another || goesOn;
        if (!fits) {
            return Optional.empty();
        }
        if (Patterns.isAllOf(THE_NEXT_ONE, text)) {
            return reader.following(before).map(Inquiry::inFull);
        }
        var topics = CalendarSpeech.topicsIn(text);
        var time = reader.timeOf(text, today, before.question().past());
        if (time.when().offset().isPresent() && before.days().isPresent()) {
            int offset = time.when().offset().getAsInt();
            var asked = reader.found(before).or(before::days).orElseThrow();
            var from = offset > 0 ? asked.last() : asked.first();
            return Optional.of(about(ofADay(before.question()), DaySpan.on(from.plusDays(offset))));
        }
        if (topics.isEmpty() && Patterns.isIn(HOW_LONG, text) && before.days().isPresent()) {
            return before.question().topics().isEmpty()
                    ? Optional.empty()
                    : Optional.of(about(
                            before.question().asking(Ask.HOW_LONG_TILL),
                            before.days().get()));
        }
        if (topics.isEmpty() && time.days().isEmpty()) {
            return Optional.empty();
        }
        var asked = before.question().ask() == Ask.MEANING && Patterns.isIn(WHEN, text)
                ? before.question().asking(Ask.WHEN)
                : before.question();
        var question = topics.isEmpty() ? asked : ofOthers(asked, topics);
        if (topics.isEmpty() && time.exact()) {
            return Optional.of(about(ofADay(question), time.days().get()));
        }
        var when = time.days().isPresent()
                        || Patterns.isIn(NEXT, text)
                        || !before.said()
                        || before.question().ask() == Ask.HOW_LONG_TILL
                ? time
                : new CalendarReader.Time(yearOf(before), false, time.when());
        return Optional.of(reader.inquiry(question, when, text, today).inFull());
    }

    private static Inquiry about(CalendarQuestion question, DaySpan days) {
        return new Inquiry(question, Optional.of(days), true, List.of(), Optional.empty()).inFull();
    }

    /** Of a day one asks what it is, unless it was asked before whether another is such a day. */
    private static CalendarQuestion ofADay(CalendarQuestion question) {
        if (question.ask() == Ask.IS && question.matter().isPresent()) {
            return question.about(List.of());
        }
        boolean ofAnyDay = question.ask() == Ask.IS && !question.namesItsDay();
        return ofAnyDay
                ? question
                : new CalendarQuestion(Ask.WHAT_DAY, List.of(), Optional.empty(), false, true, question.past());
    }

    private static CalendarQuestion ofOthers(CalendarQuestion question, List<CalendarTopic> topics) {
        boolean oneDay = topics.stream().noneMatch(CalendarTopic::isKind);
        return switch (question.ask()) {
            case LIST, MONTHS -> question.about(topics).asking(oneDay ? Ask.WHEN : Ask.LIST);
            case WHAT_DAY -> question.about(topics).asking(Ask.WHEN);
            case IS -> question.about(isKept(question, topics));
            case WHEN, HOW_LONG_TILL, MEANING, STANDING -> question.about(topics);
        };
    }

    /** "Is Vesak a bank holiday?", "and Poson?": what is asked of the feast stays. */
    private static List<CalendarTopic> isKept(CalendarQuestion question, List<CalendarTopic> topics) {
        boolean feast = topics.stream().noneMatch(CalendarTopic::isKind);
        var kinds = question.topics().stream().filter(CalendarTopic::isKind).toList();
        return feast && question.matter().isEmpty()
                ? Stream.concat(topics.stream(), kinds.stream()).toList()
                : topics;
    }

    /** A feast that is asked for next is meant in the year that was asked about. */
    private static Optional<DaySpan> yearOf(Inquiry before) {
        return before.days().map(days -> DaySpan.of(Year.from(days.first())));
    }
}
