import type { Executor } from "@giftling/db/client";
import type { GiftCounting } from "@giftling/db/queries/gifts/gift-counts";
import { recordContribution } from "@giftling/db/queries/gifts/record-gift";
import {
  type ContributionRow,
  viewContribution,
} from "@giftling/db/queries/gratitude/contributions";
import { newId } from "@giftling/db/queries/ids";
import type { ContributionType, ContributionView } from "@giftling/domain";
import { AppError } from "../../errors/app-error.ts";
import type { Keep } from "../../idempotency.ts";

type Contribution = {
  kidId: string;
  /** null for those who chose not to be named, whose name never gets here (rule: anonymous-givers). */
  contributorName: string | null;
  /** False when the name waits for the parent (rule: approved-names). */
  isNameApproved?: false | null;
  amountCents: number;
  type: ContributionType;
  /** The giver said that it went to an ESA; a link says so by itself. */
  isEsa?: boolean;
  /** The link that the money went through, when it is known. */
  link: { id: string; type: string; label: string } | null;
  /** The activity that was chipped in to. */
  activity: { id: string; name: string } | null;
  contributedAt: Date;
  /** A few words to the family (rule: gift-words). */
  message?: string | null;
  /** `reported` is what a supporter says, `confirmed` what the parent recorded by hand. */
  status: "reported" | "confirmed";
};

/** What is stored together with a contribution. */
type Extras = {
  /** Whether the parent gets a mail about it: not about their own entry. */
  notifiesParent: boolean;
  /** The giver's contact, when it was left with the gift. */
  contactId?: string;
  /** Makes the answer to keep under an Idempotency-Key, where no transaction keeps it. */
  keep?: Keep<ContributionView>;
  /** How a stranger's is counted; absent for a parent's (rule: rate-limits). */
  counting?: GiftCounting | null;
};

/** The type of what goes through a payment link (rule: contribution-ledger). */
export const typeOfLink = ({ type }: { type: string }): ContributionType =>
  type === "529" ? "529" : "other";

/** ESA contributions are `other` in the ledger and `esa` in the thank-you queue (rule: contribution-ledger). */
function thankYouType({ link, isEsa, type }: Contribution) {
  if (isEsa || link?.type === "esa") return "esa";
  return type === "529" ? "529" : "contribution";
}

function ledgerEntry({ link, isEsa: _isEsa, activity, ...entry }: Contribution): ContributionRow {
  return {
    ...entry,
    isNameApproved: entry.isNameApproved ?? null,
    message: entry.message ?? null,
    id: newId(),
    isAnonymous: entry.contributorName === null,
    isOnWall: true,
    isThanked: false,
    paymentLinkId: link?.id ?? null,
    wishlistItemId: activity?.id ?? null,
  };
}

/**
 * Puts a contribution in the ledger and, as every one of them, in the thank-you queue (rule: contribution-ledger,
 * thank-you-queue); a confirmed one adds to its activity's total (rule: activity-funding). NOT_FOUND when the kid, the link or
 * the activity went away.
 */
export async function storeContribution(
  db: Executor,
  contribution: Contribution,
  { notifiesParent, contactId, keep, counting = null }: Extras,
): Promise<ContributionView> {
  const { contributorName, amountCents, contributedAt, activity, link } = contribution;
  const row = ledgerEntry(contribution);
  const view = viewContribution(row);
  const contributionType = thankYouType(contribution);
  const label = activity?.name ?? link?.label ?? null;
  const outcome = await recordContribution(
    db,
    { ...row, label },
    {
      thankYou: {
        contactId: contactId ?? null,
        contributorName,
        contributionType,
        amountCents,
        contributedAt,
      },
      notifiesParent,
      answer: keep?.(view) ?? null,
      counting,
    },
  );
  if (outcome === "missing") throw new AppError("NOT_FOUND");
  // The answer of the first call with this key replaces this error.
  if (outcome === "answered") throw new AppError("CONFLICT");
  return view;
}
