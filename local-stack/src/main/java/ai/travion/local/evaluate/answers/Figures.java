package ai.travion.local.evaluate.answers;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The numbers and days of an answer that nothing in its turn vouches for, by plain comparison of what is written. It shares nothing with the
 * verifier, which it measures, and is stricter: it knows no arithmetic beyond hours and minutes.
 */
final class Figures {

    private static final Pattern NOT_CLAIMED =
            Pattern.compile("\\[\\d+]|\\]\\([^)]*\\)|https?://\\S+|(?m)^#+ Day \\d+|Sources:.*");
    private static final Pattern CLOCK = Pattern.compile("\\b(\\d{1,2}):(\\d{2})(?::\\d{2})?");
    private static final Pattern ISO = Pattern.compile("\\b(\\d{4})-(\\d{2})-(\\d{2})\\b");
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,]\\d+)*");
    private static final Pattern DAY = Pattern.compile(
            "\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (January|February|March|April|May|June|July|August|September|October|November|December)\\b");

    private final Set<String> numbers = new HashSet<>();
    private final Set<MonthDay> days = new HashSet<>();

    private Figures(GraphState state) {
        evidence(state).forEach(this::know);
        state.getItinerary().forEach(slot -> {
            int minutes = slot.getDurationMinutes();
            Stream.of(minutes, minutes / 60, minutes % 60).forEach(part -> numbers.add(String.valueOf(part)));
            slot.getCrowdPrediction().ifPresent(percent -> numbers.add(String.valueOf(Math.round(percent))));
        });
        days(state).forEach(this::know);
    }

    /** What the answer claims in figures and the turn does not hold, each once. */
    static Set<String> unsupportedIn(String answer, GraphState state) {
        var known = new Figures(state);
        var text = NOT_CLAIMED.matcher(answer).replaceAll(" ");
        var unsupported = new TreeSet<String>();
        DAY.matcher(text).results().forEach(match -> {
            var day = dayOf(match.group(1), match.group(2));
            if (!known.days.contains(day)) {
                unsupported.add(match.group());
            }
        });
        CLOCK.matcher(text)
                .results()
                .map(match -> clock(match.group(1), match.group(2)))
                .filter(time -> !known.numbers.contains(time))
                .forEach(unsupported::add);
        var rest = DAY.matcher(CLOCK.matcher(text).replaceAll(" ")).replaceAll(" ");
        NUMBER.matcher(rest)
                .results()
                .map(match -> plain(match.group()))
                .filter(number -> !known.numbers.contains(number))
                .forEach(unsupported::add);
        return unsupported;
    }

    private static Stream<String> evidence(GraphState state) {
        return Stream.of(
                        Stream.of(
                                state.getUserQuery(), state.getRewrittenQuery().orElse("")),
                        state.getMessages().stream()
                                .filter(message -> message.getRole() == Role.USER)
                                .map(message -> message.getContent()),
                        state.getRetrievedDocuments().stream()
                                .flatMap(document -> Stream.concat(
                                        Stream.of(document.getContent()), SentenceLikeness.toldBesides(document))),
                        state.getWebSearchResults().stream()
                                .map(result -> result.getTitle() + " " + result.getContent()),
                        state.getConstraintViolations().stream()
                                .map(violation -> violation.getDescription() + " " + violation.getSuggestion()),
                        state.getShadowMonitorLogs().stream().map(log -> log.getDetails()),
                        state.getItinerary().stream()
                                .map(slot -> String.join(
                                        " ",
                                        slot.getTime(),
                                        slot.getActivity(),
                                        slot.getLocation(),
                                        slot.getReason(),
                                        slot.getNotes().orElse(""))),
                        state.getEliminatedBy().stream().map(one -> one.getValue()),
                        state.getAssumptions().stream())
                .flatMap(texts -> texts);
    }

    private static Set<LocalDate> days(GraphState state) {
        var days = new LinkedHashSet<LocalDate>();
        state.getTargetDate().ifPresent(first -> {
            var last =
                    state.getTargetEndDate().filter(end -> end.isAfter(first)).orElse(first);
            first.datesUntil(last.plusDays(1)).limit(366).forEach(days::add);
        });
        state.getItinerary().forEach(slot -> slot.getDate().ifPresent(days::add));
        state.getConstraintViolations().forEach(one -> one.getDate().ifPresent(days::add));
        return days;
    }

    private void know(LocalDate day) {
        days.add(MonthDay.from(day));
        numbers.add(String.valueOf(day.getYear()));
        numbers.add(String.valueOf(day.getDayOfMonth()));
    }

    private void know(String text) {
        ISO.matcher(text).results().forEach(match -> know(LocalDate.parse(match.group())));
        DAY.matcher(text).results().forEach(match -> days.add(dayOf(match.group(1), match.group(2))));
        CLOCK.matcher(text).results().forEach(match -> {
            int minutes = Integer.parseInt(match.group(1)) * 60 + Integer.parseInt(match.group(2));
            numbers.add(clock(match.group(1), match.group(2)));
            numbers.add(clock(String.valueOf((minutes + 1) / 60), String.valueOf((minutes + 1) % 60)));
        });
        NUMBER.matcher(text).results().map(match -> plain(match.group())).forEach(numbers::add);
    }

    private static MonthDay dayOf(String day, String month) {
        var named = Month.valueOf(month.toUpperCase(Locale.ROOT));
        return MonthDay.of(named, Math.clamp(Integer.parseInt(day), 1, named.maxLength()));
    }

    private static String clock(String hours, String minutes) {
        return String.format(Locale.ROOT, "%02d:%02d", Integer.parseInt(hours), Integer.parseInt(minutes));
    }

    /** Without separators and leading zeros. */
    private static String plain(String number) {
        var digits = number.replace(",", "");
        return digits.contains(".") ? digits : digits.replaceFirst("^0+(?=\\d)", "");
    }
}
