package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.referent.Topic;
import ai.travion.router.referent.Way;
import ai.travion.router.rewrite.StandAlone;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Questions in a few set words that mean another one after what was asked before: each a row with its words, when it holds, and what it
 * means. The first that holds is it.
 */
final class InSetWords implements Completion {

    private static final int TWO = 2;
    private static final int LATELY = 3;
    private static final int FEW_WORDS = 10;
    private static final String MOST_SET_OUT = "colombo";
    private static final String LEAD = "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|also)\\W+)*";
    private static final Pattern END = Pattern.compile("[\\s?!.,;:]*$");

    private static final Pattern OPENING = Patterns.anyCase(LEAD);
    private static final Pattern YES_OR_NO =
            Patterns.anyCase(LEAD + "(?:is|are|can|could|do|does|did|will|would|should|must|was|has|have)\\b.*");
    private static final Pattern ONLY_THAT_PLACE = Patterns.anyCase(
            LEAD + "why\\s+not\\s+(?:to\\s+|in\\s+|the\\s+|go\\s+|visit\\s+)*#+(?:\\s+(?:then|instead))*\\W*$");
    private static final Pattern A_NO =
            Patterns.anyCase("\\W*(?:no|not|often\\s+not|better\\s+not|rather\\s+not|hardly|rarely|never)\\b");

