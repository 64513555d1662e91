package ai.travion.retrieval.question;

import static ai.travion.retrieval.knowledge.Aspect.ADVENTURE;
import static ai.travion.retrieval.knowledge.Aspect.CULTURE;
import static ai.travion.retrieval.knowledge.Aspect.HISTORY;
import static ai.travion.retrieval.knowledge.Aspect.LOGISTICS;
import static ai.travion.retrieval.knowledge.Aspect.NATURE;
import static ai.travion.retrieval.knowledge.Aspect.VIBE;

import java.util.List;
import java.util.Map;

/** Every turn of phrase that is known, in the order in which they are looked for; what one has read the next does not see. */
final class Cues {

    static final List<Cue> ALL = List.of(
            bestTimeOfDay(),
            underARoof(),
            bestTimeOfYear(),
            duration(),
            gettingThere(),
            whereItLies(),
            dress(),
            luggage(),
            ticket(),
            opening(),
            conduct(),
            history(),
            festivals(),
            food(),
            nightlife(),
            activities(),
            sights(),
            wildlife(),
            nature(),
            culture(),
            safety(),
            height(),
            effort(),
            quiet(),
            crowds(),
            forWhom(),
            photography(),
            atmosphere());

    private Cues() {}

    private static Cue underARoof() {
        return Cue.of(
                "under a roof",
                "rainy days?|wet days?|(?:when|if) it(?:'s| is)? rain(?:s|ing)|rain plan|bad[- ]weather (?:days?|plan)|indoors?|in (?:the|bad) (?:rain|weather)",
                Map.of(CULTURE, 0.8, VIBE, 0.6, LOGISTICS, 0.5),
                0.8,
                "museum museums indoor gallery rain rainy roof cafes shops market covered shelter");
    }

    private static Cue ticket() {
        return Cue.of(
                        "ticket",
                        "(?:for )?free(?: (?:to (?:enter|visit|get in)|entry|entrance|admission|of charge))?|tickets?|entr(?:y|ance)(?: (?:fees?|tickets?))?|admission",
                        Map.of(LOGISTICS, 1.0),
                        0.4,
                        "ticket tickets entrance counter free charge fee pay donation gate")
                .aboutOnePlace();
    }

