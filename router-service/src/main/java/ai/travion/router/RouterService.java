package ai.travion.router;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.TravionApplication;
import ai.travion.router.act.Acts;
import ai.travion.router.intent.Meaning;
import ai.travion.router.intent.Wording;
import java.io.IOException;
import java.time.Clock;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** Runs the first nodes of a turn: what does the traveller want, and the query that finds it. */
@SpringBootApplication
@EnableConfigurationProperties(RouterProperties.class)
public class RouterService {

    public static void main(String[] args) {
        TravionApplication.run(RouterService.class, args);
    }

    @Bean
    Places places() {
        return Places.load();
    }

    @Bean
    HolidayCalendar holidayCalendar() {
        return HolidayCalendar.load();
    }

    @Bean
    Meaning meaning() {
        return new Meaning(Meaning.model());
    }

    @Bean
    NodeBinding router(
            Places places, HolidayCalendar calendar, Meaning meaning, Clock clock, RouterProperties properties)
            throws IOException {
        var own = OwnNames.in(properties.knowledgePath());
        return Graph.ROUTER.runs(
                new Router(places, calendar, Wording.load(), Acts.load(), meaning, clock, properties, own));
    }

    @Bean
    NodeBinding rewriter(Places places) {
        return Graph.REWRITER.runs(new Rewriter(places));
    }
}
