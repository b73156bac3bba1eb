import type { Page } from "@playwright/test";
import { createFamily } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import {
  disableShareAndClipboard,
  expect,
  expectHydrated,
  mockExternalSites,
  test,
} from "../support/test.ts";

const EDUCATION = {
  type: "529",
  label: "529 Education Savings",
  url: "https://college.example/emma",
  contributionCode: "EMM-529",
  isPrimary: true,
};
const BLOCKS = { name: "Wooden blocks", url: "https://shop.example/blocks", price: "$40" };
const REGISTRY = { service: "target", label: "Target list", url: "https://target.example/emma" };

/** Clicks a link that opens another site in a new tab, and closes that tab. */
async function follow(page: Page, name: RegExp): Promise<void> {
  const tab = page.context().waitForEvent("page");
  await page.getByRole("link", { name }).first().click();
  await (await tab).close();
}

const getDialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const getWall = (page: Page) => page.getByRole("region", { name: "Wall of Support" });

test("shows the nudge and its code to an anonymous giver with a 529, and requests no e-mail", async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", links: [EDUCATION], registries: [REGISTRY], wishes: [BLOCKS] },
  ]);
  const visitor = await newVisitor({ permissions: ["clipboard-write", "clipboard-read"] });
  await mockExternalSites(visitor);
  await visitor.clock.install();
  await visitor.goto(hub);
  const nudge = getDialog(visitor, "Help Now & For The Future");

  await test.step("shows the nudge after following a registry link, until the nudge is declined", async () => {
    await visitor.getByRole("button", { name: "Other gift registries" }).click();
    await expect(getDialog(visitor, "Other gift registries")).toBeVisible();
    await follow(visitor, /^See the list at Target/);
    await expect(nudge).toBeVisible();
    await nudge.getByRole("button", { name: "No thanks" }).click();
    await expect(nudge).toBeHidden();
    await visitor.getByRole("button", { name: "Other gift registries" }).click();
    await follow(visitor, /^See the list at Target/);
    await visitor.clock.runFor(10_000);
    await expect(nudge).toBeHidden();
    await visitor.keyboard.press("Escape");
  });

  await test.step("links to the shop without parameters in the dialog, and requires no name", async () => {
    await follow(visitor, /^View in the shop/);
    // Simulates a return from a shop that replaced the hub in the same tab.
    await visitor.reload();
    const purchase = getDialog(visitor, "Did you buy this gift?");
    await expect(purchase.getByRole("link", { name: "Go to shop.example" })).toHaveAttribute(
      "href",
      BLOCKS.url,
    );
    await purchase.getByLabel("Give anonymously").check();
    await expect(purchase.getByLabel("Your name")).toBeDisabled();
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
  });

  await test.step("opens the nudge after a gift despite an earlier refusal, with its code and amount", async () => {
    await expect(nudge.getByText("$12", { exact: true })).toBeVisible();
    await nudge.getByRole("button", { name: "Copy" }).click();
    await expect(visitor.getByText("Code copied!")).toBeVisible();
    expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe("EMM-529");
    await expect(nudge.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(nudge.getByRole("button", { name: "Copy" })).toBeVisible();
    await nudge.getByRole("button", { name: "I contributed" }).click();
    const sent = nudge.getByRole("group", { name: "How much did you send?" });
    await expect(sent.getByRole("radio", { checked: true }), "nothing is chosen").toHaveCount(0);
    const tell = nudge.getByRole("button", { name: "Tell the family" });
    await tell.click();
    await expect(nudge.getByText("Enter an amount in dollars.")).toBeVisible();
    await expect(visitor.getByText("529 Investment", { exact: true })).toHaveCount(0);
    await sent.getByText("$12", { exact: true }).click();
    await tell.click();
    await expect(nudge).toBeHidden();
  });

  await test.step("requests no e-mail from an anonymous giver, and shows both gifts on the wall", async () => {
    const thanks = getDialog(visitor, "Thank you!");
    await expect(thanks.getByText("Your gift is on the wall.")).toBeVisible();
    await visitor.clock.runFor(10_000);
    await expect(visitor.getByLabel("Your e-mail")).toHaveCount(0);
    await thanks.getByRole("button", { name: "See the wall" }).click();
    await expect(visitor.getByRole("dialog")).toHaveCount(0);
    await expect(getWall(visitor).getByText("Gift", { exact: true })).toBeVisible();
    await expect(getWall(visitor).getByText("529 Investment", { exact: true })).toBeVisible();
  });
});

