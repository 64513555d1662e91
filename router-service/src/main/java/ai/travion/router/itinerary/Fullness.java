package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Is day 2 too full?", "isn't that too much for day 3?", "what time do we get back on day 3?": how long a day of the plan is. */
final class Fullness {

    private static final Pattern TOO_FULL = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+)\\W+)*(?:(?:is|isn'?t|are|aren'?t|will|won'?t|would|do\\s+(?:you|we)\\s+think|does|do\\s+we)\\b[^?]*\\b(?:full|packed|busy|crammed|rushed|tight|tiring|exhausting|much|long|stressful|hectic|ambitious|realistic|doable|manageable|feasible|hard|hurry|overloaded|easy|relaxed|free|empty)|too\\s+(?:much|full|busy|packed|tiring|long)\\s+(?:on|for)|how\\s+(?:full|busy|packed|tiring|long|hectic|exhausting)\\s+(?:is|will|would))\\b[^?]*\\??\\W*");
    private static final Pattern CROWDS = Patterns.words(
            "crowd(?:s|ed)?|tourists|people|drives?|journeys?|rides?|car|transfers?|trains?|bus|flight|boat|road|way|walk|hike|climb|see|spot|animals?|wildlife|birds?");
    private static final Pattern BACK = Patterns.anyCase(
            "\\b(?:(?:what|which)\\s+time|when|how\\s+late|by\\s+when)\\b[^?]*\\b(?:get|are|be|come|arrive|return|going)\\s*(?:\\p{L}+\\s+){0,2}?(?:back|home|in\\s+the\\s+hotel|at\\s+the\\s+hotel)\\b.*");
    private static final Pattern DAY = Patterns.words("days?|mornings?|afternoons?|evenings?");
    private static final int MANY_HOURS = 11 * 60;
    private static final int LONG_DRIVE = 5 * 60;
    private static final int MANY_VISITS = 5;
    private static final int FEW_VISITS = 1;

    private Fullness() {}

    static Optional<String> of(Asked asked) {
        boolean ofADay = asked.scope().day().isPresent() || asked.plan().days().size() == 1;
        // "Is Adam's Peak doable on that day?" is asked of the place.
        boolean ofAPlace = !asked.named().isEmpty() && !asked.has(DAY);
        if (!ofADay
                || ofAPlace
                || !asked.reading().said().is(TOO_FULL)
                || asked.has(CROWDS)
                || asked.part().entries().isEmpty()) {
            return Optional.empty();
        }
        var day = asked.part();
        int visits = day.visits().size();
        int driven = day.of(Entry.Sort.DRIVE).minutes();
        var first = day.entries().getFirst();
        var last = day.entries().getLast();
        int awake = last.start() - first.start();
        boolean full = (awake > MANY_HOURS && visits > 2) || visits >= MANY_VISITS || driven > LONG_DRIVE;
        boolean empty = visits <= FEW_VISITS && driven < LONG_DRIVE / 2;
        var free = Entry.length(day.of(Entry.Sort.REST).minutes());
        return Optional.of("%s: %s. It has %d %s, about %s on the road and %s to rest, from %s until %s at %s.%s"
                .formatted(
                        Entry.capital(first.inWords()),
                        full ? "a full day" : empty ? "an easy day" : "not too full for most",
                        visits,
                        visits == 1 ? "stop" : "stops",
                        Entry.length(driven),
                        free,
                        first.clock(),
                        last.activity().split(" ", 2)[0].toLowerCase(Locale.ROOT),
                        last.clock(),
                        full && visits > 0
                                ? " To ease it, say \"without %s\", or \"more relaxed\"."
                                        .formatted(day.visits()
                                                .getLast()
                                                .place()
                                                .map(Place::name)
                                                .orElse("the last stop"))
                                : ""));
    }

    static Optional<String> back(Asked asked) {
        boolean ofADay = asked.scope().day().isPresent() || asked.plan().days().size() == 1;
        if (!ofADay || !asked.has(BACK)) {
            return Optional.empty();
        }
        var out = asked.part()
                .where(entry -> entry.is(Entry.Sort.VISIT) || entry.is(Entry.Sort.DRIVE))
                .entries();
        if (out.isEmpty()) {
            return Optional.empty();
        }
        var last = out.getLast();
        var night = asked.part().entries().getLast();
        return Optional.of("On %s you are back about %s: %s ends then%s. Times on the road are estimates."
                .formatted(
                        last.inWords(),
                        "%02d:%02d".formatted(last.end() / 60, last.end() % 60),
                        last.atItsTime(),
                        night.equals(last) ? "" : ", and then comes " + night.atItsTime()));
    }
}
