package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells who gets sick in a car on which days the road climbs in bends, and what helps. */
final class WindingRoads {

    private static final Pattern SAID = Pattern.compile(
            "\\b(?:(?<!(?:\\bnot|n['\u2019]?t|\\bnever|\\bnobody|\\bnone of us|\\bno one) (?:(?:is|are|ever|really|usually|normally|easily) )?(?:(?:get|gets|feel|feels) )?)(?:(?:car|motion|travel)[- ]?sick\\w*|(?:sick|nausea\\w*|queasy|nauseous) (?:in|on|from) (?:\\w+ ){0,2}(?:cars?|roads?|bends|drives?))|"
                    + "(?:avoid\\w*|hates?|dislikes?|no|not|(?<!not |n['\u2019]t )(?:afraid|scared|sick\\w*|fear)|without|can(?:no|['\u2019])?t (?:stand|take|bear|do))\\s+(?:(?!(?:problems?|issues?|mind|afraid|scared)\\b)[\\w'\u2019]+\\s+){0,4}?(?:(?:winding|curvy|curving|twist(?:y|ing)|serpentine|bendy) (?:\\w+ )?roads?|hairpins?|(?:sharp|many|tight) bends))\\b",
            Pattern.CASE_INSENSITIVE);
    private static final double HILL_METRES = 400;

    private WindingRoads() {}

    static Optional<String> inWords(Draft draft, Wishes wishes) {
        if (!Patterns.isIn(SAID, wishes.told().words())) {
            return Optional.empty();
        }
        List<String> climbs = draft.days().stream()
                .filter(day -> Stream.concat(
                                Stream.of(day.frame().base(), day.frame().wake()), day.visited().stream())
                        .anyMatch(WindingRoads::isHigh))
                .filter(day -> day.spent().travel() > 0)
                .map(day -> InWords.day(day.frame().date()))
                .toList();
        String help = wishes.means().isByRail()
                ? "Sit facing forward by an open window."
                : "Sit in front, let the driver know and stop often; say \"by train\" and the ways along the railway are gone by rail, which climbs more gently.";
        return Optional.of(
                climbs.isEmpty()
                        ? "You get sick on winding roads: no way of this plan climbs into the hills; what winds here is short. The expressway along the south coast is the smoothest road."
                        : "You get sick on winding roads: the ways of %s lead up into the hills or down from them, in bends. %s"
                                .formatted(InWords.list(climbs), help));
    }

    private static boolean isHigh(Place place) {
        return place.elevationMetres().orElse(0) >= HILL_METRES;
    }
}
