import { ledgerSumOf } from "@giftling/domain";
import { ledgerText } from "@giftling/messages/gifts/sums";
import * as words from "@giftling/messages/links/sections";
import { IconSchool } from "@tabler/icons-react";
import { lazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../components/loading/when-idle.ts";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../entries/empty-mark.tsx";
import type { SeeAll } from "../entries/entry-list.tsx";
import { EntrySection } from "../entries/entry-section.tsx";
import { useLedger } from "../gifts/ledger/use-ledger.ts";
import { PaymentLinkRow } from "./payment-link-row.tsx";
import { usePaymentWrites } from "./use-payment-writes.ts";

const PaymentDialogs = lazyPopup(() => import("./payment-dialogs.ts"), runWhenIdle);

/** Renders the payment links with the sum contributed through each (rule: payment-links). */
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
  const ledger = useLedger(kidId);
  const { order, ...writes } = usePaymentWrites(kidId);
  return (
    <EntrySection
      id="payment-links"
      title={words.contributionTracking()}
      query={trpc.links.listPayment.useQuery({ kidId })}
      addLabel={words.addAPaymentLink()}
      Dialogs={PaymentDialogs}
      kidId={kidId}
      firstName={firstName}
      writes={writes}
      order={{ nameOf: ({ label }) => label, save: order }}
      path="payment-links"
      empty={{
        picture: <EmptyMark icon={IconSchool} />,
        title: words.noPaymentLinks(),
        message: words.aLinkLets(firstName),
      }}
      onAdd={onAdd}
      seeAll={seeAll}
    >
      {(row) => (
        <PaymentLinkRow
          key={row.entry.id}
          {...row}
          given={ledgerText(
            ledgerSumOf({ kind: "link", id: row.entry.id }, ledger.entries, ledger.things),
          )}
        />
      )}
    </EntrySection>
  );
}
