import type { Page } from "@playwright/test";
import { hidePageExcept, loadAxe } from "../support/axe.ts";
import {
  createUniqueEmailAddress,
  createUniqueFamilyUrl,
  startSession,
} from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import {
  expectAccessible,
  expectNoHorizontalScroll,
  expectNoHorizontalScrollAtAnyWidth,
  OPEN_DIALOG_SELECTOR,
  waitForTransitions,
} from "../support/page-checks.ts";
import { delayApiCall, disableShareAndClipboard, expect, test } from "../support/test.ts";

const PALETTES = ["evergreen", "coral", "ocean", "lavender", "sunshine", "midnight"] as const;
const COVERS = ["plain", "dots", "rings", "ribbon"] as const;
/** Custom colors whose contrast is insufficient until the theme adjusts them. */
const NASTY = [
  { palette: "sunshine", accent: "#ffff00" },
  { palette: "midnight", accent: "#05050f" },
] as const;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Sends a request to the REST API with the page's session. Returns the JSON of the response. */
async function send(page: Page, method: "POST" | "PATCH", path: string, data: object) {
  const answer = await page.request.fetch(path, { method, data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/**
 * Creates a family whose hub shows every kind of content. `login` is the path that starts the sign-in. The path of a
 * hub's sign-up link grants Premium for 30 days (rule: hub-grant).
 */
async function family(page: Page, login?: string): Promise<string> {
  const familyUrl = createUniqueFamilyUrl("looks");
  await startSession(page, createUniqueEmailAddress("looks"), "Ana Rivera", login);
  await send(page, "POST", "/api/users/family-url", { familyUrl });
  const { id } = await send(page, "POST", "/api/kids", { firstName: "Emma", bio: "Likes frogs." });
  const post = (path: string, data: object) => send(page, "POST", `/api/kids/${id}/${path}`, data);
  const url = "https://www.example.com/gift";
  const fund = { type: "529", label: "529 Education Savings", url, contributionCode: "EMM-4R7" };
  await post("payment-links", { ...fund, isPrimary: true, isPriority: true, priorityOrder: 1 });
  await post("payment-links", { type: "venmo", label: "Venmo", url });
  for (const name of ["Bridge kit", "Frog guide", "Paint", "Ball"])
    await post("wishlist", { name, url });
  await post("wishlist", {
    name: "Swimming",
    isActivity: true,
    fundingGoal: 100,
    fundingReceived: 40,
  });
  await post("registry-links", { service: "target", label: "Emma's list", url });
  await post("updates", { title: "She rides", content: "Two meters, then six." });
  const gift = { contributorName: "Aunt May", givenOn: "2026-03-14", amount: 25 };
  await post("contributions/record", { ...gift, type: "529" });
  return familyUrl;
}

/** CSS custom properties of a theme in one color scheme, as in the server's HTML. */
type Tokens = { name: string; css: string; scheme: string };

/** Selects a theme. Returns the theme's CSS custom properties from the hub's HTML, for each color scheme. */
async function chosen(
  parent: Page,
  familyUrl: string,
  look: { palette: string; accent: string | null },
): Promise<Tokens[]> {
  await send(parent, "PATCH", "/api/users/theme", look);
  const html = await (await parent.request.get(`/hub/${familyUrl}`)).text();
  const [, css = ""] = /<style>(:root:root:root\{[^<]+)<\/style>/.exec(html) ?? [];
  const [, scheme] = /data-mantine-color-scheme="(\w+)"/.exec(html) ?? [];
  expect(css).toContain("--giftling-band:");
  const name = `${look.palette} ${look.accent ?? ""}`;
  if (scheme !== undefined) return [{ name, css, scheme }];
  const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme:dark)");
  return [
    { name, css: light, scheme: "light" },
    { name: `${name} at night`, css: dark.slice(1, -1), scheme: "dark" },
  ];
}

/**
 * Asserts with axe that each theme has sufficient contrast. Applies each theme's CSS to the current page, because
 * themes differ only in their CSS custom properties and cover.
 */
async function expectReadable(page: Page, looks: readonly Tokens[], where: string): Promise<void> {
  await waitForTransitions(page);
  await loadAxe(page);
  const showRest = where === OPEN_DIALOG_SELECTOR ? await hidePageExcept(page, where) : null;
  const found = await page.evaluate(
    async ({ all, part }) => {
      const own = [...document.querySelectorAll("style")].find((style) =>
        style.textContent?.startsWith(":root:root:root"),
      );
      if (own === undefined) throw new Error("The page has no look");
      const problems: string[] = [];
      for (const { name, css, scheme } of all) {
        own.textContent = css;
        document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
        const { violations, passes } = await window.axe.run(part, {
          runOnly: ["color-contrast"],
          resultTypes: ["violations"],
        });
        if (passes.length === 0) problems.push(`${name}: nothing to read`);
        for (const { nodes } of violations) {
          problems.push(...nodes.map((node) => `${name}: ${node.target} ${node.failureSummary}`));
        }
      }
      return problems;
    },
    { all: looks, part: where },
  );
  await showRest?.();
  expect(found, "contrast").toEqual([]);
}

test("renders a hub and its dialogs legibly in each palette, and in the worst custom colors", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const familyUrl = await family(page, "/api/login?from=hub");
  const relative = await newVisitor({ colorScheme: "dark", reducedMotion: "reduce" });
  await disableShareAndClipboard(relative);
  for (const cover of COVERS) {
    await send(page, "PATCH", "/api/users/theme", { palette: "midnight", cover });
    await relative.goto(`/hub/${familyUrl}`);
    await expectNoHorizontalScrollAtAnyWidth(relative);
  }
  await expect(relative.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expectAccessible(relative);
  await relative.setViewportSize(PHONE);
  await expectAccessible(relative);
  await relative.setViewportSize(DESKTOP);
  await relative.waitForLoadState("networkidle");

  const looks: Tokens[] = [];
  for (const look of [...PALETTES.map((palette) => ({ palette, accent: null })), ...NASTY]) {
    looks.push(...(await chosen(page, familyUrl, look)));
  }
  const button = (name: string | RegExp) => relative.getByRole("button", { name });
  const inEachLook = (state: string, where: string) =>
    test.step(state, async () => {
      for (const viewport of [PHONE, DESKTOP]) {
        await relative.setViewportSize(viewport);
        await expectReadable(relative, looks, where);
      }
    });
  const dialog = async (opener: string | RegExp, state: string) => {
    await button(opener).click();
    await expect(relative.getByRole("dialog")).toBeVisible();
    await inEachLook(state, OPEN_DIALOG_SELECTOR);
    await relative.keyboard.press("Escape");
    await expect(relative.getByRole("dialog")).toBeHidden();
  };

  await inEachLook("the hub", "body");
  await dialog("Share", "the address to copy or scan");
  await dialog("Get updates", "the e-mail capture");
  await dialog("Other gift registries", "the registries");
  await dialog("Chip in to Swimming", "chipping in");
  await dialog("I'll get this Bridge kit", "a gift to hold");
  await openPurchaseDialog(relative, "Bridge kit");
  await expect(relative.getByRole("dialog")).toBeVisible();
  await button("I bought this gift").click();
  await inEachLook("a purchase without a name", OPEN_DIALOG_SELECTOR);
  await relative.getByLabel("Your name").fill("Aunt May");
  await button("I bought this gift").click();
  await expect(relative.getByRole("dialog", { name: "Help Now & For The Future" })).toBeVisible();
  await inEachLook("the 529 nudge", OPEN_DIALOG_SELECTOR);
  await button("No thanks").click();
  await expect(relative.getByRole("dialog", { name: "Get Updates?" })).toBeVisible();
  await inEachLook("the e-mail capture", OPEN_DIALOG_SELECTOR);
  await button("Skip").click();
  await expect(relative.getByRole("heading", { name: "Wall of Support" })).toBeFocused();
  await inEachLook("the hub after a gift", "body");
});

test("applies the theme in the page's HTML, before any script", async ({ page, newVisitor }) => {
  const familyUrl = await family(page, "/api/login?from=hub");
  await send(page, "PATCH", "/api/users/theme", { palette: "midnight", cover: "rings" });
  const relative = await newVisitor({ javaScriptEnabled: false, colorScheme: "light" });
  await relative.goto(`/hub/${familyUrl}`);
  await expect(relative.locator("body")).toHaveCSS("background-color", "rgb(20, 23, 42)");
  const bar = relative.locator('meta[name="theme-color"]').first();
  await expect(bar).toHaveAttribute("content", "#14172a");
  await expect(relative.getByText("Made with Giftling")).toHaveCount(0);
});

test("previews a theme without Premium, and saves it with Premium", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const look = (visitor: Page) => visitor.getByRole("region", { name: "Your page's look" });

  await test.step("saves Coral on Free, and previews Premium palettes", async () => {
    const familyUrl = await family(page);
    await page.goto("/settings/look");
    const saved = page.waitForResponse((answer) => answer.url().includes("updateTheme"));
    await look(page)
      .getByRole("radio", { name: /Coral\s*Free/ })
      .check();
    await saved;
    await expect(look(page).getByRole("link", { name: "See Premium" })).toHaveCount(0);
    await look(page).getByRole("radio", { name: "Coral" }).press("ArrowRight");
    await expect(look(page).getByRole("radio", { name: /Ocean\s*Premium/ })).toBeChecked();
    const upgrade = look(page).getByRole("link", { name: "See Premium" });
    await expect(upgrade).toHaveAttribute("href", "/subscription");
    await expectAccessible(page);
    await page.reload();
    await expect(look(page).getByRole("radio", { name: "Coral" })).toBeChecked();
    await page.goto(`/hub/${familyUrl}`);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(253, 245, 240)");
  });

  await test.step("saves all choices with Premium, including a custom color", async () => {
    const parent = await newVisitor({ colorScheme: "dark" });
    const familyUrl = await family(parent, "/api/login?from=hub");
    await parent.goto("/settings/look");
    await look(parent).getByRole("radio", { name: "Ocean" }).check();
    await look(parent).getByRole("radio", { name: "Growth rings" }).check();
    const saved = parent.waitForResponse(
      (answer) => answer.request().postData()?.includes("#ffe600") === true,
    );
    await look(parent).getByLabel("Own color").fill("#ffe600");
    await expect(look(parent).getByText(/get a deeper shade of your color/)).toBeVisible();
    await saved;
    const preview = look(parent).getByRole("region", { name: "Preview of your page" });
    await expect(preview.getByText("She rides")).not.toBeInViewport();
    for (const [part, shown] of [
      ["Updates", "She rides"],
      ["Wall", "Aunt May"],
    ] as const) {
      await preview.getByText(part, { exact: true }).click();
      await preview.evaluate((node) =>
        node.firstElementChild?.scrollIntoView({ block: "end", behavior: "instant" }),
      );
      await expect(preview.getByText(shown)).toBeInViewport();
    }
    // Scrolls the preview to its top. Otherwise axe would use content that is scrolled out of view as the background of
    // the tabs.
    await preview.getByText("Top", { exact: true }).click();
    await expect(preview.getByText("Aunt May")).not.toBeInViewport();
    await expectAccessible(parent);
    await expectNoHorizontalScroll(parent);
    await parent.goto(`/hub/${familyUrl}`);
    await expect(parent.locator("body")).toHaveCSS("background-color", "rgb(25, 22, 19)");
    await parent.emulateMedia({ colorScheme: "light" });
    await expect(parent.locator("body")).toHaveCSS("background-color", "rgb(242, 248, 247)");
  });

  await test.step("reverts a choice that fails to save, and reports the failure", async () => {
    await page.goto("/settings/look");
    await expect(look(page).getByRole("radio", { name: "Coral" })).toBeChecked();
    const save = await delayApiCall(page, "account.updateTheme");
    await look(page).getByRole("radio", { name: "Evergreen" }).check();
    save.abort();
    await expect(page.getByText(/Failed to save the look|reach/)).toBeVisible();
    await expect(look(page).getByRole("radio", { name: "Coral" })).toBeChecked();
  });
});
