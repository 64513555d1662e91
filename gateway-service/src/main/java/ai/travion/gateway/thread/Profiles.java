package ai.travion.gateway.thread;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.Run;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of a user across threads: how a turn adds to it, and how a thread starts from it. Values in, values out.
 *
 * <p>Kept is what outlasts a trip, and was said of the user rather than ordered for the trip at hand: interests, what is avoided, other requirements, pace, walking, company, the level of the
 * budget, and places that the user has been to. Where and when a trip goes, and what it may cost in money, stays in its thread.
 */
final class Profiles {

    /** The origin of what a thread has from a profile. It is not the thread's to keep. */
    static final String ORIGIN = "profile";

    /** The origin of what was ordered for one trip; it stays in its thread. */
    private static final String TRIP = "trip";

    /** The origin of the name of something that the user said does not hold, or not any more. */
    private static final String WITHDRAWN = "withdrawn";

    /** The names by which a walking tolerance and a budget are withdrawn. */
    private static final String WALKING = "walking";

    private static final String BUDGET = "budget";
    private static final int KEPT = 30;
    private static final Preferences NOTHING = Preferences.newBuilder().build();

    private Profiles() {}

    /** What a turn says of its user; empty where it has none, or says nothing that outlasts it. */
    static Optional<Profile> learned(GraphState reply) {
        int turn = reply.getTurn();
        var said = reply.getPreferences().map(known -> lasting(known, turn)).orElse(NOTHING);
        var visited = reply.getProfile()
                .map(profile -> ofTurn(profile.getVisited(), turn))
                .orElse(List.of());
        var withdrawn = reply.getProfile()
                .flatMap(Profile::getPreferences)
                .map(Profiles::withdrawnIn)
                .orElse(List.of());
        if (said.equals(NOTHING) && visited.isEmpty() && withdrawn.isEmpty()) {
            return Optional.empty();
        }
        return reply.getUserId()
                .map(user -> Profile.newBuilder()
                        .setUserId(user)
                        .setPreferences(withdrawing(said, withdrawn))
                        .setVisited(visited)
                        .build());
    }

    /** A profile with what a turn said. Later words win: what is wished for is not avoided any more, and the other way round. */
    static Profile after(@Nullable Profile before, Profile learned, Instant now) {
        var told = learned.getPreferences().orElse(NOTHING);
        var withdrawn = withdrawnIn(told);
        var known = left(before == null ? NOTHING : before.getPreferences().orElse(NOTHING), withdrawn);
        var said = Preferences.newBuilder(told)
                .setOther(without(told.getOther(), withdrawn))
                .build();
        var preferences = Preferences.newBuilder()
                .setInterests(joined(without(known.getInterests(), said.getAvoid()), said.getInterests()))
                .setAvoid(joined(without(known.getAvoid(), said.getInterests()), said.getAvoid()))
                .setOther(joined(known.getOther(), said.getOther()))
                .setPace(said.getPace()
                        .map(Profiles::fromProfile)
                        .or(known::getPace)
                        .orElse(null))
                .setWalkingTolerance(said.getWalkingTolerance()
                        .map(Profiles::fromProfile)
                        .or(known::getWalkingTolerance)
                        .orElse(null))
                .setParty(said.getParty()
                        .map(party -> StatedParty.newBuilder(party)
                                .setTurn(0)
                                .setOrigin(ORIGIN)
                                .build())
                        .or(known::getParty)
                        .orElse(null))
                .setBudget(said.getBudget()
                        .map(budget -> StatedBudget.newBuilder()
                                .setLevel(budget.getLevel())
                                .setOrigin(ORIGIN)
                                .build())
                        .or(known::getBudget)
                        .orElse(null))
                .build();
        return Profile.newBuilder()
                .setUserId(learned.getUserId())
                .setPreferences(preferences)
                .setVisited(joined(before == null ? List.of() : before.getVisited(), learned.getVisited()))
                .setUpdatedAt(now)
                .build();
    }

