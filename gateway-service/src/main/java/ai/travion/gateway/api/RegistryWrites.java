package ai.travion.gateway.api;

import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What Confluent's registry would write, and whatever else is asked for under its paths: none of it is done here. */
@RestController
@RequestMapping(produces = {RegistryPaths.V1_JSON, RegistryPaths.REGISTRY_JSON, RegistryPaths.JSON})
class RegistryWrites extends RegistryPaths {

    @Operation(summary = "Contracts come with the code: nothing is registered here")
    @PostMapping("/subjects/{subject}/versions")
    Object register(@PathVariable String subject) {
        throw RegistryRefusal.readOnly("Subject " + subject);
    }

    @Hidden
    @DeleteMapping({"/subjects/{subject}", "/subjects/{subject}/versions/{version}"})
    Object delete(@PathVariable String subject) {
        throw RegistryRefusal.readOnly("Subject " + subject);
    }

    @Hidden
    @PutMapping({"/config", "/config/{subject}", "/mode", "/mode/{subject}"})
    Object configure() {
        throw RegistryRefusal.readOnly("This registry");
    }

    @Hidden
    @DeleteMapping({"/config", "/config/{subject}", "/mode", "/mode/{subject}"})
    Object forgetConfiguration() {
        throw RegistryRefusal.readOnly("This registry");
    }

    /** Every mapping that says more goes before this one. */
    @Hidden
    @RequestMapping({"/subjects/**", "/schemas/**", "/config/**", "/mode/**", "/compatibility/**"})
    Object nothingElse(HttpMethod method) {
        throw RegistryRefusal.http(
                method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD)
                        ? HttpStatus.NOT_FOUND
                        : HttpStatus.METHOD_NOT_ALLOWED);
    }
}
