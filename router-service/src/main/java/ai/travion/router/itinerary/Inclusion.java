package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Beyond;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;

/** "So is it in my plan?", "do we pass Sinharaja?", "is Point Pedro in it?": whether the plan in hand comes to a place, and how near to it. */
final class Inclusion {

    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait|oh|also|just\\s+checking)\\W+)*";
    private static final String IT = "(?:it|that(?:\\s+(?:one|place|town))?|this(?:\\s+(?:one|place))?|there)";
    private static final String SUBJECT = "(?:(?:the\\s+)?#+(?:[^\\w#]+#+)*|" + IT + ")";
    private static final String NOW =
            "(?:\\W+(?:now|then|already|at\\s+all|too|as\\s+well|anyway|on\\s+the\\s+way|by\\s+now|or\\s+not|again|somewhere|at\\s+some\\s+point|en\\s+route|on\\s+our\\s+way|on\\s+(?:the\\s+)?(?:day\\s+\\p{Nd}+|\\p{L}+\\s+day)))*\\W*$";
    private static final String PLAN =
            "(?:(?:my|our|the|your|this)\\s+(?:\\p{L}+\\s+)?(?:plan|itinerary|trip|route|schedule|programme|tour)|it|there)";
    private static final Pattern ASKED = Patterns.anyCase(LEAD
            + "(?:(?:is|isn'?t|was|wasn'?t)\\s+" + SUBJECT
            + "\\s+(?:(?:still|already|also|actually|even|now|not)\\s+)*(?:(?:in|on|part\\s+of|included\\s+in)\\s+"
            + PLAN
            + "|(?<=still\\s)(?:in|on|planned|included)(?=\\W*$|\\s+(?:now|then|too)))"
            + "|(?:do|will|are)\\s+(?:we|i|you)\\s+(?:(?:also|even|actually|still|ever|going\\s+to)\\s+)*(?:pass(?:ing)?|go(?:ing)?|drive|driving|come|coming|stop(?:ping)?|get(?:ting)?|call(?:ing)?)(?:\\s+(?:by|through|past|to|at|near|close\\s+to|in|into))*\\s+"
            + SUBJECT
            + "|(?:(?:on\\s+)?(?:what|which)\\s+(?:dates?|days?|nights?)|when|how\\s+(?:long|many\\s+(?:days|nights)))\\s+(?:are|am|do|will|would)\\s+(?:we|i)\\s+(?:(?:be|go|get|arrive|stay|staying|have|spend|visit|see|going|come)\\s+)?(?:(?:in|at|to)\\s+)?#+"
            + "|(?:why|how\\s+come)\\s+#+|(?:why|how\\s+come)\\s+(?:do|are|did|is|have)\\s+(?:we|you|i)?\\s*(?:go(?:ing)?|stay(?:ing)?|visit(?:ing)?|put|choose|chose|pick(?:ed)?)?\\s*(?:to|in|us\\s+in|at)?\\s*#+(?:\\s+(?:in\\s+it|first|before\\s+#+|after\\s+#+|there|at\\s+all))*"
            + "|(?:did|have)\\s+you\\s+(?:put|include|included|plan|planned|got)\\s+" + SUBJECT + "(?:\\s+in)?)" + NOW);
    private static final Pattern HOW_FAR = Patterns.anyCase(
            LEAD
                    + "how\\s+(?:far|close|near|many\\s+km)(?:\\s+away|\\s+off)?\\s+(?:is|are|would)?\\s*" + SUBJECT
                    + "(?:\\s+be)?(?:\\s+(?:away|off))?\\s+(?:from|to)\\s+(?:our|my|the|any\\s+of\\s+our)\\s+(?:plan(?:ned\\s+\\p{L}+)?|route|trip|way|stops?|itinerary|places?)\\W*$");
    private static final Pattern NEAR_IT = Patterns.anyCase(LEAD
            + "(?:(?:are|do|will)\\s+we\\s+(?:(?:ever|even|come|get|go|be|pass|at\\s+all)\\s+)*(?:any\\s*where\\s+)?(?:near|close(?:\\s+to)?|in\\s+the\\s+area\\s+of|far\\s+from)\\s+"
            + SUBJECT + "|(?:is|isn'?t)\\s+" + SUBJECT
            + "\\s+(?:any\\s*where\\s+)?(?:near|close\\s+to|far\\s+from|on|along|off)\\s+(?:our|the|my)\\s+(?:route|way|plan|trip|road|stops?))"
            + NOW);
    private static final Pattern TAKEN_FOR_GRANTED =
            Patterns.anyCase(LEAD + "(?:on\\s+)?(?:what|which|when|how|why)\\b.*");
    private static final Pattern AND_THIS = Patterns.anyCase(
            "^\\W*(?:(?:and|or|what\\s+about|how\\s+about|also)\\W+)+(?:the\\s+)?#+(?:[^\\w#]+#+)*\\W*$");
    private static final Pattern SAYS_PLAN =
            Patterns.words("plan|itinerary|trip|route|schedule|programme|tour|stops?|we");

    private Inclusion() {}

    /** Nothing where something else is asked, or no one place is meant. */
    static Optional<String> of(Reading message, Itinerary plan, Conversation conversation) {
        boolean asked = !plan.isEmpty()
                && (conversation.isBesideThePlan()
                        || message.said().has(SAYS_PLAN)
                        || !message.places().all().isEmpty()
                        || !message.places().beyond().isEmpty())
                && (Patterns.isIn(ASKED, message.places().remainder())
                        || Patterns.isIn(HOW_FAR, message.places().remainder())
                        || Patterns.isIn(NEAR_IT, message.places().remainder())
                        || goesOn(message, conversation));
        if (!asked) {
            return Optional.empty();
        }
        var places = message.places().all();
        var beyond = message.places().beyond();
        if (places.isEmpty() && beyond.size() == 1) {
            return Optional.of(absent(beyond.getFirst().name()) + nearest(beyond.getFirst(), plan));
        }
        var meant = places.size() == 1
                ? Optional.of(places.getFirst())
                : places.isEmpty() && !conversation.plan()
                        ? conversation.there().or(conversation::subject)
                        : Optional.<Place>empty();
        boolean takenForGranted =
                Patterns.isIn(TAKEN_FOR_GRANTED, message.places().remainder())
                        && !Patterns.isIn(HOW_FAR, message.places().remainder());
        return (takenForGranted ? missing(places, plan) : meant).map(place -> told(place, plan));
    }

    /** "And Polonnaruwa?" after the same question of another place. */
    private static boolean goesOn(Reading message, Conversation conversation) {
        return conversation.plan()
                && !conversation.answers().isEmpty()
                && conversation.answers().getLast().contains(" is not in the plan. Say \"add ")
                && Patterns.isIn(AND_THIS, message.places().remainder());
    }

    /** Of a place that the plan has it is told elsewhere when and why. */
    private static Optional<Place> missing(List<Place> named, Itinerary plan) {
        return named.stream()
                .filter(place -> plan.at(place).isEmpty()
                        && plan.entries().stream()
                                .noneMatch(entry -> entry.activity().contains(place.name())
                                        || entry.place().filter(place::equals).isPresent()))
                .findFirst();
    }

    private static String told(Place place, Itinerary plan) {
        var visits = plan.at(place).stream()
                .filter(one -> one.place().filter(at -> isNamesake(at, place)).isEmpty())
                .toList();
        var entry = visits.isEmpty()
                ? plan.entries().stream()
                        .filter(one -> one.place().filter(place::equals).isPresent())
                        .findFirst()
                : Optional.of(visits.getFirst());
        return entry.map(one -> "Yes. In the plan: %s.".formatted(one.onItsDay()))
                .orElseGet(() ->
                        absent(place.name()) + nearest(plan, one -> one.at().kilometresTo(place.at())));
    }

    /** Little Adam's Peak is no Adam's Peak. */
    private static boolean isNamesake(Place one, Place other) {
        return !one.equals(other) && one.name().contains(other.name());
    }

    private static String absent(String name) {
        return "No, %s is not in the plan. Say \"add %s\", and I shall fit it in.".formatted(name, name);
    }

    private static String nearest(Beyond beyond, Itinerary plan) {
        return beyond.at()
                .map(at -> nearest(plan, one -> one.at().kilometresTo(at)))
                .orElse("");
    }

    /** How near the plan comes to it, by the places at which it stops. */
    private static String nearest(Itinerary plan, ToDoubleFunction<Place> kilometres) {
        return plan.entries().stream()
                .filter(entry -> entry.place().isPresent())
                .min(Comparator.comparingDouble(
                        entry -> kilometres.applyAsDouble(entry.place().orElseThrow())))
                .map(entry -> " The nearest that it comes is %s, about %d km away in a straight line, on %s."
                        .formatted(
                                entry.place().orElseThrow().name(),
                                Math.round(
                                        kilometres.applyAsDouble(entry.place().orElseThrow())),
                                entry.inWords()))
                .orElse("");
    }
}
