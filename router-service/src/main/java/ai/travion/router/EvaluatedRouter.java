package ai.travion.router;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Places;
import ai.travion.graph.Node;
import ai.travion.router.act.Acts;
import ai.travion.router.intent.Meaning;
import ai.travion.router.intent.Wording;
import java.time.Clock;

/** The router as it ships, at a time of one's choice, for an evaluation that needs no Kafka. */
public final class EvaluatedRouter {

    private EvaluatedRouter() {}

    public static Node at(Clock clock, Places atlas) {
        var meaning = new Meaning(Meaning.model());
        return new Router(
                atlas,
                HolidayCalendar.load(),
                Wording.load(),
                Acts.load(),
                meaning,
                clock,
                RouterProperties.conversational(),
                OwnNames.NONE);
    }
}
