package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DaySpan;
import ai.travion.router.dates.Names;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Why that order?", "what date do we leave?", "when do we get home?", "what was the total again?": what is asked of a plan as a whole. */
final class OfTheWhole {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);
    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|then|also|ok(?:ay)?|hm+|wait|sorry|just|wondering|remind\\s+me|tell\\s+me|again)\\W+)*";
    private static final Pattern ORDER = Patterns.anyCase(
            LEAD
                    + "(?:why|how\\s+come|what(?:'s|\\s+is|\\s+was)\\s+(?:the|your)\\s+(?:reason(?:ing)?|logic|idea|thinking|point)|explain|is\\s+there\\s+a\\s+reason)\\b[^?#]{0,30}\\b(?:order|sequence|way\\s+round|way\\s+around|route|direction)\\b[^?#]{0,20}\\W*$");
    private static final String REASON = "reason(?:ing)?|logic|idea|thinking|thoughts?|rationale";
    /** "Why there?", "why did you pick those places?", "what's the idea behind it?": no word of it names anything but the plan. */
    private static final Pattern WHY_SO = Patterns.anyCase(
            LEAD
                    + "(?:why|how\\s+come|what\\s+made\\s+you|what(?:'s|s|\\s+is|\\s+was|\\s+were)\\s+(?:the|your)\\s+(?:"
                    + REASON
                    + "))(?:\\W+(?:did|do|does|have|had|are|is|was|would|you|we|us|it|that|this|these|those|them|there|the|your|our|in|to|on|at|for|of|behind|with|just|exactly|order|sequence|way|round|around|route|direction|places?|stops?|towns?|ones?|plan|trip|tour|itinerary|choice|selection|choos(?:e|ing)|chose|chosen|pick(?:ed|ing)?|select(?:ed)?|suggest(?:ed)?|t(?:ake|ook)|put|go|going|sen[dt]|come|up))*\\W*$");

    private static final Pattern CHOOSING = Patterns.words(
            "order|sequence|route|direction|places|stops|towns|plan|trip|tour|itinerary|choice|selection|choos(?:e|ing)|chose|chosen|pick(?:ed|ing)?|select(?:ed)?|suggest(?:ed)?|"
                    + REASON);
    private static final Pattern ONLY_POINTS = Patterns.words("there|those|these|that|this|them");
    private static final Pattern CHOSEN_FOR = Pattern.compile("You named no place, so I took [^.\\n]+\\.");
    private static final Pattern WHAT_CHOSEN = Patterns.anyCase(
            LEAD
                    + "(?:what|which(?:\\s+(?:places|stops|towns|ones))?|where)\\s+(?:did|have|do)\\s+you\\s+(?:pick|picked|choose|chose|chosen|put|send|take)(?:\\s+us)?(?:\\s+for\\s+(?:us|me))?(?:\\s*,?\\s*(?:and\\s+)?why(?:\\s+those|\\s+these|\\s+there)?)?\\W*$");
    private static final Pattern WHY_CHOSEN = Patterns.anyCase(
            LEAD
                    + "(?:why|how\\s+come|what\\s+made\\s+you)\\s+(?:(?:did|do|have|are|would)\\s+)?(?:you|we)?\\s*(?:choose|chose|chosen|pick|picked|take|took|go|going|put|send|suggest|suggested|select)\\s+(?:us\\s+)?(?:(?:to|on|in|for|with)\\s+)?(?:(?:that|this|those|these|the)\\s+)?(?:coast|side|part|region|area|places?|towns?|beach(?:es)?|parks?|route|ones?|stops)\\W*$");
    private static final Pattern WHY_BEGIN = Patterns.anyCase(
            LEAD
                    + "(?:why|how\\s+come)\\s+(?:did|do|does|have|are|is|would)?\\s*(?:you|we|it|the\\s+(?:plan|trip|tour))?\\s*(?:to\\s+)?(?:start(?:s|ed|ing)?|begin(?:s|ning)?|began|begun)(?:\\s+(?:it|us|the\\s+(?:plan|trip|tour)|off|out))*\\s*(?:there|here|that\\s+way|where\\s+it\\s+does)?\\W*$");
    private static final Pattern DATES = Patterns.anyCase(
            LEAD
                    + "(?:(?:on\\s+)?(?:what|which)\\s+(?:dates?|day\\s+of\\s+the\\s+(?:week|month))\\b(?!\\s+(?:is|are)\\s+(?:it|today|the\\s+(?:best|next|poya|full)))|what(?:'s|\\s+is|\\s+are|\\s+were|\\s+was)\\s+(?:the|our)\\s+(?:(?:travel|trip|start(?:ing)?|first|end|last|departure|arrival)\\s+)?dates?\\b|when\\s+(?:does|did|will|is)\\s+(?:the|our|this|that)\\s+(?:trip|tour|plan|journey|holiday|itinerary)\\b|(?:(?:on\\s+)?(?:what|which)\\s+day|when)\\s+(?:does|will)\\s+(?:it|the\\s+(?:trip|plan|tour))\\s+(?:all\\s+)?(?:start|begin|end|finish))[^?#]{0,40}\\W*$");
    private static final Pattern LENGTH = Patterns.anyCase(
            LEAD
                    + "(?:how\\s+(?:many\\s+(?:days|nights|weeks)|long)\\s+(?:is|are|was|does|has|have|do)\\s+(?:the|our|this|my|we|it)\\s*(?:whole\\s+)?(?:trip|plan|tour|journey|holiday|itinerary)?(?:\\s+(?:have|take|last|got|be))?(?:\\s+(?:now|then|again|in\\s+(?:all|total)|altogether|at\\s+the\\s+moment))*)\\W*$");
    /** "Is it still 9 days in total?" */
    private static final Pattern SO_LONG = Patterns.anyCase(
            LEAD
                    + "(?:(?:is|are|isn'?t|aren'?t|does|do|have)\\s+)(?:it|that|we|this|(?:the|our|my|this)\\s+(?:whole\\s+)?(?:trip|plan|tour|journey|holiday|itinerary))\\s+(?:(?:still|now|really|all|for|at|a|have|last|only|just|got|then|be|stay(?:ing)?)\\s+)*(?<count>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)[\\s-]+(?<unit>days?|nights?)(?:\\s+(?:long|now|then|still|in|all|total|altogether|overall|trip|plan|at|the|moment|or\\s+not|right))*\\W*$");

    private static final Pattern OF_THE_TRIP =
            Patterns.words("trip|plan|tour|journey|holiday|itinerary|many (?:days|nights)");
    private static final Pattern HOME = Patterns.anyCase(
            LEAD
                    + "(?:when|(?:on\\s+)?(?:what|which)\\s+day|what\\s+time)\\s+(?:do|will|would|are|can)\\s+(?:we|i)\\s+(?:(?:get|go|come|be|arrive|return|fly|travel|head|going|flying)\\s+)?(?:back\\s+)?home\\b[^?#]{0,20}\\W*$");
    private static final Pattern TOTAL = Patterns.anyCase(LEAD
            + "(?:what(?:'s|\\s+is|\\s+was|\\s+were|\\s+would\\s+be|\\s+did\\s+you\\s+say)?\\s+(?:is\\s+|was\\s+)?(?:the|our|that)\\s+(?:(?:grand|overall|full|whole|estimated)\\s+)?(?:total|sum|(?:total\\s+|overall\\s+|final\\s+)(?:price|costs?|budget|amount|bill))\\b(?!\\s+(?:driv|dist|walk|time|hours|km|number))"
            + "|how\\s+much\\s+(?:was|is|does|did|will|would)\\s+(?:it|that|this|(?:the|our|this)\\s+(?:whole\\s+|entire\\s+)?(?:trip|plan|tour|thing|lot|itinerary|journey))\\s+(?:all\\s+)?(?:(?:cost|be|come\\s+to|add\\s+up\\s+to)\\b[^?#]{0,12})?(?:(?:in\\s+total|altogether|again|all\\s+in|in\\s+all|overall))"
            + "|how\\s+much\\s+(?:does|did|will|would)\\s+(?:the|our|this|all\\s+(?:of\\s+)?(?:this|that|it))\\s*(?:whole\\s+|entire\\s+)?(?:trip|plan|tour|itinerary|thing)?\\s+(?:cost|be|come\\s+to)"
            + "|what\\s+(?:does|will|would|is)\\s+(?:(?:the|our|this)\\s+(?:whole\\s+|entire\\s+)?(?:trip|plan|tour|itinerary|thing|lot)|all\\s+(?:of\\s+)?(?:this|that|it)|it\\s+all|everything)\\s+(?:cost|costs|be|come\\s+to|set\\s+us\\s+back)"
            + "|(?:grand|the)\\s+total\\W*$|total\\s+(?:price|costs?)\\W*$)[^?#]{0,30}\\W*$");
    private static final int FEW = 6;

    private OfTheWhole() {}

    /**
     * The answer; nothing where something else is asked.
     *
     * @param stays where the nights are, in their order
     */
    static Optional<String> of(Asked asked, List<Place> stays, Conversation conversation) {
        var answers = conversation.answers();
        // A plan of their first days does not reach the end of the traveller's own.
        var trip = conversation.span();
        if (!asked.named().isEmpty() || asked.plan().days().isEmpty()) {
            return Optional.empty();
        }
        var said = asked.reading().said();
        if (said.is(TOTAL)) {
            return Optional.of(total(asked.plan()));
        }
        var chosen = said.is(WHY_CHOSEN) ? chosen(answers) : Optional.<String>empty();
        if (chosen.isPresent()) {
            return chosen;
        }
        if (said.is(WHAT_CHOSEN) && !stays.isEmpty()) {
            return Optional.of(order(asked.plan(), stays)
                    + chosen(answers).map(note -> " " + note).orElse(""));
        }
        if (said.is(ORDER)) {
            return Optional.of(order(asked.plan(), stays));
        }
        if (said.is(LENGTH) && said.has(OF_THE_TRIP)) {
            return Optional.of(length(asked.plan()));
        }
        var soLong = Patterns.matcher(SO_LONG, asked.text());
        if (soLong.matches()) {
            int days = asked.plan().days().size();
            boolean nights = soLong.group("unit").toLowerCase(Locale.ROOT).startsWith("night");
            return Names.number(soLong.group("count").toLowerCase(Locale.ROOT))
                    .map(count -> (count == (nights ? days - 1 : days) ? "Yes, " : "No, ") + length(asked.plan()));
        }
        boolean ofADay = asked.scope().day().isPresent() || asked.plan().days().size() == 1;
        return said.is(DATES) || (said.is(HOME) && !ofADay)
                ? Optional.of(beyond(asked.plan(), trip) + dates(asked.plan()))
                : Optional.empty();
    }

    private static String length(Itinerary plan) {
        int days = plan.days().size();
        return "%d day%s and %d night%s. %s"
                .formatted(days, days == 1 ? "" : "s", days - 1, days == 2 ? "" : "s", dates(plan));
    }

    private static String total(Itinerary plan) {
        int nights = plan.days().size() - 1;
        return ("No total was given: prices are not known here, so nothing of this plan is reckoned. What it will cost is %sthe ways (about %s on the road), "
                        + "the meals, and the entrance fees of its %d sights: ask for them before you go.")
                .formatted(
                        nights > 0 ? "%d night%s, ".formatted(nights, nights == 1 ? "" : "s") : "",
                        Entry.length(plan.of(Entry.Sort.DRIVE).minutes()),
                        plan.visits().size());
    }

    /** What of a plan costs, and on which day most of it falls due. */
    static Optional<String> cost(Itinerary plan) {
        return plan.isEmpty()
                ? Optional.empty()
                : Optional.of(total(plan)
                        + " Whether a budget is enough cannot be said without them. By what is paid on the way, the dearest day should be the one with the most entrance fees and road: "
                        + Reckoned.dearest(plan)
                        + ".");
    }

    /** What the traveller said of their own dates, where the plan is for the first of them only. */
    private static String beyond(Itinerary plan, Optional<DaySpan> trip) {
        var days = plan.days();
        return trip.filter(
                        own -> own.first().equals(days.getFirst()) && own.last().isAfter(days.getLast()))
                .map(own -> "Your dates are %s to %s, and I have planned the first %s of them. "
                        .formatted(
                                DAY.format(own.first()),
                                DAY.format(own.last()),
                                days.size() == 1 ? "day" : days.size() + " days"))
                .orElse("");
    }

    private static String dates(Itinerary plan) {
        var first = plan.days().getFirst();
        var last = plan.days().getLast();
        if (first.equals(last)) {
            return "The plan is for one day, %s.".formatted(DAY.format(first));
        }
        var leaves = plan.on(first).entries().getFirst();
        return "The plan begins on %s in %s, at %s, and ends on %s%s. The journeys to it and home are not part of it: count them in, or tell me the hour of your flight and I plan for it."
                .formatted(
                        DAY.format(first),
                        leaves.place().map(Place::name).orElse("the first place"),
                        leaves.clock(),
                        DAY.format(last),
                        lastPlace(plan, last)
                                .map(place -> " in " + place.name())
                                .orElse(""));
    }

    private static Optional<Place> lastPlace(Itinerary plan, LocalDate last) {
        return plan.on(last).entries().reversed().stream()
                .flatMap(entry -> entry.place().stream())
                .findFirst();
    }

    /** What was said of it when the places were chosen. */
    private static Optional<String> chosen(List<String> answers) {
        return answers.reversed().stream()
                .flatMap(answer -> Patterns.in(CHOSEN_FOR, answer).map(MatchResult::group))
                .findFirst();
    }

    /** "Why did you start it there?" */
    static Optional<String> whyItBegins(Reading message, Itinerary plan, List<Place> stays) {
        return message.said().is(WHY_BEGIN) && !plan.isEmpty() && !stays.isEmpty()
                ? Optional.of(begins(plan, stays))
                : Optional.empty();
    }

    /** "Why there?", "why did you pick those places?" */
    static Optional<String> whyAllOfIt(Reading message, Itinerary plan, List<Place> stays, Conversation conversation) {
        var said = message.said();
        boolean asked = said.is(WHY_SO)
                && !stays.isEmpty()
                && message.places().all().isEmpty()
                && ((conversation.plan() && said.has(CHOOSING))
                        || (Spoken.isOfAWholePlan(conversation) && said.has(ONLY_POINTS)));
        if (!asked) {
            return Optional.empty();
        }
        var chosen = chosen(conversation.answers());
        boolean onlyChosen = chosen.isPresent() && said.is(WHY_CHOSEN);
        return Optional.of(
                chosen.map(note -> onlyChosen ? note : note + " ").orElse("") + (onlyChosen ? "" : order(plan, stays)));
    }

    private static String begins(Itinerary plan, List<Place> stays) {
        var first = plan.entries().getFirst();
        var place = first.place().orElse(stays.getFirst());
        return "The plan begins in %s%s. %s Say \"start in\" and another place, and I turn it."
                .formatted(
                        place.name(),
                        place.equals(stays.getFirst())
                                ? ""
                                : " and goes on to %s"
                                        .formatted(stays.getFirst().name()),
                        stays.size() < 2
                                ? "It is the place that the plan is for."
                                : kilometres(stays) <= kilometres(stays.reversed()) + 1
                                        ? "From there the way through %s is the shortest, about %d km as the crow flies."
                                                .formatted(
                                                        stays.stream()
                                                                .map(Place::name)
                                                                .collect(Collectors.joining(", ")),
                                                        Math.round(kilometres(stays)))
                                        : "The days and the order in which places were named speak for it.");
    }

    private static String order(Itinerary plan, List<Place> stays) {
        if (stays.size() < 2) {
            return "You stay in one place throughout. Each stop has the hour that suits it: the open air has the cool hours and the low light, what has a roof the middle of the day, and what lies close together comes on one day. Say which stop you would rather have on another day or hour.";
        }
        var names = stays.stream().map(Place::name).collect(Collectors.joining(", then "));
        double own = kilometres(stays);
        var shortest = stays.size() <= FEW ? shortest(stays) : stays;
        var reason = kilometres(shortest) >= own - 1
                ? "No other order that begins in %s is shorter: about %d km as the crow flies, and %s on the road in all."
                        .formatted(
                                stays.getFirst().name(),
                                Math.round(own),
                                Entry.length(plan.of(Entry.Sort.DRIVE).minutes()))
                : "By distance alone %s would be shorter (about %d km as the crow flies against %d); the days, the light, and the order in which places were named speak for this one."
                        .formatted(
                                shortest.stream().map(Place::name).collect(Collectors.joining(", ")),
                                Math.round(kilometres(shortest)),
                                Math.round(own));
        return "The plan goes to %s. %s Say \"put %s before %s\" and I turn them."
                .formatted(
                        names,
                        reason,
                        stays.getLast().name(),
                        stays.get(stays.size() - 2).name());
    }

    /** Of all orders that begin at the same place. */
    private static List<Place> shortest(List<Place> stays) {
        var best = new ArrayList<>(stays);
        permute(new ArrayList<>(stays), 1, best);
        return best;
    }

    private static void permute(List<Place> places, int from, List<Place> best) {
        if (from == places.size()) {
            if (kilometres(places) < kilometres(best)) {
                Collections.copy(best, places);
            }
            return;
        }
        for (int at = from; at < places.size(); at++) {
            Collections.swap(places, from, at);
            permute(places, from + 1, best);
            Collections.swap(places, from, at);
        }
    }

    private static double kilometres(List<Place> places) {
        double all = 0;
        for (int at = 1; at < places.size(); at++) {
            all += places.get(at - 1).at().kilometresTo(places.get(at).at());
        }
        return all;
    }
}
