package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.places.Suggestions;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds what is missing and cannot be done without: a place for a plan, a centre for a search, what "there" is, a day instead of an
 * impossible one, a word on wishes that speak against earlier ones. Where a sensible choice exists it is made and said; otherwise it is asked for, but never twice.
 */
public final class Essentials {

    /**
     * What became of it.
     *
     * @param places to go on with
     * @param question to ask instead of going on
     * @param assumptions what was chosen for the traveller
     * @param doubtful whether the message's wishes are what is asked about, and not to be remembered before the answer
     */
    public record Outcome(
            List<Place> places, Optional<Clarification> question, List<String> assumptions, boolean doubtful) {

        /** Nothing is missing. */
        public static Outcome goOn(List<Place> places, String... assumptions) {
            return new Outcome(places, Optional.empty(), List.of(assumptions), false);
        }

        static Outcome ask(Clarification question) {
            return new Outcome(List.of(), Optional.of(question), List.of(), false);
        }

        static Outcome goOn(List<Place> places, List<String> leftOut, String assumption) {
            return new Outcome(
                    places,
                    Optional.empty(),
                    Stream.concat(leftOut.stream(), Stream.of(assumption)).toList(),
                    false);
        }

        /** The same with a last place. */
        Outcome endingAt(Place last) {
            return new Outcome(
                    Stream.concat(places.stream().filter(place -> !place.equals(last)), Stream.of(last))
                            .toList(),
                    question,
                    assumptions,
                    doubtful);
        }

        private Outcome noting(Optional<String> note) {
            return note.isEmpty() || question.isPresent()
                    ? this
                    : new Outcome(
                            places,
                            question,
                            Stream.concat(assumptions.stream(), note.stream()).toList(),
                            doubtful);
        }

        private Outcome asking(Clarification doubt) {
            return new Outcome(places, Optional.of(doubt), assumptions, true);
        }
    }

    private static final int OPTIONS = 4;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private static final Pattern AIRPORT =
            Patterns.words("(?:the |colombo |international |bandaranaike )?airport|bia|katunayake");
    private static final String BESIDE_THE_AIRPORT = "negombo";

    private final Suggestions suggestions;
    private final Places atlas;
    private final Unnamed unnamed;
    private final Destinations destinations;

    public Essentials(Suggestions suggestions, Places atlas) {
        this.suggestions = suggestions;
        this.atlas = atlas;
        this.unnamed = new Unnamed(suggestions, atlas);
        this.destinations = new Destinations(suggestions, atlas);
    }

    /**
     * Checks what a judged message lacks.
     *
     * @param query the message as it goes on, which the reply will complete
     * @param known what is known of the traveller, this message included
     */
    public Outcome of(
            Reading reading,
            Verdict verdict,
            Bearings bearings,
            Conversation conversation,
            Preferences known,
            String query,
            int turn) {
        var impossible = reading.when().impossible();
        boolean asksForDay = impossible.isPresent()
                && verdict.intent() != IntentType.GREETING
                && verdict.intent() != IntentType.OFF_TOPIC;
        if (asksForDay && mayAsk(Question.DATE, conversation)) {
            var words = impossible.get().words();
            return Outcome.ask(Question.DATE.asked(
                    "There is no " + words + " in the calendar.", days(words, reading.today()), query, turn));
        }
        var day = WhichDay.question(reading, verdict, conversation, turn);
        if (day.isPresent()) {
            return Outcome.ask(day.get());
        }
        var mismatch = Mismatch.in(reading).filter(found -> verdict.intent() == IntentType.TRIP_PLANNING);
        if (mismatch.isPresent() && mayAsk(Question.LENGTH, conversation)) {
            return Outcome.ask(LengthReply.question(mismatch.get(), query, turn));
        }
        var places = place(reading, verdict, bearings, conversation, known, query, turn)
                .noting(mismatch.filter(found -> conversation.remembers()).map(LengthReply::taken));
        var doubt = places.question().isEmpty() ? doubt(reading, verdict, conversation) : Optional.<Conflict>empty();
        if (doubt.isPresent()) {
            return places.asking(doubt.get().asked(query, turn));
        }
        return asksForDay
                ? new Outcome(
                        places.places(),
                        places.question(),
                        Stream.concat(
                                        Stream.of("There is no %s in the calendar, so no date was assumed."
                                                .formatted(impossible.get().words())),
                                        places.assumptions().stream())
                                .toList(),
                        false)
                : places;
    }

