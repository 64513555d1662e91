package ai.travion.router;

import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.text.Language;
import ai.travion.schemas.IntentType;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Asks for English, in English and in the traveller's language, where a message can hardly be read otherwise. What is not read may be a call
 * for help, so the numbers for one are always told.
 */
final class InEnglishPlease {

    private static final String ASKED =
            "I read English best: please write that in English, and I gladly tell what I know of travelling in Sri Lanka. In an emergency call "
                    + "1990 for an ambulance or 119 for the police.";

    private static final Map<Language, String> IN_THEIRS = Map.of(
            Language.FRENCH,
            "Je ne lis bien que l'anglais : écrivez-moi en anglais, s'il vous plaît. Urgences : 1990 (ambulance), 119 (police).",
            Language.GERMAN,
            "Ich lese nur Englisch gut: Bitte schreiben Sie mir auf Englisch. Notruf: 1990 (Rettungswagen), 119 (Polizei).",
            Language.SPANISH,
            "Solo leo bien el inglés: por favor, escríbame en inglés. Emergencias: 1990 (ambulancia), 119 (policía).",
            Language.ITALIAN,
            "Leggo bene solo l'inglese: per favore, mi scriva in inglese. Emergenze: 1990 (ambulanza), 119 (polizia).",
            Language.DUTCH,
            "Ik lees alleen Engels goed: schrijf me alstublieft in het Engels. Noodnummers: 1990 (ambulance), 119 (politie).",
            Language.RUSSIAN,
            "Я хорошо понимаю только английский: пожалуйста, напишите мне по-английски. Экстренная помощь: 1990 (скорая), 119 (полиция).",
            Language.HINDI,
            "मैं केवल अंग्रेज़ी ठीक से पढ़ सकता हूँ: कृपया मुझे अंग्रेज़ी में लिखें। आपातकाल: 1990 (एम्बुलेंस), 119 (पुलिस)।",
            Language.CHINESE,
            "我只能读懂英文，请用英文写给我。紧急情况：1990（救护车），119（警察）。");

    private InEnglishPlease() {}

    /** The answer to a message of which neither a place nor an order was read. */
    static Optional<String> instead(Reading reading, Verdict verdict) {
        boolean unread = reading.language().isHardlyRead()
                && verdict.intent() != IntentType.TRIP_PLANNING
                && reading.places().isEmpty()
                && reading.nearby().isEmpty()
                && reading.calendar().isEmpty();
        return unread
                ? Optional.of(Stream.of(Optional.of(ASKED), Optional.ofNullable(IN_THEIRS.get(reading.language())))
                        .flatMap(Optional::stream)
                        .collect(Collectors.joining(" ")))
                : Optional.empty();
    }
}
