import { mapKidTexts } from "@giftling/domain";
import fc from "fast-check";
import type { Database } from "../client.ts";
import { prioritySlots } from "../schema/priorities.ts";
import {
  makeActivity,
  makeContribution,
  makeFamily,
  makeFamilyUrl,
  makeKid,
  makePaymentLink,
  makePicture,
  makePurchase,
  makeRegistryLink,
  makeUpdate,
  makeWish,
} from "./factories.ts";

/** Arbitrary text with characters that must be escaped in JSON, SQL or HTML. */
const text = fc
  .array(
    fc.constantFrom("Ana", " ", "é", "👩‍👧", '"', "\\", "'", "</script>", "\u2028", "$1", "{", "%"),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => `x${parts.join("")}`);
const moment = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2026, 0) })
  // Some times are rounded to seconds, so that several gifts can have the same time.
  .map((ms) => new Date(ms % 4 === 0 ? ms - (ms % 1_000) : ms));
const cents = fc.integer({ min: 1, max: 1_000_000 });
const giver = fc.oneof(
  fc.constant({ name: null, isAnonymous: true }),
  fc.constantFrom("Aunt May", "aunt may", "Grandpa").map((name) => ({ name, isAnonymous: false })),
);

/** Arbitrary family with one kid, its links, wishes, updates and gifts. */
export const arbitraryFamily = fc.record({
  kid: fc.record({
    firstName: text,
    ...mapKidTexts(() => fc.option(text)),
    birthdayMonth: fc.option(fc.integer({ min: 1, max: 12 })),
    hasAvatar: fc.boolean(),
  }),
  links: fc.array(
    fc.record({
      type: fc.constantFrom("529", "esa", "venmo", "paypal", "other", "activity", "registry"),
      label: text,
      description: fc.option(text),
      slot: fc.option(fc.constantFrom(1, 2, 3)),
    }),
    { maxLength: 4 },
  ),
  registries: fc.array(text, { maxLength: 3 }),
  wishes: fc.array(
    fc.record({
      name: text,
      price: fc.option(text),
      hasPicture: fc.boolean(),
      activity: fc.option(fc.record({ goal: fc.option(cents), received: cents })),
      // An activity always has one unit.
      quantity: fc.constantFrom(1, 3, null),
      state: fc.constantFrom("shown", "shown", "put-away", "draft"),
      pieces: fc.array(
        fc.record({
          giver,
          at: moment,
          isOnWall: fc.boolean(),
          isByParent: fc.boolean(),
          isThanked: fc.boolean(),
          /** Hours from `now` until the expiry of a hold. Null for a purchase. */
          holdHours: fc.option(fc.constantFrom(-1, 0, 1, 30)),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 12 },
  ),
  updates: fc.array(fc.record({ title: text, at: moment, hasPicture: fc.boolean() }), {
    maxLength: 14,
  }),
  gifts: fc.array(
    fc.record({
      giver,
      at: moment,
      amountCents: cents,
      type: fc.constantFrom("529", "other"),
      status: fc.constantFrom("reported", "confirmed", "dismissed"),
      isOnWall: fc.boolean(),
      isThanked: fc.boolean(),
    }),
    { maxLength: 40 },
  ),
});
type GeneratedFamily = typeof arbitraryFamily extends fc.Arbitrary<infer Value> ? Value : never;

/** Stores a generated family. The expiry of each hold is relative to `now`. */
export async function storeGeneratedFamily(
  db: Database,
  made: GeneratedFamily,
  now: Date,
): Promise<{ familyId: string; kidId: string; address: string }> {
  const { id: familyId } = await makeFamily(db);
  const { address } = await makeFamilyUrl(db, familyId);
  const { hasAvatar, ...facts } = made.kid;
  const avatarId = hasAvatar ? (await makePicture(db, familyId)).id : null;
  const { id: kidId } = await makeKid(db, familyId, { ...facts, avatarId, position: 1 });
  const url = "https://example.com/a?b=\"c\"&d='e'";
  const taken = new Set<number>();
  for (const { slot, ...link } of made.links) {
    const { id } = await makePaymentLink(db, kidId, { ...link, url });
    if (slot === null || taken.has(slot)) continue;
    taken.add(slot);
    await db.insert(prioritySlots).values({ kidId, slot, paymentLinkId: id });
  }
  const activities: string[] = [];
  for (const label of made.registries) await makeRegistryLink(db, kidId, { label });
  for (const { name, price, hasPicture, activity, quantity, state, pieces } of made.wishes) {
    const pictureId = hasPicture ? (await makePicture(db, familyId)).id : null;
    const wish = { name, price, pictureId, state };
    const { id } =
      activity === null
        ? await makeWish(db, kidId, { ...wish, url, quantity })
        : await makeActivity(db, kidId, {
            ...wish,
            fundingGoalCents: activity.goal,
            fundingReceivedCents: activity.received,
          });
    if (activity !== null) activities.push(id);
    const room = activity === null ? (quantity ?? 3) : 1;
    for (const [index, piece] of pieces.slice(0, room).entries()) {
      const { giver: by, at, holdHours, ...marks } = piece;
      const isByParent = piece.isByParent && holdHours === null;
      await makePurchase(db, id, {
        ...marks,
        isByParent,
        unit: index + 1,
        giverName: isByParent ? "Parent" : by.name,
        isAnonymous: !isByParent && by.isAnonymous,
        purchasedAt: at,
        reservedUntil:
          holdHours === null ? null : new Date(now.getTime() + holdHours * 60 * 60 * 1_000),
      });
    }
  }
  for (const { title, at, hasPicture } of made.updates) {
    const pictureId = hasPicture ? (await makePicture(db, familyId)).id : null;
    await makeUpdate(db, kidId, { title, createdAt: at, pictureId });
  }
  for (const [index, { giver: by, at, ...gift }] of made.gifts.entries()) {
    const contributorName = by.name;
    await makeContribution(db, kidId, {
      ...gift,
      // Every second contribution funds the first activity, if the kid has one.
      wishlistItemId: index % 2 === 0 ? (activities[0] ?? null) : null,
      contributorName,
      isAnonymous: by.isAnonymous,
      contributedAt: at,
    });
  }
  return { familyId, kidId, address };
}
