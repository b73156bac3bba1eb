import { accountScenarios } from "./account.ts";
import { dashboardScenarios } from "./dashboard.ts";
import { hubScenarios } from "./hub.ts";
import { mailScenarios } from "./mail.ts";
import { onboardingScenarios } from "./onboarding.ts";
import { publicScenarios } from "./public.ts";
import type { Scenario } from "./scenario.ts";

/** Scenarios of the browser tests. Together, they show every route and state of the product. */
export const SCENARIOS: readonly Scenario[] = [
  ...dashboardScenarios,
  ...publicScenarios,
  ...hubScenarios,
  ...onboardingScenarios,
  ...accountScenarios,
  ...mailScenarios,
];
