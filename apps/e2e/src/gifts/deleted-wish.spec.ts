import { performEntryAction } from "../support/dashboard.ts";
import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessibleAndResponsive, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const SHOP = "https://shop.example/toy";

test("hides a deleted wish, preserves its gift, and informs its buyer and its holder (rule: deleted-wish)", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const wishes = ["Kite", "Drum", "Puzzle"].map((name) => ({ name, url: SHOP }));
  const { hub, kidIds } = await createFamily(page, [{ firstName: "Emma", wishes }]);
  const rows: { id: string; name: string }[] = await (
    await page.request.get(`/api/kids/${kidIds[0]}/wishlist`)
  ).json();
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  const visitor = await newVisitor();
  const give = async (name: string, how: "purchase" | "reserve", giver: object) => {
    const answer = await postToApi(visitor, `/api/wishlist/${idOf(name)}/${how}`, giver);
    const { passToken } = await answer.json();
    return `/gift/${passToken}`;
  };
  const bought = await give("Kite", "purchase", { purchasedBy: "Nana Vera" });
  const held = await give("Drum", "reserve", { reservedBy: "Uncle Ben" });

  await page.goto("/dashboard/wishlist");
  const list = page.getByRole("region", { name: "Wishlist" });
  await expect(list.getByText("Puzzle", { exact: true })).toBeVisible();
  await list.getByText("Bought (1)").click();
  for (const name of ["Drum", "Kite"]) await performEntryAction(list, "Delete", name);
  await list.getByRole("button", { name: "Undo: Drum" }).click();
  await expect(list.getByText("Drum", { exact: true })).toBeVisible();
  await performEntryAction(list, "Delete", "Drum");
  // Leaving the page sends the deletions.
  await page.goto("/about");
  const wishlist = `/api/kids/${kidIds[0]}/wishlist`;
  await expect.poll(async () => (await page.request.get(wishlist)).json()).toHaveLength(1);
  await page.goto("/dashboard/giving");
  const ledger = page.getByRole("region", { name: "Recent gifts" });
  await expect(ledger.getByText("Kite")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("list", { name: "Waiting for thanks" })).toContainText("Kite");
  await page.goto("/dashboard/wishlist");
  await expect(list.getByText("Puzzle", { exact: true })).toBeVisible();
  await expect(list.getByText("Kite")).toBeHidden();
  await expect(list.getByText("Drum")).toBeHidden();

  await visitor.goto(bought);
  const status = visitor.getByRole("status").filter({ hasText: /./ });
  await expect(status).toContainText("Emma's family took this off the list.");
  await expectAccessibleAndResponsive(visitor);
  await expectNoHorizontalScroll(visitor);
  await visitor.goto(`${held}?lang=es`);
  await expect(status).toContainText("La familia de Emma lo quitó de la lista");
  await expect(visitor.getByRole("button", { name: "Ya lo compré" })).toBeHidden();

  // The browser stores the gifts, because the referring page is the hub, as after one of the hub's forms.
  const recorded = () => visitor.evaluate(() => localStorage.getItem("giftling:recorded-gifts"));
  for (const path of [bought, held]) {
    await visitor.goto(path, { referer: new URL(hub, page.url()).href });
    await expect.poll(recorded).toContain(path.slice("/gift/".length));
  }
  await visitor.goto("/mine?lang=es");
  await expect(visitor.getByText("Ya no está en la lista")).toHaveCount(2);
  await expect(visitor.getByText(/Apartado para ti/)).toHaveCount(0);
  await expectAccessibleAndResponsive(visitor);
  await expectNoHorizontalScroll(visitor);

  await visitor.goto(`${hub}?lang=en`);
  await expect(visitor.getByRole("region", { name: "Wall of Support" })).toContainText("Kite");
  await visitor.goto(bought);
  // Before hydration, the button's form opens a page instead of the dialog.
  await expectHydrated(visitor);
  await visitor.getByRole("button", { name: "Take it back" }).click();
  const undo = visitor.getByRole("dialog", { name: "Take it back?" });
  await undo.getByRole("button", { name: "Take it back" }).click();
  await expect(visitor.getByRole("heading", { name: "Taken back" })).toBeVisible();
});
