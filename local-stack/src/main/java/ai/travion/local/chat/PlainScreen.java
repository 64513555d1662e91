package ai.travion.local.chat;

import java.io.PrintWriter;

/** For files and pipes: nothing is taken back, wrapped or coloured. */
final class PlainScreen implements Screen {

    private enum Line {
        EMPTY,
        STATUS,
        TEXT
    }

    private final PrintWriter out;
    private Line line = Line.EMPTY;

    PlainScreen(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void status(String text) {
        if (line == Line.TEXT) {
            end();
        }
        out.print(line == Line.STATUS ? " > " + text : "[" + text);
        out.flush();
        line = Line.STATUS;
    }

    @Override
    public void print(String text) {
        if (text.isEmpty()) {
            return;
        }
        if (line == Line.STATUS) {
            end();
        }
        out.print(text);
        out.flush();
        line = text.endsWith("\n") ? Line.EMPTY : Line.TEXT;
    }

    @Override
    public void takeBack(String why) {
        keep();
        out.println("[" + why + "]");
    }

    @Override
    public void keep() {
        if (line != Line.EMPTY) {
            end();
        }
    }

    @Override
    public void aside(String text) {
        keep();
        out.println(text);
    }

    @Override
    public void warn(String text) {
        aside(text);
    }

    private void end() {
        out.println(line == Line.STATUS ? "]" : "");
        line = Line.EMPTY;
    }
}
