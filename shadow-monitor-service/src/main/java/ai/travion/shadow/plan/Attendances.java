package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.Ceremony;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Which ceremonies a trip sees: those that one comes for, and the greatest of each feast that meets one on the way. */
final class Attendances {

    private static final int WORTH_COMING_FOR = 2;
    private static final int NEAR_MINUTES = 45;
    private static final int AROUND_MINUTES = 75;
    private static final int DINNER_IS_OVER = DayPart.at(21, 30);
    private static final int EARLIEST_MORNING = DayPart.at(5, 0);

    private final Ceremonies ceremonies;
    private final Places places;
    private final Roads roads;
    private final PlanRequest request;
    private final Map<LocalDate, List<Ceremony>> heldOn = new HashMap<>();
    private final Map<String, Boolean> askedFor = new HashMap<>();
    private final Map<String, Boolean> refused = new HashMap<>();

    Attendances(Ceremonies ceremonies, Places places, Roads roads, PlanRequest request) {
        this.ceremonies = ceremonies;
        this.places = places;
        this.roads = roads;
        this.request = request;
    }

    /** Where a day begins and where it ends. */
    record Ends(LocalDate day, Place wake, Place base) {}

    /** What of the feasts belongs to each day of a request that has its stays. */
    List<FeastDay> over(PlanRequest trip, List<List<Stay>> stayed) {
        List<Ends> days = new ArrayList<>();
        Place wake = trip.origin().orElse(stayed.getFirst().getFirst().base());
        for (int index = 0; index < stayed.size(); index++) {
            LocalDate day = trip.days().get(index);
            Place base = stayed.get(index).getLast().base();
            days.add(new Ends(day, wake, trip.returnOn(day).orElse(base)));
            wake = base;
        }
        Map<LocalDate, Attendance> chosen = chosen(days);
        return days.stream()
                .map(ends -> feastDay(ends, Optional.ofNullable(chosen.get(ends.day()))))
                .toList();
    }

    /** So many nights at least at the first or the last of the stays as one needs to be there on the day of a feast that one comes for. */
    Map<Stay, Integer> nightsFor(List<Stay> all, PlanRequest trip, int days) {
        Map<Stay, Integer> least = new HashMap<>();
        if (all.size() < 2 || !trip.inHand().isEmpty()) {
            return least;
        }
        for (int index = 0; index < Math.min(days, trip.days().size()); index++) {
            for (Ceremony ceremony : held(trip.days().get(index))) {
                if (!isAskedFor(ceremony) || ceremony.hours().isEmpty()) {
                    continue;
                }
                if (isNear(ceremony, all.getFirst().base())) {
                    least.putIfAbsent(all.getFirst(), index + 1);
                } else if (isNear(ceremony, all.getLast().base())) {
                    least.putIfAbsent(all.getLast(), days - index);
                }
            }
        }
        int taken = least.values().stream().mapToInt(Integer::intValue).sum();
        return taken + all.size() - least.size() <= days ? least : Map.of();
    }

    private FeastDay feastDay(Ends ends, Optional<Attendance> attended) {
        Optional<Ceremony> closing = held(ends.day()).stream()
                .filter(ceremony -> ceremony.carsUntil().isPresent() && isNear(ceremony, ends.base()))
                .findFirst();
        boolean afterNewYear = ceremonies.isRestAfterNewYear(ends.day());
        return attended.isEmpty() && closing.isEmpty() && !afterNewYear
                ? FeastDay.NONE
                : new FeastDay(
                        attended,
                        closing.flatMap(this::place),
                        closing.map(Ceremony::carsUntil).orElse(OptionalInt.empty()),
                        afterNewYear);
    }

    /** Of each family what is great, each time, where one comes for it; else the greatest once, and that the last time. */
    private Map<LocalDate, Attendance> chosen(List<Ends> days) {
        Map<String, Map<LocalDate, Attendance>> families = new LinkedHashMap<>();
        for (Ends ends : days) {
            held(ends.day()).stream()
                    .flatMap(ceremony -> attendance(ceremony, ends).stream())
                    .forEach(attendance -> families.computeIfAbsent(
                                    attendance.ceremony().family(), family -> new LinkedHashMap<>())
                            .merge(ends.day(), attendance, this::better));
        }
        Map<LocalDate, Attendance> chosen = new HashMap<>();
        families.values().forEach(family -> {
            int greatest = family.values().stream()
                    .mapToInt(attendance -> attendance.ceremony().rank())
                    .max()
                    .orElse(0);
            boolean manyNights = family.entrySet().stream()
                    .anyMatch(entry -> !entry.getValue().ceremony().isTheVisit()
                            || isOfManyNights(entry.getValue().ceremony(), entry.getKey()));
            boolean eachTime = manyNights && family.values().stream().allMatch(Attendance::askedFor);
            int least = eachTime ? Math.min(greatest, WORTH_COMING_FOR) : greatest;
            List<Map.Entry<LocalDate, Attendance>> best = family.entrySet().stream()
                    .filter(entry -> entry.getValue().ceremony().rank() >= least)
                    .toList();
            best.subList(eachTime ? 0 : best.size() - 1, best.size())
                    .forEach(entry -> chosen.merge(entry.getKey(), entry.getValue(), this::better));
        });
        return chosen;
    }

