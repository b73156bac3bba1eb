import type { ConfigView } from "../account/schema.ts";
import type { ThankYouPageView } from "../gratitude/schema.ts";
import type { HubKidsView, HubView } from "../hub/schema.ts";

/**
 * Placeholders in the pages rendered at build time, which the API replaces with the installation's settings at its start.
 * Pages with and without billing are rendered separately.
 */
export const PAGE_PLACEHOLDERS = {
  origin: "https://origin.invalid",
  contactEmail: "contact@page.invalid",
  salesEmail: "sales@page.invalid",
  /** Used only in a page's data, never in its markup. */
  identityProvider: "identity-provider.invalid",
} as const;

/**
 * The one script that stands inside a ready-made page: it keeps what was clicked before the boot script came, which gives it to
 * the app. Its text is the same in every page, because the Content-Security-Policy allows it by its hash. In the JavaScript of
 * old browsers.
 */
export const EARLY_CLICKS =
  "giftlingClicks=[];document.addEventListener('click',function(e){giftlingClicks&&giftlingClicks.push(e.target)},true)";

/** What is known about a page that the server renders. */
export type PageRequest = {
  /** Path with query. */
  url: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Answers to the calls that the page makes. The browser asks for those that are missing here. */
  answers: {
    config?: ConfigView;
    /** null when the visitor is known to be signed out. */
    user?: null;
    hubKids?: HubKidsView;
    hub?: HubView;
    thankYou?: ThankYouPageView;
  };
  /** Why a page's data are missing: there is no such hub, or the server could not read it (rule: failing-server). */
  problem?: "missing" | "failing";
  /** URL of the picture for link previews. */
  previewUrl?: string;
};

/** Renders a page to a whole HTML document. The web app's server build exports one; the API is told where it is. */
export type PageRenderer = (request: PageRequest) => Promise<string>;