    private static Cue bestTimeOfDay() {
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

    private static Cue duration() {
        return Cue.of(
                        "duration",
                        "how (?:long|many (?:hours|days|nights)|much time)(?: (?:does it take|do (?:i|we|you) need|should (?:i|we) (?:spend|stay|plan)|is (?:it|the)|to spend))?|"
                                + "enough time|(?:one|two|half a|a|1|2) days? (?:be )?enough|worth a (?:full )?day|day trip",
                        Map.of(LOGISTICS, 1.0, ADVENTURE, 0.7, VIBE, 0.5),
                        0.3,
                        "hour day night half minutes long time")
                .aboutOnePlace();
    }

    private static Cue gettingThere() {
        return Cue.of(
                        "getting there",
                        "how (?:do|can|could|should|would|to|does|is)?(?: ?(?:i|we|you|one|someone|people|it))? ?(?:best )?(?:to )?(?:get|reach(?:ed)?|go|travel|arrive)(?: (?:there|here|to|from|up|in|into|by|around))*|"
                                + "getting (?:there|to|around|from)|way (?:to|of) (?:get|getting|reach|reaching|go)(?:ing)?(?: to)?|directions?|how far|distance|"
                                + "(?:public )?transport(?:ation)?|(?:nearest|closest) (?:railway |train )?station|(?:reach|accessible|access)|journey|take me to",
                        Map.of(LOGISTICS, 1.0),
                        0.25,
                        "road train railway station bus drive reach hour kilometre km minutes")
                .aboutOnePlace();
    }

    private static Cue whereItLies() {
        return Cue.of(
                        "where it lies",
                        "where(?: exactly)?(?: is|'s| are| can i find| in sri lanka)|located|location|situated|(?:which|what) (?:district|province|part|region|side|coast|direction)|(?:north|south|east|west) (?:or (?:north|south|east|west) )?of",
                        Map.of(LOGISTICS, 1.0),
                        0.4,
                        "lies district km kilometre province near between coast north south east west")
                .aboutOnePlace();
    }

    private static Cue dress() {
        return Cue.of(
                        "dress",
                        "(?:do|will|should) (?:i|we|you) need (?:a |an |any )?(?:warm |rain ?)?(?:jackets?|coats?|sweaters?|jumpers?|layers|clothes|shoes|boots)|jackets?|(?:what (?:to|should|do|can) (?:i |we |you )?)?(?:wear(?:ing)?|dress(?:ed)?(?: code)?)|clothes|clothing|outfits?|attire|shorts|dress codes?",
                        Map.of(LOGISTICS, 1.0, CULTURE, 0.9),
                        0.5,
                        "wear dress clothes clothing shoulders knees shoes hat sleeves layers socks sweater jacket")
                .aboutOnePlace();
    }

    private static Cue luggage() {
        return Cue.of(
                        "what to bring",
                        "(?:what|anything)(?: \\w+){0,4} (?:bring|carry|pack|take(?: with (?:me|us))?)|bring|pack(?:ing)?|what gear|equipment",
                        Map.of(LOGISTICS, 1.0, ADVENTURE, 0.5),
                        0.3,
                        "bring carry water take torch jacket repellent hat shoes cash")
                .aboutOnePlace();
    }

    private static Cue opening() {
        return Cue.of(
                        "opening",
                        "opening (?:hours?|times?)|what time(?: (?:does|do|is|will))?|when (?:does|do|is|will)(?: (?:it|they|the gates?|the park))? (?:open|close|shut)s?|opens?|shuts?|clos(?:es|ed?|ing)(?! to)(?: times?)?|hours",
                        Map.of(LOGISTICS, 1.0),
                        0.3,
                        "open opens opening closes close hours gate")
                .aboutOnePlace();
    }

    private static Cue conduct() {
        return Cue.of(
                        "conduct",
                        "rules?|allowed|permitted|forbidden|prohibited|behav(?:e|iour|ior)|etiquette|respect(?:ful)?|manners|taboos?|offend|offensive",
                        Map.of(CULTURE, 0.9, LOGISTICS, 0.9),
                        0.8,
                        "allowed forbidden permit ask respect cover forbid offends offence behave silence rules")
                .aboutOnePlace();
    }

    private static Cue history() {
        return Cue.of(
                "history",
                "histor(?:y|ical|ically)|back ?-?stor(?:y|ies)|how (?:did|has) .{1,40} (?:come (?:about|to be)|begin|start)|(?:who )?(?:built|builds?|constructed|founded|erected|created|established)|who (?:made|set up|started|laid out|designed|planted|discovered|first)|when (?:was|were|did)|what (?:did|was) the (?:british|dutch|portuguese|kings?|colonial)|who (?:blew up|bombed|attacked|destroyed|killed|owned|cleared|dug|excavated)|natural or (?:artificial|man[- ]?made)|natural(?=\\W*$)|man[- ]?made|artificial(?:ly)?|(?:past|origins?)(?! the)|how old|stor(?:y|ies) (?:of|behind)|"
                        + "background|named after|(?:get|got) its name|name come from",
                Map.of(HISTORY, 1.0),
                0.35,
                "built king founded century ruler reign ruled bce laid dutch british portuguese opened began dam dammed damming artificial");
    }

    private static Cue festivals() {
        return Cue.of(
                "festivals",
                "festivals?|celebrat(?:ed?|es|ions?|ing)|events?",
                Map.of(CULTURE, 1.0),
                0.6,
                "festival perahera procession poya vesak celebrate feast");
    }

    private static Cue food() {
        return Cue.of(
                "food",
                "food|eat(?:ing)?|dish(?:es)?|cuisine|restaurants?|cafes?|dinner|lunch|breakfast|speciali?t(?:y|ies)|taste|snacks?|meals?|foodies?|hungry",
                Map.of(CULTURE, 1.0, VIBE, 0.7),
                0.6,
                "food eat rice curry curries fish kitchen dish hoppers kottu cafe cafes crab dinner sambol curd table meal");
    }

    private static Cue nightlife() {
        return Cue.of(
                "nightlife",
                "night ?life|(?:beach |roof ?top )?bars?(?: crawl| hopping)?|pubs?(?: crawl)?|(?:night ?)?clubs?|clubbing|part(?:y|ies|ying)|night out|cocktails?|booze|get drunk",
                Map.of(VIBE, 1.0),
                0.5,
                "bar bars pub club party parties nightlife music cocktail alcohol");
    }

    private static Cue activities() {
        return Cue.of(
                "activities",
                "things to do|(?:what|anything)(?: \\w+){0,3} to do|what (?:can|could|should|do|is there)(?: (?:i|we|you|people|visitors))? (?:to )?do|activit(?:y|ies)|(?:something|anything) (?:active|sporty|energetic|physical)|active things|sporty|sports|adventur(?:e|es|ous)|adrenaline|outdoors?|thrills?",
                Map.of(ADVENTURE, 1.0, NATURE, 0.6, CULTURE, 0.6, VIBE, 0.5, HISTORY, 0.4),
                0,
                "");
    }

    private static Cue sights() {
        return Cue.of(
                "sights",
                "(?:what|anything|things|places|much)(?: \\w+){0,3} to see|what (?:can|could|should|will|do)(?: (?:i|we|you))? see|sights?|sightseeing|attractions?|highlights?|must[- ](?:see|visit|do)s?|"
                        + "places? to (?:visit|go)|worth (?:seeing|visiting|it|going|a visit|the trip)|why (?:should|would|do|is|go|visit)(?: \\w+)? ?(?:famous|visit|go|popular|special|important)?|"
                        + "(?:famous|known|renowned|special|unique|interesting|important|significant) (?:for|about)|what(?:'s| is) special",
                Map.of(HISTORY, 0.9, CULTURE, 0.9, NATURE, 0.9, ADVENTURE, 0.85, VIBE, 0.8, LOGISTICS, 0.5),
                0,
                "");
    }

    private static Cue wildlife() {
        return Cue.of(
                "wildlife",
                "wild ?life|animals?|fauna|creatures?|wild ?animals?|mammals?|reptiles?",
                Map.of(NATURE, 1.0, ADVENTURE, 0.5),
                0.4,
                "animals birds elephants leopard monkeys deer macaques langurs crocodile monitors wildlife herds species");
    }

    private static Cue nature() {
        return Cue.of(
                "nature",
                "animals?(?: and|, | or) plants?|plants? (?:and|or) animals?|flora|plant life|nature|natural|landscapes?|scener(?:y|ies)|environment|geolog(?:y|ical)|vegetation|ecosystems?",
                Map.of(NATURE, 1.0),
                0,
                "");
    }

    private static Cue culture() {
        return Cue.of(
                "culture",
                "what (?:do|did|would) (?:the )?(?:locals|people|villagers|families) (?:\\w+ )?(?:of .{1,40} |there |here )?(?:believe|celebrate|worship|eat)|beliefs?|cultur(?:e|al)|customs?|traditions?|traditional|rituals?|religio(?:n|us)|local (?:life|people|customs?)|way of life|communit(?:y|ies)|who lives",
                Map.of(CULTURE, 1.0, HISTORY, 0.3),
                0,
                "");
    }

    private static Cue safety() {
        return Cue.of(
                        "safety",
                        "(?:is it |are they )?(?:safe(?:ty|ly)?|danger(?:s|ous)?|risk(?:s|y)?|hazards?|careful|watch out)(?: (?:to|for))?|scared|accidents?",
                        Map.of(ADVENTURE, 0.7, LOGISTICS, 0.6, NATURE, 0.5),
                        0.9,
                        "safe danger dangerous current currents slippery careful care guard guards bees leeches warning never drown")
                .aboutOnePlace();
    }

    private static Cue height() {
        return Cue.of(
                        "fear of heights",
                        "(?:afraid|scared|fear|frightened|terrified) of (?:the )?heights?|vertigo|acrophob\\w+|hates? heights?|(?:bad|not good) with heights",
                        Map.of(ADVENTURE, 1.0, VIBE, 0.6, LOGISTICS, 0.5),
                        0.7,
                        "fear heights height edge drop cliff exposed unpleasant dizzy railing unguarded afraid")
                .aboutOnePlace();
    }

    private static Cue effort() {
        return Cue.of(
                        "effort",
                        "how (?:difficult|hard|easy|steep|tough|demanding|strenuous|challenging|fit)|difficulty|(?:do|need) \\w+ (?:to be )?fit|fitness|suitable for beginners|beginners?|(?:for )?novices?|(?:bad|weak|sore) (?:knees?|backs?|hips?|legs?)|(?:knees?|back|hips?|legs?) (?:is|are) (?:bad|weak|sore)|(?:eas|hard|tough|steep|gentl)i?e(?:r|st)(?: than| climb| hike| walk)?|harder|mobility|walking stick",
                        Map.of(ADVENTURE, 1.0, LOGISTICS, 0.5),
                        0.5,
                        "steps stairs climb steep fit easy hard beginners gentle hours demanding")
                .aboutOnePlace();
    }

    private static Cue quiet() {
        return Cue.of(
                        "quiet",
                        "(?:hates?|dislikes?|can'?t stand|cannot stand|(?:do not|don'?t) like|not a fan of|escape|flee|sick of|tired of) (?:the |big |large )?(?:crowds?|masses|tourists|noise)|quiet(?:er|est)?|peaceful|tranquil|serene|secluded|uncrowded|deserted|(?:without|no|avoid(?:ing)?|away from|fewer|less|not) (?:too )?(?:the |many )?(?:crowd(?:s|ed)?|tourists|touristy|busy)|off the beaten (?:track|path)",
                        Map.of(VIBE, 1.0, NATURE, 0.6),
                        0.5,
                        "quiet quieter calm peaceful empty solitude silence silent stillness few lonely")
                .butNot("crowded busy crowd noisy loud parties packed");
    }

    private static Cue crowds() {
        return Cue.of(
                "crowds",
                "crowd(?:s|ed|ing)?|busy|bus(?:ier|iest)|touristy|overrun|over-?tourism|packed",
                Map.of(VIBE, 1.0, LOGISTICS, 0.6),
                0.5,
                "crowd crowds crowded busy weekends full coach");
    }

    private static Cue forWhom() {
        return Cue.of(
                "for whom",
                "(?:with|for|good for|suitable for) (?:(?:young|small|little|our|my|the|two|three|a) )*(?:kids?|children|child|famil(?:y|ies)|toddlers?|couples?|elderly|seniors?)|kids?|children|famil(?:y|ies)|"
                        + "(?:1?\\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]y(?:ea)?rs?[- ]olds?|toddlers?|bab(?:y|ies)|teen(?:ager)?s?|my (?:son|daughter|mother|father|mum|mom|dad|parents|grand\\w+)|grandparents|"
                        + "(?:older|old|elderly) (?:people|parents|travell?ers|visitors|folks?)|pensioners|seniors|"
                        + "couples?|honeymoon(?:ers)?|romantic|solo travell?ers?|backpackers?|who (?:is it|will|would|should) (?:for|like|enjoy)|(?:should|ought) (?:i|we|one|they|people|you|(?:my|our) \\w+) (?:\\w+ ){0,2}?(?:skip|avoid|miss|bother)",
                Map.of(VIBE, 1.0, ADVENTURE, 0.6, LOGISTICS, 0.5),
                0.6,
                "families family children couples honeymoon backpackers travellers visitors people");
    }

    private static Cue photography() {
        return Cue.of(
                "photography",
                "photo(?:s|graphs?|graphy|graphers?|graphing)?|pictures?|instagram(?:mable)?|camera|selfies?",
                Map.of(VIBE, 0.7, ADVENTURE, 0.6, NATURE, 0.5, CULTURE, 0.6, LOGISTICS, 0.6),
                1.0,
                "photograph photographers photographs photography picture pictures camera light view");
    }

    private static Cue atmosphere() {
        return Cue.of(
                "atmosphere",
                "vibes?|atmosphere|mood|feel(?:s|ing)? like|ambian?ence|evenings?|at night|after dark|(?:what(?:'s| is) (?:it|the place) )like|laid[- ]back|relax(?:ed|ing|ation)?|chilled?",
                Map.of(VIBE, 1.0),
                0,
                "");
    }
}
