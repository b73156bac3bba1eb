import {
  chooseMenuItem,
  openDashboardWithContributions,
  withFailingApiCall,
} from "../support/dashboard.ts";
import { createFamily, postToApi } from "../support/families.ts";
import {
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { dropNextResponse, expect, test } from "../support/test.ts";

test("sends a thank-you with a private page, marks one, and sends several in one request", async ({
  page,
  newVisitor,
}) => {
  const names = ["Grandma Rosa", "Uncle Ben", "Aunt Lucía", null];
  const giver = await newVisitor();
  await openDashboardWithContributions(
    page,
    giver,
    names.map((contributorName, index) => ({ contributorName, amount: 20 + index })),
  );
  const queue = page.getByRole("region", { name: "Thank-You Queue" });
  const waiting = queue.getByRole("list", { name: "Waiting for thanks" }).getByRole("listitem");
  const dialog = page.getByRole("dialog");
  await expect(waiting).toHaveCount(3);
  await queue.getByRole("button", { name: "Show all 4" }).click();
  await expect(waiting).toHaveCount(4);

  await test.step("requires a message, offers a draft and a counter, and preserves the text on a lost connection", async () => {
    await queue.getByRole("button", { name: /^Write a thank-you: Grandma Rosa/ }).click();
    await dialog.getByRole("button", { name: "Make a private link" }).click();
    await expect(dialog.getByText("Please write a few words first.")).toBeVisible();
    await dialog.getByRole("button", { name: "Warm" }).click();
    const message = dialog.getByLabel("Your message");
    await expect(message).toHaveValue(/^Dear Grandma Rosa,/);
    await message.fill("a".repeat(451));
    await expect(dialog.getByText("49 characters left")).toHaveCSS("font-weight", "600");
    await message.fill("Thank you, dear Grandma.");
    await withFailingApiCall(page, "gratitude.sendThankYou", async () => {
      await dialog.getByRole("button", { name: "Make a private link" }).click();
      await expect(page.getByText("Failed to send")).toBeVisible();
      await expect(page.getByText("Please try again", { exact: true })).toBeVisible();
      await expect(message).toHaveValue("Thank you, dear Grandma.");
      await expect(waiting).toHaveCount(4);
    });
    await dialog.getByRole("button", { name: "Make a private link" }).click();
  });

  await test.step("creates a private page without an e-mail, readable by its giver without a session", async () => {
    await expect(page.getByRole("dialog", { name: "Your thank-you is ready" })).toBeVisible();
    await expect(dialog).toHaveCount(1);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await dialog.getByRole("button", { name: "Copy" }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialog.getByLabel("Private link")).toHaveValue(link);
    await giver.goto(link);
    await expect(giver.getByRole("heading", { name: "A thank-you from Emma" })).toBeVisible();
    await expect(giver.getByText("Thank you, dear Grandma.")).toBeVisible();
    await expect(giver.getByRole("link", { name: "Start for Free" })).toHaveCount(0);
    await expect(giver.getByRole("link", { name: "See Emma's page" })).toHaveAttribute(
      "href",
      /^\/hub\/.+\?kid=/,
    );
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toBeHidden();
    await expect(queue.getByRole("heading", { name: "Thank-You Queue" })).toBeFocused();
    await expect(waiting).toHaveCount(3);
  });

  await test.step("marks as thanked, rolls back on a lost connection, then marks and unmarks", async () => {
    const mark = () => chooseMenuItem(queue, /^More: Uncle Ben/, "Mark as thanked");
    await withFailingApiCall(page, "gratitude.markThanked", async () => {
      await mark();
      await expect(page.getByText("Couldn't mark as thanked")).toBeVisible();
      await expect(waiting).toHaveCount(3);
    });
    await mark();
    await expect(waiting).toHaveCount(2);
    await expect(queue.getByRole("heading", { name: "Thank-You Queue" })).toBeFocused();
    await queue.getByRole("button", { name: "Show sent thank-yous" }).click();
    const sent = queue.getByRole("list", { name: "Sent thank-yous" });
    await expect(sent.getByText("Marked as thanked")).toBeVisible();
    await expect(sent.getByText("Thank you, dear Grandma.")).toBeVisible();
    await sent.getByRole("button", { name: "Put back in the queue: Uncle Ben" }).click();
    await expect(waiting).toHaveCount(3);
  });

  await test.step("thanks several givers by name, all or none", async () => {
    await queue.getByRole("button", { name: "Thank several at once" }).click();
    await dialog.getByLabel("Everyone").uncheck();
    await dialog.getByLabel("Your message").fill("Dear {name}, thank you.");
    await dialog.getByRole("button", { name: "Send 0 thank-yous" }).click();
    await expect(dialog.getByText("Choose who to thank.")).toBeVisible();
    await dialog.getByLabel("Aunt Lucía").check();
    await dialog.getByLabel("Anonymous").check();
    await expectAccessibleAndResponsive(page);
    await withFailingApiCall(page, "gratitude.sendThankYous", async () => {
      await dialog.getByRole("button", { name: "Send 2 thank-yous" }).click();
      await expect(page.getByText("Failed to send")).toBeVisible();
      await expect(waiting).toHaveCount(3);
    });
    await dialog.getByRole("button", { name: "Send 2 thank-yous" }).click();
    await expect(page.getByRole("dialog", { name: "Your 2 thank-yous are ready" })).toBeVisible();
    await expect(dialog).toHaveCount(1);
    const links = dialog.getByRole("list", { name: "Your thank-yous" }).getByRole("listitem");
    await expect(links.getByText("Link not shared yet", { exact: true })).toHaveCount(2);
    await expect(links.getByRole("button", { name: "Copy link" })).toHaveCount(2);
    await expectAccessibleAndResponsive(page);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(waiting).toHaveCount(1);
    await page.reload();
    await expect(waiting).toHaveCount(1);
    await queue.getByRole("button", { name: "Show sent thank-yous" }).click();
    await expect(queue.getByText("Dear Aunt Lucía, thank you.")).toBeVisible();
    await expect(queue.getByText("Dear friend, thank you.")).toBeVisible();
    await expectNoHorizontalScrollAtAnyWidth(page);
  });
});

test("thanks an anonymous giver on the wall, and receives a heart from a card", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const giver = await newVisitor();
  await openDashboardWithContributions(page, giver, [
    { contributorName: null, amount: 20 },
    { contributorName: "Nana Vera", amount: 30 },
  ]);
  const queue = page.getByRole("region", { name: "Thank-You Queue" });
  const sent = queue.getByRole("list", { name: "Sent thank-yous" });
  const dialog = page.getByRole("dialog");
  const hub = await page.request
    .get("/api/auth/user")
    .then(async (answer) => `/hub/${(await answer.json()).familyUrl}`);

  await test.step("adds the thank-you to the wall and removes it", async () => {
    await queue.getByRole("button", { name: /^Thank on the wall: Anonymous/ }).click();
    await expect(page.getByText("“Emma says thank you” appears under the gift")).toBeVisible();
    await giver.goto(hub);
    await expect(giver.getByText("Emma says thank you")).toHaveCount(1);
    await queue.getByRole("button", { name: "Show sent thank-yous" }).click();
    await expect(sent.getByText("Thanked on the wall")).toBeVisible();
    const back = page.waitForResponse((answer) => answer.url().includes("gratitude.markThanked"));
    await sent.getByRole("button", { name: "Put back in the queue: Anonymous" }).click();
    await back;
    await giver.goto(hub);
    await expect(giver.getByRole("heading", { name: "Wall of Support" })).toBeVisible();
    await expect(giver.getByText("Emma says thank you")).toHaveCount(0);
  });

  await test.step("sends one heart, and shows it to the parent", async () => {
    await queue.getByRole("button", { name: /^Write a thank-you: Nana Vera/ }).click();
    await dialog.getByLabel("Your message").fill("Thank you, dear Nana.");
    await dialog.getByRole("button", { name: "Make a private link" }).click();
    await giver.goto(await dialog.getByLabel("Private link").inputValue());
    await expectAccessibleAndResponsive(giver);
    const heart = giver.getByRole("button", { name: "Send a heart back" });
    await heart.click();
    await expect(giver.getByText("Your heart is sent.")).toBeFocused();
    await expectAccessibleAndResponsive(giver);
    await giver.reload();
    await expect(giver.getByText("Your heart is sent.")).toBeVisible();
    await expect(heart).toHaveCount(0);
    await page.reload();
    await queue.getByRole("button", { name: "Show sent thank-yous" }).click();
    await expect(sent.getByText("Nana Vera sent a heart")).toBeVisible();
    await expectNoHorizontalScrollAtAnyWidth(page);
  });
});

