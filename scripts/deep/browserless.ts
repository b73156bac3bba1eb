/** A signed-in parent without a browser: follows the identity provider's form and keeps the cookies. */
export class Parent {
  #cookies = new Map<string, Map<string, string>>();

  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async signIn(email: string, name: string): Promise<void> {
    const form = await this.#follow(`${this.origin}/api/login`);
    const page = await form.text();
    const action =
      /<form[^>]*action="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? form.url;
    const fields = new URLSearchParams({ email, name });
    for (const [, field, value] of page.matchAll(
      /<input type="hidden" name="([^"]+)" value="([^"]*)"/g,
    )) {
      if (field) fields.set(field, value ?? "");
    }
    await this.#follow(new URL(action, form.url).href, { method: "POST", body: fields });
  }

  /** A REST call; null when no answer came. */
  async call(method: string, path: string, body?: unknown, key?: string): Promise<Response | null> {
    return fetch(`${this.origin}${path}`, {
      method,
      headers: {
        cookie: this.#cookieHeader(this.origin),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key ? { "idempotency-key": key } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
  }

  async #follow(url: string, init: RequestInit = {}): Promise<Response> {
    let next = url;
    let request = init;
    for (let hop = 0; hop < 12; hop++) {
      const answer = await fetch(next, {
        ...request,
        redirect: "manual",
        headers: { cookie: this.#cookieHeader(next) },
      });
      this.#keepCookies(next, answer);
      const location = answer.headers.get("location");
      if (!location) return Object.defineProperty(answer, "url", { value: next });
      next = new URL(location, next).href;
      request = {};
    }
    throw new Error("Too many redirects while signing in.");
  }

  #keepCookies(url: string, answer: Response): void {
    const jar = this.#cookies.get(new URL(url).origin) ?? new Map<string, string>();
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    this.#cookies.set(new URL(url).origin, jar);
  }

  #cookieHeader(url: string): string {
    const jar = this.#cookies.get(new URL(url).origin) ?? new Map<string, string>();
    return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
