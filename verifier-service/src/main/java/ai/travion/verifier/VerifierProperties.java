package ai.travion.verifier;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/** @param maxCorrections how often a draft is sent back before the best one is given as it is */
@Validated
@ConfigurationProperties("travion.verifier")
record VerifierProperties(@DefaultValue("2") @Min(0) @Max(5) int maxCorrections) {}
