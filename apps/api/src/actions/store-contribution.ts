import type { Executor } from "@giftling/db/client";
import { insertContribution, insertThankYou } from "@giftling/db/queries/gratitude";
import type { ContributionType, ContributionView, ThankYouType } from "@giftling/domain";

type Contribution = {
  kidId: string;
  /** null for those who chose not to be named, whose name never gets here (D11). */
  contributorName: string | null;
  amountCents: number;
  type: ContributionType;
  /** The link that the money went through, when it is known. */
  link: { id: string; type: string; label: string } | null;
  /** The activity that was chipped in to. */
  activity: { id: string; name: string } | null;
  contributedAt: Date;
};

/** ESA contributions are `other` in the ledger and `esa` in the thank-you queue (D16). */
function thankYouType({ link, type }: Contribution): ThankYouType {
  if (link?.type === "esa") return "esa";
  return type === "529" ? "529" : "contribution";
}

function ledgerEntry({ link, activity, ...entry }: Contribution) {
  return {
    ...entry,
    isAnonymous: entry.contributorName === null,
    paymentLinkId: link?.id ?? null,
    wishlistItemId: activity?.id ?? null,
  };
}

/** Puts what a supporter says they gave in the ledger, unconfirmed, and in the thank-you queue (D16, D19). */
export async function storeReported(
  tx: Executor,
  contribution: Contribution,
  contactId: string | null = null,
): Promise<ContributionView> {
  const stored = await insertContribution(tx, {
    ...ledgerEntry(contribution),
    status: "reported",
  });
  await insertThankYou(tx, {
    kidId: contribution.kidId,
    contributionId: stored.id,
    contactId,
    contributorName: contribution.contributorName,
    contributionType: thankYouType(contribution),
    amountCents: contribution.amountCents,
    giftLabel: contribution.activity?.name ?? contribution.link?.label ?? null,
    contributedAt: contribution.contributedAt,
  });
  return stored;
}

/** Puts what the parent records by hand in the ledger: confirmed, and nobody waits for thanks (D16). */
export function storeConfirmed(
  tx: Executor,
  contribution: Contribution,
): Promise<ContributionView> {
  return insertContribution(tx, { ...ledgerEntry(contribution), status: "confirmed" });
}
