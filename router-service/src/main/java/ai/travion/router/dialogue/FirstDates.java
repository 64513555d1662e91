package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.MadePlan;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What date did I say first?", "when was it before we moved it?": the days for which the first plan of the thread was made, or the one before. */
final class FirstDates {

    private static final Pattern OF_DATES =
            Patterns.words("dates?|(?:what|which) days?|when|start(?:ing)? (?:day|date)|day (?:did|was|were)|arrival");
    private static final Pattern SAID = Patterns.words(
            "(?:did|had|have) (?:i|we)|(?:i|we) (?:said|say|gave|told|named|mentioned|wanted|had|wrote)|(?:was|were) (?:our|my|we)|(?:was|were) (?:it|that)(?= (?:first|originally|initially|at first|(?:in|at) the (?:very )?(?:beginning|start)|to (?:begin|start) with|before|previously|earlier|until then))|(?:was|were) the (?:(?:first|original|initial|old|previous|earlier) )?(?:dates?|trip|plan|tour|start|arrival)|(?:dates?|trip|plan) (?:was|were|before)|my|our|(?:first|original) dates?(?! of (?!(?:the|our|my|this) (?:trip|plan|tour)))");
    private static final Pattern FIRST = Patterns.words(
            "first|original(?:ly)?|initial(?:ly)?|at first|(?:in|at) the (?:very )?(?:beginning|start)|to (?:begin|start) with");
    private static final Pattern BEFORE = Patterns.words(
            "before (?:that|this|the (?:change|flights?)|(?:i|we|you|it) (?:was |were )?(?:changed?|moved?|shifted?))|(?:date|dates|days?) before|previous(?:ly)?|earlier|old dates?|until then");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|wait|hm+|(?:can|could)\\s+you\\s+(?:tell|remind)\\s+me|remind\\s+me|tell\\s+me|do\\s+you\\s+(?:still\\s+)?(?:remember|know))\\W+)*(?:what|which|when|on\\s+(?:what|which))\\b.*");
    /** The first day of a place or of the trip that is planned is asked of the plan. */
    private static final Pattern OF_THE_PLAN = Patterns.words(
            "built|constructed|founded|opened|established|planted|grown|made|invented|introduced|discovered|found|painted|carved|climbed|settled|inhabited|celebrated|held|(?:first|last) (?:day|night|stop|place|morning|evening|thing)|question|message|ask(?:ed)?|should|will|can|could");

    private FirstDates() {}

    /** The answer; nothing where something else is asked, or no plan was made. */
    static Optional<String> told(Utterance said, GraphState state, Conversation conversation) {
        boolean first = said.has(FIRST);
        boolean asked = said.is(ASKS)
                && said.has(OF_DATES)
                && said.has(SAID)
                && (first || said.has(BEFORE))
                && !said.has(OF_THE_PLAN);
        var made = state.getMadePlans().stream()
                .filter(plan -> plan.getStart().isPresent())
                .toList();
        var now = conversation.start();
        if (!asked || made.isEmpty() || now.isEmpty()) {
            return Optional.empty();
        }
        var then = first
                ? made.getFirst()
                : made.reversed().stream()
                        .filter(plan -> !plan.getStart().equals(now))
                        .findFirst()
                        .orElse(made.getFirst());
        boolean moved = !then.getStart().equals(now);
        var known = Dates.inWords(now.get(), conversation.end());
        return Optional.of(
                moved
                        ? "%s: %s. Now I go by %s."
                                .formatted(first ? "The first that I planned for" : "Before that", days(then), known)
                        : "The same as now: %s. I have planned for no other start.".formatted(known));
    }

    private static String days(MadePlan plan) {
        return Dates.inWords(plan.getStart().orElseThrow(), plan.getEnd());
    }
}
