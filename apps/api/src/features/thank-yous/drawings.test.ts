import { families, thankYous } from "@giftling/db/schema/index";
import { confirmContacts } from "@giftling/db/testing/contacts";
import { makeKid, makePicture, makeThankYou } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, describe, expect, test } from "vitest";
import { createMailLinks } from "../../services/email/composition/links.ts";
import { createTestApp } from "../../testing/app.ts";
import { storeTestPicture } from "../../testing/canary-family.ts";
import { deliverAllMails } from "../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";
import { purgeAllDeletedKids } from "../../testing/purge-all-deleted-kids.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";

const smtp = await startFaultySmtp();
const world = await createTestApp({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const WORDS = "Thank you. Leo drew you.";

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id, { firstName: "Leo" });
  const waiting = async (facts: Parameters<typeof makeThankYou>[2] = {}) =>
    (await makeThankYou(world.db, kid.id, facts)).id;
  const upload = async () => `/media/${await storeTestPicture(world.deps, parent.id)}`;
  const send = (id: string, imageUrl?: string | null) =>
    parent.caller.gratitude.sendThankYou({ id, personalMessage: WORDS, imageUrl });
  const { gratitude } = parent.caller;
  return {
    ...parent,
    kidId: kid.id,
    waiting,
    upload,
    send,
    queue: () => gratitude.pendingThankYous({ kidId: kid.id }),
    history: () => gratitude.sentThankYous({ kidId: kid.id }),
  };
}

const getToken = (pageUrl: string | null) =>
  new URL(pageUrl ?? "").pathname.split("/").at(-1) ?? "";
const read = (pageUrl: string | null) =>
  world.visitor().gratitude.thankYouPage({ token: getToken(pageUrl) });
const status = async (url: string | null) =>
  (await world.app.inject({ url: url ?? "" })).statusCode;

/** Returns the paths of the family's stored pictures. */
const listStoredDrawings = async (familyId: string) =>
  (await world.db.query.pictures.findMany())
    .filter((row) => row.familyId === familyId)
    .map((row) => `/media/${row.storageKey}`);

/** Returns the URL paths of the files whose deletion is queued. */
const doomed = async () =>
  (await listJobs(world.db, "delete-file")).map(({ payload }) => `/media/${payload.storageKey}`);

describe("a drawing enclosed with a thank-you (rule: thank-you-drawing)", () => {
  test("appears on the page, under its own URL, and in the history", async () => {
    const { waiting, upload, send, history } = await family();
    const imageUrl = await upload();
    const sent = await send(await waiting(), imageUrl);
    expect(sent).toMatchObject({ imageUrl, imageWidth: 8, imageHeight: 8 });
    expect(await history()).toEqual([sent]);
    const page = await read(sent.pageUrl);
    expect(page).toMatchObject({ message: WORDS, imageWidth: 8, imageHeight: 8 });
    expect(page.imageUrl).toMatch(/^\/media\/[\w-]{43}\.[\w-]{43}\.jpg$/);
    expect(await status(page.imageUrl)).toBe(200);
  });

  test("is null when none is sent", async () => {
    const { waiting, send } = await family();
    const none = { imageUrl: null, imageWidth: null, imageHeight: null };
    const sent = await send(await waiting());
    expect(sent).toMatchObject(none);
    expect(await read(sent.pageUrl)).toMatchObject(none);
  });

  test("can be shared by several thank-yous and is deleted with the last of them", async () => {
    const home = await family();
    const other = await makeKid(world.db, home.id);
    const imageUrl = await home.upload();
    const ids = [await home.waiting(), (await makeThankYou(world.db, other.id)).id];
    const call = { ids, personalMessage: WORDS, imageUrl };
    const sent = await home.caller.gratitude.sendThankYous(call);
    expect(sent.map((one) => one.imageUrl)).toEqual([imageUrl, imageUrl]);
    expect(await home.caller.gratitude.sendThankYous(call)).toEqual(sent);
    await home.caller.kids.delete({ id: home.kidId });
    await purgeAllDeletedKids(world.deps);
    expect(await listStoredDrawings(home.id)).toEqual([imageUrl]);
    expect(await doomed()).not.toContain(imageUrl);
    await home.caller.kids.delete({ id: other.id });
    await purgeAllDeletedKids(world.deps);
    expect(await listStoredDrawings(home.id)).toEqual([]);
    expect(await doomed()).toContain(imageUrl);
  });

  test("must be uploaded by the family", async () => {
    const { waiting, send, queue } = await family();
    const id = await waiting();
    const foreign = await (await family()).upload();
    for (const url of [foreign, "https://example.com/a.webp", "/media/x.webp"]) {
      expect(await getCallOutcome(send(id, url))).toBe("INVALID_INPUT");
    }
    expect(await queue()).toMatchObject([{ id, personalMessage: null, imageUrl: null }]);
  });

  test("cannot be changed by a repeated request, which returns the first response", async () => {
    const { waiting, upload, send } = await family();
    const id = await waiting();
    const imageUrl = await upload();
    const sent = await send(id, imageUrl);
    expect(await send(id, imageUrl)).toEqual(sent);
    expect(await send(id)).toEqual(sent);
    for (const other of [await upload(), null]) {
      expect(await getCallOutcome(send(id, other))).toBe("CONFLICT");
    }
  });

  test("is stored from only one of several concurrent requests", async () => {
    const { waiting, upload, send, history } = await family();
    const id = await waiting();
    const urls = await Promise.all(Array.from({ length: 6 }, () => upload()));
    const answers = await Promise.allSettled(urls.map((url) => send(id, url)));
    const sent = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(sent).toHaveLength(1);
    expect(await history()).toEqual(sent);
  });

  test("stays with a failed message and can be replaced or removed", async () => {
    const { id: familyId, waiting, upload, send, queue } = await family();
    const id = await waiting();
    const first = await upload();
    await send(id, first);
    const fail = () => updateRow(world.db, thankYous, id, { status: "failed", problem: "refused" });
    await fail();
    expect(await queue()).toMatchObject([{ id, personalMessage: WORDS, imageUrl: first }]);
    const second = await upload();
    expect(await send(id, second)).toMatchObject({ imageUrl: second });
    expect(await listStoredDrawings(familyId)).toEqual([second]);
    expect(await doomed()).toContain(first);
    await fail();
    expect(await send(id)).toMatchObject({ imageUrl: second });
    await fail();
    expect(await send(id, null)).toMatchObject({ imageUrl: null });
    expect(await listStoredDrawings(familyId)).toEqual([]);
  });

  test("counts as unused until it is sent", async () => {
    const { id: familyId, waiting, upload, send } = await family();
    const used = await upload();
    const id = await waiting();
    await send(id, used);
    for (let left = 0; left < 100; left += 1) await makePicture(world.db, familyId);
    await expect(upload()).rejects.toMatchObject({ code: "TOO_MANY" });
    await world.db.execute(
      `delete from pictures where id = (select id from pictures where family_id = '${familyId}' order by id desc limit 1)`,
    );
    await expect(upload()).resolves.toContain("/media/");
  });
});

