package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Nobody is told to look out for an animal of which nothing that was found speaks: "with luck tigers". */
final class AnimalsKnown {

    private static final Pattern NOT_OF_THE_ISLAND = animals(
            "tigers?(?! (?:prawns?|shrimps?|balm|butterfl\\w+|lil(?:y|ies))\\b)|lions(?! of\\b)|lionesses|wolves|hyenas?|rhinos?|rhinoceros|hippos?|giraffes?|zebras?|cheetahs?|panthers?|pandas?|kangaroos?|penguins?|alligators?|orangutans?|gorillas?|chimpanzees?|vultures?");

    private static final Pattern OF_THE_ISLAND = animals(
            "elephants?|leopards?|bears?(?! (?:in mind|an?|the|witness|his|her|its|their|out|no|traces?|marks?|little|much|with)\\b)|flamingos?|crocodiles?|sharks?|dolphins?|whales?|dugongs?|manta rays?|turtles?|tortoises?|jackals?|mongooses?|pangolins?|porcupines?|otters?|loris(?:es)?|buffalo(?:es)?|sambar|wild boars?|peacocks?|peafowl|hornbills?|eagles?|pythons?|cobras?");

    private static final List<Set<String>> SAME = List.of(
            Words.terms("rhino rhinos rhinoceros"),
            Words.terms("peacock peacocks peafowl"),
            Words.terms("tortoise tortoises turtle turtles"),
            Words.terms("lion lions lionesses"),
            Words.terms("eagle eagles raptor raptors kite kites"),
            Words.terms("dolphin dolphins whale whales"),
            Words.terms("python pythons cobra cobras snake snakes"),
            Words.terms("crocodile crocodiles alligator alligators"),
            Words.terms("boar boars pig pigs"),
            Words.terms("leopard leopards panther panthers"),
            Words.terms("sambar deer"));

    /** Compared with, denied or told as a tale. */
    private static final Pattern NOT_SAID = Pattern.compile(
            "\\b(?:no|not|never|without|none|nor|neither|hardly|if|like|legend\\w*|named|called|shaped?|carv\\w+|statues?|stone|paint\\w+|symbols?|elsewhere|instead)\\b|n['’]t\\b|\\?\\s*$",
            CASE_INSENSITIVE);

    private AnimalsKnown() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()
                || reviewed.isByRule()
                || reviewed.state().getRetrievedDocuments().isEmpty()) {
            return List.of();
        }
        var known = TurnTexts.allOf(reviewed.state())
                .flatMap(text -> reviewed.readings().termsOf(text).stream())
                .collect(Collectors.toSet());
        return reviewed.draft().statements().stream()
                .map(Statement::text)
                .filter(text -> !NOT_SAID.matcher(text).find())
                .flatMap(text -> fault(text, known).stream())
                .distinct()
                .toList();
    }

    /** Sure of what does not live on the island; of what does, a passage may have left it out. */
    private static Optional<Fault> fault(String text, Set<String> known) {
        if (isUnknownIn(text, NOT_OF_THE_ISLAND, known)) {
            return Optional.of(fault(text));
        }
        return isUnknownIn(text, OF_THE_ISLAND, known) ? Optional.of(fault(text).asAHint()) : Optional.empty();
    }

    private static boolean isUnknownIn(String text, Pattern animals, Set<String> known) {
        return animals.matcher(text)
                .results()
                .map(animal -> Words.stem(lastWord(animal.group())))
                .anyMatch(animal -> !isKnown(animal, known));
    }

    private static Fault fault(String text) {
        return Fault.mendedByLeavingOut(
                "Nothing that I found speaks of such an animal: \"" + text + "\"",
                "animals that no passage speaks of",
                text);
    }

    private static Pattern animals(String names) {
        return Pattern.compile("\\b(?:" + names + ")(?![\\p{L}'’-])", CASE_INSENSITIVE);
    }

    /** "Manta ray". */
    private static String lastWord(String name) {
        return name.substring(name.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
    }

    private static boolean isKnown(String animal, Set<String> known) {
        return known.contains(animal)
                || SAME.stream()
                        .anyMatch(same -> same.contains(animal) && same.stream().anyMatch(known::contains));
    }
}
