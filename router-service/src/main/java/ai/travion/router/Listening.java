package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.almanac.CalendarSpeech;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.calendar.CalendarTalk;
import ai.travion.router.dates.DaySpan;
import ai.travion.router.dialogue.AirportMeant;
import ai.travion.router.dialogue.Antecedent;
import ai.travion.router.dialogue.ChosenSince;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Ellipsis;
import ai.travion.router.dialogue.FurtherDays;
import ai.travion.router.dialogue.NumberedDay;
import ai.travion.router.dialogue.Offer;
import ai.travion.router.dialogue.OtherLength;
import ai.travion.router.dialogue.Resumption;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.dialogue.RoughlyWhen;
import ai.travion.router.followup.Background;
import ai.travion.router.followup.Completed;
import ai.travion.router.followup.Completions;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.OneDayOn;
import ai.travion.router.itinerary.PlanAnswers;
import ai.travion.router.itinerary.RelativeDay;
import ai.travion.router.referent.Bound;
import ai.travion.router.referent.Referents;
import ai.travion.router.wishes.Placement;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads a message in its conversation: what it replies to, what it only counts, what it leaves out because it was said before. */
final class Listening {

    private static final Pattern OF_A_PLAN =
            Patterns.words("plan\\p{L}*|itinerary|trip|tour|days?|nights?|weeks?|weekend|schedule|route|holiday for");

    /**
     * A message as it was meant.
     *
     * @param earlier what the traveller said before, oldest first, small talk left out
     * @param resumed what it completes, where it is a reply
     * @param completed what it means, where it is a follow-up of a kind that is known
     * @param answer what the plan in hand answers it with
     * @param bound it with what it points at by its name, or what that may be
     */
    record Message(
            Reading reading,
            List<Reading> earlier,
            Optional<Resumed> resumed,
            Optional<Completed> completed,
            Optional<String> answer,
            Bound bound) {

        /** The message as a question or an order of its own. */
        String query() {
            return resumed.map(Resumed::query)
                    .or(() -> completed.map(Completed::query))
                    .orElse(reading.said().text());
        }

        /** The stops that it puts on a day of the plan. */
        List<Placement> placed() {
            return completed.map(Completed::placed).orElse(List.of());
        }

        List<String> notes() {
            return Stream.concat(bound.notes().stream(), completed.stream().flatMap(meant -> meant.notes().stream()))
                    .toList();
        }
    }

    private final Comprehension comprehension;
    private final CalendarTalk calendarTalk;
    private final Ellipsis ellipsis;
    private final Resumption resumption;
    private final Places atlas;

    Listening(
            Comprehension comprehension,
            CalendarTalk calendarTalk,
            Ellipsis ellipsis,
            Resumption resumption,
            Places atlas) {
        this.comprehension = comprehension;
        this.calendarTalk = calendarTalk;
        this.ellipsis = ellipsis;
        this.resumption = resumption;
        this.atlas = atlas;
    }

    Message to(GraphState sent, Conversation conversation, LocalDate today) {
        var received = FurtherDays.ordered(sent, atlas);
        var earlier = conversation.remembers() ? earlier(received, conversation, today) : List.<Reading>of();
        var bound = bound(received, earlier, conversation, today);
        if (bound.isOpen()) {
            return new Message(
                    comprehension.read(received.getUserQuery(), today),
                    earlier,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    bound);
        }
        var dayOn = OneDayOn.in(comprehension.read(bound.text(), today), conversation, earlier, atlas);
        if (dayOn.isPresent()) {
            var asked = bound.saying(dayOn.get().text(), List.of());
            return new Message(
                    comprehension.read(asked.text(), today),
                    earlier,
                    Optional.empty(),
                    Optional.empty(),
                    dayOn.get().unread(),
                    asked);
        }
        var alone = comprehension.read(bound.text(), today);
        var relative = RelativeDay.in(bound.text(), alone, conversation, atlas);
        if (relative.unread().isPresent()) {
            return new Message(alone, earlier, Optional.empty(), Optional.empty(), relative.unread(), bound);
        }
        var told = conversation
                .pending()
                .map(asked -> RoughlyWhen.inFull(comprehension.read(relative.text(), today), asked))
                .filter(text -> text.startsWith("We are coming "))
                .orElse(relative.text());
        return inFull(
                GraphState.newBuilder(received)
                        .setUserQuery(OtherLength.inFull(told, conversation))
                        .build(),
                earlier,
                bound.saying(relative.text(), relative.notes()),
                conversation,
                today);
    }

