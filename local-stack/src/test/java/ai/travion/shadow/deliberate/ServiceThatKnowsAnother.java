package ai.travion.shadow.deliberate;

import ai.travion.generator.GeneratorService;

/** What no service may do, done on purpose, so that the rule can be seen to bite. */
public class ServiceThatKnowsAnother {

    String another() {
        return GeneratorService.class.getSimpleName();
    }
}
