package ai.travion.router.wishes;

import ai.travion.atlas.text.Lament;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Wishes.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads from a message what its traveller wants and does not want. */
public final class WishReader {

    /** Who stays while the others go takes nothing from them. */
    private static final Pattern PARTED = Patterns.words(
            "(?:i|we|i'll|we'll|i'd|we'd) (?:can |could |will |would |maybe |just |then |might )*(?:still )?(?:go|climb|do it|hike|walk|continue|visit)(?: it| up| there| on)* (?:alone|without (?:him|her|them|you)|on (?:my|our) own|by (?:myself|ourselves))|(?:he|she|they|grandma|grandpa|granny|mum|mom|dad|(?:my|our) \\p{L}+) (?:can |could |will |would |just )*(?:stays?|waits?|rests?|sits? (?:it )?out)(?: (?:here|there|behind|below|down|at the (?:bottom|hotel|foot)|while|and (?:we|i)))?|and (?:we|i|the rest of us) (?:can )?still (?:go|climb|hike|walk|do)|(?:can't|cannot|doesn't want to|won't|skips?) (?:climb|hike|walk|do it|it|the (?:climb|hike|walk)),? (?:but |and )?(?:we|i|the rest of us) (?:can|do|will|want|love)\\b");

    private static final Pattern QUIET = Patterns.words(
            "uncrowded|(?:very |really |nice |so )*quiet (?:beach(?:es)?|bays?)|without (?:any |many |too many |other |all the )*(?:people|tourists|crowds)|(?:very\\s+)?few(?:er)?\\s+(?:other\\s+)?(?:tourists|people|visitors)|(?:not|isn't|less|least)\\s+(?:too\\s+|so\\s+|very\\s+|that\\s+)?(?:crowded|touristy|busy)|off\\s+the\\s+beaten\\s+(?:track|path)|away\\s+from\\s+(?:the\\s+)?(?:crowds?|tourists?)");
    private static final Pattern UNDER_A_ROOF = Patterns.words(
            "indoors?(?: (?:things|activities|places|sights|stuff|options))?(?: only)|(?:only|just|prefer|rather|want|need|everything|all) (?:(?:do|see|have|for|some|the) )*indoors?|indoor (?:things|activities|places|sights|stuff|options|plan|day)|(?:only |everything |something )under (?:a )?roof|(?:stay|be|keep|do something|do things) (?:dry|inside|indoors)|rainy[ -]day (?:plan|version|things|activities|programme)");
    private static final Pattern IN_THE_OPEN = Patterns.words(
            "(?:outdoors?|outside)(?: (?:things|activities))? (?:is|are|was|would be) (?:also |all |quite )?(?:fine|ok|okay|good|great|no problem)|(?:want|like|love|prefer|happy|fine|ok|okay) (?:to )?(?:be |being |go |going |do things )?(?:outdoors|outside)|(?:forget|never said|nonsense|not|n't)(?: \\p{L}+){0,6} avoid(?:ing)? (?:the )?(?:open air|outdoors)");
    private static final Pattern ENOUGH = Patterns.anyCase(
            "\\b(?:an?|one|two|a\\s+single|just\\s+one|only\\s+one)\\s+(?<kind>(?:\\p{L}+\\s+){1,2}?)(?:is|are|will\\s+be|would\\s+be)\\s+(?:quite\\s+|more\\s+than\\s+|really\\s+)?(?:enough|plenty|sufficient)\\b");
    private static final Pattern LATE_RISERS = Patterns.words(
            "(?:slow|lazy|late|long|easy|unhurried|leisurely|relaxed) (?:mornings?|breakfasts?|starts?)|brunch(?:es)?|late risers?|night owls?|(?:not|n't|never) (?:an? |really |exactly )*(?:early (?:birds?|risers?)|morning (?:people|persons?))|(?:sleep|lie)(?:ing)? in(?= (?:every|each|the morning|and|on|late|a bit|until|till)\\b|s?\\W*$)|no alarm(?: clock)?s?|(?:get|gets|getting|wake|wakes|waking|rise) up late|(?:start|starts|starting) (?:the day |our days |days |each day |every day )?late(?! (?:in|at)\\b)|breakfast late|(?:(?:do|does|wo|ca|would)n'?t|(?:do|will|can) ?not|never|no|not|hates?|nobody) (?!(?:mind|care)\\b)(?:\\p{L}+ ){0,3}?(?:wakes?|waking|gets?|getting|rises?|rising|be|starts?|starting)(?: up)?(?: so| too| very| that| really)? early|not (?:so |too |very )?early|wak(?:e|ing) up (?:a bit )?late");
    private static final Pattern FIRM = Patterns.anyCase(
            ".*\\b(?:absolutely|strictly|never|can'?t|cannot|unable|allergic|must\\s+not|(?:don'?t|do\\s+not|doesn'?t)\\s+do)\\b.*");
    private static final Pattern LIKING = Patterns.anyCase(
            "(?<!don't\\s)(?<!dont\\s)(?<!not\\s)\\b(?<marker>hate\\s+to\\s+(?:miss|skip|lose|leave)|(?:i|we)\\s+(?:really\\s+|also\\s+|just\\s+|both\\s+|all\\s+|do\\s+)?(?:love|like|enjoy|adore|prefer)|(?:i|we)?\\s*(?:would|'d)\\s+(?:really\\s+)?(?:love|like|enjoy|prefer)(?:\\s+to)?|loves?|enjoys?|interested\\s+in|keen\\s+on|fan\\s+of|fond\\s+of|(?:am|'m|are|'re|really|is)\\s+into|passionate\\s+about|(?:focus(?:ed|ing)?|focussed|emphasis|based|centred|centered)\\s+(?:mainly\\s+)?(?:on|around)|(?:i|we)(?:'m|'re|\\s+am|\\s+are)?\\s+(?:want(?:ing)?|wish|hope|hoping|need|must|have)(?:\\s+to)?|must\\s+(?:see|have|include|do)|including|some|more|lots\\s+of|plenty\\s+of|mostly|mainly)\\s+(?<scope>[^.;!?]{1,100}?)(?=[.;!?]|\\s+but\\b|$)");
    /** "I am a tea lover", "we're bird enthusiasts". */
    private static final Pattern LOVER = Patterns.anyCase(
            "\\b(?<scope>[\\p{L}-]{3,20}(?:\\s+[\\p{L}-]{3,20})?)[\\s-](?:lovers?|enthusiasts?|fans?|fanatics?|addicts?|buffs?|freaks?|geeks?|nerds?)\\b(?!\\s+of\\b)");

