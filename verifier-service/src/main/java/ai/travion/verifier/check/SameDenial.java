package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whether two texts deny the same: "pleasant rather than strenuous", of what is reached "by pleasant walks rather than anything strenuous".
 * Some word that both have is denied by both, and none by one alone.
 */
final class SameDenial {

    /** What is denied stands behind it, up to the end of its clause. */
    private static final Pattern DENIED = Pattern.compile(
            "(?:\\b(?:no|not|never|nobody|none|nothing|neither|nor|cannot|without|hardly|scarcely|(?:there(?:['’]s| is| are)|has|have|offers?|with|find|very|so|too) (?:little|few)|rather than|instead of)\\b|n['’]t\\b)(?<what>[^.;:!?()]{0,110}?)(?=[.;:!?()]|,? (?:but|yet|so|since|because|which|as|while|whereas)\\b|, (?!\\p{L}+(?:,| or\\b))|$)",
            CASE_INSENSITIVE);

    private static final Set<String> DENIALS = Words.terms("never nobody nothing none without hardly neither nor");

    private static final int SEVERAL = 4;
    private static final int CUT_OFF = 2;

    private SameDenial() {}

    static boolean isIn(String one, String other) {
        var shared = new HashSet<>(Words.subjects(one));
        shared.retainAll(Words.terms(other));
        var denied = deniedIn(one);
        denied.retainAll(shared);
        var deniedByTheOther = deniedIn(other);
        deniedByTheOther.retainAll(shared);
        return !denied.isEmpty()
                && (denied.equals(deniedByTheOther)
                        || isMostOf(denied, deniedByTheOther)
                        || isMostOf(deniedByTheOther, denied));
    }

    /** Of a longer denial a comma may have cut off the end. */
    private static boolean isMostOf(Set<String> some, Set<String> all) {
        return some.size() >= SEVERAL && all.containsAll(some) && all.size() - some.size() <= CUT_OFF;
    }

    private static Set<String> deniedIn(String text) {
        var denied = new HashSet<String>();
        DENIED.matcher(text).results().forEach(denial -> denied.addAll(Words.subjects(denial.group(1))));
        denied.removeAll(DENIALS);
        return denied;
    }
}
