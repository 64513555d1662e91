package ai.travion.shadow;

import ai.travion.shadow.plan.Plan;
import ai.travion.shadow.plan.PlanRequest;

/** A plan for what was asked. */
@FunctionalInterface
interface MakePlan {
    Plan planFor(PlanRequest request);
}
