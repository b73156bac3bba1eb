import { expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

// Tests of the demo on the landing page (rule: living-demo).

test("moves a sample gift on the landing page to the wall, and back to the list", {
  tag: "@phone",
}, async ({ page }) => {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/")) writes.push(request.url());
  });
  await page.goto("/");
  await expectHydrated(page);
  const demo = page.getByRole("region", { name: "Be Emma's aunt for a minute" });
  const [wishes, wall] = [demo.getByRole("list").first(), demo.getByRole("list").last()];
  const kit = demo.getByRole("button", { name: "I'll get this Bridge building kit" });
  const before = await wall.getByRole("listitem").allTextContents();
  expect(before).toHaveLength(4);

  await kit.click();
  const back = demo.getByRole("button", { name: "Put back on the list" });
  await expect(back).toBeFocused();
  await expect(kit).toHaveCount(0);
  await expect(wishes).toContainText("Purchased by you");
  await expect(wall.getByRole("listitem").first()).toContainText("You");
  await expect(wall.getByRole("listitem").first()).toContainText("Bridge building kit");
  await expect(demo.getByRole("status")).toHaveText("You are on the Wall of Support.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectNoHorizontalScroll(page);

  await back.click();
  await expect(kit).toBeFocused();
  await expect(demo.getByText("Purchased by you")).toHaveCount(0);
  expect(await wall.getByRole("listitem").allTextContents()).toEqual(before);
  expect(writes, "what was tried is sent nowhere").toEqual([]);

  await demo.getByRole("button", { name: "Chip in to Swimming lessons" }).click();
  await expect(page).toHaveURL(/\/hub\/demo$/);
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
});

test("shows the demo as a picture with a link to the full page, without scripts", {
  tag: "@phone",
}, async ({ newVisitor, baseURL }) => {
  const page = await newVisitor({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto("/");
  const demo = page.getByRole("region", { name: "Be Emma's aunt for a minute" });
  await expect(demo.getByRole("heading", { name: "Bridge building kit" })).toBeVisible();
  await expect(demo.getByText("$70 needed of $200")).toBeVisible();
  await expect(demo.getByText("Grandma Rose")).toBeVisible();
  await expect(demo.getByText("Tap “I'll get this”"), "what nobody can do").toBeHidden();
  await expect(page.locator("button:visible"), "buttons that could do nothing").toHaveCount(0);
  await expectNoHorizontalScroll(page);
  const links = demo.getByRole("link");
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute("href", "/hub/demo");
  await links.click();
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
});
