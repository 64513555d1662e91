package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnheardTest {

    private final Unheard unheard = new Unheard(Places.load());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan my 5 days starting 21 january, Kandy and then Ella, and I must have a rooftop drink on the 22nd | rooftop drink
            a pilgrimage to Kataragama, Tissamaharama and Sithulpawwa for my parents, two days, from Matara      | Sithulpawwa
            want to learn surfing 5 days from 3 march, beginner, quiet village, wifi for work 9-1                | wifi
            long weekend 15-18 jan with dog from Colombo by own car                                              | dog
            2 free days in Colombo, 11 and 12 feb, want to swim and play golf                                    | play golf
            4 days in Kandy with a bonfire and cricket ground                                                    | bonfire, cricket ground
            6 days in Kandy. My son is 9 and loves dinosaurs and kites                                           | dinosaurs, kites
            3 days in Galle. Antiques, jazz and a swim in the fort's rock pools                                  | jazz, swim in the fort's rock pools
            5 days in Ella, and my wife would love a haircut                                                     | haircut
            a week in Kandy: owls, snake charmers, reading on a verandah. No group tours.                        | owls, snake charmers, reading on a verandah
            3 days in Kandy, and a piano in the hotel would be lovely                                            | piano in the hotel
            """)
    void whatNoReaderKnowsIsNamedInTheWordsOfTheTraveller(String request, String phrases) {
        assertThat(unheard.in(request, "")).as(request).contains(phrases.split(", "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a 2-day trip to Ella with focus on hiking and photography",
                "Boxing Day till 30 December, car with driver, Wilpattu and the ancient cities: how would you divide it?",
                "Sketch out a birdwatching week in mid February for a serious lister; Sinharaja must be in it.",
                "We'd like to climb Sri Pada on Nawam poya and sleep somewhere in Dickoya before. Lay out the timings.",
                "A week in November-December with sun and beach mostly",
                "Plan 8 days from 2 to 9 February 2027, two of us in our 60s, culture and nature, gentle pace, no more than 3 hours driving a day, start and end at the airport",
                "3 days sigirya n around, 5 december, me and gf, we dont wake early n dont want crowds",
                "family of 5, baby 8 months, we want 4 days beach only, 27 dec till 30 dec. not too far from airport",
                "we r couple from germany, 7 day arugam bay + yala + ella, 18 to 24 of july, arrive colombo 18 at noon, depart 24 at 23:00",
                "no driving more than 2 hrs at a stretch, 6 days, culture, from 1 december, 2 seniors",
                "Hi, I'm Tom, and with my friend Olive I'd like 5 days by the sea. We want a beach to splash in",
                "Nine slow days. My husband has been to Kandy, and our daughter was ill. Lay out the days and the nights.",
                "We'd like a plan for the week, the days in order, and time to rest every evening",
                "A week with geology students, and none of us wants an early start",
                "my flight lands 23:50 on 4 feb, leave 11 feb 07:30, plan for 2 friends, diving + nature"
            })
    void whatAPlanTakesInIsNotCalledUnheard(String request) {
        assertThat(unheard.in(request, "")).as(request).isEmpty();
    }

    @Test
    void whatThePlanItselfSpeaksOfIsAnswered() {
        assertThat(unheard.in("a day in Ella with a cooking class", "Time in Ella for a cooking class"))
                .isEmpty();
        assertThat(unheard.in(
                        "A week of good coffee, please. We want a wreck, a juggler or a pool",
                        "Time at Hikkaduwa for the caf\u00e9s along it. Dive on the wreck"))
                .isEmpty();
    }
}
