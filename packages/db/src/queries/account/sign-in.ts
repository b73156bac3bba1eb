import { DEFAULT_LANGUAGE, EMAIL_IDENTITY_ISSUER, type Language } from "@giftling/domain";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { identities, users } from "../../schema/account.ts";
import { trialTombstones } from "../../schema/billing.ts";
import { families, familyMembers } from "../../schema/families.ts";
import { type Account, buildIdentityCondition, findAccount, type UserRow } from "./users.ts";

/** Locks one identity until the end of the transaction, so that two concurrent callbacks create only one account. */
export async function lockIdentity(tx: Executor, issuer: string, subject: string): Promise<void> {
  const person = `${issuer}\n${subject}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`);
}

/**
 * Returns the account with the given identity, or null for a new identity. Stores the e-mail address that the identity
 * provider sends. If the provider sends no address, deletes a stored address that equals `unverifiedEmail` (rule:
 * sign-in).
 */
export async function findAccountByIdentity(
  tx: Executor,
  {
    issuer,
    subject,
    email,
    unverifiedEmail = "",
    verifiedEmail = null,
    language = null,
  }: {
    issuer: string;
    subject: string;
    email: string;
    unverifiedEmail?: string | undefined;
    verifiedEmail?: string | null;
    /** Language of the sign-in page. Stored for a user without a language preference (rule: languages). */
    language?: Language | null;
  },
): Promise<Account | null> {
  const person = tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(buildIdentityCondition({ issuer, subject }));
  const [row] = await tx
    .update(users)
    // Without an e-mail claim, the stored addresses stay unchanged.
    .set({
      email: sql`coalesce(nullif(${email}, ''), nullif(${users.email}, ${unverifiedEmail}), '')`,
      ...(email === "" && unverifiedEmail === "" ? {} : { verifiedEmail }),
      language: sql`coalesce(${users.language}, ${language})`,
    })
    .where(sql`${users.id} in ${person}`)
    .returning({ id: users.id });
  return row ? findAccount(tx, row.id) : null;
}

/**
 * Adds a new identity to the user with the same verified e-mail address. An identity of a provider matches only users
 * who can sign in with this address by e-mail. Returns false if no user matches (rule: email-sign-in).
 */
export async function linkIdentity(
  tx: Executor,
  identity: { issuer: string; subject: string },
  verifiedEmail: string,
): Promise<boolean> {
  const address = verifiedEmail.toLowerCase();
  const [user] =
    identity.issuer === EMAIL_IDENTITY_ISSUER
      ? await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(sql`lower(${users.verifiedEmail})`, address))
          .orderBy(asc(users.id))
          .limit(1)
      : await tx
          .select({ id: identities.userId })
          .from(identities)
          .where(buildIdentityCondition({ issuer: EMAIL_IDENTITY_ISSUER, subject: address }));
  if (!user) return false;
  await tx.insert(identities).values({ ...identity, userId: user.id });
  return true;
}

/**
 * Creates a user with a new identity, and a family that the user owns. Both rows get the language of `person`
 * (rule: family-members).
 */
export async function insertAccount(
  tx: Executor,
  identity: { issuer: string; subject: string },
  person: Pick<UserRow, "email" | "firstName" | "lastName"> &
    Partial<Pick<UserRow, "language" | "verifiedEmail">>,
  referralCode: string,
): Promise<Account> {
  const [user] = await tx.insert(users).values(person).returning();
  const language = person.language ?? DEFAULT_LANGUAGE;
  const [family] = await tx.insert(families).values({ referralCode, language }).returning();
  if (!user || !family) throw new Error("The account was not stored");
  const member = { familyId: family.id, userId: user.id };
  await tx.insert(familyMembers).values({ ...member, role: "owner" });
  await tx.insert(identities).values({ ...identity, userId: user.id });
  return { user, family, role: "owner" };
}

/**
 * Records that a person had a trial or a grant. `hmacs` contains the HMACs of the person's identities and addresses.
 * Returns false if one of the HMACs is already recorded (rule: trial-once).
 */
export async function claimTrialTombstones(tx: Executor, hmacs: readonly string[]) {
  if (hmacs.length === 0) return true;
  // The sort order prevents deadlocks between concurrent calls.
  const rows = [...new Set(hmacs)].sort().map((identityHmac) => ({ identityHmac }));
  const { count } = await tx.insert(trialTombstones).values(rows).onConflictDoNothing();
  return count === rows.length;
}

/** Grants a family Premium until the given time. Does not change the family's plan (rule: hub-grant). */
export async function grantPremiumUntil(tx: Executor, familyId: string, until: Date) {
  await tx.update(families).set({ premiumGrantedUntil: until }).where(eq(families.id, familyId));
}

/** Returns the address with which a user signs in by e-mail, or null. */
export async function findSignInAddress(
  db: Executor,
  { id, email }: Pick<UserRow, "id" | "email">,
) {
  const [row] = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, id), eq(identities.issuer, EMAIL_IDENTITY_ISSUER)))
    .orderBy(sql`${identities.subject} = ${email.toLowerCase()} desc`, asc(identities.createdAt));
  return row?.subject ?? null;
}

/**
 * Replaces the address with which a user signs in by e-mail. Returns false if another identity has the new address. The
 * caller must hold the lock of the new identity (rule: changed-address).
 */
export async function replaceSignInAddress(
  tx: Executor,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const subject = to.toLowerCase();
  const isTaken = buildIdentityCondition({ issuer: EMAIL_IDENTITY_ISSUER, subject });
  if ((await tx.$count(identities, isTaken)) > 0) return false;
  const { count } = await tx
    .update(identities)
    .set({ subject })
    .where(
      and(
        buildIdentityCondition({ issuer: EMAIL_IDENTITY_ISSUER, subject: from }),
        eq(identities.userId, userId),
      ),
    );
  if (count === 0) return false;
  await tx.update(users).set({ email: to, verifiedEmail: to }).where(eq(users.id, userId));
  return true;
}
