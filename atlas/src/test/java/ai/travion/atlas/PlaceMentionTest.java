package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PlaceMentionTest {

    private static final Places PLACES = Places.load();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Plan 2 days in Ella                                    | ella
        I want to visit Kandy                                  | kandy
        KANDY!!                                                | kandy
        What about the Temple of the Tooth there?              | temple-of-the-tooth
        Kandy's best food                                      | kandy
        Galle                                                  | galle-fort
        sunset at Galle Face Green                             | galle-face-green
        from Galle Fort to Galle Face by train                 | galle-fort galle-face-green
        I stay in Galle for 2 days                             | galle-fort
        what is the Galle fare                                 | galle-fort
        Adams Peak or Little Adams Peak?                       | adams-peak little-adams-peak
        climb Adam’s Peak at night                             | adams-peak
        Ella Rock hike                                         | ella-rock
        Ella rocks!                                            | ella
        is Ella rocky                                          | ella
        Ravana Ella near Ella                                  | ravana-falls ella
        Diyaluma Ella                                          | diyaluma-falls
        nuwara eliya and Nuwara                                | nuwara-eliya kandy
        Nuwara-Eliya/Haputale                                  | nuwara-eliya haputale
        the Kandy–Ella train                                   | kandy ella
        Colombo-Kandy road                                     | colombo kandy
        hiking in the knuckles                                 | knuckles-mountain-range
        The Knuckles in February                               | knuckles-mountain-range
        see The Gathering in August                            | minneriya-national-park
        is Tissa near Yala?                                    | tissamaharama yala-national-park
        surf at A-Bay                                          | arugam-bay
        surf at a bay near Arugambay                           | arugam-bay
        how do I get to jungle beach                           | jungle-beach
        Jungle Beach is quiet                                  | jungle-beach
        climb Pedro                                            | pidurutalagala
        from Kandy to Ela                                      | kandy ella
        Kandy, ela and Mirissa                                 | kandy ella mirissa
        sigiriya rock                                          | sigiriya
        #Sigiriya @Kandy                                       | sigiriya kandy
        (Mirissa)                                              | mirissa
        Mirissa,Weligama;Matara                                | mirissa weligama matara
        Yala National Park vs Udawalawe National Park          | yala-national-park udawalawe-national-park
        yala and yala again                                    | yala-national-park yala-national-park
        Uda Walawe and Udawatta Kele                           | udawalawe-national-park udawattakele-forest-reserve
        Kandyan dance in Kandy                                 | kandy
        Colombian coffee in Colombo                            | colombo
        Can I visit bars in Colombo on January 3rd 2026?       | colombo
        Point Pedro is north of Jaffna                         | jaffna
        Pedro Tea Estate in Nuwara Eliya                       | nuwara-eliya
        a hotel on Galle Road in Colombo                       | colombo
        Ja-Ela or Ella                                         | ella
        World's End at dawn                                    | horton-plains-national-park
        9 arch bridge                                          | nine-arch-bridge
        and nine arches?                                       | nine-arch-bridge
        what about the knuckles?                               | knuckles-mountain-range
        King Devanampiya Tissa met Mahinda at Mihintale        | mihintale
        """)
    void placesAreFoundInTheOrderOfTheText(String text, String ids) {
        var mentions = PLACES.mentionedIn(text);

        assertThat(mentions).extracting(mention -> mention.place().id()).containsExactly(ids.split(" ", -1));
        assertThat(mentions).allMatch(Places.Mention::exact);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        go to Nuwera Eliya by train          | nuwara-eliya                | Nuwera Eliya
        go to nuwra eliya by train           | nuwara-eliya                | nuwra eliya
        wher is nuwra elya                   | nuwara-eliya                | nuwra elya
        is nuwera eliyaa cold                | nuwara-eliya                | nuwera eliyaa
        surf in aruga bey                    | arugam-bay                  | aruga bey
        horten plane tickets                 | horton-plains-national-park | horten plane
        the tempel of the tooth at dawn      | temple-of-the-tooth         | tempel of the tooth
        the Temple of th Tooth               | temple-of-the-tooth         | Temple of th Tooth
        Anuradhpura's dagobas                | anuradhapura                | Anuradhpura
        hikkaduva surf                       | hikkaduwa                   | hikkaduva
        unawatunna                           | unawatuna                   | unawatunna
        elephants of minneria                | minneriya-national-park     | minneria
        Trincomale                           | trincomalee                 | Trincomale
        Clombo                               | colombo                     | Clombo
        Colmobo                              | colombo                     | Colmobo
        Jaffana                              | jaffna                      | Jaffana
        whales in trinko                     | trincomalee                 | trinko
        negambo fish                         | negombo                     | negambo
        litle adams peak                     | little-adams-peak           | litle adams peak
        adams peek by night                  | adams-peak                  | adams peek
        Nine Arc Bridge                      | nine-arch-bridge            | Nine Arc Bridge
        yalla national park                  | yala-national-park          | yalla national park
        Dambulla Cave Tempel                 | dambulla-cave-temple        | Dambulla Cave Tempel
        Pollonnaruva                         | polonnaruwa                 | Pollonnaruva
        Haputhala                            | haputale                    | Haputhala
        """)
    void aMisspeltNameIsFoundAndSaysSo(String text, String id, String written) {
        var mentions = PLACES.mentionedIn(text);

        assertThat(mentions).singleElement().satisfies(mention -> {
            assertThat(mention.place().id()).isEqualTo(id);
            assertThat(mention.text()).isEqualTo(written);
            assertThat(mention.exact()).isFalse();
        });
    }

    @ParameterizedTest
    @MethodSource("ordinaryTravelLanguage")
    void ordinaryTravelLanguageNamesNoPlace(String text) {
        assertThat(PLACES.mentionedIn(text)).isEmpty();
    }

    @Test
    void theListOfOrdinaryTravelLanguageIsLong() {
        assertThat(ordinaryTravelLanguage()).hasSizeGreaterThan(300).doesNotHaveDuplicates();
    }

    @Test
    void everyNameIsFoundInASentence() {
        assertThat(PLACES.all())
                .allSatisfy(place -> assertThat(PLACES.mentionedIn("We travel to " + place.name() + " on Sunday."))
                        .singleElement()
                        .satisfies(mention -> {
                            assertThat(mention.place()).isEqualTo(place);
                            assertThat(mention.text()).isEqualTo(place.name());
                            assertThat(mention.exact()).isTrue();
                        }));
    }

    @Test
    void everyAliasIsFoundBehindAWordThatCallsForAPlace() {
        assertThat(PLACES.all())
                .allSatisfy(place -> assertThat(place.aliases())
                        .allSatisfy(alias -> assertThat(PLACES.mentionedIn("We go to " + alias + " on Sunday."))
                                .extracting(Places.Mention::place)
                                .containsExactly(place)));
    }

    /** One letter less, twice, in the wrong order or another: a name is found or not, but never another place's. */
    @Test
    void aSlipOfTheFingerNeverLeadsToAnotherPlace() {
        var slips = PLACES.all().stream()
                .flatMap(place -> slips(place.name())
                        .flatMap(slip -> PLACES.mentionedIn("to " + slip + " tomorrow").stream()
                                .filter(mention -> !mention.place().equals(place))
                                .filter(mention ->
                                        !place.name().startsWith(mention.place().name()))
                                .map(mention -> slip + " -> " + mention.place().name())))
                .toList();

        assertThat(slips).isEmpty();
    }

    @Test
    void mostSlipsInLongNamesAreForgiven() {
        var longNames = PLACES.all().stream()
                .filter(place -> place.name().length() >= 7)
                .filter(place -> !place.name().equals("Jungle Beach"))
                .toList();
        long all = longNames.stream().flatMap(place -> slips(place.name())).count();

        long found = longNames.stream()
                .flatMap(place -> slips(place.name())
                        .filter(slip -> PLACES.mentionedIn("to " + slip + " tomorrow").stream()
                                .anyMatch(mention -> mention.place().equals(place))))
                .count();

        assertThat((double) found / all).isGreaterThan(0.97);
    }

    @Test
    void aMentionSaysWhereItStands() {
        String text = "🙂 Is Kandy's lake nicer than Gregory Lake?";

        var mentions = PLACES.mentionedIn(text);

        assertThat(mentions)
                .hasSize(2)
                .allSatisfy(mention -> assertThat(text.substring(mention.start(), mention.end()))
                        .isEqualTo(mention.text()));
        assertThat(mentions).extracting(Places.Mention::text).containsExactly("Kandy", "Gregory Lake");
    }

    @Test
    void inATextAllInCapitalsOrdinaryWordsStayOrdinary() {
        assertThat(PLACES.mentionedIn("THE GATHERING OF MY KNUCKLES")).isEmpty();
    }

    /** Whatever is typed: no exception, and mentions that are in order, apart and true to the text. */
    @Test
    void anyTextIsScanned() {
        var random = new Random(20261121);
        String alphabet = "aeiklnrtw KEG'’-.,\u200b\u00ad\u0000\n🙂é්ක9";

        for (int round = 0; round < 2000; round++) {
            String text = IntStream.range(0, random.nextInt(120))
                    .map(i -> alphabet.codePointAt(random.nextInt(alphabet.length())))
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            int end = 0;
            for (var mention : PLACES.mentionedIn(text)) {
                assertThat(mention.start()).isGreaterThanOrEqualTo(end);
                assertThat(mention.text()).isEqualTo(text.substring(mention.start(), mention.end()));
                end = mention.end();
            }
        }
    }

    @Test
    void aVeryLongTextIsScannedToItsEnd() {
        String text = "kandy ".repeat(5000) + "'".repeat(5000) + "a".repeat(20000) + " Ella";

        assertThat(PLACES.mentionedIn(text)).hasSize(5001);
    }

    @Test
    void manyThreadsMayAskAtOnce() {
        var found = IntStream.range(0, 2000)
                .parallel()
                .mapToObj(i -> PLACES.mentionedIn("from Kandy to Nuwera Eliya, " + i / 2))
                .distinct()
                .toList();

        assertThat(found).hasSize(1);
        assertThat(found.getFirst()).hasSize(2);
    }

    /** Prints, and asserts nothing of time. */
    @Test
    void aMessageIsScannedInWellUnderAMillisecond() {
        String message =
                "I would like to go from Colombo to Nuwera Eliya by train and then hike Ella Rock and Litle Adams Peak"
                        + " with my kids, see the temple of the toth in Kandy and end at Mirissa beach for whales, 5 days?";
        long[] nanos = new long[5000];
        for (int i = 0; i < nanos.length; i++) {
            // One that was scanned before would be remembered.
            String another = message + " " + i;
            long start = System.nanoTime();
            assertThat(PLACES.mentionedIn(another)).hasSize(7);
            nanos[i] = System.nanoTime() - start;
        }
        long[] warm = Arrays.copyOfRange(nanos, 2000, nanos.length);
        Arrays.sort(warm);
        System.out.printf(
                "mentionedIn, %d characters: p50 %d us, p99 %d us%n",
                message.length(), warm[warm.length / 2] / 1000, warm[warm.length * 99 / 100] / 1000);
    }

    static List<String> ordinaryTravelLanguage() {
        try (InputStream in = PlaceMentionTest.class.getResourceAsStream("names-no-place.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Stream<String> slips(String name) {
        return IntStream.range(1, name.length())
                .filter(i -> Character.isLetter(name.charAt(i)) && Character.isLetter(name.charAt(i - 1)))
                .boxed()
                .flatMap(i -> Stream.of(
                        name.substring(0, i) + name.substring(i + 1),
                        name.substring(0, i) + name.charAt(i) + name.substring(i),
                        name.substring(0, i) + (name.charAt(i) == 'e' ? 'a' : 'e') + name.substring(i + 1)));
    }
}
