package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.dates.DaySpan;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One of the plans that a thread keeps.
 *
 * @param places what it is for, in its order
 */
record PlanVersion(MadePlan made, List<Place> places) {

    private static final String CUT = "…";

    /** Those that the thread has, the oldest first; the last is the plan in hand. */
    static List<PlanVersion> in(GraphState state, Places atlas) {
        return state.getMadePlans().stream()
                .map(made -> new PlanVersion(made, placesOf(made, atlas)))
                .toList();
    }

    private static List<Place> placesOf(MadePlan made, Places atlas) {
        var known = made.getPreferences().map(Preferences::getPlaces).orElse(List.of());
        int latest = known.stream().mapToInt(StatedValue::getTurn).max().orElse(0);
        // The main one stands last.
        return known.reversed().stream()
                .filter(place -> place.getTurn() == latest)
                .flatMap(place -> atlas.named(place.getValue()).stream())
                .distinct()
                .toList();
    }

    /** The message that asked for it, where nothing else had been said before. */
    Optional<Message> request() {
        return isAllThatWasSaid()
                ? made.getSaid().stream()
                        .filter(message -> !message.getContent().endsWith(CUT))
                        .findFirst()
                : Optional.empty();
    }

    /** What orders stays or days is kept with no plan, so that one that was changed since may have its first words alone. */
    private boolean isAllThatWasSaid() {
        var said = made.getSaid();
        return said.size() == 1 && said.getFirst().getTurn() == made.getTurn();
    }

    /** Whether it is itself a plan that was gone back to: by its name, or by its request, put again later than it was. */
    boolean isOneOfBefore() {
        var said = made.getSaid();
        return (isAllThatWasSaid() && made.getTurn() > 1)
                || said.stream()
                        .skip(Math.max(0, said.size() - 1L))
                        .anyMatch(message -> FormerPlan.isWantedIn(Utterance.of(message.getContent()), false));
    }

    /** What was known then, with the days for which it was made. */
    Preferences known(Optional<Preferences> now) {
        var elsewhere = KnownThen.by(0, now);
        var then = made.getPreferences().orElse(elsewhere);
        return Preferences.newBuilder(then)
                .setInterests(joined(elsewhere.getInterests(), then.getInterests()))
                .setAvoid(joined(elsewhere.getAvoid(), then.getAvoid()))
                .setOther(joined(elsewhere.getOther(), then.getOther()))
                .setPace(then.getPace().or(elsewhere::getPace).orElse(null))
                .setOrigin(then.getOrigin().or(elsewhere::getOrigin).orElse(null))
                .setWalkingTolerance(then.getWalkingTolerance()
                        .or(elsewhere::getWalkingTolerance)
                        .orElse(null))
                .setParty(then.getParty().or(elsewhere::getParty).orElse(null))
                .setBudget(then.getBudget().or(elsewhere::getBudget).orElse(null))
                .setDates(days().map(this::stated).or(then::getDates).orElse(null))
                .build();
    }

    private static List<StatedValue> joined(List<StatedValue> elsewhere, List<StatedValue> then) {
        return Stream.concat(
                        elsewhere.stream()
                                .filter(value -> then.stream()
                                        .noneMatch(other -> other.getValue().equals(value.getValue()))),
                        then.stream())
                .toList();
    }

    private Optional<DaySpan> days() {
        return made.getStart().map(first -> new DaySpan(first, made.getEnd().orElse(first)));
    }

    private StatedDates stated(DaySpan span) {
        return StatedDates.newBuilder()
                .setStart(span.first())
                .setEnd(span.last().isAfter(span.first()) ? span.last() : null)
                .setDays((int) (span.last().toEpochDay() - span.first().toEpochDay()) + 1)
                .setTurn(made.getTurn())
                .setOrigin("conversation")
                .build();
    }

    String inWords() {
        return FormerPlan.names(places)
                + days().map(span -> ", " + Dates.inWords(span.first(), Optional.of(span.last())))
                        .orElse("");
    }
}
