package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/** What side of a place a question asks about, and by what a sentence that speaks of it is known. */
enum Topic {
    HISTORY(
            "history",
            "histor\\w*|past|origins?|background|buil[dt]|founded|old",
            "histor\\w*|who built|built|founded|origins?|ancient|kings?|queens?|kingdom|legends?|ruled|centur\\w+|colonial|how old|past",
            "built|founded|kings?|kingdom|centur(?:y|ies)|dynast\\w+|1[0-9]{3}|ruled|colonial|dutch|portuguese|british|legends?|tradition"),
    GETTING_THERE(
            "logistics",
            "get|getting|reach\\w*|routes?|transport\\w*|arriv\\w*",
            "get(?:ting)? (?:up )?(?:there|to|from|around)|reach(?:ed|ing)?|how far|distance|route|by (?:train|bus|car|boat|road)|trains?|bus(?:es)?|tuk|transport\\w*|drive|driving|airport|park(?:ing)? the car|"
                    + "(?:how (?:do|can|should|to)) .{0,20}\\b(?:travel|go)\\b",
            "trains?|bus(?:es)?|station|roads?|railway|tuk-tuks?|three-wheelers?|drive|reached|boats?|airport|expressway|by (?:train|bus|car|boat|road)|ferry"),
    CLOTHES(
            "logistics|culture",
            "wear\\w*|dress\\w*|cloth\\w*|outfits?|attire",
            "wear(?:ing)?|dress\\w*|cloth\\w*|outfits?|attire|shoes|shorts|skirts?|cover(?:ed)?|(?:anything|something) (?:\\w+ ){0,3}do before",
            "shoulders?|knees?|legs|shoes?|barefoot|dress\\w*|wears?|worn|modest\\w*|hats?|sarongs?|shawls?|scar(?:f|ves)|clothes|clothing|jackets?|sweaters?|layers?|white clothes|bare the chest|shirts?|cotton"),
    LUGGAGE(
            "logistics|adventure",
            "pack\\w*|bring\\w*|carry\\w*|take",
            "what (?:to|should \\w+|do \\w+ need to) (?:pack|bring|carry|take)|pack(?:ing)?|bring",
            "carry|packs?|bring (?!strong|high|heavy|rain|wind|more|most|the )|takes? (?:water|warm|food|a (?:hat|torch|jacket))|jackets?|umbrellas?|sweaters?|sun cream|rainwear|torch(?:es)?|hats?|shoes|repellent|layers"),
    OPENING(
            "logistics",
            "open\\w*|clos\\w*|shut|hours|gates?|time",
            "open(?:s|ed|ing)?|clos(?:es?|ed|ing)(?! to)|shut|opening (?:hours|times)|what time (?:does|do|is)|hours of",
            "opens?(?! (?:air|country|ocean|sea|plains?|grass\\w*|view\\w*|onto|out|towards?|east\\w*|west\\w*|to the (?:sea|ocean|east|west|north|south)))|opening|opened|closed?|closes|closing|gates?|day and night|ticket (?:counter|office)s?"),
    WHEN(
            "nature|logistics|vibe",
            "seasons?|months?|weather|climate|rain\\w*",
            "when|best (?:time|season|month)|seasons?|months?|weather|rain(?:y|s|ing)?|monsoon|climate|what time|(?:early|late) in the|"
                    + "(?:in|during) (?:early |late |mid-?)?(?:january|february|march|april|may|june|july|august|september|october|november|december)",
            "january|february|march|april|may|june|july|august|september|october|november|december|seasons?|monsoon|dry|wettest|driest|rains?|morning|dawn|sunrise|first light|early|afternoon"),
    HOW_LONG(
            "logistics",
            "long|hours?|days|nights|duration",
            "how long|how (?:many|much) (?:hours|days|nights|time)|duration|enough time|(?:time|days) (?:do|should) (?:i|we) (?:need|spend)",
            "hours?|half a day|half-day|full day|nights?|minutes|whole day|one day|two days|allow|give|enough|at least|plan about"),
    THINGS_TO_DO(
            "adventure|nature|culture",
            "activit\\w+|attractions?|highlights?|sights?|worth|miss",
            "what (?:else )?(?:to|can|could|should|is there to) .{0,12}\\b(?:do|see|visit)\\b|(?:things?|anything|something|much|enough|more) (?:\\w+ ){0,2}to (?:do|see|visit)(?! (?:before|about|to (?:get|avoid)|a doctor)\\b)|(?:anything|something) (?:\\w+ ){0,3}(?:do|see|visit)(?! (?:before|(?:if|when) (?:i|we|you|one|my|our|he|she|they|some(?:one|body)|lost|bitten|stung)|about|to (?:get|avoid)|a doctor)\\b)|(?:not|n['’]?t|never) (?:to )?miss|unmissable|best thing(?: there| here)?\\W*$|activit\\w+|attractions?|highlights?|worth (?:seeing|visiting|it)|adventures?|must[- ]see|sights?",
            "walks?|hik\\w+|climb\\w*|trails?|surf\\w*|raft\\w*|div\\w+|snorkel\\w*|swim\\w*|kayak\\w*|zip|safaris?|boats?|cycl\\w+|viewpoints?|museums?|gardens?"),
    NATURE(
            "nature",
            "natur\\w+|flora",
            "nature|natural|birds?|birdwatching|elephants?|leopards?|whales?|dolphins?|waterfalls?|trees?|plants?|forests?|flora|fauna|safaris?|turtles?",
            "birds?|elephants?|leopards?|whales?|dolphins?|waterfalls?|falls|trees?|forests?|monkeys?|macaques?|turtles?|lagoons?|rivers?|hills|species"),
    WILDLIFE(
            "nature|adventure",
            "wildlife|animals?|fauna|safaris?",
            "wildlife|animals?|fauna|safaris?|birds?|birdwatching",
            "birds?|elephants?|leopards?|bears?|deer|sambar|buffalo(?:es)?|crocodiles?|muggers?|jackals?|whales?|dolphins?|monkeys?|macaques?|langurs?|turtles?|monitors?|squirrels?|herons?|storks?|species|herds?"),
    CULTURE(
            "culture",
            "cultur\\w+|customs?|traditions?|religio\\w+",
            "cultur\\w+|festivals?|perahera|customs?|traditions?|religio\\w+|buddhis\\w+|hindu\\w*|local people|crafts?|danc\\w+|rituals?|worship",
            "festivals?|perahera|pilgrims?|worship\\w*|buddhis\\w+|buddha|hindu\\w*|shrines?|temples?|kovils?|danc\\w+|drumm\\w+|rituals?|offerings?|crafts?|customs?"),
    FOOD(
            "culture|vibe",
            "food\\w*|eat\\w*|dish(?:es)?|cuisine|restaurants?|meals?|taste",
            "food|eat(?:ing)?|dish(?:es)?|cuisine|restaurants?|seafood|hoppers|kottu|curry|breakfast|lunch|dinner|coffee|taste",
            "food|cooking|rice|curry|kottu|hoppers|dosai|seafood|fish|sweets?|roti|curd|treacle|crab|prawns?|biryani|meals?|dishes|cafe|cafés?|tea"),
    NIGHTLIFE(
            "vibe",
            "night ?life|evenings?",
            "night ?life|bars?|pubs?|clubs?|night ?clubs?|part(?:y|ies)|drinks?|cocktails?|beers?|evenings?|nights? out",
            "bars?|pubs?|clubs?|nightlife|evenings?|live music|parties|party|casinos?"),
    MOOD(
            "vibe",
            "vibe|atmosphere|mood|feel\\w*",
            "vibe|atmosphere|what(?:'s| is| are) .{0,30}\\blike|feel(?:s|ing)?|quiet|relax\\w*|romantic|crowd(?:s|ed)?|famil(?:y|ies)|kids|child(?:ren)?|couples?|solo|safe(?:ty)?|busy",
            "quiet\\w*|calm\\w*|lively|busy|crowd(?:s|ed)?|famil(?:y|ies)|children|couples?|travellers|visitors|peaceful|relaxed|people who|those who");

