package ai.travion.router.rewrite;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A side of a place that questions ask for, and other words for it.
 *
 * @param asked how it is asked for
 * @param words how a guide book speaks of it
 */
record Aspect(Pattern asked, String words) {

    static final List<Aspect> ALL = List.of(
            aspect(
                    "wear|dress(?:ed)?|clothes|clothing|shoes|shoulders|cover|etiquette|rules",
                    "dress code clothing shoulders knees shoes conduct"),
            aspect(
                    "get|getting|reach|train|trains|bus|buses|drive|far|distance|transport|travel from|route|road|tuk ?tuk|taxi|station",
                    "getting there transport road train station logistics"),
            aspect(
                    "best time|when|season|seasons|weather|rain|rainy|monsoon|month|months|january|february|march|april|may|june|july|august|september|october|november|december|hot|cold",
                    "best time season weather monsoon dry months"),
            aspect(
                    "histor\\w+|built|build|who|old|ancient|king|kings|legend|story|founded",
                    "history ancient built king legend"),
            aspect(
                    "open|opening|hours|close|closed|fees?|tickets?|entry|entrance|cost|price|how long|duration",
                    "opening hours entrance ticket visit logistics"),
            aspect("crowd\\w*|busy|queues?|quiet|tourists", "crowds busy quiet early morning vibe"),
            aspect(
                    "eat|food|restaurants?|dish|dishes|cuisine|curry|drink|drinks|cafe|seafood",
                    "food dishes culture local cuisine"),
            aspect(
                    "bars?|pubs?|nightlife|party|parties|clubs?|alcohol|beer|cocktails?",
                    "nightlife bars evening music vibe"),
            aspect(
                    "hotels?|stay|sleep|hostels?|accommodation|guest ?houses?",
                    "accommodation stay overnight logistics"),
            aspect(
                    "hik\\w+|trek\\w*|climb\\w*|trails?|walk\\w*|adventure|raft\\w+|surf\\w*|div\\w+|snorkel\\w*",
                    "adventure hiking trail climb activities"),
            aspect(
                    "animals?|wildlife|elephants?|leopards?|birds?|safari|whales?|turtles?|nature|forest|flowers?",
                    "nature wildlife animals birds forest"),
            aspect(
                    "temple|kovil|religio\\w+|festival|perahera|culture|cultural|tradition\\w*|customs|ceremony",
                    "culture festival ritual worship tradition"),
            aspect("photo\\w*|sunrise|sunset|views?|viewpoints?|light", "photography views sunrise sunset light"),
            aspect(
                    "kids?|children|family|families|safe|safety|dangerous|swim\\w*|accessible|wheelchair|elderly",
                    "family children safe vibe logistics"),
            aspect(
                    "do|see|visit|highlights|famous|special|known|worth|attractions|things|sights|about",
                    "highlights sights known for visit"));

    private static Aspect aspect(String asked, String words) {
        return new Aspect(Patterns.words(asked), words);
    }
}
