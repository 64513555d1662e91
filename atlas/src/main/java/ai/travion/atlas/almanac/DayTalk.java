package ai.travion.atlas.almanac;

import ai.travion.atlas.text.Patterns;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tells a sentence that speaks of days and nothing else from one that only mentions a day. */
final class DayTalk {

    private static final int MOST_OTHER_WORDS = 2;
    private static final Pattern WORD = Pattern.compile("[\\p{L}#][\\p{L}'#]*");
    private static final Pattern PLACE_BESIDE = Pattern.compile("\\b(?:in|at|near|around|for|from|of|across)\\s+#+");

    private static final Set<String> OF_DAYS = words(
            "a an the this that these those it its it's is are was were isn't wasn't aren't be been being will would there do does did don't doesn't didn't have has had having not no "
                    + "and or but so then also too as well really actually still exactly ever any some every all each which what what's when when's whens how many much long on in at of for to till until til untill by from before after "
                    + "during between within around through or not also considered declared counted called named said marked gazetted official officially normal ordinary regular working work off free special significant significance important "
                    + "occasion event events happening happens happen going celebrated celebrate celebrates celebrating observed observe held take takes place start starts begin begins end ends come comes coming fall falls fell falling land lands "
                    + "clash clashes coincide coincides next upcoming following nearest closest first second third last previous final current rest remaining left away soon now today today's tonight tomorrow tomorrow's yesterday day days date dates "
                    + "week weeks weekend weekends weekday weekdays month months year years year's month's annual yearly calendar time times morning evening night sleeps countdown more only just about "
                    + "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec "
                    + "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun st nd rd th "
                    + "sri lanka srilanka lankan lankans ceylon island country here local locals people buddhist buddhists hindu hindus muslim muslims christian christians tamil sinhala sinhalese moon "
                    + "tell me know you can could i we us my our your they he she please pls show give list name find check need want wondering like see say if whether "
                    + "hi hello hey thanks thank sorry ok okay um number total same one two three four five both either neither religious national bank public government mercantile anything something "
                    + "fasting month's eve bridge type kind sort long meaning tomorow tommorow tmrw tomorrrow");
    /** Each of these makes it a question of something else, however much it speaks of days. */
    private static final Set<String> OF_OTHER_MATTERS = words(
            "open opens opening opened close closes closed closing shut visit visiting travel travelling traveling trip trips tour tours itinerary hotel hotels room rooms stay staying flight flights price prices cost costs "
                    + "ticket tickets fee fees weather rain rainy temperature wear dress pack crowd crowded crowds busy busier busiest quiet safe safety worth eat food restaurant restaurants safari hike hiking climb swim swimming surf surfing "
                    + "elephants elephant whale whales leopard leopards train trains bus buses taxi tuk drive driving visa book booking where who whose why package packages deals offer plan planning recipe recipes song songs movie gift gifts "
                    + "wish wishes greeting card cards decorations best good great nice better beach beaches accident war attack attacks bombing bombings president election");

    private DayTalk() {}

    /** Whether all that the text speaks of is days; topics are marked, places blanked with #. */
    static boolean isAllOf(String marked) {
        var text = PLACE_BESIDE.matcher(marked).replaceAll(" ");
        var others = Patterns.in(WORD, text.toLowerCase(Locale.ROOT))
                .map(match -> match.group())
                .filter(word -> !OF_DAYS.contains(word))
                .toList();
        return others.size() <= MOST_OTHER_WORDS
                && others.stream().noneMatch(word -> OF_OTHER_MATTERS.contains(word) || word.contains("#"));
    }

    private static Set<String> words(String list) {
        return Arrays.stream(list.split(" ", -1)).collect(Collectors.toUnmodifiableSet());
    }
}
