package ai.travion.local.bench;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes a figure with two decimals: more of them mean nothing. */
final class Rounded extends JsonSerializer<Double> {

    @Override
    public void serialize(Double value, JsonGenerator json, SerializerProvider context) throws IOException {
        json.writeNumber(BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP));
    }
}
