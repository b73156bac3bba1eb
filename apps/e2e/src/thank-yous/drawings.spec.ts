import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import {
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { TEST_PICTURE } from "../support/picture.ts";
import { expect, test } from "../support/test.ts";

const DRAWING = { name: "A drawing from Emma" };
const photo = { name: "drawing.png", mimeType: "image/png", buffer: TEST_PICTURE };

/** Returns the natural width and height of the drawing on the page, in pixels. */
const getSize = (page: Page) =>
  page
    .getByRole("img", DRAWING)
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

test("sends a thank-you with a drawing", { tag: "@deep" }, async ({ page, newVisitor }) => {
  const { kidIds } = await createFamily(page, ["Emma"], { tag: "drawing" });
  const giver = await newVisitor();
  await giver.setViewportSize({ width: 390, height: 844 });
  for (const contributorName of ["Grandma Rosa", "Uncle Ben", "Aunt Pip"]) {
    const gift = { contributorName, isAnonymous: false, amount: 20, type: "529" };
    const { id } = await (
      await postToApi(giver, `/api/kids/${kidIds[0]}/contributions`, gift)
    ).json();
    await postToApi(page, `/api/contributions/${id}/status`, { status: "confirmed" });
  }
  await page.goto("/dashboard");
  const queue = page.getByRole("region", { name: "Thank-You Queue" });
  const writing = page.getByRole("dialog", { name: /^(Write a thank-you|Thank several)/ });
  const crop = page.getByRole("dialog", { name: "Choose what shows" });
  const chosen = writing.getByRole("img", DRAWING);
  const choose = () => writing.locator('input[type="file"]').setInputFiles(photo);
  const useIt = crop.getByRole("button", { name: "Use this picture" });
  const words = writing.getByLabel("Your message");

  await test.step("preserves the typed text after a failed upload", async () => {
    await queue.getByRole("button", { name: /^Write a thank-you: Grandma Rosa/ }).click();
    await words.fill("Dear Grandma, Emma drew you.");
    await choose();
    await expectAccessibleAndResponsive(page);
    await page.route("**/trpc/**pictures.upload**", (route) => route.abort());
    await useIt.click();
    await expect(crop.getByRole("alert")).toBeVisible();
    await page.unroute("**/trpc/**pictures.upload**");
    await crop.getByRole("button", { name: "Cancel" }).click();
    await expect(crop).toBeHidden();
    await expect(words).toHaveValue("Dear Grandma, Emma drew you.");
    await expect(chosen).toBeHidden();
  });

  await test.step("previews, removes, reselects and rotates the drawing", async () => {
    await choose();
    await useIt.click();
    await expect(chosen).toBeVisible();
    expect(await getSize(page), "nothing is cut off unasked").toEqual([64, 48]);
    await writing.getByRole("button", { name: "Leave out the picture" }).click();
    await expect(chosen).toBeHidden();
    await choose();
    await crop.getByRole("button", { name: "Turn the picture" }).click();
    await useIt.click();
    await expect.poll(() => getSize(page)).toEqual([48, 64]);
    await expectAccessibleAndResponsive(page);
  });

  await test.step("shows the drawing to its giver without a session, and in the history", async () => {
    await writing.getByRole("button", { name: "Make a private link" }).click();
    const ready = page.getByRole("dialog", { name: "Your thank-you is ready" });
    await giver.goto(await ready.getByLabel("Private link").inputValue());
    await expect(giver.getByText("Dear Grandma, Emma drew you.")).toBeVisible();
    expect(await getSize(giver)).toEqual([48, 64]);
    await expectAccessibleAndResponsive(giver);
    await expectNoHorizontalScrollAtAnyWidth(giver);
    await ready.getByRole("button", { name: "Done" }).click();
    await queue.getByRole("button", { name: "Show sent thank-yous" }).click();
    const sent = queue.getByRole("list", { name: "Sent thank-yous" });
    await expect(sent.getByRole("img", DRAWING)).toHaveCount(1);
  });

  await test.step("sends the same drawing to several givers", async () => {
    await queue.getByRole("button", { name: "Thank several at once" }).click();
    await words.fill("Dear {name}, thank you.");
    await choose();
    await useIt.click();
    await expect(chosen).toBeVisible();
    await writing.getByRole("button", { name: "Send 2 thank-yous" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    const sent = queue.getByRole("list", { name: "Sent thank-yous" });
    await expect(sent.getByRole("img", DRAWING)).toHaveCount(3);
    await expectNoHorizontalScrollAtAnyWidth(page);
  });
});