    private static boolean isOfManyNights(Ceremony ceremony, LocalDate day) {
        return ceremony.isHeldOn(day.minusDays(2)) || ceremony.isHeldOn(day.plusDays(2));
    }

    private Attendance better(Attendance one, Attendance other) {
        if (one.askedFor() != other.askedFor()) {
            return one.askedFor() ? one : other;
        }
        return other.ceremony().rank() > one.ceremony().rank() ? other : one;
    }

    private Optional<Attendance> attendance(Ceremony ceremony, Ends ends) {
        return whyNot(ceremony, ends).isPresent()
                ? Optional.empty()
                : place(ceremony)
                        .flatMap(place -> ceremony.hours()
                                .map(hours -> new Attendance(
                                        ceremony, place, hours.from(), hours.to(), isAskedFor(ceremony))));
    }

    /** Why a ceremony that is held on a day is not seen on it; empty where nothing stands in the way. */
    Optional<String> whyNot(Ceremony ceremony, Ends ends) {
        boolean asked = isAskedFor(ceremony);
        Wishes wishes = request.wishes();
        if (isRefused(ceremony)) {
            return Optional.of("you do not want it");
        }
        if (ceremony.hours().isEmpty()) {
            return Optional.of(ceremony.unplanned());
        }
        Ceremony.Hours at = ceremony.hours().get();
        boolean morning = at.from() < DayPart.at(12, 0);
        if (!isNear(ceremony, morning ? ends.wake() : ends.base())) {
            return Optional.of("you are in %s then".formatted((morning ? ends.wake() : ends.base()).name()));
        }
        Hours hours = request.hoursOf(ends.day());
        int way = place(ceremony)
                .map(place -> roads.minutes(place, morning ? ends.wake() : ends.base()))
                .orElse(0);
        boolean late = hours.to() < DINNER_IS_OVER && at.to() + way > hours.to();
        if (late || at.from() - way < Math.max(hours.from(), EARLIEST_MORNING)) {
            return Optional.of("the hours that you gave do not include it");
        }
        if (!asked && wishes.avoidsCrowds()) {
            return Optional.of("you avoid crowds");
        }
        if (!asked && (wishes.avoid().contains("religion") || wishes.dislikes().areOf("religion"))) {
            return Optional.of("you want no temples");
        }
        if (!asked && !morning && wishes.told().care().fastsOn(ends.day())) {
            return Optional.of("you break your fast at that hour");
        }
        if (!asked && !ceremony.unasked()) {
            return Optional.of("you did not ask for it");
        }
        boolean uphill = ceremony.isTheVisit() && ceremony.placeId().equals("mihintale") && wishes.littleWalking();
        return uphill ? Optional.of("its steps are too many for who cannot walk far") : Optional.empty();
    }

    /** Asked for in general, near one of the places of the trip. */
    boolean isAskedFor(Ceremony ceremony) {
        return askedFor.computeIfAbsent(ceremony.id(), id -> isNamedNear(ceremony));
    }

    private boolean isNamedNear(Ceremony ceremony) {
        return request.targets().stream().anyMatch(target -> isWithin(AROUND_MINUTES, ceremony, target))
                && request.wishes().told().asksFor(ceremony.said())
                && !isRefused(ceremony);
    }

    boolean isRefused(Ceremony ceremony) {
        return refused.computeIfAbsent(ceremony.id(), id -> isSaidToBeLeftOut(ceremony));
    }

    private boolean isSaidToBeLeftOut(Ceremony ceremony) {
        Wishes wishes = request.wishes();
        return wishes.told().refuses(ceremony.said())
                || (wishes.dislikes().include("processions")
                        && ceremony.activity().contains("Perahera"))
                || wishes.leftOut().contains(ceremony.placeId());
    }

    boolean isNear(Ceremony ceremony, Place from) {
        return isWithin(NEAR_MINUTES, ceremony, from);
    }

    private boolean isWithin(int minutes, Ceremony ceremony, Place from) {
        return place(ceremony)
                .filter(place -> roads.minutes(from, place) <= minutes)
                .isPresent();
    }

    Optional<Place> place(Ceremony ceremony) {
        return places.withId(ceremony.placeId());
    }

    List<Ceremony> held(LocalDate day) {
        return heldOn.computeIfAbsent(day, ceremonies::on);
    }

    /** What is asked for, or falls on the days where one is, and is not planned: one sentence for each feast. */
    List<String> inWords(Draft draft) {
        return new FeastsInWords(this, ceremonies, request).of(draft);
    }
}
