/** Understanding the traveller: what they want, where and when, and what to ask back; no model, rules only. */
@NullMarked
package ai.travion.router;

import org.jspecify.annotations.NullMarked;
