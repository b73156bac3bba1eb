import { users } from "@giftling/db/schema/index";
import { confirmContacts } from "@giftling/db/testing/contacts";
import { makeKid, makeThankYou } from "@giftling/db/testing/factories";
import { deleteMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { announceUpdate } from "../../services/email/outbox/announce-update.ts";
import { deliverAllMails } from "../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
} from "../../testing/test-fixture.ts";
import { purgeAccount } from "../account/purge-account.ts";

const NEWS = { title: "First tooth", content: "It wobbled for a week." };
const THANKS = "Thank you so much.";

let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let world: TestFixture;
beforeAll(async () => {
  smtp = await startFaultySmtp();
  world = await createTestFixture({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

/**
 * Creates a family with the owner Ana, a kid and a follower. Also returns functions that read the author's name from
 * the hub, from the parent's list and from a thank-you.
 */
async function family() {
  const ana = await world.parent();
  const { id: kidId } = await makeKid(world.db, ana.id, { firstName: "Emma" });
  const rose = `rose-${ana.id}@example.com`;
  await world.visitor().hub.subscribe({ kidId, name: "Rose", email: rose, wantsUpdates: true });
  await confirmContacts(world.db, { email: rose });
  await deleteMails(world.db);
  const { familyUrl } = ana;
  const onHub = async () =>
    (await world.visitor().hub.kid({ familyUrl, kidId })).updates.map((one) => one.writtenBy);
  const inList = async () =>
    (await ana.as().updates.list({ kidId })).map(({ writtenBy }) => writtenBy);
  /**
   * Sends a thank-you. Returns a function that reads the author's name from the list of sent thank-yous and from the
   * thank-you's page.
   */
  const thank = async (caller: typeof ana.caller) => {
    const { id } = await makeThankYou(world.db, kidId, { contributorName: "Rose" });
    const { pageUrl } = await caller.gratitude.sendThankYou({ id, personalMessage: THANKS });
    const token = new URL(pageUrl ?? "").pathname.split("/").at(-1) ?? "";
    return async () => {
      const history = await ana.as().gratitude.sentThankYous({ kidId });
      const page = await world.visitor().gratitude.thankYouPage({ token });
      return [history.find((one) => one.id === id)?.writtenBy, page.writtenBy];
    };
  };
  return { ana, kidId, rose, onHub, inList, thank };
}

async function familyOfTwo() {
  const home = await family();
  return { ...home, ben: await world.coParent(home.ana.id) };
}

describe("authors (rule: who-wrote)", () => {
  test("are not shown in a family with one parent", async () => {
    const { ana, kidId, rose, onHub, inList, thank } = await family();
    const { id, writtenBy } = await ana.caller.updates.create({ ...NEWS, kidId });
    expect(writtenBy).toBeNull();
    expect(await onHub()).toEqual([null]);
    expect(await inList()).toEqual([null]);
    expect(await (await thank(ana.as()))()).toEqual([null, null]);
    await announceUpdate(world.deps, { updateId: id });
    await deliverAllMails(world.deps);
    const mail = smtp.received.find(({ to }) => to === rose);
    expect(mail?.text).toContain("It wobbled");
    expect(mail?.text).not.toContain("Ana");
  });

  test("are first names in a family with two parents: in lists, on the hub, on the card and in mail", async () => {
    const { ana, ben, kidId, rose, onHub, inList, thank } = await familyOfTwo();
    await ana.as().updates.create({ ...NEWS, kidId, notify: false });
    const { id } = await ben.as().updates.create({ ...NEWS, kidId });
    expect(await onHub()).toEqual(["Ben", "Ana"]);
    expect(await inList()).toEqual(["Ben", "Ana"]);
    const older = await world
      .visitor()
      .hub.updates({ familyUrl: ana.familyUrl, kidId, before: id });
    expect(older.map(({ writtenBy }) => writtenBy)).toEqual(["Ana"]);
    expect(await (await thank(ben.as()))()).toEqual(["Ben", "Ben"]);
    await announceUpdate(world.deps, { updateId: id });
    await deliverAllMails(world.deps);
    const mail = smtp.received.find(({ to }) => to === rose);
    expect(mail?.text).toContain("Ben");
    expect(mail?.text).not.toContain("Rivera");
    const preview = await ben.as().updates.preview({ ...NEWS, kidId });
    expect(preview.html).toContain("Ben");
  });

  test("reflect a changed name, and do not change when the other parent edits", async () => {
    const { ana, ben, kidId, onHub } = await familyOfTwo();
    const { id } = await ben.as().updates.create({ ...NEWS, kidId });
    const edited = await ana.as().updates.update({ id, title: "Second tooth" });
    expect(edited.writtenBy).toBe("Ben");
    await ben.as().account.updateProfile({ firstName: "Benny", lastName: "Rivera" });
    expect(await onHub()).toEqual(["Benny"]);
    await updateRow(world.db, users, ben.id, { firstName: "" });
    await ana.as().updates.create({ ...NEWS, kidId });
    expect(await onHub()).toEqual(["Ana", null]);
  });

  test("are hidden after the author leaves, while the text remains", async () => {
    const { ana, ben, kidId, onHub, inList, thank } = await familyOfTwo();
    await ben.as().updates.create({ ...NEWS, kidId });
    await ana.as().updates.create({ ...NEWS, kidId });
    const card = await thank(ben.as());
    await world.coParent(ana.id, { firstName: "Eva" });
    await ana.as().family.removeMember({ id: ben.id });
    expect(await onHub()).toEqual(["Ana", null]);
    expect(await card()).toEqual([null, null]);
    // Ben, now in another family, cannot read the updates.
    expect(await getCallOutcome(ben.as().updates.list({ kidId }))).toBe("NOT_FOUND");
    const [eva] = (await ana.as().family.members()).filter(({ name }) => name.startsWith("Eva"));
    await ana.as().family.removeMember({ id: eva?.id ?? "" });
    expect(await inList()).toEqual([null, null]);
  });

  test("are deleted with the person, while the family's text remains", async () => {
    const { ana, ben, kidId, inList, thank } = await familyOfTwo();
    await ben.as().updates.create({ ...NEWS, kidId });
    await thank(ben.as());
    await ana.as().family.removeMember({ id: ben.id });
    await ben.as().account.close({ confirm: "DELETE" });
    const late = { now: () => addDays(world.clock.now(), 91) };
    const member = await world.db.query.familyMembers.findFirst({
      where: (m, { eq }) => eq(m.userId, ben.id),
    });
    expect(await purgeAccount({ ...world.deps, clock: late }, member?.familyId ?? "")).toBe(true);
    expect(await inList()).toEqual([null]);
    const updates = await world.db.query.updates.findMany();
    const thanks = await world.db.query.thankYous.findMany();
    const authors = [...updates, ...thanks].filter((one) => one.kidId === kidId);
    expect(authors.map(({ authorId }) => authorId)).toEqual([null, null]);
  });

  test("are hidden when the author is removed while writing", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ana, ben, kidId, onHub } = await familyOfTwo();
      await world.coParent(ana.id, { firstName: "Eva" });
      const seen = await countCallOutcomes([
        ...Array.from({ length: 3 }, () => ben.as().updates.create({ ...NEWS, kidId })),
        ana.as().family.removeMember({ id: ben.id }),
        ...Array.from({ length: 3 }, () => ben.as().updates.create({ ...NEWS, kidId })),
      ]);
      expect(Object.keys(seen).every((code) => ["ok", "NOT_FOUND"].includes(code))).toBe(true);
      expect((await onHub()).filter((name) => name !== null)).toEqual([]);
    }
  });

  test("are unchanged by concurrent edits of one update, which lose no field", async () => {
    const { ana, ben, kidId } = await familyOfTwo();
    const { id, version } = await ben.as().updates.create({ ...NEWS, kidId });
    const seen = await countCallOutcomes([
      ana.as().updates.update({ id, title: "Ana's title", version }),
      ben.as().updates.update({ id, title: "Ben's title", version }),
      ana.as().updates.update({ id, content: "Ana's words", version }),
    ]);
    expect(seen).toEqual({ ok: 2, CHANGED_MEANWHILE: 1 });
    const [update] = await ana.as().updates.list({ kidId });
    expect(update).toMatchObject({ content: "Ana's words", writtenBy: "Ben" });
    expect(update?.title).toMatch(/^(Ana|Ben)'s title$/);
  });

  test("match the winner of two concurrent thank-yous", async () => {
    const { ana, ben, kidId } = await familyOfTwo();
    const { id } = await makeThankYou(world.db, kidId);
    const seen = await countCallOutcomes([
      ana.as().gratitude.sendThankYou({ id, personalMessage: "From Ana." }),
      ben.as().gratitude.sendThankYou({ id, personalMessage: "From Ben." }),
    ]);
    expect(seen).toEqual({ ok: 1, CONFLICT: 1 });
    const [sent] = await ana.as().gratitude.sentThankYous({ kidId });
    expect(sent?.personalMessage).toBe(`From ${sent?.writtenBy}.`);
  });
});
