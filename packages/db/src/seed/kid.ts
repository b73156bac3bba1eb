import { addDays, LINK_KINDS, type LinkKind, PARENT_GIVER_NAME, toUtcDay } from "@giftling/domain";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "../client.ts";
import * as schema from "../schema/index.ts";
import type { SeedKid } from "./content.ts";

type Row = { id: string };
type Links = Partial<Record<LinkKind, Row[]>>;
type Things = Links & { wishlistItem: Row[] };

/** Age in days above which a seeded gift has the thank-you status `thanked`. */
const THANKED_AFTER_DAYS = 10;

/** Stores a seeded kid with its lists and gifts. Dates are relative to `now`. */
export async function insertSeedKid(
  tx: Executor,
  { familyId, ownerId }: { familyId: string; ownerId: string },
  kid: SeedKid,
  position: number,
  now: Date,
): Promise<void> {
  const createdAt = addDays(now, position - 39);
  const { checkedDaysAgo, ...sizes } = kid.sizes;
  const sizesCheckedAt = addDays(now, -checkedDaysAgo);
  const [row] = await tx
    .insert(schema.kids)
    .values({
      ...kid.profile,
      ...sizes,
      showsSizes: true,
      sizesCheckedAt,
      familyId,
      position,
      createdAt,
    })
    .returning({ id: schema.kids.id });
  if (!row) throw new Error("The seeded child was not stored");
  const kidId = row.id;
  // Each list is stored in one statement. IDs are generated in the order of the content, and lists are sorted by ID.
  const links: Links = {};
  for (const kind of LINK_KINDS) {
    const content = kid.links[kind];
    if (!content) continue;
    links[kind] = await tx
      .insert<PgTable>(schema.LINK_TABLES[kind])
      .values(content.map((link) => ({ ...link, kidId, createdAt })))
      .returning({ id: schema.LINK_TABLES[kind].id });
  }
  const wishlistItem = await tx
    .insert(schema.wishlistItems)
    .values(
      kid.wishlist.map(({ bought: _bought, drawing: _drawing, ...item }) => ({
        ...item,
        kidId,
        createdAt,
      })),
    )
    .returning({ id: schema.wishlistItems.id });
  const things: Things = { ...links, wishlistItem };
  await insertPriorities(tx, kidId, kid, things);
  await insertPurchases(tx, kidId, kid, wishlistItem, now);
  await insertContributions(tx, kidId, kid, things, now);
  await insertUpdates(tx, { kidId, ownerId }, kid, now);
  await insertSupporters(tx, familyId, kidId, kid, now);
  await insertPageViews(tx, kidId, things, now);
}

/** Age of the seeded supporters' subscriptions, in days. */
const FOLLOWED_DAYS = 20;

/** Stores the updates of a seeded kid. Marks an update as mailed if it is newer than the supporters' subscriptions. */
async function insertUpdates(
  tx: Executor,
  { kidId, ownerId }: { kidId: string; ownerId: string },
  kid: SeedKid,
  now: Date,
) {
  const sent = kid.supporters.filter(({ confirmed }) => confirmed).length;
  for (const { daysAgo, ...update } of kid.updates) {
    const createdAt = addDays(now, -daysAgo);
    const [row] = await tx
      .insert(schema.updates)
      .values({ ...update, kidId, authorId: ownerId, createdAt })
      .returning({ id: schema.updates.id });
    if (!row || daysAgo >= FOLLOWED_DAYS) continue;
    const mailedAt = { dueAt: createdAt, startedAt: createdAt };
    await tx.insert(schema.updateMails).values({ ...mailedAt, updateId: row.id, sent });
  }
}

function at(rows: Row[] | undefined, index: number): string {
  const row = rows?.[index];
  if (!row) throw new Error("The seed's content names a thing that it does not have");
  return row.id;
}

async function insertPriorities(tx: Executor, kidId: string, kid: SeedKid, things: Things) {
  await tx.insert(schema.prioritySlots).values(
    kid.priorities.map(({ kind, index }, position) => ({
      kidId,
      slot: position + 1,
      [`${kind}Id`]: at(things[kind], index),
    })),
  );
}

function thanksFor(daysAgo: number, now: Date) {
  const isThanked = daysAgo > THANKED_AFTER_DAYS;
  return {
    contributedAt: addDays(now, -daysAgo),
    status: isThanked ? ("thanked" as const) : ("pending" as const),
    sentAt: isThanked ? addDays(now, 2 - daysAgo) : null,
  };
}

