package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Particular;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What an answer of a guide is prepared for. Each of it is found out when it is asked for, since to read a whole answer for the places that it
 * names takes longer than to compare it. Thread-safe.
 */
final class PreparedFor {

    private final Passage answer;
    private final Places atlas;
    private final Once<Set<Place>> inHeading = new Once<>(this::readHeading);
    private final Once<Set<Place>> inQuestions = new Once<>(this::readQuestions);
    private final Once<Set<Place>> inText = new Once<>(this::readText);
    private final Once<Set<Particular>> asked = new Once<>(this::readAsked);
    private final Once<Set<Particular>> told = new Once<>(this::readTold);
    private final Once<Set<String>> stems = new Once<>(this::readStems);

    private PreparedFor(Passage answer, Places atlas) {
        this.answer = answer;
        this.atlas = atlas;
    }

    static PreparedFor in(Passage answer, Places atlas) {
        return new PreparedFor(answer, atlas);
    }

    /** Places that its first question names. */
    Set<Place> inHeading() {
        return inHeading.get();
    }

    /** Places that its questions name, and its own. */
    Set<Place> inQuestions() {
        return inQuestions.get();
    }

    /** Whether its questions or its text name all of these, or it is of them. */
    boolean namesAll(Set<Place> places) {
        return inQuestions().containsAll(places)
                || places.stream()
                        .allMatch(place ->
                                inQuestions().contains(place) || inText.get().contains(place));
    }

    /** Whether neither its first question nor its text names a place. */
    boolean ofAnyPlace() {
        return inHeading().isEmpty() && inText.get().isEmpty();
    }

    /** Particulars that its questions ask for. */
    Set<Particular> asked() {
        return asked.get();
    }

    /** Particulars that its questions ask for or its text tells of. */
    Set<Particular> told() {
        return told.get();
    }

    /** Stems of all its words. */
    Set<String> stems() {
        return stems.get();
    }

    private Set<Place> readHeading() {
        return questions().limit(1).flatMap(this::named).collect(Collectors.toUnmodifiableSet());
    }

    private Set<Place> readQuestions() {
        return Stream.concat(own().stream(), questions().flatMap(this::named)).collect(Collectors.toUnmodifiableSet());
    }

    private Set<Place> readText() {
        return named(answer.text()).collect(Collectors.toUnmodifiableSet());
    }

    private Set<Particular> readAsked() {
        return questions().flatMap(words -> Particular.askedIn(words).stream()).collect(Collectors.toUnmodifiableSet());
    }

    private Set<Particular> readTold() {
        return Stream.concat(asked().stream(), Particular.toldIn(answer.text()).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    private Set<String> readStems() {
        return Stream.concat(questions(), Stream.of(answer.text()))
                .flatMap(words -> EnglishTerms.of(words).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    private Stream<String> questions() {
        return answer.questions().stream().map(ExpectedQuestion::words);
    }

    private List<Place> own() {
        return Country.isToldIn(answer) ? List.of() : List.of(answer.place());
    }

    private Stream<Place> named(String words) {
        return atlas.mentionedIn(words).stream().map(Places.Mention::place);
    }

    /** What is found out once; two threads that ask at the same time may both do so, and find the same. */
    private static final class Once<T> {

        private final Supplier<T> find;
        private volatile @Nullable T found;

        Once(Supplier<T> find) {
            this.find = find;
        }

        T get() {
            var known = found;
            if (known == null) {
                known = find.get();
                found = known;
            }
            return known;
        }
    }
}
