import { makeWish } from "@giftling/db/testing/factories";
import { deleteJobs, listJobs } from "@giftling/db/testing/jobs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { queueDueGiftNotices } from "../../services/email/outbox/gift-notice.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";
import { createWebhookFixture } from "../../testing/webhook-fixture.ts";

const { world, receiver, smtp, family, deliver, close } = await createWebhookFixture();
afterAll(close);
beforeEach(async () => {
  await deleteJobs(world.db);
  receiver.received.length = 0;
  Object.assign(receiver.reply, { status: 200, location: "", delayMs: 0 });
  smtp.received.length = 0;
});

type Home = Awaited<ReturnType<typeof family>>;

async function buy({ kidId }: Home, purchase: { purchasedBy?: string; isAnonymous?: boolean }) {
  const { id } = await makeWish(world.db, kidId, { name: "Wooden train" });
  return world.visitor().wishlist.purchase({ id, ...purchase });
}

const chipIn = ({ kidId }: Home) =>
  world.visitor().gratitude.reportContribution({
    kidId,
    contributorName: "Uncle Ben",
    amount: 25,
    type: "529",
  });

describe("the events of a webhook (rule: webhooks)", () => {
  test("report a gift and money to confirm once, with a valid signature", async () => {
    const home = await family();
    await buy(home, { purchasedBy: "Grandma Rose" });
    await chipIn(home);
    await deliver();
    await deliver();
    const events = receiver.verifiedEvents(home.secret);
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
      {
        type: "gift.recorded",
        data: {
          kid: { id: home.kidId, firstName: "Emma" },
          isSurprise: false,
          giver: "Grandma Rose",
          gift: "Wooden train",
          amount: null,
          currency: null,
        },
      },
      {
        type: "contribution.reported",
        data: expect.objectContaining({ giver: "Uncle Ben", amount: 25, currency: "USD" }),
      },
    ]);
    expect(await home.log()).toMatchObject([
      { status: "delivered", attempts: 1, statusCode: 200, problem: null, nextAttemptAt: null },
      { status: "delivered", type: "gift.recorded", eventId: events[0]?.id },
    ]);
  });

  test("are only those that the owner chose, and that happened after the webhook was added", async () => {
    const home = await family({ events: ["contribution.reported"] });
    await buy(home, { purchasedBy: "Rose" });
    await deliver();
    expect(receiver.received).toEqual([]);
    const later = await home.caller.webhooks.create({
      url: receiver.url,
      events: ["gift.recorded"],
    });
    await chipIn(home);
    await deliver();
    expect(receiver.verifiedEvents(home.secret).map(({ type }) => type)).toEqual([
      "contribution.reported",
    ]);
    expect(await home.caller.webhooks.deliveries({ id: later.id })).toEqual([]);
  });

  test("never name a surprise, an anonymous giver, a name to approve or a name like a link", async () => {
    const surprise = await family({ kid: { keepsSurprises: true } });
    const anonymous = await family();
    const approving = await family({ approvesNames: true });
    await buy(surprise, { purchasedBy: "Grandma Rose" });
    await chipIn(surprise);
    await buy(anonymous, { purchasedBy: "Secret Rose", isAnonymous: true });
    await buy(anonymous, { purchasedBy: "rose.example" });
    await buy(approving, { purchasedBy: "Stranger" });
    await world
      .visitor()
      .gifts.record({ kidId: approving.kidId, label: "Odd words", giverName: "Stranger" });
    await deliver();
    const bodies = receiver.received.map(({ body }) => body).join("\n");
    expect(receiver.received).toHaveLength(6);
    expect(bodies).not.toMatch(/Grandma|Ben|amount":2|Secret|rose\.example|Stranger|Odd/);
    const hidden = { isSurprise: true, giver: null, gift: null, amount: null, currency: null };
    for (const { body } of receiver.received.filter(({ body }) => body.includes("true"))) {
      expect(JSON.parse(body).data).toEqual({
        kid: { id: surprise.kidId, firstName: "Emma" },
        ...hidden,
      });
    }
    expect(bodies.match(/"isSurprise":true/g)).toHaveLength(2);
    expect(bodies.match(/"gift":"Wooden train"/g)).toHaveLength(3);
  });

  test("are dropped when the gift is undone or its kid deleted, and end with the account", async () => {
    const undone = await family();
    const deleted = await family();
    const closed = await family();
    const { item, undoToken } = await buy(undone, { purchasedBy: "Rose" });
    await buy(deleted, { purchasedBy: "Rose" });
    await buy(closed, { purchasedBy: "Rose" });
    await queueDueGiftNotices(world.deps);
    expect(await listJobs(world.db, "deliver-webhook")).toHaveLength(3);
    await world.visitor().wishlist.undoPurchase({ id: item.id, undoToken });
    await deleted.caller.kids.delete({ id: deleted.kidId });
    await closed.caller.account.close({ confirm: "DELETE" });
    await deliver();
    expect(receiver.received).toEqual([]);
    expect(await undone.log()).toEqual([]);
    expect(await deleted.log()).toEqual([]);
  });

  test("cannot be sent again after the gift is undone", async () => {
    const home = await family();
    const { item, undoToken } = await buy(home, { purchasedBy: "Rose" });
    await deliver();
    const [{ id: deliveryId } = { id: "" }] = await home.log();
    await world.visitor().wishlist.undoPurchase({ id: item.id, undoToken });
    const call = home.caller.webhooks.sendAgain({ id: home.webhook.id, deliveryId });
    expect(await getCallOutcome(call)).toBe("NOT_FOUND");
    expect(receiver.received).toHaveLength(1);
  });
});
