/** HTTP client for tests that follows redirects and stores cookies. */
export class TestBrowser {
  readonly #cookies = new Map<string, string>();

  /** Cookie header with all stored cookies. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async get(url: string, until?: string): Promise<{ url: string; status: number; body: string }> {
    return this.#go(url, {}, until);
  }

  async submit(
    url: string,
    fields: Record<string, string>,
    until?: string,
  ): Promise<{ url: string; status: number; body: string }> {
    return this.#go(url, { method: "POST", body: new URLSearchParams(fields) }, until);
  }

  /**
   * Sends a request and follows its redirects. Stops before a URL that starts with `until`, for example the app's
   * origin.
   */
  async #go(url: string, init: RequestInit, until = "\0") {
    let at = url;
    let request = init;
    for (let hops = 0; hops < 10; hops += 1) {
      const headers = { cookie: this.cookies };
      const response = await fetch(at, { ...request, headers, redirect: "manual" });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) this.#cookies.set(name, value);
        else this.#cookies.delete(name);
      }
      const location = response.headers.get("location");
      if (!location) return { url: at, status: response.status, body: await response.text() };
      at = new URL(location, at).href;
      if (at.startsWith(until)) return { url: at, status: response.status, body: "" };
      request = {};
    }
    throw new Error(`Too many redirects from ${url}`);
  }
}
