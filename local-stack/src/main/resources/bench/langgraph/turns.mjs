// Runs turns through a LangGraph of Travion's seven nodes, each of which does nothing, with a MemorySaver as the checkpointer.
// Reads the id of a fresh thread a line and writes it back when its turn has ended; "ready" comes first.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Annotation, END, MemorySaver, START, StateGraph } from "@langchain/langgraph";

const turn = JSON.parse(readFileSync(process.argv[2], "utf8"));
const way = ["router", "rewriter", "retrieve", "grader", "shadow_monitor", "generate", "verify"];

const State = Annotation.Root(Object.fromEntries(Object.keys(turn).map((field) => [field, Annotation()])));
const builder = new StateGraph(State);
for (const node of way) {
  builder.addNode(node, (state) => ({ step: state.step + 1 }));
}
[START, ...way].forEach((from, i) => builder.addEdge(from, way[i] ?? END));
const saver = new MemorySaver();
const graph = builder.compile({ checkpointer: saver });

// A saver that keeps every thread fills the memory within a minute: what is over is forgotten.
function forget(thread) {
  delete saver.storage[thread];
  for (const key of writes.get(thread) ?? []) {
    delete saver.writes[key];
  }
  writes.delete(thread);
}

const writes = new Map();
const putWrites = saver.putWrites.bind(saver);
saver.putWrites = async (config, ...rest) => {
  const { thread_id: thread, checkpoint_ns: namespace = "", checkpoint_id: checkpoint } = config.configurable;
  const keys = writes.get(thread) ?? new Set();
  keys.add(JSON.stringify([thread, namespace, checkpoint]));
  writes.set(thread, keys);
  return putWrites(config, ...rest);
};

async function take(thread) {
  const state = { ...turn, thread_id: thread, run_id: `run-${thread}` };
  const end = await graph.invoke(state, { configurable: { thread_id: thread } });
  if (end.thread_id !== thread || end.step !== turn.step + way.length) {
    throw new Error(`The turn of ${thread} ended at step ${end.step}.`);
  }
}

createInterface({ input: process.stdin })
  .on("line", (thread) =>
    take(thread)
      .then(() => process.stdout.write(`${thread}\n`))
      .catch((failure) => process.stdout.write(`${thread} ${failure}\n`))
      .finally(() => forget(thread)),
  )
  .on("close", () => process.exit(0));
process.stdout.write("ready\n");
