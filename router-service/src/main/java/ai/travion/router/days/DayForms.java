package ai.travion.router.days;

import static ai.travion.schemas.envelope.DayOrder.BEGIN;
import static ai.travion.schemas.envelope.DayOrder.END;
import static ai.travion.schemas.envelope.DayOrder.FREE;
import static ai.travion.schemas.envelope.DayOrder.INSTEAD;
import static ai.travion.schemas.envelope.DayOrder.LIGHTER;
import static ai.travion.schemas.envelope.DayOrder.OUT;
import static ai.travion.schemas.envelope.DayOrder.PUT;
import static ai.travion.schemas.envelope.DayOrder.SWAP;

import ai.travion.schemas.envelope.DayOrder;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The forms of an order of days, of what is left of a clause when its fillers, and of some its days and parts, are taken out: {@code @0@} is a day,
 * {@code #0#} a place, {@code $0$} a thing, {@code H=} an hour, {@code ONLY} that nothing else is wanted.
 */
final class DayForms {

    private static final String VERB =
            "(?:put|putting|add|adding|schedule|book|plan|include|insert|do|doing|have|having|visit|visiting|see|seeing|go to|go for|go on|go|take|fit in|fit|squeeze in|squeeze|arrange|organi[sz]e|make room for|make time for|make space for|get|try|join|attend|climb|hike|explore|move|shift|push|bring|postpone|transfer|reschedule|start with|enjoy|want|like|love|keep|with|for)";
    private static final String NICE =
            "(?: (?:would|might|could|will|sounds?|is|be|feels?))*(?: (?:wonderful|nice|great|lovely|good|perfect|cool|awesome|ideal|fantastic|amazing|fun|better|best|fine|ok|okay|possible))?";
    private static final String ABOUT = "(?:for )?(?:us|me|her|him|them|my \\p{L}+|our \\p{L}+|the \\p{L}+)?";

    record Form(DayOrder kind, Pattern pattern) {
        Form(DayOrder kind, String pattern) {
            this(kind, Pattern.compile(pattern));
        }

        boolean has(String group) {
            return pattern.pattern().contains("(?<" + group + ">");
        }
    }

    static final List<Form> OF_DAYS = List.of(
            new Form(
                    SWAP,
                    "(?:(?:do|have|make|put) )?@(?<a>\\d)@ (?:(?:should|could|be|are|in) )*(?:the )?(?:other way (?:a)?round|reversed|swapped|reverse(?: order)?)"),
            new Form(
                    SWAP,
                    "(?:swap|switch|exchange|flip|trade|swapping|switching)(?: around| round)? @(?<a>\\d)@ (?:(?:and|with|for|against) )?@(?<b>\\d)@(?: around| round)?"),
            new Form(SWAP, "(?:swap|switch|exchange|flip|trade)(?: around| round)? @(?<a>\\d)@(?: around| round)?"));

    static final List<Form> WITHOUT_THINGS = List.of(
            new Form(
                    FREE,
                    "(?:(?:leave|keep|have|make|give|want|need|take|get|be|is|should be|stay|with) )*(?:(?:us|it|that|this|a|an|one|as|absolutely|all) )*(?:free|off|open|empty|blank|unplanned|unscheduled|to ourselves|for ourselves|nothing|rest|lazy|no (?:plans?|programme|program|activit(?:y|ies)|sightseeing|tours?|visits?|stops?))(?: (?:at all|planned|scheduled|else|to do|time|day|days|off|whatsoever|to ourselves|for ourselves|(?:to|for|so we can|(?:that )?(?:we|i|they) can) (?:(?:have|take|get) )?(?:relax|rest|relaxing|resting|chill|shop|sleep|sleeping|nap|a nap|a rest|(?:(?:some|an?|our) )?\\$\\d\\$)))*"),
            new Form(
                    FREE,
                    "(?:plan|do|schedule|have|put|want|planning) (?:absolutely )?nothing(?: at all| else)?|(?:(?:we|i) )?(?:don't|do not) (?:plan|schedule|put|do|want|book|need) (?:anything|any \\p{L}+)(?: (?:at all|else|planned|scheduled))*|(?:(?:relax|rest|chill|laze|lounge)(?: and )?)+(?: all day)?|(?:as )?a (?:rest|free|lazy) day"),
            new Form(
                    LIGHTER,
                    "(?:(?:make|have|keep|want|need|be|can|could|is|are|looks?|seems?|feels?|there|there's|we|we've|got|a|an|it|that|this|day|us|have|plan) )*(?:(?:bit|little|much|way|far|lot|really|rather|more|too|so|not|less|fewer|very|quite) )*(?:lighter|calmer|calm|easier|easy|shorter|short|quieter|quiet|slower|relaxed|relaxing|chill|chilled|gentler|gentle|lazier|packed|busy|hectic|stuff|things|stops|sights|full|much|long|tiring|exhausting|heavy|intense|strenuous|hard|demanding|light|crammed|less|rushed|ambitious)(?: (?:day|one|pace|programme|program))*(?: in it| planned)?(?: "
                            + ABOUT + ")?"),
            new Form(
                    LIGHTER,
                    "(?:have |do |plan )?(?:one|a single|1|two|2)(?: or two)? (?:thing|stop|sight|visit|activity|place|activitie)s?(?: enough| a day)?|(?:cut|drop|remove|skip|take|lose) (?:one|a|some|something|two|a couple)(?: (?:thing|stop|sight|visit|activity)s?)?(?: of (?:them|these|those|the (?:stops|things|sights)))?(?: (?:from|off|out of|out))?|(?:slow|lighten|ease|calm|tone)(?: (?:it|that|things))?(?: (?:down|up|off))?|take it (?:easy|slow(?:ly)?|slower)|(?:cut|slim|trim) (?:it |that )?down|spread (?:it |that |things )?out(?: (?:more|a bit|a little))?|do less|reduce (?:it|that|the programme)|a little|take something (?:out|off)"),
            new Form(
                    BEGIN,
                    "(?:get|arrive|come|reach|be|are|land)(?: (?:to|in|at|there))*(?: #\\d#)? (?:very |quite |rather )?(?:late|later)(?: H[>=])?|(?:(?:start|begin|set off|leave|get up|wake up|go|head out|have|let) )*(?:(?:the|our|a|us|day|days|it|bit|little|much|more|not|no|too|so) )*(?:later|late|early(?! \\p{L})|early starts?|late starts?|slow starts?|slow mornings?|late mornings?|sleep in|sleeping in|lie in|lie-in|sleep late|sleep longer|long sleep)(?: (?:start|morning))?"
                            + NICE),
            new Form(
                    BEGIN,
                    "(?:(?:start|begin|set off|leave|get up|wake up|go out|head out|have|do|plan|the|our|day|days|it|should|can|nothing|anything|not|sightseeing|be) )*(?:H> ?(?:earliest|at the earliest|or later|onwards?)?|(?:start|begin|set off|leave|get up|wake up|starting|beginning|starts|begins)(?: (?:the|our|day|days|it|earlier))* H= ?(?:earliest|at the earliest|or later)?|H= (?:earliest|at the earliest|or later|start))"),
            new Form(
                    END,
                    "(?:(?:be|get|come|we|back|home|finish|end|stop|done|finished|over|return|the|our|day|it|should|at|in|to|hotel|everything|sightseeing|want|must|have to|need to) )*(?:(?:back|home|finish|end|stop|done|finished|over|return|ends|hotel)) (?:H[<=])(?: (?:latest|at the latest))?|nothing H>"),
            new Form(
                    BEGIN,
                    "(?:(?:plan|do|have|schedule|with|absolutely) )*(?:nothing|no \\p{L}+)(?: (?:planned|at all))? H<"));

    static final List<Form> WITH_THINGS = List.of(
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
                    "(?:drop|remove|cancel|skip|delete|scrap|omit|ditch|lose|forget about|forget|cut out|cut|leave out|take out|take off|take away|kick out|get rid of|no need for|no longer (?:want|need)|no more|no|without|(?:(?:we|i) )?(?:don't|do not|no longer) (?:want|need)|don't do|not do|not|rather not do|dropping|skipping|cancelling) (?:(?:do|doing|go|going|to|visit|see|have|want) )*(?<t>.+?)(?: out| off| away| again| anymore| any more| at all)*"),
            new Form(OUT, "(?:take|leave|cut|throw|kick|taking|leaving) (?<t>.+?) (?:out|off|away)(?: again| of)?"),
            new Form(
                    OUT,
                    "(?<t>.+?) (?:neither|out|can go|has to go|can be dropped|can be skipped|is not needed|is out|not needed)"),
            new Form(PUT, "(?:make|let) (?<t>it|that) "),
            new Form(
                    PUT,
                    "(?:" + VERB + " )+(?<t>.+?)(?: (?:in|back|too|there|over|forward|instead|in there|back in))*"
                            + NICE),
            new Form(
                    PUT,
                    "(?<t>.+?) (?:should|must|has to|needs to|could|can|may)(?: (?:come|be|go|happen|take place|start|begin))?(?: H[=<>])?"),
            new Form(PUT, "(?<t>.+?)(?: too| also)?" + NICE));

    private static final String KEPT_FREE =
            "(?:keep|leave|have|make|block|reserve|plan|put)(?: (?:us|that|it|this|these|those|the|hours?|time|window|slot|always|nothing|each|every|our|afternoons?))*(?: (?:free|open|empty|clear|in|then))*";
    private static final String WHO =
            "(?:(?:my|our|the|they|we|he|she|i|both|little|small|young|always|usually|normally|need to|needs to|must|has to|have to|want|wants|like|likes|to|will|two|three|kids?|children|twins|toddlers?|baby|son|daughter|boys|girls|mother|father|mum|mom|dad|parents|grandma|grandpa|all|everyone|take|takes|have|has|need|needs|a|their|his|her|some) )*";
    private static final String NOTHING_THEN =
            "(?:(?:we|i|there|plan|do|have|schedule|put|want|need|with|should|must|be|is|are|don't|do not) )*(?:nothing|anything|no (?:visits?|sights?|sightseeing|stops?|activit(?:y|ies)|tours?|plans?|programme|program|outings?|excursions?|appointments?)|any (?:visits?|sights?|stops?|activit(?:y|ies)|tours?|outings?|excursions?))(?: (?:planned|scheduled|booked|at all|to do|please))*";
    /** Hours in which nothing is to be: of those who sleep, or of all. */
    private static final Pattern HOURS_FREE = Pattern.compile("(?:(?:[a-z]+ )?" + WHO
            + "(?:naps?|napping|sleeps?|rests?|lie down|siesta|nap ?time|break)(?: (?:then|each|every|daily|always|usually|time|afternoons?))*(?:,? ?(?:so|and|please|(?:can|could|would) (?:you|we)))* ?)?(?:"
            + KEPT_FREE + "|" + NOTHING_THEN + ")?(?: (?:each|every|daily|always|afternoons?))*");

    /** "We rest after lunch, nothing before half past three". */
    private static final Pattern RESTS = Pattern.compile(
            WHO
                    + "(?:naps?|nap ?time|sleeps?|rests?|lie down|siesta|relax)(?: (?:then|each|every|daily|always|usually|a bit|a little|so|and|please))* (?:(?:plan|do|have|schedule|with|absolutely) )*(?:nothing|no \\p{L}+|not)(?: (?:planned|at all))? H[<>]");

    /** What is too hard loses what is hardest, and what is too full what is least. */
    private static final Pattern HARD = Pattern.compile(
            "\\b(?:calm|calmer|easy|easier|gentle|gentler|tiring|exhausting|strenuous|heavy|intense|hard|ambitious|much(?! (?:stuff|things|stops)))\\b");

    private static final String HARDEST = "hardest";

    private static final String NEEDLESS =
            "(?:(?:we|i) )?(?:(?:don't|do not|needn't|won't|no longer) (?:really )?(?:need|want|have|insist on)(?: to (?:have|keep))?|need no|no need (?:for|of)|no more|no|not|without|cancel|forget(?: about)?|drop|skip|lose|lift|undo|take back|give up)";
    private static final String SOME = "(?:(?:a|an|the|that|this|any|our|my|more|whole) )*";
    private static final String NEEDED =
            "(?: (?:is|are|be))?(?:n't| not| no longer)? (?:not |no longer )?(?:needed|necessary|required|wanted)";
    private static final String NOT_ANY_MORE =
            "(?: (?:any ?more|any longer|again|anyway|too|needed|necessary|after that))*";
    private static final String NO_MATTER =
            "(?:(?:is|are|be|would be|works|suits?|will do|does|do) )*(?:fine|ok|okay|good|alright|all right|possible|no problem|us|equally|too|just|again)*(?: (?:fine|too|again))*";

    /** What holds no more: who gives no day takes back what was said last of its kind. */
    private static final List<Lift> LIFTS = List.of(
            new Lift(
                    FREE,
                    NEEDLESS + " " + SOME
                            + "(?:free|rest|resting|lazy|empty|open|quiet|light|lighter)(?: (?:days?|time|hours?|one))*"
                            + NOT_ANY_MORE),
            new Lift(FREE, SOME + "(?:free|rest|lazy|empty)(?: (?:days?|time|one))*" + NEEDED + NOT_ANY_MORE),
            new Lift(
                    FREE,
                    "(?:(?:it|that|this|day|they) )*(?:needn't|need not|(?:doesn't|don't|does not|do not) (?:need|have) to|no longer (?:needs?|has) to) (?:be|stay)(?: (?:so|kept|left|all|completely))* (?:free|empty|lazy|light|quiet|easy|short)(?: (?:day|days))?"
                            + NOT_ANY_MORE),
            new Lift(
                    FREE,
                    "(?:fill|plan|use)(?: (?:it|that|them|the|day|days|up|something|anything|things|in|back))*(?: (?:again|after that))+|fill(?: (?:it|that|them|the|day|up|in|again))*|(?:make |have )?(?:it |that )?(?:can |may |could )?(?:be )?(?:as )?(?:full|fuller|busy|busier|packed)(?: again)?"),
            new Lift(
                    BEGIN,
                    NEEDLESS + " " + SOME + "(?:(?:late|later|slow|H[=>]) )(?:starts?|beginnings?|mornings?)"
                            + NOT_ANY_MORE),
            new Lift(
                    BEGIN,
                    SOME + "(?:(?:late|later|slow|H[=>]) )(?:starts?|beginning|mornings?)" + NEEDED + NOT_ANY_MORE),
            new Lift(
                    BEGIN,
                    "(?:an? )?(?:early|earlier)(?: (?:starts?|mornings?|beginnings?))? " + NO_MATTER
                            + "|(?:(?:we|i) )?(?:can |may |could |don't mind )?(?:start|starting|begin|leave|get up|getting up|set off|setting off)(?: (?:at|as))* (?:any time|any hour|early|earlier|whenever)(?: (?:as|if) (?:needed|you like|necessary))?(?: again)? ?"
                            + NO_MATTER
                            + "|(?:don't|do not|needn't|no longer) (?:need|have|want) to (?:start|begin|sleep)(?: in)?(?: (?:so|that))? ?(?:late|later|in)?(?: H[=>])?"
                            + NOT_ANY_MORE),
            new Lift(
                    END,
                    NEEDLESS + " " + SOME + "(?:(?:early|earlier|H[=<]) )(?:finish|end|ends|return)" + NOT_ANY_MORE),
            new Lift(END, SOME + "(?:(?:early|earlier|H[=<]) )(?:finish|end|return)" + NEEDED + NOT_ANY_MORE),
            new Lift(
                    END,
                    "(?:(?:we|i) )?(?:no need to|(?:don't|do not|no longer) (?:need|have) to|needn't) (?:be|get|come|finish|end)(?: (?:back|home|over|early|in|at|to|the|hotel))*(?: H[=<])?"
                            + NOT_ANY_MORE));

    /** Of a thing that may be on any day. */
    private static final Pattern WHENEVER = Pattern.compile(
            "(?:(?:any|whichever|whatever) (?:day|time)|whenever) "
                    + NO_MATTER
                    + " ?for (?<t>.+)|(?:(?:we|i) )?(?:don't mind|do not mind|don't care) (?:when|which day)(?: (?:for|is|we (?:do|have)))? (?<u>.+?)(?: (?:is|happens))?"
                    + "|(?<v>.+?) (?:can|could|may|might) (?:be|go|happen)(?: on)?(?<open> (?:any (?:day|time)|whenever|anywhere)(?: you like| it fits)?)?");

    private static final List<Pattern> OF_ONE_THING = List.of(
            Pattern.compile("(?:(?:we|i|they) )?(?:" + VERB + " )*ONLY (?:(?:" + VERB
                    + "|by|at|on|in|to) )*(?<t>.+?)(?: and)?(?: (?:with )?nothing (?:else|more))?(?: instead)?"),
            Pattern.compile("(?:" + VERB
                    + " )*(?<t>.+?) (?:and |with |but )?nothing (?:else|more)(?: (?:than that|at all|planned))?"));

    /** A kind of order that holds no more. */
    private record Lift(DayOrder kind, Pattern pattern) {
        Lift(DayOrder kind, String pattern) {
            this(kind, Pattern.compile(pattern));
        }
    }

    private DayForms() {}

    /** Whether a clause without its days and hours wants these hours free. */
    static boolean wantsHoursFree(String clause) {
        return !clause.isBlank() && HOURS_FREE.matcher(clause).matches();
    }

    /** Whether a clause without its days wants rest until an hour. */
    static boolean restsUntil(String clause) {
        return RESTS.matcher(clause).matches();
    }

    /** The kind of order that a clause without its days takes back; nothing where it takes back none. */
    static Optional<DayOrder> lifted(String clause) {
        return LIFTS.stream()
                .filter(lift -> lift.pattern().matcher(clause).matches())
                .map(Lift::kind)
                .findFirst();
    }

    /**
     * The words of a thing whose day is left open.
     *
     * @param isAny whether the clause had "any day" for its day
     */
    static Optional<String> onAnyDay(String clause, boolean isAny) {
        var found = WHENEVER.matcher(clause);
        return found.matches() && (found.group("v") == null || isAny || found.group("open") != null)
                ? Stream.of("t", "u", "v")
                        .map(found::group)
                        .filter(words -> words != null)
                        .findFirst()
                : Optional.empty();
    }

    /** The words of a thing beside which nothing else is wanted. */
    static Optional<String> alone(String clause) {
        return OF_ONE_THING.stream()
                .map(pattern -> pattern.matcher(clause))
                .filter(Matcher::matches)
                .map(found -> found.group("t"))
                .findFirst();
    }

    /** Of a lighter day: what goes first, as an edit has it. */
    static String first(String clause) {
        return HARD.matcher(clause).find() ? HARDEST : "";
    }
}
