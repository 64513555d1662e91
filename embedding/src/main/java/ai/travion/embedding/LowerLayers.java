package ai.travion.embedding;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import com.google.protobuf.UnknownFieldSet.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The lower layers of a model of the BERT family, as a model of its own: the same vectors of tokens that the whole model has after them, in
 * the time that they take.
 *
 * <p>A model is read as the protocol buffer that it is; the numbers are those of {@code onnx.proto}.
 */
final class LowerLayers {

    private static final int GRAPH_OF_MODEL = 7;
    private static final int NODE = 1;
    private static final int INITIALIZER = 5;
    private static final int OUTPUT = 12;
    private static final int VALUE_INFO = 13;
    private static final int INPUT_OF_NODE = 1;
    private static final int OUTPUT_OF_NODE = 2;
    private static final int NAME_OF_INITIALIZER = 8;
    private static final int NAME_OF_VALUE = 1;

    private LowerLayers() {}

    /**
     * Cuts a model off behind a layer.
     *
     * @param model in ONNX form, as Hugging Face exports it, with one output
     * @param layers how many are kept, from 1 on
     * @throws IllegalArgumentException where it is no such model, or has no so many layers
     */
    static byte[] of(byte[] model, int layers) {
        try {
            var whole = UnknownFieldSet.parseFrom(model);
            var graph = UnknownFieldSet.parseFrom(
                    whole.getField(GRAPH_OF_MODEL).getLengthDelimitedList().getFirst());
            var cut = cut(graph, "/encoder/layer.%d/output/LayerNorm/Add_1_output_0".formatted(layers - 1));
            return UnknownFieldSet.newBuilder(whole)
                    .addField(GRAPH_OF_MODEL, of(List.of(cut.toByteString())))
                    .build()
                    .toByteArray();
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalArgumentException("This is no model in ONNX form.", e);
        }
    }

    private static UnknownFieldSet cut(UnknownFieldSet graph, String last) throws InvalidProtocolBufferException {
        Set<String> needed = new HashSet<>(Set.of(last));
        var nodes = new ArrayList<ByteString>();
        // Nodes stand in the order in which they are computed.
        for (var node : graph.getField(NODE).getLengthDelimitedList().reversed()) {
            var fields = UnknownFieldSet.parseFrom(node);
            if (!Collections.disjoint(needed, names(fields, OUTPUT_OF_NODE))) {
                needed.addAll(names(fields, INPUT_OF_NODE));
                nodes.add(node);
            }
        }
        if (nodes.isEmpty()) {
            throw new IllegalArgumentException("The model has no " + last + ".");
        }
        var initializers = new ArrayList<ByteString>();
        for (var initializer : graph.getField(INITIALIZER).getLengthDelimitedList()) {
            if (needed.containsAll(names(UnknownFieldSet.parseFrom(initializer), NAME_OF_INITIALIZER))) {
                initializers.add(initializer);
            }
        }
        var output = UnknownFieldSet.parseFrom(
                graph.getField(OUTPUT).getLengthDelimitedList().getFirst());
        var named = UnknownFieldSet.newBuilder(output)
                .addField(NAME_OF_VALUE, of(List.of(ByteString.copyFromUtf8(last))))
                .build();
        return UnknownFieldSet.newBuilder(graph)
                .addField(NODE, of(nodes.reversed()))
                .addField(INITIALIZER, of(initializers))
                .addField(OUTPUT, of(List.of(named.toByteString())))
                .clearField(VALUE_INFO)
                .build();
    }

    private static List<String> names(UnknownFieldSet fields, int number) {
        return fields.getField(number).getLengthDelimitedList().stream()
                .map(ByteString::toStringUtf8)
                .toList();
    }

    private static Field of(List<ByteString> values) {
        var field = Field.newBuilder();
        values.forEach(field::addLengthDelimited);
        return field.build();
    }
}
