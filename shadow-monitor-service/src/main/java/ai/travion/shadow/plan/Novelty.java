package ai.travion.shadow.plan;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Which of the things to do one is not tired of yet. What was named comes first, then what one comes for; but on the third day of the same
 * thing, and where the day has its share of it already, what has not been seen yet comes before it.
 */
final class Novelty {

    private static final String FOR = " for ";
    private static final int OFTEN = 2;
    private static final String FOR_FAMILIES = "family";

    private final Wishes wishes;
    private final String words;
    private final boolean rains;
    private final Map<String, Integer> times = new HashMap<>();

    Novelty(Wishes wishes) {
        this.wishes = wishes;
        this.words = wishes.told().words().toLowerCase(Locale.ROOT);
        this.rains = Rain.isExpected(wishes.told());
    }

    void tell(Pastime pastime) {
        times.merge(pastime.thing(), 1, Integer::sum);
    }

    /** Of an hour that a day has already. */
    void tell(String activity) {
        int thing = activity.indexOf(FOR);
        if (thing >= 0) {
            times.merge(activity.substring(thing + FOR.length()), 1, Integer::sum);
        }
    }

    boolean isTold(Pastime pastime) {
        return isTold(pastime.thing());
    }

    boolean isTold(String thing) {
        return times.containsKey(thing);
    }

    /** @param today what the day has got between its sights so far */
    Comparator<Pastime> order(DaySchedule day, Collection<String> today) {
        return Comparator.comparing((Pastime pastime) -> !pastime.isNamedIn(words) || isWorn(pastime, day))
                .thenComparing(pastime -> rains && !Rain.isUnderARoof(pastime.thing()))
                .thenComparing(pastime -> pastime.isForAnybody() || isWorn(pastime, day))
                .thenComparing(pastime -> isTold(pastime) && !isLackedOn(day, pastime, today))
                .thenComparingLong(pastime -> -served(pastime));
    }

    private boolean isWorn(Pastime pastime, DaySchedule day) {
        return times.getOrDefault(pastime.thing(), 0) >= OFTEN && isHadOn(day, pastime);
    }

    /** Whether one came for it, and the day has nothing of it yet. */
    private boolean isLackedOn(DaySchedule day, Pastime pastime, Collection<String> today) {
        return served(pastime) > 0
                && today.isEmpty()
                && !isHadOn(day, pastime)
                && day.entries().stream().noneMatch(entry -> entry.kind() == Entry.Kind.LEISURE);
    }

    /** Whether a sight of the day is for the same wish. */
    private boolean isHadOn(DaySchedule day, Pastime pastime) {
        return day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                .map(entry -> day.frame().sights().of(entry.place()))
                .anyMatch(sight -> pastime.interests().stream()
                        .anyMatch(tag -> wishes.interests().contains(tag) && sight.isFor(tag)));
    }

    private long served(Pastime pastime) {
        boolean isForTheChildren =
                wishes.told().care().has(Need.CHILDREN) && pastime.interests().contains(FOR_FAMILIES);
        // What is there for families alone comes before what suits them, too.
        int children = !isForTheChildren ? 0 : pastime.interests().size() == 1 ? 2 : 1;
        return wishes.interests().stream().filter(pastime.interests()::contains).count() + children;
    }
}
