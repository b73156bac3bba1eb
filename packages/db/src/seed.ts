import { sql } from "drizzle-orm";
import type { Database, Executor } from "./client.ts";
import * as schema from "./schema/index.ts";
import { type SeedKid, seedKids } from "./seed-content.ts";

/** Who the seeded parent is at the identity provider. */
export interface SeedIdentity {
  issuer: string;
  subject: string;
}

const PARENT = {
  firstName: "Ana",
  lastName: "Rivera",
  email: "parent@example.com",
};
const FAMILY_URL = "rivera";

/** Seeds the Rivera family unless somebody already lives here. Answers whether it did. */
export async function seedIfEmpty(db: Database, identity: SeedIdentity): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two starts at once: the second waits here, and then finds the family.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('giftling.seed'))`);
    const [somebody] = await tx.select({ id: schema.users.id }).from(schema.users).limit(1);
    if (somebody) return false;
    await insertFamily(tx, identity);
    return true;
  });
}

/** Seeds the Rivera family (`/hub/rivera`), replacing an earlier seeding of the same address. */
export async function seedRivera(db: Database, identity: SeedIdentity): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('giftling.seed'))`);
    const { familyAddresses, users } = schema;
    await tx.execute(sql`
      delete from ${users} where id in (
        select user_id from ${familyAddresses} where ${familyAddresses.address} = ${FAMILY_URL})`);
    await insertFamily(tx, identity);
  });
}

async function insertFamily(tx: Executor, identity: SeedIdentity): Promise<void> {
  const now = new Date();
  const [parent] = await tx
    .insert(schema.users)
    .values({
      ...PARENT,
      referralCode: "ana-rivera-1",
      createdAt: daysBefore(now, 40),
    })
    .onConflictDoNothing()
    .returning({ id: schema.users.id });
  if (!parent) throw new Error("The seeded family's referral code belongs to somebody else.");
  await tx.insert(schema.identities).values({ ...identity, userId: parent.id });
  await tx
    .insert(schema.familyAddresses)
    .values({ address: FAMILY_URL, userId: parent.id, isCurrent: true });
  for (const [position, kid] of seedKids.entries()) {
    await insertKid(tx, parent.id, kid, position, now);
  }
}

async function insertKid(tx: Executor, userId: string, kid: SeedKid, position: number, now: Date) {
  const [row] = await tx
    .insert(schema.kids)
    .values({
      ...kid.profile,
      userId,
      position,
      createdAt: daysBefore(now, 39 - position),
    })
    .returning({ id: schema.kids.id });
  if (!row) return;
  const kidId = row.id;
  const created = (index: number) => daysBefore(now, 38 - index / 100);
  const paymentLinks = await insertEach(kid.paymentLinks, (link, index) =>
    tx
      .insert(schema.paymentLinks)
      .values({ ...link, kidId, createdAt: created(index) })
      .returning(),
  );
  const registryLinks = await insertEach(kid.registryLinks, (link, index) =>
    tx
      .insert(schema.registryLinks)
      .values({ ...link, kidId, createdAt: created(index) })
      .returning(),
  );
  const items = await insertEach(kid.wishlist, ({ bought: _, ...item }, index) =>
    tx
      .insert(schema.wishlistItems)
      .values({ ...item, kidId, createdAt: created(index) })
      .returning(),
  );
  await insertPriorities(tx, kidId, kid, {
    paymentLinks,
    registryLinks,
    items,
  });
  await insertGifts(tx, kidId, kid, items, now);
  await insertContributions(tx, kidId, kid, paymentLinks, now);
  await insertEach(kid.updates, ({ daysAgo, ...update }) =>
    tx
      .insert(schema.updates)
      .values({ ...update, kidId, createdAt: daysBefore(now, daysAgo) })
      .returning(),
  );
  await insertSupporters(tx, userId, kidId, kid, now);
  await insertVisits(tx, kidId, { paymentLinks, registryLinks }, now);
}

type Rows = { id: string }[];

/** Slots in the order the content names them: "payment:0" is the first payment link. */
async function insertPriorities(
  tx: Executor,
  kidId: string,
  kid: SeedKid,
  things: { paymentLinks: Rows; registryLinks: Rows; items: Rows },
) {
  for (const [index, { kind, at }] of kid.priorities.entries()) {
    await tx.insert(schema.prioritySlots).values({
      kidId,
      slot: index + 1,
      paymentLinkId: kind === "payment" ? things.paymentLinks[at]?.id : null,
      registryLinkId: kind === "registry" ? things.registryLinks[at]?.id : null,
      wishlistItemId: kind === "activity" ? things.items[at]?.id : null,
    });
  }
}

