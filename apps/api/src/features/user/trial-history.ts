import type { Executor } from "@giftling/db/client";
import {
  hasTrialTombstone,
  listMemberIdentities,
} from "@giftling/db/queries/billing/subscriptions";
import { canonicalizeEmail, EMAIL_IDENTITY_ISSUER } from "@giftling/domain";
import { hashIdentity } from "../../core/crypto/tokens.ts";
import type { Deps } from "../../services/deps.ts";

type Person = { issuer: string; subject: string; verifiedEmail: string | null };

/** Returns the HMACs that record a trial, derived from people's identities and canonical verified e-mail addresses. */
export function hashIdentities(
  { config: { secret } }: Pick<Deps, "config">,
  people: readonly Person[],
): string[] {
  const ofAddress = (email: string) =>
    hashIdentity(secret, EMAIL_IDENTITY_ISSUER, canonicalizeEmail(email));
  const hmacs = people.flatMap(({ issuer, subject, verifiedEmail }) => [
    issuer === EMAIL_IDENTITY_ISSUER ? ofAddress(subject) : hashIdentity(secret, issuer, subject),
    ...(verifiedEmail === null ? [] : [ofAddress(verifiedEmail)]),
  ]);
  return [...new Set(hmacs)];
}

/** Returns whether any of the given people had a trial or a grant, even in a deleted account (rule: trial-once). */
export function hasPersonHadTrial(
  deps: Pick<Deps, "config">,
  db: Executor,
  people: readonly Person[],
): Promise<boolean> {
  return hasTrialTombstone(db, hashIdentities(deps, people));
}

/** Returns whether any member of the family had a trial or a grant. */
export async function hasFamilyHadTrial(
  deps: Pick<Deps, "config">,
  db: Executor,
  familyId: string,
): Promise<boolean> {
  return hasPersonHadTrial(deps, db, await listMemberIdentities(db, familyId));
}

/** Returns the HMACs of the identities and verified addresses of the family's members. */
export async function listIdentityHashes(
  deps: Pick<Deps, "config">,
  db: Executor,
  familyId: string,
): Promise<string[]> {
  return hashIdentities(deps, await listMemberIdentities(db, familyId));
}
