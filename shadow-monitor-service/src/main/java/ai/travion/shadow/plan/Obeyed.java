package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Says which of the things that a traveller does not want a plan really leaves out, which it could not, and which nobody could check. */
final class Obeyed {

    static final String WOULD_HELP = "Fewer places, or another day, would help.";

    private static final int LONG_DRIVE_MINUTES = 120;
    private static final int HALF_HOUR = 30;

    /** What one cannot do, rather than what one does not like. */
    private static final List<String> OF_THE_BODY = List.of("stairs", "heights", "walking");

    private static final int WORTH_NAMING = 3;
    private static final int NEAR_MINUTES = 45;
    private static final int MOST_NAMED = 3;
    private static final double AROUND_A_TOWN_KM = 10;

    private static final Pattern ON_FOOT = Patterns.anyCase("\\b(?:walk|stroll|wander)\\b");
    private static final Pattern LEECHES = Pattern.compile("\\bleech", Pattern.CASE_INSENSITIVE);

    private Obeyed() {}

    static List<String> inWords(Wishes wishes, Draft draft, Sights sights) {
        Dislikes dislikes = wishes.dislikes();
        List<String> said = new ArrayList<>();
        List<Sight> seen = draft.seen().stream()
                .map(sight -> FittedSights.asLiked(sights.of(sight.place()), dislikes))
                .toList();
        List<Dislike> out = new ArrayList<>(dislikes.that(Avoidance.Kept.OUT));
        out.addAll(dislikes.that(Avoidance.Kept.NEVER));
        List<String> kept = new ArrayList<>();
        List<String> unchecked = new ArrayList<>(named(dislikes.that(Avoidance.Kept.UNKNOWN).stream()
                .filter(dislike -> !wishes.told().care().isAllergicTo(dislike.said()))
                .filter(dislike -> !(wishes.told().care().has(Need.COOL) && dislike.isKnownAs("heat")))
                .toList()));
        for (Dislike dislike : out) {
            List<String> still = seen.stream()
                    .filter(dislike::isIn)
                    .map(sight -> sight.place().name())
                    .toList();
            if (wishes.told().care().isAllergicTo(dislike.said())) {
                continue;
            }
            if (areLeeches(dislike)) {
                said.add(
                        "No plan can rule out leeches in a wet forest, though there are few in dry weeks: wear leech socks and keep to dry paths.");
                continue;
            }
            boolean known = dislike.kind().isPresent()
                    || sights.all().stream().anyMatch(dislike::isIn)
                    || sights.all().stream()
                            .flatMap(sight -> sight.leisure().stream())
                            .anyMatch(dislike::isNamedIn);
            if (!known) {
                // What no sight and no hour has is not in the plan either.
                continue;
            }
            if (still.isEmpty()) {
                kept.add(dislike.inWords());
                if (dislike.isKnownAs("walking") && !strolls(seen).isEmpty()) {
                    said.add(
                            "A stroll is left at %s, which cannot be seen without one: turn back as you like, or say that it may go."
                                    .formatted(InWords.list(strolls(seen))));
                }
            } else {
                said.add("You want to avoid %s, but asked for %s, which %s it too; so %s in the plan."
                        .formatted(
                                dislike.inWords(),
                                InWords.list(still),
                                still.size() == 1 ? "has" : "have",
                                still.size() == 1 ? "it stays" : "they stay"));
            }
        }
        List<Sight> leftOut = sights.all().stream()
                .filter(sight -> wishes.leftOut().contains(sight.place().id()))
                .toList();
        leftOut.stream()
                .filter(sight -> leftOut.stream().noneMatch(town -> isATownAround(town, sight)))
                .map(sight -> sight.place().name())
                .forEach(kept::add);
        if (!kept.isEmpty()) {
            said.add("Left out of this plan, as you said: %s.".formatted(InWords.list(kept)));
        }
        for (Dislike limit : OF_THE_BODY.stream()
                .flatMap(name -> out.stream().filter(dislike -> dislike.isKnownAs(name)))
                .toList()) {
            List<String> lost = lostTo(limit, wishes, draft, sights);
            if (!lost.isEmpty()) {
                said.add("Near by, but not planned because of %s: %s."
                        .formatted(limit.kind().map(Avoidance::name).orElse(limit.said()), InWords.list(lost)));
            }
        }
        if (dislikes.includes(Avoidance.Kept.QUIET)) {
            said.add(Quiet.inWords(draft));
        }
        if (dislikes.includes(Avoidance.Kept.DRIVES)
                && wishes.told().mostDrivingMinutes().isEmpty()) {
            said.add(driving(draft));
        }
        WalkingLimit.in(wishes.told().words()).ifPresent(most -> said.add(WalkingLimit.inWords(most)));
        wishes.told().mostDrivingMinutes().ifPresent(most -> said.add(drivingAtMost(most, draft)));
        DrySeason.inWords(wishes, draft).ifPresent(said::add);
        String ways = wishes.means() != Means.CAR ? "some ways of this plan are" : "every way of this plan is";
        dislikes.that(Avoidance.Kept.UNKEPT).stream()
                .filter(unwanted -> wishes.means() != Means.PUBLIC)
                .forEach(unwanted -> said.add("Not kept: you want no %s, but %s planned by car or tuk-tuk."
                        .formatted(unwanted.said(), ways)));
        if (!unchecked.isEmpty()) {
            said.add("Not checked, because nothing is known of it here: %s.".formatted(InWords.list(unchecked)));
        }
        return said;
    }

