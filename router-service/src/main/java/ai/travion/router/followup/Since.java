package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "We were in Kandy in the 1990s, has it changed?" asks of the place, and does not only tell of a visit. */
final class Since implements Completion {

    private static final Pattern CHANGED = Patterns.words(
            "(?:has|have|did) (?:it|things|that|the (?:place|town|city|area)|anything|everything|much)? ?(?:really |all )*(?:changed?|grown|developed|improved)|(?:is|does) (?:it|the (?:place|town|city)) (?:still|much) (?:the same|like (?:that|it was|before|then)|different|as \\p{L}+ as (?:it was|before|then)|look the same|recogni[sz]able)|what(?: has|'s|s)? (?:has )?(?:changed|(?:is )?(?:new|different))|how (?:much )?(?:has it|did it|it has|it's|its) changed?|still the same");
    private static final Pattern THEN = Patterns.anyCase(
            "\\b(?:in\\s+(?:the\\s+)?(?:early\\s+|late\\s+|mid[- ]?)?(?<decade>(?:(?:19|20)?[5-9]0|20[01]0)'?s|19\\d\\d|20[01]\\d|202[0-5]|(?:fifties|sixties|seventies|eighties|nineties))|(?<ago>(?:\\d{1,2}|ten|twenty|thirty|forty|a\\s+few|many|some)\\s+years\\s+ago))");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (!message.said().has(CHANGED)) {
            return Optional.empty();
        }
        var then = THEN.matcher(message.said().text());
        var since = then.find()
                ? then.group("decade") == null
                        ? " in the years since"
                        : " since the " + then.group("decade").replaceFirst("^(\\d0'?s)$", "19$1")
                : "";
        return Stream.concat(
                        before.atlas().mentionedIn(message.said().text()).stream()
                                .map(Places.Mention::place),
                        before.subject().stream())
                .findFirst()
                .map(Place::name)
                .map(name -> new Completed(
                        "How has %s changed%s?".formatted(name, since.replaceFirst("the (\\d{4})$", "$1"))));
    }
}
