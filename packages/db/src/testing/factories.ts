import type { LinkKind } from "@giftling/domain";
import { getMinimalLinkFields } from "@giftling/domain/testing/minimal-links";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "../client.ts";
import { createId } from "../queries/core/ids.ts";
import type { NewPurchase } from "../queries/gifts/record-gift.ts";
import * as schema from "../schema/index.ts";

let count = 0;
const next = () => {
  count += 1;
  return count;
};

async function insertRow<Table extends PgTable>(
  db: Executor,
  table: Table,
  values: Table["$inferInsert"],
): Promise<Table["$inferSelect"]> {
  const [row] = await db.insert<PgTable>(table).values(values).returning();
  if (row === undefined) throw new Error("The factory stored nothing");
  return row;
}

type Over<Table extends { $inferInsert: object }> = Partial<Table["$inferInsert"]>;

const withVerifiedEmail = <Person extends { email: string }>(person: Person) => ({
  verifiedEmail: person.email === "" ? null : person.email,
  ...person,
});

/** Creates a family on the Free plan, with an owner and without a family URL. */
export async function makeFamily(
  db: Executor,
  {
    owner = {},
    ...over
  }: Over<typeof schema.families> & { owner?: Over<typeof schema.users> } = {},
) {
  const n = next();
  const person = withVerifiedEmail({
    firstName: "Ana",
    lastName: "Rivera",
    email: `ana${n}@example.com`,
    ...owner,
  });
  const values = { referralCode: `ana-${n}-${crypto.randomUUID()}`, ...over };
  return db.transaction(async (tx) => {
    const user = await insertRow(tx, schema.users, person);
    const family = await insertRow(tx, schema.families, values);
    await tx
      .insert(schema.familyMembers)
      .values({ familyId: family.id, userId: user.id, role: "owner" });
    return { ...family, owner: user };
  });
}

/** Creates a member of a family with the role of a parent. */
export async function makeParent(
  db: Executor,
  familyId: string,
  over: Over<typeof schema.users> = {},
) {
  const values = withVerifiedEmail({
    firstName: "Ben",
    lastName: "Rivera",
    email: `ben${next()}@example.com`,
    ...over,
  });
  const user = await insertRow(db, schema.users, values);
  await db.insert(schema.familyMembers).values({ familyId, userId: user.id, role: "parent" });
  return user;
}

/** Adds a passkey that nobody can use to sign in. */
export async function makePasskey(
  db: Executor,
  userId: string,
  over: Partial<Omit<typeof schema.passkeys.$inferInsert, "userId">> = {},
) {
  const values = { credentialId: `credential${next()}`, publicKey: "AQ", counter: 0 };
  return insertRow(db, schema.passkeys, {
    ...values,
    transports: ["internal"],
    name: "Safari, iPhone",
    ...over,
    userId,
  });
}

export async function makeWebhook(
  db: Executor,
  familyId: string,
  over: Partial<Omit<typeof schema.webhooks.$inferInsert, "familyId">> = {},
) {
  const values = { url: "https://home.example/hooks", events: ["gift.recorded" as const] };
  return insertRow(db, schema.webhooks, { ...values, ...over, familyId });
}

/** Adds a push subscription that no browser has. */
export async function makePushSubscription(
  db: Executor,
  userId: string,
  over: Partial<Omit<typeof schema.pushSubscriptions.$inferInsert, "userId">> = {},
) {
  const values = { endpoint: `https://push.example/${next()}`, p256dh: "AQ", auth: "AQ" };
  return insertRow(db, schema.pushSubscriptions, { ...values, ...over, userId });
}

/** Adds a current URL to a family. With `isCurrent: false`, adds a former URL. */
export async function makeFamilyUrl(
  db: Executor,
  familyId: string,
  over: Over<typeof schema.familyAddresses> = {},
) {
  const values = { address: `family-${next()}`, isCurrent: true };
  return insertRow(db, schema.familyAddresses, { ...values, ...over, familyId });
}

/** Creates a kid with only a first name. */
export async function makeKid(db: Executor, familyId: string, over: Over<typeof schema.kids> = {}) {
  return insertRow(db, schema.kids, { firstName: "Emma", ...over, familyId });
}

type LinkTable<Kind extends LinkKind> = (typeof schema.LINK_TABLES)[Kind];

/** Creates a link without a slot. */
export async function makeLink<Kind extends LinkKind>(
  db: Executor,
  kind: Kind,
  kidId: string,
  over: Over<LinkTable<Kind>> = {},
): Promise<LinkTable<Kind>["$inferSelect"]> {
  const values: object = { ...getMinimalLinkFields(kind), ...over, kidId };
  return insertRow(db, schema.LINK_TABLES[kind], values as LinkTable<Kind>["$inferInsert"]);
}

