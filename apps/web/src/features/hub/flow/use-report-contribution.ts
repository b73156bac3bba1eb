import type { ContributionType, ReportContributionInput } from "@giftling/domain";
import { useState } from "react";
import { CHECK_CONNECTION, showToast } from "../../../components/toast/toast.ts";
import { createOnce } from "../../../once.ts";
import { errorMessage, type RouterOutputs, trpc } from "../../../trpc.ts";
import { rememberSupporterName } from "../memory/supporter-memory.ts";
import { useHub } from "./hub-context.ts";
import { useHubCache } from "./use-hub-cache.ts";

type Answer = RouterOutputs["gratitude"]["reportContribution"];

/** What was given, in dollars; `name` is null for someone who stays anonymous. */
export type Report = {
  name: string | null;
  amount: number;
  type: ContributionType;
  paymentLinkId: string | null;
  wishlistItemId: string | null;
};

const once = createOnce<ReportContributionInput, Answer>();

/**
 * "I contributed": tells the family, whose ledger keeps it as reported until they confirm (rule:
 * contribution-ledger).
 */
export function useReportContribution() {
  const { hub, send } = useHub();
  const { client } = trpc.useUtils();
  const cache = useHubCache();
  const [isBusy, setBusy] = useState(false);

  async function report({ name, ...given }: Report): Promise<void> {
    setBusy(true);
    try {
      const input: ReportContributionInput = {
        ...given,
        kidId: hub.kid.id,
        contributorName: name,
        isAnonymous: name === null,
      };
      const about = given.paymentLinkId ?? given.wishlistItemId ?? hub.kid.id;
      const { answer } = await once(about, input, (wanted, idempotencyKey) =>
        client.gratitude.reportContribution.mutate(wanted, { context: { idempotencyKey } }),
      );
      if (name !== null) rememberSupporterName(name);
      cache.addContribution(answer);
      showToast({
        title: "Thank you",
        message: `${hub.kid.firstName}'s family will see what you gave.`,
        tone: "success",
      });
      send({ type: "contributionRecorded", giver: { name }, giftToken: answer.giftToken });
    } catch (error) {
      showToast({
        title: "That didn't work",
        message: errorMessage(error, CHECK_CONNECTION),
        tone: "error",
      });
    } finally {
      setBusy(false);
    }
  }

  return { report, isBusy };
}
