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
                share(told, one -> one.judged().act() == one.labelled().act()),
                share(told, one -> one.judged().kind() == one.labelled().act().kind()),
                (double) sure.size() / told.size(),
                share(
                        sure,
                        one -> one.sure().filter(one.labelled().act()::equals).isPresent()),
                share(sure, one -> one.judged().kind() == one.labelled().act().kind()));
    }

    private Told told(LabelledAct labelled) {
        var reading = comprehension.read(labelled.words(), SAID_ON);
        var vector = meaning.of(labelled.words()).orElseThrow();
        return new Told(labelled, acts.judge(reading, vector), doing.of(reading).map(Doing.Sure::act));
    }

    private static <T> double share(List<T> all, Predicate<T> right) {
        return all.isEmpty() ? 1 : (double) all.stream().filter(right).count() / all.size();
    }

    private record Told(LabelledAct labelled, Acts.Judged judged, Optional<Act> sure) {}
}
