package ai.travion.retrieval.ingest;

import java.nio.file.Path;
import java.text.Normalizer;

/** Names of files as ids and titles. */
final class FileNames {

    private FileNames() {}

    /** Below its folder, with slashes and composed letters on every system. */
    static String id(Path folder, Path file) {
        return Normalizer.normalize(folder.relativize(file).toString().replace('\\', '/'), Normalizer.Form.NFC);
    }

    /** {@code Day trips} for {@code notes/day-trips.md}. */
    static String title(String id) {
        var name = id.substring(id.lastIndexOf('/') + 1)
                .replaceAll("\\.[A-Za-z]+$", "")
                .replaceAll("[-_]+", " ")
                .strip();
        return name.isEmpty() ? id : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
