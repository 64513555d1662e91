package ai.travion.router.evaluation;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.router.act.Act;
import ai.travion.router.act.Acts;
import ai.travion.router.act.Doing;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.Meaning;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Counts how well it is told what messages do while a plan stands. */
final class ActEvaluation {

    private static final String UNSEEN = "acts-unseen.jsonl";
    private static final LocalDate SAID_ON = LocalDate.of(2026, 11, 20);

    private final Comprehension comprehension;
    private final Meaning meaning = new Meaning(Meaning.model());
    private final Acts acts = Acts.load();
    private final Doing doing;

    ActEvaluation(Places atlas) {
        this.comprehension = new Comprehension(atlas, HolidayCalendar.load());
        this.doing = new Doing(acts, meaning, atlas);
    }

    /** Of the messages that learning did not see, totals alone. */
    ActFigures unseen() {
        var told = Labels.acts(UNSEEN).stream().map(this::told).toList();
        var sure = told.stream().filter(one -> one.sure().isPresent()).toList();
        return new ActFigures(
                told.size(),
                share(
                        told,
                        one -> one.judged().act().wider()
                                == one.labelled().act().wider()),
                share(told, one -> one.isOfTheKind()),
                (double) sure.size() / told.size(),
                share(
                        sure,
                        one -> one.sure()
                                .map(Act::wider)
                                .equals(Optional.of(one.labelled().act().wider()))),
                share(sure, one -> one.isOfTheKind()));
    }

    private Told told(LabelledAct labelled) {
        var reading = comprehension.read(labelled.words(), SAID_ON);
        var vector = meaning.of(labelled.words()).orElseThrow();
        return new Told(labelled, acts.judge(reading, vector), doing.of(reading).map(Doing.Sure::act));
    }

    private static <T> double share(List<T> all, Predicate<T> right) {
        return all.isEmpty() ? 1 : (double) all.stream().filter(right).count() / all.size();
    }

    /** The messages were labelled when what is asked of a whole plan was not told from what is asked of one thing of it. */
    private record Told(LabelledAct labelled, Acts.Judged judged, Optional<Act> sure) {

        boolean isOfTheKind() {
            return judged.kind() == labelled.act().kind()
                    || (judged.act() != labelled.act()
                            && judged.act().wider() == labelled.act().wider());
        }
    }
}
