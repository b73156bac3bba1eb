import {
  getLedgerSum,
  isEducationSavings,
  type PaymentLinkType,
  type PaymentLinkView,
} from "@giftling/domain";
import { formatLedgerSum } from "@giftling/messages/gifts/sums";
import * as words from "@giftling/messages/links/sections";
import {
  IconBrandPaypal,
  IconLink,
  IconSchool,
  IconSparkles,
  IconWallet,
} from "@tabler/icons-react";
import { useCurrency } from "../../access/use-currency.ts";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import {
  type EntryRowProps,
  EntrySection,
  type EntrySectionProps,
} from "../entries/entry-section.tsx";
import { ExternalUrlLink } from "../entries/external-url-link.tsx";
import {
  type PriorityToggle,
  usePriorityToggle,
} from "../entries/priorities/use-priority-toggle.ts";
import rows from "../entries/rows.module.css";
import { useLedger } from "../gifts/ledger/use-ledger.ts";
import { usePaymentLinkMutations } from "./link-mutations.ts";

export const PaymentDialogs = createLazyPopup(() => import("./payment-dialogs.tsx"), runWhenIdle);

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

const ICONS: Readonly<Record<PaymentLinkType, typeof IconLink>> = {
  "529": IconSchool,
  esa: IconSchool,
  venmo: IconWallet,
  paypal: IconBrandPaypal,
  activity: IconSparkles,
  registry: IconLink,
  other: IconLink,
};

/** Renders one payment link. `given` is the formatted sum of the contributions through the link, or null. */
function PaymentLinkRow({
  entry: link,
  given,
  deletion,
  onEdit,
  moves,
  priority,
}: EntryRowProps<PaymentLinkView> & { given: string | null; priority: PriorityToggle }) {
  const Icon = ICONS[link.type];
  const code = isEducationSavings(link.type) ? link.contributionCode : null;
  return (
    <EntryItem
      id={link.id}
      name={link.label}
      className={`${rows.row} ${rows.withActions}`}
      deletion={deletion}
    >
      <span className={rows.mark}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{link.label}</p>
        <p className={rows.detail}>
          <ExternalUrlLink url={link.url} />
          {code !== null && <span>{words.contributionCodeLabel(code)}</span>}
        </p>
        {link.description !== null && <p className={rows.detail}>{link.description}</p>}
        {code !== null && (
          <div className={rows.below}>
            <CopyButton value={code} what="code" label={words.copyCodeButton()} />
          </div>
        )}
      </div>
      {given !== null && (
        <p className={rows.sum}>
          {/* Wraps the line only between two sums. */}
          {given.split(/(?<=,) /).map((sum) => (
            <span key={sum}>{sum} </span>
          ))}
        </p>
      )}
      <EntryActions
        id={link.id}
        name={link.label}
        deletion={deletion}
        onEdit={onEdit}
        moves={moves}
        priority={priority}
      />
    </EntryItem>
  );
}
