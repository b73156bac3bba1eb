import { DEFAULT_HUB_THEME, getHubColors, type HubColors } from "@giftling/domain";
import * as words from "@giftling/messages/hub/preview";
import { getSiteName } from "@giftling/messages/language";
import { loadSharp } from "../../../services/storage/sharp.ts";
import { fitTextToWidth } from "./fit-text-to-width.ts";
import type { TextOutline, TextOutliner } from "./text-outliner.ts";

/** Texts and colors of a link preview's picture. First names are the only personal data (rule: link-preview). */
export type LinkPreviewContent = {
  title: string;
  /** Line of text below the title of the link preview's picture. */
  words: string;
  /** Whether to show the name of the site. False for Premium hubs (rule: branding). */
  showsBranding: boolean;
  colors: HubColors;
};

const WIDTH = 1200;
const HEIGHT = 630;
const TEXT_LEFT = 88;
const TEXT_WIDTH = 620;
const NAME_SIZE = 36;
const PHOTO = { size: 300, left: 830, top: 90 } as const;

/** Returns the preview content of the product's own pages in the current language. */
export const getSiteLinkPreviewContent = (): LinkPreviewContent => ({
  title: words.siteLinkPreviewTitle(),
  words: words.siteLinkPreviewTagline(),
  showsBranding: true,
  colors: getHubColors(DEFAULT_HUB_THEME),
});

/** Returns a title such as "Emma, Theo & 2 more". Omits characters that the typeface lacks, such as emoji. */
export function formatLinkPreviewTitle(names: readonly string[]): string {
  const plain = names.map((name) => name.replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}]/gu, "").trim());
  const [first = "", second = "", third] = plain;
  if (names.length <= 1) return words.oneKidLinkPreviewTitle(first);
  return third === undefined
    ? words.twoKidsLinkPreviewTitle(first, second)
    : words.manyKidsLinkPreviewTitle(first, second, names.length - 2);
}

export const getLinkPreviewText = (
  names: readonly string[],
): Pick<LinkPreviewContent, "title" | "words"> => ({
  title: formatLinkPreviewTitle(names),
  words: words.hubLinkPreviewTagline(),
});

/** Creates a renderer of PNGs of 1200 by 630 pixels. `photo` is the content of a stored picture. */
export function createLinkPreviewRenderer() {
  /** Text outliner with its fonts, loaded when the first picture is rendered. */
  let lettering: Promise<TextOutliner> | null = null;
  return async function paint(facts: LinkPreviewContent, photo: Buffer | null): Promise<Buffer> {
    lettering ??= import("./text-outliner.ts").then(({ createTextOutliner: createLettering }) =>
      createLettering(),
    );
    const [letter, sharp] = await Promise.all([lettering, loadSharp()]);
    const base = sharp(Buffer.from(drawing(letter, facts, photo !== null)), { density: 72 });
    return base
      .composite(photo ? [{ input: await round(photo), left: PHOTO.left, top: PHOTO.top }] : [])
      .png({ palette: photo === null, compressionLevel: 9 })
      .toBuffer();
  };
}

async function round(photo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { size } = PHOTO;
  const mask = `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`;
  return sharp(photo)
    .resize(size, size, { fit: "cover" })
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer();
}

function drawing(letter: TextOutliner, facts: LinkPreviewContent, hasPhoto: boolean): string {
  const { showsBranding, colors } = facts;
  const color = colors.accent.text;
  const title = fitTextToWidth(letter, facts.title, TEXT_WIDTH) ??
    // Title used when the typeface lacks the script of a name.
    fitTextToWidth(letter, "A family’s gift hub", TEXT_WIDTH) ?? { lines: [], size: 0 };
  const leading = title.size * 1.14;
  // Centers title and text slightly above the middle, higher if the title has more lines.
  const top = 316 - ((title.lines.length - 1) * leading) / 1.6;
  const lines = title.lines.map((line, index) => at(line.svg, TEXT_LEFT, top + index * leading));
  const below = top + (title.lines.length - 1) * leading + 74;
  const words = letter(facts.words, 33)?.svg ?? "";
  const brand = showsBranding ? (fitName(letter, getSiteName())?.svg ?? "") : "";
  const picture = hasPhoto
    ? `<circle cx="980" cy="240" r="160" fill="${colors.card}"/>${motif(colors, 980, 560, 0.62)}`
    : motif(colors, 980, 480, 1.25);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.paper}"/>
<path d="M770 0C738 150 806 330 760 630H1200V0Z" fill="${color}" opacity=".14"/>
${confetti(colors)}${picture}
<g fill="${colors.ink}">${lines.join("")}</g>
<g fill="${colors.inkSoft}">${at(words, TEXT_LEFT, below)}</g>
<g fill="${color}">${at(brand, TEXT_LEFT, 558)}</g>
</svg>`;
}

/** Returns the name of the site, in a smaller font if it is long. Returns null when the typeface lacks a letter. */
function fitName(letter: TextOutliner, name: string): TextOutline | null {
  const outline = letter(name, NAME_SIZE);
  if (outline === null || outline.width <= TEXT_WIDTH) return outline;
  return letter(name, (NAME_SIZE * TEXT_WIDTH) / outline.width);
}

const at = (svg: string, x: number, y: number) => `<g transform="translate(${x} ${y})">${svg}</g>`;

/** Returns an SVG drawing of a gift with a sprout. (x, y) is the bottom center of the gift. */
function motif(colors: HubColors, x: number, y: number, scale: number): string {
  const color = colors.accent.text;
  return `<g transform="translate(${x} ${y}) scale(${scale})">
<ellipse cx="0" cy="4" rx="112" ry="11" fill="${color}" opacity=".18"/>
<path d="M0-128C-2-160 2-190 4-222" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round"/>
<path d="M2-172C-10-214-48-234-92-224-84-184-48-162 2-172Z" fill="${color}"/>
<path d="M4-204C14-246 50-266 94-256 90-214 54-192 4-204Z" fill="${color}" opacity=".55"/>
<rect x="-84" y="-104" width="168" height="104" rx="14" fill="${colors.card}" stroke="${color}" stroke-width="6"/>
<rect x="-98" y="-136" width="196" height="42" rx="13" fill="${colors.card}" stroke="${color}" stroke-width="6"/>
<rect x="-16" y="-133" width="32" height="130" fill="${colors.gift.color}"/>
</g>`;
}

function confetti({ accent, gift, sun }: HubColors): string {
  const dots = [
    [806, 96, 9, gift.color],
    [1128, 74, 7, accent.text],
    [1150, 330, 10, sun.color],
    [816, 380, 7, sun.color],
    [1104, 560, 8, gift.color],
    [842, 546, 6, accent.text],
  ] as const;
  return dots
    .map(([x, y, r, fill]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`)
    .join("");
}
