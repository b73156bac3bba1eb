import { chromium } from "@playwright/test";
const [base, out, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [w, h, scheme] of [[390, 844, "light"], [1280, 900, "light"], [1280, 900, "dark"]] as const) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
  const page = await ctx.newPage();
  await page.goto(`${base}/api/login`);
  await page.locator('input[name="email"]').fill("parent@example.com");
  await page.locator('input[name="name"]').fill("Ana Rivera");
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/dashboard/);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  for (const p of paths) {
    await page.goto(`${base}${p}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: `${out}-${p.replaceAll(/[^a-z]/g, "_")}-${w}-${scheme}.png`, fullPage: true });
  }
  await ctx.close();
}
await browser.close();
