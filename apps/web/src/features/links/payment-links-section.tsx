import {
  type ContributionView,
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
} from "@giftling/domain";
import { IconSchool } from "@tabler/icons-react";
import { lazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { whenIdle } from "../../components/loading/when-idle.ts";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../entries/empty-mark.tsx";
import type { SeeAll } from "../entries/entry-list.tsx";
import { EntrySection } from "../entries/entry-section.tsx";
import { PaymentLinkRow } from "./payment-link-row.tsx";
import { usePaymentWrites } from "./use-payment-writes.ts";

const PaymentDialogs = lazyPopup(() => import("./payment-dialogs.ts"), whenIdle);

/** What was given by a link, with the part named that the parent has not confirmed (rule: contribution-totals). */
export function givenText(linkId: string, entries: readonly ContributionView[]): string | null {
  const counted = entries.filter(
    (entry) => entry.paymentLinkId === linkId && entry.status !== "dismissed",
  );
  const sumOf = (some: typeof counted) =>
    some.reduce((cents, entry) => cents + centsFromDollars(entry.amount), 0);
  const total = sumOf(counted);
  if (total === 0) return null;
  const open = sumOf(counted.filter((entry) => entry.status === "reported"));
  const text = `${formatDollars(dollarsFromCents(total))} contributed`;
  return open === 0 ? text : `${text}, ${formatDollars(dollarsFromCents(open))} not confirmed yet`;
}

/** The links that money gifts take, with what was given by each (rule: payment-links). */
export function PaymentLinksSection({
  kidId,
  firstName,
  onAdd,
  seeAll,
}: {
  kidId: string;
  firstName: string;
  onAdd?: () => void;
  seeAll?: SeeAll;
}) {
  const { data: contributions = [] } = trpc.gratitude.contributions.useQuery({ kidId });
  return (
    <EntrySection
      id="payment-links"
      title="Contribution Tracking"
      query={trpc.links.listPayment.useQuery({ kidId })}
      addLabel="Add a payment link"
      Dialogs={PaymentDialogs}
      kidId={kidId}
      firstName={firstName}
      writes={usePaymentWrites(kidId)}
      path="payment-links"
      empty={{
        picture: <EmptyMark icon={IconSchool} />,
        title: "No payment links yet",
        message: `A 529 or Venmo link lets relatives add to ${firstName}'s future.`,
      }}
      onAdd={onAdd}
      seeAll={seeAll}
    >
      {(row) => (
        <PaymentLinkRow
          key={row.entry.id}
          {...row}
          given={givenText(row.entry.id, contributions)}
        />
      )}
    </EntrySection>
  );
}
