import type { Executor } from "@giftling/db/client";
import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import {
  confirmContact,
  findContactByConfirmationToken,
} from "@giftling/db/queries/contacts/confirmation-tokens";
import { upsertContact, upsertSupporter } from "@giftling/db/queries/contacts/contacts";
import {
  hasReportedContributionSince,
  isContributionOfKid,
} from "@giftling/db/queries/gifts/contributions";
import type { GiftRateLimitParameters } from "@giftling/db/queries/gifts/gift-counts";
import { linkThankYouToContact } from "@giftling/db/queries/gifts/gift-thank-you";
import { findPublicKid } from "@giftling/db/queries/hub/public-hub";
import { assignContactsToGivers } from "@giftling/db/queries/people/people";
import { queueThankYousOfContact } from "@giftling/db/queries/thank-yous/thank-you-mails";
import {
  addDays,
  type ContributionType,
  canonicalizeEmail,
  type SubscribeInput,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import { parseGiftAccessToken } from "../../core/crypto/tokens.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { queueConfirmationMail } from "../../services/email/outbox/queue-confirmation-mail.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";
import { storeContribution, toContributionCents } from "../gifts/store-contribution.ts";
import { storeRateLimitedGift } from "../gifts/store-rate-limited-gift.ts";

/**
 * Subscribes a contact to mail about a kid, requests confirmation of the address, and links the contact to a gift's
 * thank-you. Records the contribution amount of the sign-up form. Skips a contribution that is recorded under the gift
 * token, or with the same address, type and amount within a day. Throws NOT_FOUND when the kid is missing or the hub is
 * hidden. The outcome does not depend on whether the address is known (rule: email-confirmation).
 */
async function subscribeContact(
  tx: Executor,
  ctx: Context,
  input: SubscribeInput,
  counting: GiftRateLimitParameters | null,
): Promise<void> {
  const { kidId, familyId, hubAccess } = orNotFound(await findPublicKid(tx, input.kidId));
  const address = { email: input.email, canonicalEmail: canonicalizeEmail(input.email) };
  const contact = await upsertContact(tx, familyId, { ...address, language: ctx.wanted });
  const amount = input.contributionAmount;
  const amountCents = amount
    ? toContributionCents(amount, hubAccess.currency, { field: "contributionAmount" })
    : null;
  const supporter = {
    kidId,
    contactId: contact.id,
    name: input.name,
    wantsUpdates: input.wantsUpdates ?? true,
    remindsBirthday: input.remindsBirthday ?? false,
    wantsDigest: input.wantsDigest ?? false,
    contributionType: input.contributionType ?? null,
    contributionAmountCents: amountCents,
  };
  const mustReconfirm = await upsertSupporter(tx, supporter, contact);
  await queueConfirmationMail(tx, ctx.deps, contact, { mustReconfirm });
  const giftId = parseGiftAccessToken(ctx.deps.config.secret, input.giftToken ?? "");
  if (giftId) {
    await linkThankYouToContact(tx, kidId, giftId, contact.id);
    await assignContactsToGivers(tx, [contact.id]);
  }
  // A wishlist gift is already stored as a purchase.
  if (amountCents === null || input.contributionType === "wishlist") return;
  if (giftId && (await isContributionOfKid(tx, kidId, giftId))) return;
  const type: ContributionType = input.contributionType === "529" ? "529" : "other";
  ctx.markStale(familyId);
  const gift = { kidId, contactId: contact.id, amountCents, type };
  const giver = { name: input.name, isEsa: input.contributionType === "esa", counting };
  await report(tx, ctx, hubAccess, gift, giver);
}

/** Stores an amount in the ledger, unless the same contact reported the same amount within a day. */
async function report(
  tx: Executor,
  ctx: Context,
  hubAccess: HubAccessSettings,
  { contactId, ...gift }: Parameters<typeof hasReportedContributionSince>[1],
  {
    name,
    isEsa,
    counting,
  }: { name: string; isEsa: boolean; counting: GiftRateLimitParameters | null },
): Promise<void> {
  const contributedAt = ctx.deps.clock.now();
  const dayAgo = addDays(contributedAt, -1);
  if (await hasReportedContributionSince(tx, { contactId, ...gift }, dayAgo)) return;
  const contribution = {
    ...gift,
    currency: hubAccess.currency,
    contributorName: name,
    isNameApproved: hubAccess.approvesNames ? false : null,
    link: null,
    isEsa,
    activity: null,
    contributedAt,
    status: "reported",
  } as const;
  await storeContribution(tx, contribution, { notifiesParent: true, contactId, counting });
}

/**
 * Subscribes a visitor to updates. Checks the rate limit of sign-ups before the transaction, because the counter needs
 * its own connection. A sign-up that includes a contribution also counts against the rate limit of gifts. Parents of
 * the family have no limit. Throws NOT_FOUND when the kid is missing or the hub is hidden, and the errors of
 * `assertCanWriteToHub` (rule: rate-limits).
 */
export async function subscribeVisitor(ctx: Context, input: SubscribeInput): Promise<void> {
  const { db, limiter } = ctx.deps;
  const { familyId, hubAccess } = orNotFound(await findPublicKid(db, input.kidId));
  const { isOwner } = await assertCanWriteToHub(ctx, hubAccess);
  if (!isOwner) await limiter.signUp(ctx.limitKeys, familyId);
  const kind = !isOwner && input.contributionAmount ? "gift" : null;
  await storeRateLimitedGift(ctx, familyId, kind, (counting) =>
    db.transaction((tx) => subscribeContact(tx, ctx, input, counting)),
  );
}

/** Confirms an e-mail address and queues its pending thank-yous. Returns null for an invalid token. */
export const confirmEmailAddress = (deps: Deps, tokenHash: string, sentAfter: Date) =>
  deps.db.transaction(async (tx) => {
    const before = await findContactByConfirmationToken(tx, tokenHash, sentAfter);
    const contact = await confirmContact(tx, tokenHash, sentAfter, deps.clock.now());
    if (contact === null || before?.confirmedAt !== null) return contact;
    await assignContactsToGivers(tx, [contact.id]);
    const to = { contactId: contact.id, email: contact.email };
    const ids = await queueThankYousOfContact(tx, contact.id);
    const mails = ids.map((id) => ({ kind: "thank-you" as const, to, facts: { thankYouId: id } }));
    await queueMails(tx, deps, mails);
    return contact;
  });
