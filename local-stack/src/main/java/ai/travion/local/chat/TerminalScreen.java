package ai.travion.local.chat;

import java.io.PrintWriter;

/**
 * A terminal that understands ANSI sequences.
 *
 * <p>It breaks lines itself, so that it knows how many rows a draft takes, and can take them back.
 */
final class TerminalScreen implements Screen {

    private static final String DIM = "\u001b[2m";
    private static final String YELLOW = "\u001b[33m";
    private static final String RESET = "\u001b[0m";
    private static final String CLEAR_LINE = "\r\u001b[2K";
    private static final String CLEAR_BELOW = "\r\u001b[J";

    private final PrintWriter out;
    private final int columns;
    private final int rows;
    private final StringBuilder word = new StringBuilder();
    private int spaces;
    private int column;
    private int printedRows;
    private boolean statusShown;

    /**
     * @param columns that a line may take
     * @param rows that are seen at once: what has left the screen can't be taken back
     */
    TerminalScreen(PrintWriter out, int columns, int rows) {
        this.out = out;
        this.columns = columns;
        this.rows = rows;
    }

    @Override
    public void status(String text) {
        endWord();
        if (!statusShown && column > 0) {
            newLine();
        }
        out.print(CLEAR_LINE + DIM + cut(text) + RESET);
        out.flush();
        statusShown = true;
    }

    @Override
    public void print(String text) {
        hideStatus();
        text.codePoints().forEach(this::take);
        out.flush();
    }

    @Override
    public void takeBack(String why) {
        hideStatus();
        endWord();
        if (printedRows < rows - 1) {
            out.print((printedRows > 0 ? "\u001b[" + printedRows + "A" : "") + CLEAR_BELOW);
            printedRows = 0;
            column = 0;
        } else {
            keep();
        }
        aside(why);
    }

    @Override
    public void keep() {
        hideStatus();
        endWord();
        if (column > 0) {
            newLine();
        }
        printedRows = 0;
        spaces = 0;
        out.flush();
    }

    @Override
    public void aside(String line) {
        line(DIM, line);
    }

    @Override
    public void warn(String line) {
        line(YELLOW, line);
    }

    private void line(String colour, String line) {
        keep();
        out.print(colour);
        print(line);
        endWord();
        out.print(RESET);
        keep();
    }

    private void take(int codePoint) {
        if (codePoint == '\n') {
            endWord();
            newLine();
        } else if (codePoint == ' ') {
            endWord();
            spaces++;
        } else {
            word.appendCodePoint(codePoint);
        }
    }

    private void endWord() {
        if (word.isEmpty()) {
            return;
        }
        int length = word.codePointCount(0, word.length());
        if (column > 0 && column + spaces + length > columns) {
            newLine();
        }
        spaces = Math.min(spaces, columns - 1);
        out.print(" ".repeat(spaces));
        column += spaces;
        spaces = 0;
        word.codePoints().forEach(this::put);
        word.setLength(0);
    }

    private void put(int codePoint) {
        if (column == columns) {
            newLine();
        }
        out.print(Character.toString(codePoint));
        column++;
    }

    private void newLine() {
        out.print("\r\n");
        spaces = 0;
        column = 0;
        printedRows++;
    }

    private void hideStatus() {
        if (statusShown) {
            out.print(CLEAR_LINE);
            statusShown = false;
        }
    }

    private String cut(String text) {
        return text.length() < columns ? text : text.substring(0, columns - 1);
    }
}
