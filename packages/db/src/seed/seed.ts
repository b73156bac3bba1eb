import { eq, inArray, or, sql } from "drizzle-orm";
import type { Database, Executor } from "../client.ts";
import { insertAccount } from "../queries/account/sign-in.ts";
import { buildIdentityCondition } from "../queries/account/users.ts";
import { addJob } from "../queries/operation/jobs.ts";
import * as schema from "../schema/index.ts";
import { seedKids } from "./content.ts";
import { addSeedPictures, type StoreDrawingCallback } from "./drawings.ts";
import { insertSeedKid } from "./kid.ts";

type SeedIdentity = { issuer: string; subject: string };
/** Identities of the seeded family's owner and optional second parent. */
type SeedIdentities = { owner: SeedIdentity; other?: SeedIdentity };

const PARENT = {
  firstName: "Ana",
  lastName: "Rivera",
  email: "parent@example.com",
};
const OTHER_PARENT = { firstName: "Ben", lastName: "Rivera", email: "coparent@example.com" };
const REFERRAL_CODE = "ana-rivera-1";
const FAMILY_URL = "rivera";

/**
 * Seeds the sample family unless an account exists. Returns whether the family was seeded. Without `storeDrawing`, the
 * family has no pictures.
 */
export async function seedEmptyDatabase(
  db: Database,
  seedPeople: SeedIdentities,
  storeDrawing?: StoreDrawingCallback,
): Promise<boolean> {
  const familyId = await db.transaction(async (tx) => {
    await seedAlone(tx);
    const [somebody] = await tx.select({ id: schema.users.id }).from(schema.users).limit(1);
    return somebody ? null : insertFamily(tx, seedPeople);
  });
  if (familyId !== null && storeDrawing) await addSeedPictures(db, familyId, storeDrawing);
  return familyId !== null;
}

/**
 * Seeds the sample family (`/hub/rivera`). Replaces a seeded family, and any family of the given identities. Throws if
 * a family that was not seeded has the URL. Without `storeDrawing`, the family has no pictures.
 */
export async function seedSampleFamily(
  db: Database,
  seedPeople: SeedIdentities,
  storeDrawing?: StoreDrawingCallback,
): Promise<void> {
  const familyId = await db.transaction(async (tx) => {
    await seedAlone(tx);
    const { families, familyAddresses, familyMembers, identities, users } = schema;
    const sameIdentity = tx
      .select({ id: familyMembers.familyId })
      .from(identities)
      .innerJoin(familyMembers, eq(familyMembers.userId, identities.userId))
      .where(or(...Object.values(seedPeople).map(buildIdentityCondition)));
    const replaced = await tx
      .select({ id: families.id, userId: familyMembers.userId })
      .from(families)
      .innerJoin(familyMembers, eq(familyMembers.familyId, families.id))
      .where(or(eq(families.referralCode, REFERRAL_CODE), inArray(families.id, sameIdentity)));
    const ids = replaced.map(({ id }) => id);
    const people = replaced.map(({ userId }) => userId);
    const files = await tx
      .select({ storageKey: schema.pictures.storageKey })
      .from(schema.pictures)
      .where(inArray(schema.pictures.familyId, ids));
    for (const file of files) await addJob(tx, "delete-file", file);
    await tx.delete(families).where(inArray(families.id, ids));
    await tx.delete(users).where(inArray(users.id, people));
    if ((await tx.$count(familyAddresses, eq(familyAddresses.address, FAMILY_URL))) > 0) {
      throw new Error(`The address "${FAMILY_URL}" belongs to a family that was not seeded.`);
    }
    return insertFamily(tx, seedPeople);
  });
  if (storeDrawing) await addSeedPictures(db, familyId, storeDrawing);
}

/** Serializes concurrent seedings. The second seeding then finds the family. */
async function seedAlone(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('giftling.seed'))`);
}

/** Stores the sample family without pictures. Returns the family's ID. */
async function insertFamily(tx: Executor, { owner, other }: SeedIdentities): Promise<string> {
  const now = new Date();
  const { user, family } = await insertAccount(tx, owner, PARENT, REFERRAL_CODE);
  const createdAt = sql`now() - interval '40 days'`;
  await tx.update(schema.users).set({ createdAt }).where(eq(schema.users.id, user.id));
  await tx.update(schema.families).set({ createdAt }).where(eq(schema.families.id, family.id));
  await tx
    .insert(schema.familyAddresses)
    .values({ address: FAMILY_URL, familyId: family.id, isCurrent: true });
  if (other) await insertOtherParent(tx, family.id, other);
  for (const [position, kid] of seedKids.entries()) {
    await insertSeedKid(tx, { familyId: family.id, ownerId: user.id }, kid, position, now);
  }
  return family.id;
}

async function insertOtherParent(tx: Executor, familyId: string, identity: SeedIdentity) {
  const [user] = await tx.insert(schema.users).values(OTHER_PARENT).returning();
  if (!user) throw new Error("The other parent was not stored");
  await tx.insert(schema.identities).values({ ...identity, userId: user.id });
  const createdAt = sql`now() - interval '12 days'`;
  await tx
    .insert(schema.familyMembers)
    .values({ familyId, userId: user.id, role: "parent", createdAt });
}
