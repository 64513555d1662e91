package ai.travion.gateway.thread;

import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.envelope.Bounds;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How a conversation began, which is told to the nodes where a message asks for it; they get its end otherwise. */
final class Beginning {

    private static final Pattern ASKED_FOR = Pattern.compile(
            "(?i)\\b(?:first|origin(?:al|ally)|beginning|opening|began|begin|start)\\b.{0,60}\\b(?:ask|asked|question|message|wrote|said|say|mention(?:ed)?|talk|chat|conversation)\\b|\\b(?:ask|asked|question|message|wrote|said|say|mention(?:ed)?|talk|chat|conversation|did\\s(?:we|i|this))\\b.{0,60}\\b(?:first|originally|beginning|opening|began|begin|start)\\b");

    private Beginning() {}

    /** So many messages: the traveller's first, and the last ones. */
    static List<Message> with(List<Message> messages, int most) {
        return messages.size() <= most
                ? messages
                : Stream.concat(
                                messages.stream().limit(1),
                                messages.subList(messages.size() - most + 1, messages.size()).stream())
                        .toList();
    }

    /** The messages of a thread, of which its first is to be among the last ones where they are asked how it began. */
    static List<Message> kept(List<Message> messages, String asking) {
        boolean asked = messages.size() > Bounds.MESSAGES
                && messages.getFirst().getRole() == Role.USER
                && ASKED_FOR.matcher(asking).find();
        return asked ? with(messages, Bounds.MESSAGES) : messages;
    }
}
