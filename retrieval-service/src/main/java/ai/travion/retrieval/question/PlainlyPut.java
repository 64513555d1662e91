package ai.travion.retrieval.question;

/** A question in the words that it is judged by: written out, and with one turn of phrase for those that ask the same. */
public final class PlainlyPut {

    private PlainlyPut() {}

    /** The same text where it is put so. */
    public static String inWords(String text) {
        return Illness.wantingHelp(Dishes.toEat(Counting.ofWhatThereIs(Shorthand.writtenOut(text))));
    }
}
