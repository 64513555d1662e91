package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells a sentence that speaks for alcohol, or for where it is served, from one that says that there is none. */
final class Alcohol {

    /** For a writer: what to leave out. */
    static final String WORDS =
            "alcohol, bar, pub, nightlife, nightclub, club, cocktail, beer, wine, arrack, toddy, whisky, liquor, booze, sundowner, tavern, brewery, distillery";

    private static final Pattern SERVED = words(DrinkNames.AND_WHERE);

    /** "A fine place for a drink". */
    private static final Pattern A_DRINK = Pattern.compile(
            "\\b(?:for|have|having|enjoy|grab|get|order|over|share|fancy|with|(?:mix|pour|fix|bring)(?:s|es)? (?:you|guests|visitors)) (?:a |an |some |your |another |one |a few |the )?(?:(?:quiet|evening|proper|stiff|late|leisurely|pre-dinner|relaxed|sneaky|cheeky|last|little|quick) )?drinks?\\b|\\b(?:raise|raising|clink) (?:a |your )?glass(?:es)?\\b|(?:^|[:,;–-] ?)drinks (?:on|at|in|by|before|after)\\b",
            CASE_INSENSITIVE);

    private static final Pattern SOFT = words(
            "soft|tea|coffee|juices?|water|coconuts?|lassi|smoothies?|milk(?:shakes?)?|soda|lime|non[- ]alcoholic|alcohol[- ]free|elephants?|animals|deer|birds|herds?|leopards?");

    /** Served on the quiet: of what, need not be said. */
    private static final Pattern ON_THE_QUIET = words(
            "(?:serv(?:e|es|ed|ing)|pour(?:s|ed|ing)?|sell(?:s|ing)?|sold|drink(?:s|ing)?) (?:(?!no\\b|not\\b|nothing\\b|none\\b)[\\w'’]+ ){0,4}(?:quietly|discreetly|secretly|under the (?:counter|table)|on the quiet|behind closed doors|in(?:to)? (?:an? |the |your )?(?:tea ?pots?|tea ?cups?|mugs?|coffee (?:mugs?|cups?)))|ask(?:ing)? for (?:it|some|one|them|a little) in (?:a |the )?(?:tea ?pots?|tea ?cups?|mugs?)|(?:quietly|discreetly|secretly) (?:serv(?:e|es|ed|ing)|pour(?:s|ed|ing)?|sell(?:s|ing)?|drink(?:s|ing)?)");

    private static final Pattern VESSELS = words("(?:tea|coffee) (?:mugs?|cups?|pots?)");

    /** The same words where they mean something else. */
    private static final Pattern OTHERWISE = words(
            "(?:sand|gold|iron|crow|chocolate|snack|juice|milk|salad|coffee|tea|oxygen|parallel|monkey|soap|energy|granola|window|metal|steel)[ -]?bars?|bar reef|bars? of (?:soap|gold|chocolate|the window)|"
                    + "behind bars|toddy[- ]tapp\\w+(?![^.;]{0,60}\\b(?:tast\\w+|cups?|glass(?:es)?|sips?|samples?|drinks?|pours?)\\b)|tapp\\w+ (?:of )?(?:the )?toddy|wine[- ](?:red|coloured|colored)|(?:non[- ]alcoholic|alcohol[- ]free|virgin)(?: (?:drinks?|cocktails?|beers?|wines?|mojitos?))?|alcohol (?:gel|rub|wipes?|sanitiser)|ginger beer|root beer"
                    // "Whisky Point": a name, whatever it was named after.
                    + "|(?:"
                    + DrinkNames.AND_WHERE
                    + ") (?-i:Point|Bay|Beach|Rocks?|Reef|Hill|Falls|Roads?|Street|Lane|Estate|Island|Lagoon|River|Village|Junction|Cove|Break|Tank|Valley)");

    /** "A king coconut instead of a beer": what is not had. */
    private static final Pattern REPLACED = words(
            "(?:instead of|rather than|in place of|(?<!\\bdo )without) (?:any |all |the |a |an |your |another )?(?:cold |cool |evening )?(?:alcohol|beers?|wines?|drinks?|cocktails?|pints?|sundowners?|arrack|bars?|pubs?)(?! (?:that|which|where|is|are))");

