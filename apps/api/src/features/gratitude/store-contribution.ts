import type { Executor } from "@giftling/db/client";
import { insertContribution } from "@giftling/db/queries/gratitude/contributions";
import { insertThankYou } from "@giftling/db/queries/gratitude/thank-you-queue";
import type { ContributionType, ContributionView, ThankYouType } from "@giftling/domain";

type Contribution = {
  kidId: string;
  /** null for those who chose not to be named, whose name never gets here (rule: anonymous-givers). */
  contributorName: string | null;
  amountCents: number;
  type: ContributionType;
  /** The giver said that it went to an ESA; a link says so by itself. */
  isEsa?: boolean;
  /** The link that the money went through, when it is known. */
  link: { id: string; type: string; label: string } | null;
  /** The activity that was chipped in to. */
  activity: { id: string; name: string } | null;
  contributedAt: Date;
};

/** ESA contributions are `other` in the ledger and `esa` in the thank-you queue (rule: contribution-ledger). */
function thankYouType({ link, isEsa, type }: Contribution): ThankYouType {
  if (isEsa || link?.type === "esa") return "esa";
  return type === "529" ? "529" : "contribution";
}

function ledgerEntry({ link, isEsa: _isEsa, activity, ...entry }: Contribution) {
  return {
    ...entry,
    isAnonymous: entry.contributorName === null,
    paymentLinkId: link?.id ?? null,
    wishlistItemId: activity?.id ?? null,
  };
}

/**
 * Puts a contribution in the ledger and, as every one of them, in the thank-you queue (rule: contribution-ledger,
 * thank-you-queue): `reported` is what a
 * supporter says, `confirmed` what the parent recorded by hand.
 */
export async function storeContribution(
  tx: Executor,
  contribution: Contribution,
  status: "reported" | "confirmed",
  contactId: string | null = null,
): Promise<ContributionView> {
  const stored = await insertContribution(tx, { ...ledgerEntry(contribution), status });
  await insertThankYou(tx, {
    kidId: contribution.kidId,
    contributionId: stored.id,
    contactId,
    contributorName: contribution.contributorName,
    contributionType: thankYouType(contribution),
    amountCents: contribution.amountCents,
    giftLabel: contribution.activity?.name ?? contribution.link?.label ?? null,
    contributedAt: contribution.contributedAt,
    // Whoever recorded it by hand knows of it.
    awaitsNotice: status === "reported",
  });
  return stored;
}
