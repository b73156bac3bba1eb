import type { Page } from "@playwright/test";
import { createFamily } from "../support/families.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const BLOCKS = { name: "Wooden blocks", url: "https://shop.example/blocks", price: "$40" };

/** Opens a hub that is longer than the screen, and scrolls until a wish is visible. */
async function openHub(page: Page, hub: string) {
  await page.goto(hub);
  await expectHydrated(page);
  const opener = page.getByRole("button", { name: "I'll get this Wooden blocks" });
  await opener.scrollIntoViewIfNeeded();
  return { opener, dialog: page.getByRole("dialog", { name: "I'll get this" }) };
}

const listWishes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...BLOCKS, name: `Kite ${index}` }));

test("closes a dialog with Escape, the close button and the backdrop, and returns the focus", async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes: [BLOCKS] }]);
  const visitor = await newVisitor({ reducedMotion: "no-preference" });
  const { opener, dialog } = await openHub(visitor, hub);
  const ways: readonly [string, () => Promise<void>][] = [
    ["Escape", () => visitor.keyboard.press("Escape")],
    ["the close button", () => dialog.getByRole("button", { name: "Close" }).click()],
    ["the backdrop", () => visitor.mouse.click(8, 8)],
  ];
  for (const [name, close] of ways) {
    await test.step(`with ${name}`, async () => {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel("Your name, if you like")).toBeVisible();
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
      await expect(dialog).not.toHaveAttribute("data-settling");
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
});

test("ignores the second tap of a double tap", async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes: [BLOCKS] }]);
  const visitor = await newVisitor();
  const { opener, dialog } = await openHub(visitor, hub);
  await opener.dblclick();
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveAttribute("data-settling");
  await expect(dialog).toBeVisible();
});

test("does not scroll or move the page behind a dialog", async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", wishes: [BLOCKS, ...listWishes(5)] },
  ]);
  const visitor = await newVisitor();
  const { opener, dialog } = await openHub(visitor, hub);
  const place = () =>
    opener.evaluate((button) => {
      const { x, y } = button.getBoundingClientRect();
      return { x, y };
    });
  const before = await place();
  await opener.click();
  await expect(dialog).toBeVisible();
  await visitor.mouse.move(8, 8);
  await visitor.mouse.wheel(0, 400);
  await visitor.mouse.move(640, 400);
  await visitor.mouse.wheel(0, 4_000);
  await visitor.evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)));
  expect(await place()).toEqual(before);
  await visitor.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await visitor.mouse.wheel(0, 200);
  await expect.poll(async () => (await place()).y).not.toBe(before.y);
});
