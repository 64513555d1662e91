package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the passages call compulsory, a helmet or a guide, is not called needless. */
final class GearUpheld {

    /** A thing, how it is called compulsory, and how it is called needless. */
    private record Thing(Pattern compulsory, Pattern needless) {

        boolean isCalledNeedless(String text) {
            return needless.matcher(text).find();
        }

        boolean isCalledCompulsory(String text) {
            var said = compulsory.matcher(text);
            return said.find()
                    && !DENIED.matcher(said.group()).find()
                    && !DENIED_BEFORE.matcher(text.substring(0, said.start())).find();
        }
    }

    private static final List<Thing> THINGS = Stream.of(
                    "helmets?",
                    "life ?(?:jackets?|vests?)",
                    "guides?",
                    "permits?",
                    "permission",
                    "tickets?",
                    "seat ?belts?")
            .map(GearUpheld::thing)
            .toList();
    private static final Pattern DENIED = Pattern.compile(
            "\\b(?:not|no|never|nobody|none|neither|nothing|without|hardly)\\b|n['’]t\\b", CASE_INSENSITIVE);

    private static final Pattern DENIED_BEFORE =
            Pattern.compile("\\b(?:no|not|never|without|nor)(?: \\p{L}+)? $", CASE_INSENSITIVE);

    private static final Reading<List<Thing>> CALLED_NEEDLESS = Reading.by(text ->
            THINGS.stream().filter(thing -> thing.isCalledNeedless(text)).toList());
    private static final Reading<List<Thing>> CALLED_COMPULSORY = Reading.by(text ->
            THINGS.stream().filter(thing -> thing.isCalledCompulsory(text)).toList());

    private GearUpheld() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        var readings = reviewed.readings();
        var known = reviewed.sentencesOfItsPlaces();
        return reviewed.draft().statements().stream()
                .map(DraftText.Statement::text)
                .flatMap(text -> Stream.concat(
                        isTurned(text, CALLED_NEEDLESS, CALLED_COMPULSORY, known, readings)
                                ? Stream.of(fault("It calls needless what is compulsory", text))
                                : Stream.empty(),
                        isTurned(text, CALLED_COMPULSORY, CALLED_NEEDLESS, known, readings)
                                ? Stream.of(fault("It calls compulsory what is needless", text))
                                : Stream.empty()))
                .distinct()
                .toList();
    }

    /** It calls a thing what only the other reading finds in what is known. */
    private static boolean isTurned(
            String text,
            Reading<List<Thing>> called,
            Reading<List<Thing>> otherwise,
            List<String> known,
            Readings readings) {
        return readings.of(called, text).stream()
                .anyMatch(thing -> known.stream()
                                .anyMatch(sentence ->
                                        readings.of(otherwise, sentence).contains(thing))
                        && known.stream()
                                .noneMatch(sentence ->
                                        readings.of(called, sentence).contains(thing)));
    }

    private static Fault fault(String message, String text) {
        return Fault.mendedByLeavingOut(message + ": \"" + text + "\"", "what the evidence contradicts", text);
    }

    private static Thing thing(String name) {
        return new Thing(
                Pattern.compile(
                        "\\b" + name
                                + "\\b[^.;]{0,40}\\b(?:compulsory|obligatory|mandatory|required|needed|must)\\b|\\b(?:need to|must|have to) (?:hire|take|book|bring|have|wear|buy|get) (?:a |an |the )?(?:\\p{L}+ )?"
                                + name + "\\b",
                        CASE_INSENSITIVE),
                Pattern.compile(
                        "\\b(?:leave|skip|ditch|forget|do without) (?:the|your|a) (?:\\p{L}+ )?" + name
                                + "\\b|\\b(?:needs? no|no need (?:for|of|to wear|to bring|to take)|(?:do|does)(?: not|n['’]t) need|without) (?:a |an |any |the )?(?:\\p{L}+ )?"
                                + name + "\\b|\\bno (?:\\p{L}+ )?" + name
                                + "\\b[^.;,]{0,8}\\b(?:needed|required|necessary|compulsory)\\b|\\b" + name
                                + "\\b[^.;,]{0,15}\\b(?:is|are) (?:optional|not (?:needed|required|necessary|compulsory)|unnecessary)\\b",
                        CASE_INSENSITIVE));
    }
}
