package ai.travion.router.itinerary;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Echo;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Answers what is asked of the plan in hand from the plan itself, which nothing is searched for and nothing planned anew for. */
public final class PlanAnswers {

    /** One way in which a plan is asked. */
    @FunctionalInterface
    private interface Answer {
        Optional<String> to(Asked asked);
    }

    /** The narrowest first. */
    private static final List<Answer> ALL = List.of(
            Fullness::of,
            Fullness::back,
            Superlatives::of,
            Superlatives::crowds,
            Ways::fromTheHotel,
            Ways::driving,
            Ways::gettingAround,
            Ways::meals,
            Holdings::timeFor,
            Hours::when,
            Hours::howLong,
            Ways::nights,
            Holdings::chosen,
            Holdings::counted,
            Holdings::contained,
            Holdings::why,
            Holdings::whatThen);

    private static final int LONGEST_WORDS = 20;
    private static final Pattern OF_THE_PLAN = Patterns.words(
            "plan|itinerary|schedule|day \\p{Nd}|(?:first|second|third|fourth|fifth|last|\\d(?:st|nd|rd|th)) (?:day|night)|we|our|us");
    /** Asked of nothing but a plan, whatever was spoken of since it was made. */
    private static final Pattern PLAINLY_OF_THE_PLAN = Patterns.words(
            "day \\p{Nd}{1,2}|(?:our|my|your|the) (?:plan|itinerary|schedule|programme)|(?:which|what) day (?:is|are|has|do|does|will|looks?|would|was)|(?:long|short|bigg|worst|hard|tough|eas|bus|earl|full|laz|quiet|steep)(?:est|iest)? (?:day|drive|leg|transfer|bit|part|morning|start)|(?:long|hard|tough|bus|eas)i?est (?:hike|walk|climb|stop|one)|(?:too|so) much driving|(?:how much|any) driving|do (?:we|i) (?:sleep|stay|eat|get up|wake up|set off|drive)|(?:sleep|staying|nights?|wake up|get up) (?:on )?(?:the )?\\p{Nd}{1,2}(?:st|nd|rd|th)|(?:which|what|how many) nights|on (?:my|our) feet|would you (?:cut|skip|drop|leave out)|(?:which|what) (?:days?|mornings?) (?:can|could|may) (?:we|i)|(?:an?|any|some) free (?:morning|afternoon|evening|day|time)|(?:get|go|be|fly) (?:back )?home|(?:which|what) (?:places|stops|towns) did you (?:pick|choose)|did you (?:pick|choose) for us|(?:start|begin) (?:it|there)|(?:which|what) (?:morning|afternoon|evening)s? (?:is|are)|(?:our|my|the) hotel|(?:cut|skip|drop|leave out)(?=\\W*$)|(?:whole|entire) (?:trip|thing|plan|tour|lot)|(?:hours|time) (?:of|in|on) (?:the )?(?:cars?|trains?|vans?|road|roads|rails)|(?:stairs|steps|climb) (?:are|is|do|does|will)|(?:which|what|any) of (?:the|our|these|those|my) (?:stops|places|sights|visits|days)|(?:which|what) (?:stops|sights|visits)");
    /** It wants another plan, or tells of what only the world knows. */
    private static final Pattern CHANGING = Patterns.words(
            "(?:can't|cant|cannot|couldn't) (?:start|begin|get up|get going|leave|set off|be ready) (?:so|that|this) early|instead|rather|swap|switch|move|moved|add|adding|skip|drop|remove|replace|change|squeeze|fit|without|cut|shorten|extend|make|slower|slow|later|earlier|(?:can|could|should|shall|may|might) (?:we|you|u|i)(?! (?:start it|set off|get up|be there|leave))|if|what about|how about|would like|i'd|we'd|want|please|wear|bring|pack|cost|costs|price|pay|weather|rain|cold(?:er|est)?|hottest|warm(?:er|est)?|humid|poya|holiday|alcohol|tide|ticket|tickets|safe|near(?:by|est)?|close to");

