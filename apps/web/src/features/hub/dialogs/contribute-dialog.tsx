import { listChipInAmounts, listChipInLinks, type PaymentLinkView } from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { type HubWish, useHub, useHubTextProps } from "../flow/hub-context.ts";
import type { ContributionTarget } from "../flow/hub-flow.ts";
import { useReportContribution } from "../flow/use-giving-writes.ts";
import { useRecordPaymentClick } from "../flow/use-record-click.ts";
import { ExternalLink } from "../sections/external-link.tsx";
import { ContributionCode } from "../sections/giving/contribution-code.tsx";
import { getPaymentActionText } from "../sections/giving/link-text.ts";
import buttons from "../sections/hub-buttons.module.css";
import { FundingBar } from "../sections/wishlist/funding-bar.tsx";
import { getSafeUrl } from "../sections/wishlist/shop-name.ts";
import { AmountPicker } from "./amount-picker.tsx";
import classes from "./dialogs.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { ShortMessageField } from "./short-message-field.tsx";
import { useGivingForm } from "./use-giving-form.ts";

/**
 * Renders the form in which a supporter reports a contribution through a payment link or to an activity
 * (rule: contribution-ledger).
 */
export function ContributeDialog({
  target,
  cameBack,
}: {
  target: ContributionTarget;
  cameBack: boolean;
}) {
  const { hub, send } = useHub();
  const item =
    target.kind === "wishlistItem" ? hub.wishlist.find(({ id }) => id === target.id) : undefined;
  const link =
    target.kind === "paymentLink" ? hub.paymentLinks.find(({ id }) => id === target.id) : undefined;
  const way = link === undefined || link.type === "529" ? null : link.label;
  const report = useReportContribution();
  const { form, onSubmit, isPending } = useGivingForm({
    draft: `contribute ${target.id}`,
    asksName: true,
    asksAmount: true,
    currency: hub.currency,
    give: (given) =>
      report({
        ...given,
        type: link?.type === "529" ? "529" : "other",
        paymentLinkId: link?.id ?? null,
        wishlistItemId: item?.id ?? null,
      }),
  });

  return (
    <form className={dialogClasses.form} onSubmit={onSubmit} noValidate>
      {item !== undefined && <Activity item={item} links={listChipInLinks(hub.paymentLinks)} />}
      {link !== undefined && (
        <p className={dialogClasses.text}>
          {cameBack
            ? dialogsWords.paymentOutcomeDescription(way, hub.kid.firstName)
            : dialogsWords.reportContributionDescription(way, hub.kid.firstName)}
        </p>
      )}
      {cameBack && link?.contributionCode != null && (
        <ContributionCode code={link.contributionCode} />
      )}
      <AmountPicker
        legend={dialogsWords.amountLegend()}
        suggestions={listChipInAmounts(item ?? null, hub.currency)}
        currency={hub.currency}
        form={form}
      />
      <GiverFields form={form} firstName={hub.kid.firstName} />
      <ShortMessageField form={form} firstName={hub.kid.firstName} />
      <div className={dialogClasses.actions}>
        <Button type="submit" loading={isPending}>
          {dialogsWords.reportGiftButton()}
        </Button>
        <button type="button" className={buttons.quiet} onClick={() => send({ type: "closed" })}>
          {dialogsWords.dismissFormButton()}
        </button>
      </div>
    </form>
  );
}

function Activity({ item, links }: { item: HubWish; links: readonly PaymentLinkView[] }) {
  const { hub } = useHub();
  const own = useHubTextProps();
  const followPayment = useRecordPaymentClick();
  return (
    <>
      <div className={classes.thing}>
        <p className={classes.thingName} {...own}>
          {item.name}
        </p>
        <FundingBar item={item} />
      </div>
      <p className={dialogClasses.text}>
        {links.length === 0
          ? dialogsWords.contributeWithoutLinkDescription(hub.kid.firstName)
          : dialogsWords.contributeDescription()}
      </p>
      {links.length > 0 && (
        <div className={classes.ways}>
          {links.map((link) => {
            const address = getSafeUrl(link.url);
            return address === null ? null : (
              <ExternalLink
                key={link.id}
                href={address}
                className={buttons.outline}
                onFollow={() => followPayment(link.id, item.id)}
              >
                {getPaymentActionText(link)}
              </ExternalLink>
            );
          })}
        </div>
      )}
    </>
  );
}
