package ai.travion.shadow.plan;

import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.Ceremony;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sentences on the feasts of a plan: which are missed and why, when they are held instead, and which are only expected. */
final class FeastsInWords {

    private static final int DAYS_AROUND = 30;

    private final Attendances attendances;
    private final Ceremonies ceremonies;
    private final PlanRequest request;

    FeastsInWords(Attendances attendances, Ceremonies ceremonies, PlanRequest request) {
        this.attendances = attendances;
        this.ceremonies = ceremonies;
        this.request = request;
    }

    /** What is asked for, or falls on the days where one is, and is not planned: one sentence for each feast. */
    List<String> of(Draft draft) {
        Set<String> seen = draft.days().stream()
                .flatMap(day -> day.frame().feast().attended().stream())
                .map(attendance -> attendance.ceremony().family())
                .collect(Collectors.toSet());
        Map<String, String> said = new LinkedHashMap<>();
        List<Ceremony> asked =
                ceremonies.all().stream().filter(attendances::isAskedFor).toList();
        for (DaySchedule day : draft.days()) {
            var ends = new Attendances.Ends(
                    day.frame().date(),
                    day.frame().wake(),
                    day.frame().returnTo().orElse(day.frame().base()));
            attendances.held(ends.day()).stream()
                    .filter(ceremony -> attendances.isAskedFor(ceremony) || attendances.isNear(ceremony, ends.base()))
                    .filter(ceremony -> !seen.contains(ceremony.family()) && !attendances.isRefused(ceremony))
                    .filter(ceremony -> attendances.isAskedFor(ceremony) || ceremony.unasked())
                    .forEach(ceremony -> said.putIfAbsent(
                            ceremony.family(),
                            "%s falls on %s, but no hour is planned for it: %s."
                                    .formatted(
                                            ceremony.name(),
                                            InWords.day(ends.day()),
                                            attendances
                                                    .whyNot(ceremony, ends)
                                                    .orElse("it does not fit into the day"))));
        }
        if (said.isEmpty() && seen.isEmpty()) {
            asked.stream()
                    .max(Comparator.comparingInt(this::named).thenComparingInt(Ceremony::rank))
                    .map(greatest -> whenElse(greatest, asked))
                    .ifPresent(sentence -> said.put(sentence, sentence));
        }
        if (said.isEmpty() && seen.isEmpty() && asked.isEmpty()) {
            heldElsewhere(draft).forEach(said::put);
        }
        asked.stream()
                .filter(ceremony -> seen.contains(ceremony.family()))
                .flatMap(ceremony -> greaterThanSeen(ceremony, draft).stream())
                .forEach(sentence -> said.putIfAbsent(sentence, sentence));
        return Stream.concat(expected(draft), said.values().stream()).toList();
    }

    /** Of what is asked for and held on a day of the plan, but nowhere near: a sentence for each family. */
    private Map<String, String> heldElsewhere(Draft draft) {
        Map<String, String> said = new LinkedHashMap<>();
        for (DaySchedule day : draft.days()) {
            LocalDate date = day.frame().date();
            attendances.held(date).stream()
                    .filter(ceremony ->
                            request.wishes().told().asksFor(ceremony.said()) && !attendances.isRefused(ceremony))
                    .forEach(ceremony -> attendances
                            .place(ceremony)
                            .ifPresent(place -> said.putIfAbsent(
                                    ceremony.family(),
                                    "%s falls on %s, but no hour is planned for it: what is known of it here is at %s."
                                            .formatted(ceremony.name(), InWords.day(date), place.name()))));
        }
        return said;
    }

    /** Of what is seen in a year whose Poya days have no certain names yet. */
    private Stream<String> expected(Draft draft) {
        return draft.days().stream()
                .map(DaySchedule::frame)
                .flatMap(frame -> frame.feast().attended().stream()
                        .map(Attendance::ceremony)
                        .filter(ceremony -> ceremonies.isOnlyExpected(ceremony, frame.date())))
                .map(Ceremony::name)
                .distinct()
                .map(
                        "%s is only expected then: which Poya day of that year has which name is not settled yet, so ask for its dates before you go."
                                ::formatted);
    }

    /** Of a feast whose greatest day is missed: when that is. */
    private Optional<String> greaterThanSeen(Ceremony ceremony, Draft draft) {
        boolean isGreater = draft.days().stream()
                .flatMap(day -> day.frame().feast().attended().stream())
                .map(Attendance::ceremony)
                .filter(seen -> seen.family().equals(ceremony.family()))
                .allMatch(seen -> seen.rank() < ceremony.rank());
        LocalDate first = request.days().getFirst();
        return isGreater
                ? ceremonies
                        .next(ceremony, first.minusDays(DAYS_AROUND))
                        .map(day -> (request.days().contains(day)
                                        ? "%s is expected from %s on, when this plan has left for another place; say which place shall come last."
                                        : "%s is expected on %s, not on the days of this plan.")
                                .formatted(ceremony.name(), InWords.day(day)))
                : Optional.empty();
    }

    private int named(Ceremony ceremony) {
        return request.wishes().told().lengthAskedFor(ceremony.said());
    }

    /** When a feast that was asked for is held instead. */
    private String whenElse(Ceremony ceremony, List<Ceremony> asked) {
        LocalDate first = request.days().getFirst();
        record Next(Ceremony ceremony, LocalDate day) {}
        int closest = asked.stream().mapToInt(this::named).max().orElse(0);
        return asked.stream()
                .filter(other -> named(other) == closest || named(ceremony) != closest)
                .filter(other -> other.rank() == ceremony.rank())
                .flatMap(other -> ceremonies.next(other, first).map(day -> new Next(other, day)).stream())
                .min(Comparator.comparing(Next::day))
                .map(next -> "%s does not fall on these days, so none of it is planned; it is next expected on %s."
                        .formatted(next.ceremony().name(), InWords.day(next.day())))
                .orElseGet(
                        () -> "%s does not fall on these days, so none of it is planned.".formatted(ceremony.name()));
    }
}
