package ai.travion.retrieval.deliberate;

import ai.travion.grader.GraderService;

/** What no service may do, done on purpose, so that the rule can be seen to bite. */
public class ServiceThatKnowsAnother {

    String another() {
        return GraderService.class.getSimpleName();
    }
}
