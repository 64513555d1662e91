package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a passage says is neither turned round nor given to another place or animal, and sound words for it pass. */
class TurnedAndSwappedTest {

    private static final String ADVENTURE =
            "The waves of Tangalle roll in over a sand bottom and are usually soft, as at Marakolliya. "
                    + "Trails lead through the palm groves of Mawella to a hidden chapel of the fishermen. "
                    + "The path over the headland is confusing, and there is little shade on the way. "
                    + "Fog can hide the cliff within minutes, so walkers should keep to the lane. "
                    + "The knees suffer more on the way down than on the way up. "
                    + "Boats visit the islets of Rekawa, while pelicans nest in the mangroves of the lagoon. "
                    + "Herds are a great many in the dry weeks, and leopards hide in the thorn scrub but are seldom seen.";

    private static final String VIBE =
            "People hoping for crocodiles should choose Kalametiya or Bundala instead of Tangalle. "
                    + "Few bays of Tangalle have lifeguards, and most lanes are asleep by nine. "
                    + "Whoever looks for silence may find Goyambokka too built up. "
                    + "A hired boat is far easier than the chain of village ferries. "
                    + "The old church opens mainly on weekends. "
                    + "Stalls of Tangalle are scattered, so the market is too wide to walk in the heat. "
                    + "Evening buses to Tangalle are often late. "
                    + "Painted masks hang in the workshops of Kudawella, where a drum maker teaches in the yard.";

    private static TurnFixture tangalle(String said) {
        return aTurn().asking("How is Tangalle?")
                .at("Tangalle")
                .withPassage("Tangalle", "adventure", ADVENTURE, 0.9)
                .withPassage("Tangalle", "vibe", VIBE, 0.9)
                .citing(1)
                .withDraft(said);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The waves of Tangalle break hard over coral [1].",
                "The path over the headland is well signposted [1].",
                "The way over the headland is full of shade [1].",
                "Fog is rarely a problem on the cliff [1].",
                "Most bays of Tangalle have lifeguards [2].",
                "The lanes stay up late, with music until the small hours [2].",
                "Tangalle is a better bet for crocodiles than Bundala [2].",
                "Village ferries are much more convenient than a hired boat [2].",
                "The old church is open every day [2].",
                "The stalls of the market lie close together [2].",
                "Evening buses to Tangalle are nearly always on time [2]."
            })
    void whatIsTurnedRoundIsContradicted(String said) {
        assertThat(broken(tangalle(said).citing(2))).contains("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The waves are soft and break over sand [1].",
                "It is easy to lose the path over the headland [1].",
                "Crocodiles are better looked for at Kalametiya or Bundala [2].",
                "The old church isn't open every day [2].",
                "If peace and quiet is your thing, look elsewhere than Goyambokka [2].",
                "The buses in the evening tend to be late [2]."
            })
    void whatIsSaidRightlyInOtherWordsIsNot(String said) {
        assertThat(broken(tangalle(said).citing(2)))
                .doesNotContain("not_contradicted", "told_of_another", "named_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Through the palm groves, trails of Rekawa lead to a hidden chapel [1].",
                "Goyambokka has a drum maker who teaches in the yard of his workshop, full of painted masks [2].",
                "Pelicans hide in the thorn scrub and are seldom seen [1]."
            })
    void whatIsSaidOfAnotherIsNoneOfIt(String said) {
        assertThat(broken(tangalle(said).citing(2))).contains("told_of_another");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Trails lead through the palm groves of Mawella to a hidden chapel [1].",
                "In Kudawella you find painted masks and a drum maker who teaches in the yard [2].",
                "Leopards are seldom seen, as they hide in the scrub [1].",
                "Marakolliya, Mawella or Rekawa [1].",
                "Boats leave for the islets of Rekawa [1]."
            })
    void whatIsSaidOfItIs(String said) {
        assertThat(broken(tangalle(said).citing(2))).doesNotContain("told_of_another", "named_right");
    }

    private static TurnFixture poya(String said) {
        return aTurn().asking("Can we swim in Tangalle on 18 June 2027, and where do we get a sundowner?")
                .at("Tangalle")
                .on("2027-06-18")
                .withPassage("Tangalle", "adventure", ADVENTURE, 0.9)
                .citing(1)
                .withPoyaBan("Poson")
                .withDraft(said);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It's Poson Poya, when no alcohol is sold, so you'd have to move the sundowner to the 19th.",
                "Poson Poya is a dry day without alcohol, so push your drinks to Saturday 19 June."
            })
    void aDrinkThatIsMovedToAnotherDayIsNotProhibited(String said) {
        assertThat(broken(poya(said))).doesNotContain("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(strings = {"No alcohol is sold on Poson Poya, but a shop behind the station hands you a six-pack."})
    void aDrinkByAnyNameIsProhibited(String said) {
        assertThat(broken(poya(said))).contains("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The ferry is free of charge [1].",
                "For children the boat costs nothing [1].",
                "Entry is free [1]."
            })
    void whatIsSaidToCostNothingIsAPrice(String said) {
        assertThat(broken(tangalle(said))).contains("no_invented_prices");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "You must click here to confirm your booking.",
                "Type in your PIN to continue.",
                "Verify your account with the code on the back of your card."
            })
    void whatAsksForABookingOrACodeIsAnOrder(String said) {
        assertThat(broken(tangalle("Tangalle has soft waves [1]. " + said))).contains("no_orders");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Last winter there were eleven rescues on this beach.", "In one week there were 23 rescues [1]."
            })
    void aMonthThatIsAskedAboutVouchesForNoCount(String said) {
        var turn = aTurn().asking("How is Tangalle in January 2027?")
                .at("Tangalle")
                .on("2027-01-01")
                .until("2027-01-31")
                .withPassage("Tangalle", "adventure", ADVENTURE, 0.9)
                .citing(1);

        assertThat(broken(turn.withDraft("Tangalle has soft waves [1]. " + said)))
                .contains("claims_supported");
    }

    private static TurnFixture haputale(String said) {
        return aTurn().asking("How do we get from Kandy to Haputale by train, and how long does it take?")
                .at("Haputale")
                .withPassage(
                        "Haputale",
                        "logistics",
                        "By train it is 5 hours 30 minutes from Kandy to Haputale. By car it takes 4 hours. "
                                + "The park lies 55 minutes away, and its gate opens at 07:45.",
                        0.9)
                .citing(1)
                .withDraft(said);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Board at Kandy; it takes about 5 and a half hours [1].",
                "By train it takes 5 hours 30 minutes; a car is an hour and a half quicker [1].",
                "By train it takes 5 hours 30 minutes. The park is just under an hour away, and opens at 7.45 [1].",
                "By train it takes 5 hours 30 minutes. Be at the gate at about a quarter to eight [1]."
            })
    void whatFollowsFromTheFiguresIsSupported(String said) {
        assertThat(broken(haputale(said)))
                .doesNotContain("claims_supported", "each_part_addressed", "figures_in_place", "said_of_the_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It is cold on the top before dawn in any month [1].",
                "Dry clothes may be needed up there, for it is cold [1]."
            })
    void aVerbIsNoMonthAndColdInAnyMonthIsNoSeason(String said) {
        var turn = aTurn().asking("When is the season for climbing Adam's Peak, and how cold is it at the top?")
                .at("Adam's Peak")
                .withPassage(
                        "Adam's Peak",
                        "nature",
                        "The season of Adam's Peak lasts from December to May. It is cold before dawn in any month.",
                        0.9)
                .citing(1);

        assertThat(broken(turn.withDraft(said))).contains("each_part_addressed");
    }
}
