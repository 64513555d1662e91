package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.verifier.check.Check.Fault;
import java.time.LocalDate;
import java.time.Month;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Nothing is advised that the evidence itself says one must not do, in whatever words. */
final class ForbiddenDeeds {

    /**
     * Something that is forbidden here and there.
     *
     * @param named how a rule names it
     * @param advised how it is advised
     */
    private record Deed(Pattern named, Pattern advised, boolean isInWater) {

        boolean isForbiddenBy(Rule rule, String text, Set<String> places) {
            return !(OF_THE_INSIDE.matcher(rule.text()).find()
                            && OUTSIDE.matcher(text).find())
                    && named.matcher(isInWater ? ofTheWater(rule.text(), text) : rule.text())
                            .find()
                    && !rule.isOfAnotherTimeThan(text)
                    && (!isInWater
                            || Waters.mayBeTheSame(Waters.in(rule.text(), places), Waters.in(advice(text), places)));
        }

        /** What a rule says of the water itself, and not of animals, nor of a danger of which the advice has no word. */
        private static String ofTheWater(String rule, String advice) {
            var terms = Words.terms(advice);
            var ofAll =
                    IN_PART.matcher(WITH_ANIMALS.matcher(rule).replaceAll(" ")).replaceAll(" ");
            return UNDER_A_CONDITION
                    .matcher(ofAll)
                    .replaceAll(part ->
                            Words.subjects(part.group("condition")).stream().anyMatch(terms::contains)
                                    ? Matcher.quoteReplacement(part.group())
                                    : " ");
        }

        /** The parts of a sentence that speak for it. */
        private String advice(String text) {
            return OF_ITS_OWN
                    .splitAsStream(BUT_NOT_AT.matcher(text).replaceAll(" "))
                    .filter(clause -> advised.matcher(clause).find())
                    .collect(Collectors.joining(" "));
        }
    }

    /**
     * A sentence that forbids something.
     *
     * @param month of the day that it holds for; none where it always holds
     */
    private record Rule(String text, Optional<Month> month) {

        /** "In May, bathing is lovely there", where December forbids it. */
        boolean isOfAnotherTimeThan(String advice) {
            if (month.isEmpty()) {
                return false;
            }
            var months = Facts.in(advice).allMonths();
            return (!months.isEmpty() && !months.contains(month.get()))
                    || ANOTHER_TIME.matcher(advice).find();
        }
    }

    /** What is forbidden within says nothing of what is done outside. */
    private static final Pattern OF_THE_INSIDE = words("inside|inner|within|in the (?:shrines?|sanctum)");

    private static final Pattern OUTSIDE = words("outside|outdoors?|in the open|from (?:the )?outside");

    /** "Swimming with the whales is not allowed" leaves the bay to whoever wants to swim. */
    private static final Pattern WITH_ANIMALS = words(
            "(?:swim|bath|snorkel|div)\\w* (?:close |near |next |up )?(?:with|to|beside|among) (?:the |wild )?(?:them|whales?|dolphins?|elephants?|turtles?|sharks?|animals?|crocodiles?)");

    /** "Stay out of the water where red flags fly" and "not safe everywhere" leave the rest of the sea to the swimmer. */
    private static final Pattern UNDER_A_CONDITION = words(
            "(?:(?:stay|keep|remain|be) )?out of the (?:sea|water) (?<condition>(?:where|when|whenever|if|while|as long as)\\b[^.;]*)");

    /** What is not so everywhere, or not beside something else, is no ban. */
    private static final Pattern IN_PART =
            words("not (?:\\p{L}+ ){0,2}?(?:everywhere|always|at all times)|not (?:go together|mix)");

