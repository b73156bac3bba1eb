import { createFamily } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { SHOP_ORIGIN } from "../support/services.ts";
import { dropNextResponse, expect, test } from "../support/test.ts";

const UNREAD = "This shop didn't let us read the page; type the name yourself";

test("creates drafts from several links and a file after review (rule: import)", async ({
  page,
}) => {
  await createFamily(page, ["Emma"], { tag: "import" });
  await page.goto("/dashboard/wishlist");
  await page.getByRole("button", { name: "Paste several links at once" }).click();
  const dialog = page.getByRole("dialog", { name: "Several gifts for Emma" });
  await dialog
    .getByLabel("Links or names")
    .fill(`${SHOP_ORIGIN}/kite\n${SHOP_ORIGIN}/denied\nA puzzle - https://toys.example/puzzle\n`);
  await dialog.getByRole("button", { name: "Review" }).click();
  await expect(dialog.getByLabel("Name 1")).toHaveValue("Box Kite");
  await expect(dialog.getByLabel("Price 1")).toHaveValue("$24.50");
  await expect(dialog.getByText(UNREAD, { exact: true })).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await dialog.getByRole("button", { name: "Save 3 drafts" }).click();
  await expect(dialog.getByText("2 drafts are saved. One needs another look.")).toBeVisible();
  await dialog.getByLabel("Name 1").fill("Skates");
  await dialog.getByRole("button", { name: "Save 1 draft" }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole("region", { name: "Wishlist" });
  await expect(list.getByText("Drafts (3)")).toBeVisible();

  await page.getByRole("button", { name: "Paste several links at once" }).click();
  await dialog.getByLabel("Choose a CSV file").setInputFiles({
    name: "lista.csv",
    mimeType: "text/csv",
    // Excel writes a Spanish file in this format.
    buffer: Buffer.from(
      "T\u00edtulo;Precio;Enlace\nTren;$30;toys.example/tren\nPelota;;\n",
      "latin1",
    ),
  });
  await expect(dialog.getByLabel("Name 1")).toHaveValue("Tren");
  await dialog.getByRole("button", { name: "Save 2 drafts" }).click();
  await expect(page.getByText("2 drafts are saved")).toBeVisible();
  await expect(list.getByText("Drafts (5)")).toBeVisible();
});

test("saves rows that changed after a lost response with the next press (rule: import)", {
  tag: "@deep",
}, async ({ page }) => {
  const wishes = [{ name: "Box Kite", url: "https://windy.example/kite" }];
  const { kidIds } = await createFamily(page, [{ firstName: "Emma", wishes }], { tag: "lost" });
  const listWishNames = async () => {
    const response = await page.request.get(`/api/kids/${kidIds[0]}/wishlist`);
    const stored: { name: string }[] = await response.json();
    return stored.map(({ name }) => name);
  };
  await page.goto("/dashboard/wishlist");
  const dialog = page.getByRole("dialog", { name: "Several gifts for Emma" });
  const review = async (text: string) => {
    await page.getByRole("button", { name: "Paste several links at once" }).click();
    await dialog.getByLabel("Links or names").fill(text);
    await dialog.getByRole("button", { name: "Review" }).click();
  };
  const save = (count: number) =>
    dialog.getByRole("button", { name: new RegExp(`^Save ${count} drafts?$`) }).click();
  const alert = dialog.getByRole("alert");

  await test.step("leaves a renamed and a newly selected row in the review", async () => {
    await review("Scooter\nhttps://windy.example/kite\nA drum");
    await dropNextResponse(page, "wishlist.import");
    await save(2);
    await expect(alert).toContainText("We couldn't reach the server");
    await dialog.getByLabel("Name 1").fill("Red scooter");
    await dialog.getByRole("checkbox", { name: "Add it again: Box Kite" }).check();
    await save(3);
    await expect(dialog.getByRole("status")).toContainText("2 drafts are saved");
    await expect(alert).toBeHidden();
    await expect(dialog.getByLabel("Name 1")).toHaveValue("Red scooter");
    await expect(dialog.getByLabel("Name 2")).toHaveValue("Box Kite");
    await expect(dialog.getByLabel("Name 3")).toBeHidden();
    await expectAccessibleAndResponsive(page);
    expect(await listWishNames()).toEqual(["Box Kite", "Scooter", "A drum"]);
    await save(2);
    await expect(dialog).toBeHidden();
    expect(await listWishNames()).toEqual([
      "Box Kite",
      "Scooter",
      "A drum",
      "Red scooter",
      "Box Kite",
    ]);
  });

  await test.step("reports a saved row that was removed from the review", async () => {
    await review("Train\nA bell");
    await dropNextResponse(page, "wishlist.import");
    await save(2);
    await expect(alert).toContainText("We couldn't reach the server");
    await dialog.getByRole("button", { name: "Remove: A bell" }).click();
    await save(1);
    await expect(dialog).toBeHidden();
    await expect(page.getByText("2 drafts are saved")).toBeVisible();
    await expect(page.getByText("An earlier try went through")).toBeVisible();
    expect((await listWishNames()).slice(-2)).toEqual(["Train", "A bell"]);
  });
});

test.describe("with live events", () => {
  test.use({ isLive: true });

  test("fetches the pictures of imported wishes in the background (rule: fetched-pictures)", {
    tag: "@deep",
  }, async ({ page }) => {
    await createFamily(page, ["Emma"], { tag: "pictures" });
    await page.goto("/dashboard/wishlist");
    await page.getByRole("button", { name: "Paste several links at once" }).click();
    const dialog = page.getByRole("dialog", { name: "Several gifts for Emma" });
    const links = ["Kite - /kite", "Slow kite - /slow-kite", "Skates - /denied", "Drum"];
    await dialog
      .getByLabel("Links or names")
      .fill(links.join("\n").replaceAll("- /", `- ${SHOP_ORIGIN}/`));
    await dialog.getByRole("button", { name: "Review" }).click();
    await dialog.getByRole("button", { name: "Save 4 drafts" }).click();
    await expect(dialog).toBeHidden();
    const list = page.getByRole("region", { name: "Wishlist" });
    await expect(list.getByText(/^Getting pictures: \d of 3$/)).toBeVisible();
    await expect(list.getByText("Getting pictures: 2 of 3")).toBeVisible();
    await expect(list.getByText(/^Getting pictures/)).toBeHidden();
    await list.getByText("Drafts (4)").click();
    await expect(list.locator('img[src^="/media/"]')).toHaveCount(2);
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-MX" });

  test("reads two files of Excel and their prices (rule: import, wishes)", {
    tag: "@deep",
  }, async ({ page, newVisitor }) => {
    const plan = {
      type: "529",
      label: "College",
      url: "https://plan.example/1",
      contributionCode: "EMM-4R7",
    };
    const { hub } = await createFamily(page, [{ firstName: "Emma", links: [plan] }], {
      tag: "excel",
    });
    await page.goto("/dashboard/wishlist");
    const dialog = page.getByRole("dialog", { name: "Varios regalos para Emma" });
    const files = [
      {
        name: "Cañón",
        price: "kr 1 200",
        // Excel writes "Unicode text" in this format.
        buffer: Buffer.from(
          "\uFEFFTítulo\tPrecio\tEnlace\nCañón\tkr 1 200\ttoys.example/1\n",
          "utf16le",
        ),
      },
      {
        name: "Piñata",
        price: "1.200,50 €",
        // "€" is the byte 0x80 of Windows-1252.
        buffer: Buffer.from(
          "Título;Precio;Enlace\nPiñata;1.200,50 \x80;toys.example/2\n",
          "latin1",
        ),
      },
    ];
    for (const { name, price, buffer } of files) {
      await page.getByRole("button", { name: "Pegar varios enlaces a la vez" }).click();
      const file = { name: "lista.csv", mimeType: "text/csv", buffer };
      await dialog.getByLabel("Elegir un archivo CSV").setInputFiles(file);
      await expect(dialog.getByLabel("Nombre 1")).toHaveValue(name);
      await expect(dialog.getByLabel("Precio 1")).toHaveValue(price);
      await dialog.getByRole("button", { name: "Guardar 1 borrador" }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole("button", { name: "Poner todos en la lista" }).click();
    await expect(page.getByText("2 deseos ya están en la lista")).toBeVisible();

    for (const { name } of files) {
      const visitor = await newVisitor({ locale: "en-US" });
      await visitor.goto(hub);
      await openPurchaseDialog(visitor, name);
      await visitor.getByLabel("Your name").fill("Rosa");
      await visitor.getByRole("button", { name: "I bought this gift" }).click();
      const nudge = visitor.getByRole("dialog", { name: "Help Now & For The Future" });
      for (const amount of ["$240", "$360", "$600"]) {
        await expect(nudge.getByText(amount, { exact: true }).first()).toBeVisible();
      }
    }
  });
});
