package ai.travion.verifier.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlcoholTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Evenings in Colombo are the liveliest in Sri Lanka, with rooftop bars, clubs and live music.",
                "Enjoy a cocktail by the sea.",
                "Start your pub crawl in Galle Fort.",
                "Although alcohol sales are banned, rooftop bars still serve cocktails.",
                "Bars are closed, but you can enjoy cocktails at your hotel.",
                "There is no better place for a cold beer than Hikkaduwa.",
                "Don't miss the happy hour at seven.",
                "If you are not tired, go to a bar.",
                "Nightlife is great in Mirissa.",
                "Despite the ban, some hotel bars will quietly serve you wine.",
                "Alcohol is banned; luckily the beach bars look away.",
                "Taste the arrack of Kalutara.",
                "Try a glass of toddy in the village.",
                "BARS AND PUBS EVERYWHERE!",
                "Bar hopping in Colombo is fun.",
                "Sip wine behind closed doors.",
                "It is Unduvap Poya, so no alcohol is sold, although hotels serve guests quietly.",
                "In the evening, hotel lounges are a fine place for a drink.",
                "No alcohol is sold that day, but hotels still serve it.",
                "Alcohol sales are closed; tourists are served as usual.",
                "No alcohol is sold, and the lounge pours discreetly.",
                "The sale of alcohol is banned, though the ban is rarely enforced.",
                "Alcohol is not sold that day, but resorts make exceptions.",
                "Raise a glass of something cold by the lake at sunset.",
                "Kandy: Drinks on the terrace of the Queens Hotel.",
                "The minibar stays stocked.",
                "A tipple at the hotel lounge.",
                "No alcohol is sold that day, but hotels can quietly serve cocktails.",
                "Alcohol is banned on Poya days, though tourists may freely order wine.",
                "No alcohol is sold that day, but guests can still enjoy a glass of wine.",
                "Alcohol sales are closed, but hotels can serve it with dinner.",
                "No alcohol is sold that day, but guests can order at the hotel.",
                "Alcohol is not sold in shops, though you can still buy some.",
                "Alcohol is banned, but tourists may bring their own.",
                "No alcohol is sold on the island, so ask your hotel for a rum punch on the terrace instead.",
                "Alcohol sales are closed, so get a bottle of arrack through the guest house.",
                "No alcohol is sold that day, and for the night try the pool, where caipirinhas come in coconut shells.",
                "Ask room service for two glasses of merlot.",
                "Alcohol is not sold; the toddy tappers near the bridge will let you taste a cup at dusk.",
                "The staff do not mind a beer on the terrace.",
                "Hotels don't ask, so have a glass of wine.",
                "Nobody minds a beer, no problem.",
                "They don't ask for anything and serve beer.",
                "Enjoy a beer the evening after Galle.",
                "Sit at the counter with a beer.",
                "Beer is sold off the counter at the beach bars.",
                "The beach bars keep selling beer off the counter.",
                "The beach bars serve beer again."
            })
    void whatSpeaksForAlcoholIsFound(String sentence) {
        assertThat(Alcohol.isAdvisedIn(sentence)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No bar crawl on Tuesday 24 November 2026: alcohol sales are banned that day.",
                "The sale of alcohol is closed island-wide.",
                "Shops keep shorter hours on Sundays, and on Poya days many close and no alcohol is sold.",
                "No alcohol, beer or wine is sold on that day.",
                "Bars and pubs do not serve on a Poya day.",
                "Plan the day without alcohol: tea, fresh juice and king coconut are served everywhere.",
                "Save the bars for another day.",
                "You will not find a bar open.",
                "A Poya evening is quiet and dry.",
                "The barbets and barracuda of Barberyn are a sight.",
                "Bar Reef lies off Kalpitiya.",
                "A sand bar closes the lagoon.",
                "Toddy tappers walk on ropes between the palms.",
                "The kithul tapper climbs the palm to collect sap for treacle, jaggery and toddy.",
                "The town is sober at night, with guesthouse gardens but scarcely a bar.",
                "I could not find anything about \"bars\" in what I know.",
                "By law, hotel bars close too.",
                "Hotel bars shut as well, and the wine shops pour nothing.",
                "You will have to wait until Thursday for a beer.",
                "A beer will have to wait.",
                "Neither bars nor hotels serve it that day.",
                "No alcohol is sold that day; guests are served dinner as usual.",
                "Bars and wine shops go dry for the day.",
                "Hotels serve guests no alcohol.",
                "Have a drink of king coconut by the lake.",
                "Elephants come to the tank for a drink.",
                "Drink plenty of water on the climb.",
                "Ginger tea and rambutan are sold by the road.",
                "The temple drums are beaten by members of one family.",
                "No alcohol is sold that day: hotels can only serve mocktails.",
                "Alcohol is banned on Poya days, so restaurants may only serve non-alcoholic drinks.",
                "Alcohol is banned that day, and hotels may serve non-alcoholic cocktails instead.",
                "No alcohol is sold that day, but you can still enjoy the dance by the lake.",
                "Hotels may serve no alcohol that day.",
                "No alcohol is sold on the 23rd, but you can get a seat at the rehearsal of the drummers.",
                "Bars are closed that day, but visitors can still buy tickets at the counter.",
                "No bar is open on the 23rd, and restaurants can hardly serve a beer.",
                "As for a bar, I have to disappoint you.",
                "I must let you down about the beer.",
                "Your prawns will have to come with a soft drink, as the Poya Day stops all alcohol sales.",
                "No alcohol is sold in the whole country; the beach parties of the season are held at weekends.",
                "No alcohol is sold that day, so have a king coconut at the beach bar.",
                "The bars are closed, so take a walk on the beach instead of a beer.",
                "Nobody sells a beer that day, so enjoy the dance.",
                "You can have your cocktail the day after Poya.",
                "Enjoy your beer the evening after Vesak.",
                "Beers can be had the day after Il Poya.",
                "Please do not ask for beer that evening.",
                "Do not ask for beer on the 24th.",
                "Don't ask the waiter for wine.",
                "We did not ask for wine.",
                "The staff do not care to serve wine that day.",
                "Nobody cares to sell beer then.",
                "Locals do not care for wine.",
                "Nobody minds a dry evening, and no wine is sold.",
                "It's a Poya day, so bars and shops keep alcohol off the counter.",
                "Beer is off the counters of Hikkaduwa that day.",
                "The bars are open again the next day.",
                "From Wednesday the beach bars serve beer again.",
                "Beer is sold again on the 25th."
            })
    void whatDoesNotIsLeftAlone(String sentence) {
        assertThat(Alcohol.isAdvisedIn(sentence)).isFalse();
    }
}
