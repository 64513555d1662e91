package ai.travion.retrieval;

import jakarta.validation.constraints.Pattern;
import java.nio.file.Path;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * What retrieval is configured by.
 *
 * @param vectors whether meaning counts too: better answers for some 170 MB of memory
 * @param knowledgePath the folder that {@code travion ingest} fills
 * @param tavilyApiKey of Tavily's web search; empty for none
 * @param searxngUrl of a SearXNG instance with its JSON format switched on; empty for none. Tavily goes before it
 * @param webTimeout for one web search, both tries together
 * @param webCache how long the results of a search are good for the same words
 * @param qdrantUrl {@code http(s)://host:port} of Qdrant's gRPC port; empty for the index in memory
 * @param qdrantApiKey empty for none
 * @param qdrantCollection the first part of the collection's name
 * @param reranker {@code llm}: a model puts the passages of a question in order; {@code none}: they keep their own
 * @param rerankerBaseUrl of an endpoint with OpenAI's API
 * @param rerankerApiKey empty for none
 * @param rerankerModel the model's name there
 * @param rerankerTimeout for one call; after it the order stays as it was
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
        @DefaultValue("travion") String qdrantCollection,

        @DefaultValue("none") @Pattern(regexp = "none|llm", message = "must be none or llm") String reranker,

        @DefaultValue("https://api.openai.com/v1") String rerankerBaseUrl,
        @DefaultValue("") String rerankerApiKey,
        @DefaultValue("gpt-4o-mini") String rerankerModel,
        @DefaultValue("1500ms") Duration rerankerTimeout) {}
