import {
  confirmContact,
  findContactByConfirmationToken,
} from "@giftling/db/queries/contacts/confirmation-tokens";
import { joinContactsToGivers } from "@giftling/db/queries/people/people";
import { queueThankYousOfContact } from "@giftling/db/queries/thank-yous/thank-you-mails";
import type { Deps } from "../../services/deps.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";

/**
 * Confirms a supporter's e-mail address with the hash of the mailed token. Returns null for a used, expired or unknown
 * token. Queues the mails of all thank-yous written before the confirmation (rule: email-confirmation).
 */
export const confirmEmailAddress = (deps: Deps, tokenHash: string, sentAfter: Date) =>
  deps.db.transaction(async (tx) => {
    const before = await findContactByConfirmationToken(tx, tokenHash, sentAfter);
    const contact = await confirmContact(tx, tokenHash, sentAfter, deps.clock.now());
    if (contact === null || before?.confirmedAt !== null) return contact;
    await joinContactsToGivers(tx, [contact.id]);
    const to = { contactId: contact.id, email: contact.email };
    const ids = await queueThankYousOfContact(tx, contact.id);
    const mails = ids.map((id) => ({ kind: "thank-you" as const, to, facts: { thankYouId: id } }));
    await queueMails(tx, deps, mails);
    return contact;
  });
