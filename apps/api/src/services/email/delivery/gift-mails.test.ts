import { makeWish } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createParentMailFixture } from "../../../testing/parent-mail-fixture.ts";
import { queueDueGiftNotices } from "../outbox/gift-notice.ts";
import { queueDailyWarning, queueFamilyMail } from "../outbox/queue-mails.ts";

const { world, smtp, family, deliver, subjects, close } = await createParentMailFixture();
afterAll(close);
beforeEach(() => {
  smtp.received.length = 0;
});

const MINUTE = 60_000;

describe("gift mails", () => {
  test("combine several gifts and are sent at most once an hour", async () => {
    const { kidId, buy } = await family();
    await buy("Grandma Rose");
    await world.visitor().gratitude.reportContribution({
      kidId,
      contributorName: "Uncle Ben",
      amount: 25,
      type: "529",
    });
    await deliver();
    expect(subjects()).toEqual(["2 gifts for Emma"]);
    expect(smtp.received[0]?.text).toContain("Grandma Rose bought Wooden train for Emma.");
    expect(smtp.received[0]?.text).toContain("Uncle Ben says they gave $25 to Emma's 529 plan.");
    expect(smtp.received[0]?.text).toContain(`/dashboard?kid=${kidId}&gift=`);
    world.clock.advance(10 * MINUTE);
    await buy("Ann");
    await buy("Bob");
    await queueDueGiftNotices(world.deps);
    const [waiting] = await listMails(world.db, { status: "queued" });
    const wait = (waiting?.dueAt.getTime() ?? 0) - world.clock.now().getTime();
    expect(wait).toBeGreaterThan(45 * MINUTE);
    await deliver();
    expect(subjects()).toEqual(["2 gifts for Emma", "2 gifts for Emma"]);
  });

  test("combine twenty concurrent gifts", async () => {
    const { buy } = await family();
    await Promise.all(Array.from({ length: 20 }, (_, at) => buy(`Giver ${at}`)));
    await deliver();
    expect(subjects()).toEqual(["20 gifts for Emma"]);
    expect(smtp.received[0]?.text).toContain("And 8 more.");
  });

  test("name the visitor with the most holds on a busy hub, and link to releasing the holds", async () => {
    const { id: familyId, kidId } = await family();
    const ana = world.visitor({ ip: "203.0.113.90" });
    const ids: string[] = [];
    for (const reservedBy of ["Ana", "Ana", "cheap.example"]) {
      const { id } = await makeWish(world.db, kidId);
      ids.push(id);
      await ana.wishlist.reserve({ id, reservedBy });
    }
    await queueDailyWarning(world.deps, familyId, "busy-hub");
    await deliver();
    expect(subjects()).toEqual(["A lot is happening on your page"]);
    const text = smtp.received[0]?.text.replaceAll(/\s+/g, " ");
    expect(text).toContain("3 gifts are on hold for Ana, all from one home or network.");
    expect(text).not.toContain("cheap.example");
    const wish = /\/dashboard\/wishlist\?kid=([^&]+)&wish=(\S+)/.exec(text ?? "");
    expect(wish?.[1]).toBe(kidId);
    expect(ids).toContain(wish?.[2]);
  });

  test("are not sent without a verified address (rule: parent-mail)", async () => {
    const { buy } = await family({ owner: { email: "" } });
    await buy("Grandma Rose");
    await deliver();
    expect(smtp.received).toEqual([]);
    expect(await listMails(world.db, { status: "queued" })).toEqual([]);
  });

  test("omit undone gifts and gifts recorded by a parent, and are not sent when turned off", async () => {
    const { caller, kidId, buy, prefer } = await family();
    await caller.wishlist.unpurchase({ id: await buy("Rose") });
    const given = { contributorName: "Ben", amount: 5, type: "other" } as const;
    await caller.gratitude.reportContribution({ ...given, kidId });
    await deliver();
    await prefer({ giftRecorded: false });
    await buy("Ann");
    await deliver();
    expect(smtp.received).toEqual([]);
    await prefer({ giftRecorded: true });
    await buy("Bob");
    await deliver();
    expect(subjects()).toEqual(["Bob got Emma “Wooden train”"]);
  });

  test("do not name a surprise or an unapproved giver in the subject", async () => {
    const surprise = await family();
    await surprise.caller.kids.update({ id: surprise.kidId, keepsSurprises: true });
    await surprise.buy("Bob");
    await deliver();
    const unapproved = await family();
    await unapproved.caller.account.updateSharing({ approvesNames: true });
    await unapproved.buy("Ann");
    await deliver();
    expect(subjects()).toEqual(["A gift for Emma", "A gift for Emma"]);
  });

  test("lead to the wish, the ledger or the request of an undone gift", async () => {
    const { id: familyId, kidId } = await family();
    const gift = { giverName: "Rose", childFirstName: "Emma" };
    const undone = { kind: "gift-given-back", facts: { ...gift, wish: "", kidId } } as const;
    const money = { ...gift, amountCents: 2_500, kidId };
    const mails = [
      { ...undone, facts: { ...undone.facts, wish: "Train", itemId: "w1" } },
      undone,
      { kind: "contribution-withdrawn", facts: { ...money, isRequest: false } },
      { kind: "contribution-withdrawn", facts: { ...money, isRequest: true } },
      // A previous release queued mails without these ids.
      { kind: "gift-given-back", facts: { ...gift, wish: "Train" } },
    ] as const;
    for (const [at, mail] of mails.entries()) {
      const onceFor = (userId: string) => `${at}:${userId}`;
      await queueFamilyMail(world.db, world.deps, familyId, { ...mail, onceFor });
      await deliver();
    }
    const paths = smtp.received.map(({ text }) => /(\/dashboard\S*)/.exec(text)?.[1]);
    expect(paths).toEqual([
      `/dashboard/wishlist?kid=${kidId}&wish=w1`,
      `/dashboard/giving?kid=${kidId}`,
      `/dashboard/giving?kid=${kidId}`,
      `/dashboard?kid=${kidId}`,
      "/dashboard",
    ]);
  });
});