    /** With a town its sights are left out, and need no naming. */
    private static boolean isATownAround(Sight town, Sight sight) {
        return town.stay()
                && !sight.stay()
                && town.place().at().kilometresTo(sight.place().at()) <= AROUND_A_TOWN_KM;
    }

    private static List<String> strolls(List<Sight> seen) {
        return seen.stream()
                .filter(sight -> Patterns.isIn(ON_FOOT, sight.activity()))
                .map(sight -> sight.place().name())
                .distinct()
                .toList();
    }

    /** What a guide would show there to anybody else. */
    private static List<String> lostTo(Dislike limit, Wishes wishes, Draft draft, Sights sights) {
        if (draft.days().isEmpty()) {
            return List.of();
        }
        Roads roads = draft.days().getFirst().frame().roads();
        return sights.all().stream()
                .filter(sight -> sight.renown() >= WORTH_NAMING
                        && !draft.seen().contains(sight)
                        && !Care.isNamed(wishes.told().words(), sight.place()))
                .filter(sight -> limit.isIn(FittedSights.asLiked(sight, wishes.dislikes())))
                .filter(sight -> draft.days().stream()
                        .anyMatch(day -> roads.minutes(day.frame().base(), sight.place()) <= NEAR_MINUTES))
                .sorted(Comparator.comparingInt((Sight sight) -> -sight.renown())
                        .thenComparing(sight -> sight.place().id()))
                .limit(MOST_NAMED)
                .map(sight -> sight.place().name())
                .toList();
    }

    static boolean areLeeches(Dislike dislike) {
        return Patterns.isIn(LEECHES, dislike.said());
    }

    private static List<String> named(Collection<Dislike> dislikes) {
        return dislikes.stream().map(Dislike::inWords).distinct().toList();
    }

    private static String driving(Draft draft) {
        List<String> far = draft.days().stream()
                .filter(day -> day.spent().travel() > LONG_DRIVE_MINUTES)
                .map(day -> "about %s on %s"
                        .formatted(
                                hours(day.spent().travel()),
                                InWords.day(day.frame().date())))
                .toList();
        return far.isEmpty()
                ? "No day has more than two hours on the road, as you want no long drives."
                : "You want no long drives, but these places lie far apart: %s. Fewer of them, or nearer ones, would need less."
                        .formatted(InWords.list(far));
    }

    private static String drivingAtMost(int most, Draft draft) {
        List<String> more = draft.days().stream()
                .filter(day -> day.spent().travel() > most
                        && !hours(day.spent().travel()).equals(hours(most)))
                .map(day -> "about %s on %s"
                        .formatted(
                                hours(day.spent().travel()),
                                InWords.day(day.frame().date())))
                .toList();
        return more.isEmpty()
                ? "No day has more than about %s on the road, as you said.".formatted(hours(most))
                : "Not kept: you want at most %s on the road in a day, but this takes %s. %s"
                        .formatted(hours(most), InWords.list(more), WOULD_HELP);
    }

    static String hours(int minutes) {
        int halves = Math.round((float) minutes / HALF_HOUR);
        if (halves < 2) {
            return "half an hour";
        }
        return halves % 2 == 0 ? halves / 2 + " h" : halves / 2 + " and a half hours";
    }
}
