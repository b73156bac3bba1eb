import { makeContribution, makeWish } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { addDays } from "@giftling/domain";
import { queueDueMails } from "../../services/email/delivery/due-mails.ts";
import { sendMail } from "../../services/email/delivery/send-mail.ts";
import { queueDueGiftNotices } from "../../services/email/outbox/gift-notice.ts";
import { deliverAllMails } from "../deliver-all-mails.ts";
import { setGiftCount } from "../gift-counts.ts";
import { getCallOutcome } from "../test-fixture.ts";
import { type MailCase, type MailFixture, runTwice } from "./mail-fixture.ts";

export function createGiftMailCases({ world, smtp, family }: MailFixture) {
  return {
    "gift-recorded": {
      subject: "Rose got Emma “Wooden train”",
      async cause() {
        const home = await family();
        const { id } = await makeWish(world.db, home.kidId);
        await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
        await queueDueGiftNotices(world.deps);
        return { home, to: home.email, undo: () => home.caller.wishlist.unpurchase({ id }) };
      },
    },
    "gift-recorded-too": {
      subject: "Rose got Emma “Wooden train”",
      async cause() {
        const home = await family();
        const ben = await world.coParent(home.id);
        const { id } = await makeWish(world.db, home.kidId);
        await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
        // Sends the owner's mail first, so that only the other parent's mail is pending.
        await home.caller.account.updateMailPreferences({ giftRecorded: false });
        await queueDueGiftNotices(world.deps);
        const [own] = await listMails(world.db);
        await sendMail(world.deps, { mailId: own?.id ?? "" });
        const undo = () => world.db.execute("delete from thank_yous");
        return { home: { ...home, caller: ben.caller }, to: ben.email, undo };
      },
    },
    "busy-hub": {
      subject: "A lot is happening on your page",
      async cause() {
        const home = await family();
        await setGiftCount(world.db, home.id, "hour_gifts", 60_000);
        const gift = {
          kidId: home.kidId,
          amount: 5,
          type: "other",
          contributorName: "Ben",
        } as const;
        await runTwice(() => getCallOutcome(world.visitor().gratitude.reportContribution(gift)));
        return { home, to: home.email, undo: () => home.set({ closedAt: new Date() }) };
      },
    },
    "passcode-guessed": {
      subject: "Many wrong passcodes were tried on your page",
      async cause() {
        const home = await family();
        await home.caller.account.updateSharing({ passcode: "maple tree" });
        await world.db.execute(
          `insert into rate_limits values ('wrong-passcode-hub-day:${home.id}', 49, now() + interval '1 day')`,
        );
        const guess = { familyUrl: home.familyUrl, passcode: "oak tree" };
        await getCallOutcome(world.visitor().hub.open(guess));
        await world.db.execute("delete from rate_limits where key like 'wrong-passcode%'");
        const undo = () => home.caller.account.updateSharing({ passcode: null });
        return { home, to: home.email, undo };
      },
    },
    "contribution-withdrawn": {
      subject: /^A gift of \$25 for Emma was taken back$/,
      async cause() {
        const home = await family();
        const { id, passToken } = await world.visitor().gratitude.reportContribution({
          kidId: home.kidId,
          contributorName: "Rose",
          amount: 25,
          type: "other",
        });
        await deliverAllMails(world.deps);
        smtp.received.length = 0;
        await world.db.execute(
          `update contributions set contributed_at = contributed_at - interval '25 hours' where id = '${id}'`,
        );
        await world.visitor().gifts.release({ token: passToken });
        return { home, to: home.email, undo: () => home.set({ closedAt: new Date() }) };
      },
    },
    "gift-given-back": {
      subject: "“Wooden train” is back on Emma's list",
      async cause() {
        const home = await family();
        const { id } = await makeWish(world.db, home.kidId);
        const visitor = world.visitor();
        const { passToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Rose" });
        await deliverAllMails(world.deps);
        smtp.received.length = 0;
        await world.db.execute(
          `update purchases set purchased_at = purchased_at - interval '25 hours' where item_id = '${id}'`,
        );
        await visitor.gifts.release({ token: passToken });
        return { home, to: home.email, undo: () => home.set({ closedAt: new Date() }) };
      },
    },
    "weekly-summary": {
      subject: "Emma's week",
      async cause() {
        const home = await family();
        await home.caller.account.updateMailPreferences({ weeklySummary: true });
        const now = world.clock.now();
        const sunday = addDays(now, 7 - now.getUTCDay()).setUTCHours(17, 0, 0, 0);
        await makeContribution(world.db, home.kidId, { contributedAt: new Date(sunday - 1) });
        world.clock.advance(sunday - now.getTime());
        await runTwice(() => queueDueMails(world.deps));
        const undo = () => world.db.execute("delete from contributions");
        return { home, to: home.email, undo };
      },
    },
    "list-ready": {
      subject: "Emma's birthday is in five weeks",
      async cause() {
        const home = await family();
        await home.born(35);
        await runTwice(() => queueDueMails(world.deps));
        return { home, to: home.email, undo: () => home.born(60) };
      },
    },
  } satisfies Record<string, MailCase>;
}
