package ai.travion.local.sse;

/**
 * One event of a stream.
 *
 * @param id the last id that the stream has named, empty where it has named none
 * @param name its type, "message" where the stream gives none
 * @param data its lines, joined by line feeds
 */
public record ServerSentEvent(String id, String name, String data) {}
