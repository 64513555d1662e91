package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Beyond;
import ai.travion.schemas.Clarification;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What a traveller says to the question where to go, or where to look around.
 *
 * @param reply as it was read
 * @param words it without what only leads to it
 * @param option the option that it names
 * @param agreed whether it only agrees
 * @param leavesTheChoice whether it leaves the choice to us
 * @param ownMatter whether it is about something else
 * @param choice the name of a place by what a reply wishes
 */
record PlaceReply(
        Reading reply,
        String words,
        Optional<String> option,
        boolean agreed,
        boolean leavesTheChoice,
        boolean ownMatter,
        Function<Reading, List<String>> choice) {

    private static final Pattern ALL = Patterns.anyCase(
            "\\W*(?:all(?:\\s+of\\s+(?:them|these|those))?|all\\s+(?:three|four)|everything|both)\\W*");
    private static final Pattern NONE = Patterns.anyCase(
            "\\W*(?:(?:no|sorry|hmm+)\\W+)*(?:none(?:\\s+of\\s+(?:those|these|them))?|neither|not\\s+(?:those|these|any\\s+of\\s+(?:those|these|them))|some(?:where|thing)\\s+else)(?:\\W+(?:please|thanks))?\\W*");
    private static final Pattern DIRECTION = Patterns.anyCase(
            "(?:the\\s+)?(?:far\\s+)?(?:north|south|east|west)(?:ern\\s+part)?(?:\\s+coast)?(?:\\s+please)?");
    private static final Pattern NEAR_ME =
            Patterns.anyCase("\\s*\\b(?:near(?:by)?|close|around)(?:\\s+(?:to\\s+)?(?:me|us|here|there))?\\s*$");

    /** The message that was asked about with its place; nothing where the reply is a matter of its own. */
    Optional<Resumed> resumes(Clarification asked) {
        var query = Resumption.unended(asked.getOriginalQuery());
        if (option.isPresent() && !option.get().equals(Question.YOU_DECIDE)) {
            return Optional.of(new Resumed(query + " to " + option.get() + beside(), List.of()));
        }
        if (!reply.places().refused().isEmpty() && reply.places().targets().isEmpty()) {
            return Optional.of(anyBut(asked, query));
        }
        if (reply.said().is(NONE)) {
            return Optional.of(noneOf(asked, query));
        }
        if (option.isPresent() || agreed || leavesTheChoice) {
            return Optional.of(chosen(query, "", asked, "You left the choice to me, so I took "));
        }
        if (reply.said().is(ALL)) {
            var all = asked.getOptions().stream()
                    .filter(name -> !name.equals(Question.YOU_DECIDE))
                    .toList();
            return Optional.of(new Resumed(query + " to " + String.join(", ", all), List.of()));
        }
        if (reply.smallTalk() || ownMatter || RoughlyWhen.isAllOf(reply, asked)) {
            return Optional.empty();
        }
        if (asked.getAbout().equals(Question.CENTRE.about())) {
            var centre = around();
            if (centre.isPresent()) {
                var search = NEAR_ME.matcher(query).replaceAll("").strip();
                return Optional.of(new Resumed(search + " near " + centre.get(), List.of()));
            }
        }
        if (reply.places().targets().isEmpty() && Patterns.isAllOf(DIRECTION, words)) {
            return Optional.of(new Resumed(query + " to the " + words.replaceFirst("(?i)^the\\s+", ""), List.of()));
        }
        if (!reply.places().targets().isEmpty()
                || !reply.places().beyond().isEmpty()
                || reply.places().region().isPresent()) {
            return Optional.of(new Resumed(query + (startsWithPlace() ? " to " : ", ") + words, List.of()));
        }
        if (tellsOnlyWhoTravels()) {
            // What we gave as an example is no choice of theirs.
            return Optional.empty();
        }
        return Optional.of(chosen(
                query,
                ", " + words,
                asked,
                reply.when().saysAnything() || reply.wishes().areStated()
                        ? "You named no place, so I took "
                        : "You named no place that I know, so I took "));
    }

    private boolean tellsOnlyWhoTravels() {
        return reply.wishes().party().isPresent()
                && !reply.when().saysAnything()
                && reply.wishes().interests().isEmpty()
                && reply.wishes().topics().isEmpty();
    }

    /** What fits the reply best. */
    private String fitting() {
        return choice.apply(reply).getFirst();
    }

    /** "None of those": one that was not offered. */
    private Resumed noneOf(Clarification asked, String query) {
        var other = choice.apply(reply).stream()
                .filter(name -> !asked.getOptions().contains(name))
                .findFirst()
                .orElseGet(this::fitting);
        return new Resumed(query + " to " + other, List.of("You wanted none of those, so I took " + other + "."));
    }

    /** Where to look around: the place that they name, or where they are. */
    private Optional<String> around() {
        return reply.places().all().stream()
                .map(Place::name)
                .findFirst()
                .or(() -> reply.places().beyond().stream().map(Beyond::name).findFirst());
    }

    /** "Not Ella": the first of the options that is not refused. */
    private Resumed anyBut(Clarification asked, String query) {
        var refused = reply.places().refused().stream().map(Place::name).toList();
        var place = asked.getOptions().stream()
                .filter(name -> !refused.contains(name) && !name.equals(Question.YOU_DECIDE))
                .findFirst()
                .orElseGet(() -> fitting());
        return new Resumed(query + " to " + place, List.of("You named none, so I took " + place + "."));
    }

    private Resumed chosen(String query, String rest, Clarification asked, String because) {
        boolean wishes = !reply.wishes().topics().isEmpty()
                || !reply.wishes().interests().isEmpty();
        var place = wishes || asked.getOptions().isEmpty()
                ? fitting()
                : asked.getOptions().getFirst();
        return new Resumed(query + " to " + place + rest, List.of(because + place + "."));
    }

    private boolean startsWithPlace() {
        int at = reply.said().text().indexOf(words);
        return at < 0
                || (reply.places().targets().isEmpty()
                        && reply.places().beyond().isEmpty())
                || reply.places().remainder().startsWith("#", at);
    }

    /** What a reply says beside its choice: "the last one please, for 2 days". */
    private String beside() {
        int comma = reply.said().text().indexOf(',');
        return comma < 0 ? "" : reply.said().text().substring(comma);
    }
}
