import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { expect, mockExternalSites, test } from "../support/test.ts";

test.use({ isLive: true });

const URL = "https://toys.example/toy";
const WISHES = [
  { name: "Kite", url: URL },
  { name: "Train", url: URL },
  { name: "Swimming lessons", isActivity: true, fundingGoal: 200 },
];

const wishlist = (page: Page) => page.getByRole("region", { name: "Wishlist" });
const wall = (page: Page) => page.getByRole("region", { name: "Wall of Support" });

/** Opens a page and waits for its event stream. */
async function openLivePage(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse(/\/events\?/);
  await page.goto(path);
  await connected;
}

/** Creates a family with one kid and three wishes. Returns the hub's path and the IDs of the kid and each wish. */
async function createLiveFamily(page: Page) {
  const { hub, kidIds } = await createFamily(page, [{ firstName: "Emma", wishes: WISHES }], {
    tag: "live",
  });
  const [kidId = ""] = kidIds;
  const listed: { id: string; name: string }[] = await (
    await page.request.get(`/api/kids/${kidId}/wishlist`)
  ).json();
  const [kite = "", train = "", lessons = ""] = WISHES.map(
    ({ name }) => listed.find((wish) => wish.name === name)?.id,
  );
  return { hub, kidId, kite, train, lessons };
}

test("shows other visitors' gifts and the parent's updates on an open hub and on the dashboard", async ({
  page,
  newVisitor,
}) => {
  const { hub, kidId, train, lessons } = await createLiveFamily(page);
  const [giver, reader] = [await newVisitor(), await newVisitor()];
  await mockExternalSites(giver);
  await openLivePage(reader, hub);
  await openLivePage(page, "/dashboard");

  await test.step("a purchase", async () => {
    await giver.goto(hub);
    await openPurchaseDialog(giver, "Kite");
    const dialog = giver.getByRole("dialog");
    await dialog.getByLabel("Your name").fill("Aunt May");
    await dialog.getByRole("button", { name: "I bought this" }).click();
    await expect(wall(reader).getByText("Aunt May")).toBeVisible();
    await expect(wishlist(reader).getByRole("heading", { name: "Kite" })).toHaveCount(0);
    await expect(page.getByText("Aunt May").first()).toBeVisible();
  });

  await test.step("a hold", async () => {
    await postToApi(giver, `/api/wishlist/${train}/reserve`, { reservedBy: "Uncle Ben" });
    await expect(wishlist(reader).getByText("Someone is getting this")).toBeVisible();
  });

  await test.step("a contribution", async () => {
    await postToApi(giver, `/api/kids/${kidId}/contributions`, {
      contributorName: "Grandpa Joe",
      amount: 50,
      type: "other",
      wishlistItemId: lessons,
    });
    await expect(wall(reader).getByText("Grandpa Joe")).toBeVisible();
    await expect(page.getByText("Grandpa Joe").first()).toBeVisible();
  });

  await test.step("an update", async () => {
    await postToApi(page, `/api/kids/${kidId}/updates`, { title: "Lost a tooth", content: "Yes." });
    await expect(reader.getByText("Lost a tooth")).toBeVisible();
  });

  await test.step("the end of the hub", async () => {
    await postToApi(page, "/api/users/sharing", { isPublished: false });
    await expect(reader.getByText("Lost a tooth")).toBeHidden();
  });
});

test("delays a change while a form is open or a field has the focus", async ({
  page,
  newVisitor,
}) => {
  const { hub, kite, train } = await createLiveFamily(page);
  const [reader, witness] = [await newVisitor(), await newVisitor()];
  await openLivePage(reader, hub);
  await openLivePage(witness, hub);
  const kiteOn = (visitor: Page) => wishlist(visitor).getByRole("heading", { name: "Kite" });

  await openPurchaseDialog(reader, "Train");
  const dialog = reader.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Grandma R");
  await postToApi(witness, `/api/wishlist/${kite}/purchase`, { purchasedBy: "Aunt May" });
  await expect(kiteOn(witness)).toHaveCount(0);
  await postToApi(witness, `/api/wishlist/${train}/purchase`, { purchasedBy: "Uncle Ben" });
  await expect(wall(witness).getByText("Uncle Ben")).toBeVisible();
  await expect(dialog.getByLabel("Your name")).toHaveValue("Grandma R");
  expect(await kiteOn(reader).count()).toBe(1);

  await reader.keyboard.press("Escape");
  await expect(kiteOn(reader)).toHaveCount(0);
  await expect(wall(reader).getByText("Uncle Ben")).toBeVisible();
});

test("closes the stream while the tab is hidden, and reads the changes afterwards", async ({
  page,
  newVisitor,
}) => {
  const { hub, kite } = await createLiveFamily(page);
  const reader = await newVisitor();
  await openLivePage(reader, hub);
  const setHidden = (isHidden: boolean) =>
    reader.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  const closed = reader.waitForEvent("requestfailed", (request) => /events/.test(request.url()));
  await setHidden(true);
  await closed;
  await postToApi(reader, `/api/wishlist/${kite}/purchase`, { purchasedBy: "Aunt May" });
  await setHidden(false);
  await expect(wall(reader).getByText("Aunt May")).toBeVisible();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("animates the removal of a purchased wish", async ({ page, newVisitor }) => {
    const { hub, kite } = await createLiveFamily(page);
    const reader = await newVisitor();
    await openLivePage(reader, hub);
    await reader.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) {
        this.setAttribute("data-animated", "");
        return animate.apply(this, args);
      };
    });
    const folding = reader.waitForFunction(() =>
      document.querySelector("li[inert][data-animated]"),
    );
    await postToApi(reader, `/api/wishlist/${kite}/purchase`, { purchasedBy: "Aunt May" });
    await folding;
    await expect(wall(reader).locator("li[data-animated]")).toHaveText(/Aunt May/);
    await expect(wishlist(reader).locator("li")).toHaveCount(WISHES.length - 1);
  });
});
