package ai.travion.verifier.check;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What the evidence of a turn vouches for in figures: passages, web results, constraints, logs, itinerary, assumptions, and the traveller's
 * own words. The draft's citations vouch for nothing: they are the writer's.
 */
record KnownFacts(
        Set<LocalDate> days,
        Set<MonthDay> daysOfAnyYear,
        Set<Integer> times,
        Set<Integer> durations,
        Set<BigDecimal> numbers) {

    private static final Pattern WITH_SECONDS = Pattern.compile("\\d:\\d\\d:\\d\\d");

    static KnownFacts of(GraphState state, Readings readings) {
        var known = new KnownFacts(new HashSet<>(), new HashSet<>(), new HashSet<>(), new HashSet<>(), new HashSet<>());
        texts(state).forEach(text -> known.add(text, readings.vouchedForBy(text)));
        days(state).forEach(known::add);
        for (var slot : state.getItinerary()) {
            known.addSlot(slot, readings);
        }
        for (int count = 1; count <= Math.max(1, days(state).size()); count++) {
            known.numbers.add(BigDecimal.valueOf(count));
        }
        state.getEliminatedBy().forEach(eliminated -> known.numbers.add(BigDecimal.valueOf(eliminated.getCount())));
        return known;
    }

    boolean vouchFor(DatesIn.Mention mention) {
        var day = mention.day();
        if (mention.monthDay().isEmpty() || (mention.year().isPresent() && day.isEmpty())) {
            return false;
        }
        var monthDay = mention.monthDay().get();
        if (day.isEmpty()) {
            var candidates = days.stream()
                    .filter(known -> MonthDay.from(known).equals(monthDay))
                    .toList();
            var weekdayFits = mention.weekday().isEmpty()
                    || candidates.isEmpty()
                    || candidates.stream()
                            .anyMatch(known ->
                                    known.getDayOfWeek() == mention.weekday().get());
            return weekdayFits && (!candidates.isEmpty() || daysOfAnyYear.contains(monthDay));
        }
        var weekdayFits = mention.weekday().isEmpty()
                || mention.weekday().get() == day.get().getDayOfWeek();
        return weekdayFits && days.contains(day.get());
    }

    boolean vouchForTime(int minutes) {
        return times.contains(minutes);
    }

    boolean vouchForDuration(int minutes) {
        return durations.contains(minutes)
                || (minutes % 60 == 0 && vouchForNumber(BigDecimal.valueOf(minutes / 60)))
                || vouchForNumber(BigDecimal.valueOf(minutes));
    }

    /** The number itself, or one of which it is the rounding. */
    boolean vouchForNumber(BigDecimal number) {
        return numbers.stream()
                .anyMatch(known -> known.compareTo(number) == 0
                        || (known.scale() > Math.max(0, number.scale())
                                && known.setScale(Math.max(0, number.scale()), RoundingMode.HALF_UP)
                                                .compareTo(number)
                                        == 0));
    }

    private void add(String text, Facts facts) {
        for (var mention : facts.days()) {
            mention.day().ifPresent(this::add);
            mention.monthDay().filter(day -> mention.year().isEmpty()).ifPresent(daysOfAnyYear::add);
        }
        // A light window is given to the second; an answer may give it to the minute, cut off or rounded.
        facts.timesAsSaid().values().forEach(minute -> {
            times.add(minute);
            if (WITH_SECONDS.matcher(text).find()) {
                times.add(minute + 1);
            }
        });
        durations.addAll(facts.durationsAsSaid().values());
        facts.durationsAsSaid().values().forEach(minutes -> numbers.add(BigDecimal.valueOf(minutes)));
        numbers.addAll(facts.numbersAsSaid().values());
    }

    private void add(LocalDate day) {
        days.add(day);
        numbers.add(BigDecimal.valueOf(day.getYear()));
        numbers.add(BigDecimal.valueOf(day.getDayOfMonth()));
    }

    private void addSlot(ItinerarySlot slot, Readings readings) {
        durations.add(slot.getDurationMinutes());
        slot.getCrowdPrediction().ifPresent(percent -> numbers.add(BigDecimal.valueOf(Math.round(percent))));
        readings.claimedBy(slot.getTime()).times().forEach(start -> times.add(start + slot.getDurationMinutes()));
    }

    private static List<LocalDate> days(GraphState state) {
        var days = new HashSet<LocalDate>();
        state.getTargetDate().ifPresent(first -> {
            var last =
                    state.getTargetEndDate().filter(end -> !end.isBefore(first)).orElse(first);
            first.datesUntil(last.plusDays(1)).limit(366).forEach(days::add);
        });
        state.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .forEach(days::add);
        var trip = new ArrayList<>(days);
        state.getConstraintViolations().stream()
                .flatMap(violation -> violation.getDate().stream())
                .filter(day -> !days.contains(day))
                .forEach(trip::add);
        return trip;
    }

    private static Set<String> texts(GraphState state) {
        var texts = new LinkedHashSet<String>();
        texts.add(state.getUserQuery());
        state.getRewrittenQuery().ifPresent(texts::add);
        state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER)
                .map(Message::getContent)
                .forEach(texts::add);
        state.getRetrievedDocuments().forEach(document -> {
            texts.add(document.getContent());
            texts.addAll(document.getMetadata().values());
        });
        state.getWebSearchResults().forEach(result -> {
            texts.add(result.getTitle());
            texts.add(result.getContent());
        });
        state.getConstraintViolations().forEach(violation -> {
            texts.add(violation.getDescription());
            texts.add(violation.getSuggestion());
        });
        state.getShadowMonitorLogs().forEach(log -> texts.add(log.getDetails()));
        state.getItinerary().forEach(slot -> {
            texts.add(slot.getTime());
            texts.add(slot.getActivity());
            texts.add(slot.getLocation());
            texts.add(slot.getReason());
            slot.getNotes().ifPresent(texts::add);
        });
        texts.addAll(state.getAssumptions());
        state.getEliminatedBy().forEach(eliminated -> texts.add(eliminated.getValue()));
        state.getLocationSearch()
                .flatMap(search -> search.getRadiusKm())
                .ifPresent(radius -> texts.add(String.valueOf(radius)));
        return texts;
    }
}
