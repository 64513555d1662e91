package ai.travion.router.dialogue;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.StatedValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a user says does not hold, or not any more, told to the keeper of profiles in the profile of the state. */
public final class Withdrawn {

    /** The origin of a value that the profile is to lose. */
    private static final String ORIGIN = "withdrawn";

    private Withdrawn() {}

    /** A profile that also says what is withdrawn; of nobody, nothing is kept. */
    public static @Nullable Profile in(@Nullable Profile profile, GraphState state, List<String> names) {
        if (names.isEmpty() || state.getUserId().isEmpty()) {
            return profile;
        }
        var known = profile == null
                ? Profile.newBuilder().setUserId(state.getUserId().get())
                : Profile.newBuilder(profile);
        var withdrawn = names.stream()
                .map(name -> StatedValue.newBuilder()
                        .setValue(name)
                        .setTurn(state.getTurn())
                        .setOrigin(ORIGIN)
                        .build())
                .toList();
        return known.setPreferences(Preferences.newBuilder().setOther(withdrawn).build())
                .build();
    }
}
