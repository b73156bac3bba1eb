import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, newFamily, post, test } from "./test.ts";

const PALETTES = ["evergreen", "coral", "ocean", "lavender", "sunshine", "midnight"] as const;
const COVERS = ["plain", "dots", "rings", "ribbon"] as const;
/** Colours that nobody could read as they are. */
const NASTY = [
  { palette: "sunshine", accent: "#ffff00", cover: "dots" },
  { palette: "midnight", accent: "#05050f", cover: "ribbon" },
] as const;

/** Chooses the look of the signed-in parent's hub. */
async function setLook(page: Page, look: object): Promise<void> {
  const answer = await page.request.patch("/api/users/theme", { data: look });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A family with a hub that has every kind of block. A sign-up from a hub has Premium for 30 days (D3). */
async function family(page: Page, login?: string): Promise<string> {
  const url = "https://www.example.com/gift";
  const fund = { type: "529", label: "529 Education Savings", url, contributionCode: "EMM-4R7" };
  const swimming = { name: "Swimming", isActivity: true, fundingGoal: 100, fundingReceived: 40 };
  const kid = {
    firstName: "Emma",
    bio: "Likes frogs.",
    links: [
      { ...fund, isPrimary: true, isPriority: true, priorityOrder: 1 },
      { type: "venmo", label: "Venmo", url },
    ],
    wishes: [
      ...["Bridge kit", "Frog guide", "Paint", "Ball"].map((name) => ({ name, url })),
      swimming,
    ],
  };
  const { familyUrl, kidIds } = await newFamily(page, [kid], { tag: "looks", login });
  const path = (rest: string) => `/api/kids/${kidIds[0]}/${rest}`;
  await post(page, path("updates"), { title: "She rides", content: "Two meters, then six." });
  const gift = { contributorName: "Aunt May", givenOn: "2026-03-14", amount: 25, type: "529" };
  await post(page, path("contributions/record"), gift);
  return familyUrl;
}

test("a hub reads well in each palette, and in the worst own colour", async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(300_000);
  const familyUrl = await family(page, "/api/login?from=hub");
  const relative = await newVisitor({ colorScheme: "dark" });
  const looks = PALETTES.map((palette, index) => ({
    palette,
    accent: null,
    cover: COVERS[index % COVERS.length],
  }));
  for (const look of [...looks, ...NASTY]) {
    await test.step(`${look.palette} ${look.accent ?? ""} ${look.cover}`, async () => {
      await setLook(page, look);
      await relative.goto(`/hub/${familyUrl}`);
      const isDark = look.palette === "midnight";
      const root = relative.locator("html");
      await expect(root).toHaveAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
      await expectAccessible(relative);
      await expectNoSidewaysScroll(relative);
      await relative.getByRole("button", { name: /I bought this Bridge kit/ }).click();
      await expect(relative.getByRole("dialog")).toBeVisible();
      await expectAccessible(relative);
    });
  }
});

test("the look arrives with the page, before any script", async ({ page, newVisitor }) => {
  const familyUrl = await family(page, "/api/login?from=hub");
  await setLook(page, { palette: "midnight", cover: "rings" });
  const relative = await newVisitor({ javaScriptEnabled: false, colorScheme: "light" });
  await relative.goto(`/hub/${familyUrl}`);
  await expect(relative.locator("body")).toHaveCSS("background-color", "rgb(20, 23, 42)");
  const bar = relative.locator('meta[name="theme-color"]').first();
  await expect(bar).toHaveAttribute("content", "#14172a");
  await expect(relative.getByText("Made with Giftling")).toHaveCount(0);
});

test("a parent chooses the look: tried without Premium, saved with it", async ({
  page,
  newVisitor,
}) => {
  const look = (visitor: Page) => visitor.getByRole("region", { name: "Your hub's look" });

  await test.step("a free family gets Coral, and may try the rest", async () => {
    const familyUrl = await family(page);
    await page.goto("/settings");
    const saved = page.waitForResponse((answer) => answer.url().includes("updateTheme"));
    await look(page).getByRole("radio", { name: "Coral" }).check();
    await saved;
    await expect(look(page).getByRole("link", { name: "See Premium" })).toHaveCount(0);
    await look(page).getByRole("radio", { name: "Coral" }).press("ArrowRight");
    await expect(look(page).getByRole("radio", { name: /Ocean/ })).toBeChecked();
    const upgrade = look(page).getByRole("link", { name: "See Premium" });
    await expect(upgrade).toHaveAttribute("href", "/subscription");
    await expectAccessible(page);
    await page.reload();
    await expect(look(page).getByRole("radio", { name: "Coral" })).toBeChecked();
    await page.goto(`/hub/${familyUrl}`);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(253, 245, 240)");
  });

  await test.step("with Premium everything is saved, an own colour too", async () => {
    const parent = await newVisitor({ colorScheme: "dark" });
    const familyUrl = await family(parent, "/api/login?from=hub");
    await parent.goto("/settings");
    await look(parent).getByRole("radio", { name: "Ocean" }).check();
    await look(parent).getByRole("radio", { name: "Growth rings" }).check();
    const saved = parent.waitForResponse(
      (answer) => answer.request().postData()?.includes("#ffe600") === true,
    );
    await look(parent).getByLabel("Own color").fill("#ffe600");
    await expect(look(parent).getByText(/get a deeper shade of your colour/)).toBeVisible();
    await saved;
    await expectAccessible(parent);
    await expectNoSidewaysScroll(parent);
    await parent.goto(`/hub/${familyUrl}`);
    await expect(parent.locator("body")).toHaveCSS("background-color", "rgb(242, 248, 247)");
  });

  await test.step("a choice that can't be saved is put back, and says so", async () => {
    await page.goto("/settings");
    await expect(look(page).getByRole("radio", { name: "Coral" })).toBeChecked();
    await page.route("**/account.updateTheme**", (route) => route.abort());
    await look(page).getByRole("radio", { name: "Evergreen" }).check();
    await expect(page.getByText(/Failed to save the look|reach/)).toBeVisible();
    await expect(look(page).getByRole("radio", { name: "Coral" })).toBeChecked();
  });
});
