import { performEntryAction } from "../support/dashboard.ts";
import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessible, expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const url = "https://toys.example/toy";

test("adds an occasion, puts a wish into it, renames and deletes it (rule: occasions)", async ({
  page,
}) => {
  const wishes = [{ name: "Kite", url }];
  await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "occasions" });
  await page.goto("/dashboard/wishlist");
  const section = page.getByRole("region", { name: "Occasions" });
  await section.getByRole("button", { name: "Add an occasion" }).click();
  const form = page.getByRole("dialog", { name: "Add an occasion" });
  await form.getByRole("button", { name: "Add the occasion" }).click();
  await expect(form.getByText("Give the occasion a name.")).toBeVisible();
  await form.getByLabel("Name").fill("Christmas");
  await form.getByLabel("Date: month").selectOption("December");
  await form.getByLabel("Date: day").selectOption("25");
  await expect(form.getByLabel("Year")).toHaveValue("");
  await expectAccessibleAndResponsive(page);
  await form.getByRole("button", { name: "Add the occasion" }).click();
  await expect(page.getByText("“Christmas” is among the occasions")).toBeVisible();
  await expect(section.getByText("Every December 25")).toBeVisible();
  await expect(section.getByText("0 wishes")).toBeVisible();

  const list = page.getByRole("region", { name: "Wishlist" });
  await performEntryAction(list, "Edit", "Kite");
  const edit = page.getByRole("dialog", { name: "Edit the gift" });
  await edit.getByLabel("Occasion (optional)").selectOption("Christmas");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit).toBeHidden();
  await expect(section.getByText("1 wish", { exact: true })).toBeVisible();

  await performEntryAction(section, "Edit", "Christmas");
  const renaming = page.getByRole("dialog", { name: "Edit the occasion" });
  await renaming.getByLabel("Name").fill("Día de Reyes");
  await renaming.getByRole("button", { name: "Save changes" }).click();
  await expect(section.getByText("Día de Reyes")).toBeVisible();
  await performEntryAction(section, "Delete", "Día de Reyes");
  await expect(section.getByText("No occasions of your own yet")).toBeVisible();
  await page.goto("/dashboard/wishlist");
  await expect(list.getByText("Kite", { exact: true })).toBeVisible();
});

test("groups a hub by occasion, shows one by its link, and folds past ones (rule: occasions)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { familyUrl, kidIds } = await createFamily(
    page,
    [{ firstName: "Emma", birthdayMonth: 6, birthdayDay: 14 }],
    { tag: "occasion-groups" },
  );
  const path = `/api/kids/${kidIds[0]}`;
  const add = async (body: object) =>
    (await (await postToApi(page, `${path}/occasions`, body)).json()) as { id: string };
  const last = await add({ name: "Summer camp", month: 7, day: 1, year: 2024 });
  const soon = await add({ name: "A trip with a long name, to the sea", month: 6, day: 13 });
  const wishes = [
    { name: "Kite", occasionId: "birthday" },
    { name: "Tent", occasionId: last.id },
    { name: "Bucket", occasionId: soon.id },
    { name: "Puzzle" },
  ];
  for (const wish of wishes) await postToApi(page, `${path}/wishlist`, { ...wish, url });

  const relative = await newVisitor();
  await relative.goto(`/hub/${familyUrl}`);
  const list = relative.getByRole("region", { name: "Wishlist" });
  const headings = list.getByRole("heading", { level: 3 });
  const wish = (name: string) => list.getByRole("heading", { name, exact: true });
  await expect(headings.filter({ hasText: /birthday|trip|any day|camp/i })).toHaveCount(4);
  await expect(wish("Puzzle")).toBeVisible();
  await expect(wish("Tent")).toBeHidden();
  await list.getByText("Summer camp").click();
  await expect(wish("Tent")).toBeVisible();
  await expectAccessible(relative);

  await relative.goto(`/hub/${familyUrl}?for=birthday`);
  await expect(wish("Kite")).toBeVisible();
  await expect(wish("Bucket")).toBeHidden();
  await expect(wish("Puzzle")).toBeHidden();
  await expectAccessibleAndResponsive(relative);
  await list.getByRole("link", { name: "Show the whole wishlist" }).click();
  await expect(wish("Bucket")).toBeVisible();
  await relative.goto(`/hub/${familyUrl}?for=nobody-knows`);
  await expect(wish("Kite")).toBeVisible();
  await expect(wish("Puzzle")).toBeVisible();

  const unscripted = await newVisitor({ javaScriptEnabled: false, locale: "es-MX" });
  await unscripted.goto(`/hub/${familyUrl}?for=${last.id}`);
  const deseos = unscripted.getByRole("region", { name: "Lista de deseos" });
  await expect(deseos.getByText("Ya pasó")).toBeVisible();
  await expect(deseos.getByRole("heading", { name: "Tent" })).toBeVisible();
  await expect(deseos.getByRole("heading", { name: "Kite" })).toBeHidden();
});
