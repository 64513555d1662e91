package ai.travion.verifier.check;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What every guide says of any place: bring water, start early, ask at the hotel. Such words claim nothing of this one, so no passage need
 * have them.
 */
final class GeneralSense {

    private static final Set<String> WORDS = Words.terms(
            // what to take along
            "bring take carry pack wear water drinking bottle bottles snack snacks food lunch jacket layer layers warm light sweater hat cap sun cream sunscreen sunglasses repellent mosquito mosquitoes umbrella raincoat poncho rain shoes footwear comfortable sturdy sandals socks torch headlamp cash change small coins notes money wallet pocket valuables card phone charged charge battery camera map maps offline download app towel swimwear bag bags medicine first-aid "
                    // whom and what to ask
                    + "confirm check ask double-check enquire agree arrange book booking reserve advance beforehand ahead hotel guesthouse host hosts staff reception locals local people driver drivers guide guides operator operators office advice advise recommend current latest up-to-date details forecast "
                    // when and how fast
                    + "prices price times timetable timetables schedule schedules hours conditions vary varies varied traffic congestion delays slack margin buffer allow leave start set setting out off early late slow slowly pace yourself rush hurry break breaks rest turn back flexible extra spare overnight stay night time plan planning drive journey road ride trip visit combine worth decide choose relaxed whole thing day way come go return "
                    // how to behave
                    + "patience patient polite politely firm firmly friendly smile respectful respect quiet quietly voice low listen eye care careful caution sensible sensibly common sense follow supervise watch close children kids stop "
                    // of weather and strength
                    + "heat hot cool shade hydrated drink plenty enough weather threatening bad bring turns sunny showers comfortable fit energy lot little bit good idea helpful handy useful best deal licensed reputable official registered receipt written haggle bargain rent hire lesson lessons vest rash sunburn king coconut coconuts juice juices coffee tea soda lime fruit alternative nice lovely anybody anyone anything");

    private GeneralSense() {}

    /** The terms that say something of the place itself. */
    static Set<String> without(Set<String> terms) {
        var own = new LinkedHashSet<>(terms);
        own.removeAll(WORDS);
        return own;
    }
}
