import { createFamily, createUniqueEmailAddress, postToApi } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { TEST_PICTURE } from "../support/picture.ts";
import {
  getFirstMailLink,
  getUnsubscribeLink,
  setInboxSmtpStatus,
  waitForNewestMail,
} from "../support/services.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

test.use({ isLive: true });

test("confirms a relative's address, mails a thank-you and an update, and unsubscribes", async ({
  page,
  newVisitor,
}) => {
  const email = createUniqueEmailAddress("rose");
  const rose = await newVisitor();
  const { kidIds } = await createFamily(page, ["Emma"], { tag: "mail" });
  const [kidId] = kidIds;
  const call = async (path: string, data: object, who = page) =>
    (await postToApi(who, path, data)).json();
  const wish = { name: "Wooden train", url: "https://shop.example/train" };
  const item = await call(`/api/kids/${kidId}/wishlist`, wish);

  await test.step("confirms the address of a relative who bought a gift", async () => {
    const bought = { purchasedBy: "Grandma Rose" };
    const { giftToken } = await call(`/api/wishlist/${item.id}/purchase`, bought, rose);
    const form = { name: "Rose", email, wantsUpdates: true, giftToken };
    await call(`/api/kids/${kidId}/supporters`, form, rose);
    const mail = await waitForNewestMail(page, email, 1);
    expect(mail.subject).toBe("Shall we send you the family's news?");
    await rose.goto(getFirstMailLink(mail));
    await expect(rose.getByRole("heading", { name: "News of Emma?" })).toBeVisible();
    await rose.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(rose.getByRole("heading", { name: "You're all set!" })).toBeVisible();
  });

  await test.step("mails the parent's thank-you, which opens as a card", async () => {
    await page.goto("/dashboard");
    const queue = page.getByRole("region", { name: "Thank-You Queue" });
    await queue.getByRole("button", { name: /^Write a thank-you: Grandma Rose/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your message").fill("Dear Rose, it runs and runs.");
    // The mail server accepts the mail only after the queue has shown it.
    await setInboxSmtpStatus(page, email, 451);
    await dialog.getByRole("button", { name: "Send thank-you" }).click();
    await expect(page.getByText("Your thank-you goes out by e-mail.")).toBeVisible();
    await expect(queue.getByText("On its way")).toBeVisible();
    await setInboxSmtpStatus(page, email, 250);
    const mail = await waitForNewestMail(page, email, 2);
    expect(mail.text).toContain("Dear Rose, it runs and runs.");
    // The open dashboard shows the outcome without a reload (rule: live-pages).
    await expect(queue.getByText("All caught up")).toBeVisible();
    await rose.goto(getFirstMailLink(mail));
    await expect(rose.getByText("Dear Rose, it runs and runs.")).toBeVisible();
  });

  await test.step("mails an update, and unsubscribes with one click", async () => {
    const news = { title: "First tooth", content: "It wobbled for a week." };
    await call(`/api/kids/${kidId}/updates`, news);
    const mail = await waitForNewestMail(page, email, 3);
    expect(mail.subject).toBe("Emma: First tooth");
    const link = getUnsubscribeLink(mail);
    expect(mail.text).toContain(link);
    await rose.goto(link);
    await rose.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(rose.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
    await call(`/api/kids/${kidId}/updates`, { ...news, title: "Second tooth" });
  });

  await test.step("saves the mail settings", async () => {
    await page.goto("/settings/mail");
    const gifts = page.getByRole("switch", { name: "Somebody gave a gift" });
    await expect(gifts).toBeChecked();
    const saved = page.waitForResponse(/account\.updateMailPreferences/);
    await gifts.press("Space");
    await saved;
    await page.reload();
    await expect(gifts).not.toBeChecked();
    await waitForNewestMail(page, email, 3);
  });
});

test("mails news with its picture after a purchase, and handles a rejected thank-you", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { familyUrl } = await createFamily(page, ["Emma"], { tag: "news" });
  const [kid] = (await (await page.request.get("/api/kids")).json()) as [{ id: string }];
  const wish = { name: "Wooden train", url: "https://shop.example/train" };
  await postToApi(page, `/api/kids/${kid.id}/wishlist`, wish);
  const email = createUniqueEmailAddress("ngozi");
  const ngozi = await newVisitor();
  const dialog = page.getByRole("dialog");
  const queue = page.getByRole("region", { name: "Thank-You Queue" });

  await test.step("requests a relative's address in Get Updates?, and confirms it", async () => {
    await ngozi.goto(`/hub/${familyUrl}`);
    await openPurchaseDialog(ngozi);
    const purchase = ngozi.getByRole("dialog", { name: "Did you buy this gift?" });
    await purchase.getByLabel("Your name").fill("Grandma Ngozi");
    await purchase.getByRole("button", { name: "I bought this gift" }).click();
    const capture = ngozi.getByRole("dialog", { name: "Get Updates?" });
    // The dialog appears after the toast, which takes longer on a busy machine.
    await expect(capture).toBeVisible({ timeout: 60_000 });
    await expect(capture.getByLabel("Your name")).toHaveValue("Grandma Ngozi");
    await capture.getByLabel(/e-mail/i).fill(email);
    await capture.getByRole("button", { name: "Get updates" }).click();
    await expect(ngozi.getByText(/^One more step/).first()).toBeVisible();
    const mail = await waitForNewestMail(page, email, 1);
    await ngozi.goto(getFirstMailLink(mail));
    await ngozi.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(ngozi.getByRole("heading", { name: "You're all set!" })).toBeVisible();
  });

  await test.step("mails the published update with its picture, in HTML that every mail client supports", async () => {
    await page.goto("/dashboard");
    const updates = page.getByRole("region", { name: "Family Updates" });
    await updates.getByRole("button", { name: "Add an update" }).click();
    await dialog.getByLabel("Title").fill("First tooth");
    await dialog.getByLabel("Message").fill("It wobbled for a week.");
    const file = { name: "tooth.png", mimeType: "image/png", buffer: TEST_PICTURE };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.getByRole("img", { name: "Chosen" })).toBeVisible();
    await dialog.getByRole("button", { name: "Post the update" }).click();
    await expect(dialog).toBeHidden();
    const mail = await waitForNewestMail(page, email, 2);
    expect(mail.subject).toBe("Emma: First tooth");
    const src = /<img[^>]+src="([^"]+\.jpg)"/.exec(mail.html)?.[1] ?? "";
    const picture = await page.request.get(src);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    await ngozi.setContent(mail.html);
    const size = await ngozi
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(size).toBe(64);
  });

  await test.step("announces the mail, and shows a deferred one as queued", async () => {
    await setInboxSmtpStatus(page, email, 451);
    await page.reload();
    await queue.getByRole("button", { name: /^Write a thank-you: Grandma Ngozi/ }).click();
    await expect(dialog.getByText(`It goes by e-mail to ${email}.`)).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await dialog.getByLabel("Your message").fill("Dear Ngozi, thank you.");
    await dialog.getByRole("button", { name: "Send thank-you" }).click();
    await expect(page.getByText("Your thank-you goes out by e-mail.")).toBeVisible();
    await page.reload();
    await expect(queue.getByText("On its way")).toBeVisible();
    await expect(queue.getByRole("button", { name: /^Write a thank-you/ })).toHaveCount(0);
  });

  await test.step("explains a rejected mail, preserves its text, and sends it again", async () => {
    await setInboxSmtpStatus(page, email, 550);
    await expect(queue.getByText("Couldn't be delivered")).toBeVisible({ timeout: 60_000 });
    await expect(queue.getByText(/refused the address/)).toBeVisible();
    await expect(queue.getByRole("button", { name: "Copy link" })).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await setInboxSmtpStatus(page, email, 250);
    await queue.getByRole("button", { name: /^Try again: Grandma Ngozi/ }).click();
    await expect(dialog.getByLabel("Your message")).toHaveValue("Dear Ngozi, thank you.");
    await dialog.getByRole("button", { name: "Send thank-you" }).click();
    const mail = await waitForNewestMail(page, email, 3);
    expect(mail.text).toContain("Dear Ngozi, thank you.");
  });
});

