import { normalizeFamilyUrl } from "../family-url/rules.ts";
import type { HubKidsView, HubView } from "../hub/schema.ts";
import { getHubTotals, listGiftsOnWall } from "../hub/wall.ts";
import { DEFAULT_LANGUAGE, type Language } from "../languages/rules.ts";
import { mapLinkLists } from "../links/link-maps.ts";
import { DEFAULT_HUB_THEME } from "../themes/rules.ts";
import { createEmmaDemoHub } from "./emma.ts";
import type { DemoKidHub } from "./parts.ts";
import { createTheoDemoHub } from "./theo.ts";

/** Family URL of the built-in demo (rule: demo-hub). */
export const DEMO_FAMILY_URL = "demo";

/** Supporter count on the landing page's sample hub card (rule: landing-page). */
export const DEMO_SUPPORTER_COUNT = 47;

const DEMO_ID_PREFIX = "demo-";

/** Returns whether a family URL normalizes to the demo's family URL (rule: demo-hub). */
export function isDemoFamily(familyUrl: string): boolean {
  return normalizeFamilyUrl(familyUrl) === DEMO_FAMILY_URL;
}

/** Returns whether an ID belongs to the demo. Requests with a demo ID succeed and store nothing (rule: demo-hub). */
export function isDemoId(id: string): boolean {
  return id.startsWith(DEMO_ID_PREFIX);
}

const demoKids = (now: Date, language: Language): DemoKidHub[] => [
  createEmmaDemoHub(now, language),
  createTheoDemoHub(now, language),
];

/** Returns the response of GET /api/hub/demo/kids (rule: demo-hub). */
export function createDemoHubKids(now: Date, language: Language = DEFAULT_LANGUAGE): HubKidsView {
  return {
    familyUrl: DEMO_FAMILY_URL,
    kids: demoKids(now, language).map(({ kid }) => kid),
    theme: DEFAULT_HUB_THEME,
  };
}

/**
 * Returns the response of GET /api/hub/demo/{kidId}, with dates relative to `now`. Returns null for an unknown kid
 * (rule: demo-hub).
 */
export function createDemoHub(
  kidId: string,
  now: Date,
  language: Language = DEFAULT_LANGUAGE,
): HubView | null {
  const found = demoKids(now, language).find(({ kid }) => kid.id === kidId);
  if (found === undefined) return null;
  const gifts = listGiftsOnWall(found.wishlist);
  // Without a referral code, the link at the end of the hub leads to sign-up with `from=hub` (rule: closing-call).
  return {
    familyUrl: DEMO_FAMILY_URL,
    ...mapLinkLists(() => []),
    ...found,
    gifts,
    ...getHubTotals({ ...found, gifts }),
    referralCode: null,
    showsBranding: true,
    isPaused: false,
    title: null,
    // The demo's texts exist in every language.
    language,
    theme: DEFAULT_HUB_THEME,
  };
}
