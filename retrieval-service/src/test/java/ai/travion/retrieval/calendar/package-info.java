@NullMarked
package ai.travion.retrieval.calendar;

import org.jspecify.annotations.NullMarked;
