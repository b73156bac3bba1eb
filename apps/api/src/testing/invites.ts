import { createId } from "@giftling/db/queries/core/ids";
import { insertInvite } from "@giftling/db/queries/family/invites";
import { addDays, canonicalizeEmail } from "@giftling/domain";
import { sha256 } from "../core/crypto/tokens.ts";
import type { Deps } from "../services/deps.ts";
import { deriveInvitationToken } from "../services/email/composition/tokens.ts";

let count = 0;

/**
 * Stores an open invitation, regardless of the family's plan. Returns the invitation's ID, token and e-mail address.
 */
export async function makeInvite(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  familyId: string,
  email?: string,
): Promise<{ id: string; token: string; email: string }> {
  count += 1;
  const invited = email ?? `invited-${count}@example.com`;
  const id = createId();
  const token = deriveInvitationToken(config.secret, id);
  await insertInvite(db, {
    id,
    familyId,
    email: invited,
    canonicalEmail: canonicalizeEmail(invited),
    language: null,
    tokenHash: sha256(token),
    expiresAt: addDays(clock.now(), 7),
  });
  return { id, token, email: invited };
}
