package ai.travion.router.evaluation;

/**
 * How well it is told what messages do while a plan stands, of messages that learning did not see.
 *
 * @param act share of which the act is right
 * @param kind share of which it is right whether they change the plan, ask it, or have to do with something else
 * @param sure share of which the act is taken for sure
 * @param sureRight share of those of which it is right
 * @param sureKindRight share of those of which the kind is right
 */
public record ActFigures(int count, double act, double kind, double sure, double sureRight, double sureKindRight) {}
