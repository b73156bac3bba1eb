import { formatDollars, listEducationSuggestions, type PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { useHub } from "../flow/hub-context.ts";
import type { EducationStep, Giver } from "../flow/hub-flow.ts";
import { useReportContribution } from "../flow/use-giving-writes.ts";
import { ContributionCode } from "../sections/giving/contribution-code.tsx";
import { getEducationDescription, getEducationPlanName } from "../sections/giving/link-text.ts";
import { PaymentLinkButton } from "../sections/giving/priority-actions.tsx";
import buttons from "../sections/hub-buttons.module.css";
import { AmountPicker } from "./amount-picker.tsx";
import classes from "./dialogs.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { useGivingForm } from "./use-giving-form.ts";

type NudgeProps = { step: EducationStep; giver: Giver | null };

/** Renders the 529 nudge. Renders nothing if the hub does not contain the education link (rule: education-nudge). */
export function EducationDialog(props: NudgeProps) {
  const { hub } = useHub();
  const link = hub.paymentLinks.find(({ id }) => id === props.step.linkId);
  return link === undefined ? null : <Nudge link={link} {...props} />;
}

/**
 * Renders the 529 nudge's suggestion. After the giver opens the plan's page or chooses to report a contribution,
 * renders the form for the amount instead (rule: money-sent).
 */
function Nudge({ link, step, giver }: NudgeProps & { link: PaymentLinkView }) {
  const { hub } = useHub();
  const report = useReportContribution();
  const [asks, setAsks] = useState(step.cameBack);
  const suggestions = listEducationSuggestions(step.gift?.price ?? null);
  const { form, onSubmit, isPending } = useGivingForm({
    draft: `contribute ${link.id}`,
    // A giver who has just recorded a gift has already entered a name.
    asksName: giver === null,
    asksAmount: true,
    give: ({ name, amount }) =>
      report({
        name: giver === null ? name : giver.name,
        amount,
        type: link.type === "529" ? "529" : "other",
        paymentLinkId: link.id,
        wishlistItemId: null,
        message: "",
      }),
  });
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (step.cameBack) setAsks(true);
  }, [step]);
  useEffect(() => {
    if (!asks) return;
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView({ block: "nearest" });
  }, [asks]);

  if (!asks) return <EducationNudge link={link} step={step} onSent={() => setAsks(true)} />;
  return (
    <form className={dialogClasses.form} onSubmit={onSubmit} noValidate>
      {link.contributionCode !== null && <ContributionCode code={link.contributionCode} />}
      <AmountPicker
        ref={question}
        legend={words.amountLegend()}
        suggestions={suggestions.map(({ amount }) => amount)}
        form={form}
      />
      {giver === null && <GiverFields form={form} firstName={hub.kid.firstName} />}
      <div className={dialogClasses.actions}>
        <Button type="submit" loading={isPending}>
          {words.reportGiftButton()}
        </Button>
        <button type="button" className={buttons.quiet} onClick={() => setAsks(false)}>
          {words.dismissFormButton()}
        </button>
      </div>
    </form>
  );
}

type OfferProps = { link: PaymentLinkView; step: EducationStep; onSent: () => void };

/**
 * Renders a description of education savings, suggested amounts, the contribution code, and the link to the education
 * plan. The code is beside the link and therefore visible without scrolling (rule: nudge-amounts).
 */
function EducationNudge({ link, step: { gift }, onSent }: OfferProps) {
  const { hub, send } = useHub();
  const { firstName } = hub.kid;
  return (
    <div className={dialogClasses.form}>
      <p className={dialogClasses.text}>{getEducationDescription(link.type)}</p>
      <div>
        <p className={classes.lead}>
          {gift === null
            ? words.nudgeDescription(firstName)
            : words.nudgeAfterGiftDescription(firstName)}
        </p>
        <ul className={classes.figures}>
          {listEducationSuggestions(gift?.price ?? null).map(({ amount, isRecommended }) => (
            <li key={amount}>
              <span>{formatDollars(amount)}</span>{" "}
              {isRecommended && <small>{words.recommendedLabel()}</small>}
            </li>
          ))}
        </ul>
      </div>
      <p className={dialogClasses.soft}>
        {words.educationPaymentNote(firstName, getEducationPlanName(link.type))}
      </p>
      <div className={dialogClasses.actions}>
        {link.contributionCode !== null && <ContributionCode code={link.contributionCode} />}
        <PaymentLinkButton link={link} tone="strong" />
        <div className={classes.pair}>
          <button type="button" className={buttons.outline} onClick={onSent}>
            {pageWords.reportContributionButton()}
          </button>
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => send({ type: "educationClosed", declined: true })}
          >
            {words.declineNudgeButton()}
          </button>
        </div>
      </div>
    </div>
  );
}