    private static final List<Deed> DEEDS = List.of(
            deed(
                    "(?:swim|bath|snorkel|div)\\w* with",
                    "(?:swim|bathe|bathing|snorkel|div)\\w* (?:with|among|alongside|beside|next to|close to) (?:the |an? |wild |blue |sperm ){0,2}(?:whales?|dolphins?|elephants?|turtles?|sharks?)"),
            inWater(
                    "not to (?:swim|bathe)|leave the swimming|too strong for (?:bathing|swimming)|(?:nobody|no one) (?:should|may|must) (?:swim|bathe)|no (?:swimming|bathing)|no place (?:for swim\\w*|to swim)|(?:swimming|bathing) [^.;]{0,40}\\b(?:not|never|forbidden|prohibited|unsafe|dangerous)|(?:do not|never|must not|may not) (?:swim|bathe)|out of the (?:sea|water)",
                    "swim\\w*|dips?|splash(?:ing|es)? (?:about|around|in|through)|(?:quick |short |cool )bath|bath(?:e|ing)|plunge|slip into the (?:water|sea)|paddl\\w+|snorkel\\w*|cool off in"),
            deed("boat\\w*", "boat (?:trips?|rides?|tours?)|by boat|snorkel\\w* trips?|(?:take|hire|charter) a boat"),
            deed(
                    "(?:stay|remain|keep) behind (?:the|an?|it)",
                    "in front of (?:the|an?|it|her)|(?:to|round) the front of|face to face|see (?:its|her|his) face"),
            deed(
                    "(?:stand|step|walk) on (?:either|the corals?|corals?|it)\\b",
                    "(?:stand|step|walk|rest|climb)\\w* on (?:the |a )?(?:corals?|reef)|break off"),
            deed(
                    "in daylight|by daylight",
                    "(?:drive|walk|ride|travel|cross)\\b[^.;]{0,50}\\b(?:after dark|at night|by night|in the dark)"),
            deed(
                    "flags?|signs?|warnings?",
                    "(?:ignore|disregard|pay no attention to|never mind) [^.;]{0,20}\\b(?:flags?|signs?|warnings?)"),
            deed(
                    "(?:along|on) the (?:railway |train )?(?:tracks?|rails|line)",
                    "(?:walk\\w*|stroll\\w*|hik\\w+) (?:along|on|down) the (?:railway |train )?(?:tracks?|rails|line)|follow\\w* the (?:railway |train )?(?:tracks|rails)"),
            deed(
                    "in a thunderstorm|after rain",
                    "(?:go|climb|hike|head|set off)\\b[^.;]{0,30}\\b(?:(?:right|straight|just) after|during|in) (?:a |the |any )?(?:rain|showers?|storms?|thunderstorms?)\\b"),
            deed(
                    "feed\\w*|fed|snatch\\w*|(?:foods?|fruits?|bags?|snacks?) (?:\\p{L}+ ){0,3}?(?:out of sight|hidden|away|closed|packed)",
                    "(?:hold|have|keep|carry)\\b (?:\\p{L}+ ){0,3}?(?:foods?|fruits?|bananas?|nuts|snacks?) (?:out |ready |open |visibl[ey] )?(?:in (?:your|the|one) hands?|at hand|for them|for the)|feed|feeding|(?:offer|give|hand|toss|throw|hold out)\\w* (?:\\w+ ){0,4}?(?:seaweed|fruits?|bananas?|nuts|peanuts|bread|foods?|snacks?|handfuls?|biscuits|leaves|grass|carrots|rice)|eat(?:s|ing)? (?:from|out of) your hand|hand[- ]?fe(?:e)?d|bring (?:some )?(?:bananas|carrots|fruit|bread|peanuts)"),
            deed(
                    "(?:stay|remain|keep) in the (?:jeep|vehicle|car)|leav\\w+ the (?:jeep|vehicle|car)",
                    "(?:get|step|climb|hop|jump) (?:out of|off|down from) (?:the|your) (?:jeep|vehicle|car)|leave (?:the|your) (?:jeep|vehicle|car)"),
            deed("drones?", "drones?"),
            deed(
                    "distance (?:must|should|has to) be kept|keep (?:\\p{L}+ ){0,3}distance|behind (?:the )?(?:barriers?|fences?|ropes?)|nobody may touch|keep (?:well )?(?:clear of|away from)",
                    "(?<!\\benough to )(?:pet|stroke|pat|cuddle|hug|touch) (?:\\p{L}+ ){0,2}(?:elephants?|calves|calf|turtles?|animals?|deer|monkeys?|crocodiles?|leopards?|them)|(?:step|climb|duck|slip|get|go) (?:past|over|around|under|behind) the (?:barriers?|fences?|ropes?|railings?)|(?:right|close) up to (?:the )?(?:elephants?|calves|animals?|herd|them)"),
            deed(
                    "back(?:s)? (?:to|on|towards) (?:a|the|any) (?:\\w+ )?(?:buddha|images?|statues?)[\\w ]*|turn\\w* (?:their|your|one['’]s|the) backs?",
                    "(?:turn|turned|turning|with) (?:your|one['’]s|their|the) backs? (?:to|on|towards) (?:a|the|one)|(?:poses?|posing|stand\\w*|sit\\w*) (?:\\w+ ){0,3}backs? (?:to|on|towards)|back[- ]to[- ]the[- ]buddha|selfies? with the buddha"),
            deed("(?:leap|jump|div)\\w*", "(?:leap|jump|dive)(?:s|ing)?\\b|divers? (?:leap|jump)\\w*"),
            deed(
                    "lean\\w* (?:out )?(?:from|of) a (?:moving )?train",
                    "(?:lean|hang)(?:ing)? (?:far )?(?:out )?(?:of|from) (?:the|a) (?:moving )?(?:train|door|carriage)"),
            deed(
                    "walk\\w* (?:\\w+ ){0,2}(?:after dark|at night)",
                    "(?:moonlit|night(?:-time)?|midnight) (?:walks?|strolls?)|(?:walk|stroll)\\b[^.]{0,25}(?:at night|after dark|in the dark|by moonlight)"),
            deed("flash", "(?:use|with|turn on) (?:the |your |a )?flash"),
            deed(
                    "photograph\\w*|photos?|cameras?",
                    "(?:take|snap|get) (?:\\w+ ){0,3}(?:photos?|pictures?|selfies?)|photograph(?:y|ing)? (?:\\w+ ){0,5}(?:is|are) (?:allowed|permitted|fine|ok)"),
            deed(
                    "photograph\\w*|photos?|cameras?",
                    "(?:may|can|could|free to|allowed to|permitted to|welcome to|fine to|ok to|right to) (?:(?!not\\b|only\\b)\\p{L}+ ){0,2}?(?:photograph|film|take (?:\\p{L}+ ){0,3}?(?:photos?|photographs|pictures))\\b[^.;]{0,60}\\b(?:inside|within|indoors|in the (?:shrines?|sanctum|inner \\p{L}+))|(?:may|can|could) be (?:photographed|filmed)\\b[^.;]{0,40}\\b(?:inside|within|indoors)|(?:inside|within|indoors)\\b[^.;]{0,30}\\b(?:may|can|could|free to|allowed to|welcome to) (?:(?!not\\b|only\\b)\\p{L}+ ){0,2}?(?:photograph|film|take (?:\\p{L}+ ){0,3}?(?:photos?|photographs|pictures))"),
            deed("touch\\w*", "(?<!\\benough to )touch"),
            deed(
                    "climb\\w* on|climb\\w* (?:the )?(?:statues?|stupas?|dagobas?|ruins)",
                    "climb (?:on(?:to)?|up) (?:the )?(?:statues?|stupas?|dagobas?|ruins|walls)"),
            deed(
                    "(?:elephant )?rides?\\b[^.;]{0,60}\\b(?:elephants?|refuse)|rid(?:e|ing) (?:on )?(?:an |the )?elephants?",
                    "(?:do |please )?(?:book|take|go for|try|enjoy|recommend|choose|have) (?:the|a|an|that) (?:elephant )?rides?(?= ?[,.;:!]| and | it | at )|(?:rides?|riding|bath\\w*|washing) (?:\\w+ ){0,2}?(?:on |with )?(?:an |the |a )?elephants?|elephant[- ](?:rides?|back|baths?)"),
            // Whatever it is that one should not do in such weather.
            deed(
                    "in flood|floods?|flooded|storms?|thunder\\w*|rough|strong currents?|lightning|wet (?:rocks?|paths?|steps?)|slippery|fog",
                    "(?:even (?:when|if|in|during|after)|despite|regardless of|no matter|whatever|stay|remain|linger)\\b[^.;]{0,40}\\b(?:thunder\\w*|flood\\w*|storms?|rough|currents?|lightning|wet|slippery|fog(?:gy)?)"),
            deed(
                    "camp\\w*",
                    "(?:camp|pitch|put up|sleep)\\b[^.;]{0,30}\\b(?:wherever|anywhere|any spot|where(?:ver)? you (?:like|please|want))|wild[- ]camp\\w*"),
            deed(
                    "in flood|floods?|flooded",
                    "(?:go|start|set (?:off|out)|raft|swim|paddle|cross|ride|come)\\b[^.;]{0,30}\\b(?:while|when|whenever|during|in|as soon as|once)\\b[^.;]{0,30}\\b(?:in (?:full )?flood|floods?|flooded|high water)"),
            deed(
                    "railings?|barriers?|fences?|closer angle|not leave the path|stay on the (?:path|platform)",
                    "(?:climb|step|lean|reach|get|hop|swing|duck|slip)\\w* (?:\\p{L}+ ){0,2}?(?:over|past|across|beyond|around|under|through|outside) the (?:\\p{L}+ )?(?:railings?|barriers?|fences?|wall|ropes?)"),
            deed(
                    "(?:collect|take|pick|remove|touch)\\w*\\b[^.;]{0,25}\\b(?:corals?|shells?|flowers|plants|stones|sherds|bricks)|no (?:shells|coral)",
                    "(?:collect|gather|pick(?: up)?|take(?: home| away| back)?|bring (?:home|back)|pocket|keep)\\b[^.;]{0,30}\\b(?:corals?|shells?)|(?:corals?|shells?)\\b[^.;]{0,20}\\bas (?:a )?souvenirs?"),
            deed("smok\\w+", "smoke|smoking"),
            deed(
                    "(?:marked |the )?(?:trails?|paths?|tracks?)",
                    "(?:leave|off|stray from|wander off) (?:the )?(?:marked )?(?:trails?|paths?|tracks?)"));

