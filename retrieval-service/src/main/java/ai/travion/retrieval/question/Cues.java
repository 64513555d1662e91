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
            VisitCues.bestTimeOfDay(),
            VisitCues.underARoof(),
            VisitCues.bestTimeOfYear(),
            VisitCues.duration(),
            VisitCues.gettingThere(),
            VisitCues.whereItLies(),
            VisitCues.dress(),
            VisitCues.luggage(),
            VisitCues.ticket(),
            VisitCues.opening(),
            VisitCues.conduct(),
            originOfAName(),
            history(),
            festivals(),
            food(),
            nightlife(),
            activities(),
            sights(),
            wildlife(),
            nature(),
            culture(),
            VisitCues.safety(),
            VisitCues.height(),
            VisitCues.effort(),
            VisitCues.quiet(),
            VisitCues.crowds(),
            forWhom(),
            photography(),
            atmosphere());

    private Cues() {}

    /** The sentence that tells it may stand on any side of a place. */
    private static Cue originOfAName() {
        return Cue.of(
                "origin of a name",
                "(?:where|how) (?:does|did|do) (?:the )?(?:name|word)\\b.{0,60}\\bcome from|names? .{0,60}\\bcomes? from|(?:get|gets|got|take|takes|took|owe|owes) (?:its|their) names?|"
                        + "why (?:is|was|are|were) .{0,60}\\b(?:called|named)|what (?:does|do|did) .{0,60}\\bmean(?!\\w)(?: in \\w+)?|(?:meaning|origins?) of (?:the )?(?:name|word)|named (?:after|for)|who named",
                Map.of(HISTORY, 0.3),
                1,
                "name named meaning sanskrit explained legend");
    }

    private static Cue history() {
        return Cue.of(
                "history",
                "histor(?:y|ical|ically)|back ?-?stor(?:y|ies)|how (?:did|has) .{1,40} (?:come (?:about|to be)|begin|start)|(?:who )?(?:built|builds?|constructed|founded|erected|created|established)|who (?:made|set up|started|laid out|designed|planted|discovered|first)|when (?:was|were|did)|what (?:did|was) the (?:british|dutch|portuguese|kings?|colonial)|who (?:blew up|bombed|attacked|destroyed|killed|owned|cleared|dug|excavated)|natural or (?:artificial|man[- ]?made)|natural(?=\\W*$)|man[- ]?made|artificial(?:ly)?|(?:past|origins?)(?! the)|how old|stor(?:y|ies) (?:of|behind)|"
                        + "background",
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
