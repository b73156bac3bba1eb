import { eq, inArray, or, sql } from "drizzle-orm";
import type { Database, Executor } from "../client.ts";
import * as schema from "../schema/index.ts";
import { seedKids } from "./content.ts";
import { insertKid } from "./kid.ts";

/** The seeded parent's identity at the provider. */
export type SeedIdentity = { issuer: string; subject: string };

const PARENT = {
  firstName: "Ana",
  lastName: "Rivera",
  email: "parent@example.com",
  /** Also identifies a family that was seeded before. */
  referralCode: "ana-rivera-1",
};
const FAMILY_URL = "rivera";

/** Seeds the Rivera family unless there is any account; returns whether it did. */
export async function seedIfEmpty(db: Database, identity: SeedIdentity): Promise<boolean> {
  return db.transaction(async (tx) => {
    await seedAlone(tx);
    const [somebody] = await tx.select({ id: schema.users.id }).from(schema.users).limit(1);
    if (somebody) return false;
    await insertFamily(tx, identity);
    return true;
  });
}

/**
 * Seeds the Rivera family (`/hub/rivera`) anew, replacing an earlier seeded one and any account of that identity. Throws
 * when a family that was not seeded has the address.
 */
export async function seedRivera(db: Database, identity: SeedIdentity): Promise<void> {
  await db.transaction(async (tx) => {
    await seedAlone(tx);
    const { familyAddresses, identities, users } = schema;
    const sameIdentity = tx
      .select({ userId: identities.userId })
      .from(identities)
      .where(
        sql`${eq(identities.issuer, identity.issuer)} and ${eq(identities.subject, identity.subject)}`,
      );
    await tx
      .delete(users)
      .where(or(eq(users.referralCode, PARENT.referralCode), inArray(users.id, sameIdentity)));
    if ((await tx.$count(familyAddresses, eq(familyAddresses.address, FAMILY_URL))) > 0) {
      throw new Error(`The address "${FAMILY_URL}" belongs to a family that was not seeded.`);
    }
    await insertFamily(tx, identity);
  });
}

/** Serializes two starts at the same time: the second waits, and then finds the family. */
async function seedAlone(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('giftling.seed'))`);
}

async function insertFamily(tx: Executor, identity: SeedIdentity): Promise<void> {
  const now = new Date();
  const [parent] = await tx
    .insert(schema.users)
    .values({ ...PARENT, createdAt: sql`now() - interval '40 days'` })
    .returning({ id: schema.users.id });
  if (!parent) throw new Error("The seeded parent was not stored");
  await tx.insert(schema.identities).values({ ...identity, userId: parent.id });
  await tx
    .insert(schema.familyAddresses)
    .values({ address: FAMILY_URL, userId: parent.id, isCurrent: true });
  for (const [position, kid] of seedKids.entries()) {
    await insertKid(tx, parent.id, kid, position, now);
  }
}