    /**
     * A message that asks or tells of something beside the plan: nothing of it changes the plan, or is answered from it.
     *
     * @param whole with the plan, of which "there" may be a place
     */
    Message beside(GraphState state, Conversation whole, Conversation conversation, LocalDate today) {
        var earlier = earlier(state, conversation, today);
        var bound = bound(state, earlier, whole, today);
        var read = comprehension.read(bound.isOpen() ? state.getUserQuery() : bound.text(), today);
        // Whether a place suits somebody is asked by what ails them, beside a plan as without one.
        var suits = bound.isOpen()
                ? Optional.<Completed>empty()
                : Completions.suiting(read, new Background(conversation, earlier, atlas));
        if (suits.isPresent()) {
            return new Message(
                    completed(suits.get(), state, conversation, today),
                    earlier,
                    Optional.empty(),
                    suits,
                    Optional.empty(),
                    bound);
        }
        return new Message(
                ofTheCalendar(read, earlier, conversation),
                earlier,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                bound);
    }

    /** @param state with the message in which all that it points at is named */
    private Message inFull(
            GraphState state, List<Reading> earlier, Bound bound, Conversation conversation, LocalDate today) {
        var background = new Background(conversation, earlier, atlas);
        var refined = conversation
                .pending()
                .filter(Listening::isOfAPlace)
                .flatMap(asked -> refined(state, background, today));
        var resumed = conversation
                .pending()
                .filter(asked -> refined.isEmpty())
                .flatMap(asked -> resumption.of(asked, state.getUserQuery(), conversation.known(), today))
                .or(() -> takingTheOffer(state, conversation, today))
                .or(() -> ChosenSince.in(comprehension.read(state.getUserQuery(), today), earlier, conversation));
        boolean replies = resumed.isPresent() || refined.isPresent();
        var alone = comprehension.read(state.getUserQuery(), today);
        boolean changes = !replies
                && (Completions.placing(alone, background).isPresent()
                        || Completions.changing(alone, background).isPresent());
        var answer =
                replies || changes ? Optional.<String>empty() : PlanAnswers.to(alone, conversation, earlier, atlas);
        if (answer.isPresent()) {
            return new Message(alone, earlier, resumed, Optional.empty(), answer, bound);
        }
        var completed = replies || !conversation.remembers()
                ? refined
                : earlier.isEmpty() ? Completions.ofAKnown(alone, background) : Completions.of(alone, background);
        if (completed.isPresent()) {
            return new Message(
                    completed(completed.get(), state, conversation, today),
                    earlier,
                    resumed,
                    completed,
                    Optional.empty(),
                    bound);
        }
        var query = resumed.map(Resumed::query).orElseGet(() -> named(state, conversation, today));
        var read = comprehension.read(query, today);
        var wished = resumed.flatMap(Resumed::wishes).map(read::wishing).orElse(read);
        var said = ofTheCalendar(wished, earlier, conversation);
        return new Message(
                resumed.isEmpty() ? whole(said, earlier, conversation) : said,
                earlier,
                resumed,
                completed,
                Optional.empty(),
                bound);
    }

    /** A reply to a question of ours chooses from its options, and not from what was said before. */
    private Bound bound(GraphState state, List<Reading> earlier, Conversation conversation, LocalDate today) {
        var bound = pointing(state, earlier, conversation, today);
        var meant = AirportMeant.in(bound.text(), atlas);
        return meant.note()
                .map(note -> bound.saying(meant.text(), List.of(note)))
                .orElse(bound);
    }

    private Bound pointing(GraphState state, List<Reading> earlier, Conversation conversation, LocalDate today) {
        // "Is there something else that you would like to know?" is a question that any other one follows.
        boolean replies = earlier.isEmpty()
                || conversation
                        .pending()
                        .filter(asked -> !asked.getAbout().equals(Resumption.EVIDENCE))
                        .isPresent();
        return replies
                ? new Bound(state.getUserQuery(), List.of(), List.of())
                : WhichOne.once(
                        Referents.bound(
                                comprehension.read(state.getUserQuery(), today), earlier, state, conversation, atlas),
                        conversation.asked());
    }

    /** "Where would you like to go?" */
    private static boolean isOfAPlace(Clarification asked) {
        return asked.getAbout().equals("place") && !Patterns.isIn(OF_A_PLAN, asked.getOriginalQuery());
    }

