import type { Executor } from "@giftling/db/client";
import { insertEmailSignIn } from "@giftling/db/queries/account/email-sign-ins";
import { createId } from "@giftling/db/queries/core/ids";
import type { Language } from "@giftling/domain";
import { sha256 } from "../../../core/crypto/tokens.ts";
import type { Deps } from "../../../services/deps.ts";
import { deriveSignInToken } from "../../../services/email/composition/tokens.ts";
import { queueMails } from "../../../services/email/outbox/queue-mails.ts";
import { SIGN_IN_ATTEMPT_LIFETIME_SECONDS } from "../attempt-cookie.ts";

type MailDeps = Pick<Deps, "db" | "clock" | "config" | "jobs">;

/** Stores a sign-in by e-mail without queuing a mail. Returns the ID of the sign-in. */
async function storeSignIn(tx: Executor, { clock, config }: MailDeps, email: string) {
  const id = createId();
  await insertEmailSignIn(tx, {
    id,
    email,
    tokenHash: sha256(deriveSignInToken(config.secret, id)),
    expiresAt: new Date(clock.now().getTime() + SIGN_IN_ATTEMPT_LIFETIME_SECONDS * 1_000),
  });
  return id;
}

/** Stores a sign-in by e-mail and queues its mail. Does the same work for unknown addresses (rule: email-sign-in). */
export function queueSignInMail(
  deps: MailDeps,
  { email, language }: { email: string; language: Language | null },
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const id = await storeSignIn(tx, deps, email);
    const to = { recipient: email, email };
    await queueMails(tx, deps, [{ kind: "sign-in", to, language, facts: { signInId: id } }]);
    return id;
  });
}

/** Stores and mails a code for the old and for the new address. Returns the codes' IDs (rule: changed-address). */
export function queueEmailChangeMails(
  deps: MailDeps,
  { from, to, language }: { from: string; to: string; language: Language | null },
): Promise<{ fromId: string; toId: string }> {
  return deps.db.transaction(async (tx) => {
    const [fromId, toId] = [await storeSignIn(tx, deps, from), await storeSignIn(tx, deps, to)];
    const mail = (email: string, signInId: string) => ({
      kind: "address-change" as const,
      to: { recipient: email, email },
      language,
      facts: { signInId },
    });
    await queueMails(tx, deps, [mail(from, fromId), mail(to, toId)]);
    return { fromId, toId };
  });
}
