import type { ConfigView } from "../account/schema.ts";
import type { JoinView } from "../family/schema.ts";
import type { GiftPassView } from "../gifts/schema.ts";
import type { HubKidsView, HubView } from "../hub/schema.ts";
import type { Language } from "../languages/rules.ts";
import type { MyGiftsView } from "../mine/schema.ts";
import type { ThankYouPageView } from "../thank-yous/queue/schema.ts";

/**
 * Placeholders in prerendered pages, which the API replaces with the installation's settings at startup. The build
 * renders pages with and without billing separately.
 */
export const PAGE_PLACEHOLDERS = {
  origin: "https://origin.invalid",
  contactEmail: "contact@page.invalid",
  salesEmail: "sales@page.invalid",
  /** Placeholder for the identity provider's name, which occurs in a page's data but not in its markup. */
  identityProvider: "identity-provider.invalid",
} as const;

/**
 * Inline script of a server-rendered page. It records clicks until the boot script loads and replays them.
 *
 * The Content-Security-Policy allows the script by its hash, so every page must contain the same script. The script is
 * written in ES5 for old browsers.
 */
export const EARLY_CLICKS =
  "giftlingClicks=[];document.addEventListener('click',function(e){giftlingClicks&&giftlingClicks.push(e.target)},true)";

/** Placeholder for the kid's id in the URL of a private page's first request. */
export const KID_PLACEHOLDER = "kid-id";

/** Local storage key for the id of the family's first kid. */
export const FIRST_KID_KEY = "giftling:first-kid";

/**
 * Inline script of a private page, which sends the app's first request before any other script loads. The attribute
 * `data-call` contains the URL of the request. If a kid's id is known, the script uses `data-kid-call`, a URL with
 * `KID_PLACEHOLDER` in place of the id.
 *
 * If the kid's id has an invalid format, the script sends no request. The Content-Security-Policy allows the script by
 * its hash, so every page must contain the same script.
 */
export const EARLY_CALL = `(function(data){var url=data.call,kid=new URLSearchParams(location.search).get('kid');try{kid=kid||localStorage.getItem('${FIRST_KID_KEY}')}catch(e){}if(kid&&data.kidCall){if(!/^[\\w-]+$/.test(kid))return;url=data.kidCall.split('${KID_PLACEHOLDER}').join(kid)}giftlingCall={url:url,answer:fetch(url)};giftlingCall.answer.catch(function(){})})(document.currentScript.dataset)`;

/** Input for rendering a page on the server. */
export type PageRequest = {
  /** Path with query. */
  url: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Language of the page. Default English. */
  language?: Language;
  /** Responses to the page's requests. The browser sends the requests whose responses are absent. */
  answers: {
    config?: ConfigView;
    /** Null for a signed-out visitor. */
    user?: null;
    hubKids?: HubKidsView;
    hub?: HubView;
    thankYou?: ThankYouPageView;
    giftPass?: GiftPassView;
    myGifts?: MyGiftsView;
    join?: JoinView;
  };
  /**
   * Reason why a page's data is absent. `missing` means that the hub does not exist, and `failing` that the server
   * could not read it (rule: failing-server).
   */
  problem?: "missing" | "failing";
  /** URL of the picture for link previews. */
  previewUrl?: string;
};

/**
 * Function that renders a page to a complete HTML document. The web app's server build exports the function, and the
 * API's configuration contains the path of that build.
 */
export type PageRenderer = (request: PageRequest) => Promise<string>;
