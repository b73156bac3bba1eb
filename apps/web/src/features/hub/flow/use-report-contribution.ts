import type { ContributionType, ReportContributionInput } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { checkConnectionMessage } from "@giftling/messages/common";
import { showErrorToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { createRetrySafeSender } from "../../../once.ts";
import { getFailureTitle, type RouterOutputs, trpc } from "../../../trpc.ts";
import type { GivingCallbacks } from "../dialogs/use-giving-form.ts";
import { saveSupporterName } from "../memory/supporter-memory.ts";
import { useHub } from "./hub-context.ts";
import { useHubCache } from "./use-hub-cache.ts";

type Answer = RouterOutputs["gratitude"]["reportContribution"];

/** Contribution that a supporter reports. `amount` is in dollars. `name` is null for an anonymous giver. */
export type ContributionReport = {
  name: string | null;
  amount: number;
  type: ContributionType;
  paymentLinkId: string | null;
  wishlistItemId: string | null;
  /** Private message to the family; empty for none (rule: gift-words). */
  message: string;
};

const once = createRetrySafeSender<ReportContributionInput, Answer>();

/**
 * Returns a function that reports a contribution. The contribution stays unconfirmed until the family confirms it (rule:
 * contribution-ledger).
 */
export function useReportContribution() {
  const { hub, send } = useHub();
  const reporting = trpc.gratitude.reportContribution.useMutation();
  const cache = useHubCache();

  /** Sends the report, then shows the thank-you. An error is shown at its field, or else in a toast (rule: said-once). */
  async function report(
    { name, message, ...given }: ContributionReport,
    outcome: GivingCallbacks,
  ): Promise<void> {
    try {
      const input: ReportContributionInput = {
        ...given,
        kidId: hub.kid.id,
        contributorName: name,
        isAnonymous: name === null,
        ...(message !== "" && { message }),
      };
      const about = given.paymentLinkId ?? given.wishlistItemId ?? hub.kid.id;
      const { answer } = await once(about, input, (wanted, key) =>
        reporting.mutateAsync(addIdempotencyKey(wanted, key)),
      );
      if (name !== null) saveSupporterName(name);
      outcome.onDone();
      cache.addContribution(answer, given);
      send({
        type: "contributionRecorded",
        giver: { name },
        entryId: answer.id,
        giftToken: answer.giftToken,
      });
    } catch (error) {
      if (outcome.onRefused(error, null)) return;
      showErrorToast(getFailureTitle(error, commonWords.actionErrorTitle()), error, checkConnectionMessage());
    }
  }

  return { report, isPending: reporting.isPending };
}