describe("access to a drawing", () => {
  test("is granted to its recipient, regardless of the hub's state, until the page is deleted", async () => {
    const home = await family();
    const { pageUrl } = await home.send(await home.waiting(), await home.upload());
    const { imageUrl } = await read(pageUrl);
    const bare = imageUrl?.replace(/^(\/media\/[\w-]{43})\.[\w-]{43}/, "$1") ?? "";
    expect(await status(bare)).toBe(200);
    await home.caller.account.updateSharing({ passcode: "kitchen" });
    expect([await status(imageUrl), await status(bare)]).toEqual([200, 401]);
    await home.caller.account.updateSharing({ passcode: null, isPublished: false });
    expect([await status(imageUrl), await status(bare)]).toEqual([200, 404]);
    const set = (facts: Partial<typeof families.$inferInsert>) =>
      updateRow(world.db, families, home.id, facts);
    await set({ takenDownAt: new Date() });
    expect(await status(imageUrl)).toBe(404);
    await set({ takenDownAt: null, closedAt: new Date() });
    expect(await status(imageUrl)).toBe(404);
    await set({ closedAt: null });
    expect(await status(imageUrl)).toBe(200);
    await home.caller.kids.delete({ id: home.kidId });
    expect(await status(imageUrl)).toBe(404);
  });

  test("is rejected for an update's picture of an unpublished hub, even with a URL from a mail", async () => {
    const { caller, kidId, upload } = await family();
    const imageUrl = await upload();
    await caller.updates.create({ kidId, title: "A tooth", content: "It wobbled.", imageUrl });
    const mailed =
      createMailLinks(world.deps.config).picture(imageUrl.slice("/media/".length)) ?? "";
    const { pathname } = new URL(mailed);
    expect(await status(pathname)).toBe(200);
    await caller.account.updateSharing({ isPublished: false });
    expect(await status(pathname)).toBe(404);
  });
});

test("shows the drawing with an alternative text in the thank-you's mail", async () => {
  const home = await family();
  const email = `${home.kidId}@example.com`;
  await world.visitor().hub.subscribe({
    kidId: home.kidId,
    name: "Rose",
    email,
    wantsUpdates: true,
  });
  await confirmContacts(world.db, { email });
  const contact = (await world.db.query.mailContacts.findMany()).find((row) => row.email === email);
  const id = await home.waiting({ contactId: contact?.id });
  const sent = await home.send(id, await home.upload());
  expect(sent).toMatchObject({ status: "queued" });
  await deliverAllMails(world.deps);
  const mail = smtp.received.find(({ to, subject }) => to === email && subject.includes("Leo"));
  const { imageUrl } = await read(sent.pageUrl);
  expect(mail?.html).toContain(`src="${world.deps.config.origin}${imageUrl}"`);
  expect(mail?.html).toContain('alt="A drawing from Leo"');
});
