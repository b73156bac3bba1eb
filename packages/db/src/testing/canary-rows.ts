import { createHash } from "node:crypto";
import { LINK_KINDS, type LinkKind, toUtcDay } from "@giftling/domain";
import { eq, getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client.ts";
import { createId } from "../queries/core/ids.ts";
import * as schema from "../schema/index.ts";
import {
  makeActivity,
  makeContribution,
  makeFamily,
  makeFamilyUrl,
  makeKid,
  makeLink,
  makeOccasion,
  makeParent,
  makePasskey,
  makeProposal,
  makePurchase,
  makePushSubscription,
  makeThankYou,
  makeUpdate,
  makeWebhook,
  makeWish,
} from "./factories.ts";
import { isFreeText } from "./family-columns.ts";

const HASH = "7f".repeat(32);

const getSha256 = (word: string): string => createHash("sha256").update(word).digest("hex");

/** Returns a value with `word` for every free-text column of a table, such as `${word} bio` for `bio`. */
function wordIn(table: PgTable, word: string): Record<string, string> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => isFreeText(column));
  return Object.fromEntries(columns.map(([key]) => [key, `${word} ${key}`]));
}

export type CanaryRows = Awaited<ReturnType<typeof insertCanaryRows>>;

/**
 * Creates a family whose rows contain `word` in every free-text column. `word` must consist of lower-case letters and
 * digits, because a URL contains it.
 */
