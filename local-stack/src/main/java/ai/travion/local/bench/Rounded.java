package ai.travion.local.bench;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Writes a figure with two decimals: more of them mean nothing. */
final class Rounded extends JsonSerializer<Double> {

    /** For the JSON of a report. */
    static SimpleModule module() {
        return new SimpleModule().addSerializer(Double.class, new Rounded()).addSerializer(double.class, new Rounded());
    }

    /** For the table of a report, where a hundred and more needs no decimals. */
    static String inTable(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%,.0f", value);
    }

    @Override
    public void serialize(Double value, JsonGenerator json, SerializerProvider context) throws IOException {
        json.writeNumber(BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP));
    }
}
