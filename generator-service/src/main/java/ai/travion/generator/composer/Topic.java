package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/** What side of a place a question asks about, and by what a sentence that speaks of it is known. */
enum Topic {
    HISTORY(
            "history",
            "histor\\w*|who built|built|founded|origins?|ancient|kings?|queens?|kingdom|legends?|ruled|centur\\w+|colonial|how old|past",
            "built|founded|kings?|kingdom|centur(?:y|ies)|dynast\\w+|1[0-9]{3}|ruled|colonial|dutch|portuguese|british|legends?|tradition"),
    GETTING_THERE(
            "logistics",
            "get(?:ting)? (?:there|to|from|around)|reach(?:ed|ing)?|how far|distance|route|by (?:train|bus|car|boat|road)|trains?|bus(?:es)?|tuk|transport\\w*|drive|driving|airport|park(?:ing)? the car|"
                    + "(?:how (?:do|can|should|to)) .{0,20}\\b(?:travel|go)\\b",
            "trains?|bus(?:es)?|station|roads?|railway|tuk-tuks?|three-wheelers?|drive|reached|boats?|airport|expressway|by (?:train|bus|car|boat|road)|ferry"),
    CLOTHES(
            "logistics|culture",
            "wear(?:ing)?|dress\\w*|cloth\\w*|outfit|shoes|cover(?:ed)?|what (?:to|should \\w+) (?:pack|bring|carry)|pack(?:ing)?|bring",
            "shoulders?|knees?|shoes?|cover(?:ed|s)?|dress\\w*|wears?|worn|modest\\w*|hats?|sarong|shawl|scarf|carry|packs?|bring|jacket|umbrella|sweater|sun cream|rainwear|cotton"),
    WHEN(
            "nature|logistics|vibe",
            "when|best (?:time|season|month)|seasons?|months?|weather|rain(?:y|s|ing)?|monsoon|climate|what time|(?:early|late) in the|"
                    + "in (?:january|february|march|april|may|june|july|august|september|october|november|december)",
            "january|february|march|april|may|june|july|august|september|october|november|december|seasons?|monsoon|dry|wettest|driest|rains?|morning|dawn|sunrise|first light|early|afternoon"),
    HOW_LONG(
            "logistics",
            "how long|how (?:many|much) (?:hours|days|nights|time)|duration|enough time|(?:time|days) (?:do|should) (?:i|we) (?:need|spend)",
            "hours?|half a day|half-day|full day|nights?|minutes|whole day|one day|two days"),
    THINGS_TO_DO(
            "adventure|nature|culture",
            "what (?:to|can|could|should|is there to) .{0,12}\\b(?:do|see|visit)\\b|things to (?:do|see)|activit\\w+|attractions?|highlights?|worth (?:seeing|visiting|it)|adventures?|must[- ]see|sights?",
            "walks?|hik\\w+|climb\\w*|trails?|surf\\w*|raft\\w*|div\\w+|snorkel\\w*|swim\\w*|kayak\\w*|zip|safaris?|boats?|cycl\\w+|viewpoints?|museums?|gardens?"),
    NATURE(
            "nature",
            "nature|natural|wildlife|animals?|birds?|birdwatching|elephants?|leopards?|whales?|dolphins?|waterfalls?|trees?|plants?|forests?|flora|fauna|safaris?|turtles?",
            "birds?|elephants?|leopards?|whales?|dolphins?|waterfalls?|falls|trees?|forests?|monkeys?|macaques?|turtles?|lagoons?|rivers?|hills|species"),
    CULTURE(
            "culture",
            "cultur\\w+|festivals?|perahera|customs?|traditions?|religio\\w+|buddhis\\w+|hindu\\w*|local people|crafts?|danc\\w+|rituals?|worship",
            "festivals?|perahera|pilgrims?|worship\\w*|buddhis\\w+|buddha|hindu\\w*|shrines?|temples?|kovils?|danc\\w+|drumm\\w+|rituals?|offerings?|crafts?|customs?"),
    FOOD(
            "culture|vibe",
            "food|eat(?:ing)?|dish(?:es)?|cuisine|restaurants?|seafood|hoppers|kottu|curry|breakfast|lunch|dinner|coffee|taste",
            "food|rice|curry|kottu|hoppers|seafood|fish|sweets?|roti|curd|treacle|crab|prawns?|biryani|meals?|dishes|fruit|cafe|cafés?|tea"),
    NIGHTLIFE(
            "vibe",
            "night ?life|bars?|pubs?|clubs?|night ?clubs?|part(?:y|ies)|drinks?|cocktails?|beers?|evenings?|nights? out",
            "bars?|pubs?|clubs?|nightlife|evenings?|live music|parties|party|casinos?"),
    MOOD(
            "vibe",
            "vibe|atmosphere|what(?:'s| is| are) .{0,30}\\blike|feel(?:s|ing)?|quiet|relax\\w*|romantic|crowd(?:s|ed)?|famil(?:y|ies)|kids|child(?:ren)?|couples?|solo|safe(?:ty)?|busy",
            "quiet\\w*|calm\\w*|lively|busy|crowd(?:s|ed)?|famil(?:y|ies)|children|couples?|travellers|visitors|peaceful|relaxed|people who|those who");

    private final Pattern aspects;
    private final Pattern askedBy;
    private final Pattern spokenOfBy;

    Topic(String aspects, String askedBy, String spokenOfBy) {
        this.aspects = Pattern.compile(aspects);
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

    /** How many signs of this side a sentence shows. */
    long signsIn(String sentence) {
        return spokenOfBy.matcher(sentence).results().count();
    }

    /** Whether passages of that aspect of the knowledge base are about this side. */
    boolean isAspect(String aspect) {
        return aspects.matcher(aspect).matches();
    }
}
