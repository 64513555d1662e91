package ai.travion.shadow.calendar;

import ai.travion.schemas.ConstraintViolation;
import java.util.stream.Stream;

/**
 * One rule, so that an answer can be traced to it.
 *
 * @param id names it in the envelope: {@code poya-alcohol}
 * @param constraintType of the envelope: {@code poya_alcohol}
 * @param kind how binding it is
 * @param source where it comes from, unless a finding names a better one
 * @param validity the days that it speaks of; of other days it is not asked
 * @param check what it finds on a trip, lacking only what the rule says of itself
 */
record Rule(String id, String constraintType, Kind kind, String source, Validity validity, Check check) {

    @FunctionalInterface
    interface Check {
        Stream<ConstraintViolation.Builder> on(Trip trip);
    }

    Stream<ConstraintViolation> appliedTo(Trip trip) {
        return check.on(validity.partOf(trip))
                .map(found -> found.setRuleId(id)
                        .setConstraintType(constraintType)
                        .setKind(kind.name())
                        .setSource(found.hasSource() ? found.getSource() : source)
                        .build());
    }
}
