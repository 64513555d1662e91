package ai.travion.generator.composer;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** An itinerary as something to follow: a heading a day, a line a stop. */
final class DayPlan {

    /** How much is said of a stop. */
    enum Detail {
        FULL,
        /** Of each visit how long, why in a few words, and what to mind; each once in the plan. */
        COMPACT,
        /** Of each visit what to mind. */
        CAUTIONS,
        BARE
    }

    /** Per cent: below it nobody has to wait. */
    private static final int FULL_ENOUGH_TO_SAY = 50;

    private final Map<Optional<LocalDate>, List<ItinerarySlot>> byDay;

    /** Of a meal or a rest there is nothing to explain. */
    private static final Pattern SAYS_NOTHING = Pattern.compile("(?i)Time (?:for a meal and a rest|to spare\\b.*)\\.");

    private DayPlan(Map<Optional<LocalDate>, List<ItinerarySlot>> byDay) {
        this.byDay = byDay;
    }

    static DayPlan of(List<ItinerarySlot> slots) {
        var byDay = new LinkedHashMap<Optional<LocalDate>, List<ItinerarySlot>>();
        slots.forEach(slot ->
                byDay.computeIfAbsent(slot.getDate(), day -> new ArrayList<>()).add(slot));
        return new DayPlan(byDay);
    }

    boolean isEmpty() {
        return byDay.isEmpty();
    }

    /** In full, those of some days, with their numbers in the whole. */
    List<String> blocksOf(List<LocalDate> days) {
        var all = blocks(Detail.FULL);
        var of = List.copyOf(byDay.keySet());
        return IntStream.range(0, all.size())
                .filter(i -> of.get(i).filter(days::contains).isPresent())
                .mapToObj(all::get)
                .toList();
    }

    /** One block a day, in order. */
    List<String> blocks(Detail detail) {
        var blocks = new ArrayList<String>();
        var told = new HashSet<String>();
        var days = new LinkedHashMap<List<String>, Integer>();
        int number = 1;
        for (var day : byDay.entrySet()) {
            var heading = new StringBuilder("### ");
            if (byDay.size() > 1) {
                heading.append("Day ").append(number).append(day.getKey().isPresent() ? " · " : "");
            }
            heading.append(day.getKey().map(Days::inWords).orElse(byDay.size() > 1 ? "" : "The day"));
            var lines = new ArrayList<String>();
            day.getValue().forEach(slot -> lines.add(line(slot, detail, told)));
            var same = days.putIfAbsent(stops(day.getValue()), number);
            if (detail == Detail.FULL) {
                told.clear();
            }
            blocks.add(heading + "\n\n" + (same == null ? "" : "The same hours and stops as on day " + same + ".\n\n")
                    + String.join("\n", lines));
            number++;
        }
        return List.copyOf(blocks);
    }

    private static List<String> stops(List<ItinerarySlot> slots) {
        return slots.stream()
                .map(slot -> slot.getTime() + slot.getActivity() + slot.getLocation())
                .toList();
    }

    /** @param told reasons and cautions that have been given already, which are not given again */
    private static String line(ItinerarySlot slot, Detail detail, Set<String> told) {
        var line =
                new StringBuilder("- **").append(slot.getTime()).append("** ").append(what(slot));
        return switch (detail) {
            case FULL -> inFull(slot, line, told);
            case COMPACT, CAUTIONS -> inShort(slot, line, detail, told);
            case BARE -> line.toString();
        };
    }

    private static String inShort(ItinerarySlot slot, StringBuilder line, Detail detail, Set<String> told) {
        var said = new ArrayList<String>();
        if (detail == Detail.COMPACT) {
            if (!Served.isNoStop(slot)) {
                line.append(" (").append(Days.duration(slot.getDurationMinutes()));
                slot.getCrowdPrediction()
                        .filter(percent -> percent >= FULL_ENOUGH_TO_SAY)
                        .ifPresent(percent -> line.append(", about ")
                                .append(Math.round(percent))
                                .append("% full"));
                line.append(')');
            }
            sentence(Cautions.reasonInShort(slot)).filter(told::add).ifPresent(said::add);
        }
        Cautions.of(slot).stream().filter(told::add).forEach(said::add);
        return said.isEmpty() ? line.toString() : line + ". " + String.join(" ", said);
    }

    private static String inFull(ItinerarySlot slot, StringBuilder line, Set<String> told) {
        var facts = new ArrayList<String>();
        if (slot.getDurationMinutes() > 0) {
            facts.add(Days.duration(slot.getDurationMinutes()));
        }
        light(slot).ifPresent(facts::add);
        slot.getCrowdPrediction().ifPresent(percent -> facts.add("crowds about " + Math.round(percent) + "%"));
        if (!facts.isEmpty()) {
            line.append(" (").append(String.join(", ", facts)).append(')');
        }
        line.append('.');
        sentence(slot.getReason())
                .filter(reason -> !SAYS_NOTHING.matcher(reason).matches() && told.add(reason))
                .ifPresent(reason -> line.append(' ').append(reason));
        slot.getNotes()
                .filter(notes -> !notes.equalsIgnoreCase(slot.getReason()))
                .flatMap(DayPlan::sentence)
                .ifPresent(notes -> line.append(' ').append(notes));
        return line.toString();
    }

    /** What is done and where; the place is said once. */
    private static String what(ItinerarySlot slot) {
        var activity = slot.getActivity().strip().replaceAll("[.\\s]+$", "");
        var place = slot.getLocation().strip();
        if (place.isEmpty() || isNamedIn(activity, place)) {
            return activity.isEmpty() ? place : activity;
        }
        return activity.isEmpty() ? place : activity + ", " + place;
    }

    /** By most of the words of its name: "the Royal Botanic Gardens" are those of Peradeniya. */
    private static boolean isNamedIn(String activity, String place) {
        var words = Terms.meaningful(place).keySet();
        var said = Terms.of(activity);
        long named = words.stream().filter(said::contains).count();
        return Terms.bare(activity).contains(Terms.bare(place)) || named * 2 > words.size();
    }

    private static Optional<String> light(ItinerarySlot slot) {
        return switch (slot.getLightingQuality()) {
            case "" -> Optional.empty();
            // Nobody photographs lunch by the sun.
            case "harsh" -> Served.isNoStop(slot) ? Optional.empty() : Optional.of("harsh light");
            case "dark" -> Optional.of("dark");
            default -> Optional.of(slot.getLightingQuality() + " light");
        };
    }

    private static Optional<String> sentence(String words) {
        var line = words.replaceAll("\\s+", " ").strip();
        if (line.isEmpty()) {
            return Optional.empty();
        }
        var capital = line.substring(0, 1).toUpperCase(Locale.ENGLISH) + line.substring(1);
        return Optional.of(capital.matches(".*[.!?]") ? capital : capital + ".");
    }
}
