package ai.travion.retrieval.ingest;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The files below a folder, or one file, in the order of their names. What a name with a dot before it hides is left out. No link is followed
 * out of the folder, nor to another folder, which might hold this one.
 *
 * @param root below which files are named
 * @param files to read
 * @param skipped a line for each link and each file that is not read, with why
 */
record Folder(Path root, List<Path> files, List<String> skipped) {

    private static final int TRIES = 2;

    Folder {
        files = List.copyOf(files);
        skipped = List.copyOf(skipped);
    }

    /** @throws IOException where there is no such folder */
    static Folder at(Path from) throws IOException {
        var real = from.toRealPath();
        if (!Files.isDirectory(real)) {
            return new Folder(Objects.requireNonNull(real.getParent()), List.of(real), List.of());
        }
        var walk = new Walk(real);
        Files.walkFileTree(real, walk);
        walk.files.sort(null);
        walk.skipped.sort(null);
        return new Folder(real, walk.files, walk.skipped);
    }

    String id(Path file) {
        return FileNames.id(root, file);
    }

    /** The bytes of a file of at most so many, as they are at one moment. */
    static byte[] bytes(Path file, int most) throws IOException, UnreadableDocumentException {
        for (int attempt = 1; attempt <= TRIES; attempt++) {
            var before = Files.readAttributes(file, BasicFileAttributes.class);
            try (var in = Files.newInputStream(file)) {
                var bytes = in.readNBytes(most + 1);
                var after = Files.readAttributes(file, BasicFileAttributes.class);
                if (bytes.length > most) {
                    throw new UnreadableDocumentException("it has more than " + most / 1_000_000 + " MB");
                }
                if (bytes.length == after.size() && before.lastModifiedTime().equals(after.lastModifiedTime())) {
                    return bytes;
                }
            }
        }
        throw new UnreadableDocumentException("it is being written; ingest it again when that is done");
    }

    private static final class Walk extends SimpleFileVisitor<Path> {

        private final Path root;
        private final List<Path> files = new ArrayList<>();
        private final List<String> skipped = new ArrayList<>();

        Walk(Path root) {
            this.root = root;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return folder.equals(root) || !isHidden(folder) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (isHidden(file)) {
                return FileVisitResult.CONTINUE;
            }
            if (attributes.isSymbolicLink()) {
                visitLink(file);
            } else if (attributes.isRegularFile()) {
                files.add(file);
            } else {
                skip(file, "it is no file");
            }
            return FileVisitResult.CONTINUE;
        }

        private void visitLink(Path link) {
            try {
                var target = link.toRealPath();
                if (Files.isDirectory(target)) {
                    skip(link, "it is a link to a folder; ingest that by itself");
                } else if (!target.startsWith(root)) {
                    skip(link, "it is a link to a file outside of the folder");
                } else if (isRead(target)) {
                    skip(link, "it is a link to " + FileNames.id(root, target) + ", which is read itself");
                } else {
                    files.add(link);
                }
            } catch (IOException e) {
                skip(link, "it is a link to what is not there");
            }
        }

        private boolean isRead(Path target) {
            for (var name : root.relativize(target)) {
                if (isHidden(name)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            skip(file, "it can't be read (" + e.getClass().getSimpleName() + ")");
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e) {
            if (e != null) {
                skip(folder, "it can't be read to its end (" + e.getClass().getSimpleName() + ")");
            }
            return FileVisitResult.CONTINUE;
        }

        private void skip(Path file, String why) {
            skipped.add(FileNames.id(root, file) + ": " + why);
        }

        private static boolean isHidden(Path path) {
            return Objects.requireNonNull(path.getFileName()).toString().startsWith(".");
        }
    }
}
