package ai.travion.generator.composer;

import java.util.regex.Pattern;

/** Whether a sentence names something that a visitor can see or do, or tells of what stands in the way of it. */
final class ToSeeOrDo {

    private static final String LOGISTICS = "logistics";

    private static final Pattern NAMED = Pattern.compile(
            "(?i)\\b(?:forts?|temples?|kovils?|mosques|churches|shrines?|springs|wells|waterfalls?|falls|ruins|caves?|tours?|markets?|museums?|librar(?:y|ies)|monaster(?:y|ies)|stupas?|dagobas?|rides?|"
                    + "trips?|boats?|watching|walks?|hik(?:e|es|ing)|climb(?:s|ed|ing)?|trails?|paths?|lighthouses?|gardens?|viewpoints?|views?|lessons|classes|safaris?|islands?|lakes?|lagoons?|statues?|paintings?|stroll\\w*|"
                    + "cycling|bicycles?|scooters?|surf\\w*|snorkel\\w*|div(?:e|es|ing)|swim\\w*|kayak\\w*|raft\\w*|turtles?|whales?|dolphins?|deer|elephants?)\\b");

    private static final Pattern BESIDE = Pattern.compile(
            "(?i)\\b(?:stay ashore|have to wait|should (?:look|avoid|choose|weigh)|rough at the edges|prefers?|out of place|monsoon|for those who|travellers (?:who|with|in)|people who|someone who|(?:lovers|enthusiasts|photographers|couples|families)\\b[^.;]{0,60}\\b(?:enjoy|like|love|find|will be))\\b");

    private ToSeeOrDo() {}

    static boolean isNamedIn(Sentence sentence) {
        // "Pigeon Island" names no island to go to from there.
        var place = sentence.source().location();
        return NAMED.matcher(place.isEmpty() ? sentence.text() : sentence.text().replace(place, "it"))
                .find();
    }

    /** How to get there, when not to come and whom it suits are asked for by others. */
    static boolean isBeside(Sentence sentence) {
        return LOGISTICS.equals(sentence.source().aspect())
                || BESIDE.matcher(sentence.text()).find();
    }
}
