package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Kinds;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A message that says a day of the plan in hand by something in it: "the day before Galle", "the last day before the beach", "the day
 * before we leave". It is no date: read as one it would move the whole trip.
 *
 * @param text the message with the number of that day; as it was where it says none
 * @param notes which day it was taken for
 * @param unread what is answered to an order whose day cannot be told; the plan then stays as it is
 */
public record RelativeDay(String text, List<String> notes, Optional<String> unread) {

    private static final Pattern BESIDE = Patterns.anyCase(
            "\\b(?:(?:on|to|for|onto|in|until)\\s+)?(?:the\\s+|a\\s+|one\\s+|our\\s+|my\\s+)?(?:(?:very|last|first|next|full|free|whole)\\s+)*"
                    + "(?<!\\d\\s|\\bfor\\s(?:an?|one)\\s)(?:(?<unit>day|morning|afternoon|evening|night)|(?<count>two|three|four|five|[2-5])\\s+days)\\s+(?:right\\s+|just\\s+|directly\\s+|immediately\\s+)?"
                    + "(?<side>before|prior\\s+to|ahead\\s+of|preceding|after|following)\\b\\s*");
    private static final Pattern LEAVING = Patterns.anyCase(
            "^(?:(?:we|i)(?:'re|\\s+are|\\s+have\\s+to|\\s+must)?\\s+(?:leav(?:e|ing)|go(?:ing)?\\s+(?:home|back)|fly(?:ing)?(?:\\s+(?:home|back|out|off))?|depart(?:ing)?|head(?:ing)?\\s+(?:home|back|off)|return(?:ing)?(?:\\s+home)?|travel\\s+(?:home|back))"
                    + "|(?:our\\s+|the\\s+|my\\s+)?(?:leaving|departure|departing|flying\\s+(?:home|back|out)|going\\s+(?:home|back)|(?:return\\s+)?flight(?:\\s+(?:home|back))?|flight\\s+home|end(?:\\s+of\\s+(?:the|our)\\s+(?:trip|plan|tour|holiday))?))"
                    + "(?=\\s*(?:$|[,.;!?]|please|pls|instead|again|then|so|and|because))");
    private static final Pattern ARRIVING = Patterns.anyCase(
            "^(?:(?:we|i)\\s+(?:arrive|land|get\\s+(?:there|in))|(?:our\\s+|the\\s+|my\\s+)?(?:arrival|arriving|landing))(?=\\s*(?:$|[,.;!?]|please|pls|instead))");
    private static final Pattern LINK = Patterns.anyCase(
            "(?:we|i|we're|are|is|the|our|my|to|in|for|at|of|on|go|going|get|getting|travel|travell?ing|drive|driving|move|moving|leave|leaving|head|heading|reach|reaching|see|seeing|visit|visiting|arrive|arriving|come|coming|do|doing|climb|climbing|stay|staying|trip|way|journey|stop|time)");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}']+");
    private static final int LONGEST_NAME = 3;
    /** "The long drive", "our train ride": the day on which most is driven, or a train is taken. */
    private static final Pattern A_WAY = Patterns.anyCase(
            "^(?:(?:the|our|that|this)\\s+)(?:(?:(?:very\\s+)?(?:long(?:est)?|big|biggest)\\s+)(?:drive|journey|way|transfer|car\\s+(?:ride|journey)|travel\\s+day|day\\s+on\\s+the\\s+road)|(?<train>train)(?:\\s+(?:ride|journey|trip|day))?)\\b");

    private static final Pattern ON_RAILS = Patterns.words("train");
    /** "Keep the day after it easy" is said of that day, and not of something on it. */
    private static final Pattern MADE = Patterns.anyCase("\\b(?:keep|make|leave|have|keeping|making|leaving)\\s+$");
    /** A thing by its article, which is one of the plan or none. */
    private static final Pattern A_THING = Patterns.anyCase("^(?:the|our|that)\\s+(?<thing>\\p{L}+(?:\\s+\\p{L}+)?).*");

    private static final Pattern ORDER = Patterns.words(
            "put|move|moving|shift|place|schedule|reschedule|squeeze|fit|slot|bring|push|switch|swap|do|see|visit|have|go to|climb|add|leave|keep|save|want|like|rather|prefer");
    /** Of "two days before Galle" it takes such a word to tell the day from a stay of two days. */
    private static final Pattern MOVES = Patterns.words("put|move|moving|shift|place|schedule|reschedule");

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:what|how|is|are|was|will|when|where|who|which|why|does|do|did)\\b.*");
    /** These move the trip, or order another. */
    private static final Pattern OF_THE_TRIP = Patterns.words(
            "plan|trip|tour|itinerary|everything|start|starting|begin|arrive|land|fly|(?:move|shift|push|bring|postpone) (?:it|this|that)(?! on| to)|days|nights");

    public RelativeDay {
        notes = List.copyOf(notes);
    }

    /**
     * The message with the day of the plan that it means.
     *
     * @param raw as it was sent, in whatever script
     */
    public static RelativeDay in(String raw, Reading message, Conversation conversation, Places atlas) {
        var text = message.said().text();
        var asIs = new RelativeDay(raw, List.of(), Optional.empty());
        var said = Patterns.matcher(BESIDE, text);
        boolean ofThePlan =
                conversation.isBesideThePlan() && conversation.pending().isEmpty();
        boolean found = ofThePlan
                && said.find()
                && (said.group("count") == null
                        || (message.said().has(MOVES) && !message.said().is(ASKS)));
        if (!found) {
            return asIs;
        }
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        if (plan.isEmpty()) {
            return asIs;
        }
        var anchor = Anchor.after(said.end(), text, plan, atlas);
        if (anchor.isEmpty() && isOfAnUnknownDay(message, text.substring(said.end()))) {
            return unread(asIs, "I could not tell which day of the plan that is");
        }
        if (anchor.isEmpty()) {
            return staysAsItIs(message, conversation)
                    ? unread(
                            asIs,
                            message.when().start().isPresent()
                                    ? "That is no day of the plan"
                                    : "I could not tell which day that is")
                    : asIs;
        }
        boolean earlier = isEarlier(said);
        int count = said.group("count") == null
                ? 1
                : Names.number(said.group("count")).orElse(1);
        var turn = stay(anchor.get(), conversation, atlas)
                .filter(stay -> count == 1)
                .flatMap(stay -> asATurn(text, said.start(), stay, earlier, conversation, atlas));
        if (turn.isPresent()) {
            return new RelativeDay(turn.get(), List.of(), Optional.empty());
        }
        int day = anchor.get().beside(earlier, count);
        int days = plan.days().size();
        if (day < 1 || day > days) {
            return message.said().is(ASKS)
                    ? asIs
                    : unread(
                            asIs,
                            "The plan has no such day %s %s"
                                    .formatted(
                                            earlier ? "before" : "after",
                                            anchor.get().name()));
        }
        var unit = said.group("unit") == null ? "day" : said.group("unit").toLowerCase(Locale.ROOT);
        var part = unit.equals("day") ? "" : " in the " + (unit.equals("night") ? "evening" : unit);
        var named = text.substring(0, said.start())
                + (Patterns.isIn(MADE, text.substring(0, said.start())) ? "" : "on ")
                + (day == days ? "the last day" : "day " + day)
                + part
                + text.substring(anchor.get().end());
        var note = "%s %s %s is day %d of the plan."
                .formatted(
                        count == 1 ? "The day" : count + " days",
                        earlier ? "before" : "after",
                        anchor.get().name(),
                        day);
        return new RelativeDay(
                named, anchor.get().leaving() || message.said().is(ASKS) ? List.of() : List.of(note), Optional.empty());
    }

    /** Where days are spent is put next to where others are: "put Kandy right before Galle Fort". */
    private static Optional<String> asATurn(
            String text, int end, Place stay, boolean earlier, Conversation conversation, Places atlas) {
        var moved = atlas.mentionedIn(text.substring(0, end)).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        boolean one = moved.size() == 1
                && conversation.plans(moved.getFirst())
                && !moved.getFirst().equals(stay)
                && Patterns.isIn(ORDER, text)
                && !Patterns.isAllOf(ASKS, text);
        return one
                ? Optional.of("Put %s right %s %s"
                        .formatted(moved.getFirst().name(), earlier ? "before" : "after", stay.name()))
                : Optional.empty();
    }

    private static Optional<Place> stay(Anchor anchor, Conversation conversation, Places atlas) {
        return anchor.place()
                .flatMap(place -> conversation.plans(place)
                        ? Optional.of(place)
                        : atlas.parentOf(place).filter(conversation::plans));
    }

    /** Whether it puts something of the plan on a day that is none of it, as it may not without moving the whole trip. */
    private static boolean staysAsItIs(Reading message, Conversation conversation) {
        var when = message.when();
        var span = conversation.span();
        boolean outside = when.offset().isPresent()
                || (when.exact()
                        && when.start()
                                .filter(day -> span.filter(
                                                days -> day.isBefore(days.first()) || day.isAfter(days.last()))
                                        .isPresent())
                                .isPresent());
        boolean order = message.said().has(ORDER)
                && !message.said().is(ASKS)
                && !message.said().has(OF_THE_TRIP)
                && (message.places().wanted().stream().anyMatch(conversation::plans)
                        || (when.start().isEmpty() && !message.places().wanted().isEmpty()));
        return outside && order;
    }

    /** "No hikes on the day after the train", in a plan without one, moves no trip by a day. */
    private static boolean isOfAnUnknownDay(Reading message, String anchor) {
        return !message.said().is(ASKS)
                && !message.said().has(OF_THE_TRIP)
                && Patterns.isAllOf(A_THING, anchor)
                && message.when().start().isEmpty()
                && message.places().isEmpty();
    }

    private static RelativeDay unread(RelativeDay asIs, String why) {
        return new RelativeDay(
                asIs.text(),
                List.of(),
                Optional.of(
                        why
                                + ", and the plan stays as it is. Tell me the number of the day: \"put it on day 2\", for one."));
    }

    private static boolean isEarlier(Matcher said) {
        return !Set.of("after", "following").contains(said.group("side").toLowerCase(Locale.ROOT));
    }

    /**
     * What of the plan a day is counted from.
     *
     * @param first its first day in the plan
     * @param last its last
     * @param end where its words end in the message
     * @param leaving whether it is the end of the trip, whose day before is its last
     */
    private record Anchor(String name, Optional<Place> place, int first, int last, int end, boolean leaving) {

        static Optional<Anchor> after(int from, String text, Itinerary plan, Places atlas) {
            var rest = text.substring(from);
            int days = plan.days().size();
            var leaving = Patterns.matcher(LEAVING, rest);
            if (leaving.find()) {
                return Optional.of(
                        new Anchor("the end", Optional.empty(), days + 1, days + 1, from + leaving.end(), true));
            }
            var arriving = Patterns.matcher(ARRIVING, rest);
            if (arriving.find()) {
                return Optional.of(new Anchor("your arrival", Optional.empty(), 1, 1, from + arriving.end(), false));
            }
            var way = Patterns.matcher(A_WAY, rest);
            if (way.find()) {
                return onTheWay(way.group("train") != null, plan)
                        .map(entry -> new Anchor(
                                way.group().strip(),
                                Optional.empty(),
                                entry.number(),
                                entry.number(),
                                from + way.end(),
                                false));
            }
            return atlas.mentionedIn(text).stream()
                    .filter(mention -> mention.start() >= from && isLinked(text.substring(from, mention.start())))
                    .findFirst()
                    .flatMap(mention -> at(mention.place().name(), at(mention.place(), plan), mention.end())
                            .map(anchor -> anchor.of(mention.place())))
                    .or(() -> called(from, text, plan));
        }

        private static Optional<Entry> onTheWay(boolean byTrain, Itinerary plan) {
            return plan.entries().stream()
                    .filter(entry ->
                            entry.is(Entry.Sort.DRIVE) && (!byTrain || Patterns.isIn(ON_RAILS, entry.activity())))
                    .max(Comparator.comparingInt(Entry::minutes));
        }

        int beside(boolean earlier, int count) {
            return earlier ? first - count : last + count;
        }

        private Anchor of(Place place) {
            return new Anchor(name, Optional.of(place), first, last, end, leaving);
        }

        private static boolean isLinked(String between) {
            return Patterns.in(WORD, between).allMatch(word -> Patterns.isAllOf(LINK, word.group()));
        }

        /** Where one is on a day, its meals and nights included; the way there is none of them. */
        private static List<Entry> at(Place place, Itinerary plan) {
            return plan.where(entry -> !entry.is(Entry.Sort.DRIVE)
                            && (entry.place().filter(place::equals).isPresent()
                                    || entry.activity().contains(place.name())))
                    .entries();
        }

        /** "The safari", "the beach": what the plan calls so, or the first that is of that kind. */
        private static Optional<Anchor> called(int from, String text, Itinerary plan) {
            var words = Patterns.in(WORD, text.substring(from)).toList();
            int linked = 0;
            while (linked < words.size()
                    && Patterns.isAllOf(LINK, words.get(linked).group())) {
                linked++;
            }
            int start = linked;
            return Stream.iterate(LONGEST_NAME, length -> length > 0, length -> length - 1)
                    .filter(length -> start + length <= words.size())
                    .flatMap(length -> {
                        var last = words.get(start + length - 1);
                        var name = text.substring(from + words.get(start).start(), from + last.end());
                        var meant = plan.called(name);
                        var entries = meant.isEmpty() && length == 1
                                ? Kinds.in(name).map(plan::ofKind).orElse(List.of())
                                : meant;
                        return at("the " + name, entries, from + last.end())
                                .map(anchor -> entries.getFirst()
                                        .place()
                                        .map(anchor::of)
                                        .orElse(anchor))
                                .stream();
                    })
                    .findFirst();
        }

        private static Optional<Anchor> at(String name, List<Entry> entries, int end) {
            var first = number(entries, Comparator.naturalOrder());
            return first.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Anchor(
                            name,
                            Optional.empty(),
                            first.getAsInt(),
                            number(entries, Comparator.reverseOrder()).getAsInt(),
                            end,
                            false));
        }

        private static OptionalInt number(List<Entry> entries, Comparator<Integer> order) {
            return entries.stream()
                    .map(Entry::number)
                    .sorted(order)
                    .mapToInt(Integer::intValue)
                    .findFirst();
        }
    }
}
