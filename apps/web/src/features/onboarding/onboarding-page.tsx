import {
  ONBOARDING_STEPS,
  type OnboardingStep,
  onboardingProgress,
  type UserView,
} from "@giftling/domain";
import { Alert, Anchor, Button, Progress } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { type FormEvent, useEffect, useRef } from "react";
import { Logo } from "../../components/logo.tsx";
import { FamilyUrlStep } from "./family-url-step.tsx";
import { HubPreview } from "./hub-preview.tsx";
import { KidStep } from "./kid-step.tsx";
import { LinksStep } from "./links-step.tsx";
import classes from "./onboarding.module.css";
import { ParentStep } from "./parent-step.tsx";
import { STEP_WORDS } from "./step-words.ts";
import { UpdateStep } from "./update-step.tsx";
import { type StepFailure, useOnboardingSteps } from "./use-onboarding-steps.ts";

/**
 * Onboarding (spec sections 2, 4, 5 and 8): one step at a time, with the hub filling in beside it. Focus
 * goes to the step's heading when the step changes, and to the field when one is refused.
 */
export function OnboardingPage({
  user,
  firstStep,
  onDone,
}: {
  user: UserView;
  firstStep: OnboardingStep;
  onDone: (kidId: string) => Promise<unknown>;
}) {
  const steps = useOnboardingSteps(user, firstStep, onDone);
  const { draft, step, problem, failure, isBusy, change } = steps;
  const heading = useStepFocus(step, problem);
  const { question, lead } = STEP_WORDS[step];
  const fields = { draft, change, problem };
  useDocumentTitle(`${ONBOARDING_STEPS[step].title} | Giftling`);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void steps.next();
  }

  return (
    <>
      <OnboardingHeader />
      <main className={classes.page}>
        <StepProgress step={step} />
        <form className={classes.form} onSubmit={submit} noValidate>
          <h1 className={classes.heading} tabIndex={-1} ref={heading}>
            <span className={classes.stepName}>{ONBOARDING_STEPS[step].title}</span>{" "}
            <span className={classes.question}>{question}</span>
          </h1>
          <p className={classes.lead}>{lead}</p>
          <div className={classes.fields}>
            {step === 0 && <ParentStep {...fields} email={user.email} />}
            {step === 1 && <FamilyUrlStep {...fields} />}
            {step === 2 && <KidStep {...fields} />}
            {step === 3 && <LinksStep {...fields} />}
            {step === 4 && <UpdateStep {...fields} />}
          </div>
          {failure !== null && <FailureNote failure={failure} />}
          <div className={classes.buttons}>
            {step > 0 && (
              <Button variant="default" onClick={steps.back} disabled={isBusy}>
                Back
              </Button>
            )}
            <Button type="submit" loading={isBusy} className={classes.next}>
              {step === 4 ? "Complete" : "Next"}
            </Button>
          </div>
        </form>
        <HubPreview draft={draft} step={step} />
      </main>
    </>
  );
}

function OnboardingHeader() {
  return (
    <header className={classes.header}>
      <Logo />
      <a href="/api/auth/logout" className={classes.logOut}>
        Log Out
      </a>
    </header>
  );
}

function StepProgress({ step }: { step: OnboardingStep }) {
  return (
    <div className={classes.progress}>
      <p className={classes.count}>
        Step {step + 1} of {ONBOARDING_STEPS.length}
      </p>
      <Progress
        value={onboardingProgress(step) * 100}
        aria-label="Progress"
        size="md"
        radius="xl"
      />
    </div>
  );
}

function FailureNote({ failure }: { failure: StepFailure }) {
  return (
    <Alert color="coral" variant="light" className={classes.failure} role="alert">
      {failure.message} Nothing you typed is lost.
      {failure.isSignedOut && (
        <>
          {" "}
          <Anchor href="/api/login?returnTo=%2Fonboarding">Log In</Anchor>
        </>
      )}
    </Alert>
  );
}

/** Moves the focus to the heading after a change of step, and into the first field that was refused. */
function useStepFocus(step: OnboardingStep, problem: { field: string } | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  useEffect(() => {
    if (problem === null) return;
    document.getElementsByName(problem.field)[0]?.focus();
  }, [problem]);
  return heading;
}
