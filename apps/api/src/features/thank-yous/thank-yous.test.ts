import { families } from "@giftling/db/schema/index";
import { makeThankYou, makeWish } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, describe, expect, test } from "vitest";
import { countCallOutcomes, getCallOutcome, UNKNOWN_ID } from "../../testing/test-fixture.ts";
import { createThankYouFixture, SAMPLE_THANK_YOU } from "../../testing/thank-you-fixture.ts";

const { world, family, close } = await createThankYouFixture();
afterAll(close);

const getToken = (pageUrl: string | null) =>
  new URL(pageUrl ?? "").pathname.split("/").at(-1) ?? "";
const read = (token: string) => world.visitor().gratitude.thankYouPage({ token });

describe("create", () => {
  test("creates a private page and moves the gift from the queue to the history", async () => {
    const { waiting, send, queue, history } = await family();
    const id = await waiting();
    const sent = await send(id, `  ${SAMPLE_THANK_YOU} `);
    expect(sent).toMatchObject({
      id,
      contributorName: "Uncle Ben",
      status: "sent",
      personalMessage: SAMPLE_THANK_YOU,
    });
    expect(sent.pageUrl).toContain(`${world.deps.config.origin}/thank-you/`);
    expect(await queue()).toEqual([]);
    expect(await history()).toEqual([sent]);
    expect(await read(getToken(sent.pageUrl))).toEqual({
      childFirstName: "Leo",
      giverName: "Uncle Ben",
      giftLabel: null,
      message: SAMPLE_THANK_YOU,
      imageUrl: null,
      imageWidth: null,
      imageHeight: null,
      hubPath: expect.stringContaining(`?kid=${sent.kidId}`),
      showsBranding: true,
      isHearted: false,
      language: "en",
      noHeart: null,
      writtenBy: null,
    });
  });

  test("names the gift on the page, and links to the hub while it is published", async () => {
    const { caller, kidId, send } = await family();
    const { id: thanks } = await makeThankYou(world.db, kidId, { giftLabel: "Balance board" });
    const token = getToken((await send(thanks)).pageUrl);
    const { familyUrl } = await caller.account.user();
    const hubPath = `/hub/${familyUrl}?kid=${kidId}`;
    expect(await read(token)).toMatchObject({ giftLabel: "Balance board", hubPath });
    await caller.account.updateSharing({ isPublished: false });
    expect(await read(token)).toMatchObject({ message: SAMPLE_THANK_YOU, hubPath: null });
  });

  test("omits the product's name from a Premium family's page (rule: branding)", async () => {
    const { waiting, send } = await family({
      subscriptionPlan: "premium",
      subscriptionStatus: "active",
    });
    const { pageUrl } = await send(await waiting());
    expect(await read(getToken(pageUrl))).toMatchObject({ showsBranding: false });
  });

  test("returns the first response for the same message and rejects a different one", async () => {
    const { waiting, send, history } = await family();
    const id = await waiting();
    const sent = await send(id);
    world.clock.advance(60_000);
    expect(await send(id)).toEqual(sent);
    expect(await getCallOutcome(send(id, "Something else."))).toBe("CONFLICT");
    expect(await history()).toEqual([sent]);
  });

  test("sends several givers the same message, each with a page", async () => {
    const { caller, waiting, queue } = await family();
    const ids = [await waiting("Ann"), await waiting("Bob"), await waiting(null)];
    const [first = ""] = ids;
    const call = { ids: [...ids, first], personalMessage: SAMPLE_THANK_YOU };
    const sent = await caller.gratitude.sendThankYous(call);
    expect(sent.map((one) => one.id)).toEqual(ids);
    const pages = await Promise.all(sent.map((one) => read(getToken(one.pageUrl))));
    expect(pages.map((page) => page.giverName)).toEqual(["Ann", "Bob", null]);
    expect(await queue()).toEqual([]);
  });

  test("inserts each giver's name, and sends to nobody when the result is too long for one of them", async () => {
    const { caller, waiting, send, queue } = await family();
    const [ann, nobody, long] = [
      await waiting("Ann"),
      await waiting(null),
      await waiting("A".repeat(80)),
    ];
    const personalMessage = `Dear {name},\n${"a".repeat(450)}`;
    const all = (ids: string[]) => caller.gratitude.sendThankYous({ ids, personalMessage });
    expect(await getCallOutcome(all([ann, nobody, long]))).toBe("INVALID_INPUT");
    expect(await queue()).toHaveLength(3);
    const sent = await all([ann, nobody]);
    expect(sent.map((one) => one.personalMessage?.split("\n")[0])).toEqual([
      "Dear Ann,",
      "Dear friend,",
    ]);
    expect(await all([ann, nobody])).toEqual(sent);
    expect(await send(long, "Dear {name}")).toMatchObject({ personalMessage: "Dear {name}" });
  });

  test("sends to all givers or to none", async () => {
    const { caller, waiting, send, queue } = await family();
    const [first, second] = [await waiting(), await waiting()];
    const all = (ids: string[]) =>
      getCallOutcome(caller.gratitude.sendThankYous({ ids, personalMessage: SAMPLE_THANK_YOU }));
    for (const id of [UNKNOWN_ID, "x"]) expect(await all([first, id])).toBe("NOT_FOUND");
    await send(second, "Something else.");
    expect(await all([first, second])).toBe("CONFLICT");
    expect((await queue()).map((one) => one.id)).toEqual([first]);
  });
});