    private static final Pattern FORBIDS = words(
            "not allowed|not permitted|never|snatch\\w*|must not|may not|(?:do|does) not|forbidden|forbids?|prohibit\\w*|no|bans?|banned|stay in|keep to|remain in|should not|(?:nobody|no one) should|cost (?:\\w+ )?(?:their )?lives|without flash|stay out of|to refuse|not to (?:swim|bathe)|leave the (?:swimming|camera flash|flash)|too strong for|in daylight|obey(?:ed)?|heed(?:ed)?|discouraged|frowned (?:up)?on|at (?:your|one['’]s|their) own risk|risk (?:their|your) li(?:fe|ves)|come down at once|distance must be kept|stand behind|keep (?:a |your |one's )?distance|keep (?:your |all |any )?(?:foods?|fruits?|snacks|bags?) (?:\\p{L}+ ){0,2}?(?:hidden|out of sight|away|closed|covered)|advis\\w+ against|only at");

    private static final Pattern NEVER = words("never|must not|may not|take no|no photograph\\w*");

    private static final Pattern UNSAFE = words(
            "(?:is|are) not safe|makes? [^.;]{0,40}\\bunsafe|(?:is|are) (?:never |always )?(?:unsafe|(?:very |too )?dangerous)|people have (?:died|drowned)|lives have been lost");

