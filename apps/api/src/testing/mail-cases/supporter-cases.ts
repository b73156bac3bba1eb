import { thankYous } from "@giftling/db/schema/index";
import { makeWish } from "@giftling/db/testing/factories";
import { deleteRow } from "@giftling/db/testing/rows";
import { queueMyGiftsMail } from "../../features/mine/my-gifts.ts";
import { queueDueMails } from "../../services/email/delivery/due-mails.ts";
import { announceUpdate } from "../../services/email/outbox/announce-update.ts";
import { announceDigest } from "../../services/email/outbox/digest.ts";
import { type MailCase, type MailFixture, runTwice } from "./mail-fixture.ts";

export function createSupporterMailCases({
  world,
  family,
  supporter,
  confirmedSupporter,
}: MailFixture) {
  return {
    "confirm-address": {
      subject: "Shall we send you the family's news?",
      async cause() {
        const home = await family();
        const to = await supporter(home);
        return { home, to, undo: () => home.setContacts({ confirmationTokenHash: null }) };
      },
    },
    "hold-link": {
      subject: "The link to your gift",
      async cause() {
        const home = await family();
        const to = `holder-${home.id}@example.com`;
        const { id } = await makeWish(world.db, home.kidId);
        await world.visitor().wishlist.reserve({ id, email: to });
        return { home, to, undo: () => home.caller.wishlist.release({ id }) };
      },
    },
    "my-gifts": {
      subject: "Your gifts, in one place",
      async cause() {
        const home = await family();
        const to = await confirmedSupporter(home);
        await world.visitor().mine.ask({ email: to });
        const askedOn = world.clock.now().toISOString().slice(0, 10);
        const asked = { email: to, language: null, askedOn };
        await runTwice(() => queueMyGiftsMail(world.deps, asked));
        return { home, to, undo: () => home.setContacts({ unsubscribedAt: new Date() }) };
      },
    },
    "new-update": {
      subject: "Emma: First tooth",
      async cause() {
        const home = await family();
        const to = await confirmedSupporter(home);
        const update = { kidId: home.kidId, title: "First tooth", content: "It wobbled." };
        const { id } = await home.caller.updates.create(update);
        await runTwice(() => announceUpdate(world.deps, { updateId: id }));
        return { home, to, undo: () => home.caller.updates.delete({ id }) };
      },
    },
    reminder: {
      subject: "Emma's birthday is in three weeks",
      async cause() {
        const home = await family();
        const to = await confirmedSupporter(home);
        await home.born(21);
        await world.db.execute(
          `update supporters set reminds_birthday = true where kid_id = '${home.kidId}'`,
        );
        await runTwice(() => queueDueMails(world.deps));
        return { home, to, undo: () => home.born(60) };
      },
    },
    "wish-digest": {
      subject: "1 new idea for Emma",
      async cause() {
        const home = await family();
        const to = await confirmedSupporter(home);
        await world.db.execute(
          `update supporters set wants_digest = true where kid_id = '${home.kidId}'`,
        );
        await home.set({ sendsDigests: true });
        const wish = { kidId: home.kidId, name: "Any kite", isIdea: true };
        const { id } = await home.as().wishlist.create(wish);
        await runTwice(() => announceDigest(world.deps, { kidId: home.kidId }));
        return { home, to, undo: () => home.caller.wishlist.delete({ id }) };
      },
    },
    "thank-you": {
      subject: "A thank-you from Emma",
      async cause() {
        const home = await family();
        const to = await confirmedSupporter(home);
        const { pendingThankYous, sendThankYou } = home.caller.gratitude;
        const [{ id } = { id: "" }] = await pendingThankYous({ kidId: home.kidId });
        await sendThankYou({ id, personalMessage: "Thank you." });
        const undo = () => deleteRow(world.db, thankYous, id);
        return { home, to, undo };
      },
    },
    "wish-removed": {
      subject: "“Wooden train” is no longer on Emma's list",
      async cause() {
        const home = await family();
        const to = await confirmedSupporter(home);
        const [{ id } = { id: "" }] = await home.caller.wishlist.list({ kidId: home.kidId });
        await home.caller.wishlist.update({ id, state: "put-away" });
        const undo = () =>
          world.db.execute("update purchases set received_at = now() where reserved_until is null");
        return { home, to, undo };
      },
    },
  } satisfies Record<string, MailCase>;
}
