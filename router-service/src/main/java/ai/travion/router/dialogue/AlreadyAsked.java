package ai.travion.router.dialogue;

import ai.travion.schemas.Clarification;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The topics of all that was asked back in a thread. */
public final class AlreadyAsked {

    /** More than there are topics that come up in one conversation, so that the envelope stays small. */
    private static final int MOST = 40;

    private AlreadyAsked() {}

    /** Those of before and that of the question; the oldest are forgotten first. */
    public static List<String> with(List<String> before, Optional<Clarification> question) {
        var topics = Stream.concat(before.stream(), question.map(AlreadyAsked::topic).stream())
                .distinct()
                .toList();
        return List.copyOf(topics.subList(Math.max(0, topics.size() - MOST), topics.size()));
    }

    static String topic(Clarification question) {
        return question.getTopic().isEmpty() ? question.getAbout() : question.getTopic();
    }
}
