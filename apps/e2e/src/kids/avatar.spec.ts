import type { Page } from "@playwright/test";
import { openDashboard } from "../support/dashboard.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

/**
 * Returns a JPEG photo of 12 megapixels with EXIF orientation 6 (rotate right). Displayed upright, the photo has 3000
 * by 4000 pixels. Its upper half is blue and red, and its lower half is yellow and green.
 */
async function phonePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 4000;
    canvas.height = 3000;
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("This browser can't draw");
    const quarters = [
      ["#d02020", 0, 0],
      ["#20a020", 2000, 0],
      ["#2020d0", 0, 1500],
      ["#d0c020", 2000, 1500],
    ] as const;
    for (const [colour, x, y] of quarters) {
      context.fillStyle = colour;
      context.fillRect(x, y, 2000, 1500);
    }
    return canvas.toDataURL("image/jpeg", 0.9).replace(/^.*,/, "");
  });
  const jpeg = Buffer.from(base64, "base64");
  // EXIF segment that contains only the orientation. The segment follows the first two bytes of the JPEG.
  const exif = Buffer.from(
    "ffe1002245786966000049492a0008000000010012010300010000000600000000000000",
    "hex",
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** Returns the color of a picture at a position. `x` and `y` are fractions of the width and height. */
async function storedColour(page: Page, url: string, x: number, y: number): Promise<number[]> {
  return page.evaluate(
    async ([address, left, top]) => {
      const answer = await fetch(address);
      const bitmap = await createImageBitmap(await answer.blob());
      const canvas = document.createElement("canvas");
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("This browser can't draw");
      context.drawImage(bitmap, 0, 0);
      const pixel = context.getImageData(left * bitmap.width, top * bitmap.height, 1, 1).data;
      return [...pixel.slice(0, 3)].map((value) => (value > 110 ? 1 : 0));
    },
    [url, x, y] as const,
  );
}

const RED = [1, 0, 0];
const GREEN = [0, 1, 0];
const BLUE = [0, 0, 1];
const YELLOW = [1, 1, 0];

test("validates a phone's photo, crops it by keyboard and pointer, and stores it upright", {
  tag: "@deep",
}, async ({ page }) => {
  await openDashboard(page, "avatar");
  await page.getByRole("button", { name: /choose a child$/ }).click();
  await page.getByRole("menuitem", { name: "Edit Profile" }).click();
  const form = page.getByRole("dialog", { name: "Edit Profile" });
  const crop = page.getByRole("dialog", { name: "Choose what shows" });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    form.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  await form.getByLabel("First name").fill("Emma Lou");

  await test.step("rejects a file that is not a picture, too large or corrupt, with a message", async () => {
    await choose("notes.txt", "text/plain", Buffer.from("hello"));
    await expect(page.getByText("Please select an image file")).toBeVisible();
    await choose("huge.jpg", "image/jpeg", Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(page.getByText("File size must be less than 5MB")).toBeVisible();
    await choose("broken.jpg", "image/jpeg", Buffer.from("no picture at all"));
    await expect(page.getByText("Failed to read file")).toBeVisible();
    await expect(crop).toBeHidden();
  });

  const photo = await phonePhoto(page);
  await test.step("closes the crop dialog on Escape and preserves the form", async () => {
    await choose("emma.jpg", "image/jpeg", photo);
    await expect(crop).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(crop).toBeHidden();
    await expect(form.getByLabel("First name")).toHaveValue("Emma Lou");
  });

  await test.step("moves the crop with arrow keys and zooms with the slider", async () => {
    await choose("emma.jpg", "image/jpeg", photo);
    await expect(crop.getByRole("button", { name: "Use this picture" })).toBeEnabled();
    await expectAccessibleAndResponsive(page);
    const picture = crop.getByLabel("Picture: move it with the arrow keys");
    await picture.focus();
    for (let i = 0; i < 30; i += 1) await page.keyboard.press("ArrowDown");
    await crop.getByLabel("Zoom").fill("2");
    await crop.getByLabel("Zoom").fill("1");
  });

  await test.step("preserves the crop after a failed upload, and sends a small square on retry", async () => {
    await page.route("**/trpc/**kids.uploadAvatar**", (route) => route.abort());
    await crop.getByRole("button", { name: "Use this picture" }).click();
    await expect(page.getByText("Upload failed")).toBeVisible();
    await expect(crop.getByRole("alert")).toBeVisible();
    await page.unroute("**/trpc/**kids.uploadAvatar**");
    const sent = page.waitForRequest("**/trpc/**kids.uploadAvatar**");
    await crop.getByRole("button", { name: "Use this picture" }).click();
    expect((await sent).postDataBuffer()?.length).toBeLessThan(photo.length);
    await expect(page.getByText("Profile picture uploaded!")).toBeVisible();
    await expect(crop).toBeHidden();
  });

  await test.step("stores the photo upright, as cropped", async () => {
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(form).toBeHidden();
    const url = await page
      .getByRole("main")
      .locator('img[src*="/media/"]')
      .first()
      .getAttribute("src");
    if (url === null) throw new Error("The dashboard shows no picture");
    expect(await storedColour(page, url, 0.25, 0.25)).toEqual(BLUE);
    expect(await storedColour(page, url, 0.75, 0.25)).toEqual(RED);
    // The crop shows the upper 3000 of the photo's 4000 pixels, so the colors change at two thirds of its height.
    expect(await storedColour(page, url, 0.25, 0.6)).toEqual(BLUE);
    expect(await storedColour(page, url, 0.25, 0.9)).toEqual(YELLOW);
    expect(await storedColour(page, url, 0.75, 0.9)).toEqual(GREEN);
  });
});