test("retries a lost response, skips the e-mail, and undoes a named gift without a 529", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes: [BLOCKS] }]);
  const visitor = await newVisitor({ reducedMotion: "no-preference" });
  await mockExternalSites(visitor);
  await visitor.goto(hub);
  const purchase = getDialog(visitor, "Did you buy this gift?");
  const record = purchase.getByRole("button", { name: "I bought this gift" });

  await test.step("records the gift once after a lost response", async () => {
    await openPurchaseDialog(visitor);
    await purchase.getByLabel("Your name").fill("Grandma Ngozi");
    const keys: (string | undefined)[] = [];
    visitor.on("request", (request) => {
      if (request.url().includes("wishlist.purchase")) {
        keys.push(request.headers()["idempotency-key"]);
      }
    });
    await visitor.route("**/trpc/**wishlist.purchase**", async (route) => {
      await route.fetch();
      await expect(record).toBeDisabled();
      await route.abort();
    });
    await record.click();
    await expect(visitor.getByText("Failed to record purchase")).toBeVisible();
    await visitor.unroute("**/trpc/**wishlist.purchase**");
    await expect(record).toBeFocused();
    await expect(record).toBeEnabled();
    await record.press("Enter");
    await expect(visitor.getByText(/Your purchase has been recorded/)).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  await test.step("requests the e-mail without a nudge, and shows the wall after Skip", async () => {
    const capture = getDialog(visitor, "Get Updates?");
    await expect(capture.getByLabel("Your name")).toHaveValue("Grandma Ngozi");
    await expect(capture.getByRole("button", { name: "Get updates" })).toBeDisabled();
    // Starts to wait before the click, because the confetti disappears after some seconds.
    const confetti = visitor.locator("canvas").waitFor({ state: "attached" });
    await capture.getByRole("button", { name: "Skip" }).click();
    await confetti;
    await expect(getWall(visitor).getByText("Grandma Ngozi")).toBeInViewport();
    await expect(visitor.getByRole("heading", { name: "Wall of Support" })).toBeFocused();
  });

  await test.step("keeps undo available on this device after a reload", async () => {
    await visitor.reload();
    const own = visitor.getByRole("region", { name: "Your gifts" });
    await expect(own.getByText("You gave Wooden blocks")).toBeVisible();
    const queries: string[] = [];
    visitor.on("request", (request) => queries.push(request.url()));
    await own.getByRole("button", { name: /^Undo/ }).click();
    await expect(visitor.getByText("Back on the list")).toBeVisible();
    await expect(getWall(visitor).getByText("Grandma Ngozi")).toHaveCount(0);
    await expect(visitor.getByRole("link", { name: /^View in the shop/ })).toBeVisible();
    expect(queries.filter((url) => url.includes("gifts.pass"))).toEqual([]);
  });
});

