package ai.travion.router.days;

import static ai.travion.schemas.envelope.DayOrder.BEGIN;
import static ai.travion.schemas.envelope.DayOrder.END;
import static ai.travion.schemas.envelope.DayOrder.FREE;
import static ai.travion.schemas.envelope.DayOrder.INSTEAD;
import static ai.travion.schemas.envelope.DayOrder.LIGHTER;
import static ai.travion.schemas.envelope.DayOrder.OUT;
import static ai.travion.schemas.envelope.DayOrder.PUT;
import static ai.travion.schemas.envelope.DayOrder.SWAP;

import ai.travion.schemas.DayEdit;
import ai.travion.schemas.envelope.DayOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a message as orders of single days and things: when first, then what is left of each clause, for which few forms are left. A message of which
 * a clause is none of them is not understood at all, for half of it would be lost.
 */
final class DayOrders {

    /**
     * What a message says.
     *
     * @param remarks what it says beside its orders
     */
    record Read(List<Order> orders, List<String> remarks) {

        Read {
            orders = List.copyOf(orders);
            remarks = List.copyOf(remarks);
        }
    }

    private static final int PIECES = 10;

    private static final Pattern BREAK = Pattern.compile(
            "\\s*[.;!?:\\u2013]+(?:\\s+|$)|\\s*,\\s*|\\s+-\\s+|\\s+(?:and|but|then|so)\\s+(?=(?:also |then |please |maybe |instead )?(?:put|add|move|leave|keep|make|drop|remove|cancel|skip|take|swap|plan|start|begin|have|visit|nothing|no|let's|we|i|can|could|not|do|on|rather|free|the rest|she|he|my|it|don't)\\b)");
    private static final Pattern FILLERS = Pattern.compile(
            "\\b(?:please|pls|plz|actually|maybe|perhaps|just|only|also|simply|really|kindly|then|now|though|however|thanks|thank you|for us|for me|as well|this time|if possible|if you can|if (?:that|it) works|if (?:that|it)(?:'s| is) (?:ok|okay|possible|fine)|at least|(?:to|into|from|in|of|off|on|out of) (?:the|our|my|this) (?:plan|trip|itinerary|programme|program|schedule)|altogether|completely|totally|entirely|fully|definitely|on second thoughts?|after all|already)\\b");
    private static final Pattern LEAD = Pattern.compile(
            "^(?:[\\s,.;:!-]+|(?:and|but|so|ok|okay|yes|no(?=\\s*[,.;:!-])|nope|well|oh|hm+|hmm+|ah|alright|great|fine|sorry|wait|right|hi|hello|hey|nice|cool|perfect|plus|next|one more thing)\\b(?:\\s*[,:-])?"
                    + "|(?:can|could|would|may|might|shall|should|will)(?: (?:we|you|i|u))?\\b(?: like| prefer| want| rather| need)?(?: to\\b)?"
                    + "|(?:let's|lets|let us)\\b|(?:i|we)(?:'ve| have)(?: got)?\\b"
                    + "|(?:we|i)(?:'d| would| 'd)? (?:rather|prefer|like|love|want|wanna|need|wish|think|decided|have decided)\\b(?: (?:you|we|that|we should|we could|we can|not))?(?: to\\b)?"
                    + "|(?:we|i)(?:'d|'ll| will| would| should| can| could)(?: rather)?\\b"
                    + "|(?:what if|how about|what about|why not|why don't|is it possible|would it be possible)(?: (?:we|you|i))?\\b|is it possible to\\b"
                    + "|(?:my|our) [a-z]+ (?:wants?|would (?:like|love|prefer))(?: to)?\\b"
                    + "|(?:rather|better|to|want to|like to)\\b)+");
    private static final Pattern REMARK = Pattern.compile(
            "^(?:because|since|as|cause|cos|so that|so|it(?:'s| is| was|'ll)?|that(?:'s| is)?|this|they(?:'re)?|she|he|too|is that|would that|does that|what do you think|(?:we|they|you)(?:'re|'ve|'ll)|i(?:'m|'ve|'ll)|(?:he|she)'s|we (?:are|were|have|had|love|loved|like|heard|read|know|don't|won't|will|get|arrive|want)|i (?:am|heard|read|know|don't|have|want)|my [a-z]+|(?:the )?(?:kids|children|boys|girls)|her|his|everyone|everybody|thanks|sorry|sounds|looks|good|great|lovely|nice|for [a-z]+ing|ideally|preferably|lounging|relaxing|resting|sleeping|reading|chilling|beach|pool|swimming|shopping|(?:with )?nothing else|nothing more|if possible|whatever)\\b[^@#$]*$");
    /** What others do meanwhile is no order. */
    private static final Pattern OF_COMPANY = Pattern.compile(
            "^(?:my |her |his |the |our )?(?:father|dad|mother|mum|mom|wife|husband|kids|children|son|daughter|parents?|others|brother|sister|girls|boys|grandma|grandpa)(?:[- ]in[- ]law)? (?:stays?|waits?|rests?|can|will|is|are|goes|has|have|would rather)\\b[^@]*$");
    /** "The boat ride, can we fit it in": named only, to be spoken of. */
    private static final Pattern TOPIC = Pattern.compile("[^@]*[#$]\\d[#$][^@]*");
    /** "No, the temple on day 1" leaves out no temple. */
    private static final Pattern A_WORD_AHEAD = Pattern.compile("(?:no|nope|yes|ok|okay|well|hm+|wait|please)?");

