package ai.travion.router.act;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A kind of thing that travellers add or leave out.
 *
 * @param words by which it is spoken of, and by which a plan has it
 * @param one in words that are read as it
 * @param many the same of all of them
 */
public record KindSaid(Pattern words, String one, String many) {

    private static final List<KindSaid> ALL = List.of(
            kind("cook\\p{L}*", "a cooking class", "cooking classes"),
            kind("leopards?", "a safari in Yala National Park", "leopards"),
            kind("safaris?|leopards?|elephants?|jeeps?|wild ?life|animals?|national parks?", "a safari", "safaris"),
            kind("whales?|dolphins?", "whale watching", "whale watching"),
            kind("turtles?", "a turtle hatchery", "turtles"),
            kind("snorkel\\p{L}*|div(?:e|ing)", "snorkelling", "snorkelling"),
            kind("surf\\p{L}*", "surfing", "surfing"),
            kind("raft\\p{L}*", "rafting", "rafting"),
            kind("temples?|kovils?|stupas?|shrines?", "a temple", "temples"),
            kind("church(?:es)?|mass", "a church", "churches"),
            kind("museums?", "a museum", "museums"),
            kind("ruins?|ancient", "ruins", "ruins"),
            kind("hik(?:e|es|ing|ers?)|trek\\p{L}*|climb\\p{L}*|trails?", "a hike", "hikes"),
            kind("beach(?:es)?|seaside|swim\\p{L}*|sea", "a day at the beach", "beaches"),
            kind("birds?|bird ?watch\\p{L}*|birding", "birdwatching", "birdwatching"),
            kind("waterfalls?", "a waterfall", "waterfalls"),
            kind("tea", "a tea factory", "tea factories"),
            kind("spas?|massages?|ayurved\\p{L}*", "a spa", "spas"),
            kind("yoga", "yoga", "yoga"),
            kind("shop\\p{L}*|markets?|souvenirs?", "shopping", "shopping"),
            kind("gardens?|botanic\\p{L}*", "a garden", "gardens"),
            kind("boats?", "a boat trip", "boat trips"),
            kind("nightlife|clubs?|bars?|part(?:y|ies)", "nightlife", "nightlife"));

    private static KindSaid kind(String words, String one, String many) {
        return new KindSaid(Patterns.words(words), one, many);
    }

    public static Optional<KindSaid> in(String text) {
        return ALL.stream().filter(kind -> Patterns.isIn(kind.words, text)).findFirst();
    }
}