async function insertPurchases(tx: Executor, kidId: string, kid: SeedKid, items: Row[], now: Date) {
  for (const [index, { name, bought }] of kid.wishlist.entries()) {
    if (!bought) continue;
    const isByParent = bought.by === PARENT_GIVER_NAME;
    const [purchase] = await tx
      .insert(schema.purchases)
      .values({
        itemId: at(items, index),
        giverName: bought.by,
        isAnonymous: bought.by === null,
        isByParent,
        purchasedAt: addDays(now, -bought.daysAgo),
      })
      .returning({ id: schema.purchases.id });
    if (isByParent) continue;
    await tx.insert(schema.thankYous).values({
      ...thanksFor(bought.daysAgo, now),
      kidId,
      purchaseId: purchase?.id ?? null,
      contributorName: bought.by,
      contributionType: "wishlist",
      giftLabel: name,
    });
  }
}

async function insertContributions(
  tx: Executor,
  kidId: string,
  kid: SeedKid,
  things: Things,
  now: Date,
) {
  for (const { by, dollars, to, index, status, daysAgo } of kid.contributions) {
    const link = to === "link" ? kid.links.paymentLink?.[index] : undefined;
    const activity = to === "activity" ? kid.wishlist[index] : undefined;
    const type = link?.type ?? "other";
    const [entry] = await tx
      .insert(schema.contributions)
      .values({
        kidId,
        paymentLinkId: link ? at(things.paymentLink, index) : null,
        wishlistItemId: activity ? at(things.wishlistItem, index) : null,
        contributorName: by,
        isAnonymous: by === null,
        amountCents: dollars * 100,
        type: type === "529" ? "529" : "other",
        status,
        contributedAt: addDays(now, -daysAgo),
      })
      .returning({ id: schema.contributions.id });
    await tx.insert(schema.thankYous).values({
      ...thanksFor(daysAgo, now),
      kidId,
      contributionId: entry?.id ?? null,
      contributorName: by,
      contributionType: type === "529" || type === "esa" ? type : "contribution",
      amountCents: dollars * 100,
      giftLabel: activity?.name ?? link?.label ?? null,
    });
  }
}

async function insertSupporters(
  tx: Executor,
  familyId: string,
  kidId: string,
  kid: SeedKid,
  now: Date,
) {
  const signedUpAt = addDays(now, -FOLLOWED_DAYS);
  for (const { name, email, confirmed } of kid.supporters) {
    // A supporter of both kids is one contact of the family.
    const [contact] = await tx
      .insert(schema.mailContacts)
      .values({
        familyId,
        email,
        canonicalEmail: email,
        confirmationSentAt: signedUpAt,
        confirmedAt: confirmed ? signedUpAt : null,
        createdAt: signedUpAt,
      })
      .onConflictDoUpdate({
        target: [schema.mailContacts.familyId, schema.mailContacts.canonicalEmail],
        set: { email },
      })
      .returning({ id: schema.mailContacts.id });
    if (!contact) throw new Error("The seeded contact was not stored");
    await tx
      .insert(schema.supporters)
      .values({ kidId, contactId: contact.id, name, wantsUpdates: true, createdAt: signedUpAt });
  }
}

const PAGE_VIEW_DAYS = 30;

/** Stores thirty days of page views and clicks, with the same slightly rising numbers in every run. */
async function insertPageViews(
  tx: Executor,
  kidId: string,
  things: Things,
  now: Date,
): Promise<void> {
  const rows = Array.from({ length: PAGE_VIEW_DAYS }, (_, daysAgo) => {
    const day = toUtcDay(addDays(now, -daysAgo));
    const targets = [
      { targetId: kidId, visits: 1 + ((PAGE_VIEW_DAYS - 1 - daysAgo) % 5) + (daysAgo < 7 ? 2 : 0) },
      ...LINK_KINDS.map((kind, index) => ({
        targetId: daysAgo % (index + 2) === 0 && pick(things[kind], daysAgo),
        visits: 1,
      })),
    ];
    return targets.flatMap(({ targetId, visits }) =>
      targetId ? [{ kidId, day, targetId, visits }] : [],
    );
  });
  await tx.insert(schema.visitDays).values(rows.flat());
}

function pick(rows: Row[] | undefined, turn: number): string | undefined {
  return rows?.[turn % rows.length]?.id;
}
