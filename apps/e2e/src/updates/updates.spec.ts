import { openDashboard, performEntryAction } from "../support/dashboard.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { TEST_PICTURE } from "../support/picture.ts";
import { expect, test } from "../support/test.ts";

test("adds an update's picture, shows it on the hub, removes it, and reports a lost connection", async ({
  page,
  newVisitor,
}) => {
  const familyUrl = await openDashboard(page, "updates");
  const section = page.getByRole("region", { name: "Family Updates" });
  const dialog = page.getByRole("dialog");
  const chosen = dialog.getByRole("img", { name: "Chosen" });
  const file = dialog.locator('input[type="file"]');
  const picture = section.locator('img[src^="/media/"]');
  await section.getByRole("button", { name: "Add an update" }).click();
  await dialog.getByLabel("Title").fill("First tooth");
  await dialog.getByLabel("Message").fill("It wobbled for a week.");

  await page.route("**/trpc/**pictures.upload**", (route) => route.abort());
  await file.setInputFiles({ name: "tooth.png", mimeType: "image/png", buffer: TEST_PICTURE });
  await expect(page.getByText("Upload failed")).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await page.unroute("**/trpc/**pictures.upload**");
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: TEST_PICTURE });
  await expect(page.getByText("Please select an image file")).toBeVisible();
  await file.setInputFiles({ name: "tooth.png", mimeType: "image/png", buffer: TEST_PICTURE });
  await expect(chosen).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await dialog.getByRole("button", { name: "Post the update" }).click();
  await expect(dialog).toBeHidden();
  await expect(picture).toBeVisible();

  const relative = await newVisitor();
  await relative.goto(`/hub/${familyUrl}`);
  const shown = relative.getByRole("region", { name: "Recent Updates" }).locator("img");
  await expect(shown).toHaveAttribute("width", "64");
  await expect(shown).toHaveAttribute("height", "48");

  await performEntryAction(section, "Edit", "First tooth");
  await dialog.getByRole("button", { name: "Leave out the picture" }).click();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(section.getByText("First tooth", { exact: true })).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test("downscales a 48-megapixel photo of more than 5 MB before the upload", {
  tag: "@deep",
}, async ({ page }) => {
  await openDashboard(page, "updates");
  await page
    .getByRole("region", { name: "Family Updates" })
    .getByRole("button", { name: "Add an update" })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("At the lake");
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 8000;
    canvas.height = 6000;
    return canvas.toDataURL("image/jpeg", 0.5).replace(/^.*,/, "");
  });
  // Appends six megabytes after the JPEG's end, which decoders ignore.
  const photo = Buffer.concat([Buffer.from(base64, "base64"), Buffer.alloc(6 * 1024 * 1024)]);
  const sent = page.waitForRequest("**/trpc/**pictures.upload**");
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: photo });
  expect((await sent).postData()?.length).toBeLessThan(1024 * 1024);
  await expect(dialog.getByRole("img", { name: "Chosen" })).toBeVisible();
});