    /** Who does not care to serve it, or for wine, and who does not ask for it, speaks for none. */
    private static final String NOT_FOR_IT =
            "(?! (?:to\\b|for (?:[\\p{L}’'-]+ ){0,2}?(?:" + DrinkNames.AND_WHERE + "|it|one|some|drinks?)\\b))";

    /** Of nobody; "nobody minds a dry evening" speaks for none. */
    private static final String MINDS = "(?:minds|objects|complains|cares"
            + NOT_FOR_IT
            + ")(?![^.;!?]{0,40}\\b(?:dry|sober|without|no(?! (?:problem|matter|worr|trouble|need|one)))\\b)";

    /** Words that look like a denial and are none. */
    private static final Pattern NO_DENIAL = words(
            // Who is told not to ask is refused it, who does not ask is not.
            "(?<=\\p{L} )(?<!\\b(?:please|so|then) )(?:do|does|did|will) ?(?:not|n['’]t) (?:mind|object|complain|care"
                    + NOT_FOR_IT
                    + "|ask"
                    + NOT_FOR_IT
                    + ")|(?:nobody|no one) "
                    + MINDS
                    + "|wo(?:n['’]t) (?:mind|object|complain|care"
                    + NOT_FOR_IT
                    + ")|nothing (?:beats|like|compares|(?:to )?(?:stops?|keeps?))|no (?:better|finer|issue|obstacle|trouble|need|problem|doubt|matter|reservation|worries|visit)|not (?:only|just|far|to be missed|to miss|(?:a |an |any )?(?:problem|issue|obstacle|concern))|need not (?:stop|keep)|does(?:n['’]t| not) (?:stop|keep|matter)|(?:don['’]t|do not|never|can['’]t|cannot) (?:miss|forget|skip|beat|go wrong|worry)|"
                    + "nothing better|behind closed doors|nor does it matter|no trip|no evening|not tired|without worr\\w+|no worry");

    /** A ban that is said not to be: "there is no ban on alcohol", "bars are never closed". */
    private static final Pattern NO_BAN = words(
            "(?:no|not|never|(?:is|are|was|were)n['’]t|without|nor|neither|hardly|scarcely) (?:(?:longer|formally|officially|strictly|really|actually|legal|such|general|real|any|a|an|the|under|island-wide|in fact|alcohol|liquor) ){0,3}(?:bans?|banned|prohibit\\w*|forbidden|closed|shut|illegal|restrict\\w*|off[- ]limits|unavailable)|unrestricted|exempt(?:ed)?|(?:the )?bans? (?:on [\\p{L} -]{3,30} )?(?:is|are|was|were|do|does) ?(?:not|n['’]t)|(?:does|do|will) ?(?:not|n['’]t) (?:affect|apply|bind|extend|cover|touch)\\b(?! (?:temples?|sights?|museums?|food|meals?|trains?|buses|shops|anything else|the rest)\\b)|lifted|(?:not|never|rarely|seldom|hardly|loosely|laxly|scarcely|(?:is|are)n['’]t) (?:strictly |really |ever |always |much )?(?:enforced|observed|kept to|respected|taken (?:so |too |very )?seriously)|(?:nobody|no one|hardly anyone) (?:enforces|checks|keeps to|"
                    + MINDS + ")");

    /** Who may buy it on any day is no advice to buy it on that one. */
    private static final Pattern OF_AGE = Pattern.compile(
            "(?:^|[;:–—]|, (?:and|but) )[^;:–—]*?\\b(?:(?:must|has to|have to|need(?:s)? to|should) be (?:at least |over |above |aged |turned )?(?:21|18|twenty-one|eighteen)|(?:nobody|no one|not [\\p{L} ]{0,30}) (?:under|below) (?:21|18|twenty-one|eighteen)|(?:minimum|legal|drinking) (?:drinking |buying |purchase )?age|(?:from|at) (?:the age of )?(?:21|18|twenty-one|eighteen)(?: years)?(?= (?:on|up|or over|or older|and over)\\b))\\b[^;:–—]*",
            CASE_INSENSITIVE);

