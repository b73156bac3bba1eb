import type { Executor } from "@giftling/db/client";
import {
  hasReportedSince,
  isContributionOf,
  linkThankYouToContact,
} from "@giftling/db/queries/gratitude";
import { findPublicKid } from "@giftling/db/queries/hub";
import { upsertContact, upsertSupporter } from "@giftling/db/queries/supporters";
import {
  addDays,
  type ContributionType,
  canonicalEmail,
  centsFromDollars,
  type SubscribeInput,
} from "@giftling/domain";
import type { Context } from "../context.ts";
import { askToConfirm } from "../email/ask-to-confirm.ts";
import { announceGifts } from "../email/gift-notice.ts";
import { found } from "../errors.ts";
import { giftOfToken } from "./gift-tokens.ts";
import { storeContribution } from "./store-contribution.ts";

/**
 * Notes that somebody wants news of a kid and asks them to confirm their address (D20), and notes whose address a gift's
 * thank-you can go to (D19). An amount that comes along is a contribution for the ledger (D16), unless the gift token says
 * that it already is in there, or the same address reported the same sum within a day.
 * NOT_FOUND when the kid is missing or its account closed; nothing else tells one address from another.
 */
export async function subscribe(ctx: Context, input: SubscribeInput): Promise<void> {
  await ctx.deps.db.transaction(async (tx) => {
    const { kidId, userId } = found(await findPublicKid(tx, input.kidId));
    const address = { email: input.email, canonicalEmail: canonicalEmail(input.email) };
    const contact = await upsertContact(tx, userId, address);
    const amountCents = input.contributionAmount
      ? centsFromDollars(input.contributionAmount)
      : null;
    const supporter = {
      kidId,
      contactId: contact.id,
      name: input.name,
      wantsUpdates: input.wantsUpdates ?? true,
      contributionType: input.contributionType ?? null,
      contributionAmountCents: amountCents,
    };
    await upsertSupporter(tx, supporter, contact);
    await askToConfirm(tx, ctx.deps, contact);
    const giftId = giftOfToken(ctx.deps.config.secret, input.giftToken ?? "");
    if (giftId) await linkThankYouToContact(tx, kidId, giftId, contact.id);
    // A wishlist gift has its own record, the purchase.
    if (amountCents === null || input.contributionType === "wishlist") return;
    if (await isInLedger(tx, kidId, giftId)) return;
    const now = ctx.deps.clock.now();
    const type: ContributionType = input.contributionType === "529" ? "529" : "other";
    // Sent twice, the form must not count the money twice; another gift on another day counts.
    const gift = { kidId, contactId: contact.id, amountCents, type };
    if (await hasReportedSince(tx, gift, addDays(now, -1))) return;
    const contribution = {
      kidId,
      contributorName: input.name,
      amountCents,
      type,
      link: null,
      isEsa: input.contributionType === "esa",
      activity: null,
      contributedAt: now,
    };
    await storeContribution(tx, contribution, "reported", contact.id);
    await announceGifts(tx, ctx.deps, userId);
  });
}

const isInLedger = async (tx: Executor, kidId: string, giftId: string | null) =>
  giftId !== null && (await isContributionOf(tx, kidId, giftId));
