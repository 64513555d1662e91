package ai.travion.verifier.check;

import ai.travion.atlas.BanDenied;
import ai.travion.verifier.check.Check.Fault;
import java.util.List;

/**
 * No sentence says that alcohol is to be had on every day, or on a Poya: whatever a passage says, the calendar knows better, also where
 * nobody named a day.
 */
final class BanKept {

    private static final Reading<Boolean> DENIED = Reading.by(BanDenied::in);

    private BanKept() {}

    static List<Fault> faults(Reviewed reviewed) {
        return reviewed.draft().statements().stream()
                .map(DraftText.Statement::text)
                .filter(sentence -> reviewed.readings().of(DENIED, sentence))
                .distinct()
                .map(sentence -> Fault.mendedByLeavingOut(
                        "No alcohol is sold on a Poya day, and it says otherwise: \"" + sentence + "\"",
                        "what denies the ban of the Poya days, whichever passage says so",
                        sentence))
                .toList();
    }
}
