package ai.travion.graph;

/** One piece of work of a run: {@code (run_id, step)} names it wherever it is delivered again. */
record Hop(String runId, int step) {}
