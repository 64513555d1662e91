package ai.travion.router.stays;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Counting;
import ai.travion.router.stays.StayEdit.Add;
import ai.travion.router.stays.StayEdit.AtTheEdge;
import ai.travion.router.stays.StayEdit.Drop;
import ai.travion.router.stays.StayEdit.Fewer;
import ai.travion.router.stays.StayEdit.Give;
import ai.travion.router.stays.StayEdit.Keep;
import ai.travion.router.stays.StayEdit.More;
import ai.travion.router.stays.StayEdit.Move;
import ai.travion.router.stays.StayEdit.Nights;
import ai.travion.router.stays.StayEdit.Replace;
import ai.travion.router.stays.StayEdit.Rest;
import ai.travion.router.stays.StayEdit.Restore;
import ai.travion.router.stays.StayEdit.Swap;
import ai.travion.router.stays.StayEdit.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads a message as orders about stays: clause by clause, the places and the numbers of nights first, so that few forms are left. A message of which
 * a clause is none of them is not understood at all, for half of it would be lost.
 *
 * <p>In the words that are tried a {@code #} stands for a place, {@code N3} for three nights, {@code P1} for one more, {@code M1} for one fewer and
 * {@code R} for those that come free.
 */
final class StayOrders {

    private static final Pattern OTHER_UNITS = Patterns.words("weeks?|hours?|hrs?|minutes?|km|mornings?|afternoons?");
    private static final Pattern LEAD = Pattern.compile(
            "^(?:[\\s,.;:!-]+|(?:and|but|so|ok|okay|yes|no(?=\\s*[,.;:!-])|well|oh|hm+|alright|great|fine|sorry|wait|good|right|hi|hello|hey|nice|cool|perfect|plus|next)\\b"
                    + "|(?:can|could|would|may|might|shall) (?:we|you|i|u)\\b(?: like| prefer| want| rather| need)?(?: to\\b)?"
                    + "|(?:let's|lets|let us)\\b"
                    + "|(?:we|i)(?:'d| would| 'd)? (?:rather|prefer|like|love|want|wanna|need|wish|think|decided|have decided)\\b(?: (?:you|we|that|we should|we could|we can))?(?: to\\b)?"
                    + "|(?:we|i)(?:'d|'ll| will| would| should| can| could)(?: rather)?\\b"
                    + "|(?:what if|how about|what about|why not|why don't)(?: (?:we|you|i))?\\b|is it possible to\\b|would it be (?:possible|better|ok|okay) (?:to|if we)\\b"
                    + "|[a-z]+ (?:wants?|would (?:like|love|prefer|rather))(?: to)?\\b"
                    + "|(?:switch|change|reverse) (?:order|days|stops|places)(?: a?round)?(?=\\s*[:,])|(?:start|begin) (?:at|by) (?:beach|sea|coast)(?=\\s*,)"
                    + "|(?:make|be) sure(?: that)?\\b|(?:rather|better|to|want to|like to)\\b)+");
    private static final Pattern CONNECTOR =
            Pattern.compile("^(?:\\s*(?:[,.;:!?&+]|\\band\\b|\\bthen\\b|\\bbut\\b|\\bso\\b|\\bwith\\b))+\\s*");
    /** What is said beside an order and orders nothing. */
    private static final Pattern REMARK = Pattern.compile(
            "^(?:(?:because|since|as|cause|cos|so that|its?|thats?|this|they|she|he|there|sounds|looks|seems|too|is that|is this|would that|does that|will that|what do you think|(?:we|they|you)(?:'re|'ve)|i(?:'m|'ve)|(?:he|she|it)'s|close|near|which|rest|R|everything|others|been|we (?:are|were|have|had|love|loved|like|heard|read|know|don't|do not|won't|will)|i (?:am|heard|read|know|don't|do not)|my [a-z]+|her|his|not)\\b)(?:[^#.;!?A-Z]*)[.;!?]*\\s*");
    /** Of the nights that were named before it. */
    private static final Pattern TOO_MUCH = Patterns.anyCase(
            "\\W*(?:that'?s?|it'?s?|this|which|they)(?:\\s+(?:is|are|seems?|feels?|looks?))?(?:\\s+(?:a|bit|little|way|far|much|really|just|so|rather))*\\s+too\\s+(?:much|many|long|short|little)\\W*");

    /** "Does she really need four nights in Weligama?": asked of nobody, and what follows orders it. */
    private static final Pattern RHETORICAL =
            Pattern.compile("^(?:do|does|is|are|isn't|aren't|why|must|should)\\b[^#.;!?]*#[^#.;!?]*\\?\\s*(?=\\S)");

    /** "We land in Colombo, so Negombo has to come first": why it is ordered. */
    private static final Pattern LANDING = Patterns.anyCase(
            "^\\W*(?:since |as |because )?(?:we|i) (?:land|arrive|fly in)\\b[^.;!?]*?(?:,|\\bso\\b)\\s*");

    /** "Then two days in Mirissa" goes on from the end of the trip. */
    private static final Pattern THEN = Patterns.anyCase(
            "^\\W*(?:and )?(?:then|after that|afterwards)\\b,? (?=(?:\\d|an?|one|two|three|four|five) (?:more )?(?:days?|nights?)\\b)");

    /** "Give one night to Kandy" beside those that it has. */
    private static final Pattern GIVEN_TO =
            Pattern.compile("^(?:(?:give|giving|add|adding|put|move|shift) )?N\\d+ to #");

    private static final int MOST_DAYS = 31;

    private static final String STOPS = "(?:stops?|places?|stays?|bases?|towns?|destinations?|hotels?|stations?)";
    private static final Pattern OF_STOPS = Patterns.words(STOPS);
    private static final Pattern ORDERS = Patterns.words(
            "add|drop|skip|remove|replace|swap|move|put|take|give|change|cut|cancel|include|plan|shift|stay|spend|make|leave|keep|go|visit|day|days|date|train|by");

    private static final String PART = "(?: (?:part|leg|stay|stop|bit))?";
    private static final String P = "(?:(?:stay|stop|time|nights?|stays) (?:in|at) )?#" + PART;
    private static final String IN = "(?:in|at|for|on|to|near|by)";
    private static final String HAVE =
            "(?:(?:(?:give|giving|grant|allow|get|plan|book)(?: us| me)?|spend|spending|stay|staying|have|having|make it|make|do|want|need|like|prefer|keep|use|put|add|adding|sleep|sleeping|be|(?:cut|reduce|bring|get)(?: it| that)?(?: down)? to) )?";
    private static final String FROM =
            "(?:,? ?(?:and )?(?:(?:take|taken|taking|steal|borrow)(?: (?:it|them|R|that|one|N\\d+))?(?: away)? (?:from|off|out of)|from|off|at expense of|by (?:taking|cutting|shortening|dropping)(?: (?:it|them|one|N\\d+) (?:from|off|in|at))?|INSTEADOF(?: (?:N\\d+|R))?(?: (?:in|at))?|for (?:M1|N\\d+ (?:less|fewer)) (?:in|at)))";
    private static final String BESIDE =
            "(?<turn>(?:at (?:very )?)?(?:first(?: (?:day|stop|night))?|start|beginning|outset|front)|(?:at (?:very )?)?(?:last|end)|(?:before|after) (?:flight|landing|arrival|departure|(?:we|i) (?:fly|leave|land|arrive))(?: (?:home|back|out))?|before|ahead of|after|behind|between)";
    private static final String OF_THE_TRIP =
            "(?:(?:make|making|do|spend|let|have|got|get|keep|plan|want|need|be|is|are|it|that|this|trip|whole|entire|thing|holiday|tour|itinerary|plan|we|we've|so|which|makes|for|stay|now|there) )*";
    private static final String IN_TOTAL =
            "(?: (?:long|in total|in|total|overall|trip|now|left|available|to it|after all))*";
    private static final String SOME_OF_IT =
            "(?:R|others?(?: ones?)?|both(?: of them)?|of (?:them|it)|each|everything|(?:can|could|may|might|should) (?:it|that|R) be|(?:it|that) (?:should|must|can|could|may|to|is|be|was|goes|go)(?: (?:be|go|spent|meant|supposed))*)";
    private static final String LISTED_BETWEEN =
            " ?(?:,|;|-+>|\u2192|\u2013|-|\\band\\b|\\bthen\\b|&|\\bfinally\\b| )+ ?";

    /** A form of an order, and what it orders of the places in it. */
    private record Form(Pattern pattern, BiFunction<Matcher, List<Place>, List<StayEdit>> orders) {
        Form(String pattern, BiFunction<Matcher, List<Place>, List<StayEdit>> orders) {
            this(Pattern.compile(pattern.replace("  ", " ")), orders);
        }
    }

    private static final List<Form> FORMS = List.of(
            new Form(
                    "(?:[a-z]+ )?(?:gave|gives|give|allows?|allowed|grants?|granted|offered) us (?<k>[PM]\\d+)",
                    (found, places) -> List.of(new StayEdit.Longer(signed(found.group("k"))))),
            new Form(
                    OF_THE_TRIP
                            + "(?:(?:extend|extending|lengthen|prolong|stretch|shorten|cut|reduce|trim|add|adding|lose|drop|take|by|(?:one|a) ) ?(?:(?:it|that|this|trip|plan|whole|holiday|by|down|us) )*)?(?<k>[PM]\\d+)"
                            + IN_TOTAL,
                    (found, places) -> List.of(new StayEdit.Longer(signed(found.group("k"))))),
            new Form(
                    "(?:extend|extending|lengthen|prolong|stretch|increase|make) (?:(?:it|that|this|trip|plan|whole|holiday) )*by (?<k>N\\d+)|(?:add|adding) (?<l>N\\d+)(?: (?:to it|to trip|more))?",
                    (found, places) -> List.of(new StayEdit.Longer(
                            number(Optional.ofNullable(found.group("k")).orElseGet(() -> found.group("l")))))),
            new Form(
                    "(?:shorten|cut|reduce|trim) (?:(?:it|that|this|trip|plan|whole|holiday|down) )*by (?<k>N\\d+)",
                    (found, places) -> List.of(new StayEdit.Longer(-number(found)))),
            new Form(
                    "(?:drop|skip|cut|cut out|remove|leave out|take out|lose|scrap|dropping|skipping|cutting) (?:(?<one>one|a)|two)(?: or two)?(?: of)? "
                            + STOPS + "|(?:(?:have|plan|do|make it|prefer|like) )?(?:with )?(?:one " + STOPS
                            + " (?:less|fewer)|(?:one )?(?:less|fewer) " + STOPS + ")",
                    (found, places) -> List.of(new Fewer(
                            found.group().contains("two") && !found.group().contains("or two") ? 2 : 1))),
            new Form(
                    "(?:(?:move|shift|transfer|take|bring|put|swap) )?(?<k>[NPM]\\d+|R) (?:from|off|away from|out of) "
                            + P
                            + " (?:,? ?(?:and )?(?:give|add|put|move|spend|use) (?:it|them|R|that) )?(?:to|in|into|at|on|for) "
                            + P,
                    (found, places) -> List.of(new More(places.get(1), number(found), Optional.of(places.get(0))))),
            new Form(
                    "(?:take|remove|cut|drop|lose|shave|cutting|taking) (?<k>[NM]\\d+) (?:from|off|away from|out of|in|at) "
                            + P,
                    (found, places) -> List.of(new More(places.get(0), -number(found), Optional.empty()))),
            new Form(
                    "(?:add|adding|include|squeeze in|fit in) (?<k>N\\d+) (?:more )?" + IN + " " + P,
                    (found, places) -> List.of(new More(places.get(0), number(found), Optional.empty()))),
            new Form(
                    "(?<k>N\\d+) in " + P + " (?:is|are|seems?|would be) (?:far |a bit |way )?too (?:many|much|long)|"
                            + P + " for (?<l>N\\d+) (?:is|seems|would be) (?:far |way )?too (?:many|much|long)",
                    (found, places) -> List.of(new Nights(
                            places.get(0),
                            number(Optional.ofNullable(found.group("k")).orElseGet(() -> found.group("l"))) - 1,
                            Optional.empty()))),
            new Form(
                    "(?:(?:we|i) )?(?:don't|do not|no longer) (?:really )?(?:need|want) (?<k>N\\d+) (?:in|at) " + P,
                    (found, places) ->
                            List.of(new Nights(places.get(0), Math.max(1, number(found) - 1), Optional.empty()))),
            new Form(
                    HAVE + "(?<k>[NPM]\\d+) " + IN + " " + P + " ?" + FROM + " " + P,
                    (found, places) -> List.of(nights(found, places.get(0), Optional.of(places.get(1))))),
            new Form(
                    "(?:give|giving|make|let|have|keep) " + P + " (?:have |for |to )?(?<k>[NPM]\\d+) ?" + FROM + " "
                            + P,
                    (found, places) -> List.of(nights(found, places.get(0), Optional.of(places.get(1))))),
            new Form(
                    HAVE + "(?<k>[NPM]\\d+) " + IN + " " + P
                            + "(?: (?:is|are|would be|will be) (?:enough|fine|plenty|ok|okay|sufficient))?",
                    (found, places) -> List.of(nights(found, places.get(0), Optional.empty()))),
            new Form(
                    "(?:give|giving|make|making|keep|let|leave|want|have|do|put|set|allow|grant|stay(?: in| at)?|extend|lengthen|increase|shorten|reduce|cut|trim) "
                            + P
                            + "(?: down| up)? (?:have |be |for |at |to |get |with )?(?<k>[NPM]\\d+)(?: there| long)?",
                    (found, places) -> List.of(nights(found, places.get(0), Optional.empty()))),
            new Form(
                    P
                            + " ?(?:for |gets? |should (?:have|get|be) |to (?:have|get|be) |needs? |deserves? |: ?|- ?|= ?|is |has )?(?<k>[NPM]\\d+)(?: (?:is|are|would be) (?:enough|plenty|fine))?",
                    (found, places) -> List.of(nights(found, places.get(0), Optional.empty()))),
            new Form(
                    "(?:keep|keeping|still|within|stay within|leave it at|keep it at|keep it to)(?: (?:it|same|only|total|at|to))* (?<k>N\\d+)(?: (?:in total|in all|overall|altogether))?",
                    (found, places) -> List.of(new StayEdit.InAll(number(found)))),
            new Form(
                    "without (?:making|extending|lengthening|prolonging) (?:it|this|that|whole|trip|plan|holiday|tour| )+(?:longer)?|(?:not|no) (?:more|extra|additional|longer) (?:days?|nights?|trip)(?: (?:overall|in total|though))?|(?:keep|same|keeping)(?: (?:same|total))* (?:length|number of days)",
                    (found, places) -> List.of(new StayEdit.GiveFromTheLongest())),
            new Form(
                    "(?:extend|lengthen|prolong|increase) " + P + " by (?<k>[NP]\\d+)(?: ?" + FROM + " " + P + ")?",
                    (found, places) -> List.of(new More(
                            places.get(0),
                            number(found),
                            places.stream().skip(1).findFirst()))),
            new Form(
                    "(?:shorten|reduce|cut|trim|decrease) " + P + " by (?<k>[NM]\\d+)",
                    (found, places) -> List.of(new More(places.get(0), -number(found), Optional.empty()))),
            new Form(
                    "(?:give|put|bring|have|add)(?: us| me)? " + P
                            + " back (?:for|as|on) last night|(?:(?:spend|have|do|stay|sleep|be|is) )?(?:for )?(?:last|final) night(?: (?:be|is|should be))? (?:in|at|near) "
                            + P + "(?: INSTEADOF(?: (?:in|at))? " + P + ")?"
                            + "|(?:end|finish|ending|finishing)(?: up| trip| it)? (?:in|at|with) " + P
                            + "(?:,? (?:for )?last night)?(?: INSTEADOF(?: (?:in|at))? " + P + ")?"
                            + "|last night should be (?:in|at) " + P + "(?: INSTEADOF(?: (?:in|at))? " + P + ")?",
                    (found, places) -> List.of(new AtTheEdge(
                            places.get(0), true, places.stream().skip(1).findFirst()))),
            new Form(
                    "(?:start|begin|starting|beginning)(?: trip| it)? with (?<k>N\\d+) (?:in|at) " + P
                            + "(?: after (?:flight|landing|arrival))?",
                    (found, places) ->
                            List.of(new Add(places.get(0), counted(found), new Turn(Turn.When.FIRST, List.of())))),
            new Form(
                    "(?:(?:spend|have|do|stay|sleep) )?last (?<k>N\\d+)(?: (?:be|is|are|should be))? (?:in|at|near) "
                            + P,
                    (found, places) ->
                            List.of(new Add(places.get(0), counted(found), new Turn(Turn.When.LAST, List.of())))),
            new Form(
                    "(?:spend|have|do|stay|sleep) first night (?:in|at|near) " + P + "(?: INSTEADOF(?: (?:in|at))? " + P
                            + ")?"
                            + "|first night (?:be |is |should be |to be )?(?:in|at) " + P
                            + "(?: INSTEADOF(?: (?:in|at))? " + P + ")?"
                            + "|(?:start|begin|starting|beginning)(?: trip| it)? (?:in|at|with|from) " + P,
                    (found, places) -> List.of(new AtTheEdge(
                            places.get(0), false, places.stream().skip(1).findFirst()))),
            new Form(
                    "(?:replace|exchange|substitute|change|trade|replacing|swap|swapping|switch) (?:out )?" + P
                            + " (?:with|for|by|to|into|against) " + P + "(?: (?:for|with|\\(?)? ?(?<k>N\\d+)\\)?)?",
                    (found, places) -> List.of(new Replace(places.get(0), places.get(1), counted(found), true))),
            new Form(
                    "(?:go to|do|visit|have|take|stay in|stay at|sleep in|sleep at|put in|put|see|add|plan|choose|make it|include)?(?: ?(?<k>N\\d+) "
                            + IN + ")? ?" + P + " INSTEADOF (?:going to |in |at |visiting )?" + P,
                    (found, places) -> List.of(new Replace(places.get(1), places.get(0), counted(found), false))),
            new Form(
                    P + ",? (?:and )?not " + P,
                    (found, places) -> List.of(new Replace(places.get(1), places.get(0), Optional.empty(), false))),
            new Form(
                    "INSTEADOF (?:going to |in |at |visiting )?" + P
                            + ",? (?:go to |do |visit |have |take |stay in |put in |see |add )?" + P,
                    (found, places) -> List.of(new Replace(places.get(0), places.get(1), Optional.empty(), false))),
            new Form(
                    "(?:swap|switch|exchange|flip|reverse|interchange|trade|swapping)(?: order of| around)? " + P
                            + " (?:and|with|&) " + P + "(?: round| around)?",
                    (found, places) -> List.of(new Swap(places.get(0), places.get(1)))),
            new Form(
                    "(?:(?:put|bring|add|have|want|get|take|include|bringing|putting) " + P + " back(?: in)?|restore "
                            + P + "|leave " + P
                            + " (?:as (?:it|they) (?:was|were)(?: before)?|as before)|" + P
                            + " as (?:it was )?before|keep " + P
                            + " as it was(?: before)?|(?:undo|revert|take back|reverse) (?:change |changes |what you did )?(?:with|to|in|of|for|about) "
                            + P
                            + "|give " + P + " (?:R|N\\d+) back|(?:put|bring|add) back " + P + ")(?: after all)?",
                    (found, places) -> List.of(new Restore(places.get(0), false))),
            new Form(
                    "(?:(?:go|going|switch|change|return|come) )?back to " + P
                            + "(?: again| after all)?|(?:(?:do|have|keep|visit|go to|take|stay in|make it) )?" + P
                            + " after all",
                    (found, places) -> List.of(new Restore(places.get(0), true))),
            new Form(
                    "(?:put|bring|add|have|want|take|include) " + P + " back(?: in)? (?:for|with) (?<k>N\\d+)",
                    (found, places) -> List.of(new Add(places.get(0), counted(found), Turn.ANY))),
            new Form(
                    "(?:take|taking|steal|borrow|use) (?:it|them|one|R|that|N1)(?: (?:off|away|out))? (?:from )?(?:where(?:ver)?|anywhere|any place|whichever)(?: (?:you|it|else))?(?: (?:like|want|prefer|think best|fits?(?: best)?|suits(?: best)?|is best))?",
                    (found, places) -> List.of(new StayEdit.GiveFromTheLongest())),
            new Form(
                    "(?:take|taking|steal|borrow|use) (?:it|them|one|R|that)(?: away)? (?:from|off|out of) (?:wherever|whichever|whatever|where|longest|(?:stay|place|stop|one)(?: that| which)?)(?: (?:stay|place|stop|one))?(?: (?:it|we))?(?: (?:is|are|stay))?(?: (?:there|in))?(?: longest)?",
                    (found, places) -> List.of(new StayEdit.GiveFromTheLongest())),
            new Form(
                    "(?:take|taking|steal|borrow|use|cut|cutting|drop|lose|remove|shave) (?:it|them|one|both|R|that|this|N\\d+|nights?)(?: (?:away|off))? (?:from|off|out of|in|at) "
                            + P + "|(?:less|fewer|shorter|away|off|gone) (?:from|in|at) " + P + "|at expense of " + P,
                    (found, places) -> List.of(new Give(places.get(0)))),
            new Form(
                    OF_THE_TRIP
                            + "(?:with |(?:extend|shorten|change|increase|reduce|cut|lengthen|extending) (?:(?:it|trip|that|this|whole|plan) )*to )?(?<k>N\\d+)(?: (?:there|is enough|is plenty|is fine|are enough|are plenty|are fine|would be enough|will do))*"
                            + IN_TOTAL,
                    (found, places) ->
                            List.of(new StayEdit.Count(places.stream().findFirst(), number(found)))),
            new Form(
                    "(?<k>N\\d+) each",
                    (found, places) -> places.stream()
                            .<StayEdit>map(place -> new StayEdit.Count(Optional.of(place), number(found)))
                            .toList()),
            new Form(
                    P
                            + " (?:is|feels|seems|looks) (?:much |far |way )?too (?:long|much|short|noisy|busy)|too (?:much|long in|much time in) "
                            + P,
                    (found, places) -> List.of(new StayEdit.Keep(places.get(0)))),
            new Form(
                    "(?:drop|skip|remove|cancel|scrap|take|leave|cut) it(?: out| off)?",
                    (found, places) -> List.of(new Drop(places.get(0)))),
            new Form(
                    "(?:leave|keep) " + P
                            + "(?: (?:alone|as (?:it|they) (?:is|are)|untouched|unchanged))|don't (?:touch|change) " + P
                            + "|" + P
                            + " (?:should |can |must |may )?(?:stays?|remains?|be left) as (?:it|they) (?:is|are)",
                    (found, places) -> List.of(new Keep(places.get(0)))),
            new Form(
                    "(?:drop|dropping|skip|skipping|remove|removing|delete|cancel|scrap|ditch|lose|omit|exclude|get rid of|forget about|forget|kick out|axe|no more|no|without|do without|do away with|cut out|cut|leave out|leaving out|take out|taking out|miss out|(?:(?:we|i) )?(?:don't|do not|no longer) (?:want|need|go to|stay in)(?: to (?:go to|see|visit|stay in))?(?: any more)?|not) "
                            + P + "(?: (?:and|or|,) " + P
                            + ")*(?: nights?)?(?: (?:out|off|away|any more|anymore|any longer|at all))?"
                            + "|(?:take|leave|cut|leaving|taking) " + P + "(?: (?:and|or|,) " + P
                            + ")* (?:out|off|away)"
                            + "|" + P
                            + " (?:can go|should go|has to go|must go|is out|is not needed|can be dropped|can be skipped|we can skip|goes)",
                    (found, places) -> places.stream().<StayEdit>map(Drop::new).toList()),
            new Form(
                    "(?:(?:use|give|put|spend|add|move|have|take|using|giving|spending) (?:it|them|R|that|both)|"
                            + SOME_OF_IT
                            + ")(?: (?:should|must|can|could|may|to|is|be|was|were|goes|go|meant|spent|please))* (?:in|at|to|for|on|into) "
                            + P,
                    (found, places) -> List.of(new Rest(places.get(0)))),
            new Form(
                    "(?:(?:we|i) )?(?:don't|do not) (?:want|need|like) (?:to (?:have|spend) )?(?:so|that|as) (?:many|much) "
                            + P,
                    (found, places) -> List.of(new Give(places.get(0)))),
            // "The plan has us in Ella for five nights, make it three".
            new Form(
                    "(?:[a-z]+ )*?(?:has|have|had|put|puts|got|gave|gives) (?:us|me) " + IN + " " + P
                            + " (?:for )?N\\d+",
                    (found, places) -> List.of(new StayEdit.Keep(places.get(0)))),
            // "Skip Tissa and do the safari from Ella": where one sleeps for it stays.
            new Form(
                    "(?:do|have|take|book|visit|make|go on) (?:safaris?|hikes?|walks?|tours?|trips?|day trips?|excursions?) from "
                            + P,
                    (found, places) -> List.of(new StayEdit.Keep(places.get(0)))),
            // "Kandy, could we spend two nights there?"
            new Form("#(?= ?,)", (found, places) -> List.of(new StayEdit.Keep(places.get(0)))),
            new Form(P + " for R", (found, places) -> List.of(new Rest(places.get(0)))),
            new Form(
                    "(?:one|(?<two>two)) (?:off|from|away from|out of|less in|shorter in) " + P,
                    (found, places) ->
                            List.of(new More(places.get(0), found.group("two") == null ? -1 : -2, Optional.empty()))),
            new Form(
                    SOME_OF_IT + "(?: (?:is|was|were|be|should|goes|go|meant|spent))* (?:in|at|to|for|on|into) " + P
                            + ",? (?:and )?not (?:(?:in|at|to|for|on) )?" + P,
                    (found, places) -> List.of(new More(places.get(0), 1, Optional.of(places.get(1))))),
            new Form(
                    "(?:[a-z'.:]+ )*?(?:order|sequence|route)[a-z ]*:? ?#(?:" + LISTED_BETWEEN
                            + "#){2,}|(?:[a-z'.:]+ )*?#(?:" + LISTED_BETWEEN
                            + "#){2,} in (?:this|that) (?:order|sequence)",
                    (found, places) -> List.of(new StayEdit.InThisOrder(places))),
            new Form(
                    "(?:move|shift|put|bring|push|pull|get|have|do|place|switch|reschedule|visit|start) " + P
                            + " (?:(?:forward|back|up|earlier|later|already) )?(?:to|on|onto|for|from) (?:day (?<day>\\d{1,2}|[a-z]+)|(?<nth>[a-z]+|\\d{1,2}(?:st|nd|rd|th)) day)",
                    (found, places) -> dayOf(found).stream()
                            .<StayEdit>map(day -> new StayEdit.ToADay(places.get(0), day))
                            .toList()),
            new Form(
                    "(?:(?:do|have|make|put|visit) )?" + P + " (?:and|&) " + P
                            + " (?:in )?(?:other way (?:a)?round|swapped|switched|reversed|exchanged|reverse order|opposite order|other order)",
                    (found, places) -> List.of(new Swap(places.get(0), places.get(1)))),
            new Form(
                    "(?:move|put|shift|do|visit|have|see|go to|bring|make|place|moving|putting|doing|add|adding|include|fit in|put in|insert|squeeze in|stop in|stop over in|stop off in|break journey in|break drive in|overnight in|stay in|sleep in)?(?: (?<k>N\\d+) "
                            + IN + ")? ?"
                            + P
                            + "(?: (?:for |with )?(?<l>N\\d+))?(?: (?:should|must|has to|have to|needs to|to|can|could) (?:be|come|go))?(?: comes)? (?:to |right |in |on )?"
                            + BESIDE
                            + "(?: (?:we go to |going to |visiting )?#(?:" + PART
                            + " (?:and|&) #)?" + PART + ")?(?: (?:for|with) (?<m>N\\d+))?",
                    StayOrders::inItsTurn),
            new Form(
                    "(?:add|adding|include|including|fit in|put in|insert|squeeze in|throw in|stop in|stop over in|stop off in|overnight in|stay in|sleep in|go to|add a stop in|add a stay in|include a stop in) "
                            + P + "(?: (?:for|with) (?<k>N\\d+))?(?: (?:somewhere|on way|in between))?",
                    (found, places) -> List.of(new Add(places.get(0), counted(found), Turn.ANY, isOnTop(found)))),
            new Form(
                    "(?:(?:add|put|have|do|visit|place|see) )?" + P + "(?:(?: and|,|, and) " + P
                            + ")+(?: (?<first>first|at (?:very )?(?:start|beginning))| (?<last>last|at (?:very )?end))?(?:,? (?:for |with )?(?<k>N\\d+) each)?",
                    StayOrders::several));

    /** What is named alone after what is dropped takes its place. */
    private static final Pattern THE_OTHER = Pattern.compile(
            "(?:(?:do|take|have|visit|choose|prefer|go for|go to|make it|see|want|stay in|try) )?" + P
                    + "(?: (?:it is|would be|will be|is|sounds|be|will do)(?: (?:nicer|better|fine|good|great|enough))?)?");

    private StayOrders() {}

    /**
     * The orders of a message, in its turn; nothing where any of it orders or asks something else.
     *
     * @param tellsOfWishes whether a remark is more than a remark, which is kept
     */
    static Optional<List<StayEdit>> in(String message, Places atlas, Predicate<String> tellsOfWishes) {
        var order = THEN.matcher(LANDING.matcher(message).replaceFirst("")).replaceFirst("add ");
        var mentions = atlas.mentionedIn(order);
        if (mentions.isEmpty() && !Patterns.isIn(OF_STOPS, order)) {
            return Optional.empty();
        }
        var named = mentions.stream().map(Places.Mention::place).toList();
        var blanked = new StringBuilder(order);
        mentions.reversed().forEach(mention -> blanked.replace(mention.start(), mention.end(), " # "));
        var lower = CountedNights.inDays(blanked.toString().toLowerCase(Locale.ROOT));
        if (lower.contains("#'s") || Patterns.isIn(OTHER_UNITS, lower)) {
            return Optional.empty();
        }
        var said = CountedNights.plain(lower);
        var listed = ListedStays.in(said, lower, named);
        return listed.isPresent() ? Optional.of(List.of(listed.get())) : read(said, named, tellsOfWishes);
    }

    static String withoutItsLead(String said) {
        return LEAD.matcher(CONNECTOR.matcher(said).replaceFirst("").strip())
                .replaceFirst("")
                .strip();
    }

    private static Optional<List<StayEdit>> read(String said, List<Place> named, Predicate<String> tellsOfWishes) {
        var edits = new ArrayList<StayEdit>();
        var asked = RHETORICAL.matcher(said);
        var left = asked.lookingAt() ? said.substring(asked.end()) : said;
        int at = left.length() < said.length() ? 1 : 0;
        while (true) {
            var whole = CONNECTOR.matcher(left).replaceFirst("").strip();
            left = LEAD.matcher(whole).replaceFirst("").strip();
            if (left.isEmpty() || left.equals("after all")) {
                return edits.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(edits));
            }
            var clause = clauseOf(left);
            if (clause.isEmpty()) {
                var other = THE_OTHER.matcher(left);
                if (!edits.isEmpty()
                        && edits.getLast() instanceof Drop drop
                        && other.lookingAt()
                        && isAnEnd(left.substring(other.end()))) {
                    edits.set(edits.size() - 1, new Replace(drop.place(), named.get(at), Optional.empty(), false));
                    at++;
                    left = left.substring(other.end());
                    continue;
                }
                var remark = REMARK.matcher(whole);
                if (!remark.lookingAt()
                        || Patterns.isIn(ORDERS, remark.group())
                        || (tellsOfWishes.test(remark.group()) && !Patterns.isAllOf(TOO_MUCH, remark.group()))) {
                    return Optional.empty();
                }
                left = whole.substring(remark.end());
                continue;
            }
            var found = clause.get().found();
            int places = (int) found.group().chars().filter(sign -> sign == '#').count();
            // "There", "it": the place that was named last.
            var meant =
                    places == 0 && at > 0 ? List.of(subject(edits, named.get(at - 1))) : named.subList(at, at + places);
            if (meant.isEmpty() && found.group().matches("(?!.*longest).*\\bit\\b.*") && !isOfTheTrip(found)) {
                return Optional.empty();
            }
            var orders = clause.get().form().orders().apply(found, meant);
            if (orders.isEmpty()) {
                return Optional.empty();
            }
            edits.addAll(
                    Patterns.isIn(GIVEN_TO, found.group())
                            ? orders.stream().map(StayOrders::onTop).toList()
                            : orders);
            at += places;
            left = left.substring(found.end());
        }
    }

    /** Of an order without a place whether it says how long the trip is. */
    private static boolean isOfTheTrip(Matcher found) {
        return found.group().matches(".*[NPM]\\d.*");
    }

    private static Place subject(List<StayEdit> edits, Place named) {
        return !edits.isEmpty() && edits.getLast() instanceof Replace replace ? replace.place() : named;
    }

    private record Clause(Form form, Matcher found) {}

    /** The longest form with which the words begin, up to where a clause may end. */
    private static Optional<Clause> clauseOf(String left) {
        Optional<Clause> longest = Optional.empty();
        for (var form : FORMS) {
            var found = form.pattern().matcher(left);
            int end = longest.map(clause -> clause.found().end()).orElse(0);
            if (found.lookingAt() && found.end() > end && isAnEnd(left.substring(found.end()))) {
                longest = Optional.of(new Clause(form, found));
            }
        }
        return longest;
    }

    private static boolean isAnEnd(String rest) {
        return rest.isBlank()
                || rest.strip().equals("after all")
                || CONNECTOR.matcher(rest).lookingAt()
                || rest.strip().matches("(?:because|since|as|cause|cos|so|without)\\b.*");
    }

    private static List<StayEdit> inItsTurn(Matcher found, List<Place> places) {
        var said = found.group("turn").replaceFirst("^at (?:very )?", "");
        var when = said.matches("before \\w.*")
                ? Turn.When.LAST
                : said.matches("after \\w.*") ? Turn.When.FIRST : turnOf(said);
        int needed = when == Turn.When.FIRST || when == Turn.When.LAST ? 0 : when == Turn.When.BETWEEN ? 2 : 1;
        if (places.size() != 1 + needed) {
            return List.of();
        }
        var turn = new Turn(when, places.subList(1, places.size()));
        var nights = counted(found)
                .or(() -> Optional.ofNullable(found.group("l")).map(StayOrders::number))
                .or(() -> Optional.ofNullable(found.group("m")).map(StayOrders::number));
        return found.group()
                                .matches(
                                        "(?:add|adding|include|fit in|put in|insert|squeeze in|stop|break|overnight|stay in|sleep in)\\b.*")
                        || nights.isPresent()
                ? List.of(new Add(places.get(0), nights, turn, isOnTop(found)))
                : List.of(new Move(places.get(0), turn));
    }

    /** "Galle and Mirissa at the end, two nights each". */
    private static List<StayEdit> several(Matcher found, List<Place> places) {
        boolean isFirst = found.group("first") != null;
        boolean isSaid = isFirst || found.group("last") != null;
        var turn = isSaid ? new Turn(isFirst ? Turn.When.FIRST : Turn.When.LAST, List.of()) : Turn.ANY;
        return isSaid || counted(found).isPresent()
                ? (isFirst ? places.reversed() : places)
                        .stream()
                                .<StayEdit>map(place -> new Add(place, counted(found), turn, isOnTop(found)))
                                .toList()
                : List.of();
    }

    private static Turn.When turnOf(String said) {
        return switch (said) {
            case "first", "first day", "first stop", "first night", "start", "beginning", "outset", "front" ->
                Turn.When.FIRST;
            case "last", "end" -> Turn.When.LAST;
            case "before", "ahead of" -> Turn.When.BEFORE;
            case "between" -> Turn.When.BETWEEN;
            default -> Turn.When.AFTER;
        };
    }

    private static Optional<Integer> dayOf(Matcher found) {
        return Stream.of("day", "nth")
                .flatMap(group -> Stream.ofNullable(found.group(group)))
                .flatMap(words -> Counting.index(words, MOST_DAYS).stream())
                .map(index -> index + 1)
                .findFirst();
    }

    /** What is put into a trip makes it longer. */
    private static boolean isOnTop(Matcher found) {
        return found.group().matches("(?:add|includ|put in|fit in|insert|squeeze|throw in).*");
    }

    private static int signed(String token) {
        return token.startsWith("M") ? -number(token) : number(token);
    }

    private static StayEdit onTop(StayEdit order) {
        return order instanceof Nights given ? new More(given.place(), given.nights(), given.donor()) : order;
    }

    private static StayEdit nights(Matcher found, Place place, Optional<Place> other) {
        var token = found.group("k");
        return switch (token.charAt(0)) {
            case 'P' -> new More(place, number(token), other);
            case 'M' -> new More(place, -number(token), other);
            default -> new Nights(place, number(token), other);
        };
    }

    private static Optional<Integer> counted(Matcher found) {
        return Stream.ofNullable(found.group("k")).map(StayOrders::number).findFirst();
    }

    private static int number(Matcher found) {
        return number(found.group("k"));
    }

    private static int number(String token) {
        return token.equals("R") ? 1 : Integer.parseInt(token.substring(1));
    }
}
