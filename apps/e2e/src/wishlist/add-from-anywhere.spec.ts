import { createFamily, postToApi, startSession } from "../support/families.ts";
import { expectAccessibleState } from "../support/page-checks.ts";
import { SHOP_ORIGIN } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

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

  // The request contains only a name, which is enough for a draft.
  await page.goto("/add?title=A+red+drum");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("A red drum");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Please enter a web address")).toBeVisible();
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
  await dialog.getByRole("button", { name: "Look through them" }).click();
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

  const shop = await context.newPage();
  await shop.goto(`${SHOP_ORIGIN}/kite`);
  const opened = context.waitForEvent("page");
  await shop.evaluate(code.replace(/^javascript:/, ""));
  const added = await opened;
  await expect(added.getByRole("textbox", { name: "Name" })).toHaveValue("Box Kite");
  await expect(added.getByLabel("Web address")).toHaveValue(`${SHOP_ORIGIN}/kite`);

  // Creates links up to the plan's limit.
  for (let count = 0; count < 4; count += 1) {
    const link = { service: "target", label: "List", url: "https://target.com/list" };
    await postToApi(page, `/api/kids/${kidIds[0]}/registry-links`, link);
  }
  await added.getByLabel("It's an activity").check({ force: true });
  await added.getByRole("button", { name: "Add", exact: true }).click();
  await expect(added.getByRole("alert")).toContainText("Premium");
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
