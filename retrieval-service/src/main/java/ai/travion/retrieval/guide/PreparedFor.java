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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an answer of a guide is prepared for.
 *
 * @param inHeading places that its first question names
 * @param inQuestions places that its questions name, and its own
 * @param inAll those that its text names as well
 * @param ofAnyPlace whether neither its first question nor its text names a place
 * @param asked particulars that its questions ask for
 * @param told particulars that its questions ask for or its text tells of
 * @param stems of all its words
 */
record PreparedFor(
        Set<Place> inHeading,
        Set<Place> inQuestions,
        Set<Place> inAll,
        boolean ofAnyPlace,
        Set<Particular> asked,
        Set<Particular> told,
        Set<String> stems) {

    static PreparedFor in(Passage answer, Places atlas) {
        var questions = answer.questions().stream().map(ExpectedQuestion::words).toList();
        var inQuestions = Stream.concat(own(answer).stream(), questions.stream().flatMap(words -> named(words, atlas)))
                .collect(Collectors.toUnmodifiableSet());
        var inAll = Stream.concat(inQuestions.stream(), named(answer.text(), atlas))
                .collect(Collectors.toUnmodifiableSet());
        var asked = questions.stream()
                .flatMap(words -> Particular.askedIn(words).stream())
                .collect(Collectors.toUnmodifiableSet());
        var told = Stream.concat(asked.stream(), Particular.toldIn(answer.text()).stream())
                .collect(Collectors.toUnmodifiableSet());
        var stems = Stream.concat(questions.stream(), Stream.of(answer.text()))
                .flatMap(words -> EnglishTerms.of(words).stream())
                .collect(Collectors.toUnmodifiableSet());
        var inHeading = questions.stream()
                .limit(1)
                .flatMap(words -> named(words, atlas))
                .collect(Collectors.toUnmodifiableSet());
        return new PreparedFor(
                inHeading,
                inQuestions,
                inAll,
                inHeading.isEmpty() && named(answer.text(), atlas).findAny().isEmpty(),
                asked,
                told,
                stems);
    }

    private static List<Place> own(Passage answer) {
        return Country.isToldIn(answer) ? List.of() : List.of(answer.place());
    }

    private static Stream<Place> named(String words, Places atlas) {
        return atlas.mentionedIn(words).stream().map(Places.Mention::place);
    }
}
