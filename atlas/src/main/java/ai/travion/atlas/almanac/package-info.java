/** What people call the days of the Sri Lankan calendar, what they ask of them, and which days are meant. */
@NullMarked
package ai.travion.atlas.almanac;

import org.jspecify.annotations.NullMarked;