    private static final Pattern MUST = Patterns.anyCase(".*\\b(?:must|need|have\\s+to)\\b.*");

    private static final String NO_RUSH_SAID =
            "(?:not|nothing|never|without|no need|(?:do|does|wo|ca|would|should|need)n'?t) (?:(?:too|so|very|be|being|get|feel|to|want|wanna|wanting|need|like|in|a|any|it|us|all|that|much|really|at|the|of) ){0,4}(?:rush(?! hours?\\b)(?:ed|ing)?|packed(?! (?:lunch|breakfast|dinner|meal|food|picnic|bag))|hectic|hurr(?:y|ied|ying)|frantic|stress(?:ed|ful)?)";
    private static final Pattern NO_RUSH = Patterns.words(NO_RUSH_SAID);
    private static final Pattern RELAXED = Patterns.words(
            "(?:slow|lazy|easy|relaxed|gentle|leisurely|unhurried|quiet) (?:days?|weekend|weeks?)|(?:relaxed|slow|slower|easy|gentle|leisurely|laid[ -]back|unhurried|comfortable)(?:[ -]pace)|slower|(?:more|very|too) slow(?:ly)?|slow(?: it)? down|less (?:rushed|packed|hectic|busy|stressful|to do)|(?:fewer|less) (?:stops|sights|things|places|activities)|more (?:free|rest|spare) time|more rest|too (?:rushed|packed|hectic|full|much)|take more time|relaxed|relaxing|leisurely|laid[ -]back|unhurried|easy[ -]?going|take (?:it|things) (?:easy|slow|slowly)|slow travel|slow(?:ly)?(?= (?:but|yet|and)\\b)|travel(?:s|ling|ing)? (?:(?:very|really|quite|rather) )?slowly|"
                    + NO_RUSH_SAID
                    + "|(?:that|this|it|(?:the|your|our|this|that) (?:plan|trip|itinerary|schedule|programme|program|tour))(?: (?:all|already|now))? (?:looks?|seems?|feels?|sounds?|is)(?: (?:a bit|a little|very|quite|pretty|rather|so|really|all)){0,2} (?:packed|rushed|hectic|crammed)|(?:no|in no|not in an?) (?:hurry|hurrying|stress)|(?:hates?|do not want|don'?t want|do not like|don'?t like) (?:to (?:be )?|being )?(?:rush(?:ed|ing)?|hurr(?:y|ied|ying)|stressed)|take (?:our|my) time|stress[ -]free|chilled|no rush(?:ing)?|without rushing");
    /** "That's too much, make it cheaper" is no word on the pace. */
    private static final Pattern OF_MONEY =
            Patterns.words("cheap\\p{L}*|expensive|money|cost\\p{L}*|price\\p{L}*|budget|pay|afford\\p{L}*");

