import { filterPages } from "@giftling/domain";
import { createFamily } from "../support/families.ts";
import { expect } from "../support/test.ts";
import type { Scenario } from "./scenario.ts";

/** Paths of the prerendered pages, with a name for each path. */
const BUILT = filterPages(({ html }) => html === "build")
  .filter((path) => path !== "/$")
  .map((path) => [path, path.slice(1) || "landing"] as const);

const PAGES = [
  ...BUILT,
  ["/signup", "signup"],
  ["/signup?trial=true", "signup-trial"],
  ["/sign-in-failed", "sign-in-failed"],
  ["/sign-in-failed?reason=cancelled", "sign-in-canceled"],
  ["/no-such-page", "not-found"],
  ["/dashboard", "private-signed-out"],
  ["/hub/nobody-lives-here", "hub-not-found"],
  ["/thank-you/no-such-card", "thank-you-not-found"],
  ["/confirm/no-such-link", "confirm-not-found"],
  ["/unsubscribe/no-such-link", "unsubscribe-not-found"],
] as const;

const pages: Scenario = {
  name: "public pages",
  run: async ({ page, show }) => {
    for (const [path, name] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await show(page, name);
    }
    await page.goto("/");
    for (const answer of await page.locator("summary:not([inert] *)").all()) await answer.click();
    await show(page, "landing-answers-open");
    await page.getByRole("button", { name: "I'll get this Bridge building kit" }).click();
    await expect(page.getByText("Purchased by you")).toBeVisible();
    await show(page, "landing-gift-tried");
  },
};

const drawer: Scenario = {
  name: "the drawer of a phone",
  run: async ({ newVisitor, show }) => {
    const phone = await newVisitor({ viewport: { width: 390, height: 844 } });
    await phone.goto("/");
    await phone.waitForLoadState("networkidle");
    const opener = phone.getByRole("button", { name: "Menu", exact: true });
    await opener.click();
    const menu = phone.getByRole("dialog");
    await expect(menu.getByRole("link", { name: "Pricing" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Log In" })).toBeVisible();
    await show(phone, "drawer-phone");
    await phone.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  },
};

const signedIn: Scenario = {
  name: "public pages of somebody signed in",
  run: async ({ page, show }) => {
    await createFamily(page, ["Emma"]);
    for (const path of ["/", "/pricing"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await show(page, path === "/" ? "landing-signed-in" : "pricing-signed-in");
    }
    await page.goto("/api/auth/logout");
    await show(page, "log-out");
  },
};

export const publicScenarios: readonly Scenario[] = [pages, drawer, signedIn];
