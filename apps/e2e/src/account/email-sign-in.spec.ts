import type { Page } from "@playwright/test";
import { startEmailSignInApi } from "../support/email-sign-in-product.ts";
import { createUniqueEmailAddress, createUniqueFamilyUrl } from "../support/families.ts";
import {
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

// One worker runs all tests of this file, so that it starts a second product only once.
test.describe.configure({ mode: "serial" });

let product: Awaited<ReturnType<typeof startEmailSignInApi>>;
test.beforeAll(async () => {
  product = await startEmailSignInApi();
});
test.afterAll(() => product.stop());

/** Requests a sign-in mail for an e-mail address. Returns the mail and its code. */
async function askForMail(page: Page, email: string, count = 1) {
  await page.getByLabel("Your e-mail address").fill(email);
  await page.getByRole("button", { name: "Continue with e-mail" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  const mail = await waitForNewestMail(page, email, count);
  return { mail, code: /^\d{3} \d{3}/.exec(mail.subject)?.[0] ?? "" };
}

test("a parent signs up with the link, and comes back to the page they wanted (rule: email-sign-in)", async ({
  page,
}) => {
  const email = createUniqueEmailAddress("ana");
  await page.goto(`${product.origin}/signup`);
  await page.getByRole("link", { name: "Continue with e-mail" }).click();
  await expectAccessibleAndResponsive(page);
  const { mail } = await askForMail(page, email);
  await expectAccessibleAndResponsive(page);
  await page.goto(getFirstMailLink(mail));
  await expect(page).toHaveURL(`${product.origin}/onboarding`);
  await page.goto(`${product.origin}/api/auth/logout`);
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.goto(`${product.origin}/settings`);
  await page.getByRole("link", { name: "Log In" }).first().click();
  const again = await askForMail(page, email, 2);
  await page.getByLabel("Six-digit code").fill(again.code);
  await page.getByRole("button", { name: "Log in" }).click();
  // A parent without a family URL continues with onboarding.
  await expect(page).toHaveURL(`${product.origin}/onboarding`);
  await page.goto(getFirstMailLink(again.mail));
  await expect(page).toHaveURL(/\/(onboarding|settings)$/);
});

test("without scripts, a mail opened on another device shows the code to type (rule: email-sign-in)", async ({
  newVisitor,
}) => {
  const laptop = await newVisitor({ javaScriptEnabled: false });
  const phone = await newVisitor({ javaScriptEnabled: false });
  await laptop.goto(`${product.origin}/api/login`);
  const { mail, code } = await askForMail(laptop, createUniqueEmailAddress("rosa"));
  await phone.goto(getFirstMailLink(mail));
  await expect(phone.getByRole("heading", { name: "Your code" })).toBeVisible();
  await expect(phone.getByText(code)).toBeVisible();
  const wrong = code === "000 000" ? "000001" : "000000";
  await laptop.getByLabel("Six-digit code").fill(wrong);
  await laptop.getByRole("button", { name: "Log in" }).click();
  await expect(laptop.getByRole("alert")).toContainText("That code isn’t right");
  await laptop.getByLabel("Six-digit code").fill(code);
  await laptop.getByRole("button", { name: "Log in" }).click();
  await expect(laptop).toHaveURL(`${product.origin}/onboarding`);
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "This link was already used" })).toBeVisible();
});

test("the pages and the mail are in Spanish, and fit every width (rule: languages)", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "es-MX" });
  const email = createUniqueEmailAddress("lucia");
  await page.goto(`${product.origin}/api/login`);
  await expectNoHorizontalScrollAtAnyWidth(page);
  await page.getByLabel("Tu correo electrónico").fill(email);
  await page.getByRole("button", { name: "Continuar con tu correo" }).click();
  await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible();
  await expectNoHorizontalScrollAtAnyWidth(page);
  const mail = await waitForNewestMail(page, email, 1);
  expect(mail.subject).toContain("es tu código de Giftling");
  await page.goto(getFirstMailLink(mail));
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("a parent changes the address with a code from each mailbox (rule: changed-address)", {
  tag: "@deep",
}, async ({ page }) => {
  const [from, to] = [createUniqueEmailAddress("old"), createUniqueEmailAddress("new")];
  await page.goto(`${product.origin}/api/login`);
  const { code } = await askForMail(page, from);
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(`${product.origin}/onboarding`);
  await page.request.post(`${product.origin}/api/users/family-url`, {
    data: { familyUrl: createUniqueFamilyUrl("mailbox") },
  });
  await page.request.post(`${product.origin}/api/kids`, { data: { firstName: "Emma" } });
  await page.goto(`${product.origin}/settings/account`);
  await page.getByRole("link", { name: "Change your e-mail" }).click();
  await expectAccessibleAndResponsive(page);
  await page.getByLabel("Your new e-mail address").fill(to);
  await page.getByRole("button", { name: "Send both codes" }).click();
  await expectAccessibleAndResponsive(page);
  for (const [address, count] of [
    [from, 2],
    [to, 1],
  ] as const) {
    const mail = await waitForNewestMail(page, address, count);
    await page.getByLabel(`Code from ${address}`).fill(mail.subject.slice(0, 7));
  }
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await expect(page).toHaveURL(`${product.origin}/settings/account`);
  await expect(page.getByRole("definition").getByText(to, { exact: true })).toBeVisible();
});