    /** "No need to give up your beer" denies what would have denied it. */
    private static final Pattern NOT_GIVEN_UP = words(
            "(?:no (?:need|reason|cause)|need not|need ?n['’]t|(?:do not|don['’]t|not) (?:need|have)|unnecessary|not necessary|nobody has|never have|without having) (?:for (?:you|anyone|anybody) )?(?:to )?(?:give up|go without|do without|forgo|forego|miss(?: out)?|skip|abstain|go dry|stay dry|pass on|renounce|sacrifice|suffer|go thirsty|be without|wait|cancel|drop)");

    /** What may be had on any day. */
    private static final String HARMLESS =
            "king coconuts?|coconuts?|teas?|(?:\\w+ )?juices?|coffee|water|soft|mocktails?|non[- ]alcoholic|alcohol[- ]free|virgin|lemonades?|lime sodas?|lassi|smoothies?|milkshakes?|ginger beer|food|dinner|lunch|breakfast|meals?|dances?|shows?|views?|sunset|lake|evening|quiet|calm|temples?|drums|lanterns|perahera";

    /** For whom it is said not to hold, and what they may do. */
    private static final Pattern EXCEPTION = words(
            "(?:tourists?|foreigners?|guests?|visitors?|travell?ers?|hotels?|restaurants?|resorts?|you|they) (?:can|may|could|will|are (?:free|able|allowed|welcome|permitted) to)(?: (?:still|always|often|just|(?!(?:only|hardly|barely|scarcely|rarely)\\b)\\p{L}+ly))? (?:drink|serve|pour|sell|(?:order|buy|get|have(?! to\\b)|enjoy|bring)(?= (?:[\\w’'-]+ ){0,4}?(?:"
                    + DrinkNames.AND_WHERE
                    + "|it|one|them|own|drinks?)\\b| (?:as usual|anyway|some|at|in|from|with|without)\\b|\\W*$|[,.;!?]))(?! (?:(?:no|none|nothing|neither|only|just)\\b|(?:a |some |your |the |fresh |good |glass of |cup of )*(?:"
                    + HARMLESS + ")\\b))"
                    + "|(?<!\\b(?:no|nor|neither|not|do|does|few|hardly any) )(?:hotels?|restaurants?|resorts?|bars?|lounges?|guest ?houses?|places) (?:still |do |happily |gladly )?(?:serve|sell|pour|offer|provide)s? (?:it|one|some|them)\\b"
                    + "|(?:guests?|tourists?|foreigners?|visitors?) (?:are|get) (?:still )?served(?! (?:no\\b|none|nothing|only|tea|juice|coffee|soft|(?:their )?(?:dinner|meals?|food|breakfast|lunch)))"
                    + "|(?:make|makes|making|made) (?:an |some |a few )?exceptions?|exceptions? (?:is|are) made");

    /** What is drunk on the day is as little for it when it was bought before. */
    private static final Pattern STOCKED = Pattern.compile(
            "(?i)\\bstock(?:ed|ing)? up\\b|\\b(?:buy|get|bring|take|carry|smuggle|pick up)\\b.{0,60}\\b(?:before|beforehand|ahead|in advance|the previous)\\b");

    /** "The evening after Galle" is none of another day, the one after Vesak is. */
    private static final String BUT_OF_A_PLACE =
            "(?! (?-i:(?!(?:Poya|Full Moon|Il (?:Poya|Full)|(?:Adhi )?(?:Duruthu|Nawam|Medin|Madin|Bak|Vesak|Poson|Esala|Nikini|Binara|Vap|Unduvap))\\b)\\p{Lu}))";

