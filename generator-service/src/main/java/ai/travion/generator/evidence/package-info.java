/**
 * Packs what a turn found into the tokens that a prompt has for it, by this policy:
 *
 * <ol>
 *   <li>Passages come first, in the order of the retriever (best first), then the pages of the web, in the order of their search. Where
 *       the question is about the present, or the grader found the passages unfit, the web comes first.
 *   <li>A chunk is taken whole or not at all. Sentences that give orders to the program that reads them are taken out of it before, and
 *       of a page those that call one business the only or the best; where nothing is left, it is {@code no_evidence}. A page whose address
 *       is no plain web address has an {@code unfit_address}.
 *   <li>A chunk that says again what a chunk before it says is a {@code duplicate}: the same id, or four fifths of its runs of five
 *       words.
 *   <li>A chunk under the score from which the grader calls evidence irrelevant (0.35) comes behind all others, where a chunk of its kind
 *       stands above it: it may hold the other half of the answer. One of a place that was not asked about is a {@code low_score}.
 *   <li>A chunk that no longer fits is {@code over_budget}; smaller ones after it may still fit. The tokens are counted over the whole
 *       block as the model will read it, marks and numbers included, so the budget is never exceeded.
 * </ol>
 *
 * <p>Chunks are numbered from 1 in the order in which they stand, and an answer cites them by these numbers. What was left out is listed
 * with its reason and its tokens.
 */
@NullMarked
package ai.travion.generator.evidence;

import org.jspecify.annotations.NullMarked;
