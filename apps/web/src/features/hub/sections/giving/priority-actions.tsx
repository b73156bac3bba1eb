import { educationLink, type PaymentLinkView, type RegistryLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { useHub } from "../../flow/hub-context.ts";
import { useFollowPayment, useRecordClick } from "../../flow/use-record-click.ts";
import buttons from "../hub-buttons.module.css";
import { OutsideLink } from "../outside-link.tsx";
import { safeAddress, shopName, storeHost } from "../wishlist/store-name.ts";
import { paymentActionText } from "./link-text.ts";

/**
 * Emphasis of the main button: the page's main button (`strong`), on the dark card of the first priority (`onDark`), or
 * beside other buttons (`calm`).
 */
export type Tone = "strong" | "onDark" | "calm";

export const main: Record<Tone, string | undefined> = {
  strong: buttons.primary,
  onDark: buttons.onDark,
  calm: buttons.outline,
};
export const quiet = (tone: Tone) => (tone === "onDark" ? buttons.quietOnDark : buttons.quiet);

type PaymentProps = { link: PaymentLinkView; tone: Tone };

/**
 * Renders a payment link and the button that reports a contribution. A click on the link is recorded (rule:
 * contribution-ledger).
 */
export function PaymentActions(props: PaymentProps) {
  return (
    <>
      <FollowPayment {...props} />
      <TellOfPayment {...props} />
    </>
  );
}

export function FollowPayment({ link, tone }: PaymentProps) {
  const followPayment = useFollowPayment();
  const address = safeAddress(link.url);
  if (address === null) return null;
  return (
    <OutsideLink href={address} className={main[tone]} onFollow={() => followPayment(link.id)}>
      {paymentActionText(link)}
    </OutsideLink>
  );
}

export function TellOfPayment({ link, tone }: PaymentProps) {
  const { hub, send } = useHub();
  if (hub.isPaused) return null;
  const report = () =>
    send({
      type: "opened",
      dialog: { kind: "contribute", target: { kind: "paymentLink", id: link.id }, cameBack: false },
    });
  return (
    <button type="button" className={quiet(tone)} onClick={report}>
      {words.iContributed()}{" "}
      <span className={buttons.hidden}>{words.contributedTo(link.label)}</span>
    </button>
  );
}

/**
 * Renders the link to a registry. A click on the link is recorded. If the hub has a 529 or ESA link, the nudge follows
 * (rule: education-nudge).
 */
export function RegistryActions({ link, tone }: { link: RegistryLinkView; tone: Tone }) {
  const { hub, send } = useHub();
  const recordClick = useRecordClick();
  const address = safeAddress(link.url);
  if (address === null) return null;
  const follow = () => {
    recordClick("registry", link.id);
    send({
      type: "registryFollowed",
      educationLinkId: educationLink(hub.paymentLinks)?.id ?? null,
    });
  };
  return (
    <OutsideLink href={address} className={main[tone]} onFollow={follow}>
      {words.seeTheListAt(shopName(address) ?? storeHost(address) ?? address)}
    </OutsideLink>
  );
}
