import type { PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import type { ReactNode } from "react";
import { useHub } from "../../flow/hub-context.ts";
import { safeAddress } from "../wishlist/store-name.ts";
import { CodeLine } from "./code-line.tsx";
import classes from "./education-steps.module.css";
import { educationSentence } from "./link-text.ts";
import { FollowPayment, TellOfPayment, type Tone } from "./priority-actions.tsx";

/** Renders one sentence about a 529 or an ESA, and numbered steps for contributing to it (rule: education-steps). */
export function EducationSteps({ link, tone }: { link: PaymentLinkView; tone: Tone }) {
  const { hub } = useHub();
  return (
    <>
      <p className={classes.sentence}>{educationSentence(link.type)}</p>
      <ol className={classes.steps} data-tone={tone}>
        {link.contributionCode !== null && (
          <Step title={words.copyTheCode()}>
            <CodeLine code={link.contributionCode} />
          </Step>
        )}
        {safeAddress(link.url) !== null && (
          <Step title={words.openThePlan()}>
            <FollowPayment link={link} tone={tone} />
          </Step>
        )}
        {!hub.isPaused && (
          <Step title={words.tellTheFamily()}>
            <TellOfPayment link={link} tone={tone} />
          </Step>
        )}
      </ol>
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <p className={classes.title}>{title}</p>
      {children}
    </li>
  );
}
