import type { Executor } from "@giftling/db/client";
import {
  hasTrialTombstone,
  listMemberIdentities,
} from "@giftling/db/queries/billing/subscriptions";
import { hashIdentity } from "../../core/crypto/tokens.ts";
import type { Deps } from "../../services/deps.ts";

type Person = { issuer: string; subject: string };

const hmacsOf = ({ config }: Pick<Deps, "config">, people: readonly Person[]) =>
  people.map(({ issuer, subject }) => hashIdentity(config.secret, issuer, subject));

/** Returns whether any of the given people had a trial or a grant, even in a deleted account (rule: trial-once). */
export function hasPersonHadTrial(
  deps: Pick<Deps, "config">,
  db: Executor,
  people: readonly Person[],
): Promise<boolean> {
  return hasTrialTombstone(db, hmacsOf(deps, people));
}

/** Returns whether any member of the family had a trial or a grant. */
export async function hasFamilyHadTrial(
  deps: Pick<Deps, "config">,
  db: Executor,
  familyId: string,
): Promise<boolean> {
  return hasPersonHadTrial(deps, db, await listMemberIdentities(db, familyId));
}

/** Returns the HMACs of the identities of the family's members. */
export async function listIdentityHashes(
  deps: Pick<Deps, "config">,
  db: Executor,
  familyId: string,
): Promise<string[]> {
  return hmacsOf(deps, await listMemberIdentities(db, familyId));
}
