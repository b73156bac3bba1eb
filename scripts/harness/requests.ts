import { randomUUID } from "node:crypto";
import { type RequestOptions as ConnectionOptions, request } from "node:http";
import { text as readText } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { TestBrowser } from "@giftling/local-services/testing/browser";

export type RequestTarget = { origin: string };

/** Environment variables that make the product trust the X-Forwarded-For header of `createVisitorHeaders`. */
export const TRUSTED_PROXY_ENV = { TRUSTED_PROXIES: "127.0.0.1,::1" };

/** Returns a visitor's request headers. Indexes below 65,536 have network addresses in different networks. */
export const createVisitorHeaders = (index: number): Record<string, string> => ({
  "x-forwarded-for": `10.${(index >> 8) & 255}.${index & 255}.1`,
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0",
});

/** Response to a request. `ms` is the response time. `status` is 0 for an incomplete or missing response. */
export type ReceivedResponse<Body = unknown> = {
  status: number;
  ms: number;
  text: string;
  headers: Headers;
  /** Parsed JSON of the response. Null for a response that is not JSON. */
  readonly body: Body | null;
};

const createResponse = <Body>(
  status: number,
  ms: number,
  text = "",
  headers = new Headers(),
): ReceivedResponse<Body> => ({
  status,
  ms,
  text,
  headers,
  get body() {
    try {
      return JSON.parse(text) as Body;
    } catch {
      return null;
    }
  },
});

type RequestOptions = {
  body?: object;
  headers?: Record<string, string>;
  /** Timeout of the request in seconds. Default 30. */
  seconds?: number;
};

/** Sends a request with a JSON or form body. Does not follow redirects. Status 0 means a timeout or a network error. */
export async function sendRequest<Body = unknown>(
  { origin }: RequestTarget,
  method: string,
  path: string,
  { body, headers = {}, seconds = 30 }: RequestOptions = {},
): Promise<ReceivedResponse<Body>> {
  const isForm = body instanceof URLSearchParams;
  const isJson = body !== undefined && !isForm;
  const begin = performance.now();
  const since = () => performance.now() - begin;
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...(isJson ? { "content-type": "application/json" } : {}), ...headers },
      body: isForm ? body : body && JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(seconds * 1_000),
    });
    const text = await response.text();
    return createResponse(response.status, since(), text, response.headers);
  } catch {
    return createResponse(0, since());
  }
}

/** Requests a path with a timeout of five minutes. Discards the response body to save memory. */
export async function sendGetRequest(
  target: RequestTarget,
  path: string,
  headers?: Record<string, string>,
): Promise<{ status: number; ms: number }> {
  const { status, ms } = await sendRequest(target, "GET", path, { headers, seconds: 300 });
  return { status, ms };
}

/** Sends a request on a new connection or an HTTP agent's connection. Status 0 means a timeout or a network error. */
export function sendRequestOnConnection(
  url: string,
  { body, ...options }: ConnectionOptions & { body?: Buffer } = {},
): Promise<ReceivedResponse> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text?: string, headers?: Headers) =>
      resolve(createResponse(status, performance.now() - begin, text, headers));
    const sent = request(url, { agent: false, ...options }, (response) => {
      const headers = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
      readText(response).then(
        (text) => end(response.statusCode ?? 0, text, new Headers(Object.fromEntries(headers))),
        () => end(0),
      );
    });
    sent.once("timeout", () => sent.destroy());
    sent.once("error", () => end(0));
    sent.end(body);
  });
}

/** Runs `work` for the indexes below `count`, at most `clients` at a time. Returns the results by index. */
export async function runWithConcurrencyLimit<Result>(
  count: number,
  clients: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return results;
}

/** Runs `work` concurrently for each index from 0 to `count` - 1. Returns the results in the order of the indexes. */
export const runAllConcurrently = <Result>(
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> => runWithConcurrencyLimit(count, count, work);

export const listResponseStatuses = (responses: readonly { status: number }[]): number[] =>
  responses.map(({ status }) => status);

export const countResponsesWithStatus = (
  responses: readonly { status: number }[],
  ...statuses: number[]
): number => responses.filter(({ status }) => statuses.includes(status)).length;

/** Signs in a parent with the e-mail address NAME@example.com. Resolves with the value of the Cookie header. */
export async function getSessionCookie({ origin }: RequestTarget, name: string): Promise<string> {
  const browser = new TestBrowser();
  const form = await browser.get(`${origin}/api/login`);
  await browser.submit(form.url, { email: `${name}@example.com`, name });
  return browser.cookies;
}

export type CreatedFamily = { cookie: string; familyUrl: string; kidId: string };

/** Signs in a parent, claims `name` as the family URL and creates a kid. Throws if the product rejects the kid. */
export async function createFamily(target: RequestTarget, name: string): Promise<CreatedFamily> {
  const cookie = await getSessionCookie(target, name);
  const headers = { cookie };
  const body = { familyUrl: name };
  await sendRequest(target, "POST", "/api/users/family-url", { body, headers });
  const kid = await sendRequest<{ id: string }>(target, "POST", "/api/kids", {
    body: { firstName: "Kit" },
    headers,
  });
  if (kid.status !== 201 || kid.body === null) throw new Error(`There is no kid: ${kid.status}`);
  return { cookie, familyUrl: name, kidId: kid.body.id };
}

const PURCHASE_TIMEOUT_SECONDS = 15;
const RETRY_DELAY_MS = 50;

/** Buys a wish. Returns the status of the response, or 0 if there was no response. */
export async function purchaseWish(
  target: RequestTarget,
  wish: string,
  purchasedBy: string,
  key: string = randomUUID(),
): Promise<number> {
  const { status } = await sendRequest(target, "POST", `/api/wishlist/${wish}/purchase`, {
    body: { purchasedBy },
    headers: { "idempotency-key": key },
    seconds: PURCHASE_TIMEOUT_SECONDS,
  });
  return status;
}

/** Returns whether to retry a purchase: after server errors, timeouts, rate limits and missing responses (0). */
const isRetryable = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Buys a wish with one idempotency key. Retries until the response is final or `isOver` returns true. */
export async function purchaseWithRetries(
  target: RequestTarget,
  wish: string,
  purchasedBy: string,
  isOver: () => boolean,
): Promise<number> {
  const key = randomUUID();
  let status = await purchaseWish(target, wish, purchasedBy, key);
  while (isRetryable(status) && !isOver()) {
    await sleep(RETRY_DELAY_MS);
    status = await purchaseWish(target, wish, purchasedBy, key);
  }
  return status;
}

/** Buys all wishes, `clients` at a time, until `isOver` returns true. Awaits `onAcknowledged` after each purchase. */
export async function purchaseAllWishes(
  target: RequestTarget,
  wishes: readonly string[],
  clients: number,
  onAcknowledged: (wish: string) => unknown,
  isOver: () => boolean = () => false,
): Promise<void> {
  await runWithConcurrencyLimit(wishes.length, clients, async (index) => {
    const wish = wishes[index];
    if (wish === undefined || isOver()) return;
    const status = await purchaseWithRetries(target, wish, "Grandma Rose", isOver);
    if (status === 200) await onAcknowledged(wish);
  });
}
