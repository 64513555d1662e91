package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;

/**
 * Words in which each place is a mark.
 *
 * @param text with {@code #} for each place
 * @param places in the order of their marks
 */
record Blanked(String text, List<Place> places) {

    static Blanked of(String words, Places atlas) {
        var mentions = atlas.mentionedIn(words);
        var blanked = new StringBuilder(words);
        mentions.reversed().forEach(mention -> blanked.replace(mention.start(), mention.end(), "#"));
        return new Blanked(
                blanked.toString().replaceAll("\\s+", " ").strip(),
                mentions.stream().map(Places.Mention::place).toList());
    }
}
