package ai.travion.retrieval.question;

import static ai.travion.retrieval.knowledge.Aspect.ADVENTURE;
import static ai.travion.retrieval.knowledge.Aspect.CULTURE;
import static ai.travion.retrieval.knowledge.Aspect.LOGISTICS;
import static ai.travion.retrieval.knowledge.Aspect.NATURE;
import static ai.travion.retrieval.knowledge.Aspect.VIBE;

import java.util.Map;

/** Turns of phrase about a visit: when, how long, how to get there, what to wear and to heed, how hard and how busy it is. */
final class VisitCues {

    private VisitCues() {}

    static Cue underARoof() {
        return Cue.of(
                "under a roof",
                "rainy days?|wet days?|(?:when|if) it(?:'s| is)? rain(?:s|ing)|rain plan|bad[- ]weather (?:days?|plan)|indoors?|in (?:the|bad) (?:rain|weather)",
                Map.of(CULTURE, 0.8, VIBE, 0.6, LOGISTICS, 0.5),
                0.8,
                "museum museums indoor gallery rain rainy roof cafes shops market covered shelter");
    }

    static Cue ticket() {
        return Cue.of(
                        "ticket",
                        "(?:for )?free(?: (?:to (?:enter|visit|get in)|entry|entrance|admission|of charge))?|tickets?|entr(?:y|ance)(?: (?:fees?|tickets?))?|admission",
                        Map.of(LOGISTICS, 1.0),
                        0.4,
                        "ticket tickets entrance counter free charge fee pay donation gate")
                .aboutOnePlace();
    }

    static Cue bestTimeOfDay() {
        return Cue.of(
                        "best time of day",
                        "(?:best|right|good|ideal) (?:time of (?:the )?day|hour)|what time of (?:the )?day|(?:best )?(?:time|when) to avoid (?:the )?(?:crowds?|heat)|"
                                + "(?:how )?early (?:in the (?:day|morning)|should)|morning or (?:afternoon|evening)",
                        Map.of(LOGISTICS, 1.0, VIBE, 0.8),
                        0.6,
                        "morning dawn early afternoon evening hour sunset sunrise before after eight nine")
                .aboutOnePlace();
    }

    static Cue bestTimeOfYear() {
        return Cue.of(
                        "best time of year",
                        "(?:best|right|good|ideal|worst|bad|recommended) (?:time|months?|seasons?|period)(?: of (?:the )?year)?(?: (?:to|for) (?:visit|go|see|travel|come))?|"
                                + "(?:which|what) (?:months?|seasons?)|when (?:should|is it best|is best|to|can|do|would)(?: (?:i|we|you|one|people))?(?: to)?(?: (?:visit|go|come|travel|see))?|"
                                + "weather|climate|rainy|monsoons?|seasons?|(?:dry|wet|rainy) (?:season|months?)",
                        Map.of(LOGISTICS, 1.0, NATURE, 0.9, ADVENTURE, 0.6),
                        0.4,
                        "month season monsoon dry wet wettest rain january april december september")
                .aboutOnePlace();
    }

    static Cue duration() {
        return Cue.of(
                        "duration",
                        "how (?:long|many (?:hours|days|nights)|much time)(?: (?:does it take|do (?:i|we|you) need|should (?:i|we) (?:spend|stay|plan)|is (?:it|the)|to spend))?|"
                                + "enough time|(?:one|two|half a|a|1|2) days? (?:be )?enough|worth a (?:full )?day|day trip",
                        Map.of(LOGISTICS, 1.0, ADVENTURE, 0.7, VIBE, 0.5),
                        0.3,
                        "hour day night half minutes long time")
                .aboutOnePlace();
    }

    static Cue gettingThere() {
        return Cue.of(
                        "getting there",
                        "how (?:do|can|could|should|would|to|does|is)?(?: ?(?:i|we|you|one|someone|people|it))? ?(?:best )?(?:to )?(?:get|reach(?:ed)?|go|travel|arrive)(?: (?:there|here|to|from|up|in|into|by|around))*|"
                                + "getting (?:there|to|from)|way (?:to|of) (?:get|getting|reach|reaching|go)(?:ing)?(?: to)?|directions?|how far|distance|"
                                + "(?:public )?transport(?:ation)?|(?:nearest|closest) (?:railway |train )?station|(?:reach|accessible|access)|journey|take me to",
                        Map.of(LOGISTICS, 1.0),
                        0.25,
                        "road train railway station bus drive reach hour kilometre km minutes")
                .aboutOnePlace();
    }

    static Cue whereItLies() {
        return Cue.of(
                        "where it lies",
                        "where(?: exactly)?(?: is|'s| are| can i find| in sri lanka)|located|location|situated|(?:which|what) (?:district|province|part|region|side|coast|direction)|(?:north|south|east|west) (?:or (?:north|south|east|west) )?of",
                        Map.of(LOGISTICS, 1.0),
                        0.4,
                        "lies district km kilometre province near between coast north south east west")
                .aboutOnePlace();
    }

