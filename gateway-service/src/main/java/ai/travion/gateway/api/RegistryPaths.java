package ai.travion.gateway.api;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.ErrorResponseException;
import org.springframework.web.bind.annotation.ExceptionHandler;

/** Whatever goes wrong under the paths of Confluent's registry is said in its form: {@code {error_code, message}}. */
abstract class RegistryPaths {

    static final String V1_JSON = "application/vnd.schemaregistry.v1+json";
    static final String REGISTRY_JSON = "application/vnd.schemaregistry+json";
    static final String JSON = MediaType.APPLICATION_JSON_VALUE;

    @ExceptionHandler
    ResponseEntity<Object> refused(RegistryRefusal refusal) {
        return refusal.answer();
    }

    @ExceptionHandler
    ResponseEntity<Object> failed(ErrorResponseException failure) {
        return RegistryRefusal.http(failure.getStatusCode()).answer();
    }
}
