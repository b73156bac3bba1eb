import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { SCENARIOS } from "../src/scenarios/scenarios.ts";
import { COMMITTED_SCREENSHOTS } from "./committed-screenshots.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Folder for all screenshots and their gallery page. Default .screens, which Git ignores. */
export const SCREENSHOTS_FOLDER = resolve(ROOT, process.env.SCREENS_DIR ?? ".screens");

export const DOCS_SCREENSHOTS_FOLDER = join(ROOT, "docs/screens");

/**
 * Returns the name of the folder for a scenario's screenshots. "hub: a family of two" becomes "hub-a-family-of-two".
 */
export function getScenarioSlug(scenario: string): string {
  return scenario
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

type Picture = {
  /** Path of a screenshot, relative to the gallery page. */
  path: string;
  state: string;
  viewport: string;
  scheme: string;
  width: number;
  height: number;
};

type ShownScenario = { name: string; slug: string; pictures: readonly Picture[] };

/** Returns a scenario's screenshots in the order of creation. */
async function readPictures(slug: string): Promise<Picture[]> {
  const folder = join(SCREENSHOTS_FOLDER, slug);
  if (!existsSync(folder)) return [];
  const takenAt = (file: string) => statSync(join(folder, file)).mtimeMs;
  const files = readdirSync(folder).sort((a, b) => takenAt(a) - takenAt(b));
  const pictures: Picture[] = [];
  for (const file of files) {
    const [, state, viewport, scheme] = /^(.+)-(\d+)-(light|dark)\.webp$/.exec(file) ?? [];
    if (!state || !viewport || !scheme) continue;
    const { width, height } = await sharp(join(folder, file)).metadata();
    pictures.push({ path: `${slug}/${file}`, state, viewport, scheme, width, height });
  }
  return pictures;
}

function figure({ path, state, viewport, scheme, width, height }: Picture): string {
  const label = `${state}, ${viewport} px, ${scheme}`;
  return `<figure data-viewport="${viewport}" data-scheme="${scheme}">
  <a href="${path}" target="_blank"><img src="${path}" width="${width}" height="${height}" alt="${label}" loading="lazy" decoding="async"></a>
  <figcaption>${viewport} px, ${scheme}</figcaption>
</figure>`;
}

function scenarioSection({ name, slug, pictures }: ShownScenario): string {
  const states = [...new Set(pictures.map(({ state }) => state))].map((state) => {
    const figures = pictures.filter((picture) => picture.state === state).map(figure);
    return `<h3 id="${state}">${state}</h3>\n<div class="state">\n${figures.join("\n")}\n</div>`;
  });
  return `<section id="${slug}">\n<h2>${name}</h2>\n${states.join("\n")}\n</section>`;
}

const checkbox = (id: string, label: string) =>
  `<label><input type="checkbox" id="${id}" checked> ${label}</label>`;

function galleryPage(scenarios: readonly ShownScenario[], count: number): string {
  const style = readFileSync(join(import.meta.dirname, "gallery.css"), "utf8");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Giftling: every route and state</title>
<style>
${style}</style>
</head>
<body>
<header>
<h1>Every route and state</h1>
<p>${count} pictures, ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC</p>
<div class="filters">
${checkbox("desktop", "1280 px")}
${checkbox("tablet", "768 px")}
${checkbox("phone", "390 px")}
${checkbox("light", "light")}
${checkbox("dark", "dark")}
</div>
</header>
<nav aria-label="Scenarios">
${scenarios.map(({ name, slug }) => `<a href="#${slug}">${name}</a>`).join("\n")}
</nav>
<main>
${scenarios.map(scenarioSection).join("\n")}
</main>
</body>
</html>
`;
}

/** Throws when docs/screens lacks a screenshot that `COMMITTED_SCREENSHOTS` lists. */
function checkKept(): void {
  const missing = Object.keys(COMMITTED_SCREENSHOTS).filter(
    (name) => !existsSync(join(DOCS_SCREENSHOTS_FOLDER, `${name}.webp`)),
  );
  if (missing.length > 0) {
    throw new Error(
      `docs/screens lacks pictures that committed-screenshots.ts names: ${missing.join(", ")}`,
    );
  }
}

/** Writes an HTML page that shows all screenshots of `SCREENSHOTS_FOLDER`, including screenshots of earlier runs. */
export default async function writeScreenshotGallery(): Promise<void> {
  const scenarios: ShownScenario[] = [];
  for (const { name } of SCENARIOS) {
    const slug = getScenarioSlug(name);
    const pictures = await readPictures(slug);
    if (pictures.length > 0) scenarios.push({ name, slug, pictures });
  }
  const count = scenarios.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const page = join(SCREENSHOTS_FOLDER, "index.html");
  mkdirSync(SCREENSHOTS_FOLDER, { recursive: true });
  writeFileSync(page, galleryPage(scenarios, count));
  console.log(`${count} pictures: ${page}`);
  if (process.env.SCREENS_KEEP) checkKept();
}
