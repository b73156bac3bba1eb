import type { Executor } from "@giftling/db/client";
import { listMembers } from "@giftling/db/queries/family/members";
import type { ReferralRow } from "@giftling/db/queries/referrals/referrals";
import { isPossiblySamePerson } from "@giftling/domain";
import type { Deps } from "../../services/deps.ts";
import { hashRecipient } from "../../services/email/composition/tokens.ts";
import { listIdentityHashes } from "../user/trial-history.ts";

/** Returns keyed hashes of the identities and canonical addresses of a family's members (rule: self-referral). */
export async function hashHousehold(
  { config }: Pick<Deps, "config">,
  db: Executor,
  familyId: string,
): Promise<string[]> {
  const addresses = (await listMembers(db, familyId)).map(({ email }) => email).filter(Boolean);
  return [
    ...(await listIdentityHashes({ config }, db, familyId)),
    ...addresses.map((email) => hashRecipient(config.secret, email)),
  ];
}

/**
 * Returns whether the referred family may be the referrer's own household. Compares the current members of both
 * families, and the referrer's members at the time of the click (rule: self-referral).
 */
export async function isPossiblySameHousehold(
  deps: Pick<Deps, "config">,
  tx: Executor,
  { referrerId, referrerHashes }: ReferralRow,
  refereeId: string,
): Promise<boolean> {
  const referrers = await listMembers(tx, referrerId);
  const referees = await listMembers(tx, refereeId);
  if (
    referrers.some((one) => referees.some((other) => isPossiblySamePerson(one.email, other.email)))
  ) {
    return true;
  }
  const then = new Set(referrerHashes);
  return (await hashHousehold(deps, tx, refereeId)).some((hash) => then.has(hash));
}
