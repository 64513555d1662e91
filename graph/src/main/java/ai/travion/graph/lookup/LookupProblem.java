package ai.travion.graph.lookup;

import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/** An error as its reader gets it: RFC 9457, in plain words, with the field that it is about; the gateway's own have the same form. */
public final class LookupProblem extends ErrorResponseException {

    /** The first part of every lookup's path, on the gateway and on the service that it forwards to. */
    public static final String API = "${API_V1_PREFIX:/api/v1}";

    private LookupProblem(HttpStatus status, ProblemDetail body) {
        super(status, body, null);
    }

    /** A field of the request is wrong: 400. */
    public static LookupProblem field(String field, String detail) {
        var problem = of(HttpStatus.BAD_REQUEST, "The request is not valid", detail);
        problem.getBody().setProperty("field", field);
        return problem;
    }

    /**
     * Nobody knows such a place: 404.
     *
     * @param nearest names that may have been meant, the likeliest first
     */
    public static LookupProblem noLocation(String field, String name, List<String> nearest) {
        var problem = of(
                HttpStatus.NOT_FOUND,
                "No such location",
                "There is no location \"%s\" here. The nearest names are %s."
                        .formatted(name, String.join(", ", nearest)));
        problem.getBody().setProperty("field", field);
        problem.getBody().setProperty("nearest", nearest);
        return problem;
    }

    static LookupProblem of(HttpStatus status, String title, String detail) {
        var body = ProblemDetail.forStatus(status);
        body.setTitle(title);
        body.setDetail(detail);
        return new LookupProblem(status, body);
    }
}
