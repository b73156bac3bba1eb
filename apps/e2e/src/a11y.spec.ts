import type { Page } from "@playwright/test";
import { SCENES } from "./scenes/scenes.ts";
import { expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** A state for everybody: wide and light, narrow and dark, nothing sticking out. */
async function expectSound(page: Page, name: string): Promise<void> {
  const onlyPhone = name.endsWith("-phone");
  await test.step(name, async () => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    if (!onlyPhone) await page.setViewportSize(DESKTOP);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (!onlyPhone) await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: "light" });
  });
}

for (const scene of SCENES) {
  test(`accessible: ${scene.name}`, async ({ page, newVisitor }) => {
    test.setTimeout(300_000);
    await scene.play({ page, newVisitor, show: expectSound });
  });
}