    /** What is so for a time of the year is the season's to say. */
    private static final Pattern OF_A_SEASON = words(
            "january|february|march|april|may to|to may|june|july|august|september|october|november|december|seasons?|monsoon|months?|in rough");

    private static final Pattern ANOTHER_TIME = words(
            "(?:dry|calm|right|other|better|good) (?:season|months?|dates?)|another (?:month|date|time|season)|in season|(?:your|the) dates? (?:are|is|be) flexible|shift your dates?");

    /** What a warning of the very day calls unsafe; a passage may speak of another season. */
    private static final Pattern WARNS = words("unsafe|(?:too )?dangerous|rough");

    private static final Pattern DENIES = words(
            "no|not|never|nobody|no one|none|nowhere|rul(?:e|es|ed|ing) out|(?:stay|remain) ashore|neither|nor|(?:is|are) out(?! (?:of|on|in|by)\\b)|out of the question|without|avoid\\w*|skip\\w*|against|keep (?:out|away|off)|stay (?:away|off)|leave out|give (?:\\w+ )?a miss|forbid\\w*|forbidden|prohibit\\w*|bans?|banned|banning|\\w+n['’]t|cannot|refrain\\w*|unsafe|dangerous|off[- ]limits|instead of|rather than|stop(?! (?:at|by|in|on|off|over)\\b)|stay out|illegal|unless|own risk|frown\\w*|harm(?!less)\\w*|refus\\w+|say no|discourag\\w*|elsewhere|somewhere else|another beach|out of bounds|risky|(?:bad|poor|terrible|foolish) idea|unwise|foolish|fatal|out of season|only where|whether|left alone|(?:better|best) (?:left|postponed|saved for)");

