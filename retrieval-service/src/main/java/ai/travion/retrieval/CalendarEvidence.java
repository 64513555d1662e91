package ai.travion.retrieval;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarQuestion.Ask;
import ai.travion.atlas.almanac.CalendarSpeech;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.almanac.MonthSpan;
import ai.travion.retrieval.calendar.CalendarFacts;
import ai.travion.retrieval.calendar.DayOfTheMonth;
import ai.travion.retrieval.calendar.Span;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.Bounds;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The calendar's answer to a turn as documents; none where the turn asks nothing of it. */
final class CalendarEvidence {

    private static final ZoneId SRI_LANKA = ZoneId.of("Asia/Colombo");
    /** "Every Poya day in 2027": a year, and no month or day of it. */
    private static final Pattern ONLY_A_YEAR = Pattern.compile(
            "(?is)(?!.*\\b(?:jan\\w*|feb\\w*|mar|march|apr\\w*|may|june?|july?|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*|after|before|since|until|till|from|next|rest|remaining|weekends?|week)\\b)[^\\d]*\\b(20\\d\\d)\\b[^\\d]*");

    private static final Pattern ANOTHER_QUESTION = Pattern.compile(
            "(?is)\\s*(?:,|;)?\\s+and\\s+(?:where|what|which|how|who|can|could|is|are|should|do|does)\\b.*$");

    private static final Pattern WHAT_IS_DONE = Pattern.compile(
            "(?i)\\b(?:(?:anything|something|what(?:'s| is)?) (?:special|going on|happening|fun|nice|planned|on)|celebrat\\w*|part(?:y|ies)|fireworks|gala|to do|(?:with|for) (?:the |our |small )?(?:kids|children|families|family|couples|toddlers))\\b");

    private static final Pattern OF_IT = Pattern.compile("(?i)\\b(?:its|their)\\b");

    private static final Set<String> OF_THE_PERAHERA = Set.of("Kandy", "Temple of the Tooth");

    private final CalendarFacts facts;
    private final Places atlas;
    private final Clock clock;

    CalendarEvidence(HolidayCalendar calendar, Places atlas, Clock clock) {
        this.facts = new CalendarFacts(calendar);
        this.atlas = atlas;
        this.clock = clock.withZone(SRI_LANKA);
    }

    List<RetrievedDocument> answering(GraphState state) {
        if (state.getIntent() != IntentType.TOURISM_QUERY) {
            return List.of();
        }
        var words = AskedInFull.question(state);
        if (!state.getTargetLocations().isEmpty() && CalendarSpeech.asksOfALocalFestival(words)) {
            return List.of();
        }
        var parts = AskedParts.standingAlone(words, !state.getTargetLocations().isEmpty());
        var asked = IntStream.range(0, parts.size())
                .filter(part -> !isOfThePlace(parts.get(part), state)
                        && !answering(parts.get(part), state).isEmpty())
                .boxed()
                .toList();
        boolean isBesideOthers = !asked.isEmpty()
                && IntStream.range(0, parts.size())
                        .filter(part -> !asked.contains(part))
                        .mapToObj(AskedParts.of(words)::get)
                        .anyMatch(part -> !AskedParts.isOfNothing(part));
        return isBesideOthers
                ? asked.stream()
                        .flatMap(part -> answering(parts.get(part), state).stream())
                        .distinct()
                        .limit(Bounds.DOCUMENTS - 1)
                        .map(document -> Documents.toParts(asked, document))
                        .toList()
                : answering(words, state);
    }

    /** "When is its festival": of the place that another part names. */
    private static boolean isOfThePlace(String part, GraphState state) {
        return !state.getTargetLocations().isEmpty() && OF_IT.matcher(part).find();
    }