    private static final Pattern NOT_WHEN = Pattern.compile("^(?:and |but )?(?:not|no)(?: in| at| on)?$");

    private static final String VERB =
            "(?:put|putting|add|adding|schedule|book|plan|include|insert|do|doing|have|having|visit|visiting|see|seeing|go to|go for|go on|go|take|fit in|fit|squeeze in|squeeze|arrange|organi[sz]e|make room for|make time for|make space for|get|try|join|attend|climb|hike|explore|move|shift|push|bring|postpone|transfer|reschedule|start with|enjoy|want|like|love|keep|with|for)";
    private static final String NICE =
            "(?: (?:would|might|could|will|sounds?|is|be|feels?))*(?: (?:wonderful|nice|great|lovely|good|perfect|cool|awesome|ideal|fantastic|amazing|fun|better|best|fine|ok|okay|possible))?";
    private static final String ABOUT = "(?:for )?(?:us|me|her|him|them|my \\p{L}+|our \\p{L}+|the \\p{L}+)?";

    private record Form(DayOrder kind, Pattern pattern) {
        Form(DayOrder kind, String pattern) {
            this(kind, Pattern.compile(pattern));
        }
    }

    private static final List<Form> OF_DAYS = List.of(
            new Form(
                    SWAP,
                    "(?:(?:do|have|make|put) )?@(?<a>\\d)@ (?:(?:should|could|be|are|in) )*(?:the )?(?:other way (?:a)?round|reversed|swapped|reverse(?: order)?)"),
            new Form(
                    SWAP,
                    "(?:swap|switch|exchange|flip|trade|swapping|switching)(?: around| round)? @(?<a>\\d)@ (?:(?:and|with|for|against) )?@(?<b>\\d)@(?: around| round)?"),
            new Form(SWAP, "(?:swap|switch|exchange|flip|trade)(?: around| round)? @(?<a>\\d)@(?: around| round)?"));