    private static final Pattern SUGGESTS =
            words("why not|how about|what about|fancy|wouldn['’]t|shouldn['’]t|don['’]t you|ready");

    /** What to do in an accident is no deed to go for. */
    private static final Pattern IN_DANGER = words(
            "(?:caught|swept|dragged|carried|pulled|stuck) (?:in|away|out|off|under|by)|(?:currents?|rip|waves?|undertow) (?:\\p{L}+ )?(?:takes?|carries|pulls?|drags?|sweeps?|catch(?:es)?|gets?|grabs?) (?:you|them|him|her|hold|anyone|somebody)|in (?:trouble|difficult(?:y|ies)|distress)");

    /** A plan says what it does without, in a list behind a colon. */
    static final Pattern LEFT_OUT = Pattern.compile(
            "(?i)^\\W*(?:(?:not in|left out of) this plan\\b[^:]*:|against the plan before:|taken (?:out of the plan|off day \\d)|taken into the plan: no start\\b)");

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?:;])\\s+");

    /** "Bathing: risky" is one sentence. */
    private static final Pattern LABELLED = Pattern.compile("^[\\p{L} ]{3,30}:\\s+[\\p{L} ]{2,40}\\W*$");

    /** "Skip the boat and swim out": what is left out for the sake of the deed is no denial of it. */
    private static final Pattern SKIPPED_FOR_IT =
            words("(?:skip\\w*|forget(?: about)?|instead of|rather than) (?:the |a |your )?\\p{L}+ (?:and|then)");

    /** A feeding that others do, and one may watch; where the herd itself feeds. */
    private static final Pattern WATCHED = words(
            "(?:keepers?|staff|rangers?|mahouts?|wardens?|monks?|attendants?|vets?|workers|volunteers) (?:\\p{L}+ )?(?:bottle-)?(?:feed(?:s|ing)?|give(?:s)? (?:\\p{L}+ ){1,3}milk)|(?:watch|see|view|attend|catch|witness|time|observ)\\w*(?: [\\p{L}’'-]+){0,5}? (?:feedings?|being fed)|(?:the )?(?:feedings?|feeding (?:times?|hours?|sessions?)(?: [\\p{L}’'-]+)?)(?: of(?: [\\p{L}’'-]+){1,4}?)? (?:is|are|can be|may be|takes? place|happens?|begins?|starts?)(?! (?:allowed|permitted|possible|fine|ok|okay|welcome|fun)\\b)|feeding (?:times?|hours?|sessions?|grounds?|stand|platform)|[\\p{L}]+(?:'s|s'|’s|s’) (?:bottle-)?feedings?(?! (?:by|with|from) (?:your|the) hands?\\b)|(?:elephants|animals|birds|flamingos|deer|turtles|whales|herds?|waders|they) (?:(?:from|of|in|on) (?:the )?\\p{L}+ )?(?:\\p{L}+ )?(?:feed|feeding)(?= (?:on|in|at|along|by|near|there|here|around)\\b|\\W*$)");

    /** "Snorkelling: yes"; a label alone only names what is spoken of. */
    private static final Pattern APPROVES = words(
            "yes|fine|ok(?:ay)?|great|good|lovely|ideal|perfect\\w*|possible|safe|enjoy|recommended|wonderful|feel free|go for it|sure|of course|absolutely|anyway|all the same|regardless");

    private static final Pattern ALL_THE_SAME = Pattern.compile(
            ",? (?:but|yet|so) (?=[^.;]{0,60}\\b(?:anyway|regardless|all the same|nevertheless|nonetheless)\\b)",
            CASE_INSENSITIVE);

    /** "Yes at Polhena, no at the town beach": where it is not advised. */
    private static final Pattern BUT_NOT_AT = Pattern.compile(
            "(?:,|;| but| and) (?:but |and )?(?:no|not|never)(?: so)? (?:at|on|in|off|from|by)\\b[^,.;]*",
            CASE_INSENSITIVE);

    private static final Pattern OF_ITS_OWN = Pattern.compile("(?<=[.!?;])\\s+");

    private static final Reading<List<Deed>> ADVISED_IN = Reading.by(
            text -> DEEDS.stream().filter(deed -> isAdvised(deed, text)).toList());
    private static final Reading<List<String>> RULES_IN = Reading.by(ForbiddenDeeds::rulesIn);

    private static final String COUNTRY = "Sri Lanka";

    private static final Pattern QUOTED = Pattern.compile("[\"“]([^\"”]*)[\"”]");

    private ForbiddenDeeds() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        var statements = reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading()
                        && !isUnderARefusal(statement)
                        && !isOnlyAsked(statement.text())
                        && !AnswersNo.follows(statement, reviewed.draft())
                        && !OwnNotes.isOne(statement.text(), reviewed))
                .map(statement -> withoutTheQuestion(statement.text(), reviewed))
                .filter(text -> !reviewed.readings().of(ADVISED_IN, text).isEmpty())
                .distinct()
                .toList();
        if (statements.isEmpty()) {
            return List.of();
        }
        var rules = rules(reviewed);
        var bare = Words.bare(rules.stream().map(Rule::text).collect(Collectors.joining(" ")));
        var places = reviewed.state().getTargetLocations().stream()
                .flatMap(place -> Words.terms(place).stream())
                .collect(Collectors.toSet());
        return statements.stream()
                .filter(text -> reviewed.readings().of(ADVISED_IN, text).stream()
                        .anyMatch(deed -> rules.stream()
                                .filter(rule -> deed.isForbiddenBy(rule, text, places))
                                .anyMatch(rule -> rule.month().isPresent() || !isAdvisedAlike(deed, text, reviewed))))
                // A passage's own words are the evidence's, with whatever it says next to its rule.
                .filter(text -> !bare.contains(reviewed.readings().bareOf(text)) && !isQuoted(text, reviewed))
                .map(ForbiddenDeeds::fault)
                .toList();
    }

    /** "Safe to swim?" asks; "why not swim?" advises. */
    private static boolean isOnlyAsked(String text) {
        return text.endsWith("?") && !SUGGESTS.matcher(text).find();
    }

    /** "I could not find an answer to "may my boy bathe there"": asked, and not advised. */
    private static String withoutTheQuestion(String text, Reviewed reviewed) {
        if (!reviewed.admitsGapIn(text)) {
            return text;
        }
        var question = Words.bare(AskedInFull.question(reviewed.state()));
        return QUOTED.matcher(text)
                .replaceAll(quoted -> question.contains(Words.bare(quoted.group(1)))
                        ? " "
                        : Matcher.quoteReplacement(quoted.group()));
    }

    private static boolean isAdvised(Deed deed, String text) {
        if (LABELLED.matcher(text).find() && DENIES.matcher(text).find()) {
            return false;
        }
        return deed.advised().matcher(text).find()
                && !IN_DANGER.matcher(text).find()
                && !LEFT_OUT.matcher(text).find()
                && SENTENCE_END
                        .splitAsStream(text)
                        .flatMap(ALL_THE_SAME::splitAsStream)
                        .map(clause -> WATCHED.matcher(SKIPPED_FOR_IT
                                        .matcher(Compared.takenOut(clause))
                                        .replaceAll(" "))
                                .replaceAll(" "))
                        .filter(clause -> deed.advised().matcher(clause).find())
                        .filter(clause -> !clause.endsWith(":")
                                || !DENIES.matcher(text).find()
                                || APPROVES.matcher(text).find())
                        .anyMatch(clause -> !DENIES.matcher(clause).find());
    }

    /** "The shallow water behind the reef is fine for a swim from December": a passage says just that, whatever another says of swimming. */
    private static boolean isAdvisedAlike(Deed deed, String text, Reviewed reviewed) {
        return Stream.concat(reviewed.sentencesOfItsPlaces().stream(), ofTheCountry(reviewed))
                .filter(sentence -> SaidAlike.isNearlyIn(text, sentence, reviewed))
                .flatMap(sentence -> Clauses.parts(sentence).stream())
                .filter(part -> SaidAlike.isOfTheSameMonths(text, part, reviewed))
                .anyMatch(part -> reviewed.readings().of(ADVISED_IN, part).contains(deed));
    }

    private static Stream<String> ofTheCountry(Reviewed reviewed) {
        return reviewed.state().getRetrievedDocuments().stream()
                .filter(document ->
                        document.getMetadata().getOrDefault("location", "").equals(COUNTRY))
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream());
    }

    private static boolean isQuoted(String text, Reviewed reviewed) {
        var bare = Words.bare(text);
        return reviewed.isQuoted(text)
                || reviewed.state().getConstraintViolations().stream()
                        .anyMatch(violation -> Words.bare(violation.getDescription() + " " + violation.getSuggestion())
                                .contains(Words.bare(DatesIn.blanked(text))))
                // What a stop is, its plan has decided; what is added to it is the draft's.
                || reviewed.state().getItinerary().stream()
                        .map(slot -> reviewed.readings().bareOf(slot.getActivity()))
                        .anyMatch(activity -> bare.contains(activity)
                                && reviewed.readings()
                                        .of(ADVISED_IN, bare.replace(activity, " "))
                                        .isEmpty());
    }

    /** The sentences of the evidence that forbid something at the places of the turn. */
    private static List<Rule> rules(Reviewed reviewed) {
        var state = reviewed.state();
        var places = new HashSet<>(state.getTargetLocations());
        state.getItinerary().forEach(slot -> places.add(slot.getLocation()));
        return Stream.concat(
                        state.getRetrievedDocuments().stream()
                                // What holds in the whole country holds there too.
                                .filter(document -> state.getTargetLocations().isEmpty()
                                        || document.getMetadata()
                                                .getOrDefault("location", "")
                                                .equals(COUNTRY)
                                        || places.contains(
                                                document.getMetadata().getOrDefault("location", "")))
                                .flatMap(document -> reviewed.readings().of(RULES_IN, document.getContent()).stream())
                                .map(rule -> new Rule(rule, Optional.empty())),
                        state.getConstraintViolations().stream()
                                .filter(violation ->
                                        !violation.getConstraintType().equals("infeasible"))
                                .flatMap(ForbiddenDeeds::rulesOf))
                .toList();
    }

    private static Stream<Rule> rulesOf(ConstraintViolation violation) {
        var month = violation.getDate().map(LocalDate::getMonth);
        var description = Stream.of(violation.getDescription())
                .filter(text ->
                        FORBIDS.matcher(text).find() || WARNS.matcher(text).find());
        // "Never pose with your back to a Buddha image" stands among what is advised.
        var suggested = SENTENCE_END
                .splitAsStream(violation.getSuggestion())
                .filter(text -> NEVER.matcher(text).find());
        return Stream.concat(description, suggested).map(text -> new Rule(text, month));
    }

    /** A list under "Don't" or "Not allowed" tells what not to do. */
    private static boolean isUnderARefusal(DraftText.Statement statement) {
        return DENIES.matcher(statement.heading()).find();
    }

    private static List<String> rulesIn(String passage) {
        return SENTENCE_END
                .splitAsStream(passage)
                .filter(sentence -> FORBIDS.matcher(sentence).find()
                        || UNSAFE.matcher(sentence).find())
                .filter(sentence -> !OF_A_SEASON.matcher(sentence).find())
                .toList();
    }

    private static Fault fault(String sentence) {
        return Fault.mendedByLeavingOut(
                "It advises what is not allowed or not safe there: \"" + sentence + "\"",
                "what the evidence says one must not do",
                sentence);
    }

    private static Deed deed(String named, String advised) {
        return new Deed(words(named), words(advised), false);
    }

    private static Deed inWater(String named, String advised) {
        return new Deed(words(named), words(advised), true);
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")(?![\\p{L}])", CASE_INSENSITIVE);
    }
}
