package ai.travion.gateway.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class PreferredTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "respond-async",
                "Respond-Async",
                " RESPOND-ASYNC ",
                "respond-async, wait=10",
                "wait=10, respond-async",
                "wait=10,respond-async;x=y",
                "respond-async ; wait",
                "respond-async=\"\"",
                ", ,respond-async",
                "note=\"a, \\\"b\", respond-async",
                "handling=lenient; a=\"b, c\", respond-async"
            })
    void aReceiptIsPreferred(String header) {
        assertThat(Preferred.respondAsync(header)).isTrue();
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {
                "",
                "respond-asynchronously",
                "no-respond-async",
                "note=respond-async",
                "note=\"respond-async\"",
                "note=\"a, respond-async\"",
                "note=\"a, respond-async",
                "note=\"a\\\", respond-async\"",
                "wait=10; respond-async",
                "respond-async=no",
                "respond-async=\"yes\"",
                "respond async",
                "\"respond-async\""
            })
    void aReceiptIsNotPreferred(@Nullable String header) {
        assertThat(Preferred.respondAsync(header)).isFalse();
    }
}
