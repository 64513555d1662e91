package ai.travion.router.evaluation;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.Context;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Intents;
import ai.travion.router.intent.Meaning;
import ai.travion.router.intent.Verdict;
import ai.travion.router.intent.Wording;
import ai.travion.router.intent.WordingLearning;
import ai.travion.router.intent.WordingLearning.Example;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Learns the wording of intents from labelled messages: those that the rules were tuned on, and others that no rule was written for.
 * None of the messages is used that the understanding is measured on.
 */
public final class IntentTraining {

    /** Where the model is shipped from. */
    public static final String RESOURCE = "router-service/src/main/resources/ai/travion/router/intent/wording.txt";

    /** Where the vectors of the messages are. */
    public static final String VECTORS =
            "router-service/src/main/resources/evaluation/" + MessageVectors.fileOf("messages");

    private static final String TUNING = "messages-tuning.jsonl";
    private static final String NEW_TO_THE_RULES = "messages-training.jsonl";
    private static final List<String> FILES = List.of(TUNING, NEW_TO_THE_RULES);
    /** The labels of the tuning messages were written for this day. */
    private static final LocalDate SAID_ON = LocalDate.of(2026, 11, 20);

    private static final int FOLDS = 5;

    private final List<Labelled> messages;

    private final MessageVectors vectors;

    private IntentTraining(List<Labelled> messages, MessageVectors vectors) {
        this.messages = List.copyOf(messages);
        this.vectors = vectors;
    }

    /**
     * Reads every message.
     *
     * @param embed is asked for the vectors of messages that are new
     */
    public static IntentTraining fromTheData(Places atlas, Embed embed) {
        var comprehension = new Comprehension(atlas, HolidayCalendar.load());
        var vectors = MessageVectors.of(
                MessageVectors.fileOf("messages"),
                FILES.stream()
                        .flatMap(file -> Labels.messages(file).stream())
                        .map(LabelledMessage::words)
                        .toList(),
                embed);
        var messages = new ArrayList<Labelled>();
        for (var file : FILES) {
            for (var message : Labels.messages(file)) {
                var reading = comprehension.read(message.words(), SAID_ON);
                messages.add(new Labelled(
                        file,
                        message.words(),
                        new Example(
                                reading,
                                vectors.of(message.words()),
                                message.intent(),
                                file.equals(NEW_TO_THE_RULES))));
            }
        }
        return new IntentTraining(messages, vectors);
    }

    /** The text of the model of all messages. The same messages give the same text. */
    public String model() {
        return String.join("\n", learnt(number -> true)) + "\n";
    }

    /** Whether {@link #model} gave the text from these messages as they are read today. */
    boolean gave(String model) {
        return WordingLearning.gave(
                model.lines().toList(), messages.stream().map(Labelled::example).toList());
    }

    /** The file of the vectors of all messages. Those that it held stay as they are; on another processor they would differ a little. */
    public byte[] vectors() {
        return vectors.file();
    }

    /** How well messages are understood by models that were not learnt from them, a fifth of them at a time. */
    public String report() {
        var heard = outOfFold();
        return Stream.of(NEW_TO_THE_RULES, TUNING)
                .map(file -> inWords(
                        file,
                        heard.stream()
                                .filter(one -> one.message().file().equals(file))
                                .toList()))
                .reduce(
                        "%-24s%9s%12s%14s%8s"
                                .formatted("left out in turn", "messages", "rules alone", "wording alone", "both"),
                        "%s%n%s"::formatted);
    }

    /** The messages that are misunderstood when they are left out. */
    public Stream<String> failures() {
        return outOfFold().stream().filter(one -> !one.isRight()).map(Judged::toString);
    }

    private static String inWords(String file, List<Judged> heard) {
        return String.format(
                Locale.ROOT,
                "%-24s%9d%12.3f%14.3f%8.3f",
                file,
                heard.size(),
                share(heard, Judged::rulesAreRight),
                share(heard, Judged::wordingIsRight),
                share(heard, Judged::isRight));
    }

    private static double share(List<Judged> heard, Predicate<Judged> right) {
        return (double) heard.stream().filter(right).count() / heard.size();
    }

    private List<Judged> outOfFold() {
        return IntStream.range(0, FOLDS)
                .boxed()
                .flatMap(fold -> {
                    var wording = Wording.of(learnt(number -> number % FOLDS != fold));
                    return IntStream.range(0, messages.size())
                            .filter(number -> number % FOLDS == fold)
                            .mapToObj(number -> Judged.of(messages.get(number), wording));
                })
                .toList();
    }

    private List<String> learnt(Predicate<Integer> chosen) {
        return WordingLearning.from(IntStream.range(0, messages.size())
                .filter(chosen::test)
                .mapToObj(number -> messages.get(number).example())
                .toList());
    }

    private record Labelled(String file, String words, Example example) {}

    private record Judged(Labelled message, boolean rulesAreRight, boolean wordingIsRight, Verdict verdict) {

        static Judged of(Labelled message, Wording wording) {
            var example = message.example();
            var byRules = new IntentRules().judge(example.reading(), Context.NONE);
            var byWording = wording.likeliest(example.reading(), example.meaning());
            var verdict =
                    new Intents(wording, new Meaning(text -> example.meaning())).judge(example.reading(), Context.NONE);
            return new Judged(message, byRules.intent() == example.intent(), byWording == example.intent(), verdict);
        }

        boolean isRight() {
            return verdict.intent() == message.example().intent();
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%-14s taken for %-14s by %-22s %.2f  %s",
                    message.example().intent(),
                    verdict.intent(),
                    verdict.rule(),
                    verdict.confidence(),
                    message.words());
        }
    }
}
