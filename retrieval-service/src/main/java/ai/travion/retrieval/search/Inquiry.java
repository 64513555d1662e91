package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.question.PlainlyPut;
import ai.travion.schemas.envelope.AskedParts;
import java.time.Month;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the knowledge base is asked in a turn.
 *
 * @param words what to look for
 * @param judgedBy the words that the evidence has to answer; a retry looks for more than was asked
 * @param places that the turn is about, the main one first; empty for the whole catalogue
 * @param plan whether a plan is to be made of it
 * @param days that a plan has; 1 where nothing was said
 * @param widened whether places near by are welcome
 * @param month in which it is to be, where a date is known
 */
public record Inquiry(
        String words,
        String judgedBy,
        List<Place> places,
        boolean plan,
        int days,
        boolean widened,
        Optional<Month> month,
        Wishes wishes) {

    /** "What is there to do there?": the place, and not the first of the two. */
    private static final Pattern THERE = Pattern.compile(
            "(?i)(?<!\\b(?:is|are|was|were|get|go|from|to|near|around) )\\b(?:there|here)\\b(?=\\W*$|\\s+(?:in|on|at|for|with|by|during|if|when)\\b)");

    private static final Pattern TO_GET_THERE =
            Pattern.compile("(?i)\\b(get|go|travel|drive|come|way) there\\b(?=.*\\bfrom\\b)");

    public Inquiry {
        words = PlainlyPut.inWords(words);
        judgedBy = PlainlyPut.inWords(judgedBy);
        places = List.copyOf(places);
    }

    /**
     * Each of the questions that it asks, so that it can be understood alone: who asks how to get "there" from Colombo, beside another
     * question about one place, is told how to get to that.
     */
    public List<String> parts() {
        var parts = AskedParts.standingAlone(judgedBy, !places.isEmpty());
        return parts.size() < 2 ? parts : parts.stream().map(this::withItsEnd).toList();
    }

    private String withItsEnd(String part) {
        var others = places.stream()
                .map(Place::name)
                .filter(name -> !part.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT)))
                .toList();
        return others.size() == 1
                ? TO_GET_THERE.matcher(part).replaceFirst("$1 " + Matcher.quoteReplacement("to " + others.getFirst()))
                : part;
    }

    /** The same of other words. */
    public Inquiry asking(String other) {
        return new Inquiry(other, other, places, plan, days, widened, month, wishes);
    }

    /** The same about one place. */
    public Inquiry of(Place place) {
        return new Inquiry(words, judgedBy, List.of(place), plan, days, widened, month, wishes);
    }

    /**
     * One of several questions asked together: where it names no place, those that only a later one names are none of its own.
     *
     * @param parts all of them
     */
    public Inquiry asking(int number, List<String> parts, Places atlas) {
        var part = parts.get(number);
        if (!atlas.mentionedIn(part).isEmpty()) {
            return asking(part);
        }
        var later = parts.stream()
                .skip(number + 1L)
                .flatMap(other -> atlas.mentionedIn(other).stream())
                .map(Places.Mention::place)
                .toList();
        var own = places.stream().filter(place -> !later.contains(place)).toList();
        var words = own.size() == 1
                ? THERE.matcher(part)
                        .replaceFirst(
                                Matcher.quoteReplacement("in " + own.getFirst().name()))
                : part;
        return new Inquiry(words, words, own.isEmpty() ? places : own, plan, days, widened, month, wishes);
    }

    /** A plain question about these places. */
    public static Inquiry question(String words, Place... places) {
        return new Inquiry(words, words, List.of(places), false, 1, false, Optional.empty(), Wishes.NONE);
    }
}