    /** Who is asked where they would like to go and says what it should be like wants places named, and none chosen. */
    private Optional<Completed> refined(GraphState state, Background background, LocalDate today) {
        return Completions.refined(comprehension.read(state.getUserQuery(), today), background);
    }

    private Reading completed(Completed completed, GraphState state, Conversation conversation, LocalDate today) {
        var read = ofTheCalendar(comprehension.read(completed.query(), today), List.of(), conversation);
        return completed.toldAsIs()
                ? read.wishing(comprehension.read(state.getUserQuery(), today).wishes())
                : read;
    }

    /** "Yes" to what the last plan had left out. */
    private Optional<Resumed> takingTheOffer(GraphState state, Conversation conversation, LocalDate today) {
        if (!conversation.remembers() || conversation.pending().isPresent()) {
            return Optional.empty();
        }
        return Offer.in(state, atlas).flatMap(offer -> {
            var taken = offer.takenBy(comprehension.read(state.getUserQuery(), today));
            if (taken.isEmpty()) {
                return Optional.empty();
            }
            var query = "Add "
                    + String.join(" and ", taken.stream().map(Place::name).toList()) + " to the plan all the same";
            var wishes = comprehension.read(query, today).wishes();
            return Optional.of(
                    new Resumed(query, List.of(), Optional.of(wishes.withdrawing(offer.lifts(conversation.known())))));
        });
    }

    /** What the traveller said before, oldest first, small talk left out. */
    private List<Reading> earlier(GraphState state, Conversation conversation, LocalDate today) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .map(message -> AirportMeant.in(message.getContent(), atlas).text())
                .map(message -> NumberedDay.inFull(message, conversation.start(), tripOf(conversation), today))
                .map(said -> comprehension.read(said, today))
                .filter(reading -> !reading.smallTalk())
                .toList();
    }

    /** The message as the question that it means, where it only puts another time or place into the one before. */
    private Reading whole(Reading said, List<Reading> earlier, Conversation conversation) {
        if (conversation.plan() || said.calendar().isPresent()) {
            return said;
        }
        return ellipsis.whole(earlier, said)
                .map(query -> comprehension.read(query, said.today()))
                .orElse(said);
    }

    /** The message with what it only counts in words: "the second one" of a list, "the 5th" of a month. */
    private String named(GraphState state, Conversation conversation, LocalDate today) {
        if (!conversation.remembers()) {
            return state.getUserQuery();
        }
        var message = state.getUserQuery();
        var pointed = conversation
                .previous()
                .filter(before -> Antecedent.mayBeIn(message))
                .map(before -> Antecedent.named(
                        comprehension.read(message, today), comprehension.read(before, today), state, atlas))
                .orElse(message);
        // The day that was asked about last is nearer than those of a plan.
        return NumberedDay.inFull(pointed, state.getTargetDate().or(conversation::start), tripOf(conversation), today);
    }

    /** The days of the journey, once it is planned. */
    private static Optional<DaySpan> tripOf(Conversation conversation) {
        return conversation.itinerary().isEmpty() ? Optional.empty() : conversation.span();
    }

    /** A message that goes on from a question to the calendar is one, too. */
    private Reading ofTheCalendar(Reading reading, List<Reading> earlier, Conversation conversation) {
        if (!conversation.remembers()) {
            return reading;
        }
        boolean placed = conversation.subject().isPresent() || !reading.places().isEmpty();
        if (placed && CalendarSpeech.asksOfALocalFestival(reading.places().remainder())) {
            return reading.asking(Optional.empty());
        }
        if (conversation.plan()) {
            return reading.asking(
                    calendarTalk.readAlone(saidIn(reading, conversation), conversation.span(), reading.today()));
        }
        var before = earlier.stream()
                .filter(said ->
                        !CalendarSpeech.asksOfALocalFestival(said.places().remainder()))
                .map(said -> saidIn(said, conversation))
                .toList();
        return reading.asking(
                calendarTalk.read(saidIn(reading, conversation), before, conversation.span(), reading.today()));
    }

    private static CalendarTalk.Said saidIn(Reading reading, Conversation conversation) {
        var places = reading.places();
        boolean elsewhere = !places.isEmpty() && !conversation.isAbout(places.all());
        return new CalendarTalk.Said(places.remainder(), !places.isEmpty(), elsewhere, reading.calendar());
    }
}
