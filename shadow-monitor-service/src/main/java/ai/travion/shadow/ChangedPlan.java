package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Holds a plan that was made anew against the one before, so that nothing is said to be otherwise that is not. */
final class ChangedPlan {

    private static final Pattern ORDER =
            Pattern.compile("The plan begins in .+ now; from there it takes the shortest way\\.");
    private static final Pattern NOW =
            Pattern.compile("(?:The plan is for|A day was left out, so the plan is for) .+ now\\.");
    private static final String SAME_ORDER =
            "The places keep their order: from where you start, the other way round is a detour that I do not plan. Tell me which place shall be left out, or another start.";
    /** What a turn took in, or why it could not. */
    private static final Pattern TAKEN_IN = Pattern.compile(
            "^(?:Taken into the plan|All ways are by car|Noted|Not kept|Not changed|Kept free, as you said|For which day|For three|The (?:last|first) \\d nights|\\S.{2,40} has \\d nights? now)");

    /** Of a longer trip the first days are planned as before. */
    private static final String FURTHER_DAYS = "Only the first ";
    /** Why nothing is otherwise is told already. */
    private static final Pattern WHY_THE_SAME = Pattern.compile("^" + FURTHER_DAYS
            + "|\\b[Ii]n the plan already\\b|\\bis not in the plan, so\\b|^The places come in that order already");

    private static final String NOT_SO_MANY = "Not kept: you wanted ";
    private static final Pattern NIGHTS_NOW =
            Pattern.compile("(?<place>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*) has (?<n>\\d{1,2}) nights? now");

    /** Said of what the plan has now and had not before; all else is noted. */
    private static final String TAKEN = "Taken into the plan:";

    private static final String FITS = "Its hours and stops are those of before.";
    private static final int MOST_LETTERS = 100;
    private static final String MAY_BE_CHANGED =
            "What can be changed are its days and their order, its places, stops and hours, the pace, the hotels and what to leave out: \"one day longer\", \"day 2 free\", \"start at 9\".";

    private final List<ItinerarySlot> before;
    private final List<ItinerarySlot> after;
    private final String message;

    /** @param message that the changed plan was made for, in its traveller's words */
    ChangedPlan(List<ItinerarySlot> before, List<ItinerarySlot> after, String message) {
        this.before = before;
        this.after = after;
        this.message = message.strip();
    }

    /** What is said of the plan, without what did not come to pass. */
    List<String> inTruth(List<String> said) {
        if (before.isEmpty() || after.isEmpty()) {
            return said;
        }
        var kept = new ArrayList<String>();
        for (String sentence : said) {
            if (Patterns.isAllOf(ORDER, sentence) && nights(before).equals(nights(after))) {
                kept.add(SAME_ORDER);
            } else if (!Patterns.isAllOf(NOW, sentence)
                    || !days(before).equals(days(after))
                    || said.stream().anyMatch(other -> other.startsWith(FURTHER_DAYS))) {
                kept.add(sentence);
            }
        }
        kept.replaceAll(this::ofTheNights);
        if (visits(before).equals(visits(after)) && !kept.contains(SAME_ORDER)) {
            kept.replaceAll(
                    sentence -> sentence.startsWith(TAKEN) ? "Noted:" + sentence.substring(TAKEN.length()) : sentence);
            kept.stream()
                    .filter(sentence -> Patterns.isIn(TAKEN_IN, sentence))
                    .findFirst()
                    .ifPresentOrElse(taken -> kept.addFirst(FITS), () -> {
                        if (kept.stream().noneMatch(sentence -> Patterns.isIn(WHY_THE_SAME, sentence))) {
                            kept.addFirst("This is the plan of before: I found nothing in it to change for "
                                    + inQuotes() + ". " + MAY_BE_CHANGED);
                        }
                    });
        }
        return List.copyOf(kept);
    }

    /** What nothing was found for is named, so that it can be put otherwise. */
    private String inQuotes() {
        return message.isEmpty() || message.length() > MOST_LETTERS ? "that" : "\"" + message + "\"";
    }

    /** How many nights a place has now is said as it is, and not as it was wanted. */
    private String ofTheNights(String sentence) {
        var slept = nights(after);
        var others = Patterns.in(NIGHTS_NOW, sentence)
                .filter(said -> slept.contains(said.group("place").strip()))
                .filter(said ->
                        Collections.frequency(slept, said.group("place").strip()) != Integer.parseInt(said.group("n")))
                .map(said -> (NOT_SO_MANY
                                + "%s in %s, and the days of the trip leave it %d; name another place for the others, or say how many days the trip is.")
                        .formatted(
                                said.group("n") + (said.group("n").equals("1") ? " night" : " nights"),
                                said.group("place").strip(),
                                Collections.frequency(slept, said.group("place").strip())))
                .toList();
        return others.isEmpty() ? sentence : String.join(" ", others);
    }

    /**
     * The same, what was understood of the message first and what is otherwise for it behind that.
     *
     * @param understood what was said before the plan was made
     */
    List<String> inTruth(List<String> said, List<String> understood, Optional<String> otherwise) {
        var left = inTruth(said);
        return otherwise
                .map(difference -> Stream.of(
                                left.stream().filter(sentence -> isUnderstood(sentence, understood)),
                                Stream.of(difference),
                                left.stream().filter(sentence -> !isUnderstood(sentence, understood)))
                        .flatMap(sentences -> sentences)
                        .toList())
                .orElse(left);
    }

    private static boolean isUnderstood(String sentence, List<String> understood) {
        return understood.contains(sentence) || sentence.startsWith(NOT_SO_MANY);
    }

    private static List<LocalDate> days(List<ItinerarySlot> plan) {
        return plan.stream()
                .flatMap(slot -> slot.getDate().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** Where its days end, in their order. */
    private static List<String> nights(List<ItinerarySlot> plan) {
        var last = new LinkedHashMap<LocalDate, String>();
        plan.forEach(slot -> slot.getDate().ifPresent(day -> last.put(day, slot.getLocation())));
        return List.copyOf(last.values());
    }

    private static List<String> visits(List<ItinerarySlot> plan) {
        return plan.stream()
                .map(slot -> slot.getDate().map(LocalDate::toString).orElse("") + " " + slot.getTime() + " "
                        + slot.getActivity())
                .toList();
    }
}
