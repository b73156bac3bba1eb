import { makeKid, makePicture } from "@giftling/db/testing/factories";
import { errorOutput } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { AppError, createErrorBody, toAppError } from "../core/errors/app-error.ts";
import { countCallOutcomes, createTestFixture } from "../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const url = "https://shop.example/train";

async function family() {
  const parent = await world.parent();
  const { caller } = parent;
  const { id: kidId } = await makeKid(world.db, parent.id);
  const wish = await caller.wishlist.create({ kidId, name: "Train", url });
  const payment = await caller.links.createPayment({ kidId, type: "529", label: "529", url });
  const registry = await caller.links.createRegistry({ kidId, service: "target", label: "T", url });
  const update = await caller.updates.create({ kidId, title: "First day", content: "She ran in." });
  const [kid] = await caller.kids.list();
  if (!kid) throw new Error("The kid is missing");
  return { ...parent, kidId, kid, wish, payment, registry, update };
}
type Family = Awaited<ReturnType<typeof family>>;
type Fields = Record<string, unknown>;

/** Functions that edit and read an item, by kind. `one` and `other` are edits of different fields. */
const KINDS = {
  wish: {
    one: { name: "Bus" },
    other: { price: "$30" },
    edit: ({ caller, wish: { id, version } }: Family, fields: Fields) =>
      caller.wishlist.update({ id, version, ...fields }),
    read: async ({ caller, kidId }: Family) => (await caller.wishlist.list({ kidId }))[0],
  },
  "payment link": {
    one: { label: "For later" },
    other: { contributionCode: "AB-1" },
    edit: ({ caller, payment: { id, version } }: Family, fields: Fields) =>
      caller.links.updatePayment({ id, version, ...fields }),
    read: async ({ caller, kidId }: Family) => (await caller.links.listPayment({ kidId }))[0],
  },
  registry: {
    one: { label: "Toys" },
    other: { description: "For her room" },
    edit: ({ caller, registry: { id, version } }: Family, fields: Fields) =>
      caller.links.updateRegistry({ id, version, ...fields }),
    read: async ({ caller, kidId }: Family) => (await caller.links.listRegistry({ kidId }))[0],
  },
  update: {
    one: { title: "Kindergarten" },
    other: { content: "And never looked back." },
    edit: ({ caller, update: { id, version } }: Family, fields: Fields) =>
      caller.updates.update({ id, version, ...fields }),
    read: async ({ caller, kidId }: Family) => (await caller.updates.list({ kidId }))[0],
  },
  kid: {
    one: { firstName: "Emmy" },
    other: { birthdayMonth: 5, birthdayDay: 20 },
    edit: ({ caller, kid: { id, version } }: Family, fields: Fields) =>
      caller.kids.update({ id, version, ...fields }),
    read: async ({ caller }: Family) => (await caller.kids.list())[0],
  },
};

describe.each(Object.entries(KINDS))("versions of a %s", (_name, { one, other, edit, read }) => {
  const field = Object.keys(one)[0] ?? "";

  test("merges two concurrent edits of different fields", async () => {
    const own = await family();
    expect(await countCallOutcomes([edit(own, one), edit(own, other)])).toEqual({ ok: 2 });
    expect(await read(own)).toMatchObject({ ...one, ...other });
  });

  test("accepts one of two concurrent edits of a field and returns both values to the other caller", async () => {
    const own = await family();
    const wanted = ["One", "Two"].map((name) => ({ [field]: name }));
    const tries = await Promise.allSettled(wanted.map((fields) => edit(own, fields)));
    const won = tries.findIndex(({ status }) => status === "fulfilled");
    const lost = tries[1 - won];
    const error: unknown = lost?.status === "rejected" ? lost.reason.cause : null;
    if (!(error instanceof AppError)) throw new Error("Both edits won");
    expect(error.code).toBe("CHANGED_MEANWHILE");
    expect(error.changed).toMatchObject({ mine: wanted[1 - won], theirs: wanted[won] });
    expect(await read(own)).toMatchObject(wanted[won] ?? {});
    // A client that keeps its value retries with the returned version.
    await edit(own, { ...wanted[1 - won], version: error.changed?.version });
    expect(await read(own)).toMatchObject(wanted[1 - won] ?? {});
  });

  test("returns the same version in lists and in write responses", async () => {
    const own = await family();
    const after = await edit(own, one);
    expect(after.version).toMatch(/^\w{21,}$/);
    expect(await read(own)).toMatchObject({ version: after.version });
  });

  test("skips the conflict check when no version is sent", async () => {
    const own = await family();
    await edit(own, one);
    await edit(own, { [field]: "Mine", version: undefined });
    expect(await read(own)).toMatchObject({ [field]: "Mine" });
  });
});

