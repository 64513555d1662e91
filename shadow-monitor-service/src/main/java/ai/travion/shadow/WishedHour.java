package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "We'd like a cooking class" of a plan in hand: on which of its days there is an hour for it. */
final class WishedHour {

    private static final Pattern WISHES =
            Patterns.words("add|adding|include|put in|fit in|squeeze in|like|love|want|wish|try|also|too|as well");
    private static final Pattern REFUSES = Patterns.words(
            "no|not|don'?t|doesn'?t|without|skip|drop|remove|leave|less|fewer|never|instead|rather|move|swap|replace|earlier|later");
    /** "Time in Kandy for a class in cooking rice and curry". */
    private static final Pattern AN_HOUR = Pattern.compile("^Time (?:in|at) .+? for (?<thing>.+)$");

    /** Shorter words are in many a thing. */
    private static final Pattern WORD = Pattern.compile("\\p{L}{6,}");

    private static final int MOST_NAMED = 3;

    private WishedHour() {}

    /** Nothing where no hour is wished for, or the plan has none for it that it did not have before. */
    static Optional<String> inWords(String said, List<ItinerarySlot> before, List<ItinerarySlot> after) {
        if (before.isEmpty() || !Patterns.isIn(WISHES, said) || Patterns.isIn(REFUSES, said)) {
            return Optional.empty();
        }
        var words = Patterns.in(WORD, said.toLowerCase(Locale.ROOT))
                .map(MatchResult::group)
                .map(word -> word.endsWith("s") ? word.substring(0, word.length() - 1) : word)
                .toList();
        var had = before.stream().map(ItinerarySlot::getActivity).collect(Collectors.toSet());
        var hours = after.stream()
                .filter(slot -> isFor(words, slot) && !had.contains(slot.getActivity()))
                .limit(MOST_NAMED)
                .map(slot -> slot.getDate()
                        .map(day -> "%s on %s at %s".formatted(slot.getActivity(), InWords.day(day), slot.getTime()))
                        .orElse(slot.getActivity()))
                .collect(Collectors.joining("; "));
        return hours.isEmpty() ? Optional.empty() : Optional.of("Taken into the plan: %s.".formatted(hours));
    }

    private static boolean isFor(List<String> words, ItinerarySlot slot) {
        var hour = Patterns.matcher(AN_HOUR, slot.getActivity());
        return hour.matches()
                && words.stream()
                        .anyMatch(word -> hour.group("thing")
                                        .toLowerCase(Locale.ROOT)
                                        .contains(word)
                                && !slot.getLocation().toLowerCase(Locale.ROOT).contains(word));
    }
}
