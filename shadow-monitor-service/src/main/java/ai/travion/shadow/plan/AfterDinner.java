package ai.travion.shadow.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Gives an evening to who wishes for one: a drink where the law allows it, a turtle watch; nobody else is sent out after dinner. */
final class AfterDinner {

    private static final int HOME_BY = DayPart.at(22, 30);
    private static final int BREATH = 10;
    /** Who rises in the dark goes to bed. */
    private static final int EARLY_START = DayPart.at(5, 30);

    private final Wishes wishes;
    private final String words;
    private final Set<String> told = new HashSet<>();

    private AfterDinner(Wishes wishes) {
        this.wishes = wishes;
        this.words = wishes.told().words().toLowerCase(Locale.ROOT);
    }

    /** The same days with what is wished for after dinner, where the hours of the traveller include it. */
    static Draft in(Draft draft, Wishes wishes) {
        var evenings = new AfterDinner(wishes);
        List<DaySchedule> days = new ArrayList<>();
        for (int index = 0; index < draft.days().size(); index++) {
            DaySchedule day = draft.days().get(index);
            boolean early =
                    index + 1 < draft.days().size() && startOf(draft.days().get(index + 1)) < EARLY_START;
            days.add(early ? day : evenings.after(day));
        }
        return draft.over(days);
    }

    private static int startOf(DaySchedule day) {
        return day.entries().isEmpty()
                ? DayPart.at(24, 0)
                : day.entries().getFirst().start();
    }

    private DaySchedule after(DaySchedule day) {
        if (day.entries().isEmpty() || !MealHours.is("Dinner", day.entries().getLast())) {
            return day;
        }
        Entry dinner = day.entries().getLast();
        boolean wholeEvening = day.frame().hours().to() >= Hours.wholeDay().to();
        return wholeEvening
                ? fitting(dinner, day)
                        .map(entry -> day.doing(and(day.entries(), entry)))
                        .orElse(day)
                : day;
    }

    private Optional<Entry> fitting(Entry dinner, DaySchedule day) {
        DayFrame frame = day.frame();
        boolean town = frame.sights().of(dinner.place()).isTown();
        return Pastimes.at(dinner.place().id()).stream()
                .filter(Pastime::isAfterDinner)
                .filter(pastime -> isWished(pastime) && (pastime.daily() || !told.contains(pastime.thing())))
                .filter(pastime -> !frame.isUnderALaw() || pastime.isOpenOnRestDays())
                .filter(pastime -> !frame.standstill() && !wishes.dislikes().areAgainst(pastime))
                .filter(pastime -> pastime.access().compareTo(wishes.hardestPastime()) <= 0)
                .filter(pastime -> startOf(pastime, dinner) + pastime.minutes() + pastime.way() <= HOME_BY)
                .findFirst()
                .map(pastime -> {
                    told.add(pastime.thing());
                    int start = startOf(pastime, dinner);
                    return new Entry(
                            Entry.Kind.LEISURE,
                            dinner.place(),
                            start,
                            start + pastime.minutes(),
                            () -> Words.ofLeisure(dinner.place(), town, pastime, 0, false));
                });
    }

    private static int startOf(Pastime pastime, Entry dinner) {
        return VisitTimes.roundedUp(Math.max(dinner.end() + BREATH + pastime.way(), pastime.from()));
    }

    /** Named in words, or what an evening out is; who wishes for animals is not sent to the sea by night for that. */
    private boolean isWished(Pastime pastime) {
        return pastime.isNamedIn(words)
                || (pastime.open() == Pastime.Open.BAR && wishes.interests().contains(pastime.wish()));
    }

    private static List<Entry> and(List<Entry> entries, Entry entry) {
        List<Entry> longer = new ArrayList<>(entries);
        longer.add(entry);
        return longer;
    }
}