    /** A plan has one way, and does not compare it. */
    private static final Pattern BEST_WAY = Patterns.words(
            "(?:cheap|fast|quick|eas|safe|good|nic)(?:i?est) (?:way|means|option|transport|transfer|route|connection) (?:of getting |to get |to go |to travel )?(?:from|to|between)|best (?:way|means|transport) (?:of getting |to get |to go |to travel )?(?:from|to|between)");
    /** No plan tells it, or it is to be done otherwise. */
    private static final Pattern OF_THE_WORLD = Patterns.words(
            "cost|costs|price|pay|weather|rain|rains?|poya|alcohol|ticket|tickets|wear|bring|pack|open|opens|opening|close|closes|closed|safe|visa|better|best time|worth|recommend|suggest|how far|how many (?:people|steps)|crowd\\w*|busy|history|built|buy|eat|drink|find|rent|hire|book|tip|swim|allowed|possible|can|could|should|shall|may|might|would like|want|need|instead|rather|if|without|add|skip|drop|move|swap|change|make|ok|okay|good|fine|suitable|hard|difficult|doable|manage|too|problem|like|far|from|quiet|clean|pretty|beautiful|deep|shallow|sandy|touristy|noisy|romantic|chairs?|benches|usually|normally|always|generally");
    /** It speaks of what is planned for us. */
    private static final Pattern OURS = Patterns.words(
            "we|we're|us|our|you (?:have|got|put|plan|planned|made)|plan|planned|schedul\\w*|itinerary|trip|programme|remind|in it|of it");

    private static final Pattern SCHEDULED = Patterns.words(
            "when|which days?|what days?|what time|(?:what|which) (?:point|time|stage)|the hour|schedul\\w*|planned|lined up|agenda|got us|for us|(?:do|are|will|did) (?:we|you|i)|how (?:late|early|long|often)");
    private static final Pattern WHY = Patterns.words("why|how come|reason");

    private static final Pattern SETTLED = Patterns.anyCase(
            "\\W*(?:(?:ok(?:ay)?|great|perfect|good|nice|cool|lovely|yes|yeah|fine|super|thanks)\\W+)*(?:(?:let'?s\\s+|i'?ll\\s+|we'?ll\\s+)?(?:do|take|go\\s+(?:with|for))\\s+(?:that|it|this)(?:\\s+one)?|that(?:'s|\\s+is)?\\s+(?:works|it|perfect|great|settled|fine)|sounds?\\s+(?:good|great|perfect))\\W*(?:(?:then|thanks|please)\\W*)*");
    private static final Pattern PROPOSING =
            Patterns.words("fit|squeeze|add|adding|include|too|also|as well|room for|time for");
    private static final String STANDS =
            "Then the plan stands as it is. Ask me about any of its days or stops, or tell me what to change.";

    /** A part of a day, and not all of it. */
    private static final Pattern OF_ONE_THING_OF_IT = Patterns.words(
            "get up|wake up|wake|up at|out of bed|eat|eating|meals?|food|sleep|overnight|stay|hotel|guest ?house|accommodation|sun ?rise|sun ?set|light|far|long|drive|driving|road|car|walk\\w*|hard\\w*|start|begin|finish|end|free|rest");

    /** It is told of the place and the date. */
    private static final Pattern WHEN_THE_SUN = Patterns.anyCase(
            ".*\\b(?:what\\s+time|when|how\\s+(?:early|late))(?:'s|\\s+is|\\s+does|\\s+will)?\\s+(?:the\\s+|it\\s+)?(?:sun\\b|sun\\s?(?:rise|set|down|up)\\b|get\\s+(?:dark|light)|dawn).*");

    private static final Pattern ITS_THING = Patterns.anyCase(
            "\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:when|(?:on\\s+)?(?:which|what)\\s+day|(?:at\\s+)?what\\s+time|how\\s+long)\\s+(?:is|are|'s|will\\s+be|do\\s+we\\s+(?:do|have|go\\s+(?:on|to)))\\s+(?:the|our|my)\\s+(?<thing>\\p{L}[\\p{L}' -]{2,30}?)(?:\\s+(?:planned|again|exactly|then|now))*\\W*");
    private static final Pattern WHAT_THERE_IS =
            Patterns.anyCase("\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:is|are)\\s+there\\b.*");
    private static final Pattern WHAT_ABOUT = Patterns.anyCase(
            "\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:what|how)\\s+about\\s+(?:(?:the|that|our|my|a|an|your)\\s+)?(?<thing>\\p{L}[\\p{L}' -]{2,40}?)(?:\\s+(?:then|too|as\\s+well|in\\s+the\\s+(?:plan|itinerary)))?\\W*");

    private PlanAnswers() {}

