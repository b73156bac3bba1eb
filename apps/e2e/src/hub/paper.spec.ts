import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const url = "https://shop.example/1";
const LONG_WISH = "A kite that flies without much wind and folds up small enough for the glove box";
const LONG_NAME = "Maximiliana Alexandrina Guadalupe Esperanza de la Cruz y Villanueva";

/** Returns the number of pages of a PDF. Chromium writes page objects as plain text. */
const listPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/** Returns the content of the QR code on the page. */
const scanned = async (page: Page): Promise<string | undefined> =>
  scan(await page.locator(".qr").first().screenshot(), 400);

/** Returns the content of the QR code in a picture. Scales the picture to `width` first. */
async function scan(picture: Buffer, width?: number): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Asserts that no content overflows a printed page, panel or card. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(".paper, .panel, .card")];
    return parts.flatMap((part) =>
      part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
        ? [`${part.className}: ${part.scrollWidth}x${part.scrollHeight}`]
        : [],
    );
  });
  expect(cut).toEqual([]);
}

test("prints a card and a poster on one sheet each, on either paper size, with a code that opens the hub", {
  tag: "@deep",
}, async ({ page, baseURL }) => {
  const plan = { type: "529", label: "College", url, contributionCode: "EMM-4R7" };
  const wishes = [1, 2, 3].map((n) => ({ name: `${LONG_WISH} ${n}`, url }));
  const { hub, kidIds } = await createFamily(
    page,
    [
      { firstName: "Emma", wishes: [{ name: "Kite", url }], links: [plan] },
      { firstName: LONG_NAME, wishes },
    ],
    { tag: "paper" },
  );
  const [emma, maximiliana] = kidIds;
  const bare = await createFamily(page, ["Bo"], { tag: "bare" });
  const cards = [
    { card: `${hub}/card?kid=${emma}`, leadsTo: `${hub}?kid=${emma}` },
    { card: `${hub}/card?kid=${maximiliana}`, leadsTo: `${hub}?kid=${maximiliana}` },
    { card: `${bare.hub}/card?`, leadsTo: bare.hub },
  ];
  for (const { card, leadsTo } of cards) {
    for (const style of ["folded", "cards", "poster"]) {
      for (const [paper, format] of [
        ["letter", "Letter"],
        ["a4", "A4"],
      ] as const) {
        await page.goto(`${card}&style=${style}&paper=${paper}`);
        const name = `${card} ${style} ${paper}`;
        expect(listPages(await page.pdf({ format })), name).toBe(1);
        await page.emulateMedia({ media: "print" });
        await expectNothingCut(page);
        expect(await scanned(page), name).toBe(`${baseURL}${leadsTo}`);
        await page.emulateMedia({ media: null });
      }
    }
  }
});

test("opens a card from the dashboard, selects it and prints it", { tag: "@deep" }, async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, ["Emma"], { tag: "card" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("dialog", { name: "Share Emma's page" })
    .getByRole("link", { name: "Print a card" })
    .click();
  const card = await opened;
  await card.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await card.waitForURL(/card/);
  await card.reload();
  await expect(card.getByRole("heading", { name: "Print a card for Emma" })).toBeVisible();
  await card.getByRole("link", { name: "Poster" }).click();
  await card.getByRole("link", { name: "A4" }).click();
  await expect(card.locator("[aria-current]")).toHaveText(["Poster", "A4"]);
  await expectAccessibleAndResponsive(card);
  await card.getByRole("button", { name: "Print" }).click();
  await expect(card.locator("[data-printed]")).toBeAttached();

  const reader = await newVisitor({ javaScriptEnabled: false });
  await reader.goto(`${hub}/card`);
  await expect(reader.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(reader.getByText("Choose Print in your browser's menu.")).toBeVisible();
  await reader.getByRole("link", { name: "Back to Emma's page" }).click();
  await expect(reader.getByRole("heading", { name: "Emma", level: 1 })).toBeVisible();
});

test("prints the key of a hub with a passcode in the code, and a line for the passcode (rule: paper)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(
    page,
    [{ firstName: "Emma", wishes: [{ name: LONG_WISH, url }] }, { firstName: LONG_NAME }],
    { tag: "locked-paper" },
  );
  await postToApi(page, "/api/users/sharing", { passcode: "lavender" });
  for (const [style, kid] of [
    ["folded", kidIds[1]],
    ["cards", kidIds[1]],
    ["poster", kidIds[1]],
    ["poster", kidIds[0]],
  ]) {
    await page.goto(`${hub}/card?kid=${kid}&style=${style}`);
    await expect(page.getByText("After you change the passcode, print again.")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expectNothingCut(page);
    await expect(page.getByText("Passcode", { exact: true }).first()).toBeVisible();
    await page.emulateMedia({ media: null });
  }
  const reader = await newVisitor();
  await reader.goto((await scanned(page)) ?? "");
  await expect(reader.getByRole("heading", { name: "Emma", level: 1 })).toBeVisible();
  expect(reader.url()).not.toContain("key=");
});

test("prints the poster in place of the hub's page, also on a dark hub and without scripts (rule: paper)", {
  tag: "@deep",
}, async ({ page, newVisitor, baseURL }) => {
  const { hub } = await createFamily(
    page,
    [{ firstName: "Emma", wishes: [{ name: LONG_WISH, url }] }],
    { tag: "print" },
  );
  const reader = await newVisitor({ javaScriptEnabled: false, colorScheme: "dark" });
  for (const visitor of [page, reader]) {
    await visitor.goto(hub);
    await visitor.setViewportSize({ width: 816, height: 1056 });
    await visitor.emulateMedia({ media: "print" });
    await expect(visitor.getByRole("heading", { name: "Emma", level: 1 })).toBeHidden();
    expect(await scan(await visitor.screenshot())).toBe(`${baseURL}${hub}`);
    for (const format of ["Letter", "A4"]) {
      expect(listPages(await visitor.pdf({ format })), format).toBe(1);
    }
    await visitor.emulateMedia({ media: null });
    await expect(visitor.getByRole("heading", { name: "Emma", level: 1 })).toBeVisible();
  }
});