    private static final Pattern TOO_MUCH = Patterns.words("too much");
    private static final Pattern PACKED = Patterns.words(
            "(?:busy|packed|full-on|action-packed|hectic|intense) (?:days?|weekend|weeks?)|(?:fast|quick|busy)[ -]pace[d]?|faster|more (?:stops|sights|packed)|(?:see|do) more(?! (?:beach|hik|walk|swim|surf|templ|cultur|histor|natur|wildlife|safari|food|train)\\p{L}*)|(?<!\\b(?:clothes|bags?|have|has|already|is|are|we|i|looks?|seems?|feels?|sounds?|too|bit|very|quite|pretty|rather|so) )packed(?! (?:lunch|breakfast|bags?|my|our))|action[ -]packed|as much as (?:possible|we can|i can)|jam[ -]packed|fast[ -]paced|see everything|cram(?:med)?|intensive");
    private static final Pattern MODERATE = Patterns.words("(?:moderate|medium|normal|balanced|steady)[ -]pace[d]?");

    private static final Pattern WALKS_MUCH = Patterns.words(
            "(?:very |quite |pretty |really )?(?:fit|athletic) (?:and|people|couple|enough)|(?:i'm|we're|we are|i am) (?:very |quite |pretty |really |both )?fit|(?:love|like|enjoy|happy with|fine with|ok with) (?:long|challenging|tough|hard|difficult) (?:walks|hikes|treks|climbs)|(?:happy|love|like) to (?:walk|hike) (?:a lot|far|long)|(?:long|challenging|strenuous|multi[ -]day) (?:hikes?|treks?)|walk(?:ing)? a lot");
    private static final Pattern WALKS_SOME = Patterns.words(
            "(?:no|not|without|avoid|n't want|n't do|n't like|not want) (?:any |to )?(?:long )?(?:walk(?:s|ing)?|hik(?:es?|ing)|treks?) (?:of |for |that (?:is|are|takes?|lasts?) )?(?:longer than|more than|over) (?:about |around )?(?:\\p{Nd}|an? (?:hour|half)|one|two|three|four|half)|moderate (?:walking|hikes?|walks)|some walking(?: is (?:ok|fine))?|easy (?:hikes?|treks?)");

    /** What they say that they do not mind. */
    private static final Pattern BORNE = Patterns.anyCase(
            "\\b(?:nothing\\s+against|no\\s+(?:problem|issue)s?\\s+with|don'?t\\s+mind|do\\s+not\\s+mind|(?:fine|ok(?:ay)?|happy|comfortable)\\s+with|not\\s+(?:afraid|scared|tired)\\s+of|no\\s+longer\\s+(?:hate|mind|avoid|dislike)|get\\s+over\\s+(?:my|our)\\s+fear\\s+of)\\s+([^.,;!?]{1,40})");

