package ai.travion.retrieval.question;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/** The words of every question, which no passage has to say. */
final class Ordinary {

    /** What surrounds a question and asks for nothing. */
    static final Set<String> FILLER = stems("""
            tell me about know want wanted would like love please can could should shall may might must will do does did done
            what which who whom whose when where why how many much more most some any all every each lot lots kind kinds sort
            i you we us he she they them my our your his her their its one ones someone somebody anyone anybody nobody everyone people person visitor visitors
            traveller travellers traveler travelers tourist tourists guest guests foreigner foreigners
            get got getting go going goes gone went come coming comes see seeing seen visit visiting visited visits look looking looks find finding found
            give show put serve lead belong work become keep enough explain describe say said ask question answer help need needs needed let take taking takes make makes made use used using
            be been being am is are was were has have had having there here also just only really very quite too so than then now still ever even
            good great nice best better lovely beautiful amazing cool popular recommend recommended recommendation recommendations suggest suggestion suggestions
            place places spot spots area areas site sites location thing things something anything everything somewhere anywhere
            sri lanka lankan srilanka ceylon country island trip trips travel travelling traveling tour tours holiday vacation plan plans planning itinerary journey
            during around near nearby close within inside between from off out up down over under before after while via per
            compare compared comparison versus vs difference different differ prefer favourite favorite interested interesting interest interests
            information info detail details fact facts overview brief short quick quickly today tonight tomorrow
            hi hello hey thanks thank ok okay please kindly possible possibly doable feasible manageable available enjoy experience experiences famous known
            time times day days night nights week weeks weekend hour hours once twice first second next last other another same
            friendly two three four five six seven eight nine ten couple worth really actually exactly usually normally typically generally special main major important top list name names called call mean means
            happen happens happened try trying include including without avoid avoiding such own way ways long high far big
            spend spending stay staying start starting end let's lets im i'm ive id don doesn didn isn aren won cant dont
            offer offers provide provides contain contains exist exists consider considered actual real
            """);

    /** What names a time. */
    static final Set<String> CALENDAR = stems("""
            january february march april may june july august september october november december
            jan feb mar apr jun jul aug sep sept oct nov dec
            monday tuesday wednesday thursday friday saturday sunday
            st nd rd th year month months years poya full moon christmas xmas eve boxing holiday holidays
            """);

    private Ordinary() {}

    /** Whether a stem asks for nothing in particular. */
    static boolean is(String stem) {
        return FILLER.contains(stem) || CALENDAR.contains(stem);
    }

    private static Set<String> stems(String words) {
        return Set.copyOf(new LinkedHashSet<>(EnglishTerms.of(words.toLowerCase(Locale.ROOT))));
    }
}
