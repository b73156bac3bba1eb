import { getNextOnboardingStep } from "@giftling/domain";
import { createFileRoute, Navigate, useNavigate } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import { subscribeToStorage } from "../components/memory/browser-storage.ts";
import { NoFamilyUrlPage } from "../features/family/no-family-url-page.tsx";
import {
  RemovedFromFamilyPage,
  shouldShowRemovalPage,
} from "../features/family/removed-from-family-page.tsx";
import { OnboardingPage } from "../features/onboarding/onboarding-page.tsx";
import { useQuestionUrl } from "../features/onboarding/questions/use-question-navigation.ts";
import {
  hasStartedLastStep,
  loadOnboarding,
} from "../features/onboarding/steps/saved-onboarding.ts";
import { useCheckout } from "../features/subscription/checkout/use-checkout.ts";

type OnboardingSearch = { trial?: "true"; question?: string };

/**
 * Route /onboarding?trial=&question=. With `trial=true`, onboarding ends with the trial's checkout
 * (rule: onboarding-steps).
 */
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
 * Renders onboarding from the step at which the parent resumes. Redirects a parent with kids to the dashboard, unless
 * the last step was interrupted after creating the kid. Determines the first step only once, because each step changes
 * the underlying data (rule: onboarding-resume).
 */
function Onboarding() {
  const user = useParent();
  const navigate = useNavigate();
  const { trial, question } = Route.useSearch();
  const wantsTrial = trial === "true";
  const address = useQuestionUrl(question);
  const checkout = useCheckout();
  const [firstStep] = useState(() =>
    user.familyUrl !== null && hasStartedLastStep(loadOnboarding(user.id))
      ? 4
      : getNextOnboardingStep(user, user.kidCount),
  );
  const isRemoved = useSyncExternalStore(subscribeToStorage, () => shouldShowRemovalPage(user));
  if (user.role !== "owner" && user.familyUrl === null) return <NoFamilyUrlPage user={user} />;
  if (user.familyUrl === null && isRemoved) return <RemovedFromFamilyPage user={user} />;
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
        // Navigates to /subscription, which offers the trial again, because the checkout could not be opened.
        await navigate({ to: "/subscription", replace: true });
      }}
    />
  );
}