    private static final List<Form> WITHOUT_THINGS = List.of(
            new Form(
                    FREE,
                    "(?:(?:leave|keep|have|make|give|want|need|take|get|be|is|should be|stay|with) )*(?:(?:us|it|that|this|a|an|one|as|absolutely|all) )*(?:free|off|open|empty|blank|unplanned|unscheduled|to ourselves|for ourselves|nothing|rest|lazy|no (?:plans?|programme|program|activit(?:y|ies)|sightseeing|tours?|visits?|stops?))(?: (?:at all|planned|scheduled|else|to do|time|day|days|off|whatsoever|to ourselves|for ourselves|(?:to|for|so we can) (?:relax|rest|relaxing|resting|chill|shop|sleep|sleeping|a nap|a rest|(?:some )?\\$\\d\\$)))*"),
            new Form(
                    FREE,
                    "(?:plan|do|schedule|have|put|want|planning) (?:absolutely )?nothing(?: at all| else)?|(?:(?:we|i) )?(?:don't|do not) (?:plan|schedule|put|do|want|book|need) (?:anything|any \\p{L}+)(?: (?:at all|else|planned|scheduled))*|(?:(?:relax|rest|chill|laze|lounge)(?: and )?)+(?: all day)?|(?:as )?a (?:rest|free|lazy) day"),
            new Form(
                    LIGHTER,
                    "(?:(?:make|have|keep|want|need|be|can|could|is|are|looks?|seems?|feels?|a|an|it|that|this|day|us|have|plan) )*(?:(?:bit|little|much|way|far|lot|really|rather|more|too|so|not|less|fewer|very|quite) )*(?:lighter|calmer|calm|easier|easy|shorter|short|quieter|quiet|slower|relaxed|relaxing|chilled|gentler|gentle|lazier|packed|busy|hectic|stuff|things|stops|sights|full|much|long|tiring|exhausting|heavy|intense|strenuous|hard|demanding|light|crammed|less|rushed|ambitious)(?: (?:day|one|pace|programme|program))*(?: in it| planned)?(?: "
                            + ABOUT + ")?"),
            new Form(
                    LIGHTER,
                    "(?:have |do |plan )?(?:one|a single|1|two|2)(?: or two)? (?:thing|stop|sight|visit|activity|place|activitie)s?(?: enough| a day)?|(?:cut|drop|remove|skip|take|lose) (?:one|a|some|something|two|a couple)(?: (?:thing|stop|sight|visit|activity)s?)?(?: of (?:them|these|those|the (?:stops|things|sights)))?(?: (?:from|off|out of|out))?|(?:slow|lighten|ease|calm|tone)(?: (?:it|that|things))?(?: (?:down|up|off))?|take it (?:easy|slow(?:ly)?|slower)|(?:cut|slim|trim) (?:it |that )?down|do less|reduce (?:it|that|the programme)|a little|take something (?:out|off)"),
            new Form(
                    BEGIN,
                    "(?:get|arrive|come|reach|be|are|land)(?: (?:to|in|at|there))*(?: #\\d#)? (?:very |quite |rather )?(?:late|later)(?: H[>=])?|(?:(?:start|begin|set off|leave|get up|wake up|go|head out|have|let) )*(?:(?:the|our|a|us|day|days|it|bit|little|much|more|not|no|too|so) )*(?:later|late|early(?! \\p{L})|early starts?|late starts?|slow starts?|slow mornings?|late mornings?|sleep in|sleeping in|lie in|lie-in|sleep late|sleep longer|long sleep)(?: (?:start|morning))?"),
            new Form(
                    BEGIN,
                    "(?:(?:start|begin|set off|leave|get up|wake up|go out|head out|have|plan|the|our|day|days|it|should|can|nothing|anything|not|sightseeing|be) )*(?:H> ?(?:earliest|at the earliest|or later|onwards?)?|(?:start|begin|set off|leave|get up|wake up|starting|beginning|starts|begins)(?: (?:the|our|day|days|it|earlier))* H= ?(?:earliest|at the earliest|or later)?|H= (?:earliest|at the earliest|or later|start))"),
            new Form(
                    END,
                    "(?:(?:be|get|come|we|back|home|finish|end|stop|done|finished|over|return|the|our|day|it|should|at|in|to|hotel|everything|sightseeing|want|must|have to|need to) )*(?:(?:back|home|finish|end|stop|done|finished|over|return|ends|hotel)) (?:H[<=])(?: (?:latest|at the latest))?|nothing H>"),
            new Form(
                    BEGIN,
                    "(?:(?:plan|do|have|schedule|with|absolutely) )*(?:nothing|no \\p{L}+)(?: (?:planned|at all))? H<"));

