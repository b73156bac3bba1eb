import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const VENMO = { type: "other", label: "Bizum", url: "https://bizum.example/ana" };
const BIKE = {
  name: "Red bike",
  url: "https://toys.example/red-bike",
  isActivity: true,
  fundingGoal: 1_200,
};
const wish = (name: string, price: string) => ({
  name,
  price,
  url: `https://toys.example/${encodeURIComponent(name)}`,
});
const WISHES = [
  BIKE,
  wish("Robot", "$30"),
  wish("Books", "18"),
  wish("Blocks", "€24"),
  wish("Scooter", "45,00 €"),
  wish("Globe", "39"),
  wish("Kite", "12"),
  wish("Drum", "60"),
];

test("shows a family's currency everywhere, until a contribution fixes it (rule: currency)", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, [
    { firstName: "Emma", links: [VENMO], wishes: WISHES },
  ]);
  const region = page.getByRole("region", { name: "Currency" });

  await test.step("is chosen in the settings", async () => {
    await page.goto("/settings/language");
    await expect(region.getByLabel("Your page's currency")).toHaveValue("USD");
    await region.getByLabel("Your page's currency").selectOption({ label: "Euro (€)" });
    await region.getByRole("button", { name: "Save currency" }).click();
    await expect(page.getByText("Currency saved")).toBeVisible();
    await expectAccessible(page);
  });

  const aunt = await newVisitor();
  await test.step("is the currency of the hub and its dialogs", async () => {
    await aunt.goto(hub);
    const wishlist = aunt.getByRole("region", { name: "Wishlist" });
    await expect(wishlist.getByText("€1,200 needed of €1,200")).toBeVisible();
    await expect(wishlist.getByText("about €18")).toBeVisible();
    await expect(wishlist.getByText("about €45")).toBeVisible();
    await expect(wishlist.getByText("$30", { exact: true })).toBeVisible();
    await aunt.getByRole("button", { name: "€25–€50" }).click();
    await expect(wishlist.getByRole("article")).toHaveCount(2);
    await aunt.getByRole("button", { name: "All", exact: true }).click();
    await expectNoHorizontalScroll(aunt);
    await expectHydrated(aunt);
    await wishlist.getByRole("button", { name: "Chip in to Red bike" }).click();
    const dialog = aunt.getByRole("dialog", { name: "Chip in" });
    await expect(dialog.getByText("€10", { exact: true })).toBeVisible();
    await dialog.getByText("Other", { exact: true }).click();
    await dialog.getByLabel("Amount in euros").fill("10.000,01");
    await dialog.getByLabel("Your name").fill("Aunt May");
    await dialog.getByRole("button", { name: "Tell the family" }).click();
    await expect(dialog.getByText("One contribution can be at most 10,000 EUR.")).toBeVisible();
    await expectAccessible(aunt, "dialog");
    await dialog.getByLabel("Amount in euros").fill("29,50");
    await dialog.getByRole("button", { name: "Tell the family" }).click();
    await expect(aunt.getByRole("dialog", { name: "Thank you!" })).toBeVisible();
    await aunt.reload();
    await expect(wishlist.getByText("€29.50 of €1,200 so far, €0 confirmed")).toBeVisible();
  });

  await test.step("is formatted for a Spanish reader, with and without scripts", async () => {
    const tia = await newVisitor();
    await tia.goto(`${hub}?lang=es`);
    await expect(tia.getByText("Faltan 1200 € de 1200 €")).toBeVisible();
    await expectNoHorizontalScroll(tia);
    const plain = await newVisitor({ javaScriptEnabled: false });
    await plain.goto(`${hub}?lang=es`);
    await plain
      .getByRole("button", { name: /Aportar.*Red bike/ })
      .first()
      .click();
    await expect(plain.getByLabel("U otra cantidad en euros")).toBeVisible();
    await expect(plain.getByText("25 €", { exact: true })).toBeVisible();
  });

  await test.step("is in the parent's ledger and statistics, and is fixed", async () => {
    await page.goto("/dashboard");
    await expect(page.getByText("€29.50").first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.goto("/dashboard/giving");
    await expect(page.getByText("€29.50 not confirmed yet").first()).toBeVisible();
    await page.goto("/settings/language");
    await expect(region.getByLabel("Your page's currency")).toBeDisabled();
    await expect(region.getByText("A contribution has been recorded")).toBeVisible();
    const refused = await page.request.put("/api/users/currency", { data: { currency: "USD" } });
    expect([refused.status(), (await refused.json()).code]).toEqual([409, "CURRENCY_FIXED"]);
  });

  await test.step("permits no 529 link", async () => {
    const refused = await page.request.post(`/api/kids/${kidIds[0]}/payment-links`, {
      data: { type: "529", label: "College", url: "https://plan.example" },
    });
    expect((await refused.json()).message).toContain("in US dollars");
  });
});

test("suggests the currency of the browser's region", async ({ newVisitor }) => {
  const page = await newVisitor({ locale: "en-IE" });
  const { kidIds } = await createFamily(page, ["Emma"]);
  await page.goto("/settings/language");
  const region = page.getByRole("region", { name: "Currency" });
  await expect(region.getByText("Your device is set to a region that uses euros.")).toBeVisible();
  await postToApi(page, `/api/kids/${kidIds[0]}/payment-links`, {
    type: "529",
    label: "College",
    url: "https://plan.example",
  });
  await region.getByLabel("Your page's currency").selectOption("EUR");
  await region.getByRole("button", { name: "Save currency" }).click();
  await expect(page.getByText("Your page has a 529 or ESA link")).toBeVisible();
});
