import { nextOnboardingStep } from "@giftling/domain";
import { createFileRoute, Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import { NoAddressPage } from "../features/family/no-address-page.tsx";
import { isTakenOut, TakenOutPage } from "../features/family/taken-out-page.tsx";
import { OnboardingPage } from "../features/onboarding/onboarding-page.tsx";
import { useQuestionAddress } from "../features/onboarding/questions/use-question-address.ts";
import { isFinishing, loadOnboarding } from "../features/onboarding/steps/saved-onboarding.ts";
import { useCheckout } from "../features/subscription/checkout/use-checkout.ts";

type OnboardingSearch = { trial?: "true"; question?: string };

/** /onboarding?trial=&question=. With `trial=true` its end leads to the free trial's checkout (rule: onboarding-steps). */
export const Route = createFileRoute("/onboarding")({
  validateSearch: ({ trial, question }): OnboardingSearch => ({
    ...(trial === "true" && { trial }),
    ...(typeof question === "string" && { question }),
  }),
  component: () => (
    <PrivatePage>
      <Onboarding />
    </PrivatePage>
  ),
});

/**
 * Resumes at Kid Info with a family URL and without a kid. A parent with kids is done, unless the last step was interrupted
 * after creating the kid. Decided once, because the steps change this state (rule: onboarding-resume).
 */
function Onboarding() {
  const user = useParent();
  const navigate = useNavigate();
  const { trial, question } = Route.useSearch();
  const wantsTrial = trial === "true";
  const address = useQuestionAddress(question);
  const checkout = useCheckout();
  const [firstStep] = useState(() =>
    user.familyUrl !== null && isFinishing(loadOnboarding(user.id))
      ? 4
      : nextOnboardingStep(user, user.kidCount),
  );
  const [isTold, setTold] = useState(() => !isTakenOut(user));
  if (user.role !== "owner" && user.familyUrl === null) return <NoAddressPage user={user} />;
  if (user.familyUrl === null && !isTold) {
    return <TakenOutPage user={user} onStart={() => setTold(true)} />;
  }
  if (firstStep === null) return <Navigate to="/dashboard" replace />;
  return (
    <OnboardingPage
      user={user}
      firstStep={firstStep}
      address={address}
      onDone={async (kid) => {
        if (!wantsTrial || !user.canStartTrial) {
          const state = { isLaunch: true };
          return navigate({ to: "/dashboard", search: { kid }, state, replace: true });
        }
        if (await checkout.open("trial", "/dashboard")) return;
        // The page offers the trial again.
        await navigate({ to: "/subscription", replace: true });
      }}
    />
  );
}