    private static final Pattern SAYS_NO = words(
            "without (?:the |any )?(?:sales?|service|serving|selling|supply|trade)\\b|disappoint\\w*|let(?:ting)? you down|out of luck|no luck|less luck\\w*|unlucky|no such luck|off sale|(?:is|are|be|['’]s|stays?) off(?= ?[,.;:!)]| ?$| (?:that|this) | on (?:the|that|this|your|\\d)| for (?:the|that|this|you))|bad news|draw a blank|(?:have|has|had) to pass|(?:make|has to|have to|had to|must|will|can|to) do without|nobody (?:sells?|serves?|pours?)|wait (?:a|one|another) (?:night|day|evening)|let\\b[^.;,]{1,25}\\bwait|(?:stops?|ends?|halts?|suspends?|pauses?|blocks?|freezes|cuts off|rules out) (?:all |any |every |the |island-wide )*(?:alcohol|liquor|beer|wine|drinks?) (?:sales?|trade)|"
                    + "bans?|banned|prohibit\\w*|forbid|forbids|forbidden|closed|closure|wait(?:s|ing)? (?:until|till|for)|(?:will |must |has to |have to )wait|go(?:es)? dry|off the shel(?:f|ves)|(?:keep|keeps|kept|keeping|takes|taken|taking) (?:(?!(?:serv|sell|pour)\\w*\\b|sold\\b)[\\w'’]+ ){0,4}?off the counters?|(?:is|are|stays?|goes?|comes?) off the counters?|(?:sale|sales|selling|serving|service)\\b[^.;,]{0,25}\\b(?:stops?|ends?|ceases?|pauses?|halted|halts?|suspended)|run dry|runs dry|not sold|clos(?:e|es)(?! (?:to|by|at|late|together|after|around|about|enough|past)\\b)|unavailable|illegal|off[- ]limits|impossible|out of the question|rules? out|ruled out|"
                    + "could not find|couldn['’]t find|another (?:day|evening|date|night|time|occasion)|(?:any |all |most )?other (?:days?|evenings?|nights?)|(?:an |any )?(?:ordinary|normal) (?:day|night|evening)s?|shut|re-?opens?|open(?:s|ed)? again|stays? dark|off the menu|off the table|dry day|would have had|(?:keep|save|leave) (?:the |your |any |that |those )?(?:\\w+ )?(?:beers?|bars?|wines?|drinks?|arrack|cocktails?|pubs?|clubs?|nightlife)\\b.{0,25}\\b(?:for|until|till|to)|(?:the )?(?:next|following) (?:day|evening)|the (?:day|evening) (?:before|after)"
                    + BUT_OF_A_PLACE
                    + "|refrain\\w*|suspend\\w*|restrict\\w*|"
                    + "(?:avoid|avoiding|skip|skipping|forget|forgo|do without|give up|pass on|hold off on|leave out|postpone|instead of|without|abstain from|stops? (?:selling|serving)) (?:any |all |the |a |your |selling |serving |drop of )*(?:(?!at\\b|by\\b|in\\b|to\\b|for\\b|and\\b|but\\b)[\\p{L}’'-]+ )??(?:drinks?|drinking|"
                    + DrinkNames.AND_WHERE + ")");

    /** "Evenings are lively, with bars, but a Poya evening is quiet": said to tell the difference. */
    private static final Pattern QUIET_POYA = words(
            "poya (?:evenings?|days?|nights?)? ?(?:is|are|will be|stays?) (?:\\w+ ){0,2}(?:quiet|dry|calm|sober)");

    /** "Bars here normally pour until late, but on this evening they sell no drinks". */
    private static final Pattern OTHERWISE_ONLY = Pattern.compile(
            "\\b(?:normally|usually|ordinarily|otherwise|as a rule|generally|most (?:nights|evenings|days))\\b.*\\b(?:but|yet|though|although|while|whereas)\\b.*\\b(?:this|that|tonight|today|poya|full[- ]moon)\\b[^,;]*\\b(?:no|not|nothing|none|dry|closed|shut|(?:is|are|do|does|wo)n['’]t)\\b"
                    + "|\\b(?:normally|usually|ordinarily|otherwise|as a rule|generally|most (?:nights|evenings|days))\\b.*\\b(?:but|yet|though|just) not (?:on |for )?(?:this|that|tonight|today|your|the \\d)",
            CASE_INSENSITIVE);

    /** "No alcohol is sold that day; the parties of the season are at weekends". */
    private static final Pattern REFUSED_THEN_USUAL = Pattern.compile(
            "\\b(?:no|not|nothing|none|nobody|closed|banned|n['’]t)\\b[^;]*;[^;]*\\b(?:of the season|in (?:the |high )?season|(?:at|on) (?:the )?weekends?|normally|usually|otherwise)\\b",
            CASE_INSENSITIVE);

