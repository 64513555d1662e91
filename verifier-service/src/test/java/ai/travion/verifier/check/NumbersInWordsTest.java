package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers, hours and centuries count as such in words as well. */
class NumbersInWordsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "King Kashyapa built the palace in the fifth century.|King Kashyapa built the palace in the fifth century BCE.",
                "The stupa was raised in the third century BC.|The stupa was raised in the third century CE.",
                "The monastery was founded in 457.|The monastery was founded in the fifth century BC.",
                "Clouds rise after about three in the afternoon.|Clouds rise after about three in the morning.",
                "Mist covers the drop by about ten.|Mist covers the drop by about ten at night.",
                "The gates open at six and the path fills by nine.|The gates open at six and the path fills by 9 pm.",
                "Come after two in the afternoon for the light.|Come after two at night for the light.",
                "World's End is a cliff of 880 metres.|World's End is one of three cliffs of 880 metres.",
                "The stairs pass between the paws of a lion.|The stairs pass between the paws of two giant lions.",
                "A visitor centre stands at the car park.|Two visitor centres stand at the car park.",
                "The fort has a lighthouse and a clock.|The fort has four white lighthouses and a clock.",
                "Leopards are rarely seen on the plateau.|Hundreds of leopards are seen on the plateau.",
                "A crocodile lives in the lake.|Dozens of crocodiles live in the lake.",
                "The plateau became a World Heritage Site in 2010.|The plateau became the island's second World Heritage Site in 2010.",
                "The town was the capital of the kings.|The town was the third capital of the kings.",
                "The museum is open from 9 to 17.|The museum is open from 9 to 17 but closed at weekends.",
                "The garden opens at eight.|The garden opens at eight on weekdays.",
                "The plateau lies above 2,000 metres.|The plateau lies below 2,000 metres.",
                "The plateau lies at 2,100 metres.|The plateau lies below 2,000 metres.",
                "The walk takes under two hours.|The walk takes more than two hours."
            })
    void whatNothingTellsIsSentBack(String passage, String draft) {
        assertThat(broken(aTurn().asking("Tell me about Horton Plains")
                        .at("Horton Plains")
                        .withPassage("Horton Plains", "nature", passage, 0.9)
                        .citing(1)
                        .withDraft(draft.replaceFirst("\\.$", " [1]."))))
                .containsAnyOf("claims_supported", "counts_supported", "figures_in_place");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The stupa was raised in the third century BC.|The stupa goes back to the third century BCE.",
                "The stupa was raised in the third century BC.|The stupa is of the third century.",
                "The stupa was raised in 247 BC.|The stupa is of the third century BC.",
                "The rock was a palace in 477.|The rock was a palace in the fifth century AD.",
                "Clouds rise after about three in the afternoon.|Clouds rise from 3 pm on.",
                "Pilgrims begin the climb at two to see the sunrise.|Pilgrims begin the climb at two at night.",
                "The bars close at eleven.|The bars close at eleven at night.",
                "The gates open at six.|The gates open at 6 in the morning.",
                "A north gate and a south gate lead in.|Two gates lead in.",
                "The rock has a pair of pools.|The rock has two pools.",
                "Three gates lead in.|You come in by one of the three gates.",
                "There are pools on the rock.|There are two things to know: pools on the rock, and the heat.",
                "Flocks of flamingos rest in the lagoon.|Thousands of flamingos rest in the lagoon.",
                "Up to 300 elephants gather at the tank.|Hundreds of elephants gather at the tank.",
                "It became the eighth World Heritage Site of the island.|It is the eighth World Heritage Site of the island.",
                "The museum is closed on Saturday and Sunday.|The museum is closed at weekends.",
                "The plateau lies above 2,100 metres.|The plateau lies above 2,000 metres.",
                "The plateau lies at 2,100 metres.|The plateau lies just over 2,000 metres up.",
                "The walk takes two hours.|The walk takes no more than two hours.",
                "The walk takes 1.9 km.|The walk takes no more than 2 km."
            })
    void whatIsToldMayBeSaidInWords(String passage, String draft) {
        assertThat(broken(aTurn().asking("Tell me about Horton Plains")
                        .at("Horton Plains")
                        .withPassage("Horton Plains", "nature", passage, 0.9)
                        .citing(1)
                        .withDraft(draft.replaceFirst("\\.$", " [1]."))))
                .doesNotContain("claims_supported", "counts_supported");
    }
}
