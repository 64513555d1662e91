package ai.travion.router.intent;

import ai.travion.schemas.IntentType;

/**
 * What a message is for.
 *
 * @param rule the name of the rule that decided
 * @param confidence 0 to 1
 */
public record Verdict(String rule, IntentType intent, float confidence) {}
