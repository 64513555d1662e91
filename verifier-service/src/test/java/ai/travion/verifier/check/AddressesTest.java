package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A draft leads nowhere but to searches and to what it quotes, however an address is written. */
class AddressesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Book at bit.ly/hp-tours before you go.",
                "Tickets: hortonplains.me/tickets",
                "See kandy-rides.ru for a seat.",
                "Take [a guide][b].\n\n[b]: //hp-tours.ru/x",
                "Take [a guide][b].\n\n[b]: <https://hp.travelbook.cfd/x> 'Guide'",
                "Write to <ftp://files.hp-tours.org/list>.",
                "Write to <ssh:guide-of-kandy>.",
                "Ask on t.me/kandyguide.",
                "Use //cdn.kandy-rides.ch/seat for it.",
                "Mail guide@kandy-rides.vip first.",
                "Go to tours.xn--p1ai/kandy now.",
                "Ride with kandyrides.co.jp today.",
                "[a map](//maps.kandy-rides.su)",
                "<a href=//kandy-rides.su>a map</a>",
                "Send whatsapp:94771234567 a line."
            })
    void noOtherAddressPasses(String draft) {
        assertThat(broken(kandy().withDraft("Kandy lies by a lake [1]. " + draft)))
                .contains("format");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Read the README.md of it.",
                "Bring water, e.g. two bottles, i.e. enough.",
                "It is 3.5 km.A bus goes there.",
                "Walk round the lake.It is level.",
                "Leave at 10.am or at 8.30.pm by the gate.",
                "Be back by 6 p.m.in any case.",
                "The St.Paul's church and Mt.Lavinia are far.",
                "Note: the path is level; tel. 1912 helps.",
                "Cross at the bridge and/or the weir // both are level.",
                "It has a lake, a path etc.and a weir."
            })
    void whatOnlyLooksLikeOneIsNone(String draft) {
        assertThat(Addresses.in(draft)).isEmpty();
        assertThat(Addresses.without(draft)).isEqualTo(draft);
    }

    @Test
    void whatEndsTheSentenceIsNotOfTheAddress() {
        assertThat(Addresses.in("See https://a.example/b. Or (www.c.lk), or **d.lk/e**!"))
                .containsExactly("https://a.example/b", "www.c.lk", "d.lk/e");
    }

    private static TurnFixture kandy() {
        return aTurn().asking("Tell me about Kandy")
                .at("Kandy")
                .withPassage("Kandy", "nature", "Kandy lies by a lake, and the path round it is level.", 0.9)
                .citing(1);
    }
}
