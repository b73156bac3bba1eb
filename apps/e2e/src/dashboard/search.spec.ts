import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

/** Creates a family of two kids. Only the second kid has a wish, a gift, an update and a payment link. */
async function openFamily(page: Page) {
  const { kidIds } = await createFamily(
    page,
    [
      "Emma",
      {
        firstName: "Noah",
        wishes: [{ name: "Wooden train", url: "https://www.shop.example/train" }],
        links: [{ type: "other", label: "Music school", url: "https://music.example/pay" }],
      },
    ],
    { tag: "search" },
  );
  const [emma, noah] = kidIds;
  await postToApi(page, `/api/kids/${noah}/contributions`, {
    contributorName: "Grandma Rosa",
    amount: 25,
    isAnonymous: false,
    type: "529",
  });
  await page.goto(`/dashboard?kid=${emma}`);
  return { emma, noah };
}

test("opens the things of every child with the keyboard (rule: dashboard-search)", async ({
  page,
}) => {
  const { noah } = await openFamily(page);
  const button = page.getByRole("navigation").getByRole("button", { name: "Search" });
  await expect(button).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("combobox");
  const search = async (text: string) => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await field.fill(text);
  };
  await search("train");
  await expect(dialog.getByRole("option", { name: "Wooden train Noah" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/wishlist\?kid=.+&wish=.+/);
  await expect(page.getByRole("region", { name: "Wooden train" })).toBeVisible();
  await expect(dialog).toBeHidden();

  await search("rosa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/people\?kid=.+&person=/);
  const rosa = page.getByRole("region", { name: "Grandma Rosa" });
  await expect(rosa.getByText("$25 · 529 gift")).toBeInViewport();

  await search("music");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard/giving?kid=${noah}`);

  await search("emma");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();

  await search("giving");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Giving to Emma" })).toBeVisible();

  await search("passcode");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/settings/privacy/passcode");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Giving to Emma" })).toBeVisible();

  await search("add gift");
  await page.keyboard.press("Enter");
  const adding = page.getByRole("dialog", { name: /gift/i });
  await expect(adding.getByLabel("Name")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(adding).toBeHidden();

  await search("rosalind");
  await expect(dialog.getByRole("status")).toHaveText("No results for “rosalind”");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("searches with the magnifier on a phone", { tag: ["@phone", "@deep"] }, async ({ page }) => {
  const { noah } = await openFamily(page);
  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  await button.tap();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await dialog.getByRole("combobox").fill("train");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await dialog.getByRole("option", { name: "Wooden train Noah" }).tap();
  await expect(page).toHaveURL(new RegExp(`/dashboard/wishlist\\?kid=${noah}&wish=`));
  await expect(page.getByRole("dialog", { name: "Wooden train" })).toBeVisible();
});

test("searches in Spanish", { tag: ["@widths", "@deep"] }, async ({ newVisitor }) => {
  const page = await newVisitor({ locale: "es-MX" });
  const { noah } = await openFamily(page);
  await postToApi(page, `/api/kids/${noah}/wishlist`, {
    name: "Cámara de fotos",
    url: "https://www.shop.example/camara",
  });
  await page.getByRole("button", { name: "Buscar" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: "Buscar" });
  await expect(dialog.getByRole("group", { name: "Acciones" })).toBeVisible();
  await dialog.getByRole("combobox").fill("camara");
  await dialog.getByRole("option", { name: /^Cámara de fotos/ }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/wishlist\\?kid=${noah}&wish=`));
});