    /** A change to a plan is meant as it is said, but for what harms its traveller; and what was asked about in the last turn is not asked again. */
    private static Optional<Conflict> doubt(Reading reading, Verdict verdict, Conversation conversation) {
        boolean plan = verdict.intent() == IntentType.TRIP_PLANNING;
        boolean changes = verdict.rule().equals("changesThePlan");
        boolean justAsked = conversation.pending().filter(Conflicts::isAskedIn).isPresent();
        boolean travels = plan || verdict.intent() == IntentType.TOURISM_QUERY;
        if (!travels || !conversation.remembers() || justAsked) {
            return Optional.empty();
        }
        var found = plan && !changes
                ? Conflicts.of(conversation.known(), reading.said(), reading.wishes())
                : Conflicts.ofAChange(conversation.known(), reading, plan);
        return found.filter(conflict -> !conflict.wasAsked(conversation));
    }

    private Outcome place(
            Reading reading,
            Verdict verdict,
            Bearings bearings,
            Conversation conversation,
            Preferences known,
            String query,
            int turn) {
        boolean plan = verdict.intent() == IntentType.TRIP_PLANNING;
        boolean search = reading.nearby().isPresent() && verdict.intent() == IntentType.TOURISM_QUERY;
        var open = unnamed.in(reading, verdict, bearings, conversation, query, turn);
        if (open.isPresent()) {
            return open.get();
        }
        boolean either = plan && conversation.remembers() && EitherPlace.isMeantIn(reading);
        if (either && mayAsk(Question.CHOICE, conversation)) {
            return Outcome.ask(EitherPlace.question(reading.places().targets(), query, turn));
        }
        if (either) {
            return EitherPlace.taken(reading.places().targets());
        }
        if (!bearings.places().isEmpty()) {
            boolean taken = plan
                    && !bearings.own()
                    && !Reference.points(reading)
                    && !verdict.rule().equals("changesThePlan");
            return taken
                    ? Outcome.goOn(
                            bearings.places(),
                            "You named no place, so this is for " + names(bearings.places()) + ", which we spoke of.")
                    : plan && bearings.own() && !bearings.leaning()
                            ? destinations.beside(bearings.places(), reading, known)
                            : Outcome.goOn(bearings.places());
        }
        if (plan) {
            return destinations.of(reading, conversation, known, query, turn);
        }
        return search ? forASearch(reading, conversation, query, turn) : Outcome.goOn(List.of());
    }

    private Outcome forASearch(Reading reading, Conversation conversation, String query, int turn) {
        var origin = reading.places().origin();
        if (origin.isPresent()) {
            return Outcome.goOn(List.of(origin.get()));
        }
        if (Outside.centre(reading.places()).isPresent()) {
            return Outcome.goOn(List.of());
        }
        var airport = Patterns.isIn(AIRPORT, reading.said().text())
                ? atlas.withId(BESIDE_THE_AIRPORT)
                : Optional.<Place>empty();
        if (airport.isPresent()) {
            return Outcome.goOn(
                    List.of(airport.get()),
                    "The international airport lies beside " + airport.get().name() + ", so I looked around there.");
        }
        if (mayAsk(Question.CENTRE, conversation)) {
            var names = suggestions.of(List.of(), List.of(), Optional.empty(), OPTIONS).stream()
                    .map(Place::name)
                    .toList();
            return Outcome.ask(Question.CENTRE.asked(Outside.unknown(reading.places()), names, query, turn));
        }
        return Outcome.goOn(List.of(), "You named no place to look around, so I looked everywhere.");
    }

    static boolean mayAsk(Question question, Conversation conversation) {
        return conversation.remembers() && !conversation.hasAsked(question);
    }

    /** Days near an impossible one, where its month is known: the last of the month and the first of the next. */
    private static List<String> days(String words, LocalDate today) {
        return MonthNames.withYear(words, today)
                .map(month -> List.of(
                        DAY.format(month.atEndOfMonth()),
                        DAY.format(month.plusMonths(1).atDay(1)),
                        Question.NO_DAY))
                .orElse(List.of(Question.NO_DAY));
    }

    /** Their names in a sentence. */
    static String names(List<Place> places) {
        var names = places.stream().map(Place::name).toList();
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
