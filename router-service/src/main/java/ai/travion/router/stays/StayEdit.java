package ai.travion.router.stays;

import ai.travion.atlas.Place;
import java.util.List;
import java.util.Optional;

/** One order about the stays of a plan. */
sealed interface StayEdit {

    /** What it names, that which it is about first. */
    List<Place> places();

    /** The stay goes. */
    record Drop(Place place) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(place);
        }
    }

    /** The stay has so many nights, or a new one has; they come from that donor where one is named. */
    record Nights(Place place, int nights, Optional<Place> donor) implements StayEdit {
        @Override
        public List<Place> places() {
            return withThe(place, donor);
        }
    }

    /** The stay has so many nights more, or, below nought, fewer; the other stay gives or takes them where one is named. */
    record More(Place place, int by, Optional<Place> other) implements StayEdit {
        @Override
        public List<Place> places() {
            return withThe(place, other);
        }
    }

    /**
     * A new stay, of so many nights where they are said.
     *
     * @param onTop whether they come on top of those of before
     */
    record Add(Place place, Optional<Integer> nights, Turn turn, boolean onTop) implements StayEdit {
        Add(Place place, Optional<Integer> nights, Turn turn) {
            this(place, nights, turn, false);
        }

        @Override
        public List<Place> places() {
            return List.of(place);
        }
    }

    /**
     * One stay in the stead of another, as long as that was unless its nights are said.
     *
     * @param mutual whether two that are both in the plan change their turns
     */
    record Replace(Place old, Place place, Optional<Integer> nights, boolean mutual) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(old, place);
        }
    }

    /** Two stays in each other's turn. */
    record Swap(Place one, Place other) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(one, other);
        }
    }

    /** A stay in another turn. */
    record Move(Place place, Turn turn) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(place);
        }
    }

    /** The first, or the last, night is spent there; another stay gives it up where one is named. */
    record AtTheEdge(Place place, boolean last, Optional<Place> insteadOf) implements StayEdit {
        @Override
        public List<Place> places() {
            return withThe(place, insteadOf);
        }
    }

    /**
     * The stay as it was before it was last changed.
     *
     * @param alone whether what has come in its stead goes
     */
    record Restore(Place place, boolean alone) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(place);
        }
    }

    /** The nights that come free are spent there. */
    record Rest(Place place) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(place);
        }
    }

    /** What nights are lacking come from there. */
    record Give(Place place) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(place);
        }
    }

    /** What nights are lacking come from the longest stay. */
    record GiveFromTheLongest() implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of();
        }
    }

    /** The trip has so many days, whatever one stay gets more. */
    record InAll(int days) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of();
        }
    }

    /** The trip has so many days more, or, below nought, fewer. */
    record Longer(int by) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of();
        }
    }

    /** "Make it three": nights of the stay that was named last, or days of the trip where that cannot be. */
    record Count(Optional<Place> place, int count) implements StayEdit {
        @Override
        public List<Place> places() {
            return place.stream().toList();
        }
    }

    /** Those stays come in this order, in the turns that they have among the others. */
    record InThisOrder(List<Place> places) implements StayEdit {
        public InThisOrder {
            places = List.copyOf(places);
        }
    }

    /**
     * Those stays, each with its nights.
     *
     * @param announced whether it is said that a list of stays follows
     */
    record Listed(List<Counted> stays, boolean announced) implements StayEdit {
        public Listed {
            stays = List.copyOf(stays);
        }

        @Override
        public List<Place> places() {
            return stays.stream().map(Counted::place).toList();
        }

        boolean hasTheRest() {
            return stays.stream().anyMatch(Counted::isTheRest);
        }

        int nights() {
            return stays.stream().mapToInt(Counted::nights).sum();
        }

        /** The same, one by one. */
        List<StayEdit> each() {
            return stays.stream()
                    .<StayEdit>map(stay -> stay.isTheRest()
                            ? new Rest(stay.place())
                            : new Nights(stay.place(), stay.nights(), Optional.empty()))
                    .toList();
        }
    }

    /** @param nights nought where it has those that are left */
    record Counted(Place place, int nights) {
        boolean isTheRest() {
            return nights == 0;
        }
    }

    /** The stay comes where that day, counted from 1, is one of its own, as far as stays that keep their nights allow. */
    record ToADay(Place place, int day) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(place);
        }
    }

    /** So many stays go, whichever spare most of the road. */
    record Fewer(int count) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of();
        }
    }

    /** The stay keeps its nights. */
    record Keep(Place place) implements StayEdit {
        @Override
        public List<Place> places() {
            return List.of(place);
        }
    }

    /** Where among the others a stay comes. */
    record Turn(When when, List<Place> beside) {

        static final Turn ANY = new Turn(When.ANY, List.of());

        enum When {
            ANY,
            FIRST,
            LAST,
            BEFORE,
            AFTER,
            BETWEEN
        }
    }

    private static List<Place> withThe(Place place, Optional<Place> other) {
        return other.map(one -> List.of(place, one)).orElse(List.of(place));
    }
}
