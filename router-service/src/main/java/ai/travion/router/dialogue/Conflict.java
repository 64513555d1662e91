package ai.travion.router.dialogue;

import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.Clarification;
import java.util.List;

/**
 * What a traveller wishes for now against what they once said, and asked about before a plan is made.
 *
 * @param about what it is about, with where the earlier words come from: {@code profile.pace}, {@code earlier.walking_tolerance}
 * @param value what is wished for or stayed away from; empty where it is no such thing
 * @param question to be answered with yes or no
 * @param yes that the new words hold
 * @param no that the earlier words hold
 * @param agreed the message's wishes where the new words hold
 * @param declined its wishes where the earlier words hold
 * @param instead what is asked for where the earlier words hold; empty where it is the same
 */
record Conflict(
        String about,
        String value,
        String question,
        String yes,
        String no,
        Wishes agreed,
        Wishes declined,
        String instead) {

    Conflict(String about, String value, String question, String yes, String no, Wishes agreed, Wishes declined) {
        this(about, value, question, yes, no, agreed, declined, "");
    }

    /** Whether it is about what a traveller can do, so that the careful choice is the sensible one. */
    boolean isOfHealth() {
        return about.endsWith(".walking_tolerance") || about.endsWith(".other") || about.endsWith(".diet");
    }

    /** Whether it is about a whole journey, so that what else the reply says of it holds too, and not about one question. */
    boolean isOfAJourney() {
        return instead.isEmpty();
    }

    /** Whether it is about children who come along or stay. */
    boolean isOfTheChildren() {
        return about.endsWith("." + WhoComes.PARTY)
                && declined.party().filter(party -> party.getChildren() > 0).isPresent();
    }

    /** What was done for who did not say which. */
    String cautiously() {
        return about.endsWith(".diet")
                ? "To be on the safe side I looked for food that suits you."
                : "To be on the safe side I planned for short walks only.";
    }

    /** The matter itself, whoever had said so and in whatever words: hikes are one, be it for the knees or for the liking. */
    String topic() {
        var field = about.substring(about.indexOf('.') + 1);
        return field.equals("luxury") ? "budget" : value.isEmpty() ? field : value;
    }

    /** Whether its earlier words are those of the same message. */
    boolean isOfOneMessage() {
        return about.startsWith(WithItself.MESSAGE);
    }

    /** What is taken of the two, in words. */
    String chosen(boolean careful) {
        return (careful ? no : yes).replaceFirst("^(?:Yes|No), ", "");
    }

    /** The earlier words: its question without what it asks. */
    String reason() {
        return question.substring(0, question.indexOf(". ") + 1);
    }

    /** What was done for who left the choice to us, or was asked before. */
    String followed() {
        return isOfOneMessage()
                ? "You left the choice to me, so I took this: " + chosen(false) + "."
                : isOfTheChildren()
                        ? "I followed what you asked for now, so this is without the children."
                        : "I followed what you asked for now.";
    }

    /** Whether its matter was asked about, whoever had said so then: an answer in this conversation is the traveller's own word. */
    boolean wasAsked(Conversation conversation) {
        return conversation.asked().contains(topic())
                || conversation.hasSaid(question)
                || conversation.hasSaid(question.substring(question.indexOf(" that ") + 1));
    }

    Clarification asked(String query, int turn) {
        return Clarification.newBuilder()
                .setQuestion(question)
                .setOptions(List.of(yes, no))
                .setAbout(about)
                .setOriginalQuery(query)
                .setTurn(turn)
                .setTopic(topic())
                .build();
    }
}
