import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { SCENARIOS } from "../src/scenarios/scenarios.ts";
import { test } from "../src/support/test.ts";
import { COMMITTED_SCREENSHOTS } from "./committed-screenshots.ts";
import { DOCS_SCREENSHOTS_FOLDER, getScenarioSlug, SCREENSHOTS_FOLDER } from "./gallery.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;
const SCHEMES = ["light", "dark"] as const;
/** WebP quality of uncommitted screenshots, from 0 to 100. */
const QUALITY = 75;
const KEPT_QUALITY = 60;

async function takePictures(page: Page, folder: string, name: string): Promise<void> {
  const before = page.viewportSize() ?? SIZES[0];
  const sizes = name.endsWith("-phone") ? SIZES.slice(-1) : SIZES;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready);
      // Overlays are positioned relative to the viewport, so their screenshots show only the viewport.
      const isCovered =
        (await page.locator("dialog[open], [role=dialog], [role=menu]").count()) > 0;
      if (!isCovered) {
        // With a viewport as tall as the page, a fixed bottom bar appears at the bottom of the page.
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ ...size, height: Math.max(size.height, length) });
      }
      const picture = await page.screenshot({ animations: "disabled" });
      await page.setViewportSize(size);
      await savePicture(picture, folder, `${name}-${size.width}-${colorScheme}`);
    }
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * Writes a screenshot into `folder`. With `--keep`, also writes the upper part of a screenshot listed in
 * `COMMITTED_SCREENSHOTS` into docs/screens.
 */
async function savePicture(picture: Buffer, folder: string, name: string): Promise<void> {
  await sharp(picture)
    .webp({ quality: QUALITY })
    .toFile(join(folder, `${name}.webp`));
  const kept = COMMITTED_SCREENSHOTS[name];
  if (!process.env.SCREENS_KEEP || kept === undefined) return;
  const { width, height } = await sharp(picture).metadata();
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, kept) })
    .webp({ quality: KEPT_QUALITY, effort: 6 })
    .toFile(join(DOCS_SCREENSHOTS_FOLDER, `${name}.webp`));
}

for (const scenario of SCENARIOS) {
  test(scenario.name, async ({ page, newVisitor }) => {
    test.setTimeout(600_000);
    const folder = join(SCREENSHOTS_FOLDER, getScenarioSlug(scenario.name));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const show = (shown: Page, name: string) => takePictures(shown, folder, name);
    await scenario.run({ page, newVisitor, show });
  });
}
