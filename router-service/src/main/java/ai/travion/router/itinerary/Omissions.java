package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "What did you leave out?", "what is not in the plan?", "anything you could not fit?": answered from what was said with the plan. */
final class Omissions {

    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|also|thanks|great|nice|hm+|tell\\s+(?:me|us)|show\\s+(?:me|us)|can\\s+you\\s+(?:tell|show)\\s+(?:me|us))\\W+)*";
    private static final String THING =
            "(?:what(?:\\s+else)?|(?:which|what)\\s+(?:places?|stops?|sights?|things?|parts?|ones?|of\\s+(?:my|our|the)\\s+(?:wishes|places|stops))|any\\s?(?:thing|\\s+(?:places?|stops?|sights?))|something)";
    private static final String NOT = "(?:not|n't|never|couldn'?t|didn'?t|can'?t|don'?t)";
    private static final String PUT =
            "(?:fit|include|put|keep|manage|plan|cover|add|get\\s+in|take\\s+up|place|do|squeeze|make\\s+room\\s+for)";
    private static final String YOU = "(?:you|u|the\\s+plan|it|this|that)";
    private static final String IN_IT =
            "(?:\\s+(?:in(?:to|side)?|from|of|out|on|up|for|it|there|here|that|this|any\\s*more|now|the|my|our|your|plan|itinerary|trip|schedule|please|then|at\\s+all|so\\s+far|(?:of|from|compared\\s+(?:to|with)|against)\\s+(?:what|all\\s+that|everything(?:\\s+that)?)\\s+(?:i|we)\\s+(?:asked|wanted|said)(?:\\s+for)?|(?:asked|wanted)|and\\s+why))*\\W*$";
    private static final Pattern ASKED = Patterns.anyCase(LEAD + "(?:"
            + String.join(
                    "|",
                    THING
                            + "\\s+(?:did|have|has|do|does|had)\\s+" + YOU
                            + "\\s+(?:(?:leave|left|cut|drop|dropped|take|taken|throw|thrown)\\s+out|skip(?:ped)?|omit(?:ted)?|miss(?:ed)?|exclude[d]?|drop(?:ped)?|cut|forget|forgotten|"
                            + NOT + "\\s+" + PUT + ")",
                    THING + "\\s+(?:did|do|does|could|can|have|has|had|was|were)\\s*" + NOT + "\\s+" + YOU
                            + "\\s+(?:able\\s+to\\s+)?" + PUT,
                    THING + "\\s+(?:(?:could|can|did|do|does|have)\\s+)?" + YOU
                            + "\\s+(?:(?:could|can|did|do|does|were|was|have)\\s*)?" + NOT + "\\s+(?:able\\s+to\\s+)?"
                            + PUT + "(?:d|ted)?",
                    "(?:(?:is|was|are|were)\\s+there\\s+)?" + THING + "\\s+(?:(?:that|which)\\s+)?" + YOU
                            + "\\s+(?:(?:could|can|did|do|were|have)\\s*" + NOT + "|" + NOT + ")\\s+(?:able\\s+to\\s+)?"
                            + PUT,
                    "(?:(?:is|was|are|were)\\s+there\\s+)?" + THING + "\\s+(?:(?:that|which)\\s+)?" + YOU
                            + "\\s+(?:had\\s+to\\s+)?(?:le(?:ave|ft)\\s+out|skip(?:ped)?|omit(?:ted)?|drop(?:ped)?|miss(?:ed)?)",
                    THING
                            + "(?:'s|'re|\\s+is|\\s+are|\\s+was|\\s+were|\\s+has\\s+been|\\s+got|\\s+gets)?\\s+(?:that(?:'s|\\s+is)\\s+)?(?:(?:left|dropped|cut)\\s+out|missing|omitted|excluded|skipped|dropped|not\\s+(?:(?:included|covered|planned|kept)(?=\\b)|in(?=\\s+(?:it|there|here|the|my|our|this))|on(?=\\s+the)|part\\s+of))",
                    THING + "\\s+(?:does|did|do|could|can|would|will|has|have|wo|is|are)\\s*" + NOT
                            + "\\s+(?:fit|make\\s+it|made\\s+it|get\\s+in|be\\s+included|go\\s+in)",
                    "(?:is|was|are|were)\\s+" + THING + "\\s+(?:left\\s+out|missing|omitted|not\\s+in|skipped|dropped)",
                    "(?:did|have|has)\\s+" + YOU
                            + "\\s+(?:leave|left|skip(?:ped)?|miss(?:ed)?|drop(?:ped)?|omit(?:ted)?|forget|forgotten|cut)\\s+(?:out\\s+)?"
                            + THING + "(?:\\s+out)?",
                    "what\\s+(?:are|do|will|would)\\s+(?:we|i)\\s+(?:be\\s+)?(?:miss(?:ing)?|not\\s+see(?:ing)?)(?:\\s+out(?:\\s+on)?)?")
            + ")"
            + IN_IT);

    private static final Pattern TELLS = Patterns.anyCase(
            "\\b(?:leaves?\\s+out|left\\s+out|not\\s+kept|not\\s+planned|not\\s+checked|(?:does|do|did)\\s+not\\s+(?:all\\s+)?fit|stays?\\s+out|could\\s+not\\s+(?:be\\s+)?(?:fit|place|plan)|from\\s+below|is\\s+not\\s+in\\s+the\\s+plan|cannot\\s+(?:be\\s+)?plan)\\b");
    private static final Pattern GOES_ON =
            Patterns.anyCase("^(?:With\\s+\\d|This\\s+plan\\s+leaves|Tell\\s+me|Say\\s+so).*");
    private static final Pattern OF_A_PLAN = Patterns.anyCase(
            "here is (?:a|the|your) plan|(?m)^#+ day 1|^The plan, (?:day by day|with the days that)\\b");
    private static final Pattern BULLET = Pattern.compile("^\\s*(?:[-*]\\s+)?_?");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!])\\s+(?=\\p{Lu})");
    private static final Pattern CITED = Pattern.compile("\\s*\\[\\d+]");
    private static final int SHOWN = 6;
    private static final String ADD = " Tell me what to add, and I shall look for time.";

    private Omissions() {}

    static Optional<String> of(Reading message, Itinerary plan, Conversation conversation, Places atlas) {
        boolean asked = message.places().isEmpty() && message.said().is(ASKED);
        if (!asked || plan.isEmpty()) {
            return Optional.empty();
        }
        var changed = WhatChanged.toldOfTheLastPlan(conversation).map("Against the plan before: %s."::formatted);
        var told = Stream.concat(unseen(plan, conversation, atlas), said(conversation).stream())
                .filter(sentence -> !sentence.startsWith("Against the plan before"))
                .distinct()
                .limit(SHOWN)
                .toList();
        if (!told.isEmpty()) {
            return Optional.of(changed.map(change -> change + " ").orElse("")
                    + "Not in the plan, or not as you asked for it: " + String.join(" ", told));
        }
        if (changed.isPresent()) {
            return Optional.of(changed.get() + ADD);
        }
        var avoided = conversation.known().getAvoid().stream()
                .map(StatedValue::getValue)
                .distinct()
                .collect(Collectors.joining(", "));
        return Optional.of("Nothing that you asked for."
                + (avoided.isEmpty() ? "" : " Left out because you said so: %s.".formatted(avoided))
                + ADD);
    }

    /** Places that the plan is for and that no hour of it is spent at. */
    private static Stream<String> unseen(Itinerary plan, Conversation conversation, Places atlas) {
        return conversation.ofThePlan().stream()
                .filter(place -> plan.entries().stream().noneMatch(entry -> isAt(entry, place, atlas)))
                .map(place -> "No hour of the plan is spent in %s.".formatted(place.name()));
    }

    private static boolean isAt(Entry entry, Place place, Places atlas) {
        return entry.activity().contains(place.name())
                || entry.place()
                        .filter(at -> at.equals(place)
                                || atlas.parentOf(at).filter(place::equals).isPresent())
                        .isPresent();
    }

    /** The sentences of the last plan that say what it has not. */
    private static List<String> said(Conversation conversation) {
        var plan = conversation.answers().reversed().stream()
                .filter(answer -> Patterns.isIn(OF_A_PLAN, answer))
                .findFirst();
        var found = new ArrayList<String>();
        plan.ifPresent(answer -> answer.lines().forEach(line -> {
            boolean before = false;
            for (var sentence : SENTENCE.splitAsStream(BULLET.matcher(line).replaceFirst(""))
                    .toList()) {
                boolean tells = Patterns.isIn(TELLS, sentence) || (before && Patterns.isAllOf(GOES_ON, sentence));
                if (tells) {
                    found.add(CITED.matcher(sentence).replaceAll("").strip());
                }
                before = tells;
            }
        }));
        return found;
    }
}
