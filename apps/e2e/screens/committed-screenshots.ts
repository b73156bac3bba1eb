/**
 * Screenshots that `pnpm screens --keep` copies into docs/screens. Each value is the height in pixels to copy, from the
 * top of the screenshot.
 */
export const COMMITTED_SCREENSHOTS: Readonly<Record<string, number>> = {
  "landing-1280-light": 1600,
  "landing-390-dark": 844,
  "hub-1280-light": 800,
  "hub-390-light": 844,
  "hub-purchase-390-light": 844,
  "hub-529-nudge-1280-light": 800,
  "onboarding-3-name-1280-light": 800,
  "dashboard-1280-light": 1600,
  "dashboard-390-dark": 844,
  "dashboard-write-thank-you-1280-dark": 800,
  "settings-390-light": 844,
  "mail-update-390-light": 420,
};
