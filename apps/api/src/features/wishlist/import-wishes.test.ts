import { makeKid, makeWish } from "@giftling/db/testing/factories";
import {
  COUNT_BOUND_MESSAGES,
  COUNT_BOUNDS,
  PARENT_ERRORS,
  type WishOrError,
} from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../testing/app.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";

const world = await createTestApp();
afterAll(() => world.close());

const URL = "https://shop.example/kite";

async function family() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id);
  const names = async () => (await parent.caller.wishlist.list({ kidId })).map(({ name }) => name);
  return { ...parent, kidId, names };
}

const listRows = (count: number, tag = "Wish") =>
  Array.from({ length: count }, (_, at) => ({ name: `${tag} ${at + 1}`, url: URL }));
const added = (ends: readonly WishOrError[]) => ends.filter((end) => "item" in end).length;

describe("importWishes (rule: import)", () => {
  test("creates drafts and returns the results in row order", async () => {
    const { caller, kidId, names, familyUrl } = await family();
    const ends = await caller.wishlist.import({
      kidId,
      rows: [
        { name: " Box kite ", url: URL, price: "$24.50", description: "The red one" },
        { url: URL },
        { name: "Cometa", url: null, price: "" },
        { name: "Drum", url: "ftp://shop.example/" },
        { name: "x".repeat(121) },
        { name: "Train", price: "9".repeat(41) },
        { name: "Skates" },
        { name: "Tent", url: "Https://Shop.example/Tent" },
      ],
    });
    const kite = { name: "Box kite", url: URL, price: "$24.50", description: "The red one" };
    expect(ends).toMatchObject([
      { item: { ...kite, state: "draft", isActivity: false, quantity: 1 } },
      { error: { code: "INVALID_INPUT", message: PARENT_ERRORS.rowNameRequired } },
      { item: { name: "Cometa", url: null, price: null, state: "draft" } },
      { error: { code: "INVALID_INPUT", message: expect.stringContaining("http") } },
      { error: { code: "INVALID_INPUT", message: expect.stringContaining("120") } },
      { error: { code: "INVALID_INPUT", message: expect.stringContaining("40") } },
      { item: { name: "Skates" } },
      { item: { name: "Tent", url: "https://shop.example/Tent" } },
    ]);
    expect(await names()).toEqual(["Box kite", "Cometa", "Skates", "Tent"]);
    const { wishlist } = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(wishlist).toEqual([]);
  });

  test("adds nothing without rows, with too many rows, or with an unknown column", async () => {
    const { caller, kidId, names } = await family();
    for (const rows of [[], listRows(51), [{ name: "Kite", color: "red" }]]) {
      expect(await getCallOutcome(caller.wishlist.import({ kidId, rows }))).toBe("INVALID_INPUT");
    }
    expect(added(await caller.wishlist.import({ kidId, rows: listRows(50) }))).toBe(50);
    expect(await names()).toEqual(listRows(50).map(({ name }) => name));
  });

  test("adds the rows once for a repeated or concurrent key over REST", async () => {
    const { id, kidId, names } = await family();
    const cookie = await world.signIn(id);
    const rows = [{ name: "Kite", url: URL }, { url: URL }];
    const send = (key: string, more: object[] = rows) =>
      world.app.inject({
        method: "POST",
        url: `/api/kids/${kidId}/wishlist/import`,
        headers: { cookie, "idempotency-key": key },
        payload: { rows: more },
      });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send("import-0001")));
    answers.push(await send("import-0001"));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject([{ item: { name: "Kite" } }, { error: {} }]);
    expect(await names()).toEqual(["Kite"]);
    expect((await send("import-0001", [{ name: "Drum" }])).statusCode).toBe(409);
  });

  test("adds exactly as many rows as the limit allows, even under concurrent calls", async () => {
    const { caller, kidId, names } = await family();
    for (let count = 0; count < COUNT_BOUNDS.wishes - 30; count += 1) {
      await makeWish(world.db, kidId, { name: `Older ${count}` });
    }
    const calls = ["A", "B", "C"].map((tag) =>
      caller.wishlist.import({ kidId, rows: listRows(25, tag) }),
    );
    const single = getCallOutcome(caller.wishlist.create({ kidId, name: "Alone", url: URL }));
    const ends = await Promise.all(calls);
    const isAlone = (await single) === "ok";
    const sum = ends.reduce((all, end) => all + added(end), 0);
    expect(sum + Number(isAlone)).toBe(30);
    expect(await names()).toHaveLength(COUNT_BOUNDS.wishes);
    // Rows that exceed the bound are last in their call and get an error.
    for (const end of ends) {
      const late = end.slice(added(end));
      const full = { error: { code: "TOO_MANY", message: COUNT_BOUND_MESSAGES.wishes } };
      expect(late).toEqual(late.map(() => full));
    }
  });

  test("ignores the Free plan's limit of links, and tolerates a concurrent deletion", async () => {
    const { caller, kidId, names } = await family();
    const activity = { kidId, name: "Camp", isActivity: true };
    for (let count = 0; count < 4; count += 1) await caller.wishlist.create(activity);
    const [first] = await caller.wishlist.list({ kidId });
    const ends = await countCallOutcomes([
      caller.wishlist.import({ kidId, rows: listRows(3) }),
      caller.wishlist.delete({ id: first?.id ?? "" }),
    ]);
    expect(ends).toEqual({ ok: 2 });
    expect(await names()).toHaveLength(6);
  });

  test("returns NOT_FOUND for another family's kid", async () => {
    const { kidId } = await family();
    const stranger = await world.parent();
    const call = stranger.caller.wishlist.import({ kidId, rows: listRows(1) });
    expect(await getCallOutcome(call)).toBe("NOT_FOUND");
  });
});
