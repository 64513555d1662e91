package ai.travion.gateway.thread;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The beginning of a text's SHA-256 in hexadecimal: what stands for the text where the text itself may not stand. */
public final class Fingerprint {

    private Fingerprint() {}

    /** @param bytes how many of the 32 */
    public static String of(String text, int bytes) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
