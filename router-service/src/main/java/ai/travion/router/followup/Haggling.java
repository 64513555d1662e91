package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "He asked 1500", "the driver says 4000, fair?": whether a price that somebody named is a usual one. */
final class Haggling implements Completion {

    private static final Pattern ASKED_FOR = Patterns.anyCase(
            "\\b(?:he|she|they|(?:(?:the|our|my|a)\\s+)?(?:\\p{L}+\\s+)?(?:driver|guy|man|boy|lady|woman|owner|guide|hotel|guest\\s?house|hostel|agency|jeep|tuk\\s?tuk|taxi|boatman|captain|shop|place))\\s+(?:(?:is|are)\\s+asking|asked|asks?|wants?|wanted|says?|said|quoted|quotes?|charges?|charged|offers?|offered|demands?|demanded)(?:\\s+(?:me|us))?(?:\\s+for)?\\s+(?:about\\s+|around\\s+)?(?:(?:rs\\.?|lkr|usd|\\$|\u20ac)\\s*)?\\d[\\d.,]*\\s*k?\\b(?!\\s*(?:am|pm|hours?|hrs?|minutes?|min|days?|km|o'?clock|weeks?|people|persons|of\\s+us|:))");
    private static final Pattern FOR_WHAT = Patterns.words(
            "(?<what>tuk\\s?-?tuks?|three[- ]wheelers?|taxis?|drivers?|cars?|jeeps?|safaris?|guides?|boats?|whale watching|rooms?|surf(?:ing)? lessons?|scooters?|bikes?|massages?|rides?)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (!message.said().has(ASKED_FOR)) {
            return Optional.empty();
        }
        var what = what(message)
                .or(() -> before.earlier().reversed().stream()
                        .limit(3)
                        .flatMap(said -> what(said).stream())
                        .findFirst())
                .orElse("tuk-tuk ride");
        return Optional.of(new Completed(
                "How does one agree on a fair price for a " + what + "?",
                List.of("I know no fares of today to hold that price against."),
                true));
    }

    private static Optional<String> what(Reading said) {
        var named = Patterns.matcher(FOR_WHAT, said.said().text());
        return named.find()
                ? Optional.of(
                        named.group("what").replaceFirst("(?<!s)s$", "").replaceFirst("(?i)^rides?$", "tuk-tuk ride"))
                : Optional.empty();
    }
}
