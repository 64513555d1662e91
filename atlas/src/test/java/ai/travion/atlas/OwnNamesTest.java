package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnNamesTest {

    private static final Places ATLAS = Places.load();
    private static final OwnNames NAMES =
            OwnNames.of(List.of("Palm Lagoon Cabanas", "Blue Kettle Hostel", "Mango Thread Café", "නිල් මල"));

    @ParameterizedTest
    @CsvSource({
        "Can I bring my dog to Palm Lagoon Cabanas?, Palm Lagoon Cabanas",
        "what does palm lagoon cost, Palm Lagoon Cabanas",
        "Is the Blue Kettle in Ella loud?, Blue Kettle Hostel",
        "The Blue-Kettle Hostel's kitchen, Blue Kettle Hostel",
        "is the mango thread cafe open, Mango Thread Café",
        "නිල් මල කොහෙද, නිල් මල"
    })
    void aNameIsFoundHoweverItIsWritten(String text, String name) {
        assertThat(NAMES.namedIn(text)).contains(name);
    }

    @ParameterizedTest
    @CsvSource({"Is there a lagoon with palms?", "A blue hostel in Ella", "Mango juice and thread", "''"})
    void someOfItsWordsAreNoName(String text) {
        assertThat(NAMES.namedIn(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'Palm House, Ella: rules', Palm House",
        "Blue Kettle Hostel Ella, Blue Kettle Hostel",
        "Welcome to the Slow Boat Tours | Home, Slow Boat Tours",
        "Kohomba Grove Retreat in Dambulla, Kohomba Grove Retreat"
    })
    void aTitleIsOfAThing(String title, String name) {
        assertThat(OwnNames.inTitle(title, ATLAS)).contains(name);
    }

    @ParameterizedTest
    @CsvSource({
        "House Rules",
        "Getting There",
        "A quiet café in Ella",
        "Galle Fort",
        "Rooms",
        "Ella",
        "Frequently Asked Questions"
    })
    void aTitleOfAnyPageIsOfNone(String title) {
        assertThat(OwnNames.inTitle(title, ATLAS)).isEmpty();
    }

    @Test
    void whatIsSaidInsteadOfANameLeavesTheRest() {
        assertThat(NAMES.without("May I smoke at the Palm Lagoon Cabanas?", "the place"))
                .isEqualTo("May I smoke at the place?");
        assertThat(NAMES.without("May I smoke in Ella?", "the place")).isEqualTo("May I smoke in Ella?");
    }

    @Test
    void theyAreReadFromAFolderThatNeedNotBeThere(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("notes.names"), "Palm House\nSlow Boat Tours\n");

        assertThat(OwnNames.in(folder).all()).containsExactlyInAnyOrder("Palm House", "Slow Boat Tours");
        assertThat(OwnNames.in(folder.resolve("nothing")).namedIn("Palm House")).isEmpty();
    }
}
