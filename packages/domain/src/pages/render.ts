import type { ConfigView } from "../account/schema.ts";
import type { JoinView } from "../family/schema.ts";
import type { GiftPassView } from "../gifts/schema.ts";
import type { ThankYouPageView } from "../gratitude/schema.ts";
import type { HubKidsView, HubView } from "../hub/schema.ts";
import type { Language } from "../languages/rules.ts";
import type { MyGiftsView } from "../mine/schema.ts";

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

/** Stands for the child's id in the address of a private page's first call. */
export const KID_PLACEHOLDER = "kid-id";

/** Where the browser keeps the first child of the last visit to the dashboard. */
export const FIRST_KID_KEY = "giftling:first-kid";

/**
 * The script inside a private page: it makes the app's first call before any other script is there. Its element names the
 * call's address, and the one for a child where there is one. Its text is the same in every page, as that of `EARLY_CLICKS`. An
 * id that no child has is left to the app.
 */
export const EARLY_CALL = `(function(data){var url=data.call,kid=new URLSearchParams(location.search).get('kid');try{kid=kid||localStorage.getItem('${FIRST_KID_KEY}')}catch(e){}if(kid&&data.kidCall){if(!/^[\\w-]+$/.test(kid))return;url=data.kidCall.split('${KID_PLACEHOLDER}').join(kid)}giftlingCall={url:url,answer:fetch(url)};giftlingCall.answer.catch(function(){})})(document.currentScript.dataset)`;

/** What is known about a page that the server renders. */
export type PageRequest = {
  /** Path with query. */
  url: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  /** What its words are in; English when left out. */
  language?: Language;
  /** Answers to the calls that the page makes. The browser asks for those that are missing here. */
  answers: {
    config?: ConfigView;
    /** null when the visitor is known to be signed out. */
    user?: null;
    hubKids?: HubKidsView;
    hub?: HubView;
    thankYou?: ThankYouPageView;
    giftPass?: GiftPassView;
    myGifts?: MyGiftsView;
    join?: JoinView;
  };
  /** Why a page's data are missing: there is no such hub, or the server could not read it (rule: failing-server). */
  problem?: "missing" | "failing";
  /** URL of the picture for link previews. */
  previewUrl?: string;
};

/** Renders a page to a whole HTML document. The web app's server build exports one; the API is told where it is. */
export type PageRenderer = (request: PageRequest) => Promise<string>;