test("treats a link's slot as a single value", async () => {
  const { caller, payment, registry } = await family();
  const place = (slot: 1 | 2) => ({ isPriority: true, priorityOrder: slot });
  await caller.links.updatePayment({ id: payment.id, ...place(1) });
  const { id, version } = payment;
  const call = caller.links.updatePayment({ id, version, ...place(2) });
  await expect(call).rejects.toMatchObject({
    cause: { changed: { mine: place(2), theirs: place(1) } },
  });
  // Moving the link out of its slot is a change. Sending the same slot is not a change.
  await caller.links.updatePayment({ id, version, ...place(1) });
  await caller.links.updateRegistry({ id: registry.id, version: registry.version, ...place(1) });
});

test("reports conflicting edits of pictures and of the hub's theme", async () => {
  const { id: familyId, caller, kid } = await family();
  const [first, second] = await Promise.all([
    makePicture(world.db, familyId),
    makePicture(world.db, familyId),
  ]);
  const avatarUrl = `/media/${first.storageKey}`;
  const { id, version } = kid;
  await caller.kids.setAvatar({ id, version, avatarUrl });
  const other = caller.kids.setAvatar({ id, version, avatarUrl: `/media/${second.storageKey}` });
  await expect(other).rejects.toMatchObject({ cause: { changed: { theirs: { avatarUrl } } } });

  const look = await caller.account.theme();
  expect(look.version).toMatch(/^\w{21}$/);
  await caller.account.updateTheme({ version: look.version, palette: "coral" });
  const late = caller.account.updateTheme({ version: look.version, palette: "evergreen" });
  await expect(late).rejects.toMatchObject({ cause: { code: "CHANGED_MEANWHILE" } });
});

test("returns no versions to visitors", async () => {
  const { familyUrl, kidId, wish } = await family();
  const visitor = world.visitor();
  const bought = await visitor.wishlist.purchase({ id: wish.id, isAnonymous: true });
  const shown = [
    await visitor.hub.kids({ familyUrl }),
    await visitor.hub.kid({ familyUrl, kidId }),
    await visitor.hub.updates({ familyUrl, kidId }),
    bought,
    await visitor.wishlist.undoPurchase({ id: wish.id, undoToken: bought.undoToken }),
  ];
  expect(JSON.stringify(shown)).not.toContain('"version"');
});

test("returns versions over REST, and a 409 with both values and the current version", async () => {
  const { caller, wish } = await family();
  await caller.wishlist.update({ id: wish.id, name: "Bus" });
  const error = await caller.wishlist
    .update({ id: wish.id, name: "Plane", version: wish.version })
    .catch((thrown: unknown) => toAppError(thrown));
  if (!(error instanceof AppError)) throw new Error("It was not refused");
  const body = createErrorBody(error);
  expect(errorOutput.parse(body)).toEqual(body);
  expect(error.status).toBe(409);
  expect(body).toEqual({
    code: "CHANGED_MEANWHILE",
    message: "Someone changed this while you were editing. Keep theirs or yours?",
    mine: { name: "Plane" },
    theirs: { name: "Bus" },
    version: expect.stringMatching(/^\w{91}$/),
  });
});
