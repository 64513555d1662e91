package ai.travion.router.evaluation;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.router.act.ActLearning;
import ai.travion.router.act.ActLearning.Example;
import ai.travion.router.act.Acts;
import ai.travion.router.intent.Comprehension;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Learns what messages do while a plan stands. None of the messages is used that the acts are measured on. */
public final class ActTraining {

    /** Where the model is shipped from. */
    public static final String RESOURCE = "router-service/src/main/resources/ai/travion/router/act/acts.txt";

    /** Where the vectors of the messages are. */
    public static final String VECTORS =
            "router-service/src/main/resources/evaluation/" + MessageVectors.fileOf("acts");

    private static final String TRAINING = "acts-training.jsonl";
    private static final LocalDate SAID_ON = LocalDate.of(2026, 11, 20);

    private static final int FOLDS = 5;

    private final List<LabelledAct> messages;
    private final List<Example> examples;
    private final MessageVectors vectors;

    private ActTraining(List<LabelledAct> messages, List<Example> examples, MessageVectors vectors) {
        this.messages = List.copyOf(messages);
        this.examples = List.copyOf(examples);
        this.vectors = vectors;
    }

    /**
     * Reads every message.
     *
     * @param embed is asked for the vectors of messages that are new
     */
    public static ActTraining fromTheData(Places atlas, Embed embed) {
        var messages = Labels.acts(TRAINING);
        var vectors = MessageVectors.of(
                MessageVectors.fileOf("acts"),
                messages.stream().map(LabelledAct::words).toList(),
                embed);
        return new ActTraining(messages, examples(messages, atlas, words -> vectors.of(words)), vectors);
    }

    private static List<Example> examples(List<LabelledAct> messages, Places atlas, Embed embed) {
        var comprehension = new Comprehension(atlas, HolidayCalendar.load());
        return messages.stream()
                .map(message -> new Example(
                        comprehension.read(message.words(), SAID_ON), embed.of(message.words()), message.act()))
                .toList();
    }

    /** The text of the model of all messages. The same messages give the same text. */
    public String model() {
        return String.join("\n", learnt(number -> true)) + "\n";
    }

    /** Whether {@link #model} gave the text from these messages as they are read today. */
    boolean gave(String model) {
        return ActLearning.gave(model.lines().toList(), examples);
    }

    /** The file of the vectors of all messages. */
    public byte[] vectors() {
        return vectors.file();
    }

    /** How well the acts of messages are told by models that were not learnt from them, a fifth of them at a time. */
    public String report() {
        var told = outOfFold();
        var report = new StringBuilder(String.format(
                Locale.ROOT,
                "%d messages left out in turn: act right %.3f, kind right %.3f%n%-14s%10s%10s%12s%10s%10s%n",
                told.size(),
                share(told, Told::actIsRight),
                share(told, Told::kindIsRight),
                "as likely as",
                "acts",
                "right",
                "",
                "kinds",
                "right"));
        DoubleStream.of(0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95)
                .forEach(least -> report.append(atLeast(least, told)));
        return report.toString().stripTrailing();
    }

    private static String atLeast(double least, List<Told> told) {
        var acts = told.stream().filter(one -> one.judged().likely() >= least).toList();
        var kinds =
                told.stream().filter(one -> one.judged().kindLikely() >= least).toList();
        return String.format(
                Locale.ROOT,
                "%-14.2f%10.3f%10.3f%12s%10.3f%10.3f%n",
                least,
                (double) acts.size() / told.size(),
                share(acts, Told::actIsRight),
                "",
                (double) kinds.size() / told.size(),
                share(kinds, Told::kindIsRight));
    }

    /** The messages that are misunderstood when they are left out. */
    public Stream<String> failures() {
        return outOfFold().stream().filter(one -> !one.actIsRight()).map(Told::toString);
    }

    private static double share(List<Told> told, Predicate<Told> right) {
        return told.isEmpty() ? 1 : (double) told.stream().filter(right).count() / told.size();
    }

    private List<Told> outOfFold() {
        return IntStream.range(0, FOLDS)
                .boxed()
                .flatMap(fold -> {
                    var acts = Acts.of(learnt(number -> number % FOLDS != fold));
                    return IntStream.range(0, messages.size())
                            .filter(number -> number % FOLDS == fold)
                            .mapToObj(number -> told(number, acts));
                })
                .toList();
    }

    private Told told(int number, Acts acts) {
        var example = examples.get(number);
        return new Told(messages.get(number), acts.judge(example.reading(), example.meaning()));
    }

    private List<String> learnt(Predicate<Integer> chosen) {
        return ActLearning.from(IntStream.range(0, examples.size())
                .filter(chosen::test)
                .mapToObj(examples::get)
                .toList());
    }

    private record Told(LabelledAct message, Acts.Judged judged) {

        boolean actIsRight() {
            return judged.act() == message.act();
        }

        boolean kindIsRight() {
            return judged.kind() == message.act().kind();
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%-18s taken for %-18s %.2f  %s",
                    message.act(),
                    judged.act(),
                    judged.likely(),
                    message.words());
        }
    }
}