/** Creates a 529 link without a slot. */
export const makePaymentLink = (
  db: Executor,
  kidId: string,
  over?: Over<typeof schema.paymentLinks>,
) => makeLink(db, "paymentLink", kidId, over);

/** Creates an Amazon registry link without a slot. */
export const makeRegistryLink = (
  db: Executor,
  kidId: string,
  over?: Over<typeof schema.registryLinks>,
) => makeLink(db, "registryLink", kidId, over);

export async function makeWish(
  db: Executor,
  kidId: string,
  over: Over<typeof schema.wishlistItems> = {},
) {
  const values = { name: "Wooden train", url: "https://example.com/train", price: "$30" };
  return insertRow(db, schema.wishlistItems, { ...values, ...over, kidId });
}

/** Creates an activity with a funding goal. */
export function makeActivity(
  db: Executor,
  kidId: string,
  over: Over<typeof schema.wishlistItems> = {},
) {
  const values = { name: "Swim lessons", url: null, price: null, fundingGoalCents: 20_000 };
  return makeWish(db, kidId, { ...values, isActivity: true, ...over });
}

/** Creates a purchase by a named giver, without a thank-you. */
export async function makePurchase(
  db: Executor,
  itemId: string,
  over: Over<typeof schema.purchases> = {},
) {
  const values = { giverName: "Grandma Rose", isAnonymous: false, purchasedAt: new Date() };
  return insertRow(db, schema.purchases, { ...values, ...over, itemId });
}

/** Creates a reported contribution of $25 to a college fund, without a thank-you. */
export async function makeContribution(
  db: Executor,
  kidId: string,
  over: Over<typeof schema.contributions> = {},
) {
  const values = {
    contributorName: "Uncle Ben",
    isAnonymous: false,
    amountCents: 2_500,
    type: "529",
    status: "reported",
    contributedAt: new Date(),
  } as const;
  return insertRow(db, schema.contributions, { ...values, ...over, kidId });
}

export async function makeThankYou(
  db: Executor,
  kidId: string,
  over: Over<typeof schema.thankYous> = {},
) {
  const values = {
    contributorName: "Uncle Ben",
    contributionType: "529",
    contributedAt: new Date(),
  } as const;
  return insertRow(db, schema.thankYous, { ...values, ...over, kidId });
}

/** Stores a person without a note. */
export async function makePerson(
  db: Executor,
  familyId: string,
  over: Over<typeof schema.people> = {},
) {
  return insertRow(db, schema.people, { name: "Grandma Rosa", ...over, familyId });
}

/** Creates an update without a picture. */
export async function makeUpdate(
  db: Executor,
  kidId: string,
  over: Over<typeof schema.updates> = {},
) {
  const values = { title: "First day of school", content: "She ran in and never looked back." };
  return insertRow(db, schema.updates, { ...values, ...over, kidId });
}

/** Creates an occasion without a date. */
export async function makeOccasion(
  db: Executor,
  kidId: string,
  over: Over<typeof schema.occasions> = {},
) {
  return insertRow(db, schema.occasions, { name: "Christmas", ...over, kidId });
}

/** Creates a named visitor's proposal without a URL. */
export async function makeProposal(
  db: Executor,
  kidId: string,
  over: Over<typeof schema.proposals> = {},
) {
  return insertRow(db, schema.proposals, {
    name: "A telescope",
    proposedBy: "Aunt May",
    ...over,
    kidId,
  });
}

/** Creates the row of a stored picture, without a file. */
export async function makePicture(db: Executor, familyId: string) {
  const storageKey = `${crypto.randomUUID()}.webp`;
  return insertRow(db, schema.pictures, { familyId, storageKey });
}

/** Creates the referral of a friend who signs up at the current time. */
export async function makeReferral(
  db: Executor,
  referrerId: string,
  refereeId: string,
  over: Over<typeof schema.referrals> = {},
) {
  const now = new Date();
  const values = { clickedAt: now, signedUpAt: now, ...over, referrerId, refereeId };
  return insertRow(db, schema.referrals, values);
}

/** Returns the `recordPurchase` input for a purchase of a wish by a named giver. */
export const createNewPurchase = (
  wish: { id: string; kidId: string },
  over: Partial<NewPurchase> = {},
): NewPurchase => ({
  id: createId(),
  itemId: wish.id,
  kidId: wish.kidId,
  giverName: "Rose",
  isAnonymous: false,
  isByParent: false,
  isNameApproved: null,
  undoTokenHash: null,
  message: null,
  purchasedAt: new Date(),
  reservedUntil: null,
  holder: null,
  ...over,
});
