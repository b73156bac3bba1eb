import type { Executor } from "@giftling/db/client";
import {
  type ContributionRow,
  insertContribution,
  viewContribution,
} from "@giftling/db/queries/gratitude/contributions";
import type { GiftNotice } from "@giftling/db/queries/gratitude/gift-statement";
import { newId } from "@giftling/db/queries/ids";
import type { CountedWindow } from "@giftling/db/queries/operation/rate-limits";
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
  /** The mail about it; null for the parent's own entry, who knows of it. */
  notice: GiftNotice | null;
  /** The giver's contact, when it was left with the gift. */
  contactId?: string;
  /** Makes the answer to keep under an Idempotency-Key, where no transaction keeps it. */
  keep?: Keep<ContributionView>;
  /** What a stranger's is counted in (rule: rate-limits). */
  windows?: readonly CountedWindow[];
  /** What its try is counted in. */
  tries?: readonly CountedWindow[];
  /** Whether it is a transaction of its own, which others hear of after its commit. */
  isToldAfterCommit?: boolean;
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
 * thank-you-queue); a confirmed one adds to its activity's total (rule: activity-funding). One statement. NOT_FOUND when
 * the kid, the link or the activity went away.
 */
export async function storeContribution(
  db: Executor,
  contribution: Contribution,
  { notice, contactId, keep, windows = [], tries = [], isToldAfterCommit = false }: Extras,
): Promise<ContributionView> {
  const { contributorName, amountCents, contributedAt, activity, link } = contribution;
  const row = ledgerEntry(contribution);
  const view = viewContribution(row);
  const contributionType = thankYouType(contribution);
  const label = activity?.name ?? link?.label ?? null;
  const { isThere, isStored } = await insertContribution(
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
      notice,
      answer: keep?.(view) ?? null,
      windows,
      tries,
      isToldAfterCommit,
    },
  );
  if (!isThere) throw new AppError("NOT_FOUND");
  // Nothing else keeps it from being stored: its key was answered, and that answer replaces this error.
  if (!isStored) throw new AppError("CONFLICT");
  return view;
}
