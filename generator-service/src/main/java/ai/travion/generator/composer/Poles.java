package ai.travion.generator.composer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Two opposite ways in which a text may speak of a place, where no figure tells which of two places has more of it. */
enum Poles {
    QUIET(
            "quiet\\w*|calmer|peaceful|silen(?:t|ce)|secluded|solitude|empty|lonely|laid-back|sleepy|fewer|hushed|unhurried|uncrowded|little[- ]visited",
            "lively|bus(?:y|tle|tling|iest)|crowd(?:s|ed)?|loud|hectic|part(?:y|ies)|overbuilt|sociable|packed|jammed|nois[ye]|queues?|nightclubs?|bars"),
    EASE(
            "eas(?:y|ily|iest)|gentle|level|flat|short|anyone|most people|clear path|without effort",
            "steep\\w*|strenuous|hard(?:er|est)?|demanding|scrambl\\w+|sweat|slippery|tiring|rooty|exhaust\\w+|tough|stiff|long climb"),
    COLD("cold\\w*|cool\\w*|frost\\w*|chilly|mist\\w*|fleece", "warm\\w*|hot(?:ter|test)?|heat|humid|sultry|dry zone");

    private final Pattern toward;
    private final Pattern away;

    Poles(String toward, String away) {
        this.toward = pattern(toward);
        this.away = pattern(away);
    }

    /** How many words of either pole a text holds. */
    long wordsIn(String text) {
        return toward.matcher(text).results().count()
                + away.matcher(text).results().count();
    }

    /** How far the sentences lean: above 0 toward the first pole, below 0 away from it. */
    long leaning(List<Sentence> sentences) {
        return sentences.stream()
                .mapToLong(sentence -> toward.matcher(sentence.text()).results().count()
                        - away.matcher(sentence.text()).results().count())
                .sum();
    }

    /** Which of two places leans to the first pole, where the other leans away from it. */
    <P> Optional<P> of(P one, List<Sentence> ofOne, P other, List<Sentence> ofOther) {
        long first = leaning(ofOne);
        long second = leaning(ofOther);
        if (first > 0 && second < 0) {
            return Optional.of(one);
        }
        return first < 0 && second > 0 ? Optional.of(other) : Optional.empty();
    }

    private static Pattern pattern(String words) {
        return Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE);
    }
}
