import { insertEmailSignIn } from "@giftling/db/queries/account/email-sign-ins";
import { createId } from "@giftling/db/queries/core/ids";
import type { Language } from "@giftling/domain";
import { sha256 } from "../../../core/crypto/tokens.ts";
import type { Deps } from "../../../services/deps.ts";
import { deriveSignInToken } from "../../../services/email/composition/tokens.ts";
import { queueMails } from "../../../services/email/outbox/queue-mails.ts";
import { SIGN_IN_ATTEMPT_SECONDS } from "../attempt-cookie.ts";

/**
 * Stores a sign-in by e-mail and queues its mail. Returns the sign-in's id. The work is the same for known and unknown
 * addresses (rule: email-sign-in).
 */
export async function mailSignIn(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { email, language }: { email: string; language: Language | null },
): Promise<string> {
  const id = createId();
  await deps.db.transaction(async (tx) => {
    await insertEmailSignIn(tx, {
      id,
      email,
      tokenHash: sha256(deriveSignInToken(deps.config.secret, id)),
      expiresAt: new Date(deps.clock.now().getTime() + SIGN_IN_ATTEMPT_SECONDS * 1_000),
    });
    const to = { recipient: email, email };
    await queueMails(tx, deps, [{ kind: "sign-in", to, language, facts: { signInId: id } }]);
  });
  return id;
}
