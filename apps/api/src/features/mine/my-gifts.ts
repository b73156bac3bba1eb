import { listRemovedGifts } from "@giftling/db/queries/gifts/removed-gifts";
import {
  findContactEmail,
  findMailableContact,
  listSupporterHistory,
} from "@giftling/db/queries/hub/my-gifts";
import {
  type AskForMyGiftsInput,
  dollarsFromCents,
  type RemovedGift,
  type RemovedGiftsInput,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { deriveGiftToken, parseGiftToken } from "../../core/crypto/gift-tokens.ts";
import { getThankYouPath } from "../../core/crypto/tokens.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { createMailLinks } from "../../services/email/composition/links.ts";
import { hashRecipient, parseMyGiftsToken } from "../../services/email/composition/tokens.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";
import type { TaskPayload } from "../../services/jobs/queue.ts";

/**
 * Enqueues a job that mails a supporter the link to their gifts and subscriptions. The response and its duration are
 * the same for known and unknown addresses. Throws RATE_LIMITED for frequent callers (rule: my-gifts).
 */
export async function requestMyGiftsLink(ctx: Context, { email }: AskForMyGiftsInput) {
  const { db, clock, jobs, limiter } = ctx.deps;
  await limiter.myGifts(ctx.limitKeys);
  const askedOn = clock.now().toISOString().slice(0, 10);
  await jobs.enqueue(db, "find-my-gifts", { email, language: ctx.wanted, askedOn });
  return null;
}

/**
 * Queues the mail with a supporter's link to their gifts, at most once a day. Does nothing unless a contact with the
 * address is confirmed (rule: my-gifts).
 */
export async function queueMyGiftsMail(
  deps: Pick<Deps, "db" | "clock" | "jobs" | "config">,
  { email, language, askedOn }: TaskPayload<"find-my-gifts">,
): Promise<void> {
  const to = await findMailableContact(deps.db, email);
  if (!to) return;
  const onceFor = `${hashRecipient(deps.config.secret, to.email)}:${askedOn}`;
  await deps.db.transaction((tx) =>
    queueMails(tx, deps, [{ kind: "my-gifts", to, language, facts: {}, onceFor }]),
  );
}

/**
 * Returns the gifts and subscriptions of the token's e-mail address. Throws the same NOT_FOUND for a forged and an
 * expired token (rule: my-gifts).
 */
export async function readMyGifts({ deps }: Pick<Context, "deps">, token: string) {
  const { db, clock, config } = deps;
  const contactId = orNotFound(parseMyGiftsToken(config.secret, token, clock.now()));
  const address = orNotFound(await findContactEmail(db, contactId));
  const { contacts, followed, gifts } = await listSupporterHistory(db, address);
  const ids = gifts.flatMap(({ giftId }) => giftId ?? []);
  const removed = await listRemovedGifts(db, ids, clock.now());
  const removals = new Map(removed.map(({ id, removal }) => [id, removal]));
  const links = createMailLinks(config);
  return {
    families: contacts.map(({ id, familyUrl, unsubscribedAt, currency }) => ({
      currency,
      kids: followed
        .filter((kid) => kid.contactId === id)
        .map(({ contactId: _contactId, kidId, ...kid }) => ({
          ...kid,
          follows: kid.follows && unsubscribedAt === null,
          hubPath: `/hub/${familyUrl}?kid=${kidId}`,
        })),
      gifts: gifts
        .filter((gift) => gift.contactId === id)
        .map(({ giftId, thankYouId, isWritten, amountCents, givenAt, childFirstName, label }) => ({
          childFirstName,
          label,
          amount: amountCents === null ? null : dollarsFromCents(amountCents),
          givenAt: givenAt.toISOString(),
          removal: removals.get(giftId ?? "") ?? null,
          giftPath: giftId === null ? null : `/gift/${deriveGiftToken(config.secret, giftId)}`,
          thankYouPath: isWritten ? getThankYouPath(config.secret, thankYouId) : null,
        })),
      unsubscribeUrl: unsubscribedAt === null ? links.unsubscribe(id) : null,
    })),
  };
}

/** Returns those gifts of a browser whose wish a parent archived or deleted. Ignores forged tokens. */
export async function listRemoved(
  { deps }: Pick<Context, "deps">,
  { tokens }: RemovedGiftsInput,
): Promise<RemovedGift[]> {
  const { db, clock, config } = deps;
  const ids = tokens.flatMap((token) => parseGiftToken(config.secret, token) ?? []);
  const removed = await listRemovedGifts(db, ids, clock.now());
  return removed.map(({ id, removal }) => ({ token: deriveGiftToken(config.secret, id), removal }));
}
