package ai.travion.router.followup;

import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;

/** All ways in which a message may lean on its conversation, the plainest first. */
public final class Completions {

    private static final List<Completion> ALL = List.of(
            new Agreement(),
            new PlanEdit(),
            new PlanQuestion(),
            new Calendar(),
            new Season(),
            new Conclusion(),
            new Alternative(),
            new Surroundings(),
            new OwnPlace(),
            new Diet(),
            new Refinement(),
            new Remark());

    private Completions() {}

    /** What a message means that leans on what was said before; nothing where it stands by itself, or leans in other ways. */
    public static Optional<Completed> of(Reading message, Background before) {
        return ALL.stream()
                .flatMap(completion -> completion.of(message, before).stream())
                .findFirst();
    }
}
