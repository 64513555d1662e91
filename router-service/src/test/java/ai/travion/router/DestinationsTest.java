package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A plan whose message names no place to go to is made where something in it can choose the place. On 21 November 2026. */
class DestinationsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Day trip from Colombo with kids to see elephants and be home by 7pm                 | Pinnawala Elephant Orphanage
            Rainforest and waterfalls, 3 days, we are afraid of leeches... from 12 Feb          | Sinharaja Forest Reserve
            Give me a two-day wildlife plan from Tangalle in March                              | Yala National Park
            2 days to see leopards in February, plan it                                         | Yala National Park
            plan two days of surfing in February                                                | Mirissa
            arriving 6am on 14 december flying out 11pm on 16 december, what can we fit in      | Kandy
            plan 2 days from 5 January, surprise me                                             | Ella
            5 days on the cheap, buses only, from Kandy down to the sea, start 3 February       | Kandy
            6 days in the north for someone who has seen the south already, start Jan 9         | Jaffna
            4 days in the north, we have already been to the south, from 9 January              | Jaffna
            plan 4 days, we did the south last time and want to see the north                   | Jaffna
            Five days, 23 to 27 December, quiet, no crowds and no parties. Hill country maybe?  | Knuckles Mountain Range
            """)
    void whatTheMessageSaysChoosesThePlace(String message, String place) {
        var state = aDialogue().hears(message);

        assertThat(state.getClarification()).as(message).isEmpty();
        assertThat(state.getTargetLocations()).as(message).contains(place);
        assertThat(state.getAssumptions())
                .as(message)
                .anySatisfy(said -> assertThat(said).contains(place));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Plan a trip", "plan two days for us", "make me an itinerary for the weekend"})
    void whereNothingSpeaksForAPlaceItIsAskedFor(String message) {
        var state = aDialogue().hears(message);

        assertThat(Dialogue.question(state)).contains("place");
    }

    @Test
    void daysOfAMonthAreSaidToBeTheFirst() {
        var state = aDialogue().hears("6 days in Sri Lanka in December");

        assertThat(state.getAssumptions())
                .contains("You named no first day, so the plan is for 1 December 2026 to 6 December 2026; "
                        + "tell me your first day and I move it.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Two days in Galle and Unawatuna from 5 December, we love food and slow mornings",
                "plan 2 days in Ella, we are not morning people",
                "3 days in Kandy, late breakfasts please",
                "plan a day in Galle, we like to sleep in"
            })
    void whoLikesSlowMorningsIsNotWokenEarly(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .anySatisfy(avoided -> assertThat(avoided.getValue()).isEqualTo("early starts"));
    }

    @Test
    void theHoursOfTheFlightsAreToldWhereTheyTakeADay() {
        var state = aDialogue()
                .hears("I land at 23:50 on 19 February and want 4 days of temples. Fly home on the 24th at 6 am.");

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getAssumptions())
                .contains(
                        "By the hours of your flights the days of the trip are Saturday 20 February 2027 to Tuesday 23 February 2027.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Honeymoon plan, 6 days from 5 January, tea country then a quiet beach, no temples | Nuwara Eliya, Ella, Tangalle
            7 days from 5 January, i want mountains and a beach                       | Nuwara Eliya, Ella, Mirissa
            one week from 5 January: tea country, a beach and some wildlife           | Nuwara Eliya, Udawalawe National Park, Mirissa
            tea estates, then whales, 4 days from 10 February                         | Nuwara Eliya, Mirissa
            tea and whales, 4 days from 10 July, plan it                              | Nuwara Eliya, Trincomalee
            culture first, last three days lazing on sand, 6 days from 5 January      | Sigiriya, Kandy, Mirissa
            we want to see leopards and laze on a beach, 5 days from 5 February       | Yala National Park, Mirissa
            two weeks from 20 December, first half culture second half beach          | Sigiriya, Kandy, Mirissa, Unawatuna
            Five days from 5 January: Ella first and then a beach                     | Ella, Mirissa
            4 days from 5 January: 2 in Ella and 2 on a beach                         | Ella, Mirissa
            hill country then Mirissa, 6 days from 5 January                          | Ella, Mirissa
            Mirissa after the hill country, a week from 5 February                    | Ella, Mirissa
            Kandy, then somewhere by the sea, 5 days in August                        | Kandy, Pasikudah
            """)
    void ofSeveralKindsOfCountryThatAreWishedForNoneIsLost(String message, String places) {
        var state = aDialogue().hears(message);

        assertThat(state.getClarification()).as(message).isEmpty();
        assertThat(String.join(", ", state.getTargetLocations())).as(message).isEqualTo(places);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 days in Ella from 5 January, we love hiking, tea and views",
                "a week in Kandy from 5 January, temples and culture",
                "two days in Galle, then we go home",
                "Mirissa for 5 days from 5 January, surfing and whales"
            })
    void wishesThatThePlaceServesAddNoOther(String message) {
        assertThat(aDialogue().hears(message).getTargetLocations()).as(message).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            We land at 4:45 in the morning on 14 December and will be wrecked. Plan our first two days somewhere close | Negombo
            Plan a gentle first two days after our overnight flight on 12 January, not far from the airport            | Negombo
            Landing 02:15 with two toddlers on 12 January, plan day one close by                                       | Negombo
            We land at 6am on 12 January, what should we do the first day, near the airport?                           | Negombo
            plan two days within an hour of BIA from 12 January                                                        | Negombo
            plan my last 2 days before flying out on 20 January at 1am                                                 | Negombo
            layover: lands at 9am at Katunayake, leaves at 6pm on 3 February, what can we see                          | Colombo
            I have a stopover of 20 hours on 7 January, landing at 10:00, what can I see                               | Colombo
            """)
    void nearAFlightAPlanStaysNearTheAirport(String message, String place) {
        var state = aDialogue().hears(message);

        assertThat(state.getClarification()).as(message).isEmpty();
        assertThat(state.getTargetLocations()).as(message).containsExactly(place);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Kandy on 20 February and a flight from Colombo at 6pm. What can we still see?      | Kandy      |
            two days in Ella from 8 January, then our flight from Colombo airport at 22:00     | Ella       |
            day in Polonnaruwa on 8 January, home in Habarana by 4pm                           | Polonnaruwa | Habarana
            plan a day in Galle Fort on 5 January, we sleep in Mirissa the night before        | Galle Fort | Mirissa
            back in Colombo by 6pm, day trip to Galle Fort on 9 January                        | Galle Fort | Colombo
            leaving Ella for the airport on 9 January, night flight, plan the day              | Ella       | Ella
            we stay in Kandy all week (10-16 January), plan day trips                          | Kandy      | Kandy
            """)
    void whereAFlightLeavesIsNoStopAndWhereOneSleepsIsTheBeginning(String message, String place, String origin) {
        var state = aDialogue().hears(message);
        var from = state.getPreferences().flatMap(known -> known.getOrigin()).map(start -> start.getValue());

        assertThat(state.getTargetLocations()).as(message).containsExactly(place);
        assertThat(from.orElse(null)).as(message).isEqualTo(origin);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we've got from the 2nd to the 9th of January, two adults + 2 teens, beaches and elephants",
                "27th Dec to 3rd Jan, family of 5, pool and beach",
                "1st to 5th Jan Arugam Bay surf",
                "in on the 28th out on the 4th, Kandy and Ella please",
                "last morning in Kandy on 9 January, plane at 16:40",
                "Sigiriya and Pidurangala, starting at 2pm, must see sunset, 6 January",
                "ship in port at Trincomalee on 14 July, 9 hours ashore",
                "we have until 4pm on 8 January in Colombo before the flight"
            })
    void whoTellsTheirTimeAndWishesWantsAPlan(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).as(message).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getClarification()).as(message).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What could 2 easy days in Nuwara Eliya look like for my grandmother? She loves flowers.",
                "Our flight leaves at 23:30 on 9 January. We wake up in Galle that morning. How should the day look?",
                "Base ourselves in Ella for 4 nights from 9 January and do day trips"
            })
    void howThePlanShouldLookIsNoQuestionBesideIt(String message) {
        assertThat(aDialogue().hears(message).getAssumptions())
                .as(message)
                .noneMatch(said -> said.startsWith("You also asked"));
    }

    @Test
    void whoIsAllergicToFishHasNoWishForItsMarkets() {
        var state = aDialogue()
                .hears(
                        "I have a severe seafood and fish allergy. Make me 3 days in Galle and Mirissa without anything about"
                                + " fish markets or seafood dinners.");

        assertThat(state.getPreferences().orElseThrow().getInterests()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            12 nights from 3 to 15 Feb 2027 - cultural triangle, Kandy, Ella, safari at Yala, and end on a quiet beach | Sigiriya, Polonnaruwa, Kandy, Ella, Yala National Park, Tangalle
            10 days cultural triangle, Kandy and a quiet beach, from 1 March 2027             | Sigiriya, Kandy, Tangalle
            10 days culture triangle, Kandy and a quiet beach, from 1 March 2027              | Sigiriya, Kandy, Tangalle
            7 days from 5 February 2027: hill country and Galle                               | Nuwara Eliya, Galle Fort
            9 days in Jaffna, the ancient cities and some beach time, from 3 February         | Jaffna, Sigiriya, Mirissa
            """)
    void aPartOfTheCountryIsNotLostBesideAPlace(String message, String places) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).as(message).contains(places.split(", ", -1));
        assertThat(state.getAssumptions()).as(message).anyMatch(said -> said.contains(" I took "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5 days in Ella and Haputale in the hill country, from 3 February     | Ella, Haputale
            5 days Mirissa and Weligama on the south coast, from 3 February      | Mirissa, Weligama
            We come from the south coast, plan 5 days in Kandy from 3 February   | Kandy
            5 days in Kandy, we have already seen the east coast                 | Kandy
            7 days in Kandy and Ella from 3 February, no east coast please       | Kandy, Ella
            7 days in Kandy and Ella from 3 February without the east coast      | Kandy, Ella
            7 days in Kandy and Ella from 3 February, we don't want to see the east coast | Kandy, Ella
            7 days in Kandy and Ella from 3 February, we do not like the east coast | Kandy, Ella
            2 days in Kandy, hill country                                        | Kandy
            """)
    void aPartThatOnlySaysWhereAPlaceLiesAddsNone(String message, String places) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).as(message).containsExactlyInAnyOrder(places.split(", ", -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Family of 4, 10 days from 26 December 2026, Colombo to Colombo, wildlife, train ride and beach",
                "We are flying in to Colombo on 20 December 2026 and leaving 2 January 2027. Please make us a route: beach, elephants, train ride",
                "8 days from 3 February in Jaffna and Sigiriya with a scenic train ride"
            })
    void aRideByTrainHasItsTowns(String message) {
        assertThat(aDialogue().hears(message).getTargetLocations()).contains("Kandy", "Ella");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4 Tage Ella und Nuwara Eliya ab 3. Februar 2027                          | 2027-02-03 | 2027-02-06 | Ella, Nuwara Eliya
            Drei Tage in Kandy im Februar 2027, bitte einen Plan                     | 2027-02-01 | 2027-02-03 | Kandy
            Wir möchten fünf Tage nach Mirissa ab dem 5. Januar 2027, mit Kindern   | 2027-01-05 | 2027-01-09 | Mirissa
            Kannst du 3 Tage in Kandy ab dem 5. Januar 2027 planen?                  | 2027-01-05 | 2027-01-07 | Kandy
            Plane 3 Tage in Kandy ab dem 5. Januar 2027 ohne Strand                  | 2027-01-05 | 2027-01-07 | Kandy
            Pouvez-vous planifier 3 jours à Kandy du 3 au 5 mars 2027 ?              | 2027-03-03 | 2027-03-05 | Kandy
            3 jours à Galle et Unawatuna en mars 2027                                | 2027-03-01 | 2027-03-03 | Galle Fort, Unawatuna
            Planifiez un voyage de 3 jours à Kandy du 3 au 5 mars 2027               | 2027-03-03 | 2027-03-05 | Kandy
            Necesito un plan de 5 días en Kandy y Ella desde el 3 de marzo de 2027   | 2027-03-03 | 2027-03-07 | Kandy, Ella
            Un viaje de cuatro días a Sigiriya, del 3 al 6 de febrero de 2027        | 2027-02-03 | 2027-02-06 | Sigiriya
            """)
    void anOrderInAnotherLanguageIsPlannedByItsDaysAndPlaces(String message, String first, String last, String places) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).as(message).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).as(message).containsExactlyInAnyOrder(places.split(", ", -1));
        assertThat(state.getTargetDate().map(Object::toString)).as(message).contains(first);
        assertThat(state.getPreferences().flatMap(known -> known.getDates()).flatMap(dates -> dates.getDays()))
                .as(message)
                .contains((int) ChronoUnit.DAYS.between(LocalDate.parse(first), LocalDate.parse(last)) + 1);
        assertThat(state.getAssumptions()).as(message).anyMatch(said -> said.contains("I answer in English"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Was kann man in Kandy in drei Tagen sehen?",
                "Combien de jours faut-il pour Galle?",
                "Reichen 3 Tage für Kandy?",
                "Lohnen sich drei Tage in Ella",
                "Kann man in zwei Tagen von Kandy nach Ella wandern?",
                "Ich habe vor 2 Tagen in Kandy meinen Pass verloren",
                "J'ai perdu mon passeport il y a 2 jours à Kandy",
                "Nous sommes à Ella depuis 3 jours",
                "Peut-on voir Kandy en deux jours ?",
                "¿Puedo ver Kandy en dos días?",
                "Llegamos a Kandy hace dos días",
                "three days in Kandy, Tag along with us"
            })
    void aQuestionInAnotherLanguageIsNoOrder(String message) {
        assertThat(aDialogue().hears(message).getAssumptions())
                .noneMatch(said -> said.contains("read of it the places"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plane 3 Tage in Kandy, aber nicht den Zahntempel",
                "3 Tage in Kandy ohne den Zahntempel",
                "3 jours à Kandy mais pas le Temple de la Dent",
                "Un plan de 3 días en Kandy pero no el Templo del Diente"
            })
    void whatIsNotWantedInAnotherLanguageAndWasNotReadIsOwnedUpTo(String message) {
        assertThat(aDialogue().hears(message).getAssumptions())
                .anyMatch(said -> said.startsWith("What you do not want I could not read"));
        assertThat(aDialogue().hears("Plane 3 Tage in Kandy ohne Strand").getAssumptions())
                .noneMatch(said -> said.startsWith("What you do not want I could not read"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Business trip: I have Saturday free, 5 December 2026, staying at Cinnamon Grand. Shopping and a nice dinner?",
                "Plan a free day on 13 December 2026, I stay at the Hilton, shopping and good food",
                "Plan my Sunday, 13 December 2026: we are at the Taj Samudra and like museums"
            })
    void aHotelOfTheCityIsInColombo(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).as(message).containsExactly("Colombo");
        assertThat(state.getAssumptions()).as(message).anyMatch(said -> said.contains("to be the hotel in Colombo"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a day in Kandy, we stay at the Hilton there",
                "Plan a day at the cinnamon gardens of Mirissa",
                "A day trip from Colombo to Galle, staying at Galle Face Hotel"
            })
    void aHotelBesideAPlaceSaysNothingMore(String message) {
        assertThat(aDialogue().hears(message).getAssumptions())
                .noneMatch(said -> said.contains("to be the hotel in Colombo"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan my free Saturday, 5 December 2026, I am staying at Villa Moonstone, shopping please",
                "We have booked at Palm Grove Lodge, plan our Sunday 13 December 2026 with good food"
            })
    void ofAnUnknownHouseItIsAskedWhereItIs(String message) {
        assertThat(aDialogue().hears(message).getClarification())
                .hasValueSatisfying(asked ->
                        assertThat(asked.getQuestion()).contains("I do not know where", "Where would you like to go?"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4 days in Sri Lanka from 26 January 2027, budget medium, ramayana places    | Nuwara Eliya, Seetha Amman Temple, Ella, Ravana Falls
            Plan the Ramayana trail, 4 days from 5 February                              | Seetha Amman Temple, Ravana Falls
            7 days honeymoon in February 2027, romantic, beach and tea country, we like quiet places | Tangalle
            """)
    void whatIsKnownByAnotherNameHasItsPlaces(String message, String places) {
        assertThat(aDialogue().hears(message).getTargetLocations()).as(message).contains(places.split(", ", -1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Wilpattu 2 days and Kalpitiya dolphins 2 days in February 2027   | 2 | 2 days
            2 days in Wilpattu, then 3 days in Kalpitiya, from 1 March 2027  | 2 | 3 days
            """)
    void theDaysOfATownThatIsNotKnownAreNoneOfThePlan(String message, int days, String others) {
        var state = aDialogue().hears(message);

        var dates = state.getPreferences().orElseThrow().getDates().orElseThrow();
        assertThat(dates.getDays()).as(message).contains(days);
        assertThat(state.getAssumptions())
                .anyMatch(said ->
                        said.startsWith("Kalpitiya is not among the places that I can plan for, so the " + others));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Our cruise stops at Hambantota 7am-6pm on 20 January 2027, can we see elephants?",
                "one day from Hambantota port on 20 January 2027, elephant safari please, plan it"
            })
    void nearATownThatIsNotKnownThePlaceForTheWishIsTaken(String message) {
        assertThat(aDialogue().hears(message).getTargetLocations()).containsExactly("Udawalawe National Park");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bentota week in February, is the sea calm? make plan",
                "Is the weather ok in Galle in June for three days? please make a plan",
                "2 days Ella, is it cold? Then give me an itinerary"
            })
    void anOrderAtTheEndIsOneWhateverWasAskedBefore(String message) {
        assertThat(aDialogue().hears(message).getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Day trip Colombo to Sigiriya and Dambulla on 3 February 2027",
                "Day tour Colombo to Kandy and Pinnawala on 3 February 2027"
            })
    void aDayTripFromATownToOthersBeginsThere(String message) {
        var known = aDialogue().hears(message).getPreferences().orElseThrow();

        assertThat(known.getOrigin().orElseThrow().getValue()).isEqualTo("Colombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Honeymoon, 16 days, second half of June, luxury: quiet beach, tea bungalow, leopards. Not Kandy please, we have been.",
                "Family of four, ten days in August, beaches and elephants, not Ella, we were there last year",
                "My husband and I (both 68) have been to Kandy and Sigiriya already. What else would you suggest for 8 days in March?"
            })
    void whereTheyHaveBeenIsNoReasonToPlanNothing(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations())
                .isNotEmpty()
                .doesNotContain(message.contains("not Ella") ? "Ella" : "Kandy");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a trip from 20 December to 2 January for four adults, with Adam's Peak and New Year's Eve on a beach. | Mirissa
            Plan two weeks from 10 February including Horton Plains, and we'd like to finish with some days by the sea | Mirissa
            Plan 10 days from 3 August with the Minneriya elephants and some diving                                    | Nilaveli Beach
            """)
    void oneVisitIsAPartOfALongTrip(String message, String beside) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).as(message).hasSizeGreaterThan(2).contains(beside);
    }

    @Test
    void daysThatAreSaidToBeSpentInAParkAre() {
        assertThat(aDialogue().hears("Plan 8 days in Yala from 3 March").getTargetLocations())
                .containsExactly("Yala National Park");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9 days in February: just one hill place, one beach",
                "10 days in March, one tea bungalow and one beach hotel, nothing more",
                "8 days from 3 January, only one mountain town and only one beach please"
            })
    void oneOfEachKindIsNoMore(String message) {
        assertThat(aDialogue().hears(message).getTargetLocations()).as(message).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My wife and I are both in our late seventies and would like to visit Sri Lanka from 2 to 11 February 2027. We cannot climb many steps. We love tea and gardens.",
                "Hello! I am 28 and my boyfriend is 31. We want to come to Sri Lanka from 5 to 19 March 2027. We like hiking and the sea."
            })
    void whoSaysWhenTheyComeAndWhatTheyLoveIsPlannedFor(String said) {
        var state = aDialogue().hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10 days from 5 March 2027, flying in and out of Colombo, beach and elephants please",
                "plan 27 December to 5 January, flying in and out of Colombo: the sea, some elephants and short drives"
            })
    void theGateIsNoStopOfATripThatWishesForOther(String said) {
        assertThat(aDialogue().hears(said).getTargetLocations()).isNotEmpty().doesNotContain("Colombo");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Jaffna for 6 days from 14 March 2027, with islands and birds   | Jaffna, Nagadeepa
            5 days in Trincomalee from 1 July 2027, beaches and islands    | Trincomalee, Pigeon Island National Park
            5 days in Kandy and Ella from 1 July 2027, no islands for us   | Kandy, Ella
            """)
    void islandsThatAreWishedForAreThoseNearby(String message, String places) {
        assertThat(aDialogue().hears(message).getTargetLocations())
                .as(message)
                .containsExactlyInAnyOrder(places.split(", ", -1));
    }
}
