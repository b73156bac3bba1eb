import { delayAppScript, ENTRY_SCRIPT_PATTERN } from "../support/delay-app-script.ts";
import { createFamily, createUniqueEmailAddress } from "../support/families.ts";
import { expectAccessibleAndResponsive, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const EMMA = {
  firstName: "Emma",
  birthdayMonth: 3,
  birthdayDay: 14,
  links: [{ type: "venmo", label: "Venmo", url: "https://venmo.com/u/ana-rivera" }],
  wishes: [
    { name: "Bridge kit", url: "https://toys.example/bridge" },
    { name: "Frog guide", url: "https://books.example/frog" },
    { name: "Swimming", url: "https://pool.example", isActivity: true, fundingGoal: 90 },
  ],
};

test("gives, holds, chips in, undoes and subscribes without scripts (rule: forms-without-scripts)", {
  tag: "@phone",
}, async ({ page: parent, newVisitor }) => {
  const { hub } = await createFamily(parent, [EMMA], { tag: "unscripted" });
  const page = await newVisitor({ javaScriptEnabled: false });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const wall = page.getByRole("region", { name: "Wall of Support" });

  await test.step("buys a gift after an error, and undoes it", async () => {
    await page.goto(hub);
    await button("I'll get this Bridge kit").click();
    await button("I bought this gift").click();
    await expect(
      page.getByText("Please enter your name or select 'Give anonymously'"),
    ).toBeVisible();
    await page.getByLabel("Your name").fill("Grandma Ngozi");
    await button("I bought this gift").click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    await expect(page.getByText("Grandma Ngozi is on the wall.")).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByRole("link", { name: "Back to Emma's page" }).click();
    await expect(wall.getByText("Grandma Ngozi")).toBeVisible();
    await expect(button("I'll get this Bridge kit")).toHaveCount(0);
    await page.goBack();
    await button("Undo").click();
    await expect(page.getByRole("heading", { name: "Back on the list" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Emma's page" }).click();
    await expect(button("I'll get this Bridge kit")).toBeVisible();
  });

  await test.step("holds a gift, extends the hold, and lets it go", async () => {
    await button("I'll get this Frog guide").click();
    await button("Hold it for 48 hours").click();
    await expect(page.getByText("Held for you")).toBeVisible();
    await button("Hold it 48 hours longer").click();
    await expect(button("Hold it 48 hours longer")).toHaveCount(0);
    await button("Let someone else get it").click();
    await button("Let someone else get it").click();
    await page.getByRole("link", { name: "Back to Emma's page" }).click();
  });

  await test.step("chips in", async () => {
    await button("Chip in to Swimming").click();
    await page.getByLabel("$25").check();
    await page.getByLabel("Your name").fill("Uncle Bo");
    await button("Tell the family").click();
    await expect(page.getByText("Uncle Bo is on the wall.")).toBeVisible();
  });

  await test.step("subscribes on the thanks page, and confirms the address", async () => {
    const email = createUniqueEmailAddress("bo");
    await page.getByLabel("Your e-mail").fill(email);
    await button("Get updates").click();
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await page.goto(getFirstMailLink(await waitForNewestMail(parent, email, 1)));
    await button("Yes, confirm my address").click();
    await expect(page.getByRole("heading", { name: "You're all set" })).toBeVisible();
  });
});

test("opens a form at once on the first tap, before the app loads (rule: first-tap)", {
  tag: "@phone",
}, async ({ page: parent, newVisitor }) => {
  const { hub } = await createFamily(parent, [EMMA], { tag: "first-tap" });
  const page = await newVisitor();
  // Simulates Safari and Firefox, which do not support `navigator.connection`.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: undefined }),
  );
  const release = await delayAppScript(page);
  await page.goto(hub);
  const dialog = page.getByRole("dialog", { name: "I'll get this Bridge kit" });
  const opener = page.getByRole("button", { name: "I'll get this Bridge kit" });

  await test.step("within 100 ms, and closes on Back and Escape", async () => {
    const ms = await opener.evaluate((button) => {
      const start = performance.now();
      (button as HTMLButtonElement).click();
      return document.querySelector("dialog[open]") ? performance.now() - start : Infinity;
    });
    expect(ms).toBeLessThan(100);
    await expect(dialog).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(hub);
  });

  await test.step("retains what was typed when the app arrives, and records the gift", async () => {
    await opener.click();
    const field = dialog.getByLabel("Your name");
    await field.fill("Aunt");
    const element = await field.elementHandle();
    release();
    await expectHydrated(page);
    await expect(dialog).toBeVisible();
    expect(await field.evaluate((now, before) => now === before, element)).toBe(true);
    await field.pressSequentially(" May");
    await dialog.getByRole("button", { name: "I bought this gift" }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    await expect(page.getByText("Aunt May is on the wall.")).toBeVisible();
  });

  await test.step("lists the gift and a later hold on the hub, with Undo", async () => {
    await page.getByRole("link", { name: "Back to Emma's page" }).click();
    await expect(page.getByRole("button", { name: "Undo Bridge kit" })).toBeVisible();
    await page.unroute(ENTRY_SCRIPT_PATTERN);
    const again = await delayAppScript(page);
    await page.reload();
    await page.getByRole("button", { name: "I'll get this Frog guide" }).click();
    await page.getByRole("button", { name: "Hold it for 48 hours" }).click();
    await expect(page.getByText("Held for you")).toBeVisible();
    again();
    await expectHydrated(page);
    await page.getByRole("link", { name: "See Emma's page" }).click();
    await expect(page.getByText(/^Held for you until/)).toBeVisible();
  });
});

test("opens a wish's form after its shop on a slow connection, without the app (rule: first-tap)", {
  tag: "@phone",
}, async ({ page: parent, newVisitor }) => {
  const { hub } = await createFamily(parent, [EMMA], { tag: "slow-shop" });
  const page = await newVisitor();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g" } }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (ENTRY_SCRIPT_PATTERN.test(request.url())) scripts.push(request.url());
  });
  await page.goto(hub);
  const shop = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^View .*Bridge kit/ }).click();
  await (await shop).close();
  const dialog = page.getByRole("dialog", { name: "I'll get this Bridge kit" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "I'll get this Bridge kit" })).toBeFocused();
  expect(scripts, "scripts of the app").toEqual([]);
});
