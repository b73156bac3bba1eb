import type { PaymentLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import type { ReactNode } from "react";
import { useHub } from "../../flow/hub-context.ts";
import { ContributionCode } from "./contribution-code.tsx";
import classes from "./education-steps.module.css";
import { getEducationDescription } from "./link-text.ts";
import {
  type ButtonEmphasis,
  PaymentLinkButton,
  ReportContributionButton,
} from "./priority-actions.tsx";

/**
 * Renders an education link and the contribution code. A collapsed section contains `children`, a description of the
 * plan and numbered steps (rule: education-steps).
 */
export function EducationSteps({
  link,
  tone,
  children,
}: {
  link: PaymentLinkView;
  tone: ButtonEmphasis;
  children?: ReactNode;
}) {
  const { hub } = useHub();
  const { contributionCode: code } = link;
  return (
    <>
      <PaymentLinkButton link={link} tone={tone} />
      {code !== null && <ContributionCode code={code} />}
      <details className={classes.steps}>
        <summary>{words.educationStepsLabel()}</summary>
        {children}
        <p>{getEducationDescription(link.type)}</p>
        <ol>
          {code !== null && <li>{words.copyCodeStepTitle()}</li>}
          <li>{words.open529PlanStepTitle()}</li>
          {!hub.isPaused && (
            <li>
              {words.reportContributionStepTitle()}{" "}
              <ReportContributionButton link={link} tone={tone} />
            </li>
          )}
        </ol>
      </details>
    </>
  );
}
