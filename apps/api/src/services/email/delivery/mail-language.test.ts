import { users } from "@giftling/db/schema/index";
import { updateContacts } from "@giftling/db/testing/contacts";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import type { Language } from "@giftling/domain";
import { findEnglishWords } from "@giftling/messages/testing/find-english-words";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../../testing/app.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { type ReceivedMail, startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { announceUpdate } from "../outbox/announce-update.ts";
import { sendMail } from "./send-mail.ts";

const smtp = await startFaultySmtp();
const world = await createTestApp({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

/** Creates a Spanish family, and a relative who subscribes on a page in the given language. */
async function home() {
  const ana = await world.parent({ language: "es" });
  const { id: kidId } = await makeKid(world.db, ana.id, { firstName: "Emma" });
  const sign = (email: string, wanted: Language) =>
    world.visitor({ wanted }).hub.subscribe({ kidId, name: "Rosa", email, wantsUpdates: true });
  const confirmAll = () =>
    updateContacts(
      world.db,
      { familyId: ana.id },
      { confirmedAt: new Date(), confirmationTokenHash: null },
    );
  return { ...ana, kidId, sign, confirmAll };
}

const getLanguage = (mail: ReceivedMail | undefined) => mail?.header("content-language");
const links = (mail: ReceivedMail | undefined) =>
  [...(mail?.html ?? "").matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? "");

test("sends an update to each reader in their own language, for any number of readers (rule: mail-language)", async () => {
  const { kidId, sign, confirmAll, caller } = await home();
  const people = Array.from({ length: 24 }, (_, at) => ({
    email: `reader${at}@example.com`,
    reads: at % 2 === 0 ? ("es" as const) : ("en" as const),
  }));
  for (const { email, reads } of people) await sign(email, reads);
  await deliverAllMails(world.deps);
  for (const { email, reads } of people) {
    const asked = smtp.received.find(({ to }) => to === email);
    expect(asked?.subject).toBe(
      reads === "es"
        ? "¿Te enviamos las noticias de la familia?"
        : "Shall we send you the family's news?",
    );
  }
  await confirmAll();
  smtp.received.length = 0;
  const { id } = await caller.updates.create({ kidId, title: "Ñandú", content: "Ñandú." });
  await world.db.execute("update update_mails set due_at = now() - interval '1 hour'");
  await announceUpdate(world.deps, { updateId: id });
  const queued = await listMails(world.db, { kind: "new-update", status: "queued" });
  await Promise.all(queued.map(({ id: mailId }) => sendMail(world.deps, { mailId })));
  expect(smtp.received).toHaveLength(people.length);
  for (const { email, reads } of people) {
    const mail = smtp.received.find(({ to }) => to === email);
    expect(getLanguage(mail)).toBe(reads);
    expect(mail?.html).toContain(`<html dir="ltr" lang="${reads}">`);
    expect(mail?.text).toContain(reads === "es" ? "Ver la página de Emma" : "See Emma's page");
    const isMarked = mail?.html.includes('lang="es">Ñandú</');
    expect(isMarked, "the family's Spanish").toBe(reads === "en");
    if (reads === "es") expect(findEnglishWords(mail?.subject ?? "the")).toEqual([]);
    for (const link of links(mail)) expect(link.includes("lang=es")).toBe(reads === "es");
    expect(mail?.header("list-unsubscribe")?.includes("lang=es")).toBe(reads === "es");
  }
});

test("sends a parent's mail in the parent's language at the time of sending", async () => {
  const { kidId, owner } = await home();
  const buy = async () => {
    const { id } = await makeWish(world.db, kidId, { name: "Ñandú" });
    await world.visitor().wishlist.purchase({ id, purchasedBy: "Rosa" });
  };
  const newest = async () => {
    await deliverAllMails(world.deps);
    return smtp.received.findLast(({ to }) => to === owner.email);
  };
  await buy();
  expect(await newest()).toMatchObject({ subject: "Rosa le compró a Emma «Ñandú»" });
  world.clock.advance(2 * 3_600_000);
  await buy();
  // The mail was queued while the parent's language was Spanish.
  await updateRow(world.db, users, owner.id, { language: "en" });
  const mail = await newest();
  expect(mail).toMatchObject({ subject: "Rosa got Emma “Ñandú”" });
  expect(getLanguage(mail)).toBe("en");
  expect(mail?.html).toContain('Rosa bought <span lang="es">Ñandú</span> for Emma.');
});

test("previews an update's mail in the language of the parent's page", async () => {
  const { kidId, as } = await home();
  const preview = (wanted: Language) =>
    as({ wanted }).updates.preview({ kidId, title: "Ñandú", content: "Ñandú" });
  expect((await preview("es")).html).toContain("Noticias de Emma");
  expect((await preview("en")).html).toContain("News of Emma");
});