    private List<RetrievedDocument> answering(String words, GraphState state) {
        var span = span(state)
                .or(() -> DayOfTheMonth.in(words, LocalDate.now(clock)).map(day -> new Span(day, day)));
        return read(withoutPlaces(words), span.isPresent())
                .filter(question -> isOfTheTurnsPlace(question, state.getTargetLocations()))
                .filter(question -> state.getTargetLocations().isEmpty() || standsBesideAPlace(question))
                .filter(question ->
                        state.getLocationSearch().isEmpty() || question.matter().isPresent())
                .map(question -> documents(question, words, span))
                .orElse(List.of());
    }

    /** "What happens on a Poya day": a guide knows more of it than its dates. */
    boolean isAskedForAMeaning(GraphState state) {
        return read(withoutPlaces(AskedInFull.question(state)), span(state).isPresent())
                .filter(question -> question.ask() == Ask.MEANING)
                .isPresent();
    }

    /** "Is there anything special on New Year's Eve for families?": of what one does on it a guide may know more than that it is no holiday. */
    boolean isAskedForWhatIsDone(GraphState state) {
        return WHAT_IS_DONE.matcher(AskedInFull.question(state)).find();
    }

    /** "When is it, and where should I go?" asks the calendar first. */
    private static Optional<CalendarQuestion> read(String words, boolean timeIsKnown) {
        return CalendarSpeech.read(words, timeIsKnown).or(() -> {
            var first = ANOTHER_QUESTION.matcher(words).replaceFirst("?");
            return first.equals(words)
                    ? Optional.empty()
                    : CalendarSpeech.read(first, timeIsKnown).filter(question -> question.ask() == Ask.WHEN);
        });
    }

    /** Of the peraheras of Esala the calendar knows Kandy's days; those of Kataragama are told by its texts. */
    private static boolean isOfTheTurnsPlace(CalendarQuestion question, List<String> places) {
        return !question.topics().contains(CalendarTopic.ESALA_PERAHERA)
                || places.isEmpty()
                || places.stream().anyMatch(OF_THE_PERAHERA::contains);
    }

    /** What happens in a place on a day, and what its feasts are, is for its own passages to tell. */
    private static boolean standsBesideAPlace(CalendarQuestion question) {
        return question.ask() != Ask.WHAT_DAY && question.ask() != Ask.MEANING;
    }

    private List<RetrievedDocument> documents(CalendarQuestion question, String words, Optional<Span> read) {
        var documents = new ArrayList<RetrievedDocument>();
        for (var fact : facts.answering(question, span(question, words, read), LocalDate.now(clock))) {
            if (documents.size() < Bounds.DOCUMENTS) {
                documents.add(Documents.of(fact, documents.size()));
            }
        }
        return documents;
    }

    /** A list is of the months that the message names, all of them; anything else of the days that were read in it. */
    private Optional<Span> span(CalendarQuestion question, String words, Optional<Span> read) {
        var months = question.ask() == Ask.LIST
                ? MonthSpan.in(words, LocalDate.now(clock)).or(() -> yearIn(words))
                : Optional.<MonthSpan>empty();
        return months.map(span -> new Span(span.first(), span.last())).or(() -> read);
    }

    private static Optional<MonthSpan> yearIn(String words) {
        var year = ONLY_A_YEAR.matcher(words);
        return year.matches()
                ? Optional.of(new MonthSpan(
                        LocalDate.of(Integer.parseInt(year.group(1)), 1, 1),
                        LocalDate.of(Integer.parseInt(year.group(1)), 12, 31)))
                : Optional.empty();
    }

    private static Optional<Span> span(GraphState state) {
        return state.getTargetDate()
                .map(first -> new Span(
                        first,
                        state.getTargetEndDate()
                                .filter(last -> !last.isBefore(first))
                                .orElse(first)));
    }

    private String withoutPlaces(String words) {
        var text = new StringBuilder(words);
        for (var mention : atlas.mentionedIn(words)) {
            for (int at = mention.start(); at < mention.end() && at < text.length(); at++) {
                text.setCharAt(at, '#');
            }
        }
        return text.toString();
    }
}
