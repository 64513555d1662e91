package ai.travion.retrieval.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicAddressTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://www.srilanka.travel/ella",
                "http://en.wikipedia.org/wiki/Ella,_Sri_Lanka",
                "https://93.184.216.34/",
                "https://[2606:2800:220:1:248:1893:25c8:1946]/"
            })
    void anAddressThatAnybodyMayOpenIsShown(String url) {
        assertThat(PublicAddress.of(url)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost/",
                "http://127.0.0.1:8002/actuator",
                "http://127.1/",
                "http://2130706433/",
                "http://0x7f000001/",
                "http://10.1.2.3/",
                "http://012.0.0.1/",
                "http://127.0.0.1.nip.io/",
                "http://[64:ff9b::7f00:1]/",
                "http://[2002:7f00:1::]/",
                "http://172.16.0.9/",
                "http://192.168.1.1/",
                "http://169.254.169.254/latest/meta-data",
                "http://100.64.0.1/",
                "http://0.0.0.0/",
                "http://[::1]/",
                "http://[fd00::1]/",
                "http://[fe80::1]/",
                "http://[::ffff:127.0.0.1]/",
                "http://printer.local/",
                "http://wiki.internal/",
                "http://router/",
                "ftp://example.com/",
                "file:///etc/passwd",
                "javascript:alert(1)",
                "https://user:secret@www.example.com/",
                "not an address",
                ""
            })
    void whatIsPrivateOrNoPageIsNot(String url) {
        assertThat(PublicAddress.of(url)).isEmpty();
    }
}
