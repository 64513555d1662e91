package ai.travion.atlas.deliberate;

import ai.travion.router.RouterService;
import org.springframework.util.StringUtils;

/** What no shared module may do, done on purpose, so that the rules can be seen to bite. */
public class AtlasThatKnowsTooMuch {

    String name() {
        return StringUtils.capitalize(RouterService.class.getSimpleName());
    }
}
