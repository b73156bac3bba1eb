import { accountScenes } from "./account.ts";
import { dashboardScenes } from "./dashboard.ts";
import { hubScenes } from "./hub.ts";
import { mailScenes } from "./mail.ts";
import { onboardingScenes } from "./onboarding.ts";
import { publicScenes } from "./public.ts";
import type { Scene } from "./scene.ts";

/** Scripted user flows of the browser tests. Together, the flows show every route and state of the product. */
export const SCENES: readonly Scene[] = [
  ...dashboardScenes,
  ...publicScenes,
  ...hubScenes,
  ...onboardingScenes,
  ...accountScenes,
  ...mailScenes,
];
