import type { ConfigView } from "../account/schema.ts";
import type { JoinView } from "../family/schema.ts";
import type { GiftPassView } from "../gifts/schema.ts";
import type { HubKidsView, HubView } from "../hub/schema.ts";
import type { Language } from "../languages/rules.ts";
import type { MyGiftsView } from "../mine/schema.ts";
import type { ThankYouPageView } from "../thank-yous/queue/schema.ts";

/**
 * Placeholders in prerendered pages, which the API replaces with the installation's settings at startup. Pages with and
 * without billing are rendered separately.
 */
export const PAGE_PLACEHOLDERS = {
  origin: "https://origin.invalid",
  contactEmail: "contact@page.invalid",
  salesEmail: "sales@page.invalid",
  /** Used only in a page's data, never in its markup. */
  identityProvider: "identity-provider.invalid",
} as const;

/**
 * The only inline script of a server-rendered page. It records clicks made before the boot script loads, and the boot
 * script replays them to the app. The Content-Security-Policy allows the script by its hash, so its text is the same in
 * every page. The script is written in ES5 for old browsers.
 */
export const EARLY_CLICKS =
  "giftlingClicks=[];document.addEventListener('click',function(e){giftlingClicks&&giftlingClicks.push(e.target)},true)";

/** Placeholder for the kid's id in the URL of a private page's first request. */
export const KID_PLACEHOLDER = "kid-id";

/** Local storage key for the id of the kid that the dashboard showed first when it was last opened. */
export const FIRST_KID_KEY = "giftling:first-kid";

/**
 * The inline script of a private page. It sends the app's first request before any other script loads. Attributes of its
 * element contain the request's URL and a URL with a placeholder for the kid's id.
 *
 * If the kid's id has an invalid format, the script sends nothing and leaves the request to the app. The script's text is
 * the same in every page because the Content-Security-Policy allows it by its hash.
 */
export const EARLY_CALL = `(function(data){var url=data.call,kid=new URLSearchParams(location.search).get('kid');try{kid=kid||localStorage.getItem('${FIRST_KID_KEY}')}catch(e){}if(kid&&data.kidCall){if(!/^[\\w-]+$/.test(kid))return;url=data.kidCall.split('${KID_PLACEHOLDER}').join(kid)}giftlingCall={url:url,answer:fetch(url)};giftlingCall.answer.catch(function(){})})(document.currentScript.dataset)`;

/** Data of a page that the server renders. */
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
    /** Null when the visitor is signed out. */
    user?: null;
    hubKids?: HubKidsView;
    hub?: HubView;
    thankYou?: ThankYouPageView;
    giftPass?: GiftPassView;
    myGifts?: MyGiftsView;
    join?: JoinView;
  };
  /**
   * Reason why a page's data is absent. `missing` means that the hub does not exist, and `failing` that the server could
   * not read it (rule: failing-server).
   */
  problem?: "missing" | "failing";
  /** URL of the picture for link previews. */
  previewUrl?: string;
};

/**
 * Renders a page to a complete HTML document. The web app's server build exports this function, and the API's configuration
 * contains the path of that build.
 */
export type PageRenderer = (request: PageRequest) => Promise<string>;