    private static final List<Form> WITH_THINGS = List.of(
            new Form(
                    INSTEAD,
                    "(?:swap|replace|exchange|change|switch|trade|substitute|replacing|swapping) (?<o>.+?) (?:for|with|by|against) (?<t>.+)"),
            new Form(
                    INSTEAD,
                    "(?:" + VERB + " )?(?<t>.+?) (?:instead of|rather than|in place of|in lieu of|than) (?:" + VERB
                            + " )?(?<o>.+)"),
            new Form(
                    INSTEAD,
                    "(?:instead of|rather than|in place of) (?:" + VERB + " )?(?<o>.+?) (?:" + VERB
                            + " )?(?<t>[#$]\\d[#$].*)"),
            new Form(INSTEAD, "(?:" + VERB + " )*(?<t>.+?) (?:instead|in its place)"),
            new Form(
                    OUT,
                    "(?:drop|remove|cancel|skip|delete|scrap|omit|ditch|lose|forget about|forget|cut out|cut|leave out|take out|take off|take away|kick out|get rid of|no more|no|without|don't want|don't need|don't do|do not want|not do|not|rather not do|dropping|skipping|cancelling) (?:(?:do|doing|go|going|to|visit|see|have|want) )*(?<t>.+?)(?: out| off| away| again| anymore| any more| at all)*"),
            new Form(OUT, "(?:take|leave|cut|throw|kick|taking|leaving) (?<t>.+?) (?:out|off|away)(?: again| of)?"),
            new Form(
                    OUT,
                    "(?<t>.+?) (?:neither|out|can go|has to go|can be dropped|can be skipped|is not needed|is out|not needed)"),
            new Form(PUT, "(?:make|let) (?<t>it|that) "),
            new Form(
                    PUT,
                    "(?:" + VERB + " )+(?<t>.+?)(?: (?:in|back|too|there|over|forward|instead|in there|back in))*"
                            + NICE),
            new Form(PUT, "(?<t>.+?)(?: too| also)?" + NICE));

    /** What is too hard loses what is hardest, and what is too full what is least. */
    private static final Pattern HARD = Pattern.compile(
            "\\b(?:calm|calmer|easy|easier|gentle|gentler|tiring|exhausting|strenuous|heavy|intense|hard|ambitious|much(?! (?:stuff|things|stops)))\\b");

    private static final String HARDEST = "hardest";
    private static final Pattern MOVES = Pattern.compile("(?:move|shift|push|bring|postpone|transfer|reschedule)\\b");
    private static final Pattern SIGN = Pattern.compile("[#$]\\d[#$]");
    private static final Pattern SEVERAL = Pattern.compile(
            "(?:(?:the|a|an|some) )*[#$]\\d[#$](?: (?:and|lunch|plus|also|the|a|an|some))*(?: (?:and |lunch |the |a |an )*[#$]\\d[#$])+");

    /** What was done last, to be done at another time. */
    private static final Pattern RETIMED = Pattern.compile(
            "(?:(?:make|it|that|should|can|could|must|has|have|to|do|move|put|begin|start|be|is|rather|better|no|not|so|early|late|fine|ok|okay|good|works|would|enough|will|a|bit) ?)*(?:H=)?(?:(?:is|would|be|fine|ok|okay|good|enough|better|works|will|do) ?)*");

    private final ThingNames names;
    private final List<When> whens;
    private final List<String> remarks = new ArrayList<>();
    private final TripDays days;
    private final List<Order> orders = new ArrayList<>();
    private final Optional<DayEdit> last;

    private DayOrders(ThingNames names, List<When> whens, TripDays days, Optional<DayEdit> last) {
        this.names = names;
        this.whens = whens;
        this.days = days;
        this.last = last;
    }

    /**
     * The orders of a text in small letters, in their turn; nothing where any of it orders or asks something else.
     *
     * @param whens what its signs {@code @0@} mean
     * @param last what was ordered by the message before, which may be given another time
     */
    static Optional<Read> in(String text, ThingNames names, List<When> whens, TripDays days, Optional<DayEdit> last) {
        return new DayOrders(names, whens, days, last).read(text);
    }

    private Optional<Read> read(String text) {
        var pieces = BREAK.splitAsStream(text).filter(piece -> !piece.isBlank()).toList();
        if (pieces.isEmpty() || pieces.size() > PIECES) {
            return Optional.empty();
        }
        int at = 0;
        while (at < pieces.size()) {
            int taken = take(pieces, at);
            if (taken == 0) {
                return Optional.empty();
            }
            at += taken;
        }
        return orders.isEmpty() || names.isOpen() ? Optional.empty() : Optional.of(new Read(orders, remarks));
    }

