import { createFamily, createUniqueEmailAddress, postToApi } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

test("previews an update's mail, edits it before sending, and stops it @phone", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const email = createUniqueEmailAddress("rose");
  const rose = await newVisitor();
  const { kidIds, email: parent } = await createFamily(page, ["Emma"], { tag: "update-mail" });
  const [kidId] = kidIds;
  const form = { name: "Rose", email, wantsUpdates: true };
  await postToApi(rose, `/api/kids/${kidId}/supporters`, form);
  await rose.goto(getFirstMailLink(await waitForNewestMail(page, email, 1)));
  await rose.getByRole("button", { name: "Yes, confirm my address" }).click();
  await expect(rose.getByRole("heading", { name: "You're all set!" })).toBeVisible();

  await page.goto("/dashboard/news");
  const section = page.getByRole("region", { name: "Family Updates" });
  const dialog = page.getByRole("dialog");
  const open = async (title: string) => {
    await section.getByRole("button", { name: "Add an update" }).click();
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Message").fill("It wobbled for a week.");
  };
  const send = async () => {
    await dialog.getByRole("button", { name: "Post the update" }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step("shows the number of recipients and the mail preview in the form", async () => {
    await open("First tooth");
    await expect(dialog.getByText(/^Goes to 1 person by mail, in/)).toBeVisible();
    await dialog.getByRole("button", { name: "See the mail" }).click();
    const mail = dialog.frameLocator('iframe[title="How the mail will look"]');
    await expect(mail.getByText("It wobbled for a week.", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Emma: First tooth")).toBeVisible();
    await expectAccessibleAndResponsive(page);
  });

  await test.step("stops a queued mail", async () => {
    await send();
    await expect(section.getByText(/^Mail to 1 person leaves in/)).toBeVisible();
    await section.getByRole("button", { name: "Don't send: First tooth" }).click();
    await expect(section.getByText("Not mailed")).toBeVisible();
  });

  await test.step("mentions no mail for an update published on the page only", async () => {
    await open("For the page alone");
    await dialog.getByRole("switch", { name: "Send it by mail" }).press("Space");
    await expect(dialog.getByText(/^Nobody gets a mail/)).toBeVisible();
    await send();
    await expect(section.getByText("For the page alone", { exact: true })).toBeVisible();
    await expect(section.getByText(/^Mail to/)).toHaveCount(0);
  });

  await test.step("mails an update edited before sending once, and shows its status in the row", async () => {
    const news = { title: "Secnd tooth", content: "There it is." };
    const { id } = await (await postToApi(page, `/api/kids/${kidId}/updates`, news)).json();
    const edit = await page.request.patch(`/api/updates/${id}`, {
      data: { title: "Second tooth" },
    });
    expect(edit.ok()).toBe(true);
    await page.reload();
    const mail = await waitForNewestMail(page, email, 2);
    expect(mail.subject).toBe("Emma: Second tooth");
    expect(mail.headers["reply-to"]).toBeUndefined();
    await expect(section.getByText("Mailed to 1 person")).toBeVisible({ timeout: 100_000 });
    await expectAccessibleAndResponsive(page);
  });

  await test.step("delivers replies to the parent when replies are enabled", async () => {
    await page.goto("/settings#notifications");
    const replies = page.getByRole("switch", { name: "Relatives can write back to me" });
    await expect(replies).not.toBeChecked();
    const saved = page.waitForResponse(/account\.updateMailPreferences/);
    await replies.press("Space");
    await saved;
    await page.reload();
    await expect(replies).toBeChecked();
    await postToApi(page, `/api/kids/${kidId}/updates`, { title: "Third tooth", content: "Soon." });
    const mail = await waitForNewestMail(page, email, 3);
    expect(mail.headers["reply-to"]).toBe(parent);
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain("it goes straight to the parent");
  });
});
