import type { ProductProcess } from "../deep/product.ts";

/** Environment in which the product trusts X-Forwarded-For from this machine, so that `createVisitorHeaders` takes effect. */
export const TRUSTED_PROXY_ENV = { TRUSTED_PROXIES: "127.0.0.1,::1" };

/** Returns the headers of one of 65,536 visitors. Each visitor has a separate network and a browser's user agent. */
export const createVisitorHeaders = (index: number): Record<string, string> => ({
  "x-forwarded-for": `10.${(index >> 8) & 255}.${index & 255}.1`,
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0",
});

/** Response to a request. The status is 0 when no response came. The body is null when it is not JSON. */
export type ApiResponse<Body> = { status: number; body: Body | null; headers: Headers };

type RequestOptions = {
  body?: object;
  headers?: Record<string, string>;
  /** Maximum wait for the response, in seconds. Default 30. */
  seconds?: number;
};

/** Sends a request. The body is sent as JSON, or as a form when it is a URLSearchParams. Does not follow redirects. */
export async function sendRequest<Body = unknown>(
  { origin }: ProductProcess,
  method: string,
  path: string,
  { body, headers = {}, seconds = 30 }: RequestOptions = {},
): Promise<ApiResponse<Body>> {
  const isForm = body instanceof URLSearchParams;
  const isJson = body !== undefined && !isForm;
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...(isJson ? { "content-type": "application/json" } : {}), ...headers },
      body: isForm ? body : body && JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(seconds * 1_000),
    });
    const text = await response.text();
    return { status: response.status, body: parseJson<Body>(text), headers: response.headers };
  } catch {
    return { status: 0, body: null, headers: new Headers() };
  }
}

function parseJson<Body>(text: string): Body | null {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return null;
  }
}

/**
 * Runs `work` for each index from 0 to `count` - 1, with `clients` calls at a time. Returns the results in the order of the
 * indexes.
 */
export async function runConcurrently<Result>(
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

/** Runs `work` for each index from 0 to `count` - 1 at the same time. Returns the results in the order of the indexes. */
export const runAtOnce = <Result>(
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> => runConcurrently(count, count, work);

/** Returns the number of responses that have one of these statuses. */
export const countResponsesWithStatus = (
  answers: readonly { status: number }[],
  ...statuses: number[]
): number => answers.filter(({ status }) => statuses.includes(status)).length;
