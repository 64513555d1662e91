/** What a message does to a plan that stands: changes it, asks it, asks of something beside it, or tells; learnt from labelled messages. */
@NullMarked
package ai.travion.router.act;

import org.jspecify.annotations.NullMarked;
