import { TestBrowser } from "@giftling/local-services/testing/browser";

/** Signed-in parent who uses no browser. Signing in submits the identity provider's form and stores the cookies. */
export class BrowserlessParent {
  readonly #browser: TestBrowser;
  readonly origin: string;

  constructor(origin: string, browser = new TestBrowser()) {
    this.origin = origin;
    this.#browser = browser;
  }

  /** Returns a client with this parent's session that sends its requests to another process of the API, at `origin`. */
  at(origin: string): BrowserlessParent {
    return new BrowserlessParent(origin, this.#browser);
  }

  async signIn(email: string, name: string): Promise<void> {
    const form = await this.#browser.get(`${this.origin}/api/login`);
    await this.#browser.submit(form.url, { email, name });
  }

  /** Sends a REST call. Returns null when no response comes within `seconds` seconds. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
    seconds = 10,
  ): Promise<Response | null> {
    return fetch(`${this.origin}${path}`, {
      method,
      headers: {
        cookie: this.#browser.cookies,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key ? { "idempotency-key": key } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(seconds * 1_000),
    }).catch(() => null);
  }
}