    /** An invitation is one whatever else is said to be closed. */
    private static final Pattern INVITATION = Pattern.compile(
            "^\\W*(?:(?:then|so|in the evening|after dinner|afterwards|later),? )?(?:head|try|enjoy|order|sip|grab|toast|settle|drop|pop|join) ",
            CASE_INSENSITIVE);

    private static final Pattern GOES_ON =
            Pattern.compile("[,;:–—]|\\b(?:since|because|as|while|whereas|but|for which)\\b", CASE_INSENSITIVE);

    /** "However, that evening they are all closed": what was named before. */
    private static final Pattern IN_OTHER_WORDS = words(
            "dry|teetotal|sober|drinks?|poya|full[- ]moon|not (?:be )?(?:sold|served|poured)|(?:they|these|those|all of them|none) (?:\\w+ ){0,2}?(?:closed|shut|close)|(?:the |a )?(?:ban|sales?)");

    /** "Sold again from Wednesday"; "serve beer again" and "calm again by the small hours" are of the very night. */
    private static final String AGAIN_THEN = "(?:open|opens|opened|back|available|allowed) again"
            + "|(?:(?<=\\b(?:from|after|once|when|on|until|till|then) [^.;]{0,80})again|again(?= (?:on|from|after|once|when|as soon|the (?:day|next|following|\\d))\\b))(?<!\\b(?:calm|quiet|silent|peaceful|dark|lively|busy|empty) again)";

    private static final Pattern ANOTHER_TIME = words(
            "(?:another|(?:a |any |some )?different|some other) (?:day|evening|date|night|time|week|weekend)|(?:any |all |most )?other (?:days?|evenings?|nights?|dates?|weekends?)|(?:the )?(?:next|following) (?:day|evening|night|weekend)|the (?:day|evening|night) after"
                    + BUT_OF_A_PLACE
                    + "|the day before|re-?opens?|" + AGAIN_THEN + "|tomorrow");

    /** "Once it is dark", "from eight in the evening". */
    private static final String LATER_THAT_DAY =
            "(?:once|when|as soon as|after|until|till|from) (?:it (?:is|gets|grows|has got) |it['’]s )?(?:quite )?(?:dark|sunset|sundown|nightfall|dusk|dinner|the (?:prayers|ceremon(?:y|ies)|procession|temple bells?)|the (?:sun|moon) (?:is|has|goes|sets|rises|comes)|(?:about |around )?(?:five|six|seven|eight|nine|ten|eleven|\\d{1,2})(?: p\\.?m| o['’]clock| in the evening| at night))";

    /** Of the very day. */
    private static final Pattern OF_THIS_DAY =
            words("tonight|today|th(?:at|is) (?:day|evening|night)|same (?:day|evening|night)");

    /** The same, or what comes later on it. */
    private static final Pattern OF_THAT_DAY = words(OF_THIS_DAY.pattern() + "|" + LATER_THAT_DAY);

    /** "From eight in the evening the bars pour again": nothing ends before the day does. */
    private static final Pattern RESUMED_THAT_DAY =
            words("(?:" + LATER_THAT_DAY + ")\\b[^.;]{0,60}\\bagain|again\\b[^.;]{0,20}\\b(?:" + LATER_THAT_DAY + ")");

    private static final Pattern NEXT_DAY = words(
            "(?:next|following) (?:day|evening|night)|tomorrow|the (?:day|evening|night) after|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\d{1,2}(?:st|nd|rd|th)|midnight");

    private static final Pattern NEGATION = words(
            "no|not|never|none|nothing|nobody|cannot|\\w+n['’]t|nor|neither|nowhere|hardly|scarcely|barely|lacks?|(?:do|go|get by|manage) without|(?:far|well)? ?away from|gave up|gives up");

    private static final Pattern EVASION = words(
            "still|anyway|regardless|nevertheless|nonetheless|discreetly|quietly serve|secretly|under the (?:counter|table)|ask (?:quietly|around|nicely)|speakeas(?:y|ies)|ways? (?:a)?round|(?:get|gets|getting) (?:a)?round (?:it|this|that|the (?:bans?|rules?|law))|on the sly|with a (?:nod|wink)|off the books|loopholes?|turn(?:s|ing)? a blind eye|look(?:s|ing)? the other way");