    /**
     * The answer to a question of the plan in hand; nothing where it is none, or one that the plan does not tell.
     *
     * @param earlier what the traveller said before, the first words first
     */
    public static Optional<String> to(Reading message, Conversation conversation, List<Reading> earlier, Places atlas) {
        if (conversation.itinerary().isEmpty() || message.said().has(BEST_WAY)) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var before = earlier.isEmpty() ? Optional.<Reading>empty() : Optional.of(earlier.getLast());
        var asked = Asked.of(message, plan, before, Spoken.of(plan, conversation));
        boolean besideIt = conversation.isBesideThePlan()
                || message.said().has(PLAINLY_OF_THE_PLAN)
                || asksWhenItsThingIs(message, plan);
        var omitted = Omissions.of(message, plan, conversation, atlas);
        if (omitted.isPresent()) {
            return omitted;
        }
        var changed = WhatChanged.of(message, plan, conversation);
        if (changed.isPresent()) {
            return changed;
        }
        var turn = WhySleptThere.of(message, plan, conversation)
                .or(() -> Inclusion.of(message, plan, conversation))
                .or(() -> WhatFollows.of(message, plan, conversation, atlas));
        if (turn.isPresent()) {
            return turn;
        }
        var ofThePlan = besideIt
                ? BetterElsewhere.of(message, conversation, atlas)
                        .or(() -> Trains.of(message, plan))
                        .or(() -> WayBack.of(message, plan))
                        .or(() -> Superlatives.ofThose(asked))
                        .or(() -> Superlatives.days(asked))
                        .or(() -> WhatToSkip.of(asked))
                        .or(() -> Driven.of(asked, atlas))
                        .or(() -> FitForWhom.of(asked, conversation, earlier))
                        .or(() -> Reckoned.plainlyAsked(asked))
                        .or(() -> StillIn.of(message, plan, conversation))
                        .or(() -> Steps.of(asked))
                        .or(() -> OnlyOne.of(message, plan))
                        .or(() -> FeastNights.of(message, plan))
                : Optional.<String>empty();
        if (ofThePlan.isPresent()) {
            return ofThePlan;
        }
        var day = conversation.plan() ? Optional.<String>empty() : wholeDay(asked);
        if (day.isPresent()) {
            return day;
        }
        var why = WhyThere.of(message, plan, conversation, earlier, atlas);
        if (why.isPresent()) {
            return why;
        }
        var whole = conversation.isBesideThePlan()
                ? OfTheWhole.of(
                        Asked.of(message, plan, Optional.empty()),
                        WhyThere.order(plan, conversation, atlas),
                        conversation)
                : Optional.<String>empty();
        if (whole.isPresent()) {
            return whole;
        }
        var already = Additions.alreadyPlanned(message, plan);
        boolean settled = conversation.plan()
                && message.said().is(SETTLED)
                && before.filter(said -> said.said().has(PROPOSING)).isEmpty();
        if (settled) {
            return Optional.of(STANDS);
        }
        var named = already.or(() -> conversation.isBesideThePlan() ? whatAbout(message, plan) : Optional.empty());
        if (named.isPresent() || isOfAnotherMatter(message)) {
            return named;
        }
        boolean inHand = besideIt || message.said().has(OF_THE_PLAN);
        boolean elsewhere = !Holdings.asksWhetherContained(message)
                && message.places().all().stream()
                        .anyMatch(place -> conversation.itinerary().stream()
                                .noneMatch(slot -> slot.getLocation().equals(place.name())
                                        || slot.getActivity().contains(place.name())));
        if (plan.isEmpty() || !inHand || elsewhere) {
            return Optional.empty();
        }
        return ALL.stream().flatMap(answer -> answer.to(asked).stream()).findFirst();
    }

    /** "When is the safari?" of a plan that has one, whatever place was spoken of since. */
    private static boolean asksWhenItsThingIs(Reading message, Itinerary plan) {
        var asked = Patterns.matcher(ITS_THING, message.said().text());
        return message.places().isEmpty()
                && asked.matches()
                && !plan.called(asked.group("thing")).isEmpty();
    }

    /** Whether the place and the date tell it, and no plan does: "what time is sunset on day 2?" */
    public static boolean asksWhenTheSunRises(Reading message) {
        return message.said().is(WHEN_THE_SUN);
    }

    /** "Can we skip Kandy, what would we miss?" wants to know before anything is changed. */
    public static boolean asksWhatIsMissed(Reading message) {
        return MissedWithout.isAskedIn(message);
    }

