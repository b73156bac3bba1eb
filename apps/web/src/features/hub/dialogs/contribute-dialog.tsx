import {
  type EducationSuggestion,
  formatDollars,
  fundingNeeded,
  type PaymentLinkView,
  waysToChipIn,
} from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { Button } from "../../../components/button.tsx";
import { type HubItem, useHub, useHubTextProps } from "../flow/hub-context.ts";
import type { ContributionTarget } from "../flow/hub-flow.ts";
import { useReportContribution } from "../flow/use-giving-writes.ts";
import { useRecordPaymentClick } from "../flow/use-record-click.ts";
import { ExternalLink } from "../sections/external-link.tsx";
import { getPaymentActionText } from "../sections/giving/link-text.ts";
import buttons from "../sections/hub-buttons.module.css";
import { getSafeUrl } from "../sections/wishlist/store-name.ts";
import { AmountPicker } from "./amount-picker.tsx";
import classes from "./dialogs.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { ShortMessageField } from "./short-message-field.tsx";
import { useGivingForm } from "./use-giving-form.ts";

const AMOUNTS = [10, 25, 50] as const;

function suggestionsFor(item: HubItem | undefined): EducationSuggestion[] {
  const needed = item === undefined ? null : fundingNeeded(item);
  const amounts = AMOUNTS.filter((amount) => needed === null || needed === 0 || amount <= needed);
  return amounts.map((amount) => ({ amount, isRecommended: false }));
}

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
  const { report, isPending } = useReportContribution();
  const { form, onSubmit, outcome } = useGivingForm({
    about: `contribute ${target.id}`,
    asksName: true,
    asksAmount: true,
    isPending,
    onGiven: (given) =>
      void report(
        {
          ...given,
          type: link?.type === "529" ? "529" : "other",
          paymentLinkId: link?.id ?? null,
          wishlistItemId: item?.id ?? null,
        },
        outcome,
      ),
  });

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {item !== undefined && <Activity item={item} links={waysToChipIn(hub.paymentLinks)} />}
      {link !== undefined && (
        <p className={classes.text}>
          {cameBack
            ? dialogsWords.paymentOutcomeDescription(link.label, hub.kid.firstName)
            : dialogsWords.reportContributionDescription(link.label, hub.kid.firstName)}
        </p>
      )}
      <AmountPicker
        legend={dialogsWords.amountLegend()}
        suggestions={suggestionsFor(item)}
        form={form}
      />
      <GiverFields form={form} />
      <ShortMessageField form={form} firstName={hub.kid.firstName} />
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          {dialogsWords.reportGiftButton()}
        </Button>
        <button type="button" className={buttons.quiet} onClick={() => send({ type: "closed" })}>
          {dialogsWords.notYetButton()}
        </button>
      </div>
    </form>
  );
}

function Activity({ item, links }: { item: HubItem; links: readonly PaymentLinkView[] }) {
  const { hub } = useHub();
  const own = useHubTextProps();
  const followPayment = useRecordPaymentClick();
  const needed = fundingNeeded(item);
  return (
    <>
      <div className={classes.thing}>
        <p className={classes.thingName} {...own}>
          {item.name}
        </p>
        {needed !== null && needed > 0 && (
          <p className={classes.soft}>{dialogsWords.remainingAmountLabel(formatDollars(needed))}</p>
        )}
      </div>
      <p className={classes.text}>
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
                onFollow={() => followPayment(link.id)}
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