async function insertGifts(tx: Executor, kidId: string, kid: SeedKid, items: Rows, now: Date) {
  for (const [index, { name, bought }] of kid.wishlist.entries()) {
    const item = items[index];
    if (!bought || !item) continue;
    const purchasedAt = daysBefore(now, bought.daysAgo);
    const [purchase] = await tx
      .insert(schema.purchases)
      .values({
        itemId: item.id,
        giverName: bought.by,
        isAnonymous: bought.by === null,
        purchasedAt,
      })
      .returning({ id: schema.purchases.id });
    await tx.insert(schema.thankYous).values({
      kidId,
      purchaseId: purchase?.id ?? null,
      contributorName: bought.by,
      contributionType: "wishlist",
      giftLabel: name,
      contributedAt: purchasedAt,
    });
  }
}

async function insertContributions(
  tx: Executor,
  kidId: string,
  kid: SeedKid,
  paymentLinks: Rows,
  now: Date,
) {
  for (const { by, dollars, link, status, daysAgo } of kid.contributions) {
    const definition = kid.paymentLinks[link];
    const contributedAt = daysBefore(now, daysAgo);
    const [row] = await tx
      .insert(schema.contributions)
      .values({
        kidId,
        paymentLinkId: paymentLinks[link]?.id ?? null,
        contributorName: by,
        isAnonymous: by === null,
        amountCents: dollars * 100,
        type: definition?.type === "529" ? "529" : "other",
        status,
        contributedAt,
      })
      .returning({ id: schema.contributions.id });
    await tx.insert(schema.thankYous).values({
      kidId,
      contributionId: row?.id ?? null,
      contributorName: by,
      contributionType: definition?.type === "529" ? "529" : "contribution",
      amountCents: dollars * 100,
      giftLabel: definition?.label ?? null,
      contributedAt,
    });
  }
}

async function insertSupporters(
  tx: Executor,
  userId: string,
  kidId: string,
  kid: SeedKid,
  now: Date,
) {
  for (const { name, email, confirmed } of kid.supporters) {
    const [contact] = await tx
      .insert(schema.mailContacts)
      .values({
        userId,
        email,
        canonicalEmail: email,
        confirmationSentAt: daysBefore(now, 20),
        confirmedAt: confirmed ? daysBefore(now, 20) : null,
      })
      .onConflictDoUpdate({
        target: [schema.mailContacts.userId, schema.mailContacts.canonicalEmail],
        set: { email },
      })
      .returning({ id: schema.mailContacts.id });
    if (!contact) continue;
    await tx
      .insert(schema.supporters)
      .values({ kidId, contactId: contact.id, name, wantsUpdates: true });
  }
}

/** Thirty days of views and clicks, a few more toward today, the same at every seeding. */
async function insertVisits(
  tx: Executor,
  kidId: string,
  links: { paymentLinks: Rows; registryLinks: Rows },
  now: Date,
) {
  const hourOf = (daysAgo: number, hour: number) => {
    const at = daysBefore(now, daysAgo);
    at.setUTCHours(hour, 0, 0, 0);
    return at > now ? daysBefore(at, 1) : at;
  };
  for (let daysAgo = 29; daysAgo >= 0; daysAgo--) {
    const visitors = 1 + ((29 - daysAgo) % 5) + (daysAgo < 7 ? 2 : 0);
    await tx.insert(schema.pageViews).values(
      Array.from({ length: visitors }, (_, index) => ({
        kidId,
        visitorHash: `seed-${daysAgo}-${index}`,
        hour: hourOf(daysAgo, 8 + index),
      })),
    );
    const link = links.paymentLinks[daysAgo % (links.paymentLinks.length || 1)];
    const registry = links.registryLinks[daysAgo % (links.registryLinks.length || 1)];
    const visitorHash = `seed-${daysAgo}-0`;
    const hour = hourOf(daysAgo, 9);
    if (link && daysAgo % 2 === 0) {
      await tx
        .insert(schema.linkClicks)
        .values({ kidId, paymentLinkId: link.id, visitorHash, hour });
    }
    if (registry && daysAgo % 3 === 0) {
      await tx
        .insert(schema.linkClicks)
        .values({ kidId, registryLinkId: registry.id, visitorHash, hour });
    }
  }
}

/** Inserts one by one, so that the rows keep the order of the content. */
async function insertEach<Content>(
  contents: Content[],
  insert: (content: Content, index: number) => Promise<Rows>,
): Promise<Rows> {
  const rows: Rows = [];
  for (const [index, content] of contents.entries()) rows.push(...(await insert(content, index)));
  return rows;
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000);
}
