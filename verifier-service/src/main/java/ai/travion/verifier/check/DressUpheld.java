package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.regex.Pattern;

/** Nobody is told that a dress code need not be kept where one holds. */
final class DressUpheld {

    private static final String OF_DRESS =
            "(?:shoulders?|knees?|legs?|arms|shirts?|shoes?|sandals|footwear|hats?|caps?|head|socks)";
    private static final Pattern HOLDS = Pattern.compile(
            "\\btake off (?:\\w+ )?(?:shirts?|shoes)|\\b(?:shoulders?|knees?|legs|shoes|hats?|dress)\\b[^.;]{0,60}\\b(?:cover\\w*|off|left|remove\\w*|enforced|modest\\w*|taken)\\b|\\bcover\\w*[^.;]{0,40}\\b(?:shoulders?|knees?|legs)\\b",
            CASE_INSENSITIVE);
    private static final Pattern LIFTED = Pattern.compile(
            "\\b" + OF_DRESS
                    + "\\b[^.;,]{0,40}\\b(?:needs? no|need not|needn['’]t|(?:do|does)(?:n['’]t| not) (?:need|have) to|(?:may|can|could) (?:stay|remain|be left|be kept|be worn|be) (?:on|bare|uncovered|in sight)|(?:stay|stays|keep) on|uncovered (?:is|are)|(?:is|are) optional)\\b"
                    + "|\\bkeep (?:your|their|his|her|the) (?:\\p{L}+ (?:and )?){0,2}" + OF_DRESS + " on\\b"
                    + "|\\b(?:no need to|need not|needn['’]t|(?:do|does)(?:n['’]t| not) (?:need|have) to)\\b[^.;,]{0,30}\\b"
                    + OF_DRESS
                    + "\\b|\\b(?:may|can) (?:keep|leave)\\b[^.;,]{0,30}\\b"
                    + OF_DRESS
                    + "\\b(?! (?:off|outside|behind|at|with|by|in))"
                    + "|(?<!over |with )\\b(?:shorts|bare shoulders|tank ?tops?|vests?|sleeveless (?:tops?|dresses)|crop tops?|beach ?wear|swim ?wear|bikinis?|mini ?skirts?)\\b[^.;]{0,25}\\b(?:(?:is|are) (?:perfectly |quite |absolutely )?(?:fine|ok(?:ay)?|allowed|welcome|accepted|permitted|no problem|enough)|will do|do nicely)\\b"
                    + "|\\b(?:no|without a|relaxed|lax|easy-going) dress code\\b|\\bdress(?:ed)? (?:as|however|any way) you (?:like|please|want)\\b",
            CASE_INSENSITIVE);
    private static final Pattern REFUSED = Pattern.compile(
            "\\b(?:not|never|no) (?:allowed|permitted|ok|okay|fine)|n['’]t (?:allowed|ok)", CASE_INSENSITIVE);

    private static final Reading<Boolean> LIFTS_IT = Reading.by(
            text -> LIFTED.matcher(text).find() && !REFUSED.matcher(text).find());
    private static final Reading<Boolean> HOLDS_IT =
            Reading.by(passage -> HOLDS.matcher(passage).find());

    private DressUpheld() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || !isInForce(reviewed)) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .map(DraftText.Statement::text)
                .filter(text -> reviewed.readings().of(LIFTS_IT, text))
                .filter(text -> !reviewed.isQuoted(text))
                .map(text -> Fault.mendedByLeavingOut(
                        "It says that a dress code need not be kept: \"" + text + "\"",
                        "what the evidence contradicts",
                        text))
                .distinct()
                .toList();
    }

    private static boolean isInForce(Reviewed reviewed) {
        var state = reviewed.state();
        return state.getConstraintViolations().stream()
                        .anyMatch(rule -> rule.getConstraintType().equals("dress_code"))
                || state.getRetrievedDocuments().stream()
                        .filter(document -> state.getTargetLocations()
                                .contains(document.getMetadata().getOrDefault("location", "")))
                        .anyMatch(document -> reviewed.readings().of(HOLDS_IT, document.getContent()));
    }
}
