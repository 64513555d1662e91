package ai.travion.retrieval.question;

import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A passage, analysed.
 *
 * @param sentences of its text, in order
 * @param stems of its text
 * @param askedStems of its text and of the questions that it answers
 * @param placeStems of its place's name, aliases, type and tags
 */
public record Subject(
        Passage passage, List<Sentence> sentences, Set<String> stems, Set<String> askedStems, Set<String> placeStems) {

    /** What UNESCO lists, in texts that need not name it. */
    static final Pattern WORLD_HERITAGE = Pattern.compile("\\b(?:UNESCO )?World Heritage\\b", Pattern.CASE_INSENSITIVE);

    /**
     * A sentence.
     *
     * @param askedStems of it and of the questions that it answers
     * @param hasNumber in figures
     * @param told the kinds of what it tells
     */
    public record Sentence(String text, Set<String> stems, Set<String> askedStems, boolean hasNumber, ToldKinds told) {}

    /** Analyses a passage. */
    public static Subject of(Passage passage) {
        var questions = passage.questions().stream()
                .collect(Collectors.groupingBy(
                        ExpectedQuestion::sentence,
                        Collectors.mapping(ExpectedQuestion::words, Collectors.joining(" "))));
        var texts = Sentences.of(passage.text());
        var sentences = IntStream.range(0, texts.size())
                .mapToObj(number -> sentence(texts.get(number), questions.getOrDefault(number, "")))
                .toList();
        var stems = sentences.stream()
                .flatMap(sentence -> sentence.stems().stream())
                .collect(Collectors.toUnmodifiableSet());
        var askedStems = sentences.stream()
                .flatMap(sentence -> sentence.askedStems().stream())
                .collect(Collectors.toUnmodifiableSet());
        return new Subject(passage, sentences, stems, askedStems, stems(aboutThePlace(passage)));
    }

    private static Sentence sentence(String text, String questions) {
        var stems = stems(WORLD_HERITAGE.matcher(text).replaceAll("UNESCO $0"));
        var asked = new HashSet<>(stems);
        asked.addAll(EnglishTerms.of(questions));
        return new Sentence(
                text, stems, Set.copyOf(asked), text.chars().anyMatch(Character::isDigit), new ToldKinds(text));
    }

    /** Whether one of its sentences, counted from 0, tells something of a kind. */
    public boolean tells(int sentence, AnswerKind kind) {
        return sentence < sentences.size() && sentences.get(sentence).told().has(kind);
    }

    /** Name, aliases, type and tags of a passage's place, as a text; the title of a page of the country. */
    public static String aboutThePlace(Passage passage) {
        if (Country.topicOf(passage).isPresent()) {
            return passage.title();
        }
        var place = passage.place();
        var tags = passage.tags().stream().map(tag -> tag.label()).sorted().collect(Collectors.joining(" "));
        return String.join(
                " ",
                place.name(),
                String.join(" ", place.aliases()),
                place.type().label(),
                tags);
    }

    private static Set<String> stems(String text) {
        return Set.copyOf(new HashSet<>(EnglishTerms.of(text)));
    }
}
