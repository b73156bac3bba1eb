import {
  getHubColors,
  type HubKidsView,
  PAPER_SIZES,
  PAPER_STYLES,
  type PaperSize,
  type PaperStyle,
  type Theme,
} from "@giftling/domain";
import * as words from "@giftling/messages/hub/paper";
import { escapeHtml, renderPage } from "../../plain/page.ts";
import { hasLongText, SHEET_RENDERERS, type SheetContents } from "./sheets.ts";

/** Paper style and paper size from the query string. */
export type PaperOptions = { style: PaperStyle; size: PaperSize };

/** Paper sizes in hundredths of an inch, with the CSS `@page` name of each size. */
const SHEET_SIZES: Readonly<Record<PaperSize, { width: number; height: number; name: string }>> = {
  letter: { width: 850, height: 1_100, name: "letter" },
  a4: { width: 826.77, height: 1_169.29, name: "A4" },
};

/** Renders the print preview of a hub's sheet, and the links to the other paper options (rule: paper). */
export function renderPaperPage(
  printed: SheetContents,
  { kids, choice }: { kids: HubKidsView["kids"]; choice: PaperOptions },
): string {
  const { hub, hasPasscode } = printed;
  const { kid, theme } = hub;
  const { style, size } = choice;
  const linkTo = (to: Partial<PaperOptions> & { kid?: string }) =>
    `?${new URLSearchParams({ kid: kid.id, style, paper: size, ...(to.kid && { kid: to.kid }), ...(to.style && { style: to.style }), ...(to.size && { paper: to.size }) })}`;
  const choices = [
    group(
      words.printStyleLegend(),
      PAPER_STYLES.map((one) => ({
        label: words.printStyleLabels[one](),
        href: linkTo({ style: one }),
        isChosen: one === style,
      })),
    ),
    group(
      words.paperSizeLegend(),
      PAPER_SIZES.map((one) => ({
        label: words.paperSizeLabels[one](),
        href: linkTo({ size: one }),
        isChosen: one === size,
      })),
    ),
    kids.length > 1
      ? group(
          words.kidLegend(),
          kids.map(({ id, firstName }) => ({
            label: firstName,
            href: linkTo({ kid: id }),
            isChosen: id === kid.id,
          })),
        )
      : "",
  ];
  return renderPage({
    title: words.pageTitle(kid.firstName),
    heading: null,
    isWide: true,
    files: ["/paper.css", "/paper.js"],
    style: renderSheetStyle(theme, size),
    body: `<div class="choices">
<h1>${escapeHtml(words.pageTitle(kid.firstName))}</h1>
<p>${escapeHtml(words.pageDescription())}</p>
${choices.join("\n")}
<p class="do"><button class="button" type="button" id="print" hidden>${escapeHtml(words.printButton())}</button>
<a class="button quiet" href="${escapeHtml(new URL(printed.address).pathname)}?kid=${escapeHtml(kid.id)}">${escapeHtml(words.backToHubLink(kid.firstName))}</a></p>
<p id="by-hand">${escapeHtml(words.manualPrintHint())}</p>
<p class="hint">${escapeHtml(words.printStyleHints[style]())}${hasPasscode ? ` ${escapeHtml(words.passcodeHint())}` : ""}</p>
</div>
${renderSheet(printed, style)}`,
  });
}

/** Returns CSS with the theme's colors and the size of the printed sheet. */
export function renderSheetStyle(theme: Theme, size: PaperSize): string {
  const { width, height, name } = SHEET_SIZES[size];
  return `:root{${inks(theme)}--w:${width};--h:${height}}@page{size:${name};margin:0}`;
}

/** Renders a printed sheet, styled by apps/web/public/paper.css. */
export const renderSheet = (printed: SheetContents, style: PaperStyle): string =>
  `<section class="paper ${style}${hasLongText(printed) ? " long" : ""}" aria-label="${escapeHtml(words.previewAriaLabel())}">${SHEET_RENDERERS[style](printed)}</section>`;

type Choice = { label: string; href: string; isChosen: boolean };

const group = (label: string, choices: readonly Choice[]) =>
  `<div class="group" role="group" aria-label="${escapeHtml(label)}"><span aria-hidden="true">${escapeHtml(label)}</span>${choices
    .map(
      (choice) =>
        `<a href="${escapeHtml(choice.href)}"${choice.isChosen ? ' aria-current="true"' : ""}>${escapeHtml(choice.label)}</a>`,
    )
    .join("")}</div>`;

/**
 * Returns CSS variables with the theme's colors for white paper. For a dark theme, `--accent` is the theme's dark paper
 * color.
 */
function inks(theme: Theme): string {
  const { scheme, paper, accent, gift, sun } = getHubColors(theme);
  const isDark = scheme === "dark";
  return `--accent:${isDark ? paper : accent.text};--gift:${gift.color};--sun:${sun.color};`;
}
