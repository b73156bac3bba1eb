import { educationSuggestions, formatDollars, type PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import { useHub } from "../flow/hub-context.ts";
import type { EducationStep } from "../flow/hub-flow.ts";
import { useRecordPaymentClick } from "../flow/use-record-click.ts";
import { ContributionCode } from "../sections/giving/code-line.tsx";
import {
  getEducationDescription,
  getEducationPlanName,
  getPaymentActionText,
} from "../sections/giving/link-text.ts";
import buttons from "../sections/hub-buttons.module.css";
import { ExternalLink } from "../sections/outside-link.tsx";
import { getSafeUrl } from "../sections/wishlist/store-name.ts";
import classes from "./dialogs.module.css";

type OfferProps = { link: PaymentLinkView; step: EducationStep; onSent: () => void };

/** Renders a description of education savings, suggested amounts, and the link to the plan's page (rule: nudge-amounts). */
export function EducationNudge({ link, step: { gift }, onSent }: OfferProps) {
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
