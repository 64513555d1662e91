package ai.travion.verifier.check;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Things of one kind, of which a sentence told of one is seldom true of another: animals, plants, buildings, peoples, postures. */
final class Kinds {

    /**
     * A thing of a kind.
     *
     * @param kind of what it is one
     * @param words the stems by which it is called
     */
    record Thing(int kind, Set<String> words) {

        /** Those who ruled the island or parts of it, one after the other. */
        boolean isAPower() {
            return POWERS.containsAll(words);
        }
    }

    /** One kind a row, its things between the bars; words of one thing stand side by side. */
    private static final List<Thing> THINGS = things(
            "elephant calf calves | leopard | sloth | buffalo | sambar deer | jackal | mongoose | pangolin | porcupine | otter | loris | boar pig | crocodile mugger | shark | ray manta | dolphin whale | dugong | turtle tortoise | macaque toque | langur | monkey | squirrel | bat flying fox | peacock peafowl | hornbill | flamingo | pelican | stork | heron egret | kingfisher | cormorant | eagle raptor kite hawk | owl scops | owlet | parrot parakeet | magpie magpies | thrush | crow | babbler | drongo | barbet | bulbul | malkoha | coucal | spurfowl | shama | flycatcher | pigeon | duck teal | snake python cobra viper krait | lizard monitor gecko | frog toad | butterfly | firefly | leech | crab | prawn shrimp lobster | fish tuna seer | octopus squid cuttlefish | dog | cat | horse pony | cow cattle ox bull goat",
            "coffee | tea | cinchona quinine | rubber | cinnamon | cocoa cacao | rice paddy | sugar cane | coconut | pepper | cardamom | clove nutmeg | tobacco | potato | strawberry | banana plantain | mango | pineapple | jackfruit jak | woodapple | cashew",
            "kitul kithul | palmyrah palmyra | talipot | areca | hana",
            "bo bodhi | banyan fig | ebony | satinwood | teak | eucalyptus | cypress | frangipani | rhododendron | orchid | rose | lotus lily",
            "granite | limestone | brick | marble | coral | bronze | ivory | timber wooden",
            "mosque | church cathedral chapel | kovil | stupa dagoba cetiya | fort fortress rampart | palace | lighthouse | museum gallery | library | school college | prison jail | hospital | clock",
            "lake reservoir tank wewa | river stream | lagoon | waterfall fall cascade",
            "seated | upright | reclining recumbent",
            "tooth | collarbone | hair | footprint | bowl",
            "portuguese | dutch hollander | british britain | chola | pandya pandyan | japanese japan",
            "tamil | sinhala sinhalese | muslim moor | burgher | malay | vedda",
            "hindu | buddhist | christian catholic | muslim",
            "fisherman fishermen fisher | farmer peasant settler | monk hermit ascetic | planter | soldier | tapper | weaver | potter | dancer | drummer | surveyor | missionary",
            "mother | father | daughter | son | wife queen consort | brother | sister | nephew",
            "curd yoghurt | hopper appam | kottu | pittu | dosai dosa | vadai vade wade | biryani | lamprais | jaggery treacle",
            "red | white | blue | green | black | yellow saffron | pink");

    /** The kind that comes first. */
    static final int ANIMALS = 0;

    /** What is said of several at once: a sentence of one of them may say so, too. */
    static final Set<String> BROAD = Words.terms("monkey");

    private static final Set<String> POWERS =
            Words.terms("portuguese dutch hollander british britain chola pandya pandyan japanese japan");

    private static final Map<String, List<Thing>> BY_WORD = THINGS.stream()
            .flatMap(thing -> thing.words().stream().map(word -> Map.entry(word, thing)))
            .collect(Collectors.groupingBy(
                    Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toUnmodifiableList())));

    private static final Pattern WORDS = Pattern.compile(" ");

    private Kinds() {}

    /** The things that a text's terms name. */
    static Set<Thing> in(Set<String> terms) {
        return terms.stream()
                .flatMap(term -> BY_WORD.getOrDefault(term, List.of()).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** "Lagoon crab": what is said is said of the crab. */
    static Set<String> modifiersIn(String text) {
        var words = WORDS.splitAsStream(text).toList();
        return IntStream.range(1, words.size())
                .filter(at -> isAThing(words.get(at - 1)) && isAThing(words.get(at)))
                .filter(at -> !areOfOneKind(
                        Words.stem(words.get(at - 1).toLowerCase(Locale.ROOT)), Words.stem(words.get(at))))
                .mapToObj(at -> Words.stem(words.get(at - 1).toLowerCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static boolean isAThing(String word) {
        return BY_WORD.containsKey(Words.stem(word.toLowerCase(Locale.ROOT)));
    }

    /** Whether two terms name two things of one kind. */
    static boolean areOfOneKind(String one, String other) {
        return BY_WORD.getOrDefault(one, List.of()).stream()
                .anyMatch(thing -> BY_WORD.getOrDefault(other, List.of()).stream()
                        .anyMatch(second -> thing.kind() == second.kind() && !thing.equals(second)));
    }

    private static List<Thing> things(String... kinds) {
        return Stream.iterate(0, kind -> kind < kinds.length, kind -> kind + 1)
                .flatMap(kind -> Arrays.stream(kinds[kind].split(" \\| ", -1))
                        .map(words -> new Thing(kind, Set.copyOf(Words.terms(words)))))
                .toList();
    }
}
