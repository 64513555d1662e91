package ai.travion.gateway.api;

import ai.travion.schemas.Profile;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of a user across conversations.
 *
 * @param preferences what they wish for and stay away from; no places and no dates, which are a trip's
 * @param visited places that they said they have been to, by their names
 * @param updatedAt when a conversation last added to it
 */
record ProfileView(
        String userId,
        PreferencesView preferences,
        List<String> visited,
        @Nullable Instant updatedAt) {

    static ProfileView of(Profile profile) {
        return new ProfileView(
                profile.getUserId(),
                PreferencesView.of(profile.getPreferences()),
                profile.getVisited().stream().map(place -> place.getValue()).toList(),
                profile.getUpdatedAt().orElse(null));
    }
}