    /** How many pieces make one order, the most that do; a remark is one that makes none. */
    private int take(List<String> pieces, int at) {
        if (A_WORD_AHEAD.matcher(plain(pieces.get(at))).matches()) {
            return 1;
        }
        boolean isNegated = !orders.isEmpty()
                && NOT_WHEN.matcher(Clock.of(plain(pieces.get(at)), whens).rest())
                        .matches();
        for (int to = isNegated ? at : pieces.size(); to > at; to--) {
            var order = order(String.join(" ", pieces.subList(at, to)));
            if (order.isPresent()) {
                orders.addAll(order.get());
                return to - at;
            }
        }
        var piece = pieces.get(at).strip();
        if (TOPIC.matcher(LEAD.matcher(plain(piece)).replaceFirst("")).matches()) {
            var topic = names.of(LEAD.matcher(plain(piece)).replaceFirst("").strip(), List.of());
            topic.ifPresent(names::open);
            return topic.isPresent() ? 1 : 0;
        }
        boolean isARemark = REMARK.matcher(plain(piece)).matches()
                || OF_COMPANY.matcher(plain(piece)).matches();
        if (isARemark && !isNegated) {
            remarks.add(piece);
        }
        return isNegated || isARemark ? 1 : 0;
    }

    private static String plain(String piece) {
        return FILLERS.matcher(piece).replaceAll(" ").replaceAll("\\s+", " ").strip();
    }