    private static List<StatedValue> withdrawnIn(Preferences told) {
        return told.getOther().stream()
                .filter(value -> value.getOrigin().equals(WITHDRAWN))
                .toList();
    }

    private static Preferences withdrawing(Preferences said, List<StatedValue> withdrawn) {
        return Preferences.newBuilder(said)
                .setOther(Stream.concat(without(said.getOther(), withdrawn).stream(), withdrawn.stream())
                        .toList())
                .build();
    }

    /** What is left of what was known when something is withdrawn. */
    private static Preferences left(Preferences known, List<StatedValue> withdrawn) {
        var names = withdrawn.stream().map(StatedValue::getValue).toList();
        return Preferences.newBuilder(known)
                .setAvoid(without(known.getAvoid(), withdrawn))
                .setOther(without(known.getOther(), withdrawn))
                .setWalkingTolerance(known.getWalkingTolerance()
                        .filter(tolerance -> !names.contains(WALKING))
                        .orElse(null))
                .setBudget(known.getBudget()
                        .filter(budget -> !names.contains(BUDGET))
                        .orElse(null))
                .build();
    }

    /** What a thread knows, and under it what its user's profile adds that the thread does not say otherwise. */
    static Preferences underneath(Optional<Profile> profile, Optional<Preferences> thread) {
        var own = thread.map(Profiles::without).orElse(NOTHING);
        var kept = profile.flatMap(Profile::getPreferences).orElse(NOTHING);
        return Preferences.newBuilder(own)
                .setInterests(under(own.getInterests(), kept.getInterests(), own.getAvoid()))
                .setAvoid(under(own.getAvoid(), kept.getAvoid(), own.getInterests()))
                .setOther(under(own.getOther(), kept.getOther(), List.of()))
                .setPace(own.getPace().or(kept::getPace).orElse(null))
                .setWalkingTolerance(
                        own.getWalkingTolerance().or(kept::getWalkingTolerance).orElse(null))
                .setParty(own.getParty().or(kept::getParty).orElse(null))
                .setBudget(own.getBudget().or(kept::getBudget).orElse(null))
                .build();
    }

    /** What a thread knows without what it has from a profile. */
    static Preferences without(Preferences known) {
        Predicate<StatedValue> own = value -> !value.getOrigin().equals(ORIGIN);
        Function<List<StatedValue>, List<StatedValue>> owned =
                values -> values.stream().filter(own).toList();
        return Preferences.newBuilder(known)
                .setInterests(owned.apply(known.getInterests()))
                .setAvoid(owned.apply(known.getAvoid()))
                .setOther(owned.apply(known.getOther()))
                .setPace(known.getPace().filter(own).orElse(null))
                .setWalkingTolerance(known.getWalkingTolerance().filter(own).orElse(null))
                .setParty(known.getParty()
                        .filter(party -> !party.getOrigin().equals(ORIGIN))
                        .orElse(null))
                .setBudget(known.getBudget()
                        .filter(budget -> !budget.getOrigin().equals(ORIGIN))
                        .orElse(null))
                .build();
    }

    /** A run without what it has from a profile, but for whether there was one: who erases theirs finds no copy in old runs. */
    static Run without(Run run) {
        var request = run.getRequest()
                .map(asked -> TurnRequest.newBuilder(asked)
                        .setProfile(asked.getProfile().map(Profiles::emptied).orElse(null))
                        .build());
        var state = run.getState()
                .map(reply -> GraphState.newBuilder(reply)
                        .setPreferences(
                                reply.getPreferences().map(Profiles::without).orElse(null))
                        .setProfile(toldIn(reply))
                        .build());
        return Run.newBuilder(run)
                .setRequest(request.orElse(null))
                .setState(state.orElse(null))
                .build();
    }

    /** What a turn told of its user's past, and what it took back. */
    private static @Nullable Profile toldIn(GraphState reply) {
        var said = saidInThread(reply);
        var withdrawn = reply.getProfile()
                .flatMap(Profile::getPreferences)
                .map(Profiles::withdrawnIn)
                .orElse(List.of());
        if (withdrawn.isEmpty()) {
            return said;
        }
        var told = said == null ? Profile.newBuilder() : Profile.newBuilder(said);
        return told.setPreferences(withdrawing(NOTHING, withdrawn)).build();
    }

