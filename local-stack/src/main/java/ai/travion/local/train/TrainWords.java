package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.retrieval.Variants;
import ai.travion.retrieval.evaluation.OtherWordsTraining;
import java.io.IOException;
import picocli.CommandLine.Command;

/** {@code travion train words}: learns which words ask what others say. Before {@code train answerability}, which weighs it. */
@Command(
        name = "words",
        description = "Learns from the expected questions which words of a question go by others in what answers it.")
final class TrainWords extends Learning {

    @Override
    void learn(ModelFiles files) throws IOException {
        var training = Variants.wordsTraining(Places.load());
        files.put(OtherWordsTraining.FILE, training.model());
        say(training.report());
    }
}
