import { getLedgerSum } from "@giftling/domain";
import { formatLedgerSum } from "@giftling/messages/gifts/sums";
import * as words from "@giftling/messages/links/sections";
import { IconSchool } from "@tabler/icons-react";
import { useCurrency } from "../../access/use-currency.ts";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import { EntrySection, type EntrySectionProps } from "../entries/entry-section.tsx";
import { usePriorityToggle } from "../entries/use-priority-toggle.ts";
import { useLedger } from "../gifts/ledger/use-ledger.ts";
import { PaymentLinkRow } from "./payment-link-row.tsx";
import { usePaymentLinkMutations } from "./use-payment-link-mutations.ts";

export const PaymentDialogs = createLazyPopup(() => import("./payment-dialogs.ts"), runWhenIdle);

/** Renders a kid's payment links, each with the sum of contributions through the link (rule: payment-links). */
export function PaymentLinksSection(props: EntrySectionProps) {
  const { kidId, firstName } = props;
  const ledger = useLedger(kidId);
  const { order, ...writes } = usePaymentLinkMutations(kidId);
  const currency = useCurrency();
  const priorityOf = usePriorityToggle(kidId);
  return (
    <EntrySection
      {...props}
      id="payment-links"
      title={words.paymentLinksHeading()}
      query={trpc.links.listPayment.useQuery({ kidId })}
      addLabel={words.addPaymentLinkLabel()}
      Dialogs={PaymentDialogs}
      writes={writes}
      order={{ nameOf: ({ label }) => label, save: order }}
      path="payment-links"
      empty={{
        picture: <EmptySectionIcon icon={IconSchool} />,
        title: words.emptyPaymentLinksTitle(),
        message: words.emptyPaymentLinksMessage(firstName),
      }}
    >
      {(row) => (
        <PaymentLinkRow
          key={row.entry.id}
          {...row}
          priority={priorityOf(
            { kind: "paymentLink", id: row.entry.id },
            row.entry.label,
            row.entry.isPriority,
          )}
          given={formatLedgerSum(
            getLedgerSum({ kind: "link", id: row.entry.id }, ledger.entries, ledger.things),
            currency,
          )}
        />
      )}
    </EntrySection>
  );
}