    private Optional<List<Order>> order(String piece) {
        var said = LEAD.matcher(plain(piece)).replaceFirst("").strip();
        for (var form : OF_DAYS) {
            var found = form.pattern().matcher(said);
            if (found.matches()) {
                return swapped(found);
            }
        }
        var clock = Clock.of(said, whens);
        if (clock.isOdd()) {
            return Optional.empty();
        }
        var rest = LEAD.matcher(clock.rest()).replaceFirst("").strip();
        var when = clock.when(days);
        for (var form : WITHOUT_THINGS) {
            if (form.pattern().matcher(rest).matches()) {
                return ofADay(
                        form.kind(),
                        clock,
                        when,
                        form.kind() == LIGHTER && HARD.matcher(rest).find() ? HARDEST : "");
            }
        }
        var plain = clock.restWithoutHours();
        var without = LEAD.matcher(plain).replaceFirst("").strip();
        if (isTimed(clock) && RETIMED.matcher(rest.isEmpty() ? "" : rest + " ").matches() && mayBeRetimed(clock)) {
            var bound = last.flatMap(DayOrder::of).filter(kind -> kind == BEGIN || kind == END);
            if (bound.isPresent() && orders.isEmpty()) {
                var on = last.flatMap(DayEdit::getDate)
                        .flatMap(days::on)
                        .map(List::of)
                        .orElse(List.of());
                return on.isEmpty()
                        ? Optional.empty()
                        : Optional.of(List.of(order(bound.get(), clock, when, "", "")
                                .on(on, last.get().getDated())));
            }
            return names.of("it", List.of()).map(thing -> List.of(timed(clock, when, thing)));
        }
        for (var form : WITH_THINGS) {
            var found = form.pattern().matcher(without);
            if (found.matches()) {
                var order = ofAThing(form, found, clock, when);
                if (order.isPresent()) {
                    return order;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether something was ordered, by the message or the one before it, that another time may be for. */
    private boolean mayBeRetimed(Clock clock) {
        boolean isOfNow = orders.stream().anyMatch(order -> order.kind() == PUT || order.kind() == INSTEAD);
        boolean isOfAThing = last.filter(edit -> !edit.getThing().isEmpty()).isPresent();
        boolean isABound = last.isPresent() && !isOfAThing && !clock.time().isEmpty();
        return isOfNow || isOfAThing || isABound;
    }

    private static boolean isTimed(Clock clock) {
        return !clock.days().isEmpty()
                || !clock.part().isEmpty()
                || !clock.time().isEmpty();
    }

    private Order timed(Clock clock, Optional<When> when, String thing) {
        // A thing of the same message that was given no time yet.
        orders.removeIf(order -> order.kind() == PUT
                && order.thing().equals(thing)
                && order.days().isEmpty());
        return order(PUT, clock, when, thing, "");
    }

    private Optional<List<Order>> swapped(Matcher found) {
        var one = whens.get(Integer.parseInt(found.group("a"))).days();
        var other = found.pattern().pattern().contains("<b>")
                ? whens.get(Integer.parseInt(found.group("b"))).days()
                : one.subList(Math.min(1, one.size()), one.size());
        return one.isEmpty() || other.size() != 1
                ? Optional.empty()
                : Optional.of(List.of(new Order(
                        SWAP, List.of(one.getFirst()), false, Optional.of(other.getFirst()), "", "", "", "", false)));
    }

    private Optional<List<Order>> ofADay(DayOrder kind, Clock clock, Optional<When> when, String which) {
        var order = order(kind, clock, when, "", which);
        if (order.days().isEmpty()) {
            var last = orders.stream().filter(other -> !other.days().isEmpty()).reduce((one, other) -> other);
            if (last.isEmpty() || (kind == FREE && clock.part().isEmpty())) {
                return Optional.empty();
            }
            order = order.on(last.get().days(), last.get().dated());
        }
        var meant = order;
        // "Start later, not before ten" is one order.
        orders.removeIf(other -> other.kind() == kind && other.days().equals(meant.days()) && kind != FREE);
        return Optional.of(List.of(meant));
    }

    private Optional<List<Order>> ofAThing(Form form, Matcher found, Clock clock, Optional<When> when) {
        var on = when.map(When::days).orElse(List.of());
        var words = found.group("t").strip();
        if (form.kind() != INSTEAD && SEVERAL.matcher(words).matches()) {
            return several(form.kind(), words, clock, when);
        }
        var thing = names.of(words, form.kind() == OUT ? on : List.of());
        var where = names.where();
        if (thing.isEmpty()) {
            return Optional.empty();
        }
        if (form.kind() == INSTEAD) {
            boolean isOfAnother = found.pattern().pattern().contains("<o>");
            var other = isOfAnother ? names.of(found.group("o"), on) : gone();
            return other.filter(old -> !old.equals(thing.get())).map(old -> {
                orders.removeIf(order -> order.kind() == OUT && order.thing().equals(old));
                return List.of(order(INSTEAD, clock, when, thing.get(), old));
            });
        }
        names.topic(thing.get());
        var order = order(form.kind(), clock, when, thing.get(), "");
        boolean isAnyDay = order.days().isEmpty() || when.filter(When::any).isPresent();
        boolean isElsewhere = where.filter(place ->
                        days.endingAt(place).isEmpty() && days.wakingAt(place).isEmpty())
                .isPresent();
        if (form.kind() == PUT && isElsewhere) {
            // What is done where the trip does not go yet is no matter of a day.
            return Optional.empty();
        }
        if (form.kind() == PUT && isAnyDay && where.isPresent()) {
            var there = clock.part().equals("morning") ? days.wakingAt(where.get()) : days.endingAt(where.get());
            order = order.on(days.freest(there).map(List::of).orElse(List.of()), false);
        }
        if (form.kind() == PUT && MOVES.matcher(found.group()).lookingAt()) {
            order = order.moved();
        }
        boolean isBare = form.kind() == PUT && found.pattern().pattern().startsWith("(?<t>");
        boolean isPlaced = !order.days().isEmpty()
                || !order.part().isEmpty()
                || !order.time().isEmpty();
        return isBare && !isPlaced ? Optional.empty() : Optional.of(List.of(order));
    }

    /** What a message, or the one before it, took out. */
    private Optional<String> gone() {
        return orders.stream()
                .filter(order -> order.kind() == OUT)
                .map(Order::thing)
                .reduce((one, other) -> other)
                .or(() -> names.of("it", List.of()));
    }

    private Optional<List<Order>> several(DayOrder kind, String words, Clock clock, Optional<When> when) {
        var named = SIGN.matcher(words)
                .results()
                .map(sign -> names.of(sign.group(), List.of()))
                .toList();
        return named.stream().allMatch(Optional::isPresent) && (kind == OUT || when.isPresent())
                ? Optional.of(named.stream()
                        .map(name -> order(kind, clock, when, name.orElseThrow(), ""))
                        .toList())
                : Optional.empty();
    }

    private Order order(DayOrder kind, Clock clock, Optional<When> when, String thing, String insteadOf) {
        return new Order(
                kind,
                when.map(When::days).orElse(List.of()),
                when.filter(When::dated).isPresent(),
                Optional.empty(),
                clock.part(),
                clock.time(),
                thing,
                insteadOf,
                false);
    }
}
