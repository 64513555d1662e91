package ai.travion.retrieval.recommend;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import java.util.List;
import java.util.regex.Pattern;

/**
 * "What can we do in Kandy?", "top 5 things to see in Galle": nothing in particular is asked of a place. Once the company, the day and courtesies are
 * taken away, nothing but the asking and the place is left.
 */
public final class ThingsToDo {

    private static final String HERE =
            "(?: (?:in|of|around|at|near|in and around|in or around) (?:the )?(?:town of |city of )?@)";
    private static final String DO =
            "(?:do|see|visit|explore)(?:(?: and | or | & |/)(?:do|see|visit|explore))?(?: (?:there|around))?";
    private static final String WHO =
            "(?:i|we|you|one|people|tourists|visitors|travellers|kids|children|families|a family|(?:small|young) children|couples)";
    private static final String SHOULD = "(?:can|could|should|shall|might|must|do|would)";
    private static final String THINGS =
            "(?:(?:the|some|any|best|top|main|most|popular|famous|important|good|great|nice|fun|interesting|key|major|cool|\\d+|two|three|four|five|six|seven|eight|nine|ten) )*"
                    + "(?:things?|sights?|attractions?|highlights?|activities|must[- ]?(?:sees?|dos?)|places|spots|stuff)";

    private static final List<Pattern> FRAMES = List.of(
            frame("(?:(?:what|which) (?:are|is) )?(?:there )?" + THINGS + "(?: to " + DO + "| worth seeing)?" + HERE),
            frame("what " + SHOULD + " " + WHO + "(?: (?:suggest|recommend))?(?: (?:that )?" + WHO + ")?(?: to)? (?:"
                    + SHOULD + " )?" + DO + HERE),
            frame(
                    "(?:what|is|anything)(?:['’]?s| is)?(?: there)?(?: (?:anything|something|much|a lot|good|nice|fun|interesting))* to "
                            + DO + HERE),
            frame("(?:show|tell|give)(?: me| us) (?:what to|" + THINGS + " to) " + DO + HERE),
            frame("what " + THINGS + " (?:are there|does @ have|" + SHOULD + " " + WHO + " " + DO + ")" + HERE + "?"));

    /** What who asks says of themselves first: "we are a family of four with kids, what ..." */
    private static final Pattern INTRODUCTION = Pattern.compile(
            "^(?:i|we)(?:['’](?:m|re)| am| are| have| travel| come)(?= [^?]{0,80}\\b(?:famil\\w+|couple|group|friends?|kids?|child(?:ren)?|parents?|pensioners?|retired|students?|backpackers?|solo|honeymoon\\w*|first|visiting|staying|days?|nights?|weekend|tourists?|travell?ers?)\\b) [^?]{2,80}?(?<=\\w) (?=what\\b|which\\b|any\\b)",
            Pattern.CASE_INSENSITIVE);

    /** "Can't swim, what ..." */
    private static final Pattern UNABLE = Pattern.compile(
            "^(?:(?:i|we|one of us) )?(?:can['’]?t|cannot|can not) (?:swim|walk|climb|drive|cycle|hike|dive)(?: (?:far|much|well))?(?: (?:and|but|so))?\\s+",
            Pattern.CASE_INSENSITIVE);

    /** Who is in need asks for no sights. */
    private static final Pattern IN_NEED = Pattern.compile(
            "\\b(?:lost|stolen|robbed|bitten|stung|ill|sick|hurt|injur\\w+|bleed\\w*|broke|broken|accident|emergency|stranded|missed|fever|pain|police|hospital|doctor)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern DAY = Pattern.compile(
            "\\b(?:(?:on|this|next|coming|the) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|\\d{1,2}(?:st|nd|rd|th)\\b(?: of)?)",
            Pattern.CASE_INSENSITIVE);
    /** What was refused behind it is taken out. */
    private static final Pattern IF = Pattern.compile(" if$", Pattern.CASE_INSENSITIVE);

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private ThingsToDo() {}

    /** Whether all that is asked is what there is to do or see in the place. */
    public static boolean areAskedOf(Place place, String message, Places atlas) {
        var question = Refusals.takenOut(message);
        var named = atlas.mentionedIn(question).stream()
                .filter(mention -> mention.place().equals(place))
                .toList();
        if (named.size() != 1 || IN_NEED.matcher(question).find()) {
            return false;
        }
        var mention = named.getFirst();
        var marked = question.substring(0, mention.start()) + "PLACE" + question.substring(mention.end());
        var bare = OpenChoice.bare(DAY.matcher(marked).replaceAll(" ")).replace("PLACE", "@");
        var asking = IF.matcher(SPACES.matcher(INTRODUCTION
                                .matcher(UNABLE.matcher(bare).replaceFirst(""))
                                .replaceFirst(""))
                        .replaceAll(" ")
                        .strip())
                .replaceFirst("");
        return FRAMES.stream().anyMatch(frame -> frame.matcher(asking).matches());
    }

    private static Pattern frame(String words) {
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }
}
