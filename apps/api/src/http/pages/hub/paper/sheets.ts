import {
  createQrPath,
  findPaperContributionCode,
  getHubColors,
  type HubView,
  listPaperWishNames,
  type PaperSize,
  type PaperStyle,
  QR_QUIET_ZONE,
  type Theme,
} from "@giftling/domain";
import { qrCodeAriaLabel } from "@giftling/messages/hub/dialogs";
import * as words from "@giftling/messages/hub/paper";
import { getLanguage } from "@giftling/messages/language";
import { encode } from "uqr";
import { getHubAccessKey } from "../../../../access/hub-access.ts";
import type { HubData } from "../../../../cache/hub-cache.ts";
import type { Config } from "../../../../core/env/env.ts";
import { escapeHtml } from "../../plain/page.ts";

export type PaperContents = {
  hub: HubView;
  /** Complete URL of the kid's hub for the QR code, with the key that grants access to a hub with a passcode. */
  address: string;
  /** Short URL of the hub for typing: the host and the path, without a `kid` parameter. */
  letters: string;
  /** Whether the printed sheet has an empty line on which the family writes the passcode (rule: hub-passcode). */
  hasPasscode: boolean;
};

/** Paper sizes in hundredths of an inch, with the CSS `@page` name of each size. */
const SHEET_SIZES: Readonly<Record<PaperSize, { width: number; height: number; name: string }>> = {
  letter: { width: 850, height: 1_100, name: "letter" },
  a4: { width: 826.77, height: 1_169.29, name: "A4" },
};

/** Returns CSS with the theme's colors and the size of the printed sheet. */
export function renderPaperCss(theme: Theme, size: PaperSize): string {
  const { width, height, name } = SHEET_SIZES[size];
  return `:root{${inks(theme)}--w:${width};--h:${height}}@page{size:${name};margin:0}`;
}

/** Renders a printed sheet, styled by apps/web/public/paper.css. */
export const renderPaper = (printed: PaperContents, style: PaperStyle): string =>
  `<section class="paper ${style}${hasLongText(printed) ? " long" : ""}" aria-label="${escapeHtml(words.previewAriaLabel())}">${SHEET_RENDERERS[style](printed)}</section>`;

/**
 * Returns CSS variables with the theme's colors for white paper. A dark theme's background color becomes the accent.
 */
function inks(theme: Theme): string {
  const { scheme, paper, accent, gift, sun } = getHubColors(theme);
  const isDark = scheme === "dark";
  return `--accent:${isDark ? paper : accent.text};--gift:${gift.color};--sun:${sun.color};`;
}

/** Renderers of printed sheets by paper style. The two cards of the `cards` style are identical (rule: paper). */
const SHEET_RENDERERS: Readonly<Record<PaperStyle, (printed: PaperContents) => string>> = {
  folded: (
    printed,
  ) => `<div class="panel turned inside-right">${wishes(printed)}${code(printed)}</div>
<div class="panel turned inside-left">${renderHubAddress(printed)}</div>
<div class="panel back">${renderBranding(printed)}</div>
<div class="panel front">${renderKid(printed)}</div>`,
  cards: (printed) => {
    const card = `<div class="card"><div>${renderKid(printed)}${wishes(printed)}</div><div>${renderHubAddress(printed)}${code(printed)}${renderBranding(printed)}</div></div>`;
    return `${card}${card}`;
  },
  poster: (printed) =>
    `${renderKid(printed)}${renderHubAddress(printed)}${wishes(printed)}${code(printed)}${renderBranding(printed)}`,
};

/** Returns a CSS declaration that scales a text by its length, so that the text fits its area. */
function shrink(text: string, steps: readonly (readonly [number, number])[]): string {
  const [, share = 1] = steps.find(([most]) => text.length <= most) ?? steps.at(-1) ?? [];
  return `--share:${share}`;
}

const NAME_STEPS = [
  [9, 1],
  [14, 0.72],
  [22, 0.52],
  [40, 0.42],
  [80, 0.32],
] as const;

const ADDRESS_STEPS = [
  [30, 1],
  [44, 0.85],
  [120, 0.72],
] as const;

/** Maximum length of a kid's name in the sentences of a printed sheet, in characters. */
const NAME_IN_SENTENCE = 22;
const isLongName = ({ kid }: HubView) => kid.firstName.length > NAME_IN_SENTENCE;

/** Returns whether a text on the printed sheet is so long that all other parts of the sheet must shrink. */
const hasLongText = ({ hub, letters }: PaperContents): boolean =>
  isLongName(hub) ||
  letters.length > 44 ||
  (findPaperContributionCode(hub)?.length ?? 0) > 24 ||
  listPaperWishNames(hub).some((name) => name.length > 40);

/** Returns the `dir` and `lang` attributes of the family's text. Omits `lang` if the text has the page's language. */
const own = ({ language: spoken }: HubView): string =>
  ` dir="auto"${spoken === undefined || spoken === getLanguage() ? "" : ` lang="${spoken}"`}`;

/** Renders the kid's first name with the photo or, without a photo, the initial. */
function renderKid({ hub }: PaperContents): string {
  const { firstName, avatarUrl } = hub.kid;
  const face = avatarUrl
    ? `<img src="${escapeHtml(avatarUrl)}" alt="">`
    : `<b aria-hidden="true">${escapeHtml(Array.from(firstName)[0] ?? "")}</b>`;
  return `<div class="who"><div class="face">${CONFETTI_SVG}${face}</div>
<p class="name"${own(hub)} style="${shrink(firstName, NAME_STEPS)}">${escapeHtml(firstName)}</p>
<p class="tagline">${escapeHtml(words.hubTagline())}</p></div>`;
}

