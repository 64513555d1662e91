package ai.travion.retrieval.recommend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Tag;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecommenderTest {

    private final Recommender recommender = new Recommender(Shipped.BASE, Shipped.ATLAS, HolidayCalendar.load());

    private static Traveller liking(String... interests) {
        return new Traveller(List.of(interests), List.of(), Optional.empty(), Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({
        "surfing,SURFING",
        "hiking,HIKING",
        "waterfalls,WATERFALLS",
        "whale watching,WHALE_WATCHING",
        "bird watching,BIRDWATCHING",
        "tea,TEA",
        "trekking,HIKING"
    })
    void whatIsLikedIsWhatThePlacesAreKnownFor(String interest, Tag tag) {
        var ranking = recommender.recommend(liking(interest), 2);

        assertThat(ranking.best())
                .hasSize(2)
                .allSatisfy(one -> assertThat(Shipped.BASE.tags(one.place())).contains(tag));
    }

    @ParameterizedTest
    @CsvSource({
        "elephants, Udawalawe National Park;Minneriya National Park;Pinnawala Elephant Orphanage",
        "leopards, Yala National Park;Wilpattu National Park;Kumana National Park",
        "whales, Mirissa;Trincomalee",
        "gems, Ratnapura"
    })
    void whatIsKnownForItComesFirst(String interest, String places) {
        var expected = List.of(places.split(";", -1));

        var best = recommender.recommend(liking(interest), expected.size()).best();

        assertThat(best).extracting(one -> one.place().name()).containsExactlyInAnyOrderElementsOf(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "leopards, Udawalawe National Park, has something of",
        "elephants, Kelaniya Raja Maha Vihara, is known for",
        "quiet beach, Weligama, is known for",
        "quiet beach, Arugam Bay, is known for",
        "quiet beaches, Hikkaduwa, has something of",
        "quiet beaches, Hikkaduwa, is known for",
        "family, Nilaveli Beach, is not known for"
    })
    void aReasonIsTrueOfThePlace(String interest, String place, String untrue) {
        assertThat(recommender.explain(Shipped.place(place), liking(interest)).reasons())
                .noneMatch(reason -> reason.text().contains(untrue + " " + interest));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Colombo", "Mirissa", "Hikkaduwa", "Mihintale", "Nilaveli Beach"})
    void ofAPlaceWhoseTextsDoNotClaimFameNothingIsSaidButThat(String place) {
        var openToAll = new Traveller(List.of(), List.of(), Optional.empty(), Optional.empty());

        assertThat(recommender.explain(Shipped.place(place), openToAll).reasons())
                .noneMatch(reason -> reason.text().contains("less known"));
    }

    @Test
    void whoAvoidsTemplesIsStillSentToTowns() {
        var traveller = new Traveller(List.of(), List.of("religion"), Optional.empty(), Optional.empty());

        assertThat(recommender.recommend(traveller, 5).eliminated().get("religion"))
                .contains("Kataragama", "Dambulla Cave Temple")
                .doesNotContain("Colombo", "Jaffna", "Kandy", "Unawatuna");
    }

    @Test
    void whatIsAvoidedIsGoneAndNamed() {
        var traveller = new Traveller(List.of("beaches"), List.of("surfing"), Optional.empty(), Optional.empty());

        var ranking = recommender.recommend(traveller, 10);

        assertThat(ranking.best())
                .allSatisfy(one -> assertThat(Shipped.BASE.tags(one.place())).doesNotContain(Tag.SURFING));
        assertThat(ranking.eliminated().get("surfing")).contains("Arugam Bay");
    }

    @Test
    void theSeasonDecidesBetweenTheCoasts() {
        var july =
                new Traveller(List.of("beaches"), List.of(), Optional.of(LocalDate.of(2027, 7, 10)), Optional.empty());

        var ranking = recommender.recommend(july, 3);

        assertThat(ranking.best())
                .allSatisfy(one -> assertThat(Shipped.BASE
                                .file(one.place().id())
                                .orElseThrow()
                                .bestMonths())
                        .contains(java.time.Month.JULY));
    }

    @Test
    void whatIsNearComesFirstAndSaysHowFarItIs() {
        var inKandy = new Traveller(
                List.of("temples"), List.of(), Optional.empty(), Optional.of(new GeoPoint(7.2906, 80.6337)));

        var best = recommender.recommend(inKandy, 1).best().getFirst();

        assertThat(best.place().name()).isEqualTo("Temple of the Tooth");
        assertThat(best.kilometres().orElseThrow()).isLessThan(3);
        assertThat(best.reasons()).anyMatch(reason -> reason.text().contains("km away"));
    }

    @Test
    void theWeightsOfTheReasonsSumToOneAndGiveTheScore() {
        var traveller = new Traveller(
                List.of("history", "surfing"),
                List.of(),
                Optional.of(LocalDate.of(2027, 1, 5)),
                Optional.of(new GeoPoint(6.9, 79.9)));

        var suggestion = recommender.explain(Shipped.place("Galle Fort"), traveller);

        assertThat(suggestion.reasons().stream().mapToDouble(Reason::weight).sum())
                .isEqualTo(1, within(1e-9));
        assertThat(suggestion.score()).isBetween(0.0, 1.0);
    }

    @Test
    void aPoyaDaySpeaksAgainstATempleOnly() {
        var poya = HolidayCalendar.load()
                .nextPoya(LocalDate.of(2026, 11, 1))
                .orElseThrow()
                .date();
        var traveller = new Traveller(List.of(), List.of(), Optional.of(poya), Optional.empty());

        var temple = recommender.explain(Shipped.place("Temple of the Tooth"), traveller);

        assertThat(temple.reasons()).anyMatch(reason -> reason.factor().equals("crowd") && !reason.isFor());
        assertThat(recommender.explain(Shipped.place("Arugam Bay"), traveller).reasons())
                .noneMatch(reason -> reason.factor().equals("crowd"));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-05-01, Hiriketiya Beach, public holiday",
        "2026-02-21, Yala National Park, Schools are on holiday",
        "2026-11-28, Royal Botanic Gardens Peradeniya, weekends are busy"
    })
    void aDayOnWhichTheCountryTravelsSpeaksAgainstWhatItFills(LocalDate day, String place, String why) {
        var traveller = new Traveller(List.of(), List.of(), Optional.of(day), Optional.empty());

        var reasons = recommender.explain(Shipped.place(place), traveller).reasons();

        assertThat(reasons)
                .filteredOn(reason -> reason.factor().equals("crowd"))
                .singleElement()
                .satisfies(reason -> assertThat(reason.text()).contains(why));
    }

    @Test
    void whoSkipsMuseumsStillSeesTheTownsThatHaveSome() {
        var traveller = new Traveller(List.of(), List.of("museums"), Optional.empty(), Optional.empty());

        assertThat(recommender.recommend(traveller, 5).eliminated()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Yala National Park, Yala National Park, Wilpattu National Park",
        "Mount Lavinia Beach, Mount Lavinia, Mirissa",
        "Kandy, Temple of the Tooth, Galle Fort"
    })
    void aPlaceThatIsAvoidedIsGoneAndNoOther(String avoided, String gone, String stays) {
        var traveller = new Traveller(List.of(), List.of(avoided), Optional.empty(), Optional.empty());

        var ranking = recommender.recommend(traveller, 80);

        assertThat(ranking.eliminated().get(avoided)).contains(gone).doesNotContain(stays);
    }

    @Test
    void whatTheTextsTellOfIsAvoidedToo() {
        var traveller = new Traveller(List.of("ruins"), List.of("stairs"), Optional.empty(), Optional.empty());

        var ranking = recommender.recommend(traveller, 80);

        assertThat(ranking.eliminated().get("stairs")).contains("Sigiriya", "Mihintale");
    }

    @Test
    void aWishThatNoTextTellsOfIsNamed() {
        var traveller = new Traveller(List.of("xyzzy"), List.of("plugh"), Optional.empty(), Optional.empty());

        var ranking = recommender.recommend(traveller, 3);

        assertThat(ranking.unheardOf()).containsExactly("xyzzy");
        assertThat(ranking.withoutEffect()).containsExactly("plugh");
    }

    @ParameterizedTest
    @CsvSource({"leopards, Wilpattu National Park", "flamingos, Bundala National Park", "gems, Ratnapura"})
    void whatIsToldOfAPlaceCountsForIt(String interest, String place) {
        var reasons =
                recommender.explain(Shipped.place(place), liking(interest)).reasons();

        assertThat(reasons)
                .filteredOn(reason -> reason.factor().equals("interests"))
                .singleElement()
                .satisfies(reason -> assertThat(reason.text()).doesNotContain("not known"));
    }

    @Test
    void anInterestInWhatIsNotWantedIsAWishToAvoidIt() {
        var ranking = recommender.recommend(liking("not temples"), 80);

        assertThat(ranking.eliminated().get("temples")).contains("Dambulla Cave Temple");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nallur Kandaswamy Kovil", "Koneswaram Temple", "Jaffna"})
    void aPoyaDayFillsNoHinduPlace(String place) {
        var poya = HolidayCalendar.load()
                .nextPoya(LocalDate.of(2026, 11, 1))
                .orElseThrow()
                .date();
        var traveller = new Traveller(List.of(), List.of(), Optional.of(poya), Optional.empty());

        assertThat(recommender.explain(Shipped.place(place), traveller).reasons())
                .noneMatch(reason -> reason.factor().equals("crowd"));
    }

    @Test
    void theTempleOfTheToothIsFamous() {
        var reasons = recommender
                .explain(Shipped.place("Temple of the Tooth"), liking())
                .reasons();

        assertThat(reasons)
                .filteredOn(reason -> reason.factor().equals("fame"))
                .singleElement()
                .matches(Reason::isFor);
    }

    @Test
    void withoutAnyWishComesWhatTheIslandIsKnownFor() {
        var best = recommender.recommend(liking(), 10).best().stream()
                .map(one -> one.place().name())
                .toList();

        assertThat(best.subList(0, 5)).contains("Sigiriya", "Kandy", "Galle Fort", "Ella");
        assertThat(best).contains("Anuradhapura").doesNotContain("Badulla", "Namunukula", "Arugam Bay");
    }

    @Test
    void aReasonIsSaidToAPerson() {
        var texts = Shipped.ATLAS.all().stream()
                .flatMap(place -> recommender
                        .explain(
                                place,
                                new Traveller(
                                        List.of("surf", "tea"),
                                        List.of(),
                                        List.of("long walking"),
                                        Optional.empty(),
                                        Optional.empty()))
                        .reasons()
                        .stream())
                .map(Reason::text);

        assertThat(texts).noneMatch(text -> text.contains("description") || text.contains("something of"));
    }

    @Test
    void aQuietBeachInJulyLiesInTheEast() {
        var july = new Traveller(
                List.of("quiet beaches"), List.of(), Optional.of(LocalDate.of(2026, 7, 15)), Optional.empty());

        assertThat(recommender.recommend(july, 3).best())
                .allSatisfy(one -> assertThat(one.place().provinces()).contains("Eastern"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            long walking | Adam's Peak; Sigiriya; Pidurangala Rock; Bambarakanda Falls | Galle Fort; Kandy; Gregory Lake
            stairs       | Adam's Peak; Sigiriya; Mihintale                            | Galle Fort; Kandy; Mirissa
            crowds       | Yala National Park; Sigiriya; Pinnawala Elephant Orphanage; Ella | Kumana National Park; Haputale
            """)
    void whatMustBeAvoidedTakesThePlacesThatAreThat(String avoided, String gone, String stay) {
        var traveller = new Traveller(List.of(), List.of(avoided), Optional.empty(), Optional.empty());

        var eliminated = recommender.recommend(traveller, 5).eliminated().get(avoided);

        assertThat(eliminated).contains(gone.split("; ", -1)).doesNotContain(stay.split("; ", -1));
    }

    @Test
    void aPartOfTheCountryIsWishedOrAvoidedAsAPlaceIs() {
        var there = recommender.recommend(liking("the east coast"), 3).best();
        var avoided = recommender.recommend(
                new Traveller(List.of("beaches"), List.of("the south coast"), Optional.empty(), Optional.empty()), 5);

        assertThat(there).allSatisfy(one -> assertThat(one.place().provinces()).containsExactly("Eastern"));
        assertThat(avoided.best())
                .allSatisfy(one -> assertThat(one.place().provinces()).doesNotContain("Southern"));
        assertThat(avoided.eliminated().get("the south coast")).contains("Unawatuna", "Mirissa");
    }

    @Test
    void aWordInATextIsNoOffer() {
        var koneswaram = recommender.explain(Shipped.place("Koneswaram Temple"), liking("surfing"));

        assertThat(koneswaram.reasons())
                .filteredOn(reason -> reason.factor().equals("interests"))
                .allSatisfy(reason -> assertThat(reason.text()).contains("little or no surfing"));
    }

    @Test
    void whatLiesInTheMiddleOfATownIsNotOffTheRoutes() {
        var green = recommender.explain(Shipped.place("Galle Face Green"), liking());

        assertThat(green.reasons())
                .noneSatisfy(reason -> assertThat(reason.text()).contains("off the usual routes"));
    }

    @Test
    void aPlaceThatHasToBeAmongThemIs() {
        var traveller = new Traveller(
                List.of("beaches"),
                List.of(),
                List.of(),
                List.of(),
                List.of(Shipped.place("Badulla")),
                Optional.empty(),
                Optional.empty());

        assertThat(recommender.recommend(traveller, 3).best())
                .hasSize(3)
                .first()
                .satisfies(one -> assertThat(one.place().name()).isEqualTo("Badulla"));
    }

    @Test
    void withoutAnyWishThereIsVariety() {
        var types = recommender.recommend(liking(), 5).best().stream()
                .map(one -> one.place().type())
                .distinct();

        assertThat(types).hasSizeGreaterThanOrEqualTo(3);
    }
}
