package ai.travion.verifier.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One of the things that were asked, by what it asks for and what of.
 *
 * @param kind what kind of thing it asks for, where that is one of those that are known
 * @param subjects what it is about besides its kind; empty where the kind says all
 */
record AskedPart(String text, Optional<AskedFor> kind, Set<String> subjects) {

    private static final String OPENS = "(?i)^\\W*(?:also |then |please |and |so )*(?:";

    private static final Pattern WHETHER = Pattern.compile(
            OPENS + "can|could|may|is|are|will|does|do|did|would|should|has|have|must|shall|was|were)(?:n['’]t)?\\b");
    private static final Pattern WHO =
            Pattern.compile(OPENS + "(?:by )?whom?|which (?:king|queen|ruler|governor|architect|artist|painter))\\b");
    private static final Pattern ONE = Pattern.compile(OPENS + "where|who|which)\\b");
    private static final Pattern WHICH_OR_HOW = Pattern.compile(OPENS + "which|how)\\b(?! about\\b)");

    /** What may be answered in many ways; a "what" in too many. */
    private static final Pattern OPENLY = Pattern.compile(OPENS + "which|how|where|who|why)\\b(?! about\\b)");

    /** "What is in the museum?": "what should we do" is answered by whatever there is to be done. */
    private static final Pattern WHAT = Pattern.compile(
            OPENS
                    + "what (?:(?:is|are|was|were) (?:there|kept|shown|sold|\\p{L}+ed)|did|does))\\b(?! (?:it|that|this|we|you|i)\\b)(?!.*\\b(?:like|famous|known|special|best|worth|interesting|way|do(?! with)|recommend\\w*|about)\\b)");

    private static final Pattern TIMES =
            Pattern.compile("(?i)\\b(?:half|long|enough|hours?|minutes?|min|days?|nights?|takes?|needs?)\\b");

    private static final Pattern OPENING_WORDS =
            Pattern.compile("(?i)\\b(?:how (?:\\p{L}+)|when|why|where|what to \\p{L}+|what time|which \\p{L}+)\\b");

    private static final Pattern WORD = Pattern.compile("[^\\p{L}\\p{N}'’-]+");

    private static final int ROOT = 5;

    private static final int MANY = 3;

    /** @param places the terms of the turn's places: every sentence of theirs is about them, so whatever else is asked tells more */
    static AskedPart of(String text, Optional<AskedFor> kind, Set<String> places) {
        var common = QuestionParts.subjects(kind.map(one -> one.besides(text)).orElse(text));
        var all = common.isEmpty() && kind.isEmpty() ? QuestionParts.named(text) : common;
        var telling = all.stream()
                .filter(subject -> !Words.coverSubject(places, subject)
                        && kind.filter(one -> one.asksForANumber()
                                                || !one.told().matcher(subject).find())
                                        .isPresent()
                                == kind.isPresent())
                .collect(Collectors.toSet());
        return new AskedPart(text, kind, telling.isEmpty() ? common : telling);
    }

    /** "How long?", over what answers it. */
    boolean isAskedAgainIn(String label) {
        var words = OPENING_WORDS.matcher(text);
        return words.find() && Words.bare(label).contains(Words.bare(words.group()));
    }

    /** "Is it safe?" */
    boolean asksWhether() {
        return kind.isEmpty() && WHETHER.matcher(text).find();
    }

    boolean asksOpenly() {
        return kind.isEmpty() && OPENLY.matcher(text).find();
    }

    boolean asksWhichOrHow() {
        return kind.isEmpty() && WHICH_OR_HOW.matcher(text).find();
    }

    boolean asksWhat() {
        return kind.isEmpty() && WHAT.matcher(text).find();
    }

    boolean asksWho() {
        return WHO.matcher(text).find();
    }

    /** "How crowded is it" is answered in many ways, "where is it" by a place. */
    boolean asksForOne() {
        return ONE.matcher(text).find();
    }

    boolean isOfItsKind(String sentence, Readings readings) {
        return kind.map(one ->
                        one.isToldIn(sentence, readings) && !(one.asksHowLong() && OtherWays.areToldIn(sentence, text)))
                .orElse(true);
    }

    /** Its subject stands there itself, and not only what is akin to it. */
    boolean isAbout(String sentence, Readings readings) {
        return subjectsIn(sentence, readings) > 0;
    }

    private long subjectsIn(String sentence, Readings readings) {
        var terms = readings.termsOf(sentence);
        return subjects.stream()
                .filter(subject -> terms.stream()
                        .anyMatch(term ->
                                term.equals(subject) || Words.areTheSame(term, subject) || areOfOneRoot(term, subject)))
                .count();
    }

    /** Those that have most of its subjects, where it has so many that one of them tells little. */
    List<String> likestAmong(List<String> sentences, Readings readings) {
        if (subjects.size() < MANY) {
            return sentences;
        }
        long most = sentences.stream()
                .mapToLong(sentence -> subjectsIn(sentence, readings))
                .max()
                .orElse(0);
        return sentences.stream()
                .filter(sentence -> subjectsIn(sentence, readings) == most)
                .toList();
    }

    /** "Late afternoon!": it tells its kind and nothing else. */
    boolean isNothingElse(String sentence, Readings readings) {
        return kind.map(one -> one.told().matcher(sentence).replaceAll(" "))
                .filter(rest -> readings.subjectsOf(rest).isEmpty())
                .isPresent();
    }

    /** By a word of like meaning, and not by one that tells of its kind: hours are akin to a climb. */
    boolean isAkinTo(String sentence, Readings readings) {
        var terms = readings.termsOf(
                kind.map(AskedFor::told).orElse(TIMES).matcher(sentence).replaceAll(" "));
        return isAbout(sentence, readings) || subjects.stream().anyMatch(subject -> Words.coverSubject(terms, subject));
    }

    /** As it follows "what was asked about". */
    String inWords() {
        return kind.map(AskedFor::inWords)
                .orElseGet(() -> WORD.splitAsStream(text)
                        .filter(word -> Words.terms(word).stream().anyMatch(subjects::contains))
                        .distinct()
                        .collect(Collectors.joining(", ")));
    }

    private static boolean areOfOneRoot(String term, String other) {
        return term.length() >= ROOT && other.length() >= ROOT && term.regionMatches(0, other, 0, ROOT);
    }
}
