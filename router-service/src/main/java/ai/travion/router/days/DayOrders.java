package ai.travion.router.days;

import static ai.travion.schemas.envelope.DayOrder.BEGIN;
import static ai.travion.schemas.envelope.DayOrder.END;
import static ai.travion.schemas.envelope.DayOrder.FREE;
import static ai.travion.schemas.envelope.DayOrder.INSTEAD;
import static ai.travion.schemas.envelope.DayOrder.LIFT;
import static ai.travion.schemas.envelope.DayOrder.LIGHTER;
import static ai.travion.schemas.envelope.DayOrder.ONLY;
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
import java.util.stream.IntStream;

/**
 * Reads a message as orders of single days and things: when first, then what is left of each clause, for which few forms are left. A message of which
 * a clause is none of them is not understood at all, for half of it would be lost.
 */
final class DayOrders {

    /**
     * What a message says.
     *
     * @param remarks what it says beside its orders
     * @param climbs whether it orders to go up something
     */
    record Read(List<Order> orders, List<String> remarks, boolean climbs) {

        Read {
            orders = List.copyOf(orders);
            remarks = List.copyOf(remarks);
        }
    }

    private static final int PIECES = 10;
    private static final String AFTER_LUNCH = "13:00";

    private static final Pattern BREAK = Pattern.compile(
            "\\s*[.;!?:\\u2013]+(?:\\s+|$)|\\s*,\\s*|\\s+-\\s+|\\s+(?:and|but|then|so)\\s+(?=(?:also |then |please |maybe |instead )?(?:put|add|move|leave|keep|make|drop|remove|cancel|skip|take|swap|plan|start|begin|have|visit|nothing|no|let's|we|i|can|could|not|do|on|rather|free|the rest|she|he|my|it|don't)\\b)");
    private static final Pattern AND = Pattern.compile("\\s*(?:,|\\band\\b|\\bor\\b|&)+\\s*");
    private static final Pattern FILLERS = Pattern.compile(
            "\\b(?:please|pls|plz|actually|maybe|perhaps|just|only|also|simply|really|kindly|then|now|though|however|thanks|thank you|for us|for me|as well|this time|if possible|if you can|if (?:that|it) works|if (?:that|it)(?:'s| is) (?:ok|okay|possible|fine)|at least|(?:to|into|from|in|of|off|on|out of) (?:the|our|my|this) (?:plan|trip|itinerary|programme|program|schedule)|altogether|completely|totally|entirely|fully|definitely|on second thoughts?|after all|already)\\b");
    /** Of a thing, and of no hour or day. */
    private static final Pattern ALONE = Pattern.compile(
            "\\b(?:(?:only|nothing (?:but|except|other than)) (?=(?:(?:the|an?|some|our|by|at|for|to|on|do|have|see|visit|want|like) )*[#$]\\d)|nothing (?:but|except|other than) |just (?=(?:(?:the|an?|some|our|by|at) )*[#$]\\d))");
    /** Who spends a day at the pool does nothing else on it. */
    private static final Pattern SPENT = Pattern.compile(
            "\\b(?:have|spend|make) (@\\d@) (?=(?:all |completely )?(?:at|by|on|in|with) (?:the )?\\$\\d)");