test("subscribes to news without a gift, confirms, and returns to the hub", {
  tag: "@phone",
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, ["Emma"], { tag: "plain-news" });
  const email = createUniqueEmailAddress("vera");
  const vera = await newVisitor();
  const capture = vera.getByRole("dialog", { name: "Get Updates?" });

  await test.step("shows the address in the notice until it is closed", async () => {
    await vera.goto(hub);
    await expectHydrated(vera);
    await vera.getByRole("button", { name: "Get updates" }).click();
    await capture.getByLabel("Your name").fill("Nana Vera");
    await capture.getByLabel("Your e-mail").fill(email);
    await expectAccessibleAndResponsive(vera);
    await capture.getByRole("button", { name: "Get updates" }).click();
    await expect(capture).toBeHidden();
    const notice = vera.getByText(`One more step: open the e-mail we sent to ${email}`);
    await expect(notice).toBeVisible();
    await vera.getByRole("button", { name: "Close this message" }).click();
    await expect(notice).toBeHidden();
  });

  const link = getFirstMailLink(await waitForNewestMail(page, email, 1));
  await test.step("links to the hub from the confirmation page, and reports a used link", async () => {
    await vera.goto(link);
    await vera.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(vera.getByRole("heading", { name: "You're all set!" })).toBeVisible();
    await expect(vera.getByText("You'll get updates when there's news to share.")).toBeVisible();
    await expectAccessibleAndResponsive(vera);
    await vera.getByRole("link", { name: "See Emma's page" }).click();
    await expect(vera.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    await vera.goto(link);
    await expect(vera.getByRole("heading", { name: "This link has been used" })).toBeVisible();
    await vera.goto(`${link}x`);
    await expect(vera.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
    await expectAccessibleAndResponsive(vera);
  });

  await test.step("opens the form from an expired link", async () => {
    await vera.goto(`${hub}#get-updates`);
    await expectHydrated(vera);
    await expect(capture).toBeVisible();
    await capture.getByRole("button", { name: "Not now" }).click();
    await expect(capture).toBeHidden();
    await expect(vera).toHaveURL(hub);
  });
});
