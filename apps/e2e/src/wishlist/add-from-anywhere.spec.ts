import type { BrowserContext, Page } from "@playwright/test";
import { createFamily, postToApi, startSession } from "../support/families.ts";
import { openPurchaseDialog } from "../support/open-purchase-dialog.ts";
import { expectAccessibleState } from "../support/page-checks.ts";
import { SHOP_ORIGIN } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

/** Runs the bookmarklet on a page of the shop, as a browser does. Returns the page that the bookmarklet opens. */
async function pressBookmark(context: BrowserContext, code: string, path: string): Promise<Page> {
  const shop = await context.newPage();
  await shop.goto(`${SHOP_ORIGIN}${path}`);
  const opened = context.waitForEvent("page");
  await shop.evaluate(decodeURIComponent(code.replace(/^javascript:/, "")));
  return opened;
}

const UNREAD = "This shop didn't let us read the page; type the name yourself";

test("adds a shop's page for one of two children and remembers the selected child (rule: add-from-anywhere)", async ({
  page,
}) => {
  await createFamily(page, ["Emma", "Noah"], { tag: "anywhere" });
  // Android shares a link as text with a title.
  await page.goto(`/add?title=Kite&text=${encodeURIComponent(`Look: ${SHOP_ORIGIN}/kite`)}`);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Box Kite");
  await expect(page.getByRole("textbox", { name: /^Price/ })).toHaveValue("$24.50");
  await expect(page.getByText(UNREAD)).toBeHidden();
  await page.getByLabel("Who is it for?").selectOption("Noah");
  await expectAccessibleState(page);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Added to Noah's list" })).toBeFocused();
  await expectAccessibleState(page);
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A gift for Noah" })).toBeVisible();

  await page.goto(`/add?title=Skates&url=${encodeURIComponent(`${SHOP_ORIGIN}/denied`)}`);
  await expect(page.getByText(UNREAD, { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Skates");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByRole("heading", { name: "Saved as a draft for Noah" })).toBeVisible();
  await page.getByRole("link", { name: "View" }).click();
  const detail = page.getByRole("region", { name: "Skates", exact: true });
  await expect(detail.getByText("Draft", { exact: true })).toBeVisible();

  // The request contains only a name, which is enough for an idea or a draft.
  await page.goto("/add?title=A+red+drum");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("A red drum");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Added to Noah's list" })).toBeFocused();
  await page.goto("/add?title=A+blue+drum");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByRole("heading", { name: /^Saved as a draft/ })).toBeVisible();
});

test("creates drafts from several links and a file after review (rule: import)", async ({
  page,
}) => {
  await createFamily(page, ["Emma"], { tag: "import" });
  await page.goto("/dashboard/wishlist");
  await page.getByRole("button", { name: "Paste several links at once" }).click();
  const dialog = page.getByRole("dialog", { name: "Several gifts for Emma" });
  await dialog
    .getByLabel("Links or names")
    .fill(`${SHOP_ORIGIN}/kite\n${SHOP_ORIGIN}/denied\nA puzzle - https://toys.example/puzzle\n`);
  await dialog.getByRole("button", { name: "Review" }).click();
  await expect(dialog.getByLabel("Name 1")).toHaveValue("Box Kite");
  await expect(dialog.getByLabel("Price 1")).toHaveValue("$24.50");
  await expect(dialog.getByText(UNREAD, { exact: true })).toBeVisible();
  await expectAccessibleState(page);
  await dialog.getByRole("button", { name: "Save 3 drafts" }).click();
  await expect(dialog.getByText("2 drafts are saved. One needs another look.")).toBeVisible();
  await dialog.getByLabel("Name 1").fill("Skates");
  await dialog.getByRole("button", { name: "Save 1 draft" }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole("region", { name: "Wishlist" });
  await expect(list.getByText("Drafts (3)")).toBeVisible();

  await page.getByRole("button", { name: "Paste several links at once" }).click();
  await dialog.getByLabel("Choose a CSV file").setInputFiles({
    name: "lista.csv",
    mimeType: "text/csv",
    // Excel writes a Spanish file in this format.
    buffer: Buffer.from(
      "T\u00edtulo;Precio;Enlace\nTren;$30;toys.example/tren\nPelota;;\n",
      "latin1",
    ),
  });
  await expect(dialog.getByLabel("Name 1")).toHaveValue("Tren");
  await dialog.getByRole("button", { name: "Save 2 drafts" }).click();
  await expect(page.getByText("2 drafts are saved")).toBeVisible();
  await expect(list.getByText("Drafts (5)")).toBeVisible();
});

test.describe("with live events", () => {
  test.use({ isLive: true });

  test("fetches the pictures of imported wishes in the background (rule: fetched-pictures)", async ({
    page,
  }) => {
    await createFamily(page, ["Emma"], { tag: "pictures" });
    await page.goto("/dashboard/wishlist");
    await page.getByRole("button", { name: "Paste several links at once" }).click();
    const dialog = page.getByRole("dialog", { name: "Several gifts for Emma" });
    const links = ["Kite - /kite", "Slow kite - /slow-kite", "Skates - /denied", "Drum"];
    await dialog
      .getByLabel("Links or names")
      .fill(links.join("\n").replaceAll("- /", `- ${SHOP_ORIGIN}/`));
    await dialog.getByRole("button", { name: "Review" }).click();
    await dialog.getByRole("button", { name: "Save 4 drafts" }).click();
    await expect(dialog).toBeHidden();
    const list = page.getByRole("region", { name: "Wishlist" });
    await expect(list.getByText(/^Getting pictures: \d of 3$/)).toBeVisible();
    await expect(list.getByText("Getting pictures: 2 of 3")).toBeVisible();
    await expect(list.getByText(/^Getting pictures/)).toBeHidden();
    await list.getByText("Drafts (4)").click();
    await expect(list.locator('img[src^="/media/"]')).toHaveCount(2);
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-MX" });

  test("reads two files of Excel and their prices (rule: import, wishes)", async ({
    page,
    newVisitor,
  }) => {
    const plan = {
      type: "529",
      label: "College",
      url: "https://plan.example/1",
      contributionCode: "EMM-4R7",
    };
    const { hub } = await createFamily(page, [{ firstName: "Emma", links: [plan] }], {
      tag: "excel",
    });
    await page.goto("/dashboard/wishlist");
    const dialog = page.getByRole("dialog", { name: "Varios regalos para Emma" });
    const files = [
      {
        name: "Cañón",
        price: "kr 1 200",
        // Excel writes "Unicode text" in this format.
        buffer: Buffer.from(
          "\uFEFFTítulo\tPrecio\tEnlace\nCañón\tkr 1 200\ttoys.example/1\n",
          "utf16le",
        ),
      },
      {
        name: "Piñata",
        price: "1.200,50 €",
        // "€" is the byte 0x80 of Windows-1252.
        buffer: Buffer.from(
          "Título;Precio;Enlace\nPiñata;1.200,50 \x80;toys.example/2\n",
          "latin1",
        ),
      },
    ];
    for (const { name, price, buffer } of files) {
      await page.getByRole("button", { name: "Pegar varios enlaces a la vez" }).click();
      const file = { name: "lista.csv", mimeType: "text/csv", buffer };
      await dialog.getByLabel("Elegir un archivo CSV").setInputFiles(file);
      await expect(dialog.getByLabel("Nombre 1")).toHaveValue(name);
      await expect(dialog.getByLabel("Precio 1")).toHaveValue(price);
      await dialog.getByRole("button", { name: "Guardar 1 borrador" }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole("button", { name: "Poner todos en la lista" }).click();
    await expect(page.getByText("2 deseos ya están en la lista")).toBeVisible();

    for (const { name } of files) {
      const visitor = await newVisitor({ locale: "en-US" });
      await visitor.goto(hub);
      await openPurchaseDialog(visitor, name);
      await visitor.getByLabel("Your name").fill("Rosa");
      await visitor.getByRole("button", { name: "I bought this gift" }).click();
      const nudge = visitor.getByRole("dialog", { name: "Help Now & For The Future" });
      for (const amount of ["$240", "$360", "$600"]) {
        await expect(nudge.getByText(amount, { exact: true }).first()).toBeVisible();
      }
    }
  });
});

test("returns to the shared shop page after login, also with a long URL (rule: add-from-anywhere)", async ({
  page,
  newVisitor,
}) => {
  const { email } = await createFamily(page, ["Emma"], { tag: "kept" });
  for (const more of ["", "k".repeat(1_900)]) {
    const visitor = await newVisitor();
    const url = `${SHOP_ORIGIN}/denied?more=${more}`;
    await visitor.goto(`/add?title=Skates&url=${encodeURIComponent(url)}`);
    const logIn = visitor.getByRole("link", { name: "Log In" }).last();
    await expect(logIn).toBeVisible();
    const back = new URL((await logIn.getAttribute("href")) ?? "", visitor.url());
    await startSession(visitor, email, "Ana Rivera");
    await visitor.goto(back.searchParams.get("returnTo") ?? "");
    await expect(visitor.getByRole("textbox", { name: "Name" })).toHaveValue("Skates");
    await expect(visitor.getByLabel("Web address")).toHaveValue(url);
  }
});

test("opens the add page for a shop's page with a copyable bookmarklet (rule: add-from-anywhere)", async ({
  page,
  context,
}) => {
  const { kidIds } = await createFamily(page, ["Emma"], { tag: "bookmark" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/settings#any-shop");
  const bookmark = page.getByRole("link", { name: "Add to Giftling" });
  const code = (await bookmark.getAttribute("href")) ?? "";
  expect(code).toMatch(/^javascript:/);
  await bookmark.click();
  await expect(page.getByText("Then press it on a shop's page.")).toBeVisible();
  await page.getByRole("button", { name: "Copy the bookmark's address" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const added = await pressBookmark(context, code, "/kite");
  await expect(added.getByRole("textbox", { name: "Name" })).toHaveValue("Box Kite");
  await expect(added.getByLabel("Web address")).toHaveValue(`${SHOP_ORIGIN}/kite`);

  // Adds links until the plan's limit is reached.
  for (let count = 0; count < 4; count += 1) {
    const link = { service: "target", label: "List", url: "https://target.com/list" };
    await postToApi(page, `/api/kids/${kidIds[0]}/registry-links`, link);
  }
  await added.getByLabel("It's an activity").check({ force: true });
  await added.getByRole("button", { name: "Add", exact: true }).click();
  await expect(added.getByRole("alert")).toContainText("Premium");
});

test("fills in a gift from a shop that blocks our server (rule: add-from-anywhere)", async ({
  page,
  context,
}) => {
  await createFamily(page, ["Emma"], { tag: "blocked" });
  await page.goto("/settings#any-shop");
  const bookmark = page.getByRole("link", { name: "Add to Giftling" });
  const code = (await bookmark.getAttribute("href")) ?? "";
  const added = await pressBookmark(context, code, "/blocked");
  const name = added.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue("Marble Run & Tower");
  await expect(added.getByRole("textbox", { name: /^Price/ })).toHaveValue("€1,049.90");
  await expect(added.getByLabel("Web address")).toHaveValue(`${SHOP_ORIGIN}/blocked`);
  await expect(added.locator('img[src^="/media/"]').first()).toBeVisible();
  await expect(added.getByText(UNREAD)).toBeHidden();
  await expectAccessibleState(added);
  await added.getByRole("button", { name: "Add", exact: true }).click();
  await expect(added.getByRole("heading", { name: "Added to Emma's list" })).toBeFocused();
});

test("shows hostile data of a shop's page as plain text (rule: add-from-anywhere)", async ({
  page,
  context,
  newVisitor,
}) => {
  const { email } = await createFamily(page, ["Emma"], { tag: "hostile" });
  await page.goto("/settings#any-shop");
  const bookmark = page.getByRole("link", { name: "Add to Giftling" });
  const code = (await bookmark.getAttribute("href")) ?? "";
  const added = await pressBookmark(context, code, "/hostile");
  const alerts: string[] = [];
  added.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const name = added.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue(
    /^<img src=x onerror=alert\(1\)> Kite&url=javascript:alert\(2\) .*…$/,
  );
  expect((await name.inputValue()).length).toBeLessThanOrEqual(120);
  await expect(added.getByRole("textbox", { name: /^Price/ })).toHaveValue("");
  await expect(added.getByLabel("Web address")).toHaveValue(`${SHOP_ORIGIN}/hostile`);
  await added.getByRole("button", { name: "Save as draft" }).click();
  await expect(added.getByRole("heading", { name: "Saved as a draft for Emma" })).toBeVisible();
  await expect(added.locator('img[src^="/media/"]')).toHaveCount(0);
  expect(alerts).toEqual([]);

  // A signed-out browser stores the shared data until the parent has signed in.
  const visitor = await newVisitor();
  const shown = await pressBookmark(visitor.context(), code, "/blocked");
  const logIn = shown.getByRole("link", { name: "Log In" }).last();
  const back = new URL((await logIn.getAttribute("href")) ?? "", shown.url());
  expect(back.searchParams.get("returnTo")).toBe("/add");
  await startSession(shown, email, "Ana Rivera");
  await shown.goto("/add");
  await expect(shown.getByRole("textbox", { name: "Name" })).toHaveValue("Marble Run & Tower");
});

test("registers as a share target when installed (rule: add-from-anywhere)", async ({ page }) => {
  await createFamily(page, ["Emma"], { tag: "manifest" });
  await page.goto("/add");
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveCount(1);
  const manifest = await (await page.request.get("/manifest.webmanifest")).json();
  const params = { title: "title", text: "text", url: "url" };
  expect(manifest.share_target).toEqual({ action: "/add", method: "GET", params });
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).status(), src).toBe(200);
  }
});
