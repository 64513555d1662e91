package ai.travion.router.intent;

import ai.travion.schemas.IntentType;
import java.util.function.BiPredicate;

/** A named reason to take a message for something. It sees the message, and what the conversation was about. */
record IntentRule(String name, IntentType intent, float confidence, BiPredicate<Reading, Context> holds) {}
