import { blockEmailAddress } from "@giftling/db/queries/contacts/refused-addresses";
import { deleteEmailAddress } from "@giftling/db/queries/mail/delete-contacts";
import { mailContacts, purchases } from "@giftling/db/schema/index";
import { confirmContacts } from "@giftling/db/testing/contacts";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { createMyGiftsToken, hashRecipient } from "../../services/email/composition/tokens.ts";
import { deliverAllMails } from "../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";
import {
  countCallOutcomes,
  createTestFixture,
  type TestFixture,
} from "../../testing/test-fixture.ts";

const smtp = await startFaultySmtp();
const world: TestFixture = await createTestFixture({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const HOUR = 60 * 60 * 1_000;
let count = 0;

/** Creates a family with a wish, which a visitor can hold with an e-mail address. */
async function makeHold() {
  count += 1;
  const email = `Holder${count}@example.com`;
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma" });
  const { id: itemId } = await makeWish(world.db, kidId, { name: "Wooden train" });
  const visitor = world.visitor();
  const hold = (idempotencyKey?: string) =>
    world.visitor({ idempotencyKey }).wishlist.reserve({ id: itemId, email });
  const readEmail = async () => {
    const rows = await world.db
      .select({ email: purchases.giverEmail })
      .from(purchases)
      .where(eq(purchases.itemId, itemId));
    return rows[0]?.email;
  };
  /** Delivers all mail. Returns the mails that the test's address has received. */
  const receive = async () => {
    await deliverAllMails(world.deps);
    return smtp.received.filter((mail) => mail.to === email);
  };
  return { ...parent, kidId, itemId, email, visitor, hold, readEmail, receive };
}

type Hold = Awaited<ReturnType<typeof makeHold>>;

const listHoldMails = () => listMails(world.db, { kind: "hold-link" });

describe("the mail with a hold's link", () => {
  test("is the only mail to the address, and has no text of the family (rule: hold-link)", async () => {
    const { hold, receive, email, visitor } = await makeHold();
    const { passToken } = await hold();
    const [mail, ...others] = await receive();
    expect(others).toEqual([]);
    expect(mail?.html).toContain(`/gift/${encodeURIComponent(passToken)}`);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Emma|Wooden train/);
    expect(await listHoldMails()).toEqual([]);
    await visitor.mine.ask({ email });
    expect(await receive()).toHaveLength(1);
  });

  test("is not queued without an address", async () => {
    const { itemId, visitor } = await makeHold();
    await visitor.wishlist.reserve({ id: itemId, reservedBy: "Rose" });
    expect(await listHoldMails()).toEqual([]);
  });

  test.each<[string, (hold: Hold, token: string) => Promise<unknown>]>([
    ["its giver released it", ({ visitor }, token) => visitor.gifts.release({ token })],
    ["a parent released it", ({ caller, itemId }) => caller.wishlist.release({ id: itemId })],
    ["its wish was deleted", ({ caller, itemId }) => caller.wishlist.delete({ id: itemId })],
    ["it expired", async () => world.clock.advance(49 * HOUR)],
  ])("is dropped if the hold ended because %s", async (_why, end) => {
    const made = await makeHold();
    const { passToken } = await made.hold();
    await end(made, passToken);
    expect(await made.receive()).toEqual([]);
    expect(await listHoldMails()).toEqual([]);
  });

  test("is dropped for an address that refused all mail", async () => {
    const { hold, receive, email } = await makeHold();
    await hold();
    const hash = hashRecipient(world.deps.config.secret, email);
    await blockEmailAddress(world.db, hash, world.clock.now());
    expect(await receive()).toEqual([]);
  });

  test("is sent once for concurrent calls, and although the hold is bought meanwhile", async () => {
    const { hold, receive, itemId, visitor, readEmail, email } = await makeHold();
    const outcomes = await countCallOutcomes(Array.from({ length: 6 }, () => hold("same-key")));
    expect(outcomes).toEqual({ ok: 6 });
    const { passToken } = await hold("same-key");
    await Promise.all([
      visitor.wishlist.purchase({ id: itemId, passToken, purchasedBy: "Rose" }),
      deliverAllMails(world.deps),
    ]);
    expect(await receive()).toHaveLength(1);
    expect(await readEmail()).toBe(email);
  });

  test("leaves no address after a concurrent release, and no more than one mail", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { hold, visitor, readEmail, receive } = await makeHold();
      const { passToken: token } = await hold();
      await Promise.all([deliverAllMails(world.deps), visitor.gifts.release({ token })]);
      expect((await receive()).length).toBeLessThanOrEqual(1);
      expect(await readEmail()).toBeUndefined();
      expect(await listHoldMails()).toEqual([]);
    }
  });
});

test("hides the address from the family and from visitors (rule: hold-link)", async () => {
  const { hold, caller, kidId, itemId, visitor, familyUrl, email } = await makeHold();
  const { passToken } = await hold();
  const readAll = async () =>
    JSON.stringify([
      await caller.wishlist.list({ kidId }),
      await caller.gratitude.pendingThankYous({ kidId }),
      await visitor.hub.kid({ familyUrl, kidId }),
      await visitor.gifts.pass({ token: passToken }),
    ]);
  expect(await readAll()).not.toContain(email);
  await visitor.wishlist.purchase({ id: itemId, passToken, purchasedBy: "Rose" });
  expect(await readAll()).not.toContain(email);
});

test("lists holds, and the gifts that they became, for a confirmed address (rule: my-gifts)", async () => {
  const { hold, email, itemId, visitor, readEmail } = await makeHold();
  const { passToken } = await hold();
  const other = await world.parent();
  const { id: otherKid } = await makeKid(world.db, other.id, { firstName: "Theo" });
  const address = email.toLowerCase();
  await visitor.hub.subscribe({
    kidId: otherKid,
    name: "Rose",
    email: address,
    wantsUpdates: true,
  });
  const contact = await world.db.query.mailContacts.findFirst({
    where: eq(mailContacts.familyId, other.id),
  });
  const contactId = contact?.id ?? "";
  const until = new Date(world.clock.now().getTime() + 24 * HOUR);
  const token = createMyGiftsToken(world.deps.config.secret, contactId, until);
  await expect(visitor.mine.gifts({ token })).rejects.toThrow();
  await confirmContacts(world.db, { familyId: other.id });
  const read = async () => (await visitor.mine.gifts({ token })).families;
  expect(await read()).toMatchObject([
    { kids: [{ firstName: "Theo" }], gifts: [] },
    {
      kids: [],
      unsubscribeUrl: null,
      gifts: [
        {
          childFirstName: "Emma",
          label: "Wooden train",
          giftPath: `/gift/${passToken}`,
          reservedUntil: expect.any(String),
        },
      ],
    },
  ]);
  await visitor.wishlist.purchase({ id: itemId, passToken, purchasedBy: "Rose" });
  const [, family] = await read();
  expect(family?.gifts).toMatchObject([{ label: "Wooden train", reservedUntil: null }]);
  await world.db.transaction((tx) => deleteEmailAddress(tx, contactId, world.clock.now()));
  expect(await readEmail()).toBeNull();
});
