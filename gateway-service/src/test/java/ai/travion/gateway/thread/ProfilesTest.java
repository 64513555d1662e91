package ai.travion.gateway.thread;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is kept of a user, and what a conversation takes from it. */
class ProfilesTest {

    private static final Instant NOW = Instant.parse("2026-11-22T06:00:00Z");

    @Test
    void aTurnTeachesWhatItSaysOfItsUserAndNotWhatOnlyTheTripIs() {
        var reply = replyOfTurn(3)
                .setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(said("wildlife", 3), said("tea", 1)))
                        .setPlaces(List.of(said("Yala National Park", 3)))
                        .setDates(StatedDates.newBuilder()
                                .setStart(LocalDate.of(2026, 12, 1))
                                .setTurn(3)
                                .build())
                        .setBudget(StatedBudget.newBuilder()
                                .setAmount(500.0)
                                .setTurn(3)
                                .build())
                        .build())
                .build();

        var learned = Profiles.learned(reply);

        assertThat(learned).get().satisfies(profile -> {
            assertThat(profile.getUserId()).isEqualTo("ann");
            assertThat(profile.getPreferences().orElseThrow())
                    .isEqualTo(Preferences.newBuilder()
                            .setInterests(List.of(said("wildlife", 3)))
                            .build());
        });
    }

    @Test
    void aTurnThatSaysNothingOfItsUserTeachesNothing() {
        var reply = replyOfTurn(2)
                .setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(said("tea", 1)))
                        .setPace(fromProfile("relaxed"))
                        .build())
                .build();

        assertThat(Profiles.learned(reply)).isEmpty();
    }

    @Test
    void whatIsOrderedForOneTripIsNotKept() {
        var reply = replyOfTurn(2)
                .setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(ofTheTrip("hiking", 2)))
                        .setPace(ofTheTrip("packed", 2))
                        .setBudget(StatedBudget.newBuilder()
                                .setLevel("high")
                                .setTurn(2)
                                .setOrigin("trip")
                                .build())
                        .build())
                .build();

        var learned = Profiles.learned(reply);

        assertThat(learned).isEmpty();
    }

    @Test
    void whatIsWithdrawnIsForgotten() {
        var before = profile(Preferences.newBuilder()
                .setAvoid(List.of(fromProfile("crowds"), fromProfile("stairs")))
                .setOther(List.of(fromProfile("vegetarian")))
                .setWalkingTolerance(fromProfile("low"))
                .build());
        var reply = replyOfTurn(4)
                .setProfile(profile(Preferences.newBuilder()
                        .setOther(List.of(withdrawn("crowds", 4), withdrawn("vegetarian", 4), withdrawn("walking", 4)))
                        .build()))
                .build();

        var after = Profiles.after(before, Profiles.learned(reply).orElseThrow(), NOW);

        assertThat(after.getPreferences())
                .contains(Preferences.newBuilder()
                        .setAvoid(List.of(fromProfile("stairs")))
                        .build());
    }

    @Test
    void whoIsNobodyIsNotKept() {
        var reply = replyOfTurn(1)
                .setUserId(null)
                .setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(said("tea", 1)))
                        .build())
                .build();

        assertThat(Profiles.learned(reply)).isEmpty();
    }

    @Test
    void laterWordsWin() {
        var before = profile(Preferences.newBuilder()
                .setAvoid(List.of(fromProfile("hiking"), fromProfile("crowds")))
                .setPace(fromProfile("packed"))
                .build());
        var learned = profile(Preferences.newBuilder()
                .setInterests(List.of(said("hiking", 2)))
                .setPace(said("relaxed", 2))
                .build());

        var after = Profiles.after(before, learned, NOW);

        var preferences = after.getPreferences().orElseThrow();
        assertThat(preferences.getInterests()).containsExactly(fromProfile("hiking"));
        assertThat(preferences.getAvoid()).containsExactly(fromProfile("crowds"));
        assertThat(preferences.getPace()).contains(fromProfile("relaxed"));
        assertThat(after.getUpdatedAt()).contains(NOW);
    }

    @Test
    void toLearnTheSameTwiceChangesNothing() {
        var learned = Profile.newBuilder(profile(Preferences.newBuilder()
                        .setInterests(List.of(said("tea", 1)))
                        .setAvoid(List.of(said("crowds", 1)))
                        .build()))
                .setVisited(List.of(said("Sigiriya", 1)))
                .build();
        var once = Profiles.after(null, learned, NOW);

        var twice = Profiles.after(once, learned, NOW);

        assertThat(twice).isEqualTo(once);
    }

    @Test
    void aThreadStartsFromTheProfileAndItsOwnWordsGoBefore() {
        var profile = profile(Preferences.newBuilder()
                .setInterests(List.of(fromProfile("tea"), fromProfile("beach")))
                .setAvoid(List.of(fromProfile("hiking")))
                .setPace(fromProfile("relaxed"))
                .build());
        var thread = Preferences.newBuilder()
                .setInterests(List.of(said("hiking", 1)))
                .setAvoid(List.of(said("beach", 2)))
                .build();

        var known = Profiles.underneath(Optional.of(profile), Optional.of(thread));

        assertThat(known.getInterests()).containsExactly(fromProfile("tea"), said("hiking", 1));
        assertThat(known.getAvoid()).containsExactly(said("beach", 2));
        assertThat(known.getPace()).contains(fromProfile("relaxed"));
    }

    @Test
    void whatIsTheProfilesDoesNotStayInTheThread() {
        var known = Preferences.newBuilder()
                .setInterests(List.of(fromProfile("tea"), said("hiking", 1)))
                .setPace(fromProfile("relaxed"))
                .setBudget(StatedBudget.newBuilder()
                        .setLevel("low")
                        .setOrigin("profile")
                        .build())
                .build();

        var own = Profiles.without(known);

        assertThat(own)
                .isEqualTo(Preferences.newBuilder()
                        .setInterests(List.of(said("hiking", 1)))
                        .build());
    }

    private static GraphState.Builder replyOfTurn(int turn) {
        return GraphState.newBuilder(aTurn().asking("anything").build())
                .setTurn(turn)
                .setUserId("ann");
    }

    private static Profile profile(Preferences preferences) {
        return Profile.newBuilder().setUserId("ann").setPreferences(preferences).build();
    }

    private static StatedValue said(String value, int turn) {
        return StatedValue.newBuilder().setValue(value).setTurn(turn).build();
    }

    private static StatedValue ofTheTrip(String value, int turn) {
        return StatedValue.newBuilder(said(value, turn)).setOrigin("trip").build();
    }

    private static StatedValue withdrawn(String value, int turn) {
        return StatedValue.newBuilder(said(value, turn)).setOrigin("withdrawn").build();
    }

    private static StatedValue fromProfile(String value) {
        return StatedValue.newBuilder().setValue(value).setOrigin("profile").build();
    }
}
