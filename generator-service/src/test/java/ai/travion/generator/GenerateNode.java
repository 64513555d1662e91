package ai.travion.generator;

import ai.travion.graph.StreamingNode;

/** The node as the service runs it, for tests of what it writes by. */
public final class GenerateNode {

    private GenerateNode() {}

    /** GENERATE with that writer. */
    public static StreamingNode writingBy(Writer writer) {
        return new Generator(writer);
    }
}
