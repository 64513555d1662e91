package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.RainySeason;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What who wants no rain is told: by the season, since the weather of a day is no matter of plans. */
final class DrySeason {

    private DrySeason() {}

    static Optional<String> inWords(Wishes wishes, Draft draft) {
        if (!wishes.dislikes().includes(Avoidance.Kept.SEASON) || draft.days().isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> rains = new LinkedHashMap<>();
        for (DaySchedule day : draft.days()) {
            Month month = day.frame().date().getMonth();
            Stream.concat(day.visited().stream(), Stream.of(day.frame().base()))
                    .filter(place -> !Engagement.is(place))
                    .forEach(place ->
                            RainySeason.at(place, month).ifPresent(what -> rains.putIfAbsent(place.name(), what)));
        }
        List<String> bases = draft.days().stream()
                .map(day -> day.frame().base())
                .map(Place::name)
                .distinct()
                .toList();
        String month = draft.days().getFirst().frame().date().getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        return Optional.of(
                rains.isEmpty()
                        ? "You want no rain: %s is the dry season at %s, though no plan can promise a day without a shower."
                                .formatted(month, InWords.list(bases))
                        : "Not kept: you want no rain, but at %s %s rain then; be outside in the morning, or ask me for places where the season is dry."
                                .formatted(
                                        InWords.list(List.copyOf(rains.keySet())),
                                        InWords.list(rains.values().stream()
                                                .distinct()
                                                .toList())));
    }
}
