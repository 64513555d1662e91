package ai.travion.retrieval.ingest;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** The text of a file: UTF-8, or UTF-16 with its mark or without, or what a page says that it is written in. */
final class Decoding {

    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final Pattern DECLARED =
            Pattern.compile("(?i)<meta[^>]{0,200}charset\\s*=\\s*[\"']?\\s*([\\w:.-]{2,40})");
    private static final int HEAD = 4_096;

    /** Of two bytes of a letter one is 0 in European languages, and in others at least for the blanks between words. */
    private static final int FEWEST_ZEROS = 50;

    private Decoding() {}

    static String text(byte[] bytes) throws UnreadableDocumentException {
        var text = marked(bytes)
                .or(() -> withoutZeros(StandardCharsets.UTF_8, bytes))
                .or(() -> utf16(bytes))
                .or(() -> declared(bytes))
                .orElseThrow(() -> new UnreadableDocumentException("it is not written in UTF-8 or UTF-16"));
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    private static Optional<String> marked(byte[] bytes) {
        if (bytes.length < 2) {
            return Optional.empty();
        }
        int mark = ((bytes[0] & 0xff) << 8) | (bytes[1] & 0xff);
        return switch (mark) {
            case 0xFEFF -> withoutZeros(StandardCharsets.UTF_16BE, bytes);
            case 0xFFFE -> withoutZeros(StandardCharsets.UTF_16LE, bytes);
            default -> Optional.empty();
        };
    }

    /** By which of each two bytes is 0 more often. */
    private static Optional<String> utf16(byte[] bytes) {
        if (bytes.length % 2 != 0) {
            return Optional.empty();
        }
        int first = 0;
        int second = 0;
        for (int at = 0; at < bytes.length; at += 2) {
            first += bytes[at] == 0 ? 1 : 0;
            second += bytes[at + 1] == 0 ? 1 : 0;
        }
        if (Math.max(first, second) * FEWEST_ZEROS < bytes.length) {
            return Optional.empty();
        }
        return withoutZeros(first > second ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE, bytes);
    }

    private static Optional<String> declared(byte[] bytes) {
        var head = new String(bytes, 0, Math.min(HEAD, bytes.length), StandardCharsets.ISO_8859_1);
        var charset = DECLARED.matcher(head);
        return charset.find() && Charset.isSupported(charset.group(1))
                ? withoutZeros(Charset.forName(charset.group(1)), bytes)
                : Optional.empty();
    }

    /** No text has one. */
    private static Optional<String> withoutZeros(Charset charset, byte[] bytes) {
        try {
            var text = charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.indexOf('\0') < 0 ? Optional.of(text) : Optional.empty();
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
