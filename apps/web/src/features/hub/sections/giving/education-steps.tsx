import type { PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import type { ReactNode } from "react";
import { useHub } from "../../flow/hub-context.ts";
import { getSafeUrl } from "../wishlist/store-name.ts";
import { ContributionCode } from "./contribution-code.tsx";
import classes from "./education-steps.module.css";
import { getEducationDescription } from "./link-text.ts";
import {
  type ButtonTone,
  PaymentLinkButton,
  ReportContributionButton,
} from "./priority-actions.tsx";

/**
 * Renders one sentence about a 529 plan or an ESA, and numbered steps for contributing to the plan
 * (rule: education-steps).
 */
export function EducationSteps({ link, tone }: { link: PaymentLinkView; tone: ButtonTone }) {
  const { hub } = useHub();
  return (
    <>
      <p className={classes.sentence}>{getEducationDescription(link.type)}</p>
      <ol className={classes.steps} data-tone={tone}>
        {link.contributionCode !== null && (
          <Step title={words.copyCodeStepTitle()}>
            <ContributionCode code={link.contributionCode} />
          </Step>
        )}
        {getSafeUrl(link.url) !== null && (
          <Step title={words.openPlanStepTitle()}>
            <PaymentLinkButton link={link} tone={tone} />
          </Step>
        )}
        {!hub.isPaused && (
          <Step title={words.reportContributionStepTitle()}>
            <ReportContributionButton link={link} tone={tone} />
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
