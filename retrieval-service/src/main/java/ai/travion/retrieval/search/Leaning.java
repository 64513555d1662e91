package ai.travion.retrieval.search;

import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Related;
import java.util.List;

/** Wishes as a small push up or down. */
final class Leaning {

    private static final double LIKED = 1.04;
    private static final double DISLIKED = 0.85;

    private final List<Topic> likes;
    private final List<Topic> dislikes;

    Leaning(Wishes wishes, Places atlas, Related related) {
        likes = wishes.likes().stream()
                .map(value -> Topic.of(value, atlas, related))
                .toList();
        dislikes = wishes.ratherAvoid().stream()
                .map(value -> Topic.of(value, atlas, related))
                .toList();
    }

    double towards(Passage passage) {
        double liked = likes.stream().anyMatch(like -> like.concerns(passage)) ? LIKED : 1;
        return dislikes.stream().anyMatch(dislike -> dislike.concerns(passage)) ? liked * DISLIKED : liked;
    }
}
