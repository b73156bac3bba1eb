import type { ConfigView } from "../account/schema.ts";
import type { JoinPageView } from "../family/schema.ts";
import type { GiftPageView } from "../gifts/schema.ts";
import type { HubKidsView, HubView } from "../hub/schema.ts";
import type { Language } from "../languages/rules.ts";
import type { LegalView } from "../legal/views.ts";
import type { MyGiftsView } from "../mine/schema.ts";
import type { ThankYouPageView } from "../thank-yous/queue/schema.ts";

/**
 * Placeholders in prerendered pages. At startup, the API replaces each placeholder with a setting of the installation.
 * The build renders the pages once for each folder that `getPagesFolder` can return.
 */
export const PAGE_PLACEHOLDERS = {
  origin: "https://origin.invalid",
  contactEmail: "contact@page.invalid",
  salesEmail: "sales@page.invalid",
  /** Placeholder for the identity provider's name in a page's data. Does not occur in the markup. */
  identityProvider: "identity-provider.invalid",
} as const;

/**
 * Returns the folder of the prerendered pages for a server. The folder depends on billing and on the policy for
 * sign-ups.
 */
export const getPagesFolder = ({
  billing,
  signUps,
}: Pick<ConfigView, "billing" | "signUps">): string =>
  `${billing ? "with" : "without"}-billing/${signUps}`;

/**
 * Inline script of a server-rendered page. Records clicks until the boot script loads and replays the clicks. The
 * Content-Security-Policy allows the script by its hash, so every page must contain the same script. Written in ES5 for
 * old browsers.
 */
export const EARLY_CLICKS_SCRIPT =
  "giftlingClicks=[];document.addEventListener('click',function(e){giftlingClicks&&giftlingClicks.push(e.target)},true)";

/**
 * Returns a script without the indentation of its lines. The function is pure, so that bundlers omit an unused script.
 */
function withoutIndentation(script: string): string {
  return script.replaceAll(/\n +/g, "\n");
}

/**
 * Inline script of a hub. Before the first paint, the script reserves the height of this browser's gifts and holds
 * (`--own`), which the app renders later. The row heights equal those in own-gifts.module.css (rule: own-gifts).
 */
export const OWN_GIFTS_SCRIPT = /* @__PURE__ */ withoutIndentation(`try {
  const kid = document.getElementById("giving").elements.kid.value, now = Date.now();
  const own = JSON.parse(localStorage["giftling:recorded-gifts"])
    .filter((gift) => gift.kidId == kid && !(gift.heldUntil < now));
  const holds = own.filter((gift) => gift.heldUntil).length;
  const height = 60 + Math.min(holds, 2) * (innerWidth < 700 ? 121 : 71) + Math.min(own.length - holds, 2) * 48;
  if (own.length) document.documentElement.style.setProperty("--own", height + "px");
} catch {}`);

/**
 * Inline script of a hub. Until the app handles clicks, a button for a form's page opens the form in a dialog
 * (rule: first-tap).
 *
 * The click reaches the script twice: in the capture phase before the app, and in the bubble phase after the app. In the
 * capture phase the script handles only a button whose form has typed text, which the app's own dialog would not have.
 *
 * The button's text becomes the dialog's title, its URL the form's action, and a random number the idempotency key. The
 * Back button closes the dialog. Each dialog is in a template until its first tap. The Content-Security-Policy allows
 * the script by its hash, so every hub must contain the same script. In a browser without dialogs, the button opens the
 * page.
 */
