import { makeWish } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";
import { createThankYouFixture, SAMPLE_THANK_YOU } from "../../testing/thank-you-fixture.ts";

const { world, family, close } = await createThankYouFixture();
afterAll(close);

describe("limits", () => {
  test("requires a message of at most 500 characters", async () => {
    const { waiting, send, queue } = await family();
    const id = await waiting();
    for (const words of ["", "  \n ", "x".repeat(501)]) {
      expect(await getCallOutcome(send(id, words))).toBe("INVALID_INPUT");
    }
    expect(await queue()).toHaveLength(1);
    expect(await getCallOutcome(send(id, "x".repeat(500)))).toBe("ok");
  });

  test("requires one to fifty givers per call", async () => {
    const { caller, waiting } = await family();
    const id = await waiting();
    for (const ids of [[], Array.from({ length: 51 }, () => id)]) {
      const call = caller.gratitude.sendThankYous({ ids, personalMessage: SAMPLE_THANK_YOU });
      expect(await getCallOutcome(call)).toBe("INVALID_INPUT");
    }
  });
});

describe("races", () => {
  test("sends only one of twenty concurrent requests with different messages", async () => {
    const { waiting, send, history } = await family();
    const id = await waiting();
    const calls = Array.from({ length: 20 }, (_, index) => send(id, `Thank you, ${index}.`));
    expect(await countCallOutcomes(calls)).toEqual({ ok: 1, CONFLICT: 19 });
    expect(await history()).toHaveLength(1);
  });

  test("sends once and returns the same response for twenty concurrent requests with the same message", async () => {
    const { waiting, send } = await family();
    const id = await waiting();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id)));
    expect(new Set(answers.map((answer) => answer.sentAt)).size).toBe(1);
  });

  test("ends in a valid state after overlapping batches, marks and undone purchases", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { caller, kidId, waiting, queue } = await family();
      const { id: itemId } = await makeWish(world.db, kidId);
      await world.visitor().wishlist.purchase({ id: itemId, purchasedBy: "Rose" });
      const [gift] = await queue();
      const [first, second] = [await waiting(), await waiting()];
      const ids = [first, second, gift?.id ?? ""];
      const tally = await countCallOutcomes([
        caller.gratitude.sendThankYous({ ids, personalMessage: SAMPLE_THANK_YOU }),
        caller.gratitude.sendThankYous({
          ids: ids.toReversed(),
          personalMessage: SAMPLE_THANK_YOU,
        }),
        caller.gratitude.markThanked({ id: second, isThanked: true }),
        caller.wishlist.unpurchase({ id: itemId }),
        ...(round % 2 ? [caller.kids.delete({ id: kidId })] : []),
      ]);
      expect(Object.keys(tally).filter((code) => !["ok", "NOT_FOUND"].includes(code))).toEqual([]);
    }
  });
});
