package ai.travion.local.bench;

import java.util.Locale;

/** What is measured. */
enum Part {
    /** Seven hops by Kafka's clients alone. */
    BARE,
    /** The same hops by empty nodes. */
    RUNNER,
    /** The same seven nodes on LangGraph.js. */
    LANGGRAPH,
    /** Chat turns over HTTP through the whole stack. */
    CHAT,
    /** A model's first word on its way to the reader of a stream. */
    FIRST_TOKEN;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
