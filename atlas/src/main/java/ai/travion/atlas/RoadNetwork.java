package ai.travion.atlas;

import java.util.Arrays;

/** Roads that lead both ways between numbered places, and the fastest ways over them. */
public final class RoadNetwork {

    private static final int NO_WAY = Integer.MAX_VALUE / 2;

    private final int[][] minutes;
    private final int[][] kilometres;

    /** @param size how many places there are, numbered from 0 */
    public RoadNetwork(int size) {
        minutes = new int[size][size];
        kilometres = new int[size][size];
        for (int place = 0; place < size; place++) {
            Arrays.fill(minutes[place], NO_WAY);
            minutes[place][place] = 0;
        }
    }

    /** Lays a road between two places. */
    public void join(int from, int to, int length, int time) {
        minutes[from][to] = time;
        minutes[to][from] = time;
        kilometres[from][to] = length;
        kilometres[to][from] = length;
    }

    /** Finds the fastest ways over all roads that were laid: Floyd's algorithm. */
    public void shorten() {
        for (int over = 0; over < minutes.length; over++) {
            for (int from = 0; from < minutes.length; from++) {
                for (int to = 0; to < minutes.length; to++) {
                    int time = minutes[from][over] + minutes[over][to];
                    if (time < minutes[from][to]) {
                        minutes[from][to] = time;
                        kilometres[from][to] = kilometres[from][over] + kilometres[over][to];
                    }
                }
            }
        }
    }

    /** Whether roads lead from one place to the other. */
    public boolean leads(int from, int to) {
        return minutes[from][to] < NO_WAY;
    }

    /** Of the fastest way, where there is one. */
    public int minutes(int from, int to) {
        return minutes[from][to];
    }

    /** Of the fastest way, where there is one. */
    public int kilometres(int from, int to) {
        return kilometres[from][to];
    }
}
