package ai.travion.verifier.deliberate;

import ai.travion.gateway.GatewayService;

/** What no service may do, done on purpose, so that the rule can be seen to bite. */
public class ServiceThatKnowsAnother {

    String another() {
        return GatewayService.class.getSimpleName();
    }
}
