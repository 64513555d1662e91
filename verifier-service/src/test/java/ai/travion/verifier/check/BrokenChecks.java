package ai.travion.verifier.check;

import ai.travion.atlas.Places;
import ai.travion.schemas.Finding;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;

/** The checks that a turn's draft does not pass, by their ids. */
final class BrokenChecks {

    private static final Checks CHECKS = Checks.withNamesFrom(Places.load());

    private BrokenChecks() {}

    static List<String> broken(TurnFixture turn) {
        return CHECKS.assess(turn.build()).evaluation().getFindings().stream()
                .map(Finding::getCheck)
                .distinct()
                .toList();
    }
}