describe("read", () => {
  test("lists the history latest first, including gifts marked as thanked", async () => {
    const { caller, waiting, send, history } = await family();
    const [first, second, third] = [await waiting("Ann"), await waiting("Bob"), await waiting()];
    await caller.gratitude.markThanked({ id: third, isThanked: true });
    world.clock.advance(1_000);
    await send(second);
    world.clock.advance(1_000);
    await send(first);
    expect((await history()).map((one) => one.id)).toEqual([first, second, third]);
  });
});

describe("update", () => {
  test("removes a gift marked as thanked from the queue without a page, and restores it when unmarked", async () => {
    const { caller, waiting, queue, history } = await family();
    const id = await waiting();
    const mark = (isThanked: boolean) => caller.gratitude.markThanked({ id, isThanked });
    const thanked = { status: "thanked", personalMessage: null, sentAt: null, pageUrl: null };
    expect(await mark(true)).toMatchObject(thanked);
    expect(await mark(true)).toMatchObject(thanked);
    expect(await queue()).toEqual([]);
    expect(await history()).toHaveLength(1);
    expect(await mark(false)).toMatchObject({ status: "pending" });
    expect(await mark(false)).toMatchObject({ status: "pending" });
    expect(await queue()).toHaveLength(1);
  });

  test("marks a sent thank-you as thanked and preserves its page", async () => {
    const { caller, waiting, send } = await family();
    const id = await waiting();
    const { pageUrl } = await send(id);
    const mark = (isThanked: boolean) => caller.gratitude.markThanked({ id, isThanked });
    expect(await mark(true)).toMatchObject({ status: "thanked", pageUrl });
    expect(await read(getToken(pageUrl))).toMatchObject({ message: SAMPLE_THANK_YOU });
    expect(await mark(false)).toMatchObject({ status: "sent", pageUrl });
  });

  test("sends a thank-you for a gift marked as thanked", async () => {
    const { caller, waiting, send } = await family();
    const id = await waiting();
    await caller.gratitude.markThanked({ id, isThanked: true });
    expect(await send(id)).toMatchObject({ status: "sent", personalMessage: SAMPLE_THANK_YOU });
  });
});

describe("delete", () => {
  test("preserves the sent thank-you and its page when the gift is put back", async () => {
    const { caller, kidId, send, queue, history } = await family();
    const { id } = await makeWish(world.db, kidId);
    await world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    const [waiting] = await queue();
    const { pageUrl } = await send(waiting?.id ?? "");
    expect(await caller.wishlist.unpurchase({ id })).toMatchObject({
      changed: { withdrawnThankYouId: null },
    });
    expect(await history()).toHaveLength(1);
    expect(await read(getToken(pageUrl))).toMatchObject({ giverName: "Grandma Rose" });
  });

  test("deletes the page with its kid", async () => {
    const { caller, kidId, waiting, send } = await family();
    const token = getToken((await send(await waiting())).pageUrl);
    await caller.kids.delete({ id: kidId });
    expect(await getCallOutcome(read(token))).toBe("NOT_FOUND");
  });
});

describe("privacy", () => {
  test("returns NOT_FOUND for another family's thank-yous", async () => {
    const owner = await family();
    const id = await owner.waiting();
    const { caller } = await family();
    for (const other of [id, UNKNOWN_ID, "x"]) {
      const tally = await countCallOutcomes([
        caller.gratitude.sendThankYou({ id: other, personalMessage: SAMPLE_THANK_YOU }),
        caller.gratitude.sendThankYous({ ids: [other], personalMessage: SAMPLE_THANK_YOU }),
        caller.gratitude.markThanked({ id: other, isThanked: true }),
      ]);
      expect(tally).toEqual({ NOT_FOUND: 3 });
    }
    const list = caller.gratitude.sentThankYous({ kidId: owner.kidId });
    expect(await getCallOutcome(list)).toBe("NOT_FOUND");
    expect(await owner.queue()).toMatchObject([{ id, status: "pending" }]);
  });

  test("returns NOT_FOUND for a guessed page token", async () => {
    const { waiting, send } = await family();
    const [first, second] = [await waiting(), await waiting()];
    const token = getToken((await send(first)).pageUrl);
    const other = getToken((await send(second)).pageUrl);
    const mixed = `${first}.${other.split(".")[1]}`;
    for (const guess of [first, `${first}.`, mixed, `${token}x`, token.slice(0, -1), "x"]) {
      expect(await getCallOutcome(read(guess))).toBe("NOT_FOUND");
    }
    expect(await getCallOutcome(read(token))).toBe("ok");
  });

  test("returns NOT_FOUND for a gift token", async () => {
    const { kidId, queue, send } = await family();
    const { id } = await makeWish(world.db, kidId);
    const { giftToken } = await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
    await send((await queue())[0]?.id ?? "");
    expect(await getCallOutcome(read(giftToken))).toBe("NOT_FOUND");
  });

  test("returns NOT_FOUND for a closed account's page", async () => {
    const open = await family();
    const { pageUrl } = await open.send(await open.waiting());
    await updateRow(world.db, families, open.id, { closedAt: new Date() });
    expect(await getCallOutcome(read(getToken(pageUrl)))).toBe("NOT_FOUND");
  });
});