    private static final String DEEDS =
            "(?:ask|get|order|try|crack|have(?! to\\b)|grab|bring|buy|take|enjoy|settle for|end with|end on|sip|toast|drop|head|pop|join|pick|fetch|mix|share|pour|raise|celebrate|finish|visit|treat|call for|send for)\\b";

    private static final Pattern BUT = Pattern.compile(
            "\\s*(?:;|—|–|\\b(?:but|yet|however|though|although|even though|despite|whereas|luckily|fortunately)\\b)\\s*",
            CASE_INSENSITIVE);

    /** "No alcohol is sold, so ask your hotel for a rum punch": what is asked for is not what is denied. */
    private static final Pattern AND_SO = Pattern.compile(
            ",?\\s+(?:so|and|then|hence|therefore|instead)\\s+(?=(?:(?:for|in|at|after|on|by) (?:\\p{L}+ ){1,3}?|tonight |afterwards |later )?(?:please |just |simply |better |rather |perhaps |do |you (?:can|could|may|might) )*"
                    + DEEDS
                    + ")|,\\s+(?=(?:please |just |simply )?" + DEEDS
                    // "So for a cold beer, choose a beach bar."
                    + ")|,?\\s+so\\s+(?=(?:for|if you|when you)\\b[^.;,]{3,60},\\s*(?:choose|pick|go|make for|use|look|see|"
                    + DEEDS + "))",
            CASE_INSENSITIVE);

    private static final Pattern VENUE = words("bars?|pubs?|taverns?|(?:beach|night) ?-?clubs?");

    /** How an evening is spent; a bar is there for its drinks. */
    private static final Pattern OF_AN_EVENING =
            words("night ?life|(?:beach|late|all[- ]night|pool|night|club|full[- ]moon) part(?:y|ies)");

    private static final Pattern SPEAKS_TO_SOMEBODY = Pattern.compile(
            "\\b(?:you|your|yours|yourself|yourselves|we|us|our|let['’]?s|I['’]?d|I|guests?|visitors?|tourists?|foreigners?|perfect|ideal|ends?|finish|round(?:s|ing)? off|serv\\w+|crawl\\w*|hopping|pour\\w*|sell\\w*|sold|drinks?|open|carry on)\\b|(?:^|[.;:,!–—|-]\\s*|\\b(?:and|then|so|or|but|please)\\s+|^\\W*(?:after|before|at|in|on|by|once|when|from|later)\\b[^,.;:]{0,30}\\s)(?:"
                    + DEEDS
                    + "|(?:go|start|begin|choose|make for|look|see|stroll|walk|catch|dance|spend|stay|come|save|leave)\\b)",
            CASE_INSENSITIVE);

    private static final Pattern COMMA = Pattern.compile(",\\s*");

