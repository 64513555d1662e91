package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the evidence says stays sound in whatever form it is said: added up, counted, denied from the other side; and its flat opposite does not. */
class SaidInAnyFormTest {

    private static final String DONDRA =
            "The white octagonal tower of Dondra Head Lighthouse was first lit in 1890. An hour is enough for the tower, and half an hour more for the shrine. Toilets stand at the gate, not on the rocks. Nothing is sold on the rocks. Photography of the machine room is forbidden. Services at the shrine are held three times a day, around dawn, mid-morning and early evening. Come before a service begins. The ruins have no great stupa. School holidays are noisier there.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "An hour and a half does for tower and shrine [1].",
                "Allow ninety minutes with the shrine [1].",
                "The eight-sided tower is over 130 years old [1].",
                "No toilets on the rocks: they stand at the gate [1].",
                "Three times a day: dawn, mid-morning, evening [1].",
                "Services are held at dawn. Come before one begins [1].",
                "Don't expect a great stupa; the ruins have none [1].",
                "A day outside the school holidays is quieter [1].",
                "Nothing is sold on the rocks, so bring water [1].",
                "Q: Can I buy a drink there? A: No, nothing is sold on the rocks [1]."
            })
    void soundInItsOwnForm(String draft) {
        assertThat(broken(dondra(draft)))
                .doesNotContain("claims_supported", "not_contradicted", "names_supported", "told_of_another");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Allow two hours with the shrine [1].|claims_supported",
                "The six-sided tower was first lit in 1890 [1].|claims_supported",
                "The tower is over 180 years old [1].|claims_supported",
                "Four times a day: dawn, mid-morning, evening [1]. Seven times a day: dawn, evening [1].|claims_supported",
                "Drinks are sold on the rocks [1].|not_contradicted",
                "The machine room may be photographed freely [1].|not_contradicted"
            })
    void itsOppositeAndOtherNumbersAreFound(String draft, String check) {
        assertThat(broken(dondra(draft))).contains(check);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Yes, every train stops at the Nine Arch Bridge [1].|true",
                "Yes, you have to get off before it: trains do not stop at the Nine Arch Bridge [1].|false"
            })
    void aYesToWhatAPreparedAnswerDeniesIsFound(String draft, boolean isContradicted) {
        var turn = aTurn().asking("Do trains stop at the Nine Arch Bridge?")
                .at("Nine Arch Bridge")
                .withPassage(
                        "Nine Arch Bridge",
                        "logistics",
                        "No, trains pass Nine Arch Bridge without stopping. Get off at Ella.",
                        0.9)
                .with(state -> {
                    var document = state.getRetrievedDocuments().getFirst();
                    var metadata = new HashMap<>(document.getMetadata());
                    PreparedAnswer.writeTo(metadata);
                    return state.setRetrievedDocuments(List.of(RetrievedDocument.newBuilder(document)
                            .setMetadata(metadata)
                            .build()));
                })
                .citing(1);

        assertThat(broken(turn.withDraft(draft)).contains("not_contradicted")).isEqualTo(isContradicted);
    }

    @Test
    void whatDislikesCrowdsProposesNone() {
        assertThat(broken(dondra("As you dislike crowds, keep off the school holidays [1].")))
                .doesNotContain("wishes_kept");
    }

    @Test
    void aShortSentenceSaidOverAndOverIsSaidTooOften() {
        assertThat(broken(dondra("It was lit in 1890 [1]. ".repeat(10)))).contains("said_once");
    }

    @Test
    void aDraftThatMakesUpMuchIsTaxedWithNoMoreThanAStateCarries() {
        var draft = "Captain Zorro Quixote sells 777 golden tickets for 999 rupees at Palace Fantasia [1]. ".repeat(3)
                + "The Grand Duke Waldemar lifts 4321 guests a day by cable car to Mount Imaginary [1]. ";

        var findings = Checks.withNamesFrom(Places.load())
                .assess(dondra((draft + "x".repeat(30)).repeat(30)).build())
                .evaluation()
                .getFindings();

        assertThat(findings).isNotEmpty();
        assertThat(findings.stream()
                        .mapToInt(one ->
                                one.getMessage().length() + one.getInstruction().length())
                        .sum())
                .isLessThan(10_000);
    }

    private static TurnFixture dondra(String draft) {
        return aTurn().asking("What is worth knowing about Dondra Head Lighthouse?")
                .at("Dondra Head Lighthouse")
                .withPassage("Dondra Head Lighthouse", "logistics", DONDRA, 0.9)
                .with(state -> state.setDeadline(Instant.parse("2026-11-30T10:00:00Z")))
                .citing(1)
                .withDraft(draft);
    }
}
