package ai.travion.retrieval;

import java.nio.file.Path;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * What retrieval is configured by.
 *
 * @param vectors whether meaning counts too: better answers for some 330 MB of memory
 * @param knowledgePath the folder that {@code travion ingest} fills
 * @param tavilyApiKey of Tavily's web search; empty for none
 * @param searxngUrl of a SearXNG instance with its JSON format switched on; empty for none. Tavily goes before it
 * @param webTimeout for one web search, both tries together
 * @param webCache how long the results of a search are good for the same words
 * @param qdrantUrl {@code http(s)://host:port} of Qdrant's gRPC port; empty for the index in memory
 * @param qdrantApiKey empty for none
 * @param qdrantCollection the first part of the collection's name
 */
@Validated
@ConfigurationProperties("retrieval")
record RetrievalProperties(
        @DefaultValue("true") boolean vectors,
        @DefaultValue(".travion/knowledge") Path knowledgePath,
        @DefaultValue("") String tavilyApiKey,
        @DefaultValue("") String searxngUrl,
        @DefaultValue("4s") Duration webTimeout,
        @DefaultValue("30m") Duration webCache,
        @DefaultValue("") String qdrantUrl,
        @DefaultValue("") String qdrantApiKey,
        @DefaultValue("travion") String qdrantCollection) {}
