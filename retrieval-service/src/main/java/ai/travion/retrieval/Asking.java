package ai.travion.retrieval;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.MonthOfTheStay;
import ai.travion.schemas.envelope.NotBorne;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the pages and the guide are asked in a turn. */
final class Asking {

    private final Places atlas;
    private final Shunned shunned;
    private final Struck struck;

    Asking(Places atlas, Shunned shunned, Struck struck) {
        this.atlas = atlas;
        this.shunned = shunned;
        this.struck = struck;
    }

    Inquiry inquiry(GraphState state) {
        var words = words(state);
        boolean retry = state.getRetrievalAttempts() > 0;
        return new Inquiry(
                words,
                ToDoThen.takenOut(Refusals.takenOut(AskedParts.asked(AskedInFull.question(state)))),
                places(state),
                state.getIntent() == IntentType.TRIP_PLANNING,
                days(state),
                retry,
                MonthOfTheStay.meantIn(state).or(() -> state.getTargetDate().map(LocalDate::getMonth)),
                StatedWishes.of(state.getPreferences(), state.getUserQuery(), atlas)
                        .withoutAvoiding(value -> !shunned.isForbidden(value, state)
                                && !shunned.isRefusedOutright(value, state)
                                && (NotBorne.toBeToldOf(state).contains(value)
                                        || StatedWishes.isNamed(value, AskedInFull.question(state))))
                        // Of several ways those that are left are told.
                        .withoutAvoiding(value -> !shunned.isForbidden(value, state)
                                && Avoidables.of(value)
                                        .filter(Avoidable::isAWay)
                                        .isPresent())
                        // What is told of to who asks about it is to be found.
                        .withoutAvoiding(value -> atlas.named(value).isEmpty()
                                && shunned.hard(state).contains(value)
                                && !struck.values(state, places(state)).contains(value))
                        .avoiding(struck.values(state, places(state)).stream()
                                .filter(value -> value.equals(Recommender.LONG_WALKS)
                                        || (shunned.isRefusedOutright(value, state)
                                                && Avoidables.of(value)
                                                        .filter(Avoidable::isAWay)
                                                        .isEmpty()))
                                .toList())
                        .shunning(shunned.by(state)));
    }

    static String words(GraphState state) {
        return ToDoThen.takenOut(Refusals.takenOut(AskedInFull.words(state)));
    }

    /** The places that the turn is about, the main one first. */
    List<Place> places(GraphState state) {
        var leftOut = shunned.leftOut(state);
        return Stream.concat(state.getTargetLocation().stream(), state.getTargetLocations().stream())
                .map(atlas::named)
                .flatMap(Optional::stream)
                .filter(place -> !leftOut.contains(place))
                .distinct()
                .toList();
    }

    private static int days(GraphState state) {
        var span = state.getTargetDate()
                .flatMap(start -> state.getTargetEndDate().map(end -> (int) ChronoUnit.DAYS.between(start, end) + 1));
        return span.or(() -> state.getPreferences()
                        .flatMap(preferences -> preferences.getDates().flatMap(dates -> dates.getDays())))
                .orElse(1);
    }
}