    private static final Pattern CONCESSION = Pattern.compile(
            "^\\s*(?:[\\p{L}\\d ]{1,30}:\\s+)?(?:although|though|even though|while|despite|even if|if)\\b([^,]*),(.*)$",
            CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern LABEL = Pattern.compile(
            "^[^:.;!?]{1,45}:\\s|^(?i:as (?:for|to)|about|regarding|on the subject of) [^,:.;!?]{1,45},\\s");
    /** "Not to be missed" and "no problem" refuse nothing. */
    private static final Pattern REFUSED = words(
            "no(?! (?:problem|worr|trouble|need|reason|shortage|doubt|harm|better|wonder|matter|lack|limit|end)\\w*)|not(?! (?:to be missed|to miss|only|just|far|a problem|bad|long))|none|never(?! (?:far|closes?|shut|mind|miss))|leave (?:it|that|this|them)|skip (?:it|that|this)|forget (?:it|that)|sorry|unfortunately|poya|full[- ]moon|another (?:day|evening|night)|off(?= ?[,.;:!]| ?$)|out(?= ?[,.;:!]| ?$)|wait(?: (?:until|till|for)|(?= ?[,.;:!]| ?$))|(?!(?:wo|do|should|ca|must)n['’]t (?:\\w+ )?(?:miss|forget|find (?:a )?better|go wrong))\\w+n['’]t");

    /** Whether any part of a sentence speaks for it. */
    static final Reading<Boolean> ADVISED = Reading.by(Alcohol::isAdvisedIn);

    private Alcohol() {}

    /** Whether any part of the sentence speaks for it. */
    static boolean isAdvisedIn(String sentence) {
        var named = withoutARuleOfAge(OTHERWISE.matcher(sentence).replaceAll("food"));
        if (isNotGivenUp(named)) {
            return true;
        }
        var text = REPLACED.matcher(named).replaceAll(" ");
        if (isServedOnTheQuiet(text) || isServedAgainThatDay(text)) {
            return true;
        }
        if (things(text).isEmpty() || isRefusedUnderItsLabel(text)) {
            return false;
        }
        if (NO_BAN.matcher(text).find()
                || EXCEPTION.matcher(text).find()
                || STOCKED.matcher(text).find()) {
            return !isAboutAnotherTime(text);
        }
        if (ANOTHER_TIME.matcher(text).find()
                && !EVASION.matcher(text).find()
                && !OF_THAT_DAY.matcher(text).find()
                && !INVITATION.matcher(text).find()) {
            return false;
        }
        boolean saysHowItDiffers = QUIET_POYA.matcher(text).find()
                || OTHERWISE_ONLY.matcher(text).find()
                || REFUSED_THEN_USUAL.matcher(text).find();
        if (saysHowItDiffers && !EVASION.matcher(text).find()) {
            return false;
        }
        text = NO_DENIAL.matcher(text).replaceAll(" ");
        var concession = CONCESSION.matcher(text);
        if (concession.matches()) {
            return clauseAdvises(concession.group(1)) || partsAdvise(concession.group(2));
        }
        return partsAdvise(text);
    }

    /** Whether a sentence speaks of it, for it or against it. */
    static boolean speaksOfIt(String sentence) {
        return !things(sentence).isEmpty() || IN_OTHER_WORDS.matcher(sentence).find();
    }

    /** Whether a sentence names it, or where it is served. */
    static boolean isNamedIn(String sentence) {
        return !things(OTHERWISE.matcher(sentence).replaceAll("food")).isEmpty();
    }

    /** A text without the words for it. */
    static String unnamedIn(CharSequence text) {
        return SERVED.matcher(text).replaceAll(" ");
    }

    /**
     * "Nights are lively in season, with beach parties" tells how the place is: it names no drink, speaks to nobody, and says nothing of that
     * day nor of what is served.
     */
    static boolean onlyTellsOfPlaces(String sentence) {
        var text = OTHERWISE.matcher(sentence).replaceAll("food");
        return things(text).stream()
                        .allMatch(thing -> OF_AN_EVENING.matcher(thing.group()).matches())
                && !SPEAKS_TO_SOMEBODY.matcher(text).find()
                && !isBanDeniedIn(text)
                && !EVASION.matcher(text).find()
                && !OF_THIS_DAY.matcher(text).find();
    }

    /** Whether it gets round the ban or speaks of that very evening. */
    static boolean pointsAtTheDay(String sentence) {
        return OF_THAT_DAY.matcher(sentence).find()
                || EVASION.matcher(sentence).find()
                || isServedOnTheQuiet(sentence)
                || isBanDeniedIn(sentence)
                || NOT_GIVEN_UP.matcher(sentence).find();
    }

    /** Whether it speaks of a later day, and not of that one. */
    static boolean isOfAnotherDay(String sentence) {
        return NEXT_DAY.matcher(sentence).find()
                && !OF_THAT_DAY.matcher(sentence).find();
    }

    /** Whether it tells somebody to go for it. */
    static boolean invites(String sentence) {
        return INVITATION.matcher(sentence).find();
    }

    /** "The whisky: please leave it", "About that cocktail: the 23rd is a Poya". */
    private static boolean isRefusedUnderItsLabel(String text) {
        var label = LABEL.matcher(text);
        return label.find()
                && things(label.replaceFirst("")).isEmpty()
                && REFUSED.matcher(label.replaceFirst("")).find()
                && !NO_BAN.matcher(text).find()
                && !EXCEPTION.matcher(text).find()
                && !STOCKED.matcher(text).find()
                && !EVASION.matcher(text).find();
    }

    /** Whether it denies a ban or speaks of those whom it spares. */
    static boolean isBanDeniedIn(String sentence) {
        return NO_BAN.matcher(NO_DENIAL.matcher(sentence).replaceAll(" ")).find()
                || EXCEPTION.matcher(sentence).find();
    }

    /** "The bars are no longer closed the next day": of a day that is open. */
    private static boolean isAboutAnotherTime(String text) {
        return ANOTHER_TIME.matcher(text).find() && !STOCKED.matcher(text).find();
    }

    private static boolean partsAdvise(String text) {
        return BUT.splitAsStream(text)
                .anyMatch(part -> clauseAdvises(part)
                        || AND_SO.splitAsStream(part).skip(1).anyMatch(Alcohol::deedAdvises));
    }

    /** What one is told to do instead; a bar may pour a juice. */
    private static boolean deedAdvises(String deed) {
        boolean isAJuiceAtABar = SOFT.matcher(deed).find()
                && things(deed).stream()
                        .allMatch(thing -> VENUE.matcher(thing.group()).find());
        return clauseAdvises(deed)
                && !isAJuiceAtABar
                && !ANOTHER_TIME.matcher(deed).find();
    }

    private static boolean clauseAdvises(String clause) {
        if (things(clause).isEmpty()) {
            return false;
        }
        if (deniesNearBy(clause)) {
            return false;
        }
        return EVASION.matcher(clause).find()
                || (invitesToIt(clause) && !ANOTHER_TIME.matcher(clause).find())
                || !SAYS_NO.matcher(clause).find();
    }

    /** "Join the families for ice cream, since wine is off" invites to ice cream. */
    private static boolean invitesToIt(String clause) {
        var invitation = INVITATION.matcher(clause);
        return invitation.find()
                && !things(GOES_ON.split(clause.substring(invitation.end()), 2)[0])
                        .isEmpty();
    }

    /** A "no" or "not" that belongs to the thing itself: near it, and no comma between. */
    private static boolean deniesNearBy(String clause) {
        return things(clause).stream()
                .anyMatch(thing -> NEGATION.matcher(clause).results().anyMatch(no -> {
                    int from = Math.min(no.end(), thing.end());
                    int to = Math.max(no.start(), thing.start());
                    return to - from <= 40
                            && (to <= from || clause.substring(from, to).indexOf(',') < 0);
                }));
    }

    /** "Buyers must be at least 21", and not what is poured beside it. */
    private static String withoutARuleOfAge(String text) {
        return EXCEPTION.matcher(text).find()
                        || EVASION.matcher(text).find()
                        || OF_THAT_DAY.matcher(text).find()
                ? text
                : OF_AGE.matcher(text).replaceAll(" ");
    }

    private static boolean isNotGivenUp(String text) {
        return NOT_GIVEN_UP.matcher(text).find()
                && !things(text).isEmpty()
                && !SOFT.matcher(text).find()
                && (!isAboutAnotherTime(text) || OF_THAT_DAY.matcher(text).find());
    }

    private static boolean isServedAgainThatDay(String text) {
        return !things(text).isEmpty()
                && RESUMED_THAT_DAY.matcher(text).find()
                && !NEXT_DAY.matcher(text).find();
    }

    private static boolean isServedOnTheQuiet(String text) {
        return ON_THE_QUIET.matcher(text).find()
                && BUT.splitAsStream(text)
                        .flatMap(COMMA::splitAsStream)
                        .anyMatch(part -> ON_THE_QUIET.matcher(part).find()
                                && !NEGATION.matcher(part).find()
                                && !SOFT.matcher(VESSELS.matcher(part).replaceAll(" "))
                                        .find());
    }

    /** Where a text names it, or where it is served. */
    private static List<MatchResult> things(String text) {
        var drinks = SOFT.matcher(text).find()
                ? Stream.<MatchResult>of()
                : A_DRINK.matcher(text).results();
        return Stream.concat(SERVED.matcher(text).results(), drinks).toList();
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }
}
