import { findEducationLink, type LinkWithKind, type PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { useCopiedState } from "../../../../components/share/copy-button.tsx";
import { copyTextSync } from "../../../../components/share/share.ts";
import { useHub } from "../../flow/hub-context.ts";
import { recordClick, useRecordPaymentClick } from "../../flow/use-record-click.ts";
import { ExternalLink } from "../external-link.tsx";
import buttons from "../hub-buttons.module.css";
import { OpenDialogButton } from "../open-dialog-button.tsx";
import { getSafeUrl, getShopHost, getShopName } from "../wishlist/shop-name.ts";
import { getPaymentActionText } from "./link-text.ts";

/**
 * Emphasis of a button. `strong` is for a section's main button, `onDark` for a button on a dark card, and `calm` for a
 * secondary button.
 */
export type ButtonEmphasis = "strong" | "onDark" | "calm";

export const MAIN_BUTTON_CLASSES: Record<ButtonEmphasis, string | undefined> = {
  strong: buttons.primary,
  onDark: buttons.onDark,
  calm: buttons.outline,
};
export const getSecondaryButtonClass = (tone: ButtonEmphasis) =>
  tone === "onDark" ? buttons.quietOnDark : buttons.quiet;

type PaymentProps = { link: PaymentLinkView; tone: ButtonEmphasis };

/** Renders a payment link. Records a click, which also copies the contribution code, if any. */
export function PaymentLinkButton({ link, tone }: PaymentProps) {
  const followPayment = useRecordPaymentClick();
  const [isCopied, setCopied] = useCopiedState();
  const address = getSafeUrl(link.url);
  if (address === null) return null;
  const follow = () => {
    followPayment(link.id);
    setCopied(link.contributionCode !== null && copyTextSync(link.contributionCode));
  };
  return (
    <ExternalLink href={address} className={MAIN_BUTTON_CLASSES[tone]} onFollow={follow}>
      <span aria-live="polite">
        {isCopied ? words.opening529PlanStatus() : getPaymentActionText(link)}
      </span>
    </ExternalLink>
  );
}

export function ReportContributionButton({ link, tone }: PaymentProps) {
  const { hub } = useHub();
  if (hub.isPaused) return null;
  return (
    <OpenDialogButton
      className={getSecondaryButtonClass(tone)}
      dialog={{
        kind: "contribute",
        target: { kind: "paymentLink", id: link.id },
        cameBack: false,
      }}
    >
      {words.reportContributionButton()}{" "}
      <span className={buttons.hidden}>{words.reportContributionButtonSuffix(link.label)}</span>
    </OpenDialogButton>
  );
}

/**
 * Renders a link other than a payment link. Records a click. If the hub has a 529 or ESA link, the click also schedules
 * the nudge (rule: education-nudge).
 */
function SiteLinkButton({
  kind,
  link,
  tone,
}: Exclude<LinkWithKind, { kind: "paymentLink" }> & { tone: ButtonEmphasis }) {
  const { hub, send } = useHub();
  const address = getSafeUrl(link.url);
  if (address === null) return null;
  const follow = () => {
    recordClick(kind, link.id);
    send({
      type: "registryFollowed",
      educationLinkId: findEducationLink(hub.paymentLinks)?.id ?? null,
    });
  };
  return (
    <ExternalLink href={address} className={MAIN_BUTTON_CLASSES[tone]} onFollow={follow}>
      {words.SITE_LINK_LABELS[kind](getShopName(address) ?? getShopHost(address) ?? address)}
    </ExternalLink>
  );
}

/**
 * Renders the buttons of a link. A payment link also has the button that reports a contribution
 * (rule: contribution-ledger).
 */
export function LinkActions(props: LinkWithKind & { tone: ButtonEmphasis }) {
  if (props.kind !== "paymentLink") return <SiteLinkButton {...props} />;
  return (
    <>
      <PaymentLinkButton {...props} />
      <ReportContributionButton {...props} />
    </>
  );
}