/** Renders the QR code and the URL of the hub, and an empty line for the passcode. */
function renderHubAddress({ hub, address, letters, hasPasscode }: PaperContents): string {
  const { data, size } = encode(address, { ecc: "M", border: QR_QUIET_ZONE });
  const { firstName } = hub.kid;
  // Allows a long URL to break between its parts.
  const parts = escapeHtml(letters).replaceAll(/([/.-])/g, "$1<wbr>");
  return `<div class="door"><p class="scan">${escapeHtml(isLongName(hub) ? words.scanQrCodeHintWithoutName() : words.scanQrCodeHint(firstName))}</p>
<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="${escapeHtml(qrCodeAriaLabel(firstName))}"><rect width="${size}" height="${size}" fill="#fff"/><path stroke="#1d1a16" d="${createQrPath(data)}"/></svg>
<p class="type">${escapeHtml(words.printedUrlHint())}</p>
<p class="address" style="${shrink(letters, ADDRESS_STEPS)}">${parts}</p>${hasPasscode ? `\n<p class="passcode">${escapeHtml(words.passcodeLabel())}</p>` : ""}</div>`;
}

function wishes({ hub }: PaperContents): string {
  const { firstName } = hub.kid;
  const names = listPaperWishNames(hub);
  if (names.length === 0) {
    return `<div class="wishes"><p class="come">${escapeHtml(words.noWishesMessage(firstName))}</p></div>`;
  }
  const entries = names.map((name) => `<li${own(hub)}><span>${escapeHtml(name)}</span></li>`);
  return `<div class="wishes"><p class="heading">${escapeHtml(isLongName(hub) ? words.wishesHeadingWithoutName() : words.wishesHeading(firstName))}</p><ul>${entries.join("")}</ul></div>`;
}

function code({ hub }: PaperContents): string {
  const plan = findPaperContributionCode(hub);
  if (plan === null) return "";
  return `<p class="plan">${escapeHtml(words.contributionCodeLabel())} <strong>${escapeHtml(plan)}</strong></p>`;
}

/** Renders the product's name unless the hub hides the name (rule: branding). */
const renderBranding = ({ hub }: PaperContents): string =>
  hub.showsBranding
    ? `<p class="made"><img src="/favicon.svg" alt="">${escapeHtml(words.brandingNote())}</p>`
    : "";

/** Decorative confetti around the kid's picture, as in apps/web/src/features/hub/sections/top/hub-hero.tsx. */
const CONFETTI_SVG = `<svg class="confetti" viewBox="0 0 208 176" aria-hidden="true">
<g fill="none" stroke-width="3.5" stroke-linecap="round"><path d="M6 58c7-7 11 5 18-2" stroke="var(--gift)"/><path d="M176 44c3-10 13-3 16-13" stroke="var(--accent)"/><path d="M178 128c9-4 10 8 19 4" stroke="var(--sun)"/><path d="M10 134c5-8 12 1 17-7" stroke="var(--accent)"/></g>
<circle cx="40" cy="24" r="4.5" fill="var(--sun)"/><circle cx="14" cy="98" r="3.5" fill="var(--accent)"/><circle cx="160" cy="12" r="3.5" fill="var(--gift)"/><circle cx="198" cy="88" r="4.5" fill="var(--accent)"/><circle cx="172" cy="162" r="3.5" fill="var(--gift)"/><circle cx="38" cy="164" r="4" fill="var(--gift)"/></svg>`;

/**
 * Returns the contents of a hub's printed sheet. In a family with several kids, the QR code's URL selects the kid in
 * `hub`.
 */
export function getPaperContents(
  { origin, secret }: Pick<Config, "origin" | "secret">,
  { family, familyUrl }: Pick<HubData, "family" | "familyUrl">,
  hub: HubView,
  kidCount: number,
): PaperContents {
  const hubAccess = family?.hubAccess;
  const hasPasscode = hubAccess !== undefined && hubAccess.passcodeHash !== null;
  const address = new URL(`/hub/${familyUrl}`, origin);
  const letters = `${address.host}${address.pathname}`;
  if (kidCount > 1) address.searchParams.set("kid", hub.kid.id);
  if (hasPasscode) address.searchParams.set("key", getHubAccessKey(secret, hubAccess));
  return { hub, address: address.href, letters, hasPasscode };
}

/** Styles that print the poster in place of the page. A browser without declarative shadow roots prints the page. */
const STYLE = `html,body{height:100%!important;min-height:0!important;margin:0!important;overflow:hidden!important;background:#fff!important;color-scheme:light!important}
body:not(:has(template[shadowrootmode]))>:not(.printed){display:none!important}
.printed{display:block!important}`;

/** Renders the poster that replaces a hub's page in print, isolated by a closed shadow root (rule: paper). */
export function renderPrintedHub(printed: PaperContents): string {
  return `<style media="print">${renderPaperCss(printed.hub.theme, "letter")}${STYLE}</style><div class="printed" hidden><template shadowrootmode="closed"><link rel="stylesheet" media="print" href="/paper.css">${renderPaper(printed, "poster")}</template></div>`;
}
