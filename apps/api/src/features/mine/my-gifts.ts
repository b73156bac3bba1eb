import { listRemovedGifts } from "@giftling/db/queries/gifts/gift-access";
import { listGiftsByGiverEmail } from "@giftling/db/queries/gifts/hold-addresses";
import {
  findContactEmail,
  findMailableContact,
  listSupporterHistory,
} from "@giftling/db/queries/hub/my-gifts";
import {
  centsToDollars,
  getGiftPath,
  type RemovedGift,
  type RemovedGiftsInput,
  type RequestMyGiftsInput,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import {
  deriveGiftAccessToken,
  getThankYouPath,
  parseGiftAccessToken,
} from "../../core/crypto/tokens.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { createMailLinks } from "../../services/email/composition/links.ts";
import { hashRecipient, parseMyGiftsToken } from "../../services/email/composition/tokens.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";
import type { TaskPayload } from "../../services/jobs/queue.ts";

type SupporterGift = Awaited<ReturnType<typeof listGiftsByGiverEmail>>[number];
type GiftName = { giftId: string | null; label: string | null };

/** Enqueues a job that mails a supporter's link. Known and unknown addresses get the same response (rule: my-gifts). */
export async function requestMyGiftsLink(ctx: Context, { email }: RequestMyGiftsInput) {
  const { db, clock, jobs, limiter } = ctx.deps;
  await limiter.myGifts(ctx.limitKeys);
  const askedOn = clock.now().toISOString().slice(0, 10);
  await jobs.enqueue(db, "find-my-gifts", { email, language: ctx.wanted, askedOn });
}

/** Queues the mail with the link to a confirmed supporter's gifts, at most once a day (rule: my-gifts). */
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

/** Returns the gifts, holds and subscriptions of a token's address. Throws NOT_FOUND for an invalid token. */
export async function readMyGifts({ deps }: Pick<Context, "deps">, token: string) {
  const { db, clock, config } = deps;
  const now = clock.now();
  const contactId = orNotFound(parseMyGiftsToken(config.secret, token, now));
  const email = orNotFound(await findContactEmail(db, contactId));
  const { contacts, followed, gifts } = await listSupporterHistory(db, email);
  const exceptIds = gifts.flatMap(({ giftId }) => giftId ?? []);
  const held = await listGiftsByGiverEmail(db, { email, exceptIds, now });
  const ids = [...exceptIds, ...held.map(({ giftId }) => giftId)];
  const removed = await listRemovedGifts(db, ids, now);
  const removals = new Map(removed.map(({ id, removal }) => [id, removal]));
  const links = createMailLinks(config);
  const toCommonView = (gift: Pick<SupporterGift, "childFirstName" | "givenAt"> & GiftName) => ({
    childFirstName: gift.childFirstName,
    label: gift.label,
    givenAt: gift.givenAt.toISOString(),
    removal: removals.get(gift.giftId ?? "") ?? null,
    giftPath:
      gift.giftId === null ? null : getGiftPath(deriveGiftAccessToken(config.secret, gift.giftId)),
  });
  const toHeldViews = (familyId: string) =>
    held
      .filter((gift) => gift.familyId === familyId)
      .map((gift) => ({
        ...toCommonView(gift),
        reservedUntil: gift.reservedUntil?.toISOString() ?? null,
        amount: null,
        thankYouPath: null,
      }));
  const known = new Set(contacts.map(({ familyId }) => familyId));
  const others = new Map(
    held.filter(({ familyId }) => !known.has(familyId)).map((gift) => [gift.familyId, gift]),
  );
  return {
    families: [
      ...contacts.map(({ id, familyId, familyUrl, unsubscribedAt, currency }) => ({
        currency,
        kids: followed
          .filter((kid) => kid.contactId === id)
          .map(({ contactId: _contactId, kidId, ...kid }) => ({
            ...kid,
            follows: kid.follows && unsubscribedAt === null,
            hubPath: `/hub/${familyUrl}?kid=${kidId}`,
          })),
        gifts: [
          ...toHeldViews(familyId),
          ...gifts
            .filter((gift) => gift.contactId === id)
            .map((gift) => ({
              ...toCommonView(gift),
              amount: gift.amountCents === null ? null : centsToDollars(gift.amountCents),
              thankYouPath: gift.isWritten ? getThankYouPath(config.secret, gift.thankYouId) : null,
            })),
        ],
        unsubscribeUrl: unsubscribedAt === null ? links.unsubscribe(id) : null,
      })),
      ...[...others.values()].map(({ familyId, currency }) => ({
        currency,
        kids: [],
        gifts: toHeldViews(familyId),
        unsubscribeUrl: null,
      })),
    ],
  };
}

/** Returns a browser's stored gifts for wishes that were archived or deleted. Ignores forged tokens. */
export async function readRemovedGifts(
  { deps }: Pick<Context, "deps">,
  { tokens }: RemovedGiftsInput,
): Promise<RemovedGift[]> {
  const { db, clock, config } = deps;
  const ids = tokens.flatMap((token) => parseGiftAccessToken(config.secret, token) ?? []);
  const removed = await listRemovedGifts(db, ids, clock.now());
  return removed.map(({ id, removal }) => ({
    token: deriveGiftAccessToken(config.secret, id),
    removal,
  }));
}
