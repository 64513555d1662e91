package ai.travion.local.chat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a person sees after a terminal has obeyed the sequences that were sent to it. */
final class SeenTerminal {

    private static final Pattern PIECE = Pattern.compile("\u001b\\[(\\d*)([A-Za-z])|[^\u001b]|\u001b", Pattern.DOTALL);

    private final StringWriter sent = new StringWriter();
    final PrintWriter out = new PrintWriter(sent);

    /** The lines on the screen, without spaces at their ends and without empty lines at the end. */
    List<String> lines() {
        var rows = new ArrayList<StringBuilder>(List.of(new StringBuilder()));
        int row = 0;
        int column = 0;
        var pieces = PIECE.matcher(sent.toString());
        while (pieces.find()) {
            var command = pieces.group(2);
            if (command == null) {
                switch (pieces.group()) {
                    case "\r" -> column = 0;
                    case "\n" -> {
                        row++;
                        if (row == rows.size()) {
                            rows.add(new StringBuilder());
                        }
                    }
                    default -> put(rows.get(row), column++, pieces.group());
                }
            } else if (command.equals("A")) {
                row = Math.max(0, row - Integer.parseInt(pieces.group(1)));
            } else if (command.equals("K")) {
                rows.get(row).setLength(0);
            } else if (command.equals("J")) {
                rows.get(row).setLength(column);
                rows.subList(row + 1, rows.size()).clear();
            }
        }
        var lines = new ArrayList<>(
                rows.stream().map(line -> line.toString().stripTrailing()).toList());
        while (!lines.isEmpty() && lines.getLast().isEmpty()) {
            lines.removeLast();
        }
        return lines;
    }

    private static void put(StringBuilder line, int column, String sign) {
        while (line.length() <= column) {
            line.append(' ');
        }
        line.replace(column, column + 1, sign);
    }
}