    private final Pattern aspects;
    private final Pattern sideWords;
    private final Pattern askedBy;
    private final Pattern spokenOfBy;

    Topic(String aspects, String sideWords, String askedBy, String spokenOfBy) {
        this.aspects = Pattern.compile(aspects);
        this.sideWords = Pattern.compile("(?:" + sideWords + ")", CASE_INSENSITIVE);
        this.askedBy = Pattern.compile("\\b(?:" + askedBy + ")\\b", CASE_INSENSITIVE);
        this.spokenOfBy = Pattern.compile("\\b(?:" + spokenOfBy + ")\\b", CASE_INSENSITIVE);
    }

    /** The sides of a place that a question asks about; none where it asks about all of it. */
    static Set<Topic> askedIn(String question) {
        var asked = EnumSet.noneOf(Topic.class);
        for (var topic : values()) {
            if (topic.askedBy.matcher(question).find()) {
                asked.add(topic);
            }
        }
        return asked;
    }

    /** Whether the word is one that asks for this side, rather than a subject of its own. */
    boolean isAskedBy(String word) {
        return askedBy.matcher(word).matches() || spokenOfBy.matcher(word).matches();
    }

    /** Whether the word means this side as a whole, and nothing narrower: "eat" rather than "crab". */
    boolean isMeantBy(String word) {
        return sideWords.matcher(word).matches();
    }

    /** How many signs of this side a sentence shows. */
    long signsIn(String sentence) {
        return spokenOfBy.matcher(sentence).results().count();
    }

    /** Whether passages of that aspect of the knowledge base are about this side. */
    boolean isAspect(String aspect) {
        return aspects.matcher(aspect).matches();
    }
}
