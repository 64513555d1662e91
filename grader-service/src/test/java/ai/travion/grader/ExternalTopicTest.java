package ai.travion.grader;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExternalTopicTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hotels in Ella",
                "Recommend a HOTEL near the Temple of the Tooth",
                "best guesthouses in Mirissa",
                "Where can I stay in Galle?",
                "where to stay near Yala",
                "Any accommodation around Sigiriya?",
                "a colonial hotel in Kandy for two nights",
                "Plan two days in Ella with a cheap hotel",
                "How much does it cost to climb Sigiriya?",
                "how much is the entrance to Yala",
                "What is the entrance fee of the Temple of the Tooth?",
                "ticket price for the history museum in Colombo",
                "Is Colombo expensive?",
                "How do I book a safari in Yala?",
                "Can I book the train to Ella online?",
                "make a reservation for a jeep",
                "weather in Ella now",
                "What is the weather like in Kandy?",
                "weather forecast for Trincomalee",
                "Is it raining in Galle right now?",
                "Is Sigiriya open today?",
                "is the botanical garden still open",
                "Is Horton Plains closed tomorrow?",
                "train times from Kandy to Ella",
                "When does the train to Ella leave?",
                "what time is the last bus to Dambulla leaving",
                "next train to Galle",
                "flights from Colombo to Jaffna",
                "Can I fly to Jaffna from Colombo?",
                "exchange rate in Colombo",
                "Did anyone see a leopard in Wilpattu this week?",
                "How big were the waves at Arugam Bay yesterday?",
                "Is the train to Badulla delayed this morning?",
                "Has the landslide on the road to Haputale been cleared?",
                "What do foreigners pay to get into Sigiriya?",
                "What will I be charged for Horton Plains as a foreigner?",
                "Is a half day jeep at Yala worth the money?",
                "what's the going rate for a tuk tuk from Galle to Unawatuna",
                "What does a rafting trip in Kitulgala run to?",
                "is the Minneriya safari free for kids",
                "how much does it set me back to go up the tower",
                "somewhere decent to crash in Ella for a backpacker",
                "where can I spend the night near Horton Plains",
                "Is the hill railway to Ella back in service?",
                "is the road to Haputale open after the landslides",
                "How many people visited the Temple of the Tooth last Tuesday?",
                "how many tourists came to Sigiriya last year",
                "Who won the race on Gregory Lake last month?",
                "which turtles were seen at Rekawa two nights ago, or last night",
                "Has anybody been hurt on Ella Rock this year?",
                "Which hour does the night bus to Arugam Bay leave?",
            })
    void whatOnlyTheWebKnowsIsExternal(String question) {
        assertThat(ExternalTopic.isAskedIn(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which hotel was built by the governor at Mount Lavinia?",
                "My little boy was bitten by a street dog this morning, what must we do now?",
                "got a fever since yesterday, is ibuprofen fine?",
                "our bag was stolen last night, who do we call",
                "hotel in Kandy for the perahera, how early must I book",
                "How far ahead should one book rooms for Christmas?",
                "history of the hotel at Mount Lavinia",
                "Was the Grand Hotel once the house of a governor?",
                "What to eat in Jaffna",
                "restaurants in Galle Fort",
                "Tell me about Sigiriya",
                "What animals live in the forest reserve of Sinharaja?",
                "how much time do I need at Yala",
                "How much does it rain in Ella in July?",
                "how much walking is there at Horton Plains",
                "How long should I stay in Ella?",
                "How many nights should I stay in Kandy?",
                "Which book did Martin Wickramasinghe write?",
                "a flight of steps to the summit",
                "How many flights of stone steps are there at Mihintale?",
                "Can I fly a drone at Sigiriya?",
                "Do I need a ticket for Galle Fort?",
                "Do I need tickets for Horton Plains?",
                "are tickets needed at Independence Square",
                "which birds fly over Bundala",
                "What is the weather like in Ella in April?",
                "Is the climate of Nuwara Eliya cold?",
                "What are the opening hours of the Temple of the Tooth?",
                "When does Horton Plains open?",
                "How long does the train from Kandy to Ella take?",
                "When was the railway to Ella built?",
                "priceless treasures of Anuradhapura",
                "Bentota coast",
                "Did the war cost many lives in Jaffna?",
                "openness of the people",
                "Is the lake a reservoir?",
                "Is Trincomalee worth it in bad weather?",
                "stay safe on the beach",
                "leopards without the traffic jam of jeeps",
                "What happened to the holiday hotels of Pasikudah after the seventies?",
                "Was the fort restored this century?",
                "Has the lake been used for boats since colonial days?",
                "Do elephants charge at jeeps in Minneriya?",
                "Did a plane crash in the hills of Hatton?",
                "Who rebuilt Hikkaduwa after the tsunami?",
                "Where should we base ourselves for a safari in Yala?",
                "We were in Ella last year; what is Haputale like?",
                "When was the last king of Kandy deposed?",
                "Who was the last king of Jaffna?",
                "",
            })
    void whatTheKnowledgeBaseAnswersIsNot(String question) {
        assertThat(ExternalTopic.isAskedIn(question)).isFalse();
    }
}
