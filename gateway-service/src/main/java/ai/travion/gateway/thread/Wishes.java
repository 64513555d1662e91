package ai.travion.gateway.thread;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a thread knows of a traveller's wishes together with what a request states. */
final class Wishes {

    private static final int KEPT = 30;

    private Wishes() {}

    /** The request's words are newer and win; they carry the turn in which they came. */
    static Preferences of(Optional<Preferences> thread, Optional<Preferences> request, int turn) {
        var known = thread.orElseGet(() -> Preferences.newBuilder().build());
        return request.map(stated -> merged(known, stated, turn)).orElse(known);
    }

    private static Preferences merged(Preferences known, Preferences stated, int turn) {
        return Preferences.newBuilder()
                .setInterests(appended(against(known.getInterests(), stated.getAvoid()), stated.getInterests(), turn))
                .setAvoid(appended(against(known.getAvoid(), stated.getInterests()), stated.getAvoid(), turn))
                .setPlaces(appended(known.getPlaces(), stated.getPlaces(), turn))
                .setOther(appended(known.getOther(), stated.getOther(), turn))
                .setPace(at(turn, stated.getPace()).or(known::getPace).orElse(null))
                .setOrigin(at(turn, stated.getOrigin()).or(known::getOrigin).orElse(null))
                .setWalkingTolerance(at(turn, stated.getWalkingTolerance())
                        .or(known::getWalkingTolerance)
                        .orElse(null))
                .setParty(stated.getParty()
                        .map(party ->
                                StatedParty.newBuilder(party).setTurn(turn).build())
                        .or(known::getParty)
                        .orElse(null))
                .setBudget(stated.getBudget()
                        .map(budget ->
                                StatedBudget.newBuilder(budget).setTurn(turn).build())
                        .or(known::getBudget)
                        .orElse(null))
                .setDates(stated.getDates()
                        .map(dates ->
                                StatedDates.newBuilder(dates).setTurn(turn).build())
                        .or(known::getDates)
                        .orElse(null))
                .build();
    }

    /** Without what a profile says against a requirement. */
    private static List<StatedValue> against(List<StatedValue> known, List<StatedValue> stated) {
        return known.stream()
                .filter(value -> !value.getOrigin().equals(Profiles.ORIGIN)
                        || stated.stream()
                                .filter(StatedValue::getMust)
                                .noneMatch(must -> must.getValue().equalsIgnoreCase(value.getValue())))
                .toList();
    }

    private static List<StatedValue> appended(List<StatedValue> known, List<StatedValue> stated, int turn) {
        var all = new ArrayList<>(known);
        for (var value : stated) {
            all.removeIf(older -> older.getValue().equalsIgnoreCase(value.getValue()));
            all.add(StatedValue.newBuilder(value).setTurn(turn).build());
        }
        return all.subList(Math.max(0, all.size() - KEPT), all.size());
    }

    private static Optional<StatedValue> at(int turn, Optional<StatedValue> stated) {
        return stated.map(value -> StatedValue.newBuilder(value).setTurn(turn).build());
    }
}
