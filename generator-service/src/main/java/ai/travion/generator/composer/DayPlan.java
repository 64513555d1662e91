package ai.travion.generator.composer;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
        BARE,
        /** All of a day in one line, without its meals and with where its night is. */
        A_LINE_A_DAY
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
    List<String> blocksOf(List<LocalDate> days, boolean inTheLight) {
        var all = List.copyOf(byDay.entrySet());
        return IntStream.range(0, all.size())
                .filter(i -> all.get(i).getKey().filter(days::contains).isPresent())
                .mapToObj(i -> heading(i + 1, all.get(i).getKey()) + "\n\n"
                        + lines(all.get(i).getValue(), Detail.FULL, new HashSet<>(), inTheLight))
                .toList();
    }

    /** The same without a word on the light. */
    List<String> blocks(Detail detail) {
        return blocks(detail, false);
    }

    /**
     * One block a day, in order; days that are like another are named with it, and not told again.
     *
     * @param inTheLight whether it is told in which light a stop lies
     */
    List<String> blocks(Detail detail, boolean inTheLight) {
        var blocks = new ArrayList<String>();
        var told = new HashSet<String>();
        var days = new HashMap<List<String>, Integer>();
        var all = List.copyOf(byDay.entrySet());
        int first = 0;
        while (first < all.size()) {
            var stops = stops(all.get(first).getValue());
            var same = days.putIfAbsent(stops, first + 1);
            int last = first;
            while (same != null
                    && last + 1 < all.size()
                    && stops.equals(stops(all.get(last + 1).getValue()))) {
                last++;
            }
            if (same == null) {
                blocks.add(heading(first + 1, all.get(first).getKey()) + "\n\n"
                        + lines(all.get(first).getValue(), detail, told, inTheLight));
            } else {
                blocks.add(heading(first, last, all) + "\n\nThe same hours and stops as on day " + same + ".");
            }
            if (detail == Detail.FULL) {
                told.clear();
            }
            first = last + 1;
        }
        return List.copyOf(blocks);
    }

    /**
     * The days that are otherwise, and of those that are as before a line each.
     *
     * @param asBefore their numbers, from 1
     */
    List<String> blocksOfAChange(Set<Integer> asBefore, Detail detail, boolean inTheLight) {
        var blocks = new ArrayList<String>();
        var asTheyWere = new ArrayList<String>();
        var told = new HashSet<String>();
        var all = List.copyOf(byDay.entrySet());
        for (int number = 1; number <= all.size(); number++) {
            var day = all.get(number - 1);
            if (asBefore.contains(number)) {
                asTheyWere.add(asBefore(number, day.getKey(), day.getValue()));
                continue;
            }
            if (!asTheyWere.isEmpty()) {
                blocks.add(String.join("\n", asTheyWere));
                asTheyWere.clear();
            }
            blocks.add(heading(number, day.getKey()) + "\n\n" + lines(day.getValue(), detail, told, inTheLight));
        }
        if (!asTheyWere.isEmpty()) {
            blocks.add(String.join("\n", asTheyWere));
        }
        return List.copyOf(blocks);
    }

    private static String asBefore(int number, Optional<LocalDate> day, List<ItinerarySlot> slots) {
        return "- Day %d%s: %s \u2014 as before"
                .formatted(
                        number,
                        day.map(date -> ", " + Days.inShort(date)).orElse(""),
                        slots.getLast().getLocation());
    }

    private String heading(int number, Optional<LocalDate> day) {
        var heading = new StringBuilder("### ");
        if (byDay.size() > 1) {
            heading.append("Day ").append(number).append(day.isPresent() ? " · " : "");
        }
        return heading.append(day.map(Days::inWords).orElse(byDay.size() > 1 ? "" : "The day"))
                .toString();
    }

    /** Of several days that are alike, counted from 0. */
    private String heading(int first, int last, List<Map.Entry<Optional<LocalDate>, List<ItinerarySlot>>> all) {
        var from = all.get(first).getKey();
        var to = all.get(last).getKey();
        if (first == last || from.isEmpty() || to.isEmpty()) {
            return heading(first + 1, from);
        }
        return "### Days " + (first + 1) + " to " + (last + 1) + " · " + Days.span(from.get(), to.get());
    }

    private static String lines(List<ItinerarySlot> slots, Detail detail, Set<String> told, boolean inTheLight) {
        if (detail == Detail.A_LINE_A_DAY) {
            return DayInALine.of(slots);
        }
        var lines = slots.stream()
                .filter(slot -> !Served.isRest(slot))
                .map(slot -> line(slot, detail, told, inTheLight))
                .collect(Collectors.joining("\n"));
        return lines.isEmpty() ? "The day is free." : lines;
    }

    private static List<String> stops(List<ItinerarySlot> slots) {
        return slots.stream()
                .map(slot -> slot.getTime()
                        + slot.getActivity()
                        + slot.getLocation()
                        + slot.getNotes().orElse(""))
                .toList();
    }

    /** @param told reasons and cautions that have been given already, which are not given again */
    private static String line(ItinerarySlot slot, Detail detail, Set<String> told, boolean inTheLight) {
        var line =
                new StringBuilder("- **").append(slot.getTime()).append("** ").append(what(slot));
        return switch (detail) {
            case FULL -> inFull(slot, line, told, inTheLight);
            case COMPACT, CAUTIONS -> inShort(slot, line, detail, told);
            case BARE, A_LINE_A_DAY -> line.toString();
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

    private static String inFull(ItinerarySlot slot, StringBuilder line, Set<String> told, boolean inTheLight) {
        var facts = new ArrayList<String>();
        if (slot.getDurationMinutes() > 0 && !Served.isNoStop(slot)) {
            facts.add(Days.duration(slot.getDurationMinutes()));
        }
        if (inTheLight) {
            light(slot).ifPresent(facts::add);
        }
        slot.getCrowdPrediction()
                .filter(percent -> percent >= FULL_ENOUGH_TO_SAY)
                .ifPresent(percent -> facts.add("about " + Math.round(percent) + "% full"));
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
    static String what(ItinerarySlot slot) {
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
