import { educationSuggestions, formatDollars, type PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useHub } from "../flow/hub-context.ts";
import type { EducationStep, Giver } from "../flow/hub-flow.ts";
import { useReportContribution } from "../flow/use-giving-writes.ts";
import { useRecordPaymentClick } from "../flow/use-record-click.ts";
import { ExternalLink } from "../sections/external-link.tsx";
import { ContributionCode } from "../sections/giving/contribution-code.tsx";
import {
  getEducationDescription,
  getEducationPlanName,
  getPaymentActionText,
} from "../sections/giving/link-text.ts";
import buttons from "../sections/hub-buttons.module.css";
import { getSafeUrl } from "../sections/wishlist/store-name.ts";
import { AmountPicker } from "./amount-picker.tsx";
import classes from "./dialogs.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { useGivingForm } from "./use-giving-form.ts";

type NudgeProps = { step: EducationStep; giver: Giver | null };

/** Renders the 529 nudge. Renders nothing if the hub does not contain the payment link (rule: education-nudge). */
export function EducationDialog(props: NudgeProps) {
  const { hub } = useHub();
  const link = hub.paymentLinks.find(({ id }) => id === props.step.linkId);
  return link === undefined ? null : <Nudge link={link} {...props} />;
}

/**
 * Renders the 529 nudge's offer. After the giver opens the plan's page or reports a contribution, renders the form for
 * the amount instead (rule: money-sent).
 */
function Nudge({ link, step, giver }: NudgeProps & { link: PaymentLinkView }) {
  const { report, isPending } = useReportContribution();
  const [asks, setAsks] = useState(step.cameBack);
  const suggestions = educationSuggestions(step.gift?.price ?? null);
  const { form, onSubmit, outcome } = useGivingForm({
    about: `contribute ${link.id}`,
    // A giver who has just recorded a gift has already entered a name.
    asksName: giver === null,
    asksAmount: true,
    isPending,
    onGiven: ({ name, amount }) =>
      void report(
        {
          name: giver === null ? name : giver.name,
          amount,
          type: link.type === "529" ? "529" : "other",
          paymentLinkId: link.id,
          wishlistItemId: null,
          message: "",
        },
        outcome,
      ),
  });
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (step.cameBack) setAsks(true);
  }, [step]);
  useEffect(() => {
    if (!asks) return;
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView({ block: "center" });
  }, [asks]);

  if (!asks) return <EducationNudge link={link} step={step} onSent={() => setAsks(true)} />;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <AmountPicker
        ref={question}
        legend={words.amountLegend()}
        suggestions={suggestions.map(({ amount }) => ({ amount, isRecommended: false }))}
        form={form}
      />
      {giver === null && <GiverFields form={form} />}
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          {words.reportGiftButton()}
        </Button>
        <button type="button" className={buttons.quiet} onClick={() => setAsks(false)}>
          {words.notYetButton()}
        </button>
      </div>
    </form>
  );
}

type OfferProps = { link: PaymentLinkView; step: EducationStep; onSent: () => void };

/**
 * Renders a description of education savings, suggested amounts, and the link to the education plan
 * (rule: nudge-amounts).
 */
function EducationNudge({ link, step: { gift }, onSent }: OfferProps) {
  const { hub, send } = useHub();
  const { firstName } = hub.kid;
  const followPayment = useRecordPaymentClick();
  const address = getSafeUrl(link.url);
  return (
    <div className={classes.form}>
      <p className={classes.text}>{getEducationDescription(link.type)}</p>
      <div>
        <p className={classes.lead}>
          {gift === null
            ? words.educationOfferDescription(firstName)
            : words.educationOfferAfterGiftDescription(gift.name, firstName)}
        </p>
        <ul className={classes.figures}>
          {educationSuggestions(gift?.price ?? null).map(({ amount, isRecommended }) => (
            <li key={amount} data-recommended={isRecommended || undefined}>
              <span>{formatDollars(amount)}</span>
              {isRecommended && <small>{words.recommendedLabel()}</small>}
            </li>
          ))}
        </ul>
      </div>
      {link.contributionCode !== null && <ContributionCode code={link.contributionCode} />}
      <p className={classes.soft}>
        {words.educationPaymentNote(firstName, getEducationPlanName(link.type))}
      </p>
      <div className={classes.actions}>
        {address !== null && (
          <ExternalLink
            href={address}
            className={buttons.primary}
            onFollow={() => followPayment(link.id)}
          >
            {getPaymentActionText(link)}
          </ExternalLink>
        )}
        <div className={classes.pair}>
          <button type="button" className={buttons.outline} onClick={onSent}>
            {pageWords.reportContributionButton()}
          </button>
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => send({ type: "educationClosed", declined: true })}
          >
            {words.declineButton()}
          </button>
        </div>
      </div>
    </div>
  );
}
