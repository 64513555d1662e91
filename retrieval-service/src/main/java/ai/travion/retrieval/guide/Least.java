package ai.travion.retrieval.guide;

/** How likely an answer has to be, 0 to 1, to be given: the more may be wrong with it, the likelier. More than 1 is never. */
enum Least {
    /** To a question of the usual kind. */
    USUALLY(0.42),
    /** To who asks for a name, a year or a number, of which the passages hold many more than the answers do. */
    FOR_A_FACT(0.6),
    /** Where it was prepared for whom, or when, or how it is asked. */
    FOR_A_PARTICULAR(0.3),
    /** Where it says none of the words that tell what is asked, nor any for the same. */
    IN_OTHER_WORDS(0.55),
    /** Of the island, where the place that is meant is but an example. */
    IN_PASSING(0.75),
    /** Of a place that the question does not name, and only its thing: "where was the bridge on the river Kwai filmed". */
    OF_A_PLACE_THAT_IS_UNNAMED(0.99),
    /** Of the island, where the answer names no place and the question neither. */
    OF_ANY_PLACE(0.7),
    /** The same where the question names a place, whose own pages know it better: never. */
    OF_ANY_PLACE_AT_ONE(2),
    /** To a part of what is said. */
    TO_A_CLAUSE(0.75),
    /** Where nothing else answers. */
    BETTER_THAN_NONE(0.4),
    /** Where a thing is described that nobody names, and nothing else comes as near. */
    OF_WHAT_IS_DESCRIBED(0.25),
    /** To go before a page that is more relevant, where no place is meant. */
    BESIDE_THE_PAGES(0.66),
    /** Where the pages know nothing of it, and it is asked what holds, rather than for a fact. */
    BEYOND_THE_PAGES(0.6),
    /** The same where it is put in other words: it need not say so much of what is asked. */
    BEYOND_THE_PAGES_IN_OTHER_WORDS(0.8),
    /** The same to who asks for a fact, of which many a near one is known. */
    A_FACT_BEYOND_THE_PAGES(0.96);

    private final double likely;

    Least(double likely) {
        this.likely = likely;
    }

    double likely() {
        return likely;
    }
}
