import { educationSuggestions, formatDollars, type PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import { useHub } from "../flow/hub-context.ts";
import type { EducationStep } from "../flow/hub-flow.ts";
import { useFollowPayment } from "../flow/use-record-click.ts";
import { CodeLine } from "../sections/giving/code-line.tsx";
import { educationSentence, paymentActionText, planName } from "../sections/giving/link-text.ts";
import buttons from "../sections/hub-buttons.module.css";
import { OutsideLink } from "../sections/outside-link.tsx";
import { safeAddress } from "../sections/wishlist/store-name.ts";
import classes from "./dialogs.module.css";

type OfferProps = { link: PaymentLinkView; step: EducationStep; onSent: () => void };

/** Renders a description of education savings, suggested amounts, and the link to the plan's page (rule: nudge-amounts). */
export function EducationOffer({ link, step: { gift }, onSent }: OfferProps) {
  const { hub, send } = useHub();
  const { firstName } = hub.kid;
  const followPayment = useFollowPayment();
  const address = safeAddress(link.url);
  return (
    <div className={classes.form}>
      <p className={classes.text}>{educationSentence(link.type)}</p>
      <div>
        <p className={classes.lead}>
          {gift === null ? words.addSomething(firstName) : words.addALittle(gift.name, firstName)}
        </p>
        <ul className={classes.figures}>
          {educationSuggestions(gift?.price ?? null).map(({ amount, isRecommended }) => (
            <li key={amount} data-recommended={isRecommended || undefined}>
              <span>{formatDollars(amount)}</span>
              {isRecommended && <small>{words.recommended()}</small>}
            </li>
          ))}
        </ul>
      </div>
      {link.contributionCode !== null && <CodeLine code={link.contributionCode} />}
      <p className={classes.soft}>{words.goesStraightTo(firstName, planName(link.type))}</p>
      <div className={classes.actions}>
        {address !== null && (
          <OutsideLink
            href={address}
            className={buttons.primary}
            onFollow={() => followPayment(link.id)}
          >
            {paymentActionText(link)}
          </OutsideLink>
        )}
        <div className={classes.pair}>
          <button type="button" className={buttons.outline} onClick={onSent}>
            {pageWords.iContributed()}
          </button>
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => send({ type: "educationClosed", declined: true })}
          >
            {words.noThanks()}
          </button>
        </div>
      </div>
    </div>
  );
}
