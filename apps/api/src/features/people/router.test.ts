import { people as peopleTable } from "@giftling/db/schema/supporters";
import { makePerson } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, describe, expect, test } from "vitest";
import { createPeopleFixture } from "../../testing/people-fixture.ts";
import { countCallOutcomes, getCallOutcome, UNKNOWN_ID } from "../../testing/test-fixture.ts";
import { deleteExpiredData } from "../../worker/delete-expired-data.ts";

const { world, family, confirm, close } = await createPeopleFixture();
afterAll(close);

describe("the list (rule: people)", () => {
  test("shows named givers and followers, and merges what one confirmed address gave", async () => {
    const { give, follow, people } = await family();
    const contactId = await follow("Rosa M.", { email: "rosa@example.com" });
    await give("Uncle Ben");
    await give("Grandma Rosa", { contactId });
    await give("Rosa", { contactId });
    await give(null, { contactId });
    expect(await people.list()).toMatchObject([
      {
        id: contactId,
        name: "Rosa",
        otherNames: ["Grandma Rosa", "Rosa M."],
        addresses: [{ email: "rosa@example.com", state: "confirmed" }],
        follows: [{ wantsUpdates: true }],
        gifts: [{ giverName: "Rosa" }, { giverName: "Grandma Rosa" }],
      },
      { name: "Uncle Ben", addresses: [], follows: [], gifts: [{ status: "pending" }] },
    ]);
  });

  test("only suggests gifts of the same name", async () => {
    const { give, people } = await family();
    const [one, other] = [await give("Grandma Rosa"), await give("grandma rosa")];
    const list = await people.list();
    expect(list.map(({ id, suggestedIds }) => [id, suggestedIds])).toEqual([
      [other, [one]],
      [one, [other]],
    ]);
  });

  test("hides the address of a contact who unsubscribed", async () => {
    const { follow, give, people } = await family();
    const contactId = await follow("Rosa", { unsubscribedAt: new Date() });
    await give("Rosa", { contactId });
    expect(await people.list()).toMatchObject([
      { addresses: [{ email: null, state: "ended" }], follows: [] },
    ]);
  });
});

