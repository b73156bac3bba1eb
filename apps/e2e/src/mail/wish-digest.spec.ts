import type { Page } from "@playwright/test";
import { createFamily, createUniqueEmailAddress, postToApi } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { getFirstMailLink, getUnsubscribeLink, waitForNewestMail } from "../support/services.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

async function turnOnDigests(page: Page): Promise<void> {
  await page.goto("/settings/mail");
  const digests = page.getByRole("switch", { name: "Send new wishes by mail" });
  await expect(digests).not.toBeChecked();
  const saved = page.waitForResponse(/account\.updateSharing/);
  await digests.press("Space");
  await saved;
  await page.reload();
  await expect(digests).toBeChecked();
}

test("mails new wishes to a follower who ticked it, and stops before it is sent (rule: wish-digest) @phone", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, ["Emma"], { tag: "digest" });
  const addIdea = (name: string) =>
    postToApi(page, `/api/kids/${kidIds[0]}/wishlist`, { name, isIdea: true });
  const email = createUniqueEmailAddress("rose");
  const rose = await newVisitor({ viewport: { width: 390, height: 844 } });

  await test.step("offers digests in the sign-up, unticked, and names them in the confirmation", async () => {
    await rose.goto(hub);
    await expectHydrated(rose);
    await rose.getByRole("button", { name: "Get updates" }).click();
    const sheet = rose.getByRole("dialog", { name: "Get Updates?" });
    await sheet.getByLabel("Your name").fill("Rose");
    await sheet.getByLabel("Your e-mail").fill(email);
    const ideas = sheet.getByRole("checkbox", { name: "New ideas, at most once a week" });
    await expect(ideas).not.toBeChecked();
    await ideas.check();
    await expectAccessibleAndResponsive(rose);
    await sheet.getByRole("button", { name: "Get updates" }).click();
    await expect(rose.getByText(/^One more step/)).toBeVisible();
    const mail = await waitForNewestMail(page, email, 1);
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain("news of Emma and new ideas for Emma");
    await rose.goto(getFirstMailLink(mail));
    await expect(rose.getByText(/^You also asked for new ideas for Emma/)).toBeVisible();
    await rose.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(rose.getByText(/when there are new ideas, at most once a week/)).toBeVisible();
  });

  const section = page.getByRole("region", { name: "New ideas by mail" });
  await test.step("tells the parent who asked, and starts with the switch", async () => {
    await addIdea("Before the switch");
    await page.goto("/dashboard/news");
    await expect(section.getByText(/^1 person would like your new wishes/)).toBeVisible();
    await expect(page.locator("#followers").getByText("New ideas")).toBeVisible();
    await section.getByRole("link", { name: "Turn it on in Settings" }).click();
    await expect(page).toHaveURL(/\/settings\/mail$/);
    await turnOnDigests(page);
  });

  await test.step("shows the waiting mail with its preview, and stops it", async () => {
    await addIdea("Wooden train");
    await page.goto("/dashboard/news");
    await expect(section.getByText(/^A mail with 1 new idea goes to 1 person/)).toBeVisible();
    await section.getByRole("button", { name: "See the mail" }).click();
    const mail = section.frameLocator('iframe[title="How the mail will look"]');
    await expect(mail.getByText("Wooden train", { exact: true })).toBeVisible();
    await expect(mail.getByText("Before the switch")).toHaveCount(0);
    await expectAccessibleAndResponsive(page);
    await section.getByRole("button", { name: "Don't send: New ideas by mail" }).click();
    await expect(section.getByText("Not mailed")).toBeVisible();
  });

  await test.step("mails the next new wishes, and ends digests alone", async () => {
    await addIdea("Any puzzle");
    await addIdea("A day at the zoo");
    const mail = await waitForNewestMail(page, email, 2);
    expect(mail.subject).toBe("2 new ideas for Emma");
    expect(mail.text).toContain("Any puzzle");
    expect(mail.text).not.toContain("Wooden train");
    const paper = await newVisitor();
    await paper.setContent(mail.html);
    await expectAccessibleAndResponsive(paper, { isMail: true });
    await page.reload();
    await expect(section.getByText("Mailed to 1 person")).toBeVisible({ timeout: 60_000 });
    await rose.goto(getUnsubscribeLink(mail));
    await expect(rose.getByRole("heading", { name: "No more new ideas?" })).toBeVisible();
    await rose.getByRole("button", { name: "No more new ideas" }).click();
    await expect(rose.getByText(/You also still get news of Emma\.$/)).toBeVisible();
    await expectAccessibleAndResponsive(rose);
    await page.reload();
    await expect(page.locator("#followers").getByText("New ideas")).toHaveCount(0);
    await addIdea("Any kite");
    await page.reload();
    await expect(section.getByText(/^Nobody has asked for them yet/)).toBeVisible();
  });
});

test("mails new wishes in Spanish after a sign-up without scripts (rule: wish-digest)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, ["Emma"], { tag: "ideas" });
  const email = createUniqueEmailAddress("abuela");
  const rosa = await newVisitor({ javaScriptEnabled: false });

  await rosa.goto(`${hub}?kid=${kidIds[0]}&form=updates&lang=es`);
  await rosa.getByLabel("Tu nombre").fill("Rosa");
  await rosa.getByLabel("Tu correo electrónico").fill(email);
  const ideas = rosa.getByRole("checkbox", { name: "Ideas nuevas, como mucho una vez por semana" });
  await expect(ideas).not.toBeChecked();
  await ideas.check();
  await rosa.getByRole("button", { name: "Recibir noticias" }).click();
  await rosa.goto(getFirstMailLink(await waitForNewestMail(page, email, 1)));
  await expect(rosa.getByText(/^También pediste ideas nuevas para Emma/)).toBeVisible();
  await rosa.getByRole("button", { name: "Sí, confirmar mi dirección" }).click();
  await expect(rosa.getByRole("heading", { name: "¡Listo!" })).toBeVisible();

  await turnOnDigests(page);
  for (const name of ["Any puzzle", "A day at the zoo", "Wooden train"]) {
    await postToApi(page, `/api/kids/${kidIds[0]}/wishlist`, { name, isIdea: true });
  }
  const mail = await waitForNewestMail(page, email, 2);
  expect(mail.subject).toBe("3 ideas nuevas para Emma");
  const paper = await newVisitor();
  await paper.setContent(mail.html);
  await expect(paper.locator("[lang=en]", { hasText: "Any puzzle" })).toBeVisible();

  await rosa.goto(getUnsubscribeLink(mail));
  await rosa.getByRole("button", { name: "No más ideas nuevas" }).click();
  await expect(rosa.getByText(/Te seguirán llegando los agradecimientos/)).toBeVisible();
  await rosa.goto(getUnsubscribeLink(mail));
  await expect(rosa.getByRole("heading", { name: "¿Ideas nuevas por correo?" })).toBeVisible();
  await rosa.getByRole("button", { name: "Sí, quiero ideas nuevas" }).click();
  await expect(rosa.getByRole("heading", { name: "¡Listo!" })).toBeVisible();
});
