import { createUniqueEmailAddress, createUniqueFamilyUrl, signIn } from "../support/families.ts";
import { advanceToQuestion } from "../support/onboarding.ts";
import { expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

// Enables animations, which the other tests disable.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("sets up a hub as a parent, buys a gift as a relative, and shows it to both", {
  tag: "@widths",
}, async ({ page, newVisitor }) => {
  const familyUrl = createUniqueFamilyUrl("the-okafors");

  await test.step("signs up at the identity provider", async () => {
    await page.goto("/signup");
    await page.getByRole("link", { name: /^Sign up with/ }).click();
    await page.locator('input[name="email"]').fill(createUniqueEmailAddress("ada"));
    await page.locator('input[name="name"]').fill("Ada Okafor");
    await page.locator('button[type="submit"]').click();
    await page.waitForURL("**/onboarding");
  });

  await test.step("Parent Info", async () => {
    await expect(page.getByRole("heading", { name: "Parent Info" })).toBeVisible();
    await page.getByLabel("First name").fill("");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Please enter your first and last name").first()).toBeVisible();
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Okafor");
    await expect(page.getByLabel("E-mail")).toBeDisabled();
    await page.getByRole("button", { name: "Next" }).click();
  });

  await test.step("rejects a taken family URL, and accepts a free one", async () => {
    await expect(page.getByRole("heading", { name: "Family URL" })).toBeVisible();
    await expect(page.getByLabel("Family URL")).toHaveValue("okafor");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Parent Info" })).toBeVisible();
    // Before the first question, the history contains only the identity provider's page.
    await page.goBack();
    await page.waitForURL("**/onboarding?question=parent");
    await expect(page.getByLabel("Last name")).toHaveValue("Okafor");
    await page.goForward();
    await page.getByLabel("Family URL").fill("rivera");
    await expect(page.getByText(/^Taken: how about .*rivera.*\?$/)).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(
      page.getByText("This URL is already taken. Please choose another.").first(),
    ).toBeVisible();
    await expect(page.getByText(/^Taken/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Use .*rivera/ })).toBeVisible();
    await page.getByLabel("Family URL").fill(familyUrl);
    await expect(page.getByText("This address is free.")).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
  });

  const next = () => page.getByRole("button", { name: "Next" }).click();
  await test.step("asks Kid Info questions one at a time, and restores them after a reload", async () => {
    await expect(page.getByRole("heading", { name: "Kid Info" })).toBeVisible();
    await page.getByLabel("First name").fill("Chidi");
    await advanceToQuestion(page, page.getByRole("heading", { name: "When is Chidi's birthday?" }));
    await page.getByLabel("Birthday month").selectOption("March");
    await page.getByLabel("Birthday day").selectOption("14");
    await advanceToQuestion(page, page.getByLabel("Grade"));
    await page.getByLabel("Grade").selectOption("2nd grade");
    await advanceToQuestion(page, page.getByLabel("Bio"));
    await page.getByLabel("Bio").fill("Builds towers, knows every dinosaur.");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Kid Info" })).toBeVisible();
    await expect(page.getByLabel("Bio")).toHaveValue("Builds towers, knows every dinosaur.");
    await advanceToQuestion(page, page.getByRole("button", { name: "Choose a picture" }));
    await next();
  });

  await test.step("shows the code field in Payment Links for a 529 link only", async () => {
    await expect(page.getByRole("heading", { name: "Payment Links" })).toBeVisible();
    await expect(page.getByLabel("Contribution code")).toHaveCount(0);
    await page.getByLabel(/^529/).fill("https://college.example/okafor");
    await page.getByLabel("Contribution code").fill("OKA-529");
    await next();
    await page.reload();
    await expect(page.getByRole("heading", { name: "And for smaller" })).toBeVisible();
    await page.getByLabel(/^Venmo/).fill("@ada-okafor");
    await next();
  });

  await test.step("completes First Update", async () => {
    await expect(page.getByRole("heading", { name: "First Update" })).toBeVisible();
    await page.getByLabel("Title").fill("Hello from us");
    await page.getByLabel("Content").fill("Chidi lost his first tooth.");
    const preview = page.getByLabel("Preview of your page");
    await preview.locator('[inert][aria-hidden="true"]').scrollIntoViewIfNeeded();
    await expect(preview.getByText("Chidi lost his first tooth.")).toBeInViewport();
    await expectNoHorizontalScroll(page);
    await page.getByRole("button", { name: "Complete" }).click();
    await page.waitForURL("**/dashboard**");
    // Both the toast and the launch dialog can contain this text.
    await expect(page.getByText("Your hub is ready to share!").first()).toBeVisible();
  });

  await test.step("shows the published page with draft texts for the family", async () => {
    const launch = page.getByRole("dialog", { name: "Chidi's page is live" });
    await launch.getByText("Invitation").click();
    await expect(launch.getByText(/celebrate Chidi with you\. Here is/)).toBeVisible();
    await launch.getByLabel("Wish 1").fill("Any dinosaur book");
    await launch.getByLabel("Wish 2").fill("A puzzle");
    await page.reload();
    await launch.getByRole("button", { name: "Add the first wishes" }).click();
    await expect(launch.getByText("Chidi's wishlist has begun.")).toBeVisible();
    await expect(
      launch.getByText("It shows what Chidi wishes for and how to help with school"),
    ).toBeVisible();
    await expect(launch.getByRole("link", { name: "See it as Grandma" })).toHaveAttribute(
      "href",
      `/hub/${familyUrl}`,
    );
    await page.reload();
    await launch.getByRole("button", { name: "Go to your dashboard" }).click();
    await expect(launch).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Chidi" })).toBeVisible();
    await expect(launch).toBeHidden();
  });

  await test.step("adds a gift on the dashboard", async () => {
    const wishlist = page.getByRole("region", { name: "Wishlist" });
    await wishlist.getByRole("button", { name: "Add a gift" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Wooden blocks");
    await dialog.getByLabel("Web address").fill("https://shop.example/blocks");
    await dialog.getByLabel("Price").fill("$40");
    await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Wooden blocks").first()).toBeVisible();
    await expect(wishlist.getByText("Any dinosaur book")).toBeVisible();
    await expectNoHorizontalScroll(page);
  });

  const relative = await newVisitor();
  await test.step("opens the hub and buys the gift as a relative", async () => {
    // Responds in place of the shop, so that the test needs no network access.
    await relative
      .context()
      .route("https://shop.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Blocks</title>" }),
      );
    await relative.goto(`/hub/${familyUrl}`);
    await expect(relative.getByRole("heading", { name: /Chidi/ }).first()).toBeVisible();
    await expectNoHorizontalScroll(relative);
    const shop = relative.context().waitForEvent("page");
    await relative.getByRole("link", { name: /^View in the shop/ }).click();
    await (await shop).close();
    const dialog = relative.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "I bought this gift" }).click();
    await expect(
      relative.getByText("Please enter your name or select 'Give anonymously'").first(),
    ).toBeVisible();
    await dialog.getByLabel("Your name").fill("Grandma Ngozi");
    await dialog.getByRole("button", { name: "I bought this gift" }).click();
    await expect(relative.getByText("Your purchase has been recorded.").first()).toBeVisible();
  });

  await test.step("opens the education nudge with the amounts and the code", async () => {
    const nudge = relative.getByRole("dialog", { name: "Help Now & For The Future" });
    await expect(nudge).toBeVisible();
    for (const amount of ["$8", "$12", "$20"]) {
      await expect(nudge.getByText(amount, { exact: true }).first()).toBeVisible();
    }
    await expect(nudge.getByText("OKA-529")).toBeVisible();
    await nudge.getByRole("button", { name: "No thanks" }).click();
  });

  await test.step("records the relative's address for news and shows the wall", async () => {
    const capture = relative.getByRole("dialog", { name: "Get Updates?" });
    await expect(capture).toBeVisible();
    const email = createUniqueEmailAddress("ngozi");
    await capture.getByLabel("Your e-mail").fill(email);
    await capture.getByRole("button", { name: "Get updates" }).click();
    await expect(
      relative.getByText(`One more step: open the e-mail we sent to ${email}`).first(),
    ).toBeVisible();
    await expect(relative.getByText("Grandma Ngozi").first()).toBeInViewport();
    await expect(relative.getByRole("link", { name: /^View in the shop/ })).toHaveCount(0);
  });

  await test.step("shows the gift to the parent", async () => {
    await page.reload();
    await expect(page.getByText("Grandma Ngozi").first()).toBeVisible();
  });
});

