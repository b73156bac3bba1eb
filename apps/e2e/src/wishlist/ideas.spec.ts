import { performEntryAction } from "../support/dashboard.ts";
import { createFamily } from "../support/families.ts";
import {
  expectAccessible,
  expectAccessibleAndResponsive,
  expectNoHorizontalScroll,
} from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

test("adds an idea without a link, which a relative holds by a click on its name (rule: ideas)", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const wishes = [
    { name: "Kite", url: "https://toys.example/kite" },
    { name: "Drum", state: "draft" },
  ];
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "ideas" });
  await page.goto("/dashboard/wishlist");
  const list = page.getByRole("region", { name: "Wishlist" });
  await list.getByRole("button", { name: "Add a gift" }).click();
  const form = page.getByRole("dialog", { name: "A gift for Emma" });
  await form.getByLabel("Name").fill("A trip with Grandpa");
  await expect(form.getByText("Without one it's an idea")).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await form.getByRole("button", { name: "Add to the wishlist" }).click();
  await expect(page.getByText("“A trip with Grandpa” is on the wishlist")).toBeVisible();
  await expect(list.getByText("Idea", { exact: true })).toBeVisible();

  const relative = await newVisitor();
  await relative.goto(hub);
  await expectHydrated(relative);
  const card = relative.getByRole("article").filter({ hasText: "A trip with Grandpa" });
  await expect(card.getByRole("link")).toHaveCount(0);
  await expectAccessible(relative);
  await card.getByRole("button", { name: "A trip with Grandpa", exact: true }).click();
  const sheet = relative.getByRole("dialog", { name: "I'll get this" });
  await sheet.getByLabel("Your name, if you like").fill("Grandpa Joe");
  await sheet.getByRole("button", { name: "Hold it for 48 hours" }).click();
  const held = relative.getByRole("dialog", { name: "It's yours for now" });
  await expect(held).toBeVisible();
  await expect(held.getByRole("link", { name: /^View/ })).toHaveCount(0);
  await relative.keyboard.press("Escape");
  await card.getByRole("button", { name: "A trip with Grandpa", exact: true }).click();
  const bought = relative.getByRole("dialog", { name: "Did you buy this gift?" });
  await bought.getByLabel("Your name").fill("Grandpa Joe");
  await bought.getByRole("button", { name: "I bought this gift" }).click();
  await expect(relative.getByRole("dialog", { name: /Thank you!/ })).toBeVisible();

  await page.reload();
  await performEntryAction(list, "Edit", "Kite");
  const edit = page.getByRole("dialog", { name: "Edit the gift" });
  await edit.getByLabel("Web address (optional)").fill("");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit).toBeHidden();
  await expect(list.getByText("Idea", { exact: true })).toHaveCount(2);
  await performEntryAction(list, "Edit", "Kite");
  await page
    .getByRole("dialog", { name: "Edit the idea" })
    .getByLabel("Web address (optional)")
    .fill("toys.example/kite");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(list.getByText("toys.example").first()).toBeVisible();

  await list.getByText("Drafts (1)").click();
  await performEntryAction(list, "Put on the list as an idea", "Drum");
  await expect(page.getByText("“Drum” is now on the list")).toBeVisible();
});

test("gives an idea without scripts, in Spanish (rule: ideas, forms-without-scripts)", {
  tag: "@phone",
}, async ({ page: parent, newVisitor }) => {
  const wishes = [{ name: "Cualquier rompecabezas", isIdea: true, price: "unos $20" }];
  const { hub } = await createFamily(parent, [{ firstName: "Emma", wishes }], { tag: "idea" });
  const page = await newVisitor({ javaScriptEnabled: false, locale: "es-MX" });
  await page.goto(hub);
  await page.getByRole("button", { name: "Cualquier rompecabezas", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Yo lo regalo" })).toBeVisible();
  await expect(page.getByText("Cualquier rompecabezas")).toBeVisible();
  await expect(page.getByRole("link", { name: /tienda/ })).toHaveCount(0);
  await page.getByLabel("Tu nombre").fill("Abuelo José");
  await page.getByRole("button", { name: "Compré este regalo" }).click();
  await expect(page.getByRole("heading", { name: "¡Gracias!" })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole("link", { name: "Guarda la página de tu regalo" }).click();
  await expect(page.getByText("Cualquier rompecabezas").first()).toBeVisible();
});
