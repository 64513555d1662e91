package ai.travion.router.itinerary;

import ai.travion.atlas.Places;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;

/** The drive of the plan in hand that a message speaks of: the one to the place that it names, or the only one that was told last. */
public final class DriveMeant {

    private DriveMeant() {}

    /** Nothing where no one drive is meant, or the atlas does not know both of its ends. */
    public static Optional<Itinerary.Drive> in(Reading message, Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var spoken = plan.isEmpty()
                ? List.<Entry>of()
                : Spoken.of(plan, conversation).entries().stream()
                        .filter(entry -> entry.is(Entry.Sort.DRIVE))
                        .toList();
        var named = message.places().all();
        var drives = named.isEmpty()
                ? spoken
                : plan.of(Entry.Sort.DRIVE).entries().stream()
                        .filter(entry -> entry.activity()
                                .contains("to " + named.getFirst().name()))
                        .toList();
        return drives.size() == 1 ? new Itinerary(drives).longestDrive(atlas) : Optional.empty();
    }
}