test("informs the second buyer that the gift is already taken", async ({ newVisitor }) => {
  const [first, second] = [await newVisitor(), await newVisitor()];
  for (const visitor of [first, second]) {
    await visitor
      .context()
      .route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: "" }));
    await visitor.goto("/hub/rivera");
    await visitor
      .getByRole("link", { name: /^View at/ })
      .last()
      .click();
    await expect(visitor.getByRole("dialog")).toBeVisible();
    await visitor.getByRole("dialog").getByLabel("Your name").fill("Uncle Ben");
  }
  await first.getByRole("dialog").getByRole("button", { name: "I bought this gift" }).click();
  await expect(first.getByText("Your purchase has been recorded.").first()).toBeVisible();
  await second.getByRole("dialog").getByRole("button", { name: "I bought this gift" }).click();
  await expect(
    second.getByText("Someone else just got this gift. Thank you for thinking of it."),
  ).toBeVisible();
});

test("shows an error page for unknown pages and hubs", async ({ page }) => {
  const unknown = await page.goto("/no-such-page");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();

  const hub = await page.goto("/hub/nobody-lives-here");
  expect(hub?.status()).toBe(404);
  await expect(page.getByText("Hub Not Found")).toBeVisible();
  await expect(page.getByText("This family hub doesn't exist or has been removed")).toBeVisible();
});

test("offers a retry after a canceled sign-in", async ({ page }) => {
  await page.goto("/api/login");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL("**/sign-in-failed**");
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    /\/api\/login/,
  );
});

test("offers login on a private page and returns to it", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In" }).last()).toHaveAttribute(
    "href",
    /returnTo=%2Fdashboard/,
  );
  await signIn(page, "parent@example.com", "Ana Rivera", "/api/login?returnTo=%2Fdashboard");
  await page.waitForURL("**/dashboard**");
  await expect(page.getByText("Emma").first()).toBeVisible();
});
