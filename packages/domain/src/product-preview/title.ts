import { TEXT_LIMITS } from "../text/rules.ts";
import { sanitizeLine } from "./schema.ts";

/** Returns the text's letters and digits in lower case, so that "Toys “R” Us" equals "toysrus". */
const getKey = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Labels of a host name that are never a shop's name, such as "www" and "com". */
const NAMELESS = new Set(
  "www www1 www2 www3 shop store m us uk en ca au co com net org gov edu ac".split(" "),
);

/**
 * Returns a shop's possible names, derived from the shop's site name and host name, in the form that `getKey` returns.
 */
export function listShopNames(host: string, siteName: string | null): ReadonlySet<string> {
  const labels = host.toLowerCase().split(".");
  const named = labels.slice(0, -1).filter((label) => !NAMELESS.has(label));
  const tails = labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
  const names = [siteName ?? "", host, ...tails, ...named, ...named.map((name) => `${name}.com`)];
  return new Set(names.map(getKey).filter(Boolean));
}

const LAST_PART = /^(.*\S)(?:\s+[-–—:·~]+|\s*[|»•]+)\s+(\S.*)$/u;
const FIRST_PART = /^(\S.*?)(?:\s+[-–—·~]+|\s*[|»•:]+)\s+(\S.*)$/u;
const AFTER_BAR = /^(.*\S)\s*\|\s*(\S.*)$/u;

/** Returns whether a part of a title contains the shop's name, such as "Official Brick Shop US" for brick.example. */
function namesStore(part: string, stores: ReadonlySet<string>): boolean {
  const key = getKey(part);
  return [...stores].some((store) => store.length >= 4 && key.includes(store));
}

/**
 * Removes the shop's name from a page title, so that "Train Set | Toy Barn" becomes "Train Set". `stores` is the result
 * of `listShopNames`.
 */
export function removeShopNameFromTitle(title: string, stores: ReadonlySet<string>): string {
  let text = sanitizeLine(title, TEXT_LIMITS.label * 2);
  for (let round = 0; round < 4; round += 1) {
    const [, before, last] = LAST_PART.exec(text) ?? [];
    const [, first, after] = FIRST_PART.exec(text) ?? [];
    const [, ahead, name] = AFTER_BAR.exec(text) ?? [];
    if (before && last && stores.has(getKey(last))) text = before;
    else if (first && after && stores.has(getKey(first))) text = after;
    else if (ahead && name && namesStore(name, stores)) text = ahead;
    else break;
  }
  return sanitizeLine(text, TEXT_LIMITS.label);
}

/** Lowercase titles of pages without a product. */
const WHOLE = new Set(
  `just a moment|one moment|one moment please|please wait|loading|redirecting|redirect|home|homepage|home page
  |welcome|untitled|untitled document|document|index|error|oops|sorry|forbidden|unauthorized|not found|404|403|500|503
  |error 404|404 error|error 403|blocked|security check|security verification|attention required|sign in|signin|log in
  |login|sign up|register|my account|shopping cart|shopping bag|cart|checkout|search|search results|maintenance
  |coming soon|opening soon|password protected|page unavailable|site not found|null|undefined|object moved
  |document moved|moved permanently|service unavailable|bad gateway|gateway timeout|gateway time-out|too many requests
  |bad request|verification|validation request|challenge|client challenge|challenge validation|robot or human`
    .split("|")
    .map((title) => title.trim()),
);

/** Lowercase phrases in titles of pages without a product. */
const PARTS = [
  "access denied",
  "access to this page has been denied",
  "attention required! | cloudflare",
  "robot check",
  "captcha",
  "are you a robot",
  "are you human",
  "not a robot",
  "you are human",
  "you're human",
  "you are a human",
  "human verification",
  "bot verification",
  "security checkpoint",
  "pardon our interruption",
  "checking your browser",
  "ddos-guard",
  "been blocked",
  "unusual traffic",
  "page not found",
  "page cannot be found",
  "page can't be found",
  "page can’t be found",
  "page could not be found",
  "page doesn't exist",
  "page does not exist",
  "page is not available",
  "404 not found",
  "403 forbidden",
  "internal server error",
  "502 bad gateway",
  "503 service",
  "temporarily unavailable",
  "request unsuccessful",
  "request rejected",
  "request blocked",
  "request could not be satisfied",
  "domain is for sale",
  "enable javascript",
  "javascript is disabled",
  "enable cookies",
  "something went wrong",
  "under maintenance",
  "site maintenance",
  "before you continue",
  "welcome to nginx",
];

/**
 * Returns whether a title names no product. Such a title is the shop's name, or belongs to an error page, a captcha or
 * a sign-in page. `stores` is the result of `listShopNames`.
 */
export function isNonProductTitle(title: string, stores: ReadonlySet<string>): boolean {
  const whole = sanitizeLine(title, TEXT_LIMITS.label * 2).toLowerCase();
  const said = removeShopNameFromTitle(title, stores).toLowerCase();
  const bare = said.replace(/[\s.!?…]+$/u, "");
  return (
    getKey(bare) === "" ||
    WHOLE.has(bare) ||
    isShopNameTitle(bare, stores) ||
    PARTS.some((part) => whole.includes(part))
  );
}

/**
 * Returns whether a title contains only the shop's name or URL, such as "Target", "www.target.com" or
 * "https://target.com/".
 */
export function isShopNameTitle(title: string, stores: ReadonlySet<string>): boolean {
  return stores.has(
    getKey(
      title
        .toLowerCase()
        .replace(/^https?:\/\//, "")
        .replace(/^www\./, ""),
    ),
  );
}
