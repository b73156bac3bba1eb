import type { Page } from "@playwright/test";

/** Pattern for the paths of the entry scripts of hubs, of the public site and of the parents' app. */
export const ENTRY_SCRIPT_PATTERN = /\/assets\/(relatives|site|app)-[^/]*\.js$/;

/** Delays the app's script until the returned function is called. Until then, the page is not hydrated. */
export async function delayAppScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ENTRY_SCRIPT_PATTERN, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
