import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { SCENES } from "../src/scenes/scenes.ts";
import { test } from "../src/test.ts";

/** `pnpm screens`: a picture of every state, on a phone and on a desktop, light and dark. */
const FOLDER = process.env.SCREENS_DIR ?? join(import.meta.dirname, "../../../docs/screens");
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const SCHEMES = ["light", "dark"] as const;
/** WebP's own scale, from 0 to 100: text stays sharp, and all pictures together below 15 MB. */
const QUALITY = 42;

async function takePictures(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? SIZES[0];
  const sizes = name.endsWith("-phone") ? SIZES.slice(1) : SIZES;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready);
      // What lies over the page belongs to the window, not to the whole length of the page.
      const isCovered = (await page.locator("[role=dialog], [role=menu]").count()) > 0;
      if (!isCovered) {
        // A window as long as the page, so that a bar at its foot stands at the foot.
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ ...size, height: Math.max(size.height, length) });
      }
      const picture = await page.screenshot({ animations: "disabled" });
      await page.setViewportSize(size);
      await sharp(picture)
        .webp({ quality: QUALITY })
        .toFile(join(FOLDER, `${name}-${size.width}-${colorScheme}.webp`));
    }
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: "light" });
}

for (const scene of SCENES) {
  test(scene.name, async ({ page, newVisitor }) => {
    test.setTimeout(600_000);
    await scene.play({ page, newVisitor, show: takePictures });
  });
}
