import {
  getLedgerPlaceSum,
  isEducationLinkType,
  type PaymentLinkType,
  type PaymentLinkView,
} from "@giftling/domain";
import { formatLedgerSum } from "@giftling/messages/gifts/sums";
import * as words from "@giftling/messages/links/kinds";
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
import type { EntrySectionProps } from "../entries/entry-section.tsx";
import { ExternalUrlLink } from "../entries/external-url-link.tsx";
import { applyPatch } from "../entries/lists/list-cache.ts";
import rows from "../entries/rows.module.css";
import { useLedger } from "../gifts/ledger/use-ledger.ts";
import { createLinkDialogs, LinkSection } from "./link-section.tsx";
import { useLinkMutationOptions } from "./use-link-mutation-options.ts";

const PaymentLinkDialogs = createLazyPopup(() => import("./payment-dialogs.tsx"), runWhenIdle);

function usePaymentLinkMutations(kidId: string) {
  const { listPayment } = trpc.useUtils().links;
  const options = useLinkMutationOptions(kidId, "paymentLink", listPayment, (before, edit) => {
    const after = applyPatch(before, edit);
    return { ...after, isPrimary: isEducationLinkType(after.type) };
  });
  const order = trpc.links.reorderPayment.useMutation(options.order);
  return {
    add: trpc.links.createPayment.useMutation(options.add),
    edit: trpc.links.updatePayment.useMutation(options.edit),
    remove: trpc.links.deletePayment.useMutation(options.remove),
    order: (moved: readonly string[]) => order.mutateAsync(options.getOrderInput(moved)),
  };
}

/** Renders a kid's payment links, each with the sum of contributions through the link (rule: payment-links). */
export function PaymentLinksSection(props: EntrySectionProps) {
  const { kidId, firstName } = props;
  const ledger = useLedger(kidId);
  const currency = useCurrency();
  return (
    <LinkSection
      {...props}
      kind="paymentLink"
      id="payment-links"
      title={words.paymentLinksHeading()}
      query={trpc.links.listPayment.useQuery({ kidId })}
      addLabel={words.addPaymentLinkLabel()}
      seeAllLabel={words.viewAllPaymentLinksAriaLabel}
      Dialogs={PaymentLinkDialogs}
      writes={usePaymentLinkMutations(kidId)}
      empty={{
        picture: <EmptySectionIcon icon={IconSchool} />,
        title: words.emptyPaymentLinksTitle(),
        message: words.emptyPaymentLinksMessage(firstName),
      }}
    >
      {(link) => (
        <PaymentLinkContent
          link={link}
          given={formatLedgerSum(
            getLedgerPlaceSum({ kind: "link", id: link.id }, ledger.entries, ledger.things),
            currency,
          )}
        />
      )}
    </LinkSection>
  );
}

export const PAYMENT_LINK_DIALOGS = createLinkDialogs(
  PaymentLinkDialogs,
  usePaymentLinkMutations,
  (kidId) => trpc.links.listPayment.useQuery({ kidId }).data,
);

const ICONS: Readonly<Record<PaymentLinkType, typeof IconLink>> = {
  "529": IconSchool,
  esa: IconSchool,
  venmo: IconWallet,
  paypal: IconBrandPaypal,
  activity: IconSparkles,
  registry: IconLink,
  other: IconLink,
};

/**
 * Renders the content of a payment link's row. `given` is the formatted sum of the contributions through the link, or
 * null.
 */
function PaymentLinkContent({ link, given }: { link: PaymentLinkView; given: string | null }) {
  const Icon = ICONS[link.type];
  const code = isEducationLinkType(link.type) ? link.contributionCode : null;
  return (
    <>
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
    </>
  );
}
