import type { BrowserContext, Page } from "@playwright/test";
import {
  createFamily,
  expireSession,
  postToApi,
  signInAgain,
  startSession,
} from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
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
  await expectAccessibleAndResponsive(page);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Added to Noah's list" })).toBeFocused();
  await expectAccessibleAndResponsive(page);
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

test("returns to the shared shop page after login, also with a long URL (rule: add-from-anywhere)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
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

test("restores the typed values after the session expires (rule: add-from-anywhere)", {
  tag: "@deep",
}, async ({ page }) => {
  const { email } = await createFamily(page, ["Emma"], { tag: "expired" });
  const name = page.getByRole("textbox", { name: "Name" });
  const price = page.getByRole("textbox", { name: /^Price/ });
  const note = page.getByLabel("Note");
  const add = page.getByRole("button", { name: "Add", exact: true });
  const fields = { url: `${SHOP_ORIGIN}/denied`, title: "Skates" };
  const query = new URLSearchParams(fields);
  const sources = {
    query: `/add?${query}`,
    "long query": `/add?${query}${"k".repeat(1_900)}`,
    "bookmarklet's fragment": `/add#${new URLSearchParams({ ...fields, name: "Skates" })}`,
  };
  for (const [source, path] of Object.entries(sources)) {
    await test.step(`shared with a ${source}`, async () => {
      await page.goto("about:blank");
      await page.goto(path);
      await expect(name).toHaveValue(/^Skates/);
      const url = await page.getByLabel("Web address").inputValue();
      await name.fill("Roller skates");
      await price.fill("$45");
      await page.getByRole("button", { name: "More" }).click();
      await note.fill("Size 32, please");
      await expireSession(page);
      await add.click();
      await signInAgain(page, page.getByRole("alert"), email);
      await expect(name).toHaveValue("Roller skates");
      await expect(price).toHaveValue("$45");
      await expect(note).toHaveValue("Size 32, please");
      await expect(page.getByLabel("Web address")).toHaveValue(url);
      await add.click();
      await expect(page.getByRole("heading", { name: "Added to Emma's list" })).toBeFocused();
    });
  }

  await test.step("starts empty after the wish was added", async () => {
    await page.reload();
    await expect(name).toHaveValue("");
    await page.goto(sources.query);
    await expect(name).toHaveValue("Skates");
    await expect(price).toHaveValue("");
  });

  await test.step("restores another wish of the same page", async () => {
    await add.click();
    await page.getByRole("button", { name: "Add another" }).click();
    await name.fill("Helmet");
    await expireSession(page);
    await add.click();
    await signInAgain(page, page.getByRole("alert"), email);
    await expect(name).toHaveValue("Helmet");
  });
});

test("opens the add page for a shop's page with a copyable bookmarklet (rule: add-from-anywhere)", {
  tag: "@deep",
}, async ({ page, context }) => {
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

test("fills in a gift from a shop that blocks our server (rule: add-from-anywhere)", {
  tag: "@deep",
}, async ({ page, context }) => {
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
  await expectAccessibleAndResponsive(added);
  await added.getByRole("button", { name: "Add", exact: true }).click();
  await expect(added.getByRole("heading", { name: "Added to Emma's list" })).toBeFocused();
});

test("shows hostile data of a shop's page as plain text (rule: add-from-anywhere)", {
  tag: "@deep",
}, async ({ page, context, newVisitor }) => {
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
