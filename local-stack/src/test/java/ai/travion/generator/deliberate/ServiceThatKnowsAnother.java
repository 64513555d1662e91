package ai.travion.generator.deliberate;

import ai.travion.verifier.VerifierService;

/** What no service may do, done on purpose, so that the rule can be seen to bite. */
public class ServiceThatKnowsAnother {

    String another() {
        return VerifierService.class.getSimpleName();
    }
}
