import type { Executor } from "@giftling/db/client";
import { findIdentitiesOf, hasTrialTombstone } from "@giftling/db/queries/billing/subscriptions";
import { identityHmac } from "../../crypto/tombstones.ts";
import type { Deps } from "../../deps.ts";

/** Whether this parent had a trial or a grant before, also under an account that is gone (rule: trial-once). */
export async function hasHadTrial(
  deps: Pick<Deps, "config">,
  db: Executor,
  userId: string,
): Promise<boolean> {
  return hasTrialTombstone(db, await identityHmacsOf(deps, db, userId));
}

/** What is remembered of the people who lead this account. */
export async function identityHmacsOf(
  { config }: Pick<Deps, "config">,
  db: Executor,
  userId: string,
): Promise<string[]> {
  const people = await findIdentitiesOf(db, userId);
  return people.map(({ issuer, subject }) => identityHmac(config.secret, issuer, subject));
}
