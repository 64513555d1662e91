package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What else there is, or where else, is answered by another than the first: "Are there other animals?" by an animal that is no whale. */
final class AnotherNamed {

    private static final Pattern WHERE_ELSE = Pattern.compile(
            "\\bwhere else\\b|\\b(?:what|which|any|are there) (?:(?:any|some) )?(?:other|alternative) (?:\\p{L}+ )?(?:places?|parks?|spots?|sites?|beach(?:es)?|temples?|towns?|villages?|waterfalls?|viewpoints?|islands?|museums?|forts?)\\b|\\b(?:anywhere|somewhere) else\\b",
            CASE_INSENSITIVE);

    private static final Pattern OTHER_ANIMALS = Pattern.compile(
            "\\bother (?:wild )?(?:animals?|creatures?|wildlife|species|mammals?)\\b|\\b(?:what|which) (?:animals?|wildlife) else\\b|\\bwhat else (?:lives|swims|can (?:I|we|one) spot)\\b",
            CASE_INSENSITIVE);

    /** After a word, so that no sentence begins with it. */
    private static final Pattern NAME = Pattern.compile("(?<=[\\p{L}\\p{N},;:’'\")] )\\p{Lu}[\\p{L}’'-]{2,}");

    private static final Pattern SOME_PLACE = Pattern.compile(
            "\\b(?:national parks?|sanctuar(?:y|ies)|nature reserves?|elsewhere|anywhere else|another (?:park|place|reserve)|other (?:parks?|places?|reserves?))\\b",
            CASE_INSENSITIVE);

    private AnotherNamed() {}

    /** Whether the draft names another where the passages do; empty where nothing else is asked for or known. */
    static Optional<Boolean> isNamed(AskedPart part, Reviewed reviewed) {
        if (reviewed.isByRule() || reviewed.admitsGap()) {
            return Optional.empty();
        }
        if (OTHER_ANIMALS.matcher(part.text()).find()) {
            return isAnyTold(otherAnimals(reviewed), reviewed, false);
        }
        return WHERE_ELSE.matcher(part.text()).find()
                ? isAnyTold(otherPlaces(part, reviewed), reviewed, true)
                : Optional.empty();
    }

    private static Optional<Boolean> isAnyTold(Set<String> others, Reviewed reviewed, boolean arePlaces) {
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(reviewed.draft().statements().stream()
                        .map(Statement::text)
                        .anyMatch(text -> (arePlaces && SOME_PLACE.matcher(text).find())
                                || reviewed.readings().termsOf(text).stream().anyMatch(others::contains)));
    }

    /** The animals of the passages, besides those that the question names. */
    private static Set<String> otherAnimals(Reviewed reviewed) {
        var readings = reviewed.readings();
        var asked = readings.termsOf(reviewed.question());
        return reviewed.sentencesOfItsPlaces().stream()
                .flatMap(sentence -> Kinds.in(readings.termsOf(sentence)).stream())
                .filter(thing -> thing.kind() == Kinds.ANIMALS)
                // Dolphins are others to whoever asks for whales.
                .flatMap(thing -> thing.words().stream())
                .filter(word -> !asked.contains(word))
                .collect(Collectors.toSet());
    }

    /** The names in the sentences that tell of what is asked for. */
    private static Set<String> otherPlaces(AskedPart part, Reviewed reviewed) {
        var readings = reviewed.readings();
        var own = new HashSet<>(reviewed.termsOfItsPlaces());
        own.addAll(readings.termsOf(reviewed.question()));
        own.addAll(List.of("sri", "lanka", "lankan", "asian"));
        return Restated.sentencesOf(reviewed.state().getRetrievedDocuments(), reviewed).stream()
                .filter(sentence -> part.isAbout(sentence, readings)
                        || SOME_PLACE.matcher(sentence).find())
                .flatMap(sentence -> NAME.matcher(sentence).results())
                .flatMap(name -> Words.terms(name.group()).stream())
                .filter(term -> !own.contains(term))
                .collect(Collectors.toSet());
    }
}