export async function insertCanaryRows(
  db: Database,
  word: string,
  storePicture: (familyId: string) => Promise<string>,
) {
  const email = `${word}@example.com`;
  const url = `https://${word}.example/`;
  const family = await makeFamily(db, {
    owner: { firstName: `${word} First`, lastName: `${word} Last`, email },
    referralCode: `${word}code`,
    stripeCustomerId: `cus_${word}`,
    hubTitle: `${word} title`,
  });
  const familyId = family.id;
  const userId = family.owner.id;
  // The family also has a second parent and an invited person.
  const parent = await makeParent(db, familyId, {
    firstName: `${word} Ben`,
    lastName: `${word} Last`,
    email: `ben-${word}@example.com`,
  });
  const invited = { email: `invited-${word}@example.com`, tokenHash: getSha256(word) };
  await db.insert(schema.familyInvites).values({
    familyId,
    ...invited,
    canonicalEmail: invited.email,
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1_000),
  });
  await db.insert(schema.emailSignIns).values({
    email: parent.email.toUpperCase(),
    tokenHash: getSha256(word),
    expiresAt: new Date(Date.now() + 15 * 60_000),
  });
  await makeFamilyUrl(db, familyId, { address: `${word}-old`, isCurrent: false });
  await makeFamilyUrl(db, familyId, { address: `${word}-new` });
  const identity = { issuer: `https://id.${word}.example`, subject: `${word}-subject` };
  await db.insert(schema.identities).values({ ...identity, userId });
  await makeWebhook(db, familyId, { url });
  await makePasskey(db, userId, { name: `${word} phone`, lastUsedAt: new Date() });
  await makePushSubscription(db, userId, { endpoint: `https://push.example/${word}` });
  await db.insert(schema.pushPreferences).values({ userId, timeZone: `${word}/Zone` });
  await db.insert(schema.themes).values({ familyId, palette: "ocean", cover: "dots" });
  await db.insert(schema.mailPreferences).values({ userId, trialReminders: false });
  const at = new Date();
  await db.insert(schema.subscriptions).values({
    familyId,
    stripeSubscriptionId: `sub_${word}`,
    stripeStatus: "canceled",
    stripePriceId: `price_${word}`,
    cancelAtPeriodEnd: false,
    syncedAt: at,
  });
  await db.insert(schema.stripeSyncs).values({ familyId, begun: 1, stored: 1, syncedAt: at });

  const pictures = [];
  for (const _ of ["avatar", "update", "gift", "drawing", "unused"]) {
    const storageKey = await storePicture(familyId);
    const isIt = eq(schema.pictures.storageKey, storageKey);
    pictures.push({ storageKey, id: (await db.query.pictures.findFirst({ where: isIt }))?.id });
  }
  const [avatar, news, gift, drawing] = pictures;
  const kid = await makeKid(db, familyId, {
    ...wordIn(schema.kids, word),
    firstName: `${word} Emma`,
    birthdayMonth: 3,
    birthdayDay: 14,
    secondDayMonth: 12,
    secondDayDay: 25,
    schoolType: `${word} school`,
    showsSizes: true,
    sizesCheckedAt: at,
    avatarId: avatar?.id ?? null,
  });
  const kidId = kid.id;
  const link = { label: `=${word} label`, url: `${url}pay` };
  const links: { kind: LinkKind; id: string }[] = [];
  for (const kind of LINK_KINDS) {
    const code = kind === "paymentLink" ? { contributionCode: `${word}code` } : {};
    const over = { ...wordIn(schema.LINK_TABLES[kind], word), ...link, ...code };
    links.push({ kind, id: (await makeLink(db, kind, kidId, over)).id });
  }
  const occasion = await makeOccasion(db, kidId, { name: `${word} occasion` });
  const item = await makeWish(db, kidId, {
    occasionId: occasion.id,
    name: `${word} kite`,
    url,
    price: `$30 ${word}`,
    description: `${word} description`,
    pictureId: gift?.id ?? null,
  });
  await makeProposal(db, kidId, { ...wordIn(schema.proposals, word), url: `${url}telescope` });
  const activity = await makeActivity(db, kidId, { name: `${word} lessons` });
  await db.insert(schema.prioritySlots).values({ kidId, slot: 1, wishlistItemId: activity.id });
  const update = await makeUpdate(db, kidId, {
    ...wordIn(schema.updates, word),
    authorId: userId,
    pictureId: news?.id ?? null,
  });
  await db.insert(schema.updateMails).values({ updateId: update.id, dueAt: at });
  await db.insert(schema.digests).values({ kidId, dueAt: at });
  await db.insert(schema.digestWishes).values({ itemId: item.id });
  const giver = `${word} Rose`;
  const purchase = await makePurchase(db, item.id, {
    giverName: giver,
    undoTokenHash: HASH,
    message: `${word} words`,
  });
  await makePurchase(db, activity.id, {
    giverName: giver,
    giverEmail: `holder-${email}`,
    reservedUntil: new Date(Date.now() + 24 * 60 * 60 * 1_000),
  });
  const contribution = await makeContribution(db, kidId, {
    contributorName: giver,
    message: `${word} words`,
    paymentLinkId: links.find(({ kind }) => kind === "paymentLink")?.id ?? null,
  });
  const contact = { familyId, email: `rose-${word}@example.com`, confirmedAt: at };
  const [reader] = await db
    .insert(schema.mailContacts)
    .values({ ...contact, canonicalEmail: contact.email })
    .returning();
  const contactId = reader?.id ?? "";
  await db.insert(schema.supporters).values({
    kidId,
    contactId,
    name: giver,
    wantsUpdates: true,
    remindsBirthday: true,
    wantsDigest: true,
    contributionAmountCents: 500,
  });
  await db.insert(schema.reminders).values([
    { kidId, day: "birthday", contactId, remindedAt: at },
    { kidId, day: "second-day", userId, remindedAt: at },
  ]);
  const thanks = {
    contributorName: giver,
    contactId,
    message: `${word} message`,
    authorId: parent.id,
    pictureId: drawing?.id ?? null,
  };
  const personId = createId();
  const person = { id: personId, familyId, name: giver, note: `${word} note` };
  await db.insert(schema.people).values(person);
  const kite = { purchaseId: purchase.id, giftLabel: `${word} kite`, personId };
  await makeThankYou(db, kidId, { ...thanks, ...kite });
  await makeThankYou(db, kidId, { ...thanks, contributionId: contribution.id });
  const targets = [kidId, ...links.map(({ id }) => id)];
  await db
    .insert(schema.visitDays)
    .values(targets.map((targetId) => ({ kidId, targetId, day: toUtcDay(at), visits: 1 })));

  await db.insert(schema.reports).values({ familyId, reason: "other", text: `${word} report` });
  const action = { operator: "ops", command: "take-down", details: {}, why: `${word} why` };
  await db.insert(schema.operatorActions).values({ ...action, familyId });

  const friend = await makeFamily(db);
  const masked = `${word}•••@example.com`;
  const clicked = { clickedAt: at, signedUpAt: at, refereeEmail: masked };
  await db.insert(schema.referrals).values([
    // This family referred a friend in the first row, and is the referred friend in the second row.
    { ...clicked, referrerId: familyId },
    { ...clicked, referrerId: friend.id, refereeId: familyId },
  ]);
  const keys = { key: `${word}-key`, fingerprint: HASH };
  await db.insert(schema.idempotencyKeys).values([
    { ...keys, scope: `kids.create ${userId}`, answer: JSON.stringify({ word }) },
    { ...keys, scope: "wishlist.purchase visitor", answer: JSON.stringify({ word, kidId }) },
  ]);
  await db.insert(schema.rateLimits).values({ key: `preview:${familyId}`, points: 1 });
  const counts = {
    hourTries: 1,
    hourGifts: 1,
    hourHolds: 0,
    dayTries: 1,
    dayGifts: 1,
    dayHolds: 0,
  };
  for (const key of [familyId, `${HASH}:${familyId}`]) {
    await db.insert(schema.giftCounts).values({ key, hourEnds: at, dayEnds: at, ...counts });
  }
  await db.insert(schema.mails).values({
    kind: "new-update",
    contactId,
    recipientHash: HASH,
    facts: { updateId: update.id },
    dedupeKey: `${word} ${update.id}`,
    queuedAt: at,
    dueAt: at,
  });
  return {
    familyId,
    userId,
    parentId: parent.id,
    kidId,
    identity,
    addresses: [`${word}-old`, `${word}-new`],
    storageKeys: pictures.map(({ storageKey }) => storageKey),
    stripeCustomerId: `cus_${word}`,
    friendId: friend.id,
  };
}
