package ai.travion.generator.evidence;

import ai.travion.schemas.OmittedEvidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The evidence of a prompt.
 *
 * @param chunks in the order of their numbers, from 1
 * @param tokens of {@link #asText()}
 */
public record Packed(List<Chunk> chunks, List<OmittedEvidence> omitted, int tokens) {

    public Packed {
        chunks = List.copyOf(chunks);
        omitted = List.copyOf(omitted);
    }

    public Optional<Chunk> numbered(int number) {
        return number >= 1 && number <= chunks.size() ? Optional.of(chunks.get(number - 1)) : Optional.empty();
    }

    /** As the model reads it; empty where there is none. */
    public String asText() {
        return asText(chunks);
    }

    static String asText(List<Chunk> chunks) {
        var blocks = new ArrayList<String>();
        for (var chunk : chunks) {
            blocks.add(chunk.numbered(blocks.size() + 1));
        }
        return String.join("\n", blocks);
    }
}