    /** "I love crowds now": what annoyed them does so no more. */
    private static final Pattern WANTS_AFTER_ALL = Patterns.anyCase(
            "\\b(?:(?:i|we)(?:\\s+(?:actually|really|do|now|also|quite))*\\s+(?:love|like|enjoy|adore))\\s+(?:the\\s+)?([^.,;!?]{1,30})");

    private static final List<String> ON_FOOT = List.of(Wishes.WALKING, "hiking", "stairs", "heights");

    private final PartyReader party = new PartyReader();
    private final BudgetReader budget = new BudgetReader();

    /** What a text of one line says; its places should be blanked, since "Jungle Beach" is no love of beaches. */
    public Wishes read(String text) {
        var meant = Lament.without(text);
        var own = OfOneself.in(meant);
        var wishes = said(meant);
        return own.isEmpty() ? wishes : wishes.lastingIn(said(own).names());
    }

    /** The same wishes with the conditions that a question sets beside them, its places blanked. */
    public static Wishes withConditions(Wishes wishes, String question) {
        return Avoided.withConditions(wishes, question);
    }

    /** What is taken back is said of nothing else in the message. */
    private Wishes said(String message) {
        var back = TakenBack.in(message);
        var text = back.rest();
        var avoid = new ArrayList<Wish>();
        var withdrawn = new ArrayList<>(back.names());
        var withoutDislikes = new StringBuilder(text);
        for (var dislike : Dislike.in(text)) {
            if (dislike.isOfOneThing() || dislike.asksWhyNot(text)) {
                blank(withoutDislikes, dislike.from(), dislike.to());
                continue;
            }
            if (Narrowed.isLess(dislike.marker())) {
                blank(withoutDislikes, dislike.from(), dislike.to());
                Avoided.in(dislike.scope(), false).stream()
                        .filter(wish -> Interest.NUISANCES.stream()
                                .anyMatch(nuisance -> nuisance.name().equals(wish.value())))
                        .forEach(avoid::add);
                continue;
            }
            var outright = Narrowed.isByTheHour(text.substring(dislike.to())) ? "" : Narrowed.outright(dislike.scope());
            if (outright.isBlank()) {
                blank(withoutDislikes, dislike.from(), dislike.to());
                continue;
            }
            var found = Avoided.in(outright, Patterns.isAllOf(FIRM, dislike.marker()));
            if (found.isEmpty() && !Avoided.isOfADish(dislike.scope())) {
                continue;
            }
            // Who eats no fish has no wish for its market either.
            blank(withoutDislikes, dislike.from(), dislike.to());
            if (dislike.denied() || Clause.denies(text, dislike.start(), dislike.end())) {
                found.forEach(wish -> withdrawn.add(wish.value()));
            } else if (!Clause.isOfOthers(text, dislike.start(), dislike.end())) {
                avoid.addAll(found);
            }
        }
        Requirement.blankAllergies(text, withoutDislikes);
        Patterns.in(BORNE, text).forEach(match -> {
            Avoided.in(match.group(1), false).forEach(wish -> withdrawn.add(wish.value()));
            blank(withoutDislikes, match.start(1), match.end(1));
        });
        WANTS_AFTER_ALL
                .matcher(withoutDislikes)
                .results()
                .flatMap(match ->
                        Interest.NUISANCES.stream().filter(nuisance -> Patterns.isIn(nuisance.words(), match.group(1))))
                .forEach(nuisance -> withdrawn.add(nuisance.name()));
        if (Patterns.isIn(QUIET, text)) {
            avoid.add(new Wish("crowds", false));
        }
        if (Patterns.isIn(LATE_RISERS, text)) {
            avoid.add(new Wish("early starts", false));
        }
        if (Patterns.isIn(IN_THE_OPEN, text)) {
            withdrawn.add(Wishes.OPEN_AIR);
        } else if (Patterns.isIn(UNDER_A_ROOF, text)) {
            avoid.add(new Wish(Wishes.OPEN_AIR, false));
        }
        // Whoever finds one of a kind enough wants that one.
        Patterns.in(ENOUGH, text)
                .flatMap(match -> Avoided.in(match.group("kind"), false).stream())
                .forEach(kind -> avoid.removeIf(wish -> wish.value().equals(kind.value())));
        var limits = Limits.in(text);
        limits.avoid().stream()
                .filter(limit -> avoid.stream().noneMatch(wish -> wish.value().equals(limit.value())))
                .forEach(avoid::add);
        boolean parted = Patterns.isIn(PARTED, text);
        if (parted) {
            withdrawn.addAll(ON_FOOT);
        }
        avoid.removeIf(wish -> withdrawn.contains(wish.value()));
        // How much one walks is a matter of degree, and no thing that a place has or has not.
        boolean littleWalking = avoid.removeIf(wish -> wish.value().equals(Wishes.WALKING));
        withdrawn.addAll(limits.withdrawn());
        var spent = budget.read(text);
        if (spent.isEmpty() && budget.isDenied(text)) {
            withdrawn.add(Wishes.BUDGET);
        }
        var other = Requirement.in(text, withdrawn);
        limits.other().stream().filter(need -> !other.contains(need)).forEach(other::add);
        avoid.removeIf(wish -> other.contains("no " + wish.value()));
        var walking = parted
                ? Optional.<String>empty()
                : limits.walking()
                        .or(() -> walking(text))
                        .or(() -> littleWalking ? Optional.of("low") : Optional.empty());
        if (walking.filter("low"::equals).isPresent()) {
            withdrawn.remove(Wishes.WALKING);
        }
        var rest = withoutDislikes.toString();
        return new Wishes(
                liked(rest),
                Interest.namedIn(rest, false),
                avoid.stream().distinct().toList(),
                pace(text),
                party.read(text),
                spent,
                walking,
                List.copyOf(other),
                withdrawn.stream().distinct().toList(),
                List.of());
    }