    private static final String BY =
            "(?:by|with|on)\\s+(?:an?\\s+|the\\s+)?(?:public\\s+)?(?:trains?|bus(?:es)?|cars?|taxi|tuk[ -]?tuk|boat|ferry|scooter|plane|transport)";
    private static final Pattern BY_SOME =
            Patterns.words("by (?:train|bus|car|taxi|tuk[ -]?tuk|boat|ferry|scooter|plane|public transport)");
    private static final Pattern DONE_THERE = Patterns.words(
            "surf(?:ing)?|snorkel(?:l?ing)?|(?:scuba )?div(?:e|ing)|(?:kite|wind) ?surf(?:ing)?|kayak(?:ing)?|raft(?:ing)?|zip ?lin(?:e|ing)|cycl(?:e|ing)|camp(?:ing)?|yoga|paddl(?:e|ing)");
    private static final Pattern SEVERAL = Patterns.anyCase("(?:children|.*s)");
    private static final Pattern EITHER = Patterns.words("or|versus|vs|better|which|between");
    private static final Pattern MEASURED = Patterns.words(
            "nearer|nearest|closer|closest|farther|further|faster|quicker|cheaper|shorter|longer|older|higher|bigger|smaller");
    private static final Pattern SAFE_OR_WELL = Patterns.words(
            "safe|dangerous|risky|(?:is|are|will|would) [^.?!]{2,60}\\b(?:ok|okay|alright|all right|fine|comfortable|good)(?= (?:for|as|alone|then)|\\W*$)");
    private static final Pattern IN_THE_EVENING = Patterns.words("evenings?");
    private static final Pattern OF_A_TIME = Patterns.words("evenings?|nights?|dark|mornings?");
    private static final Pattern WHETHER_TO_TAKE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but)\\W+)*(?:(?:can|should|could|may)\\s+(?:i|we|you|one|tourists|visitors|kids|children)\\s+(?:\\p{L}+\\s+)?(?:drink|eat|have|brush)\\b.*|is\\s+(?:the\\s+)?(?:\\p{L}+\\s+){1,3}(?:safe|ok(?:ay)?|fine|drinkable|clean)\\b(?:\\s+(?:to\\s+(?:drink|eat)|in\\s+sri\\s+lanka))?)\\W*$");
    private static final Pattern OF_FOOD = Patterns.words("drink|eat|have|brush|water|food|ice|safe in sri lanka");
    private static final Pattern NO_FOOD = Patterns.words(
            "for|with|without|in|at|on|if|when|by|from|to|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|pregnant|me|us|him|her|them|there|here|how|why|what|where|when|which|who|night|evening|morning|costs?|prices?|teeth|safe|yes|no|thanks|ok|then|else");
    private static final String MONTH =
            "(?:in\\s+)?(?:early\\s+|late\\s+|mid[- ]?)?(?:january|february|march|april|may|june|july|august|september|october|november|december)";

    /** @param meant of what was said, where it holds */
    private record Row(Pattern words, Predicate<Asked> holds, Function<Asked, Optional<Completed>> meant) {

        Optional<Completed> of(Reading message, Background before) {
            var said = Patterns.matcher(words, message.said().text());
            var asked = new Asked(said, message, before);
            return said.find() && holds.test(asked) ? meant.apply(asked) : Optional.empty();
        }
    }

    /** A message in the words of a row, and what stands before it. */
    private record Asked(Matcher words, Reading message, Background before) {

        boolean namesNoPlace() {
            return message.places().isEmpty();
        }

        boolean isBesideNoPlan() {
            return before.conversation().itinerary().isEmpty();
        }

        boolean isAfter(Predicate<Reading> question) {
            return before.last().filter(question).isPresent();
        }

        /** The question of the place that is spoken of; its name stands for %s. */
        Optional<Completed> ofTheSubject(String question) {
            return before.subject().map(place -> new Completed(question.formatted(place.name())));
        }

        /** The question before with more words at its end. */
        Optional<Completed> withMore(String words) {
            return before.last()
                    .map(said -> new Completed(END.matcher(said.said().text()).replaceFirst("") + words));
        }
    }

    private static final List<Row> ROWS = List.of(
            // "By train?" after the way from Kandy to Galle, beside a plan.
            row(
                    "\\W*(?:(?:and|or|ok(?:ay)?|what\\s+about|how\\s+about|is\\s+it\\s+possible|can\\s+(?:we|i)\\s+go(?:\\s+there)?)\\W+)*(?<means>"
                            + BY + ")\\s*(?:then|instead)?\\s*\\?\\W*$",
                    asked -> !asked.isBesideNoPlan() && asked.isAfter(InSetWords::asksAWay),
                    asked -> asked.before()
                            .last()
                            .map(way -> END.matcher(
                                            BY_SOME.matcher(way.said().text()).replaceAll(""))
                                    .replaceFirst(""))
                            .map(way -> new Completed(way + " " + asked.words().group("means") + "?"))),
            // "And for my kids?" after questions on a visa or a licence.
            row(
                    "\\W*(?:(?:and|but|so|ok(?:ay)?|what\\s+about|how\\s+about|also)\\W+)*for\\s+(?<who>(?:(?:my|our|the|an?)\\s+)?(?:(?:\\p{L}+|\\d+|\\d+[ -]year[ -]old)\\s+)?(?<one>kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|sons?|daughters?|wife|husband|partner|parents?|mother|father|mum|mom|dad|family|friends?))\\W*$",
                    asked -> asked.isBesideNoPlan() && asked.namesNoPlace(),
                    asked -> paper(asked.before())
                            .map(paper -> new Completed("%s %s need a %s?"
                                    .formatted(
                                            Patterns.isAllOf(
                                                            SEVERAL,
                                                            asked.words().group("one"))
                                                    ? "Do"
                                                    : "Does",
                                            asked.words().group("who"),
                                            paper.kind())))),
            // "Do they have lessons?" after surfing asks the people of the place, and not the surf.
            row(
                    ".*\\b(?:(?:do|does|can|could|will|would) they (?:also |still )?(?:have|offer|rent|hire|teach|give|lend|sell|provide|run|do|speak|take|accept|let|pick|include|organi[sz]e|arrange)|are they (?:open|qualified|certified|licen[cs]ed|insured)|have they)\\b",
                    asked -> asked.namesNoPlace()
                            && asked.message().places().region().isEmpty()
                            && asked.message().said().words().size() <= FEW_WORDS
                            && asked.isAfter(said -> said.said().has(DONE_THERE)),
                    asked -> asked.before()
                            .subject()
                            .map(place -> new Completed(
                                    StandAlone.appended(asked.message().said().text(), "in " + place.name())))),
            // "Is March ok?", "should we come in June instead?": of what was spoken of last.
            row(
                    "(?:(?:is|would|will|'?s)\\s+"
                            + MONTH
                            + "\\s+(?:be\\s+)?(?:also\\s+|still\\s+|any\\s+|much\\s+|a\\s+bit\\s+)?(?:ok(?:ay)?|good|fine|alright|possible|suitable|better|nicer|drier|quieter|cheaper|cooler|worse|a\\s+(?:good|better)\\s+(?:time|month|idea|choice)|the\\s+right\\s+(?:time|month|season)|too\\s+(?:late|early)|in\\s+season|worth\\s+it)(?:\\s+(?:then|too|instead|for\\s+(?:it|that|this|us)|there|as\\s+well))*|(?:should|shall)\\s+(?:i|we)\\s+(?:rather\\s+|better\\s+)?(?:come|go|travel|visit|do\\s+(?:it|this))\\s+"
                            + MONTH + "(?:\\s+(?:then|instead|rather))*)\\W*$",
                    asked -> asked.namesNoPlace()
                            && asked.message().when().start().isPresent(),
                    InSetWords::fitsInTheMonth),
            // "Which is faster?" of a way.
            row(
                    "(?:which|what)(?:\\s+(?:one|way))?(?:'s|\\s+is)\\s+(?:the\\s+)?(?:fast|quick)(?:er|est)(?:\\s+(?:one|way|option))?\\W*$",
                    asked -> asked.isBesideNoPlan() && asked.namesNoPlace(),
                    asked -> Way.spokenOf(asked.before().earlier())
                            .map(way -> new Completed("Is the train or the car faster %s?"
                                    .formatted(way.without().inWords())))),
            // "How far ahead?" after "do I need to book?"
            row(
                    "how\\s+(?:(?:far|long|much)\\s+(?:ahead|before(?:hand)?|in\\s+advance)|(?<how>early|late|soon|often))\\W*$",
                    asked -> asked.isBesideNoPlan()
                            && asked.isAfter(said -> said.said().is(YES_OR_NO)),
                    asked -> asked.before()
                            .last()
                            .map(said -> new Completed("how "
                                    + Optional.ofNullable(asked.words().group("how"))
                                            .orElse("early")
                                    + " " + OPENING.matcher(said.said().text()).replaceFirst("")))),
            // "Why not Sigiriya then?"
            row(
                    "why\\s+not\\s+.{3,40}$",
                    asked -> asked.isBesideNoPlan()
                            && asked.isAfter(said -> true)
                            && asked.message().places().targets().size() == 1
                            && Patterns.isAllOf(
                                    ONLY_THAT_PLACE, asked.message().places().remainder()),
                    asked -> Optional.of(new Completed("Is %s worth a visit?"
                            .formatted(asked.message()
                                    .places()
                                    .targets()
                                    .getFirst()
                                    .name())))),
            // "Why not?" after a no.
            row(
                    "why\\s+not\\W*$",
                    asked -> asked.isBesideNoPlan()
                            && asked.before().conversation().answers().reversed().stream()
                                    .limit(1)
                                    .anyMatch(answer ->
                                            Patterns.matcher(A_NO, answer).lookingAt()),
                    asked -> asked.withMore("?")),
            // "Why that one?" of the first of a list.
            row(
                    "why\\s+(?:that|this)(?:\\s+one)?\\W*$",
                    asked -> asked.isBesideNoPlan()
                            && asked.before().conversation().latest().isEmpty()
                            && asked.isAfter(said -> said.places().isEmpty()),
                    asked -> asked.ofTheSubject("Is %s worth a visit?")),
            // "Why?" after a choice between two: for whom the one is worth it that the answer put first; what was
            // measured is told again.
            row(
                    "(?:why(?:\\s+(?:so|that|that\\s+one))?|how\\s+come)\\W*$",
                    asked -> !asked.before().conversation().plan()
                            && asked.isAfter(said -> said.places().targets().size() >= TWO
                                    && said.said().has(EITHER)),
                    asked -> asked.isAfter(said -> said.said().has(MEASURED))
                            ? asked.withMore("?")
                            : firstOfTwo(asked.before())
                                    .map(one -> new Completed("Is %s worth a visit?".formatted(one.name())))),
            // "You said it is touristy, is that really so?"
            row(
                    "(?:you|u)\\s+(?:just\\s+)?(?:said|say|told\\s+(?:me|us)|wrote|mention(?:ed)?|claim(?:ed)?)\\s+(?:that\\s+)?(?<what>.{5,80}?)\\s*[,.;:-]+\\s*(?:but\\s+)?(?:is|was)\\s+(?:that|this|it)\\s+(?:really\\s+|actually\\s+)?(?:so|true|right|correct|the\\s+case)\\W*$",
                    Asked::isBesideNoPlan,
                    asked -> Optional.of(new Completed(claimed(asked.words().group("what"), asked.before())))),
            // "And after that?" of a stay: where to go from there.
            row(
                    "(?:(?:after\\s+(?:that|there|this)|where\\s+(?:next|to\\s+next|after\\s+(?:that|there))|what(?:'s|\\s+is|\\s+comes)?\\s+next)|where\\s+(?:should|can|could|do|would)\\s+(?:i|we|you)\\s+go\\s+(?:next|after\\s+(?:that|there)))\\W*$",
                    asked -> asked.isBesideNoPlan()
                            && asked.namesNoPlace()
                            && asked.before().conversation().latest().size() == 1
                            && asked.isAfter(said -> said.calendar().isEmpty()
                                    && !said.when().saysAnything()
                                    && said.nearby().isEmpty()),
                    asked -> asked.ofTheSubject("Which other places are near %s?")),
            // "And ice?" after a question whether one can drink or eat something.
            row(
                    "(?:what\\s+about\\s+|how\\s+about\\s+)?(?:the\\s+)?(?<thing>\\p{L}{2,}(?:[ -]\\p{L}+){0,2})\\W*$",
                    InSetWords::isAlsoTaken,
                    asked -> Optional.of(new Completed(
                            "Is %s safe in Sri Lanka?".formatted(asked.words().group("thing"))))),
            // "What about the evening there?" after a question whether one is safe or well somewhere.
            row(
                    "\\W*(?:(?:and|but|so|ok(?:ay)?|what\\s+about|how\\s+about|in|at|during|the)\\W+)+(?<when>evenings?|nights?|night\\s?time|after\\s+dark)(?:\\s+(?:there|then|too|alone|though))*\\W*$",
                    asked -> asked.namesNoPlace()
                            && asked.isBesideNoPlan()
                            && asked.isAfter(said -> Phrases.asksForSomething(said.said())
                                    && said.said().has(SAFE_OR_WELL)
                                    && !said.said().has(OF_A_TIME)),
                    asked -> asked.withMore(
                            Patterns.isIn(IN_THE_EVENING, asked.words().group("when"))
                                    ? " in the evening?"
                                    : " at night?")),
            // "Is it far?" from nowhere that was named: from where most set out.
            row(
                    "(?:(?:is|was)\\s+(?:it|that|this|the\\s+place)\\s+(?:very\\s+|really\\s+|too\\s+|quite\\s+)?far|how\\s+far\\s+(?:is|was)\\s+(?:it|that|this|the\\s+place))(?:\\s+away)?\\W*$",
                    asked -> asked.isBesideNoPlan()
                            && asked.before().conversation().known().getOrigin().isEmpty()
                            && asked.isAfter(said -> said.nearby().isEmpty()
                                    && said.places().origin().isEmpty())
                            && asked.before().subjects().size() == 1,
                    InSetWords::howFar),
            // "When does it start then?" after "Can I climb in November?" is asked of the season, and no hour.
            row(
                    "(?:when\\s+(?:then|else|instead)|(?:when|which\\s+months?|what\\s+months?)\\s+(?:does|is|do|will|would|should)\\s+(?:it|that|they|the\\s+season|i|we)\\s+(?:start|begin|open|end|be\\s+better|come|go|better|possible|best|good))(?:\\s+(?:then|instead|again|there))*\\W*$",
                    asked -> asked.isAfter(
                            said -> said.when().saysADay() && !said.when().exact()),
                    asked -> asked.ofTheSubject("When does the season at %s begin and end?")));

    private static Row row(String words, Predicate<Asked> holds, Function<Asked, Optional<Completed>> meant) {
        return new Row(Patterns.anyCase(LEAD + "(?:" + words + ")"), holds, meant);
    }

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        return ROWS.stream().flatMap(row -> row.of(message, before).stream()).findFirst();
    }

    private static boolean asksAWay(Reading said) {
        return Phrases.asksOfTheWay(said.said())
                && Phrases.isQuestion(said.said())
                && !said.places().isEmpty();
    }

    /** The paper that was asked about last, with nothing else asked of a place since. */
    private static Optional<Thing> paper(Background before) {
        return before.earlier().reversed().stream()
                .limit(LATELY)
                .takeWhile(said -> said.places().isEmpty())
                .flatMap(said -> Thing.of(said).stream())
                .findFirst()
                .filter(Thing::isAPaper);
    }

    private static boolean isAlsoTaken(Asked asked) {
        var message = asked.message();
        return asked.namesNoPlace()
                && message.calendar().isEmpty()
                && !message.when().saysAnything()
                && asked.isBesideNoPlan()
                && asked.isAfter(said -> said.places().isEmpty()
                        && said.said().is(WHETHER_TO_TAKE)
                        && said.said().has(OF_FOOD))
                && !Patterns.isIn(NO_FOOD, asked.words().group("thing"));
    }

    private static Optional<Completed> fitsInTheMonth(Asked asked) {
        var before = asked.before();
        var month =
                asked.message().when().start().orElseThrow().getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        if (before.conversation().plan()) {
            return Optional.of(new Completed("Is %s a good time to visit %s?"
                    .formatted(
                            month,
                            before.conversation().ofThePlan().stream()
                                    .map(Place::name)
                                    .collect(Collectors.joining(" and ")))));
        }
        return before.subject()
                .map(place -> new Completed(before.last()
                        .flatMap(last -> Topic.of(last, before.atlas()))
                        .map(topic -> "Is %s good for %s in %s?".formatted(month, topic, place.name()))
                        .orElseGet(() -> "Is %s a good time to visit %s?".formatted(month, place.name()))));
    }

    private static Optional<Place> firstOfTwo(Background before) {
        var two = before.last().map(said -> said.places().targets()).orElse(List.of());
        return before.conversation().answers().reversed().stream()
                .limit(1)
                .filter(answer -> two.size() == TWO)
                .flatMap(answer -> before.atlas().mentionedIn(answer).stream())
                .map(Places.Mention::place)
                .filter(two::contains)
                .findFirst();
    }

    /** Of the place that is spoken of, where it is only pointed at. */
    private static String claimed(String what, Background before) {
        boolean placed = !before.atlas().mentionedIn(what).isEmpty();
        return "Is it true that %s?"
                .formatted(before.subject()
                        .filter(place -> !placed)
                        .flatMap(place -> StandAlone.pointing(what, place.name()))
                        .orElse(what));
    }

    private static Optional<Completed> howFar(Asked asked) {
        return asked.before()
                .subject()
                .filter(place -> !place.id().equals(MOST_SET_OUT))
                .map(
                        place -> new Completed(
                                "How far is %s from Colombo and how long does it take to get there?"
                                        .formatted(place.name()),
                                List.of(
                                        "You named no start, so I reckon from Colombo; name another and I reckon from there.")));
    }
}