    /** "Is Sigiriya in it?", "why did you start it there?": what is asked of the plan before "it" and "there" are taken for a place. */
    public static Optional<String> whateverItPointsAt(Reading message, Conversation conversation, Places atlas) {
        if (conversation.itinerary().isEmpty() || conversation.pending().isPresent()) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        return Inclusion.of(message, plan, conversation)
                .or(() -> MissedWithout.of(message, plan, atlas))
                .or(() -> OfTheWhole.whyItBegins(message, plan, WhyThere.order(plan, conversation, atlas)))
                .or(() ->
                        OfTheWhole.whyAllOfIt(message, plan, WhyThere.order(plan, conversation, atlas), conversation));
    }

    /**
     * The answer to what is asked of the plan in words that no rule reads: what can be reckoned over it, the stops that they mean, or what is
     * planned for the time that they name; nothing where they mean none of these.
     *
     * @param surely whether it is known that the plan is asked; or else its words have to tell
     */
    public static Optional<String> otherwise(Reading message, boolean surely, Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        boolean elsewhere = plan.isEmpty()
                // Whoever wants to see all of it asks for no "show" in it.
                || Echo.asksOfTheWholePlan(message)
                || asksWhenTheSunRises(message)
                || message.nearby().isPresent()
                || message.calendar().isPresent()
                || message.places().region().isPresent()
                || !message.places().beyond().isEmpty()
                || message.said().words().size() > LONGEST_WORDS
                || message.places().all().stream()
                        .anyMatch(place -> plan.at(place).isEmpty() && !plan.isAt(place));
        if (elsewhere || !(surely || message.said().has(OURS))) {
            return Optional.empty();
        }
        var asked = Asked.of(message, plan, Optional.empty(), Spoken.of(plan, conversation));
        return Reckoned.of(asked)
                .or(() -> message.said().has(OF_THE_WORLD) || asksWhatThereIs(message)
                        ? Optional.empty()
                        : asMeant(asked, surely));
    }

    /** "Are there stingrays on that beach?" */
    private static boolean asksWhatThereIs(Reading message) {
        return message.said().is(WHAT_THERE_IS)
                && !message.said().has(OURS)
                && !message.said().has(SCHEDULED);
    }

    private static Optional<String> asMeant(Asked asked, boolean surely) {
        if (!surely && !asked.has(SCHEDULED)) {
            return Optional.empty();
        }
        var meals = asked.meals();
        var named = asked.has(SCHEDULED) ? asked.meantOrPointedAt() : asked.meant();
        var meant = meals.isEmpty() ? named : meals;
        if (!meant.isEmpty()) {
            var why = asked.has(WHY)
                    ? meant.stream()
                            .map(Entry::told)
                            .filter(reason -> !reason.isBlank())
                            .findFirst()
                    : Optional.<String>empty();
            return asked.told(meant)
                    .map(told -> told + why.map(reason -> " " + reason).orElse(""));
        }
        return asked.scope().day().isPresent()
                ? asked.told(asked.part().entries().stream()
                        .filter(entry -> !entry.is(Entry.Sort.REST))
                        .toList())
                : Optional.empty();
    }

    /** "What do we do on day 2?" once something else was spoken of: that day, and not the whole plan again. */
    private static Optional<String> wholeDay(Asked asked) {
        return Echo.asksOfADayOfThePlan(asked.reading())
                        && !asked.has(OF_ONE_THING_OF_IT)
                        && !Hours.asksOfSettingOff(asked)
                        && asked.meals().isEmpty()
                        && asked.meant().isEmpty()
                ? asked.scope()
                        .day()
                        .filter(day -> !asked.plan().on(day).isEmpty())
                        .map(day -> DaysShown.told(asked.plan(), day))
                : Optional.empty();
    }

    /** "What about the tea factory?", where the plan has it. */
    private static Optional<String> whatAbout(Reading message, Itinerary plan) {
        var asked = Patterns.matcher(WHAT_ABOUT, message.said().text());
        boolean ofAThing = message.places().all().isEmpty()
                && message.places().beyond().isEmpty()
                && message.places().region().isEmpty()
                && !message.when().saysAnything()
                && asked.matches();
        if (!ofAThing) {
            return Optional.empty();
        }
        var question = Asked.of(message, plan, Optional.empty());
        var meals = question.meals();
        return question.told(meals.isEmpty() ? plan.called(asked.group("thing")) : meals)
                .map(told -> told + " Tell me if you want it at another hour, or left out.");
    }

    private static boolean isOfAnotherMatter(Reading message) {
        return message.calendar().isPresent()
                || message.nearby().isPresent()
                || message.places().region().isPresent()
                || !message.places().beyond().isEmpty()
                || message.said().words().size() > LONGEST_WORDS
                || message.said().has(CHANGING)
                || message.said().is(WHEN_THE_SUN);
    }
}
