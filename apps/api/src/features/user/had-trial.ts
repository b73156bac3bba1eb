import type { Executor } from "@giftling/db/client";
import { hasTrialTombstone, listIdentities } from "@giftling/db/queries/billing/subscriptions";
import { identityHmac } from "../../core/crypto/tombstones.ts";
import type { Deps } from "../../services/deps.ts";

type Person = { issuer: string; subject: string };

const hmacsOf = ({ config }: Pick<Deps, "config">, people: readonly Person[]) =>
  people.map(({ issuer, subject }) => identityHmac(config.secret, issuer, subject));

/** Returns whether any of these people had a trial or a grant, also in a deleted account (rule: trial-once). */
export function isRemembered(
  deps: Pick<Deps, "config">,
  db: Executor,
  people: readonly Person[],
): Promise<boolean> {
  return hasTrialTombstone(db, hmacsOf(deps, people));
}

/** Returns whether any member of the family had a trial or a grant. */
export async function hasHadTrial(
  deps: Pick<Deps, "config">,
  db: Executor,
  familyId: string,
): Promise<boolean> {
  return isRemembered(deps, db, await listIdentities(db, familyId));
}

/** Returns the HMACs of the identities of the family's members. */
export async function listIdentityHmacs(
  deps: Pick<Deps, "config">,
  db: Executor,
  familyId: string,
): Promise<string[]> {
  return hmacsOf(deps, await listIdentities(db, familyId));
}
