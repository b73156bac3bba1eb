import { appendFileSync } from "node:fs";
import { type APIResponse, expect, type Locator, type Page } from "@playwright/test";

let people = 0;

/** Returns an e-mail address that is unique in this test run. */
export function createUniqueEmailAddress(name: string): string {
  people += 1;
  return remember(`${name}.${Date.now().toString(36)}.${process.pid}.${people}@example.com`);
}

/** Returns a family URL that is unique in this test run. */
export function createUniqueFamilyUrl(name: string): string {
  people += 1;
  return remember(`${name}-${Date.now().toString(36)}-${process.pid}-${people}`);
}

/**
 * Records an e-mail address or a family URL, so that `server-log.spec.ts` can assert that the server's log does not
 * contain the text.
 */
function remember(typed: string): string {
  appendFileSync(`${process.env.E2E_LOCAL_DIR}.typed`, `${typed}\n`);
  return typed;
}

/** Signs in through the identity provider's form. */
export async function signIn(
  page: Page,
  email: string,
  name: string,
  login = "/api/login",
): Promise<void> {
  await page.goto(login);
  await submitIdentityForm(page, email, name);
}

/** Follows the Log In link in `within`, signs in again, and waits for the redirect to the app. */
export async function signInAgain(page: Page, within: Locator, email: string): Promise<void> {
  await within.getByRole("link", { name: "Log In" }).click();
  await submitIdentityForm(page, email, "Ana Rivera");
}

async function submitIdentityForm(page: Page, email: string, name: string): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="name"]').fill(name);
  await page.locator('button[type="submit"], input[type="submit"]').first().click();
  await page.waitForURL(
    (url) => !url.pathname.startsWith("/identity") && !url.pathname.startsWith("/api/"),
  );
}

/**
 * Signs in a user with HTTP requests, without opening the identity provider's page. The session cookie is stored in the
 * browser context of `page`.
 */
export async function startSession(
  page: Page,
  email: string,
  name: string,
  login = "/api/login",
): Promise<void> {
  const form = await page.request.get(login);
  const landed = await page.request.post(form.url(), { form: { email, name } });
  expect(landed.ok(), `${landed.url()} ${landed.status()}`).toBe(true);
  const user = await page.request.get("/api/auth/user");
  expect(await user.json(), "the session").toMatchObject({ email });
}

/** Simulates an expired session by deleting the session cookie. */
export const expireSession = (page: Page) => page.context().clearCookies();

/** Sends a POST request to the REST API with the page's session. Throws unless the request succeeds. */
export async function postToApi(page: Page, path: string, data: object): Promise<APIResponse> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return answer;
}

/** Kid to create, with payment links, registry links and wishes. */
type NewKid = {
  firstName: string;
  bio?: string;
  birthdayMonth?: number;
  birthdayDay?: number;
  links?: readonly object[];
  registries?: readonly object[];
  wishes?: readonly object[];
};

/** Creates a parent, a family URL and kids through the API. `login` is the path that starts the sign-in. */
export async function createFamily(
  page: Page,
  kids: readonly (string | NewKid)[],
  { tag = "family", login = "/api/login" } = {},
): Promise<{ email: string; familyUrl: string; hub: string; kidIds: string[] }> {
  const email = createUniqueEmailAddress(tag);
  const familyUrl = createUniqueFamilyUrl(tag);
  await startSession(page, email, "Ana Rivera", login);
  await postToApi(page, "/api/users/profile", { firstName: "Ana", lastName: "Rivera" });
  await postToApi(page, "/api/users/family-url", { familyUrl });
  const kidIds: string[] = [];
  for (const kid of kids) {
    const {
      links = [],
      registries = [],
      wishes = [],
      ...fields
    } = typeof kid === "string" ? { firstName: kid } : kid;
    const { id } = await (await postToApi(page, "/api/kids", fields)).json();
    kidIds.push(id);
    for (const link of links) await postToApi(page, `/api/kids/${id}/payment-links`, link);
    for (const link of registries) await postToApi(page, `/api/kids/${id}/registry-links`, link);
    for (const wish of wishes) await postToApi(page, `/api/kids/${id}/wishlist`, wish);
  }
  return { email, familyUrl, hub: `/hub/${familyUrl}`, kidIds };
}