test.describe("with live updates", () => {
  test.use({ isLive: true });

  test("shows the private link of a thank-you after the response is lost (rule: links-to-share)", {
    tag: "@deep",
  }, async ({ page, newVisitor }) => {
    const names = ["Rosa", "Ben", "Vera"];
    await openDashboardWithContributions(
      page,
      await newVisitor(),
      names.map((contributorName) => ({ contributorName, amount: 25 })),
    );
    const queue = page.getByRole("region", { name: "Thank-You Queue" });
    const dialog = page.getByRole("dialog");
    const unshared = queue.getByRole("list", { name: "Links to share" }).getByRole("listitem");

    await test.step("after one thank-you", async () => {
      await queue.getByRole("button", { name: /^Write a thank-you: Rosa/ }).click();
      await dialog.getByLabel("Your message").fill("Thank you, dear Rosa.");
      await dropNextResponse(page, "gratitude.sendThankYou");
      await dialog.getByRole("button", { name: "Make a private link" }).click();
      await expect(dialog.getByText("Failed to send")).toBeVisible();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(unshared).toHaveText([/Rosa.*Link not shared yet/]);
    });

    await test.step("after several thank-yous", async () => {
      await queue.getByRole("button", { name: "Thank several at once" }).click();
      await dialog.getByLabel("Your message").fill("Thank you, dear {name}.");
      await dropNextResponse(page, "gratitude.sendThankYous");
      await dialog.getByRole("button", { name: "Send 2 thank-yous" }).click();
      await expect(dialog.getByText("Failed to send")).toBeVisible();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(unshared).toHaveCount(3);
      await page.reload();
      await expect(unshared).toHaveCount(3);
    });

    await test.step("with both buttons beside each other on a phone", async () => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width: 390, height });
      const tops = await unshared
        .first()
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      expect(tops).toEqual([tops[0], tops[0]]);
      await page.setViewportSize({ width, height });
    });

    await test.step("until the link is copied", async () => {
      await unshared.filter({ hasText: "Vera" }).getByRole("button", { name: "Copy link" }).click();
      await expect(unshared).toHaveCount(2);
    });
  });
});

