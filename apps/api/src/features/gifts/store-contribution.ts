import type { Executor } from "@giftling/db/client";
import { createId } from "@giftling/db/queries/core/ids";
import { type ContributionRow, toContributionView } from "@giftling/db/queries/gifts/contributions";
import type { GiftRateLimitParameters } from "@giftling/db/queries/gifts/gift-counts";
import { recordContribution } from "@giftling/db/queries/gifts/record-gift";
import {
  API_ERRORS,
  type ContributionType,
  type ContributionView,
  type Currency,
  dollarsToCents,
  fillPattern,
  findContributionProblem,
} from "@giftling/domain";
import { AppError, createFieldError } from "../../core/errors/app-error.ts";
import type { SaveResponse } from "../../trpc/idempotency.ts";

type Contribution = {
  kidId: string;
  /** Name of the giver. Null for an anonymous giver, whose name is discarded (rule: anonymous-givers). */
  contributorName: string | null;
  /** Approval of the giver's name: false while pending, null if not needed (rule: approved-names). */
  isNameApproved?: false | null;
  amountCents: number;
  currency: Currency;
  type: ContributionType;
  /** Whether the contribution goes to an education savings account (ESA). Always true for an ESA link. */
  isEsa?: boolean;
  /** Payment link through which the money was sent. Null when unknown. */
  link: { id: string; type: string; label: string } | null;
  /** Activity that receives the money. Null if the contribution is not for an activity. */
  activity: { id: string; name: string } | null;
  contributedAt: Date;
  /** Giver's message to the family (rule: gift-words). */
  message?: string | null;
  /** Initial status: `reported` for a supporter's contribution, `confirmed` for a parent's contribution. */
  status: "reported" | "confirmed";
};

type Extras = {
  /** Whether to mail the parents. False for a parent's own entry. */
  notifiesParent: boolean;
  /** ID of the giver's contact, if the giver left an e-mail address. */
  contactId?: string;
  /** Creates the response to store with the idempotency key. Absent if the caller's transaction stores the response. */
  save?: SaveResponse<ContributionView>;
  /** Parameters of the rate limits that count a visitor's contribution. Null or absent for a parent. */
  counting?: GiftRateLimitParameters | null;
};

export const getContributionType = ({ type }: { type: string }): ContributionType =>
  type === "529" ? "529" : "other";

/** Returns the thank-you's contribution type. An ESA contribution is `other` in the ledger and `esa` in thank-yous. */
function thankYouType({ link, isEsa, type }: Contribution) {
  if (isEsa || link?.type === "esa") return "esa";
  return type === "529" ? "529" : "contribution";
}

function ledgerEntry({
  link,
  isEsa: _isEsa,
  activity,
  currency: _currency,
  ...entry
}: Contribution): ContributionRow {
  return {
    ...entry,
    isNameApproved: entry.isNameApproved ?? null,
    message: entry.message ?? null,
    id: createId(),
    isAnonymous: entry.contributorName === null,
    isOnWall: true,
    isThanked: false,
    paymentLinkId: link?.id ?? null,
    wishlistItemId: activity?.id ?? null,
    withdrawal: null,
  };
}

/** Stores a contribution in the ledger and the thank-you queue. Throws NOT_FOUND (rule: contribution-ledger). */
export async function storeContribution(
  db: Executor,
  contribution: Contribution,
  { notifiesParent, contactId, save, counting = null }: Extras,
): Promise<ContributionView> {
  const { contributorName, amountCents, contributedAt, activity, link } = contribution;
  const row = ledgerEntry(contribution);
  const view = toContributionView(row);
  const contributionType = thankYouType(contribution);
  const label = activity?.name ?? link?.label ?? null;
  const outcome = await recordContribution(
    db,
    { ...row, label, currency: contribution.currency },
    {
      thankYou: {
        contactId: contactId ?? null,
        contributorName,
        contributionType,
        amountCents,
        contributedAt,
      },
      notifiesParent,
      answer: save?.(view) ?? null,
      counting,
    },
  );
  if (outcome === "missing") throw new AppError("NOT_FOUND");
  // The stored response of the first call with this key replaces this error.
  if (outcome === "answered") throw new AppError("CONFLICT");
  return view;
}

/** Returns an amount in cents. Throws CONFLICT for another currency, and INVALID_INPUT above the limit. */
export function toContributionCents(
  amount: number,
  currency: Currency,
  { field, shown = currency }: { field: string; shown?: Currency | undefined },
): number {
  if (shown !== currency) throw createCurrencyError(field, currency);
  const problem = findContributionProblem(amount, currency);
  if (problem) throw createFieldError(field, problem);
  return dollarsToCents(amount);
}

/** Returns the error for an amount that the form showed in a currency other than the family's `currency`. */
export function createCurrencyError(field: string, currency: Currency): AppError {
  const message = fillPattern(API_ERRORS.currencyChanged, { currency });
  return new AppError("CONFLICT", { message, fields: { [field]: message } });
}
