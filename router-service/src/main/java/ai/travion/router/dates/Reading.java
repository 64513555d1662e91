package ai.travion.router.dates;

import ai.travion.router.dates.Meaning.Days;
import java.util.EnumSet;
import java.util.Set;

/**
 * What some of the words mean.
 *
 * @param from where they begin in the text
 * @param to where they end
 * @param kind of the rule that read them
 * @param manners how the days are named
 */
record Reading(int from, int to, Meaning meaning, Kind kind, Set<When.Manner> manners) {

    /** What rules read. */
    enum Kind {
        /** A day of a month. */
        DATE,
        FEAST,
        OTHER
    }

    int length() {
        return to - from;
    }

    boolean overlaps(Reading other) {
        return from < other.to && other.from < to;
    }

    boolean isDays() {
        return meaning instanceof Days;
    }

    /** Whether it names a first and a last day. */
    boolean isARange() {
        return isDays() && kind != Kind.FEAST && days().exact() && days().last().isPresent();
    }

    Days days() {
        return (Days) meaning;
    }

    Reading meaning(Meaning other) {
        return new Reading(from, to, other, kind, manners);
    }

    Reading of(Kind other) {
        return new Reading(from, to, meaning, other, manners);
    }

    /** This reading and a later one, together. */
    Reading upTo(Reading other, Days days) {
        var both = EnumSet.noneOf(When.Manner.class);
        both.addAll(manners);
        both.addAll(other.manners);
        return new Reading(from, other.to, days, kind == other.kind ? kind : Kind.OTHER, both);
    }

    Reading named(When.Manner manner) {
        var all = EnumSet.of(manner);
        all.addAll(manners);
        return new Reading(from, to, meaning, kind, all);
    }
}
