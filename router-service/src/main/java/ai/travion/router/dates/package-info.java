/** A small grammar of the dates that travellers write, relative to a given day. */
@NullMarked
package ai.travion.router.dates;

import org.jspecify.annotations.NullMarked;
