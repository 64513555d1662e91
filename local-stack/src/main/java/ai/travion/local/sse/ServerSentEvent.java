package ai.travion.local.sse;

/**
 * One event of a stream.
 *
 * @param id the last id that the stream has named, empty where it has named none
 * @param named whether this event named it; otherwise one before did
 * @param name its type, "message" where the stream gives none
 * @param data its lines, joined by line feeds
 */
public record ServerSentEvent(String id, boolean named, String name, String data) {

    /** One that names its id, if it has any. */
    public ServerSentEvent(String id, String name, String data) {
        this(id, !id.isEmpty(), name, data);
    }
}