test("handles a concurrent purchase on a narrow phone without storage or motion", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [
    {
      firstName: "Bartholomew-Alexander Maximilian",
      wishes: [BLOCKS, { ...BLOCKS, name: "Kite" }],
    },
  ]);
  const visitor = await newVisitor({
    viewport: { width: 360, height: 640 },
    reducedMotion: "reduce",
  });
  await mockExternalSites(visitor);
  // Simulates a private window in which storage access throws and no windows open.
  await visitor.addInitScript(() => {
    window.open = () => null;
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await visitor.goto(hub);
  await expectAccessible(visitor);
  await expectNoHorizontalScroll(visitor);
  const purchase = getDialog(visitor, "Did you buy this gift?");

  await test.step("explains that the gift is already taken, and shows the current list", async () => {
    await follow(visitor, /^View in the shop.*Wooden blocks/);
    await expect(purchase).toBeVisible();
    await expectNoHorizontalScroll(visitor);
    const faster = await newVisitor();
    await faster.goto(hub);
    await openPurchaseDialog(faster, "Wooden blocks");
    await getDialog(faster, "Did you buy this gift?").getByLabel("Your name").fill("Uncle Ben");
    await faster.getByRole("button", { name: "I bought this gift" }).click();
    await expect(faster.getByText(/Your purchase has been recorded/)).toBeVisible();
    await purchase.getByLabel("Your name").fill("Aunt May");
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    const taken = getDialog(visitor, "Someone just got “Wooden blocks”");
    await expect(taken.getByRole("status")).toHaveText(
      "Someone else just got this gift. Thank you for thinking of it.",
    );
    await expect(taken.getByRole("button", { name: "Tell the family" })).toBeInViewport();
    await expectNoHorizontalScroll(visitor);
    await taken.getByRole("button", { name: "See the other wishes" }).click();
    await expect(visitor.getByRole("heading", { name: "Wishlist" })).toBeFocused();
    await expect(visitor.getByRole("dialog")).toHaveCount(0);
    await expect(getWall(visitor).getByText("Uncle Ben")).toBeVisible();
    await expect(
      visitor.getByRole("link", { name: /^View in the shop.*Wooden blocks/ }),
    ).toHaveCount(0);
  });

  await test.step("completes another gift without confetti", async () => {
    await openPurchaseDialog(visitor, "Kite");
    await purchase.getByLabel("Your name").fill("Aunt May");
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    await getDialog(visitor, "Get Updates?").getByRole("button", { name: "Skip" }).click();
    await expect(getWall(visitor).getByText("Aunt May")).toBeInViewport();
    await expect(visitor.getByText("You gave Kite")).toBeVisible();
    await expect(visitor.locator("canvas")).toHaveCount(0);
  });
});

test("supports separate URLs and sharing for several kids, and links the parent to the dashboard", async ({
  page,
  newVisitor,
}) => {
  const { hub, kidIds } = await createFamily(page, [
    { firstName: "Emma", wishes: [BLOCKS] },
    {
      firstName: "Theo",
      wishes: [
        { name: "Swimming lessons", isActivity: true, fundingGoal: 100, fundingReceived: 30 },
      ],
    },
  ]);
  const theo = `${hub}?kid=${kidIds[1]}`;
  const visitor = await newVisitor();
  await disableShareAndClipboard(visitor);
  await visitor.goto(hub);
  // `prerendered-pages.spec.ts` tests taps before hydration.
  await expectHydrated(visitor);

  await test.step("opens the second child with one tap, at a separate URL", async () => {
    await expect(visitor.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    await visitor.getByRole("navigation", { name: "Choose a child" }).getByText("Theo").click();
    await expect(visitor.getByRole("heading", { level: 1, name: "Theo" })).toBeVisible();
    await expect(visitor).toHaveURL(theo);
  });

  await test.step("shows the child's URL without sharing support, and as a QR code", async () => {
    await visitor.getByRole("button", { name: "Share" }).click();
    await expect(visitor.getByLabel("Link", { exact: true })).toHaveValue(
      new RegExp(`kid=${kidIds[1]}$`),
    );
    const sheet = getDialog(visitor, "Share Theo's page");
    await expect(sheet.getByRole("img", { name: "QR code of Theo's page" })).toBeVisible();
    await expect(sheet.getByText("Link copied")).toHaveCount(0);
    await visitor.keyboard.press("Escape");
    await expect(visitor.getByRole("button", { name: "Share" })).toBeFocused();
  });

  await test.step("contributes to an activity", async () => {
    await visitor.getByRole("button", { name: "Chip in to Swimming lessons" }).click();
    const dialog = getDialog(visitor, "Chip in");
    await expect(dialog.getByText("$70 needed")).toBeVisible();
    await dialog.getByText("$25", { exact: true }).click();
    await dialog.getByLabel("Your name").fill("Aunt May");
    await dialog.getByRole("button", { name: "Tell the family" }).click();
    await getDialog(visitor, "Get Updates?").getByRole("button", { name: "Skip" }).click();
    await expect(getWall(visitor).getByText("Contribution", { exact: true })).toBeVisible();
  });

  await test.step("shows the closing call to action and the parent's link to the dashboard", async () => {
    await expect(visitor.getByRole("link", { name: "Start for Free" })).toHaveAttribute(
      "href",
      /^\/api\/login\?ref=.+/,
    );
    await page.goto(theo);
    await page.getByRole("link", { name: "Are you the parent?" }).click();
    await page.waitForURL(`**/dashboard?kid=${kidIds[1]}`);
    await expect(page.getByRole("heading", { level: 1, name: "Theo" })).toBeVisible();
  });
});
