package ai.travion.local.chat;

/** Where a conversation is shown. */
interface Screen {

    /** What goes on at the moment; it does not stay. */
    void status(String text);

    /** More of the text, as it comes. */
    void print(String text);

    /** Takes back what was printed since the last {@link #keep}, or says that it no longer holds. */
    void takeBack(String why);

    /** Ends the line; what stands there now stays. */
    void keep();

    /** A line of lesser weight. */
    void aside(String line);

    /** A line that should be seen. */
    void warn(String line);
}
