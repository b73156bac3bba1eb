import type { Locator, Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import { TEST_PICTURE } from "../support/picture.ts";
import { SHOP_ORIGIN } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

/** Counter of a parent's taps on a phone. `count` includes presses of the Enter key on the on-screen keyboard. */
class Thumb {
  count = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.tap();
  }
  /** Types into the focused field. Letters do not count as taps. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await field.fill(text);
  }
  async enter(): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press("Enter");
  }
  /** Opens a section of the dashboard from the bar at the bottom. */
  async open(place: string): Promise<void> {
    await this.tap(bottomBar(this.#page).getByRole("link", { name: place }));
  }
  /** Opens a form from the Add menu. */
  async add(what: string): Promise<Locator> {
    await this.tap(bottomBar(this.#page).getByRole("button", { name: "Add", exact: true }));
    await this.tap(this.#page.getByRole("menuitem", { name: what, exact: true }));
    return this.#page.getByRole("dialog");
  }
}

const bottomBar = (page: Page) =>
  page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
const wishlist = (page: Page) => page.getByRole("region", { name: "Wishlist" });

const WISHES = ["Kite", "Train", "Drum"].map((name) => ({ name, url: "https://toys.example/toy" }));
const VENMO = { type: "venmo", label: "Venmo", url: "https://venmo.com/ana" };

/** Creates a family with three wishes and opens the dashboard's Today page. */
async function openToday(page: Page): Promise<{ thumb: Thumb; kidId: string }> {
  const kid = { firstName: "Emma", wishes: WISHES, links: [VENMO] };
  const { kidIds } = await createFamily(page, [kid], { tag: "taps" });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Emma", level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return { thumb: new Thumb(page), kidId: kidIds[0] ?? "" };
}

/** Buys the first wish as a named giver. */
async function giveKite(page: Page, giver: Page): Promise<void> {
  const [kid] = await (await page.request.get("/api/kids")).json();
  const wishes = await (await page.request.get(`/api/kids/${kid.id}/wishlist`)).json();
  await postToApi(giver, `/api/wishlist/${wishes[0].id}/purchase`, { purchasedBy: "Grandma Rosa" });
  await page.reload();
  await page.waitForLoadState("networkidle");
}

test.describe("counts the taps of a parent on a phone", { tag: ["@phone", "@deep"] }, () => {
  test("adds a wish by its link with 3", async ({ page }) => {
    const { thumb } = await openToday(page);
    const dialog = await thumb.add("A gift or an activity");
    await thumb.type(dialog.getByLabel("Name"), `${SHOP_ORIGIN}/kite`);
    await thumb.enter();
    await expect(dialog.getByRole("status").filter({ hasText: "Box Kite" })).toBeVisible();
    expect(thumb.count).toBe(3);
  });

  test("adds a wish by its name with 3", async ({ page }) => {
    const { thumb } = await openToday(page);
    const dialog = await thumb.add("A gift or an activity");
    await thumb.type(dialog.getByLabel("Name"), "Any puzzle");
    await thumb.enter();
    await expect(dialog.getByRole("status").filter({ hasText: "“Any puzzle” is" })).toBeVisible();
    expect(thumb.count).toBe(3);
  });

  test("imports five wishes and puts them on the list with 6", async ({ page }) => {
    const { thumb } = await openToday(page);
    await thumb.open("Wishlist");
    await thumb.tap(page.getByRole("button", { name: "Paste several links at once" }));
    const dialog = page.getByRole("dialog");
    const lines = ["Bike", "Ball", "Boat", "Blocks", "Bells"].map((name) => `${name} idea`);
    await thumb.type(dialog.getByLabel("Links or names"), lines.join("\n"));
    await thumb.tap(dialog.getByRole("button", { name: "Review" }));
    await thumb.tap(dialog.getByRole("button", { name: "Save 5 drafts" }));
    await thumb.tap(wishlist(page).getByText("Drafts (5)"));
    await thumb.tap(page.getByRole("button", { name: "Put all on the list" }));
    await expect(wishlist(page).getByText("Bells idea")).toBeVisible();
    await expect(wishlist(page).getByText(/^Drafts/)).toHaveCount(0);
    expect(thumb.count).toBe(6);
  });

  test("moves a wish to the top with 3", async ({ page }) => {
    const { thumb } = await openToday(page);
    await thumb.open("Wishlist");
    await thumb.tap(wishlist(page).getByRole("button", { name: "Options: Drum" }));
    await thumb.tap(page.getByRole("menuitem", { name: "Move to the top" }));
    await expect(wishlist(page).getByRole("listitem").first()).toContainText("Drum");
    expect(thumb.count).toBe(3);
  });

  test("puts a link among the Top 3 with 2", async ({ page }) => {
    const { thumb } = await openToday(page);
    await thumb.tap(page.getByRole("button", { name: "Options: Venmo" }));
    await thumb.tap(page.getByRole("menuitem", { name: "Put on top" }));
    await expect(page.getByRole("region", { name: "Top 3 Priorities" })).toContainText("Venmo");
    expect(thumb.count).toBe(2);
  });

  test("marks a gift as arrived with 3", async ({ page, newVisitor }) => {
    const { thumb } = await openToday(page);
    await giveKite(page, await newVisitor());
    await thumb.open("Wishlist");
    await thumb.tap(wishlist(page).getByText("Bought (1)"));
    await thumb.tap(page.getByRole("button", { name: "It arrived: Kite" }));
    await expect(wishlist(page).getByText("Arrived today").first()).toBeVisible();
    expect(thumb.count).toBe(3);
  });

  test("thanks a giver with 2", async ({ page, newVisitor }) => {
    const { thumb } = await openToday(page);
    await giveKite(page, await newVisitor());
    await thumb.tap(page.getByRole("button", { name: /^Write a thank-you: Grandma Rosa/ }));
    const dialog = page.getByRole("dialog");
    await thumb.type(dialog.getByLabel("Your message"), "Dear Grandma, thank you.");
    await thumb.tap(dialog.getByRole("button", { name: "Make a private link" }));
    await expect(page.getByRole("dialog", { name: "Your thank-you is ready" })).toBeVisible();
    expect(thumb.count).toBe(2);
  });

  test("posts news with a photo with 5", async ({ page }) => {
    const { thumb } = await openToday(page);
    const dialog = await thumb.add("An update");
    await thumb.type(dialog.getByLabel("Title"), "Emma lost a tooth");
    await thumb.tap(dialog.getByLabel("Message"));
    await thumb.type(dialog.getByLabel("Message"), "It came out at breakfast.");
    const chooser = page.waitForEvent("filechooser");
    await thumb.tap(dialog.getByRole("button", { name: "Choose a picture" }));
    await (await chooser).setFiles({
      name: "tooth.png",
      mimeType: "image/png",
      buffer: TEST_PICTURE,
    });
    await expect(dialog.locator("img")).toBeVisible();
    await thumb.tap(dialog.getByRole("button", { name: "Post the update" }));
    await expect(dialog).toBeHidden();
    expect(thumb.count).toBe(5);
  });

  test("adds a 529 link with 4", async ({ page }) => {
    const { thumb } = await openToday(page);
    const dialog = await thumb.add("A payment link");
    await thumb.type(dialog.getByLabel("Label"), "College");
    await thumb.tap(dialog.getByLabel("Web address"));
    await thumb.type(dialog.getByLabel("Web address"), "https://plan.example/emma");
    await thumb.tap(dialog.getByRole("button", { name: "Add the link" }));
    await expect(dialog).toBeHidden();
    expect(thumb.count).toBe(4);
  });

  test("finds a wish with 2", async ({ page }) => {
    const { thumb } = await openToday(page);
    await thumb.tap(page.getByRole("button", { name: "Search" }));
    await thumb.type(page.getByRole("combobox"), "drum");
    await thumb.enter();
    await expect(page.getByRole("dialog", { name: "Drum" })).toBeVisible();
    expect(thumb.count).toBe(2);
  });

  test("shares the page with 1", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async ({ url }: ShareData = {}) => {
        document.documentElement.dataset.shared = url;
      };
    });
    const { thumb } = await openToday(page);
    await thumb.tap(page.getByRole("button", { name: "Share", exact: true }).first());
    await expect(page.locator("html[data-shared*='/hub/']")).toBeAttached();
    expect(thumb.count).toBe(1);
  });
});
