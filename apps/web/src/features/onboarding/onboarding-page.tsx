import {
  getOnboardingProgress,
  ONBOARDING_STEPS,
  type OnboardingStep,
  type UserView,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/onboarding/onboarding";
import { Alert, Anchor, Progress, VisuallyHidden } from "@mantine/core";
import type { FormErrors } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { getSignInUrlWithReturnPath } from "../../access/guards.ts";
import { Button } from "../../components/button.tsx";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { Logo } from "../../components/page/logo.tsx";
import { useDocumentTitle } from "../../components/page/use-document-title.ts";
import classes from "./onboarding.module.css";
import { HubPreview } from "./preview/hub-preview.tsx";
import { QuestionFields } from "./questions/question-fields.tsx";
import {
  canSkipQuestion,
  getQuestionText,
  type OnboardingQuestionId,
} from "./questions/questions.ts";
import type { QuestionNavigation } from "./questions/use-question-navigation.ts";
import { type StepError, useOnboardingSteps } from "./steps/use-onboarding-steps.ts";

const TYPED_INTO = "input:not([type=file]):not(:disabled), select, textarea";

/** Renders onboarding, one question at a time, next to a preview of the hub (rule: onboarding-steps). */
export function OnboardingPage({
  user,
  firstStep,
  address,
  onDone,
}: {
  user: UserView;
  firstStep: OnboardingStep;
  address: QuestionNavigation;
  onDone: (kidId: string) => Promise<unknown>;
}) {
  const steps = useOnboardingSteps(user, firstStep, address, onDone);
  const { form, question, place, failure, isBusy } = steps;
  const draft = form.values;
  const { id, step } = question;
  const { heading, fields } = useQuestionFocus(id, form.errors);
  const asked = getQuestionText(question, draft);
  const title = words.getOnboardingStepTitle(ONBOARDING_STEPS[step].id);
  useDocumentTitle(title);

  return (
    <>
      <OnboardingHeader />
      <main className={classes.page}>
        <StepProgress step={step} />
        <form className={classes.form} onSubmit={steps.onSubmit} noValidate>
          <h1 id="question" className={classes.heading} tabIndex={-1} ref={heading}>
            <span className={classes.stepName}>{title}</span>{" "}
            <span className={classes.question}>{asked.question}</span>
          </h1>
          <p className={classes.lead}>{asked.description}</p>
          <fieldset key={id} className={classes.fields} aria-describedby="question" ref={fields}>
            <VisuallyHidden component="legend">{title}</VisuallyHidden>
            <QuestionFields id={id} email={user.email} form={form} />
          </fieldset>
          {failure !== null && <FailureNote failure={failure} />}
          <div className={classes.buttons}>
            {place > 0 && (
              <Button variant="default" onClick={steps.back} disabled={isBusy}>
                {words.backButton()}
              </Button>
            )}
            <span className={classes.on}>
              {canSkipQuestion(question, draft) && (
                <Button type="submit" variant="subtle" disabled={isBusy}>
                  {words.skipButton()}
                </Button>
              )}
              <Button type="submit" loading={isBusy} className={classes.next}>
                {step === 4 ? words.completeOnboardingButton() : words.nextButton()}
              </Button>
            </span>
          </div>
        </form>
        <HubPreview draft={draft} question={id} />
      </main>
      <DeleteAccountLink />
    </>
  );
}

function OnboardingHeader() {
  return (
    <header className={classes.header}>
      <Logo />
      <a href="/api/auth/logout" className={classes.logOut}>
        {parentWords.signOutButton()}
      </a>
    </header>
  );
}

function StepProgress({ step }: { step: OnboardingStep }) {
  const steps = ONBOARDING_STEPS.length;
  return (
    <div className={classes.progress}>
      <Progress
        value={getOnboardingProgress(step) * 100}
        aria-label={words.progressAriaLabel()}
        size="md"
        // Sets a CSS variable, because Mantine would also render the `radius` prop as an attribute.
        style={{ "--progress-radius": "var(--mantine-radius-xl)" }}
      />
      <p className={classes.count}>{words.onboardingStepStatus(step + 1, steps)}</p>
    </div>
  );
}

function FailureNote({ failure }: { failure: StepError }) {
  return (
    <Alert color="coral" variant="light" className={classes.failure} role="alert">
      {words.inputPreservedError(failure.message)}
      {failure.isSignedOut && (
        <>
          {" "}
          <Anchor href={getSignInUrlWithReturnPath(`/onboarding${window.location.search}`)}>
            {commonWords.signInLink()}
          </Anchor>
        </>
      )}
    </Alert>
  );
}

/** Focuses a new question or the first invalid field. On touch screens, focuses the question's heading. */
function useQuestionFocus(id: OnboardingQuestionId, errors: FormErrors) {
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const types = window.matchMedia("(pointer: fine)").matches;
    const field = types ? fields.current?.querySelector<HTMLElement>(TYPED_INTO) : null;
    (field ?? heading.current)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [id]);
  useEffect(() => {
    const [refused] = Object.keys(errors);
    if (refused !== undefined) document.getElementsByName(refused)[0]?.focus();
  }, [errors]);
  return { heading, fields };
}

const CloseDialog = createLazyPopup(async () => ({
  default: (await import("../settings/account/close-account-dialog.tsx")).CloseAccountDialog,
}));

/** Renders a link that deletes the account of a parent who has not finished onboarding (rule: access-table). */
function DeleteAccountLink() {
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className={classes.out}>
      <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
        {words.deleteAccountButton()}
      </Button>
      <CloseDialog opened={isOpen} onClose={() => setOpen(false)} />
    </footer>
  );
}
