import type { ConfigView } from "../account/schema.ts";
import type { ThankYouPageView } from "../gratitude/schema.ts";
import type { HubKidsView, HubView } from "../hub/schema.ts";

/**
 * What stands for an installation's own settings in the pages that were rendered at build time. The API, which knows them,
 * puts them in; pages with and without billing are different ones.
 */
export const PAGE_PLACEHOLDERS = {
  origin: "https://origin.invalid",
  contactEmail: "contact@page.invalid",
  salesEmail: "sales@page.invalid",
  /** Only among a page's data, never in its markup. */
  identityProvider: "identity-provider.invalid",
} as const;

/** A page that is to be rendered before it reaches the browser: what is known of it. */
export type PageRequest = {
  /** Path with query. */
  url: string;
  /** Public origin without a slash at the end. */
  origin: string;
  /** What the page would ask the API for. The browser asks for whatever is missing here. */
  answers: {
    config?: ConfigView;
    /** null when the visitor is known to be signed out. */
    user?: null;
    hubKids?: HubKidsView;
    hub?: HubView;
    thankYou?: ThankYouPageView;
  };
  /** Set when the page's data are not there: no such hub, or the server could not read it (D13). */
  problem?: "missing" | "failing";
  /** Address of the picture for link previews. */
  previewUrl?: string;
};

/** Renders a page to a whole HTML document. The web app's server build has one; the API is told where. */
export type PageRenderer = (request: PageRequest) => Promise<string>;