    private static Profile emptied(Profile profile) {
        return Profile.newBuilder()
                .setUserId(profile.getUserId())
                .setUpdatedAt(profile.getUpdatedAt().orElse(null))
                .build();
    }

    /** Where the user has been, by the profile and by what was said in the thread; its wishes stand among the preferences. */
    static @Nullable Profile visited(TurnRequest request, ThreadState thread) {
        var before = thread.getLastState().flatMap(GraphState::getProfile);
        var visited = joinedAsTheyAre(
                request.getProfile().map(Profile::getVisited).orElse(List.of()),
                before.map(Profile::getVisited).orElse(List.of()));
        return visited.isEmpty()
                ? null
                : Profile.newBuilder()
                        .setUserId(request.getUserId().orElse(""))
                        .setVisited(visited)
                        .build();
    }

    /** The places that were said in the thread to have been visited. */
    static @Nullable Profile saidInThread(GraphState reply) {
        var visited = reply.getProfile().map(Profile::getVisited).orElse(List.of()).stream()
                .filter(place -> !place.getOrigin().equals(ORIGIN))
                .toList();
        return visited.isEmpty()
                ? null
                : Profile.newBuilder().setVisited(visited).build();
    }

    private static Preferences lasting(Preferences known, int turn) {
        return Preferences.newBuilder()
                .setInterests(ofTurn(known.getInterests(), turn))
                .setAvoid(ofTurn(known.getAvoid(), turn))
                .setOther(ofTurn(known.getOther(), turn))
                .setPace(known.getPace().filter(value -> isOf(turn, value)).orElse(null))
                .setWalkingTolerance(known.getWalkingTolerance()
                        .filter(value -> isOf(turn, value))
                        .orElse(null))
                .setParty(known.getParty()
                        .filter(party -> party.getTurn() == turn && isLasting(party.getOrigin()))
                        .orElse(null))
                .setBudget(known.getBudget()
                        .filter(budget -> budget.getTurn() == turn && isLasting(budget.getOrigin()))
                        .filter(budget -> !budget.getLevel().isBlank())
                        .orElse(null))
                .build();
    }

    private static List<StatedValue> ofTurn(List<StatedValue> values, int turn) {
        return values.stream().filter(value -> isOf(turn, value)).toList();
    }

    private static boolean isOf(int turn, StatedValue value) {
        return value.getTurn() == turn && isLasting(value.getOrigin());
    }

    /** Whether it is the user's own word, and not only this trip's. */
    private static boolean isLasting(String origin) {
        return !origin.equals(ORIGIN) && !origin.equals(TRIP);
    }

    private static StatedValue fromProfile(StatedValue said) {
        return StatedValue.newBuilder(said).setTurn(0).setOrigin(ORIGIN).build();
    }

    private static List<StatedValue> joined(List<StatedValue> before, List<StatedValue> said) {
        return joinedAsTheyAre(before, said.stream().map(Profiles::fromProfile).toList());
    }

    private static List<StatedValue> joinedAsTheyAre(List<StatedValue> before, List<StatedValue> later) {
        var all = new ArrayList<>(without(before, later));
        all.addAll(later);
        return List.copyOf(all.subList(Math.max(0, all.size() - KEPT), all.size()));
    }

    /** A list of a thread, after those of the profile that it has not itself, and that it does not speak against. */
    private static List<StatedValue> under(
            List<StatedValue> own, List<StatedValue> kept, Collection<StatedValue> against) {
        return Stream.concat(without(without(kept, own), against).stream(), own.stream())
                .toList();
    }

    private static List<StatedValue> without(List<StatedValue> values, Collection<StatedValue> others) {
        return values.stream()
                .filter(value ->
                        others.stream().noneMatch(other -> other.getValue().equalsIgnoreCase(value.getValue())))
                .toList();
    }
}
