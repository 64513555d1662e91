/** Questions to the calendar: what is asked, of which days, and what a follow-up takes over from the question before it. */
@NullMarked
package ai.travion.router.calendar;

import org.jspecify.annotations.NullMarked;
