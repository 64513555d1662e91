package ai.travion.gateway.deliberate;

import ai.travion.router.RouterService;

/** What no service may do, done on purpose, so that the rule can be seen to bite. */
public class ServiceThatKnowsAnother {

    String another() {
        return RouterService.class.getSimpleName();
    }
}