    private static final Pattern CLIMBS = Pattern.compile("\\b(?:climb|hike|hiking|trek|trekking|summit)");

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
            "^(?:because|since|as|cause|cos|so that|so|not (?:so|that|too) (?:late|early|long)|it(?:'s| is| was|'ll)?|that(?:'s| is)?|this|they(?:'re)?|she|he|too|is that|would that|does that|what do you think|(?:we|they|you)(?:'re|'ve|'ll)|i(?:'m|'ve|'ll)|(?:he|she)'s|we (?:are|were|have|had|love|loved|like|heard|read|know|don't|won't|will|get|arrive|want)|i (?:am|heard|read|know|don't|have|want)|my [a-z]+|(?:the )?(?:kids|children|boys|girls)|her|his|everyone|everybody|thanks|sorry|sounds|looks|good|great|lovely|nice|for [a-z]+ing|ideally|preferably|lounging|relaxing|resting|sleeping|reading|chilling|beach|pool|swimming|shopping|(?:with )?nothing else|nothing more|if possible|whatever)\\b[^@#$]*$");
    /** "Just that one, not the rest": an order is of what it names anyway. */
    private static final Pattern OF_THAT_ALONE = Pattern.compile(
            "^(?:(?:and|but|so) )?(?:(?:that|this|the) (?:one|once|day|thing|stop|climb|hike|walk|visit)(?: (?:day|one|alone))?|(?:not|leave|keep) (?:for |on |with )?(?:(?:the|all|any|all the|any of the) )?(?:rest|others?|other (?:days?|ones?|things?|stops?|climbs?|hikes?)|everything(?: else)?|every day|all days)(?: of (?:the|our) (?:days?|trip|plan|time|it))?(?: (?:as (?:it is|they are|before|planned)|alone|unchanged))?|the (?:rest|others?|other (?:days|ones|stops)) (?:(?:can|should|may|must|is|are) )?(?:stays?|remains?|as before|fine|unchanged|the same)(?: (?:as (?:it is|they are|before|planned)|the same|unchanged))?)$");
    /** What others do meanwhile is no order. */
    private static final Pattern OF_COMPANY = Pattern.compile(
            "^(?:my |her |his |the |our )?(?:father|dad|mother|mum|mom|wife|husband|kids|children|son|daughter|parents?|others|brother|sister|girls|boys|grandma|grandpa)(?:[- ]in[- ]law)? (?:stays?|waits?|rests?|can|will|is|are|goes|has|have|would rather)\\b[^@]*$");
    /** "The boat ride, can we fit it in": named only, to be spoken of. */
    private static final Pattern TOPIC = Pattern.compile("[^@]*[#$]\\d[#$][^@]*");
    /** "Brief Garden is still in there." */
    private static final Pattern STILL = Pattern.compile(
            " (?:is|are)(?: (?:still|again|also))*(?: (?:in there|in it|in|there|planned|on the list))?$");
    /** "No, the temple on day 1" leaves out no temple. */
    private static final Pattern A_WORD_AHEAD = Pattern.compile("(?:no|nope|yes|ok|okay|well|hm+|wait|please)?");

    private static final Pattern NOT_WHEN = Pattern.compile("^(?:and |but )?(?:not|no)(?: in| at| on)?$");

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
    private boolean climbs;

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
        var said = BREAK.splitAsStream(text).filter(piece -> !piece.isBlank()).toList();
        var pieces = IntStream.range(0, said.size())
                .filter(at ->
                        at == 0 || !OF_THAT_ALONE.matcher(plain(said.get(at))).matches())
                .mapToObj(said::get)
                .toList();
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
        return orders.isEmpty() || names.isOpen() ? Optional.empty() : Optional.of(new Read(orders, remarks, climbs));
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
        var named = STILL.matcher(LEAD.matcher(plain(piece)).replaceFirst("").strip())
                .replaceFirst("");
        if (TOPIC.matcher(named).matches()) {
            var topic = names.of(named, List.of());
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
        return FILLERS.matcher(
                        SPENT.matcher(ALONE.matcher(piece).replaceAll("ONLY ")).replaceAll("ONLY $1 "))
                .replaceAll(" ")
                .replaceAll("\\s+", " ")
                .strip();
    }

    private Optional<List<Order>> order(String piece) {
        var said = LEAD.matcher(plain(piece)).replaceFirst("").strip();
        for (var form : DayForms.OF_DAYS) {
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
        boolean restsAfterLunch = clock.part().equals("afternoon")
                && clock.time().compareTo(AFTER_LUNCH) > 0
                && DayForms.restsUntil(rest);
        if (restsAfterLunch || (clock.isASpan() && DayForms.wantsHoursFree(rest))) {
            return Optional.of(List.of(new Order(
                    FREE,
                    when.map(When::days).orElse(List.of()),
                    when.filter(When::dated).isPresent(),
                    Optional.empty(),
                    "",
                    restsAfterLunch ? AFTER_LUNCH + "-" + clock.time() : clock.time(),
                    "",
                    "",
                    false)));
        }
        var lifted = DayForms.lifted(rest);
        if (lifted.isPresent()) {
            return Optional.of(List.of(order(
                    LIFT,
                    clock,
                    when.filter(day -> !day.any()),
                    "",
                    lifted.get().word())));
        }
        for (var form : DayForms.WITHOUT_THINGS) {
            if (form.pattern().matcher(rest).matches()) {
                return ofADay(form.kind(), clock, when, form.kind() == LIGHTER ? DayForms.first(rest) : "");
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
        var open = DayForms.onAnyDay(without, when.filter(When::any).isPresent())
                .flatMap(words -> names.of(words, List.of()));
        if (open.isPresent()) {
            return Optional.of(List.of(order(LIFT, clock, Optional.empty(), open.get(), "")));
        }
        var alone = DayForms.alone(without);
        if (alone.isPresent()) {
            return when.filter(day -> !day.any())
                    .flatMap(day -> names.of(alone.get(), day.days()))
                    .map(thing -> List.of(ordered(order(ONLY, clock, when, thing, ""), said)));
        }
        for (var form : DayForms.WITH_THINGS) {
            var found = form.pattern().matcher(without);
            if (found.matches()) {
                var order = ofAThing(form, found, clock, when);
                if (order.isPresent()) {
                    return order.map(
                            some -> some.stream().map(one -> ordered(one, said)).toList());
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

    /** What is to be gone up is remembered: not everybody may. */
    private Order ordered(Order order, String said) {
        climbs |= order.kind() != OUT && CLIMBS.matcher(said).find();
        return order;
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

    private Optional<List<Order>> ofAThing(DayForms.Form form, Matcher found, Clock clock, Optional<When> when) {
        var on = when.map(When::days).orElse(List.of());
        var words = found.group("t").strip();
        if (form.kind() != INSTEAD && SEVERAL.matcher(words).matches()) {
            return several(form.kind(), words, clock, when);
        }
        var thing = names.of(words, on, form.kind() == OUT);
        var where = names.where();
        if (thing.isEmpty()) {
            return form.kind() == OUT ? eachOut(words, clock, when) : Optional.empty();
        }
        if (form.kind() == INSTEAD) {
            boolean isOfAnother = form.has("o");
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
        boolean isBare = form.kind() == PUT && form.pattern().pattern().startsWith("(?<t>");
        boolean isPlaced = !order.days().isEmpty()
                || !order.part().isEmpty()
                || !order.time().isEmpty();
        return isBare && !isPlaced ? Optional.empty() : Optional.of(List.of(order));
    }

    /** "The cooking class and the Dutch church" of a plan that has both; nothing where it has not all of what is listed. */
    private Optional<List<Order>> eachOut(String words, Clock clock, Optional<When> when) {
        var on = when.map(When::days).orElse(List.of());
        var each = AND.splitAsStream(words).map(String::strip).toList();
        var named = each.stream().map(one -> names.of(one, on, true)).toList();
        return each.size() > 1 && named.stream().allMatch(Optional::isPresent)
                ? Optional.of(named.stream()
                        .map(name -> order(OUT, clock, when, name.orElseThrow(), ""))
                        .toList())
                : Optional.empty();
    }

    /** What a message, or the one before it, took out. */
    private Optional<String> gone() {
        return orders.stream()
                .filter(order -> order.kind() == OUT)
                .map(Order::thing)
                .reduce((one, other) -> other)
                .or(() -> last.flatMap(edit -> names.of("it", List.of())));
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
