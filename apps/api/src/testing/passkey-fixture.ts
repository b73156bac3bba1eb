import { expect } from "vitest";
import { APP_ORIGIN } from "./app.ts";
import { createEmailSignInFixture } from "./email-sign-in-fixture.ts";
import { createAuthenticator } from "./software-authenticator.ts";

const AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";

export type PasskeyFixture = Awaited<ReturnType<typeof createPasskeyFixture>>;

export async function createPasskeyFixture() {
  const world = await createEmailSignInFixture({ RATE_LIMIT_MULTIPLIER: "100" });

  /** Signs a new parent in by e-mail. `call` sends a request to the API with the parent's session. */
  async function signUp() {
    const { email, ...started } = await world.start(world.newAddress());
    const response = await started.open();
    const cookie = world.sessionOf(response);
    const { user, family } = await world.userOf(response);
    const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) =>
      world.app.inject({
        method,
        url: `/api/users/${path}`,
        headers: { cookie, "user-agent": AGENT },
        ...(payload && { payload }),
      });
    return { email, user, family, cookie, call };
  }

  async function signUpWithPasskey(authenticator = createAuthenticator(APP_ORIGIN)) {
    const parent = await signUp();
    const options = await parent.call("POST", "passkeys/options");
    const added = await parent.call("POST", "passkeys", authenticator.create(options.json()));
    expect(added.statusCode).toBe(201);
    return { ...parent, authenticator, passkeyId: String(added.json().id) };
  }

  /** Opens the sign-in page in a new browser. `send` posts a response to the page's challenge. */
  async function openSignIn(query = "", headers: Record<string, string> = {}) {
    const response = await world.app.inject({
      method: "POST",
      url: "/api/login/passkey/options",
      headers,
    });
    expect(response.statusCode).toBe(200);
    const own = { cookie: world.cookiesOf(response) };
    return {
      options: response.json(),
      send: (credential: string, as: Record<string, string> = own) =>
        world.post(`/api/login/passkey${query}`, { credential }, as),
    };
  }

  return { ...world, signUp, signUpWithPasskey, openSignIn };
}
