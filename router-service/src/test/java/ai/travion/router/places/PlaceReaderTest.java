package ai.travion.router.places;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceReaderTest {

    private final PlaceReader reader = new PlaceReader(Places.load());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Tell me about Sigirya                                | Sigiriya
            Sigiriya or Pidurangala?                             | Sigiriya; Pidurangala Rock
            Temple of the Tooth in Kandy                         | Temple of the Tooth; Kandy
            Kandy's Temple of the Tooth                          | Temple of the Tooth; Kandy
            from Colombo to Kandy                                | Kandy; Colombo
            Train from Kandy to Ella                             | Ella; Kandy
            How far is Sigiriya from Kandy?                      | Sigiriya; Kandy
            plan a trip from Kandy to Ella via Nuwara Eliya      | Ella; Nuwara Eliya; Kandy
            the view from Ella Rock                              | Ella Rock
            Ella but not Kandy                                   | Ella
            anything except Colombo                              | ''
            why not Kandy?                                       | Kandy
            hiking trips                                         | ''
            What are the best beaches in Sri Lanka?              | ''
            A day in Kandy, our train from Kandy leaves at 15:40 | Kandy
            Kandy, Kandy, Kandy                                  | Kandy
            """)
    void theMainPlaceComesFirst(String text, String places) {
        var named = reader.read(text);

        assertThat(named.all())
                .extracting(Place::name)
                .isEqualTo(places.isEmpty() ? List.of() : List.of(places.split("; ", -1)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a day trip from Colombo                 | Colombo
            we are staying in Galle, where can we surf   | Galle Fort
            starting in Negombo, 5 days                  | Negombo
            Sigiriya and Galle Fort. Start and end in Negombo. Max 3 hours driving per day | Negombo
            Ella, Kandy. We begin and finish in Colombo, no more than 2 hours driving a day | Colombo
            Start and end in Negombo: Sigiriya, within 4 hours by car each day | Negombo
            """)
    void whereTheySetOutIsTheOrigin(String text, String origin) {
        var named = reader.read(text);

        assertThat(named.origin()).map(Place::name).contains(origin);
        assertThat(named.statedOrigin()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hotels in Bali",
                "best beaches in Thailand",
                "What's the capital of France?",
                "weather in London",
                "visit the Maldives",
                "is Turkey safe",
                "things to do in the US",
                "cheap flights to Dubai",
                "Plan a trip to Tokyo",
            })
    void anotherCountryIsNotOurs(String text) {
        var named = reader.read(text);

        assertThat(named.abroad()).as(text).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I'm from Germany, do I need a visa?",
                "visa for India citizens",
                "is it cheaper than Thailand",
                "turkey sandwich",
                "made in china cups",
                "flying from London",
                "Little England",
                "Indian food",
                "Have been to Bali, where next?",
            })
    void whoOnlyComesFromAnotherCountryAsksAboutOurs(String text) {
        var named = reader.read(text);

        assertThat(named.abroad()).as(text).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            closest beach to Kandy                     | beach      | 5  |
            nearest train station to Sigiriya          | train station | 5 |
            what is around Sigiriya                    | ''         | 5  |
            What's near Galle?                         | ''         | 5  |
            temples near Galle                         | temple     | 5  |
            temples within 20 km of Galle              | temple     | 5  | 20
            top 3 waterfalls near Nuwara Eliya         | waterfall  | 3  |
            is there a hospital near Ella              | hospital   | 5  |
            things to do near Ella                     | ''         | 5  |
            places to visit around Dambulla            | ''         | 5  |
            Which beaches are close to Galle?          | beach      | 5  |
            a quiet beach near Galle for kids          | quiet beach| 5  |
            what is the closest airport to Jaffna      | airport    | 5  |
            Besides Sigiriya what else is around Dambulla? | '' | 5 |
            Besides the fort what else is near Galle?  | '' | 5 |
            apart from Sigiriya and Pidurangala, any temples near Dambulla? | temple | 5 |
            We don't like temples. What can we see around Kandy? | '' | 5 |
            we hate stairs; any waterfall near Ella              | waterfall | 5 |
            """)
    void whatIsSoughtNearAPlaceIsFound(String text, String facility, int limit, Double radiusKm) {
        var search = NearbySearch.in(reader.read(text));

        assertThat(search).as(text).hasValueSatisfying(found -> {
            assertThat(found.facility()).isEqualTo(facility);
            assertThat(found.limit()).isEqualTo(limit);
            assertThat(found.radiusKm().orElse(null)).isEqualTo(radiusKm);
            assertThat(found.here()).isFalse();
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How do I get around Colombo?",
                "Is Ella near Kandy?",
                "I live near Kandy",
                "How far is Galle from Colombo",
                "Tell me about Sigiriya",
                "travel around Sri Lanka",
                "walk around Galle Fort",
                "hotels in Ella",
                "How busy is it around Kandy",
                "I'm staying near Ella, is it safe?",
                "Plan a trip near Galle",
                "around 5 days in Kandy",
            })
    void whatOnlySoundsNearIsNoSearch(String text) {
        var search = NearbySearch.in(reader.read(text));

        assertThat(search).as(text).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I've been to Sigiriya already                       | Sigiriya
            We have already seen Sigiriya, Kandy and Ella       | Sigiriya; Kandy; Ella
            We know Kandy, Sigiriya and Ella, so show us something else | Kandy; Sigiriya; Ella
            we visited Galle Fort last year, now plan Jaffna    | Galle Fort
            When I was in Mirissa I saw whales                  | Mirissa
            already done Sigiriya, what else?                   | Sigiriya
            I have never been to Sigiriya                       | ''
            I saw Sigiriya on Instagram, plan a day there       | ''
            Once we've seen Sigiriya, how do we get to Kandy?   | ''
            after we've visited Sigiriya we want to see Kandy   | ''
            We haven't seen Kandy                               | ''
            Have you been to Ella?                              | ''
            I want to visit Kandy                               | ''
            What can be seen in Galle Fort?                     | ''
            """)
    void whatWasVisitedIsTold(String text, String places) {
        var named = reader.read(text);

        assertThat(named.visited())
                .extracting(Place::name)
                .isEqualTo(places.isEmpty() ? List.of() : List.of(places.split("; ", -1)));
    }
}
