import { getRecipientLanguage, type MailRecipient } from "@giftling/db/queries/mail/language";
import { families, mailContacts, users } from "@giftling/db/schema/index";
import { makeKid } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { addDays, type Language } from "@giftling/domain";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { purgeAccount } from "../../../features/account/purge-account.ts";
import { queueMyGiftsMail } from "../../../features/mine/my-gifts.ts";
import { createTestFixture } from "../../../testing/test-fixture.ts";

const world = await createTestFixture();
const { db } = world;
afterAll(() => world.close());

const read = (receiver: MailRecipient) => getRecipientLanguage(db, receiver);

async function lastMail() {
  const mail = (await listMails(db)).at(-1);
  if (!mail) throw new Error("No mail is queued");
  return mail;
}

async function getContact(familyId: string) {
  const [contact] = await db.select().from(mailContacts).where(eq(mailContacts.familyId, familyId));
  return contact;
}

test("sends a parent's mail in the parent's language, or the family's (rule: mail-language)", async () => {
  const { id, owner } = await world.parent({ language: "es" });
  const ben = await world.coParent(id, { language: "en" });
  expect(await read({ userId: owner.id })).toBe("es");
  expect(await read({ userId: ben.id })).toBe("en");
  await db.update(users).set({ language: "en" }).where(eq(users.id, owner.id));
  expect(await read({ userId: owner.id })).toBe("en");
  expect(await read({ userId: owner.id, language: "es" })).toBe("es");
  expect(await read({ userId: crypto.randomUUID() })).toBe("en");
  expect(await read({})).toBe("en");
});

test("sends a supporter's mail in the language of the sign-up page, or the family's", async () => {
  const { id } = await world.parent();
  const { id: kidId } = await makeKid(db, id);
  const sign = (wanted?: Language) =>
    world
      .visitor(wanted === undefined ? {} : { wanted })
      .hub.subscribe({ kidId, name: "Rosa", email: "rosa@example.com", wantsUpdates: true });
  await sign();
  const { contactId } = await lastMail();
  expect(await getContact(id)).toMatchObject({ id: contactId, language: null });
  await db.update(families).set({ language: "es" }).where(eq(families.id, id));
  expect(await read({ contactId })).toBe("es");
  await sign("es");
  await sign("en");
  expect(await read({ contactId })).toBe("en");
  // A sign-up from a page without a language does not change the stored language.
  await sign();
  expect(await read({ contactId })).toBe("en");
  // A visitor's form does not change the language of a confirmed address.
  await db
    .update(mailContacts)
    .set({ confirmedAt: new Date() })
    .where(eq(mailContacts.familyId, id));
  await sign("es");
  expect(await read({ contactId })).toBe("en");
});

test("stores the first language sent for a confirmed address without one", async () => {
  const { id } = await world.parent();
  const { id: kidId } = await makeKid(db, id);
  const form = { kidId, name: "Rosa", email: "rosa@example.com", wantsUpdates: true };
  await world.visitor().hub.subscribe(form);
  await db
    .update(mailContacts)
    .set({ confirmedAt: new Date() })
    .where(eq(mailContacts.familyId, id));
  const asked: Language[] = ["es", "en", "es", "en"];
  await Promise.all(asked.map((wanted) => world.visitor({ wanted }).hub.subscribe(form)));
  const said = (await getContact(id))?.language;
  expect(asked).toContain(said);
  await world.visitor({ wanted: said === "es" ? "en" : "es" }).hub.subscribe(form);
  expect((await getContact(id))?.language).toBe(said);
});

test("sends the list of gifts in the language of the requesting page", async () => {
  const { id } = await world.parent();
  const { id: kidId } = await makeKid(db, id);
  const email = "nana@example.com";
  await world
    .visitor({ wanted: "en" })
    .hub.subscribe({ kidId, name: "Rosa", email, wantsUpdates: true });
  await db
    .update(mailContacts)
    .set({ confirmedAt: new Date() })
    .where(eq(mailContacts.familyId, id));
  await queueMyGiftsMail(world.deps, { email, language: "es", askedOn: "2026-03-14" });
  const mail = await lastMail();
  expect(mail.kind).toBe("my-gifts");
  expect(await read(mail)).toBe("es");
});

test("sends an invitation in the language of the sending page", async () => {
  const { as } = await world.parent({
    language: "es",
    premiumGrantedUntil: addDays(new Date(), 9),
  });
  const invite = await as().family.invite({ email: "ben@example.com" });
  expect(await read(await lastMail())).toBe("es");
  await as({ wanted: "en" }).family.sendInviteAgain({ id: invite.id });
  expect(await read(await lastMail())).toBe("en");
  // The language stored with the invitation does not change.
  await as().family.sendInviteAgain({ id: invite.id });
  expect(await read(await lastMail())).toBe("en");
});

test("sends an account's last mail in the languages of its deleted parents", async () => {
  const owner = { email: "ana-gone@example.com" };
  const closedAt = addDays(new Date(), -91);
  const { id } = await world.parent({ language: "es", owner, closedAt });
  await world.coParent(id, { email: "ben-gone@example.com", language: "en" });
  expect(await purgeAccount(world.deps, id)).toBe(true);
  const last = await listMails(db, { kind: "purged" });
  const languages = await Promise.all(last.map(async (mail) => [mail.recipient, await read(mail)]));
  expect(Object.fromEntries(languages)).toEqual({
    "ana-gone@example.com": "es",
    "ben-gone@example.com": "en",
  });
});
