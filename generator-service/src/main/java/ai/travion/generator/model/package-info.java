/**
 * Has a language model write the answer, behind any endpoint that speaks OpenAI's API, and hands over to the composer where it cannot.
 *
 * <p>Who writes: the model, unless the composer took this turn over already, or two of the model's drafts were refused, or too little
 * of the turn's time is left. The composer takes over when the call fails: at once where the circuit is open or every place is taken,
 * after the retries that fit into the turn where the endpoint is busy or away, and in time for the deadline where it is slow.
 *
 * <p>Words are shown as they come. So where a model breaks off in the middle of a draft, that draft is taken back under the next draft
 * number, with the reason, and the composer's text begins under that number: nothing is ever appended to half an answer. Numbers go on
 * from there, so that no later correction reuses one.
 *
 * <p>Threads: a call has a virtual thread of its own, which blocks on the connection; the node's thread listens to it, holds its time
 * limit, and interrupts it, which closes the connection, when the node's thread is interrupted (a cancelled run) or the time is over.
 */
@NullMarked
package ai.travion.generator.model;

import org.jspecify.annotations.NullMarked;
