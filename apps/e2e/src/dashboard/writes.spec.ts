import { openDashboardWithContributions, performEntryAction } from "../support/dashboard.ts";
import {
  createFamily,
  createUniqueEmailAddress,
  expireSession,
  signInAgain,
  startSession,
} from "../support/families.ts";
import { expect, test } from "../support/test.ts";

test("reopens the same dialog with the typed text after the session expires", async ({ page }) => {
  const registries = [{ service: "target", label: "Our list", url: "https://target.example/us" }];
  const kids = [{ firstName: "Emma", registries }];
  const { email } = await createFamily(page, kids, { tag: "writes" });
  await page.goto("/dashboard/wishlist");
  const section = page.getByRole("region", { name: "Wishlist" });
  const dialog = page.getByRole("dialog");
  await section.getByRole("button", { name: "Add a gift" }).click();
  await dialog.getByLabel("Web address").fill("https://blocks.invalid/set");
  await dialog.getByLabel("Name").fill("Wooden blocks");
  await expireSession(page);
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
  await signInAgain(page, dialog, email);

  await expect(dialog.getByLabel("Name")).toHaveValue("Wooden blocks");
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
  await expect(page.getByText("“Wooden blocks” is on the wishlist")).toBeVisible();
  await expect(dialog).toBeHidden();

  await performEntryAction(section, "Edit", "Wooden blocks");
  await dialog.getByLabel("Name").fill("Maple blocks");
  await expireSession(page);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await signInAgain(page, dialog, email);

  await expect(dialog.getByLabel("Name")).toHaveValue("Maple blocks");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(section.getByText("Maple blocks", { exact: true })).toBeVisible();

  await page.goto("/dashboard/giving");
  const links = page.getByRole("region", { name: "Registries" });
  await performEntryAction(links, "Edit", "Our list");
  await dialog.getByLabel("Label").fill("Emma's list");
  await expireSession(page);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await signInAgain(page, dialog, email);

  await expect(dialog.getByLabel("Label")).toHaveValue("Emma's list");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(links.getByText("Emma's list", { exact: true })).toBeVisible();
});

test("reopens the dialogs of thank-yous with the typed text after the session expires", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const names = ["Rosa", "Ben", "Vera"];
  const email = await openDashboardWithContributions(
    page,
    await newVisitor(),
    names.map((contributorName) => ({ contributorName, amount: 25 })),
  );
  const queue = page.getByRole("region", { name: "Thank-You Queue" });
  const dialog = page.getByRole("dialog");
  const message = dialog.getByLabel("Your message");
  await queue.getByRole("button", { name: "Thank several at once" }).click();
  await dialog.getByLabel("Vera").uncheck();
  await message.fill("Thank you, dear {name}.");
  await expireSession(page);
  await dialog.getByRole("button", { name: "Send 2 thank-yous" }).click();
  await expect(dialog.getByText("What you typed is still here")).toBeVisible();
  await signInAgain(page, dialog, email);

  await expect(message).toHaveValue("Thank you, dear {name}.");
  await dialog.getByRole("button", { name: "Send 2 thank-yous" }).click();
  await expect(page.getByRole("dialog", { name: "Your 2 thank-yous are ready" })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();

  await queue.getByRole("button", { name: /^Write a thank-you: Vera/ }).click();
  await message.fill("Thank you, dear Vera.");
  await expireSession(page);
  await dialog.getByRole("button", { name: "Make a private link" }).click();
  await signInAgain(page, dialog, email);

  await expect(message).toHaveValue("Thank you, dear Vera.");
  await dialog.getByRole("button", { name: "Make a private link" }).click();
  await expect(page.getByRole("dialog", { name: "Your thank-you is ready" })).toBeVisible();
});

test("returns to the page after signing in from the toast of a failed write", async ({ page }) => {
  const wishes = [{ name: "Wooden blocks", url: "https://blocks.invalid/set" }];
  const { email } = await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "writes" });
  await page.goto("/dashboard/wishlist");
  const section = page.getByRole("region", { name: "Wishlist" });
  const toast = page.getByRole("region", { name: "Messages" }).getByRole("alert");
  const wish = section.getByText("Wooden blocks", { exact: true });
  await expect(wish).toBeVisible();
  await expireSession(page);
  await performEntryAction(section, "Put away", "Wooden blocks");
  await expect(toast).toBeVisible();
  await toast.getByText("Error", { exact: true }).hover();
  await signInAgain(page, toast, email);

  await expect(page).toHaveURL((url) => url.pathname === "/dashboard/wishlist");
  await expect(wish).toBeVisible();
});

test("shows a new wish in place, and links to it with View from another page", async ({ page }) => {
  const wishes = [1, 2, 3, 4].map((n) => ({ name: `Book ${n}`, url: "https://books.example/b" }));
  await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "writes" });
  await page.goto("/dashboard");
  const wishlist = page.getByRole("region", { name: "Wishlist" });
  const dialog = page.getByRole("dialog");
  const add = async (name: string) => {
    await dialog.getByLabel("Web address").fill("https://kites.invalid/red");
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
    await expect(page.getByText(`“${name}” is on the wishlist`)).toBeVisible();
  };
  await wishlist.getByRole("button", { name: "Add a gift" }).click();
  await add("Kite");
  await expect(page.getByText("Kite", { exact: true })).toBeInViewport();
  await expect(wishlist.getByRole("listitem")).toHaveCount(3);

  await page.getByRole("navigation", { name: "Dashboard" }).getByText("News").click();
  await page.waitForURL((url) => url.pathname === "/dashboard/news");
  await page.getByRole("navigation", { name: "Dashboard" }).getByText("Add").click();
  await page.getByRole("menuitem", { name: "A gift or an activity" }).click();
  await add("Top");
  // The toast about the first wish may still be visible.
  await page
    .getByRole("status")
    .filter({ hasText: "“Top” is on the wishlist" })
    .getByRole("button", { name: "View" })
    .click();
  await page.waitForURL((url) => url.pathname === "/dashboard/wishlist");
  await expect(page.getByText("Top", { exact: true })).toBeInViewport();
});

test("allows a parent with unfinished onboarding to open a hub and delete the account", {
  tag: "@deep",
}, async ({ page }) => {
  await startSession(page, createUniqueEmailAddress("unfinished"), "Ana Rivera");
  await page.goto("/hub/demo");
  await expect(page.getByRole("region", { name: "Wishlist" })).toBeVisible();
  await expect(page).toHaveURL(/\/hub\/demo/);
  await page.goto("/onboarding");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL("**/goodbye");
});
