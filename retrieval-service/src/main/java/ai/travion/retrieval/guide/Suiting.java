package ai.travion.retrieval.guide;

import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Particular;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Whether what was prepared of a place for travellers who cannot go everywhere says that it is something for them. */
public final class Suiting {

    private static final Pattern YES = Pattern.compile(
            "(?i)(?:yes|good|largely|mostly|easier|easy|fairly)\\b|[^,.;:]{0,60}\\b(?:is|are) (?:flat|level|easy|one of the (?:kinder|easier|easiest|gentler|gentlest|better))\\b");
    private static final Pattern NO =
            Pattern.compile("(?i)(?:no|not|hardly|barely|better not|only|scarcely)\\b(?! (?:problem|need)\\b)");
    private static final Pattern NO_WHEELS = Pattern.compile(
            "(?i)\\b(?:wheelchair|wheels)[^.;]*\\b(?:not|no|difficult|barrier|struggles|hard|too rough|lifted)\\b|\\b(?:not|no|neither|nor|cannot|too rough|difficult|hard|stop)\\b[^.;]*\\bwheelchairs?\\b");

    private Suiting() {}

    /** Whether it says so in its first word. */
    public static boolean isAYes(Passage prepared) {
        return YES.matcher(prepared.text()).lookingAt();
    }

    /**
     * The answer that was prepared for them, one that says yes before others; empty where none is, or it is a no.
     *
     * @param ofThePlace all that was prepared of it
     * @param askedFor those for whom an answer is, by any of its questions
     */
    static Optional<Passage> among(
            Collection<Passage> ofThePlace, Set<Particular> travellers, Function<Passage, Set<Particular>> askedFor) {
        boolean onWheels = travellers.contains(Particular.A_WHEELCHAIR);
        var prepared = ofThePlace.stream()
                .filter(answer ->
                        Particular.askedIn(Fitting.heading(answer)).stream().anyMatch(Particular::cannotGoEverywhere))
                .filter(answer -> askedFor.apply(answer).containsAll(travellers)
                        // What can be seen from a wheelchair anybody can see.
                        || (isAYes(answer) && askedFor.apply(answer).contains(Particular.A_WHEELCHAIR)))
                .filter(answer -> isAYes(answer) || !isANo(answer, onWheels))
                .toList();
        return prepared.stream()
                .filter(Suiting::isAYes)
                .findFirst()
                .or(() -> prepared.stream().findFirst());
    }

    private static boolean isANo(Passage prepared, boolean onWheels) {
        return NO.matcher(prepared.text()).lookingAt()
                || (onWheels && NO_WHEELS.matcher(prepared.text()).find());
    }
}
