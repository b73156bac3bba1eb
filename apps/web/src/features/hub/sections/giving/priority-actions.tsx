import { educationLink, type PaymentLinkView, type RegistryLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { useHub } from "../../flow/hub-context.ts";
import { useRecordClick, useRecordPaymentClick } from "../../flow/use-record-click.ts";
import { ExternalLink } from "../external-link.tsx";
import buttons from "../hub-buttons.module.css";
import { getSafeUrl, getShopName, getStoreHost } from "../wishlist/store-name.ts";
import { getPaymentActionText } from "./link-text.ts";

/**
 * Emphasis of a button. `strong` is the main button of a section, `onDark` a button on a dark card, and `calm` a button
 * beside others.
 */
export type ButtonTone = "strong" | "onDark" | "calm";

export const MAIN_BUTTON_CLASSES: Record<ButtonTone, string | undefined> = {
  strong: buttons.primary,
  onDark: buttons.onDark,
  calm: buttons.outline,
};
export const getQuietButtonClass = (tone: ButtonTone) =>
  tone === "onDark" ? buttons.quietOnDark : buttons.quiet;

type PaymentProps = { link: PaymentLinkView; tone: ButtonTone };

/**
 * Renders a payment link and the button that reports a contribution. A click on the link is recorded (rule:
 * contribution-ledger).
 */
export function PaymentActions(props: PaymentProps) {
  return (
    <>
      <PaymentLinkButton {...props} />
      <ReportContributionButton {...props} />
    </>
  );
}

export function PaymentLinkButton({ link, tone }: PaymentProps) {
  const followPayment = useRecordPaymentClick();
  const address = getSafeUrl(link.url);
  if (address === null) return null;
  return (
    <ExternalLink
      href={address}
      className={MAIN_BUTTON_CLASSES[tone]}
      onFollow={() => followPayment(link.id)}
    >
      {getPaymentActionText(link)}
    </ExternalLink>
  );
}

export function ReportContributionButton({ link, tone }: PaymentProps) {
  const { hub, send } = useHub();
  if (hub.isPaused) return null;
  const report = () =>
    send({
      type: "opened",
      dialog: { kind: "contribute", target: { kind: "paymentLink", id: link.id }, cameBack: false },
    });
  return (
    <button type="button" className={getQuietButtonClass(tone)} onClick={report}>
      {words.reportContributionButton()}{" "}
      <span className={buttons.hidden}>{words.reportContributionButtonSuffix(link.label)}</span>
    </button>
  );
}

/**
 * Renders the link to a registry. A click on the link is recorded. If the hub has a 529 or ESA link, the click also
 * schedules the nudge (rule: education-nudge).
 */
export function RegistryActions({ link, tone }: { link: RegistryLinkView; tone: ButtonTone }) {
  const { hub, send } = useHub();
  const recordClick = useRecordClick();
  const address = getSafeUrl(link.url);
  if (address === null) return null;
  const follow = () => {
    recordClick("registry", link.id);
    send({
      type: "registryFollowed",
      educationLinkId: educationLink(hub.paymentLinks)?.id ?? null,
    });
  };
  return (
    <ExternalLink href={address} className={MAIN_BUTTON_CLASSES[tone]} onFollow={follow}>
      {words.registryLink(getShopName(address) ?? getStoreHost(address) ?? address)}
    </ExternalLink>
  );
}
