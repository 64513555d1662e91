package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.retrieval.Variants;
import ai.travion.retrieval.guide.GuideTraining;
import java.io.IOException;
import picocli.CommandLine.Command;

/**
 * {@code travion train guide}: learns which of the guide's answers is to a question, and prints how well that does on wordings that it was
 * not learnt from. Takes some minutes.
 */
@Command(
        name = "guide",
        description =
                "Learns from the wordings of the guide's answers which answer is to a question. Takes some minutes.")
final class TrainGuide extends Learning {

    @Override
    void learn(ModelFiles files) throws IOException {
        var training = Variants.guideTraining(Places.load());
        files.put(GuideTraining.ADAPTER, training.adapter().bytes());
        files.put(GuideTraining.RANKING, training.ranking().text());
        say(training.report());
    }
}
