/** Evidence that is looked up in the calendar and not found by words: days, feasts, holidays and what they close. */
@NullMarked
package ai.travion.retrieval.calendar;

import org.jspecify.annotations.NullMarked;
