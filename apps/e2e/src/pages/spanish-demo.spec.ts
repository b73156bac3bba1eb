import { findEnglishWords } from "@giftling/messages/testing/find-english-words";
import type { Locator } from "@playwright/test";
import { expect, expectHydrated, test } from "../support/test.ts";

/** Returns the text and the accessible names in an element. Ignores links to other languages. */
const spoken = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const said = [
      element,
      ...element.querySelectorAll(":not(style, script, noscript, [hreflang])"),
    ].flatMap((one) => [
      ...["aria-label", "alt", "title", "placeholder"].map((name) => one.getAttribute(name)),
      ...[...one.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent),
    ]);
    return said.filter((text) => text?.trim()).join(" | ");
  });

/** Names of the buttons that open a sheet of the hub. */
const SHEETS = [/^Yo lo regalo/, /^Ya aporté/, /^Regalé otra cosa/, /^Recibir noticias/];

test("shows no English words in the Spanish demo and its sheets", { tag: "@deep" }, async ({
  page,
}) => {
  const all = page.locator("body");
  for (const kid of ["theo", "emma"]) {
    await page.goto(`/hub/demo?kid=demo-${kid}&lang=es`);
    await expectHydrated(page);
    expect(await spoken(all)).toContain("Lista de deseos");
    expect(findEnglishWords(await spoken(all))).toEqual([]);
  }
  for (const name of SHEETS) {
    await test.step(`shows no English words in the dialog of ${name}`, async () => {
      await page.getByRole("main").getByRole("button", { name }).first().click();
      const sheet = page.getByRole("dialog");
      await expect(sheet).toBeVisible();
      // Submits the empty form to show its validation messages.
      const send = sheet.locator('button[type="submit"]');
      if ((await send.isVisible()) && (await send.isEnabled())) await send.click();
      expect(findEnglishWords(await spoken(all))).toEqual([]);
      await sheet.getByRole("button", { name: "Cerrar" }).click();
      await expect(sheet).toBeHidden();
    });
  }
});
