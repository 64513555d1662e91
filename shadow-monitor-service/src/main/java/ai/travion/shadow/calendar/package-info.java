/** EventSentinel: what the calendar, the season and the customs of a place ask of a traveller, as rules in one list. */
@NullMarked
package ai.travion.shadow.calendar;

import org.jspecify.annotations.NullMarked;
