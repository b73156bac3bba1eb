import { makeKid } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, afterEach, expect, test } from "vitest";
import {
  createMyGiftsToken,
  deriveConfirmationToken,
  deriveUnsubscribeToken,
} from "../../services/email/composition/tokens.ts";
import { queueDueMails } from "../../services/email/delivery/due-mails.ts";
import { createDigestFixture, type DigestFamily } from "../../testing/digest-fixture.ts";
import { UPDATE_MAIL_DELAY_SECONDS } from "../../testing/update-mail-fixture.ts";
import { queueMyGiftsMail, readMyGifts } from "../mine/my-gifts.ts";

const news = await createDigestFixture();
const { world, forward, announceAll, sendAll, smtp } = news;
afterAll(() => news.close());
afterEach(() => smtp.received.splice(0));

const { secret } = world.deps.config;
const hide = (home: DigestFamily) => home.caller.kids.delete({ id: home.kidId });
const restore = (home: DigestFamily) => home.caller.kids.restore({ id: home.kidId });

async function findContactId(email: string): Promise<string> {
  const contact = await world.db.query.mailContacts.findFirst({
    where: (contacts, { eq }) => eq(contacts.email, email),
  });
  return contact?.id ?? "";
}

test("ends queued and scheduled mails, which are not sent after the kid is restored (rule: deleted-kid)", async () => {
  const home = await news.withDueDigest(2);
  await home.post();
  forward(UPDATE_MAIL_DELAY_SECONDS);
  await announceAll();
  expect(await listMails(world.db, { status: "queued" })).not.toEqual([]);
  await home.post({ title: "Second tooth" });
  await hide(home);
  await sendAll();
  forward(UPDATE_MAIL_DELAY_SECONDS);
  await announceAll();
  await home.announce();
  await queueDueMails(world.deps);
  await sendAll();
  await restore(home);
  await announceAll();
  await home.announce();
  await sendAll();
  expect(smtp.received).toEqual([]);
});

test("has its followers back when it is restored", async () => {
  const home = await news.family(2);
  const followers = () => home.caller.followers.list({ kidId: home.kidId });
  const before = await followers();
  await hide(home);
  await restore(home);
  expect(await followers()).toEqual(before);
  await home.post();
  forward(UPDATE_MAIL_DELAY_SECONDS);
  await announceAll();
  await sendAll();
  expect(smtp.received).toHaveLength(3);
});

test("keeps the links to unsubscribe working, without naming the kid", async () => {
  const home = await news.family(2);
  const contactId = await findContactId(home.reader);
  const url = `/unsubscribe/${deriveUnsubscribeToken(secret, contactId)}`;
  await hide(home);
  for (const path of [url, `${url}/news`, `${url}/reminders`, `${url}/digest`]) {
    const page = await world.app.inject({ url: path });
    expect([200, 404], path).toContain(page.statusCode);
    expect(page.body, path).not.toContain("Emma");
  }
  const done = await world.app.inject({ method: "POST", url });
  expect(done.statusCode).toBe(200);
  expect(done.body).not.toContain("Emma");
  await restore(home);
  const emails = (await home.caller.followers.list({ kidId: home.kidId })).map(
    ({ email }) => email,
  );
  expect(emails).not.toContain(home.reader);
});

test("confirms no address that follows only deleted kids", async () => {
  const home = await news.family(1);
  const email = home.address("late");
  const { kidId } = home;
  await world.visitor().hub.subscribe({ kidId, name: "Late", email, wantsUpdates: true });
  const [mail] = await listMails(world.db, { contactId: await findContactId(email) });
  const url = `/confirm/${deriveConfirmationToken(secret, mail?.id ?? "")}`;
  const status = async (method: "GET" | "POST") =>
    (await world.app.inject({ method, url })).statusCode;
  await hide(home);
  expect([await status("GET"), await status("POST")]).toEqual([404, 404]);
  await sendAll();
  expect(smtp.received).toEqual([]);
  await restore(home);
  expect([await status("GET"), await status("POST")]).toEqual([200, 200]);
});

test("is on no supporter's page of gifts, which is not mailed either", async () => {
  const home = await news.family(1);
  const contactId = await findContactId(home.reader);
  const token = createMyGiftsToken(
    secret,
    contactId,
    new Date(world.clock.now().getTime() + 60_000),
  );
  const { id } = await home.wish("Train");
  await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
  await world.db.execute(
    `update thank_yous set contact_id = '${contactId}' where kid_id = '${home.kidId}'`,
  );
  const before = await readMyGifts(world, token);
  expect(before.families).toMatchObject([
    { kids: [{ firstName: "Emma" }], gifts: [{ label: "Train" }] },
  ]);
  await hide(home);
  expect((await readMyGifts(world, token)).families).toEqual([]);
  const ask = { email: home.reader, language: null, askedOn: "2026-11-27" };
  await queueMyGiftsMail(world.deps, ask);
  await sendAll();
  expect(smtp.received).toEqual([]);
  // A contact who also follows another kid of the family still has a page, without the deleted kid.
  const { id: kidId } = await makeKid(world.db, home.id, { firstName: "Theo" });
  await world
    .visitor()
    .hub.subscribe({ kidId, name: "r0", email: home.reader, wantsUpdates: true });
  const { families } = await readMyGifts(world, token);
  expect(families).toMatchObject([{ kids: [{ firstName: "Theo" }], gifts: [] }]);
  await restore(home);
  expect((await readMyGifts(world, token)).families[0]?.gifts).toMatchObject([{ label: "Train" }]);
});
