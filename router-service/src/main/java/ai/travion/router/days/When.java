package ai.travion.router.days;

import java.util.List;

/**
 * Days that are named.
 *
 * @param days from 0
 * @param any whether one of them is meant, whichever suits
 * @param dated whether they were named by their dates
 * @param part morning, afternoon or evening; empty where the name says none
 */
record When(List<Integer> days, boolean any, boolean dated, String part) {

    When {
        days = List.copyOf(days);
    }

    static When on(List<Integer> days, String part) {
        return new When(days, false, false, part);
    }
}
