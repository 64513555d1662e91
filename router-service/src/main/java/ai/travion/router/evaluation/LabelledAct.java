package ai.travion.router.evaluation;

import ai.travion.router.act.Act;

/** A message that is said while a plan stands, and what it does. */
record LabelledAct(String words, Act act) {}