describe("merging (rule: people)", () => {
  test("merges two spellings with their notes, and separates them again", async () => {
    const { give, follow, people, names } = await family();
    const gift = await give("Grandma Rosa");
    const contactId = await follow("Rosa M.");
    await people.update({ id: contactId, note: "Tea at four" });
    await people.update({ id: gift, note: "Likes letters" });
    const merged = await people.join({ id: gift, ids: [contactId] });
    expect(merged).toMatchObject({
      name: "Grandma Rosa",
      otherNames: ["Rosa M."],
      note: "Likes letters\n\nTea at four",
      partIds: [contactId, gift],
    });
    expect(await people.join({ id: contactId, ids: [gift] })).toEqual(merged);
    expect(await people.list()).toEqual([merged]);
    const rest = await people.takeApart({ id: merged.id, partId: contactId });
    expect(rest).toMatchObject({ name: "Grandma Rosa", note: merged.note, partIds: [] });
    expect((await names()).sort()).toEqual(["Grandma Rosa", "Rosa M."]);
    const again = people.takeApart({ id: merged.id, partId: contactId });
    expect(await getCallOutcome(again)).toBe("NOT_FOUND");
    const last = people.takeApart({ id: merged.id, partId: gift });
    expect(await getCallOutcome(last)).toBe("CONFLICT");
  });

  test("rejects an anonymous gift, also in the database", async () => {
    const { id: familyId, give, people } = await family();
    const [named, anonymous] = [await give("Rosa"), await give(null)];
    for (const call of [
      () => people.join({ id: named, ids: [anonymous] }),
      () => people.join({ id: anonymous, ids: [named] }),
      () => people.update({ id: anonymous, note: "Who?" }),
    ]) {
      expect(await getCallOutcome(call())).toBe("NOT_FOUND");
    }
    const { id: personId } = await makePerson(world.db, familyId);
    await expect(give(null, { personId })).rejects.toMatchObject({
      cause: { constraint_name: "thank_yous_person_named" },
    });
  });

  test("rejects people of another family", async () => {
    const [mine, other] = [await family(), await family()];
    const [id, theirs] = [await mine.give("Rosa"), await other.give("Rosa")];
    const { id: person } = await makePerson(world.db, other.id);
    for (const one of [theirs, person, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(mine.people.join({ id, ids: [one] }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(mine.people.join({ id: one, ids: [id] }))).toBe("NOT_FOUND");
    }
    expect(await mine.names()).toEqual(["Rosa"]);
  });

  test("keeps the gifts of a deleted address with their person", async () => {
    const { give, follow, people } = await family();
    const contactId = await follow("Rosa", { addedAt: new Date() });
    await give("Rosa", { contactId });
    await people.join({ id: await give("Grandma Rosa"), ids: [contactId] });
    await people.removeAddress({ id: contactId });
    expect(await people.list()).toMatchObject([
      { name: "Grandma Rosa", addresses: [], gifts: [{}, {}] },
    ]);
  });

  test("deletes a person who is left with nothing, with the note", async () => {
    const { follow, people, caller, kidId } = await family();
    await people.update({ id: await follow("Rosa"), note: "Tea at four" });
    const [follower] = await caller.followers.list({ kidId });
    await caller.followers.remove({ id: follower?.id ?? "" });
    expect(await people.list()).toEqual([]);
    await deleteExpiredData(world.deps);
    const left = await world.db.select({ note: peopleTable.note }).from(peopleTable);
    expect(left.map(({ note }) => note)).not.toContain("Tea at four");
  });

  test("rejects an edit of a field that another parent changed", async () => {
    const { give, people } = await family();
    const id = await give("Rosa");
    const { version = "" } = await people.update({ id, note: "Tall" });
    await people.update({ id, version, note: "Tall, likes tea" });
    await people.update({ id, version, name: "Grandma Rosa" });
    const conflict = people.update({ id, version, note: "Small" });
    expect(await getCallOutcome(conflict)).toBe("CHANGED_MEANWHILE");
    expect(await people.list()).toMatchObject([{ name: "Grandma Rosa", note: "Tall, likes tea" }]);
  });
});

describe("the recipient (rule: thanks-recipient)", () => {
  test("is the confirmed address of the person, also for gifts made before it was known", async () => {
    const { give, follow, people, gratitude, kidId, send } = await family();
    const gift = await give("Grandma Rosa");
    const contactId = await follow("Rosa M.", { email: "rosa@example.com" });
    const queue = () => gratitude.pendingThankYous({ kidId });
    expect(await queue()).toMatchObject([{ hasEmail: false, recipient: null, personId: gift }]);
    const { id } = await people.join({ id: gift, ids: [contactId] });
    expect(await queue()).toMatchObject([
      { hasEmail: true, recipient: "rosa@example.com", personId: id, personName: "Grandma Rosa" },
    ]);
    expect(await send(gift)).toMatchObject({ status: "queued" });
    expect(await listMails(world.db, { kind: "thank-you", contactId })).toHaveLength(1);
  });

  test("fails a queued thank-you when its person is taken apart", async () => {
    const { give, follow, people, gratitude, kidId, send } = await family();
    const [gift, contactId] = [await give("Grandma Rosa"), await follow("Rosa M.")];
    const { id } = await people.join({ id: gift, ids: [contactId] });
    await send(gift);
    await people.takeApart({ id, partId: contactId });
    expect(await listMails(world.db, { kind: "thank-you", contactId })).toEqual([]);
    expect(await gratitude.pendingThankYous({ kidId })).toMatchObject([
      { id: gift, status: "failed", problem: null, recipient: null },
    ]);
    expect(await send(gift)).toMatchObject({ status: "sent" });
  });

  test("never is another address for an anonymous giver", async () => {
    const { give, follow, people, gratitude, kidId } = await family();
    const contactId = await follow("Rosa", { unsubscribedAt: new Date() });
    await people.join({ id: await give("Rosa", { contactId }), ids: [await follow("Rosa M.")] });
    const anonymous = await give(null, { contactId });
    const queue = await gratitude.pendingThankYous({ kidId });
    expect(
      queue.map(({ id, hasEmail, personId }) => [id === anonymous, hasEmail, personId !== null]),
    ).toEqual([
      [false, true, true],
      [true, false, false],
    ]);
  });

  test("gets one card for several gifts of one person", async () => {
    const { give, follow, people, gratitude, kidId } = await family();
    const [train, kite] = [
      await give("Rosa", { giftLabel: "Train" }),
      await give("Grandma", { giftLabel: "Kite" }),
    ];
    const ben = await give("Ben");
    const { id } = await people.join({ id: train, ids: [kite, await follow("Rosa M.")] });
    await people.update({ id, name: "Grandma Rosa" });
    const call = {
      ids: [train, ben, kite],
      personalMessage: "Thank you, {name}.",
      onePerPerson: true,
    };
    const sent = await gratitude.sendThankYous(call);
    expect(sent.map(({ status, personalMessage }) => [status, personalMessage])).toEqual([
      ["thanked", "Thank you, Grandma Rosa."],
      ["sent", "Thank you, Ben."],
      ["queued", "Thank you, Grandma Rosa."],
    ]);
    expect(await gratitude.sendThankYous(call)).toEqual(sent);
    const token = new URL(sent[2]?.pageUrl ?? "").pathname.split("/").at(-1) ?? "";
    const page = await world.visitor().gratitude.thankYouPage({ token });
    expect(page).toMatchObject({ giftLabel: "Train, Kite" });
    expect(await gratitude.pendingThankYous({ kidId })).toMatchObject([{ id: kite }]);
  });
});

describe("adding an address (rule: person-addresses)", () => {
  test("sends the confirmation and nothing before it, then the written thank-yous", async () => {
    const { give, people, send } = await family();
    const [before, after] = [await give("Grandma Rosa"), await give("Grandma Rosa")];
    await send(before);
    world.clock.advance(1_000);
    await people.join({ id: before, ids: [after] });
    const email = `${before}@example.com`;
    const person = await people.addAddress({ id: before, email });
    expect(person.addresses).toMatchObject([{ email, state: "waiting", isAdded: true }]);
    const contactId = person.addresses[0]?.id ?? "";
    expect(await send(after)).toMatchObject({ status: "sent", awaitsConfirmation: true });
    const kinds = async () => (await listMails(world.db, { contactId })).map(({ kind }) => kind);
    expect(await kinds()).toEqual(["confirm-address"]);
    const { addresses } = await people.addAddress({ id: before, email });
    expect(addresses).toEqual(person.addresses);
    expect(await kinds()).toEqual(["confirm-address"]);
    await confirm(contactId);
    expect(await listMails(world.db, { kind: "thank-you", contactId })).toMatchObject([
      { facts: { thankYouId: after } },
    ]);
  });

  test("rejects the address of another person, and deletes only added addresses", async () => {
    const { give, follow, people } = await family();
    const rosa = await follow("Rosa", { email: "rosa@example.com" });
    await people.update({ id: rosa, note: "Tea at four" });
    const ben = await give("Ben");
    const call = people.addAddress({ id: ben, email: "Rosa@example.com" });
    expect(await getCallOutcome(call)).toBe("CONFLICT");
    expect(await getCallOutcome(people.removeAddress({ id: rosa }))).toBe("NOT_FOUND");
    const added = await people.addAddress({ id: ben, email: "ben@example.com" });
    const other = await family();
    const { id = "" } = added.addresses[0] ?? {};
    expect(await getCallOutcome(other.people.removeAddress({ id }))).toBe("NOT_FOUND");
    await people.removeAddress({ id });
    expect(await people.list()).toMatchObject([{ name: "Ben", addresses: [] }, { name: "Rosa" }]);
  });
});

test("sends at most 20 confirmations to added addresses a day", async () => {
  const limited = await createPeopleFixture({ RATE_LIMIT_MULTIPLIER: "1" });
  const { give, people } = await limited.family();
  const id = await give("Rosa");
  const calls = Array.from({ length: 24 }, (_, index) =>
    people.addAddress({ id, email: `rosa${index}@example.com` }),
  );
  expect(await countCallOutcomes(calls)).toEqual({ ok: 20, RATE_LIMITED: 4 });
  await limited.close();
});
