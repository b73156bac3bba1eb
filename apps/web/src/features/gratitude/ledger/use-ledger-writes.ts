import {
  type ContributionStatus,
  type ContributionView,
  centsFromDollars,
  dollarsFromCents,
  type RecordContributionInput,
} from "@giftling/domain";
import { showToast } from "../../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../../trpc.ts";
import { editAtOnce, kidList } from "../../entries/list-cache.ts";
import { useGiftChange } from "./use-gift-change.ts";

const latestFirst = (a: ContributionView, b: ContributionView) =>
  b.contributedAt.localeCompare(a.contributedAt) || b.id.localeCompare(a.id);

/** The contribution ledger's writes; totals and chip-ins follow at once (decisions D16 and D32). */
export function useLedgerWrites(kidId: string) {
  const utils = trpc.useUtils();
  const follow = useGiftChange(kidId);
  const input = { kidId };
  const list = kidList(utils.gratitude.contributions, kidId);

  /** Moves a contribution's amount between the totals that its status puts it in. */
  function moveAmount(
    { amount, wishlistItemId }: ContributionView,
    from: ContributionStatus,
    to: ContributionStatus,
  ) {
    const part = (isIn: boolean, wasIn: boolean) =>
      centsFromDollars(amount) * (Number(isIn) - Number(wasIn));
    const plus = (dollars: number, cents: number) =>
      dollarsFromCents(centsFromDollars(dollars) + cents);
    const counted = part(to !== "dismissed", from !== "dismissed");
    const unconfirmed = part(to === "reported", from === "reported");
    const confirmed = part(to === "confirmed", from === "confirmed");
    utils.kids.analytics.setData(
      input,
      (totals) =>
        totals && {
          ...totals,
          totalContributions: plus(totals.totalContributions, counted),
          unconfirmedContributions: plus(totals.unconfirmedContributions, unconfirmed),
        },
    );
    utils.wishlist.list.setData(input, (items) =>
      items?.map((item) =>
        item.id === wishlistItemId
          ? { ...item, fundingReceived: plus(item.fundingReceived, confirmed) }
          : item,
      ),
    );
  }

  return {
    setStatus: async (id: string, status: ContributionStatus): Promise<void> => {
      const before = list.read()?.find((entry) => entry.id === id);
      if (before === undefined) return;
      const edited = (entry: ContributionView) => ({ ...entry, status });
      await utils.kids.analytics.cancel(input);
      moveAmount(before, before.status, status);
      try {
        const call = async () => {
          const answer = await utils.client.gratitude.setContributionStatus.mutate({ id, status });
          const { changed, ...contribution } = answer;
          if (changed) follow(changed, { isWaiting: status !== "dismissed" });
          return contribution;
        };
        await editAtOnce(list, id, edited, call);
      } catch (error) {
        moveAmount(before, status, before.status);
        const message = errorMessage(error, "Please try again");
        showToast({ title: "Couldn't change the contribution", message, tone: "error" });
      }
    },
    record: async (given: RecordContributionInput, idempotencyKey: string): Promise<void> => {
      const context = { idempotencyKey };
      const { changed, ...added } = await utils.client.gratitude.recordContribution.mutate(given, {
        context,
      });
      list.write((all) =>
        [added, ...all.filter((entry) => entry.id !== added.id)].sort(latestFirst),
      );
      moveAmount(added, "dismissed", added.status);
      if (changed) follow(changed, { isWaiting: true });
    },
  };
}