    static Cue dress() {
        return Cue.of(
                        "dress",
                        "(?:do|will|should) (?:i|we|you) need (?:a |an |any )?(?:warm |rain ?)?(?:jackets?|coats?|sweaters?|jumpers?|layers|clothes|shoes|boots)|jackets?|(?:what (?:to|should|do|can) (?:i |we |you )?)?(?:wear(?:ing)?|dress(?:ed)?(?: code)?)|clothes|clothing|outfits?|attire|shorts|dress codes?",
                        Map.of(LOGISTICS, 1.0, CULTURE, 0.9),
                        0.5,
                        "wear dress clothes clothing shoulders knees shoes hat sleeves layers socks sweater jacket")
                .aboutOnePlace();
    }

    static Cue luggage() {
        return Cue.of(
                        "what to bring",
                        "(?:what|anything)(?: \\w+){0,4} (?:bring|carry|pack|take(?: with (?:me|us))?)|bring|pack(?:ing)?|what gear|equipment",
                        Map.of(LOGISTICS, 1.0, ADVENTURE, 0.5),
                        0.3,
                        "bring carry water take torch jacket repellent hat shoes cash")
                .aboutOnePlace();
    }

    static Cue opening() {
        return Cue.of(
                        "opening",
                        "opening (?:hours?|times?)|what time" + AskedForm.AND_NO_ZONE
                                + "(?: (?:does|do|is|will))?|when (?:does|do|is|will)(?: (?:it|they|the gates?|the park))? (?:open|close|shut)s?|opens?|shuts?|clos(?:es|ed?|ing)(?! to)(?: times?)?|hours",
                        Map.of(LOGISTICS, 1.0),
                        0.3,
                        "open opens opening closes close hours gate")
                .aboutOnePlace();
    }

    static Cue conduct() {
        return Cue.of(
                        "conduct",
                        "rules?|allowed|permitted|forbidden|prohibited|behav(?:e|iour|ior)|etiquette|respect(?:ful)?|manners|taboos?|offend|offensive",
                        Map.of(CULTURE, 0.9, LOGISTICS, 0.9),
                        0.8,
                        "allowed forbidden permit ask respect cover forbid offends offence behave silence rules")
                .aboutOnePlace();
    }

    static Cue safety() {
        return Cue.of(
                        "safety",
                        "(?:is it |are they )?(?:safe(?:ty|ly)?|danger(?:s|ous)?|risk(?:s|y)?|hazards?|careful|watch out)(?: (?:to|for))?|scared|accidents?",
                        Map.of(ADVENTURE, 0.7, LOGISTICS, 0.6, NATURE, 0.5),
                        0.9,
                        "safe danger dangerous current currents slippery careful care guard guards bees leeches warning never drown")
                .aboutOnePlace();
    }

    static Cue height() {
        return Cue.of(
                        "fear of heights",
                        "(?:afraid|scared|fear|frightened|terrified) of (?:the )?heights?|vertigo|acrophob\\w+|hates? heights?|(?:bad|not good) with heights",
                        Map.of(ADVENTURE, 1.0, VIBE, 0.6, LOGISTICS, 0.5),
                        0.7,
                        "fear heights height edge drop cliff exposed unpleasant dizzy railing unguarded afraid")
                .aboutOnePlace();
    }

    static Cue effort() {
        return Cue.of(
                        "effort",
                        "how (?:difficult|hard|easy|steep|tough|demanding|strenuous|challenging|fit)|difficulty|(?:do|need) \\w+ (?:to be )?fit|fitness|suitable for beginners|beginners?|(?:for )?novices?|(?:bad|weak|sore) (?:knees?|backs?|hips?|legs?)|(?:knees?|back|hips?|legs?) (?:is|are) (?:bad|weak|sore)|(?:eas|hard|tough|steep|gentl)i?e(?:r|st)(?: than| climb| hike| walk)?|harder|mobility|walking stick",
                        Map.of(ADVENTURE, 1.0, LOGISTICS, 0.5),
                        0.5,
                        "steps stairs climb steep fit easy hard beginners gentle hours demanding")
                .aboutOnePlace();
    }

    static Cue quiet() {
        return Cue.of(
                        "quiet",
                        "(?:hates?|dislikes?|can'?t stand|cannot stand|(?:do not|don'?t) like|not a fan of|escape|flee|sick of|tired of) (?:the |big |large )?(?:crowds?|masses|tourists|noise)|quiet(?:er|est)?|peaceful|tranquil|serene|secluded|uncrowded|deserted|(?:without|no|avoid(?:ing)?|away from|fewer|less|not) (?:too )?(?:the |many )?(?:crowd(?:s|ed)?|tourists|touristy|busy)|off the beaten (?:track|path)",
                        Map.of(VIBE, 1.0, NATURE, 0.6),
                        0.5,
                        "quiet quieter calm peaceful empty solitude silence silent stillness few lonely")
                .butNot("crowded busy crowd noisy loud parties packed");
    }

    static Cue crowds() {
        return Cue.of(
                "crowds",
                "crowd(?:s|ed|ing)?|busy|bus(?:ier|iest)|touristy|overrun|over-?tourism|packed",
                Map.of(VIBE, 1.0, LOGISTICS, 0.6),
                0.5,
                "crowd crowds crowded busy weekends full coach");
    }
}