    private static List<Wish> liked(String text) {
        var lovers = Patterns.in(LOVER, text)
                .filter(match -> !Clause.denies(text, match.start(), match.end()))
                .flatMap(match -> Interest.namedIn(match.group(1), false).stream());
        return Stream.concat(
                        Patterns.in(LIKING, text)
                                .flatMap(match ->
                                        Interest.namedIn(match.group(2), Patterns.isAllOf(MUST, match.group(1)))
                                                .stream()),
                        lovers)
                .distinct()
                .toList();
    }

    static void blank(StringBuilder text, int from, int to) {
        for (int at = from; at < to; at++) {
            text.setCharAt(at, ' ');
        }
    }

    /** Whether both paces are wished for; "not too packed" is only the one, and who wants to see everything without a rush has said how. */
    static boolean isRelaxedAndPacked(String text) {
        return Patterns.isIn(RELAXED, text)
                && !Patterns.isIn(NO_RUSH, text)
                && Patterns.isIn(PACKED, RELAXED.matcher(text).replaceAll(" "));
    }

    private static Optional<String> pace(String text) {
        if (Patterns.isIn(
                RELAXED, Patterns.isIn(OF_MONEY, text) ? TOO_MUCH.matcher(text).replaceAll(" ") : text)) {
            return Optional.of("relaxed");
        }
        if (Patterns.isIn(PACKED, text)) {
            return Optional.of("packed");
        }
        return Patterns.isIn(MODERATE, text) ? Optional.of("moderate") : Optional.empty();
    }

    private static Optional<String> walking(String text) {
        if (Patterns.isIn(WALKS_MUCH, text)) {
            return Optional.of("high");
        }
        return Patterns.isIn(WALKS_SOME, text) ? Optional.of("medium") : Optional.empty();
    }
}
