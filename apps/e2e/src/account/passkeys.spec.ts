import type { Page } from "@playwright/test";
import { startEmailSignInApi } from "../support/email-sign-in-product.ts";
import { createUniqueEmailAddress, createUniqueFamilyUrl } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

// One worker runs all tests of this file, so that it starts a second product only once.
test.describe.configure({ mode: "serial" });

let product: Awaited<ReturnType<typeof startEmailSignInApi>>;
test.beforeAll(async () => {
  product = await startEmailSignInApi();
});
test.afterAll(() => product.stop());

/**
 * Connects a virtual authenticator to a page. With `setPresent(true)`, the authenticator confirms every request,
 * including requests of the browser's autofill.
 */
async function connectAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresent: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

/** Signs up a parent by e-mail, creates a hub with a kid and opens the dashboard. Returns the e-mail address. */
async function signUp(page: Page, name: string): Promise<string> {
  const email = createUniqueEmailAddress(name);
  await page.goto(`${product.origin}/api/login`);
  await page.getByRole("textbox").fill(email);
  await page.locator(".entry").getByRole("button").click();
  await page.waitForURL(/\/code\//);
  await page.goto(getFirstMailLink(await waitForNewestMail(page, email, 1)));
  await page.waitForURL(/onboarding/);
  await page.request.post(`${product.origin}/api/users/family-url`, {
    data: { familyUrl: createUniqueFamilyUrl(name) },
  });
  await page.request.post(`${product.origin}/api/kids`, { data: { firstName: "Emma" } });
  await page.goto(`${product.origin}/dashboard`);
  return email;
}

async function logOut(page: Page) {
  await page.goto(`${product.origin}/api/auth/logout`);
  await page.getByRole("button", { name: "Log Out" }).click();
}

test("a parent adds the offered passkey, logs in with it, and removes it (rule: passkeys)", async ({
  page,
}) => {
  const { setPresent } = await connectAuthenticator(page);
  const email = await signUp(page, "paula");
  const offer = page.getByRole("region", { name: "Log in faster next time" });
  await expect(offer).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await offer.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await expect(offer).toBeHidden();
  const added = await waitForNewestMail(page, email, 2);
  expect(added.subject).toBe("A passkey was added to your account");

  await logOut(page);
  await setPresent(false);
  await page.goto(`${product.origin}/api/login?returnTo=%2Fsettings%2Faccount%2Fsessions`);
  await expect(page.getByRole("button", { name: "Log in with a passkey" })).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await setPresent(true);
  await page.reload();
  await expect(page).toHaveURL(/\/settings\/account\/sessions$/);

  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);
  await expect(passkeys.getByText("Last used")).toBeVisible();
  await passkeys.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Paula’s phone");
  await expectAccessibleAndResponsive(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(passkeys.getByText("Paula’s phone")).toBeVisible();
  await passkeys.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Paula’s phone");
  await page.keyboard.press("Escape");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("This device has a passkey for your account already.")).toBeVisible();

  await passkeys.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByText("You have none yet.")).toBeVisible();
  const removed = await waitForNewestMail(page, email, 3);
  expect(removed.subject).toBe("A passkey was removed from your account");
  await logOut(page);
  const posted = page.waitForResponse(/login\/passkey$/);
  await page.goto(`${product.origin}/api/login`);
  await posted;
  await setPresent(false);
  await expect(page.getByRole("alert")).toContainText("We don’t know this passkey");
});

test("the button logs in, and the offer stays dismissed (rule: passkeys)", {
  tag: "@deep",
}, async ({ newVisitor }) => {
  const page = await newVisitor({ locale: "es-MX" });
  await connectAuthenticator(page);
  await signUp(page, "lucia");
  const offer = page.getByRole("region", { name: "Entra más rápido la próxima vez" });
  const dismissed = page.waitForResponse(/passkeys\.dismissOffer/);
  await offer.getByRole("button", { name: "Ahora no" }).click();
  await expect(offer).toBeHidden();
  await dismissed;
  await page.reload();
  await expect(page.getByRole("heading", { name: "Emma", level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goto(`${product.origin}/settings/account/sessions#passkeys`);
  await page.getByRole("button", { name: "Agregar una llave de acceso" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Todavía sin usar" })).toBeVisible();
  await page.goto(`${product.origin}/api/auth/logout`);
  await page.locator("form button").click();
  // A browser without passkeys in its autofill has only the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${product.origin}/api/login`);
  await page.getByRole("button", { name: "Entrar con una llave de acceso" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("the page of the sign-in has no passkeys without scripts (rule: passkeys)", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`${product.origin}/api/login`);
  await expect(page.getByRole("button", { name: "Continue with e-mail" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log in with a passkey" })).toBeHidden();
});
