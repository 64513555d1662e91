/** Maximum entropy models of signs of a text, learnt from labelled ones: how they are learnt, written down and asked. */
@NullMarked
package ai.travion.router.learnt;

import org.jspecify.annotations.NullMarked;
