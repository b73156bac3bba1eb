import type { IncomingMessage, ServerResponse } from "node:http";

const FORM_LIMIT_BYTES = 16 * 1024;

/** Error for an invalid request. Its message is sent to the client. */
export class BadRequestError extends Error {}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendResponse(response, status, "application/json; charset=utf-8", JSON.stringify(body));
}

export function sendNoContent(response: ServerResponse): void {
  response.writeHead(204).end();
}

export function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}

/** Sends a response with headers that prevent caching and MIME sniffing. `headers` are additional headers. */
export function sendResponse(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...headers,
  });
  response.end(body);
}

/** Parses a form-encoded request body. Throws BadRequestError for another content type or a body over 16 KiB. */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) {
    throw new BadRequestError("Please send this as a form.");
  }
  return new URLSearchParams(await readTextBody(request));
}

/** Reads a request body as UTF-8 text. Throws BadRequestError for a body over 16 KiB. */
export async function readTextBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > FORM_LIMIT_BYTES) throw new BadRequestError("That is too long.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Returns whether a request comes from another site, which could otherwise call the local services. */
export function isCrossSiteRequest(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  if (!["localhost", "127.0.0.1", "[::1]"].includes(host)) return true;
  if (request.method === "GET" || request.method === "HEAD") return false;
  return request.headers["sec-fetch-site"] === "cross-site";
}
