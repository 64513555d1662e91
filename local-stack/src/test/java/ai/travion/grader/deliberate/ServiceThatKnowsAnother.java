package ai.travion.grader.deliberate;

import ai.travion.shadow.ShadowMonitorService;

/** What no service may do, done on purpose, so that the rule can be seen to bite. */
public class ServiceThatKnowsAnother {

    String another() {
        return ShadowMonitorService.class.getSimpleName();
    }
}