test("thanks several givers for gifts to the kid of the open dialog after Back", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { kidIds } = await createFamily(page, ["Emma", "Leo"], { tag: "thanks" });
  const [emma, leo] = kidIds;
  const giver = await newVisitor();
  for (const contributorName of ["Rosa", "Ben"]) {
    const report = { contributorName, amount: 25, isAnonymous: false, type: "529" };
    const reported = await postToApi(giver, `/api/kids/${emma}/contributions`, report);
    const { id } = await reported.json();
    await postToApi(page, `/api/contributions/${id}/status`, { status: "confirmed" });
  }
  await page.goto(`/dashboard?kid=${leo}`);
  const title = (name: string) =>
    page.getByRole("heading", { level: 1, name, includeHidden: true });
  await expect(title("Leo")).toBeVisible();
  await page.getByRole("navigation", { name: "Dashboard" }).getByText("Emma").first().click();
  await expect(title("Emma")).toBeVisible();
  await page.getByRole("button", { name: "Thank several at once" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(title("Leo")).toBeAttached();
  await dialog.getByRole("button", { name: "Warm" }).click();
  await expect(dialog.getByLabel("Your message")).toHaveValue(/ Emma's /);
  await dialog.getByRole("button", { name: "Send 2 thank-yous" }).click();
  await expect(page.getByRole("dialog", { name: "Your 2 thank-yous are ready" })).toBeVisible();
  const sent = await (await page.request.get(`/api/kids/${emma}/thank-yous/sent`)).json();
  for (const { personalMessage } of sent) expect(personalMessage).toContain(" Emma's ");
});