export const FORM_DIALOGS_SCRIPT = /* @__PURE__ */ withoutIndentation(`(() => {
  const page = document;
  let isPushed = false, opened = null, typed = null;
  const getAction = ({ form, name, value }) =>
    form.action + "?kid=" + form.elements.kid.value + "&" + name + "=" + value;
  function open(button) {
    const id = "giving-" + (button.name == "form" ? button.value : button.name);
    const dialog = page.getElementById(id) ||
      page.body.appendChild(page.querySelector("template").content.getElementById(id));
    const form = dialog.querySelector(".entry"), action = getAction(button);
    form.oninput = () => { typed = action; };
    if (form.action != action) {
      form.reset();
      form.action = action;
      form.elements.key.value = crypto.getRandomValues(new Uint32Array(4)).join("-");
    }
    dialog.querySelector("h2").textContent = button.textContent;
    dialog.showModal();
    opened = dialog;
    history.pushState(history.state, "");
    isPushed = true;
    dialog.onclose = () => {
      opened = null;
      button.focus();
      if (isPushed) history.back();
    };
  }
  function onClick(e) {
    const button = e.target.closest("button[form=giving]");
    if (!button || e.defaultPrevented || !window.HTMLDialogElement) return;
    if (e.eventPhase == 1) {
      if (typed != getAction(button)) return;
      e.stopPropagation();
    }
    e.preventDefault();
    open(button);
  }
  page.addEventListener("click", onClick, true);
  page.addEventListener("click", onClick);
  addEventListener("popstate", (e) => {
    if (!isPushed) return;
    isPushed = false;
    e.stopImmediatePropagation();
    if (opened) opened.close();
  }, true);
})()`);

/** Placeholder for the kid's ID in the URL of a private page's first request. */
export const KID_ID_PLACEHOLDER = "kid-id";

/** Local storage key for the ID of the family's first kid. */
export const FIRST_KID_STORAGE_KEY = "giftling:first-kid";

/**
 * Inline script of a private page. Sends the app's first request before any other script loads. The attribute
 * `data-call` contains the URL of the request. For a known kid, the attribute `data-kid-call` applies instead, with
 * `KID_ID_PLACEHOLDER` in place of the kid's ID. For an invalid ID, the script sends no request. The
 * Content-Security-Policy allows the script by its hash, so every page must contain the same script.
 */
export const EARLY_REQUEST_SCRIPT = `(function(data){var url=data.call,kid=new URLSearchParams(location.search).get('kid');try{kid=kid||localStorage.getItem('${FIRST_KID_STORAGE_KEY}')}catch(e){}if(kid&&data.kidCall){if(!/^[\\w-]+$/.test(kid))return;url=data.kidCall.split('${KID_ID_PLACEHOLDER}').join(kid)}giftlingCall={url:url,answer:fetch(url)};giftlingCall.answer.catch(function(){})})(document.currentScript.dataset)`;

/** Input for rendering a page on the server. */
export type PageRequest = {
  /** HTML of a hub's closed dialogs, which `FORM_DIALOGS_SCRIPT` opens. Placed after the page's markup. */
  dialogs?: string;
  /** HTML that replaces a hub in print (rule: paper). */
  printed?: string;
  /** URL path of the page to render, including the query. */
  url: string;
  /** Origin at which visitors open the app, without a trailing slash. */
  origin: string;
  language?: Language;
  /** Responses to the page's API requests. The browser sends requests that have no response here. */
  answers: {
    config?: ConfigView;
    /** Signed-in parent. Null for a signed-out visitor. */
    user?: null;
    hubKids?: HubKidsView;
    hub?: HubView;
    thankYou?: ThankYouPageView;
    giftPass?: GiftPageView;
    myGifts?: MyGiftsView;
    join?: JoinPageView;
    /** Settings of the requested legal page. Absent for a page with the product's text. */
    legal?: LegalView;
  };
  /**
   * Reason why a page has no data. `missing` means that the hub, gift, thank-you, gift list or invitation does not
   * exist. `failing` means that the server could not read the data (rule: failing-server).
   */
  problem?: "missing" | "failing";
  previewUrl?: string;
};

/**
 * Function that renders a page to a complete HTML document, exported by the web app's server build. The API's
 * configuration contains the path of that build.
 */
export type PageRenderer = (request: PageRequest) => Promise<string>;
