import type { Executor } from "@giftling/db/client";
import { storeConfirmationToken } from "@giftling/db/queries/contacts/confirmation-tokens";
import type { ContactRow } from "@giftling/db/queries/contacts/contacts";
import { listBlockedAddressHashes } from "@giftling/db/queries/contacts/refused-addresses";
import { createId } from "@giftling/db/queries/core/ids";
import { countRecipientMails } from "@giftling/db/queries/operation/mail-outbox";
import { addDays } from "@giftling/domain";
import { sha256 } from "../../../core/crypto/tokens.ts";
import type { Deps } from "../../deps.ts";
import { deriveConfirmationToken, hashRecipient } from "../composition/tokens.ts";
import { queueMails } from "./queue-mails.ts";

/** Maximum number of confirmation mails to one address in 24 hours, from all families together. */
const DAILY_CAP = 5;

/**
 * Queues a confirmation mail to a contact, at most one in 24 hours.
 *
 * Queues no mail if the address is confirmed and subscribed, unless a resumed subscription requires a new confirmation.
 * Queues no mail if the address refused all mail. The caller must hold the contact's lock, so that only one of several
 * concurrent sign-ups queues the mail (rule: email-confirmation).
 */
export async function queueConfirmationMail(
  tx: Executor,
  deps: Pick<Deps, "jobs" | "clock" | "config">,
  contact: ContactRow,
  { mustReconfirm }: { mustReconfirm: boolean },
): Promise<void> {
  const isMailable = contact.confirmedAt !== null && contact.unsubscribedAt === null;
  if (isMailable && !mustReconfirm) return;
  const now = deps.clock.now();
  const { confirmationSentAt: askedAt } = contact;
  const dayAgo = addDays(now, -1);
  if (askedAt !== null && askedAt > dayAgo) return;
  const { secret } = deps.config;
  const hash = hashRecipient(secret, contact.canonicalEmail);
  if ((await listBlockedAddressHashes(tx, [hash])).has(hash)) return;
  const counts = await countRecipientMails(tx, hash, dayAgo);
  const asked = counts
    .filter(({ kind }) => kind === "confirm-address")
    .reduce((sum, { count }) => sum + count, 0);
  if (asked >= DAILY_CAP) return;
  const id = createId();
  const to = { contactId: contact.id, email: contact.canonicalEmail };
  await storeConfirmationToken(tx, contact.id, sha256(deriveConfirmationToken(secret, id)), now);
  await queueMails(tx, deps, [{ id, kind: "confirm-address", to, facts: {} }]);
}
