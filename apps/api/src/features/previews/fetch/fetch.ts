import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip } from "node:zlib";
import type { ProductPreviewProblem } from "@giftling/domain";
import type { FetchRules } from "./rules.ts";

export class FetchError extends Error {
  override readonly name = "FetchProblem";
  readonly problem: ProductPreviewProblem;

  constructor(problem: ProductPreviewProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Error for a host with an address that the fetch rules do not allow. */
export class ForbiddenAddressError extends FetchError {
  constructor() {
    super("unreachable");
  }
}

/** Accepted media types and maximum size of a resource. */
export type FetchRequirements = {
  accept: string;
  /** Returns whether a media type, such as "text/html", is accepted. */
  takes(mediaType: string): boolean;
  /** Maximum size of the decompressed content in bytes. `ifLarger` selects truncation or refusal. */
  maxBytes: number;
  ifLarger: "cut" | "refuse";
};

/** Fetched resource: the URL after redirects, the header's charset, and the decompressed content. */
export type FetchedResource = { url: URL; charset: string | null; content: Buffer };

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const GONE = new Set([404, 410]);

/** Maximum size of the response headers in bytes. Shops send long cookie and policy headers. */
const MAX_HEADER_BYTES = 64 * 1024;

/** Maximum number of a host's addresses that a request tries. */
const MAX_ADDRESSES = 4;

/**
 * Fetches a URL from an untrusted server with GET, without cookies or credentials, and follows at most 3 redirects.
 * Resolves each URL's host once, checks every address against `rules`, and connects only to checked addresses. `signal`
 * aborts the fetch at any point. Throws FetchError.
 */
export async function fetchResource(
  rules: FetchRules,
  address: string,
  wanted: FetchRequirements,
  signal: AbortSignal,
): Promise<FetchedResource> {
  try {
    return await follow(rules, webUrl(address), wanted, signal);
  } catch (error) {
    if (signal.aborted) throw new FetchError("slow", error);
    throw error instanceof FetchError ? error : new FetchError("unreachable", error);
  }
}

async function follow(
  rules: FetchRules,
  start: URL,
  wanted: FetchRequirements,
  signal: AbortSignal,
): Promise<FetchedResource> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const headers = {
      accept: wanted.accept,
      "accept-encoding": "gzip, br",
      "accept-language": "en-US,en;q=0.8",
    };
    const response = await sendRequest(rules, url, { method: "GET", headers }, signal);
    try {
      if (!REDIRECTS.has(response.statusCode ?? 0)) return await read(response, url, wanted);
      url = webUrl(response.headers.location ?? "", url);
    } finally {
      response.destroy();
    }
  }
  throw new FetchError("unreachable");
}

/** Parses an http or https URL without credentials. Throws FetchError for any other URL. */
function webUrl(address: string, base?: URL): URL {
  if (address === "" || !URL.canParse(address, base?.href)) throw new FetchError("unreachable");
  const url = new URL(address, base);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username !== "" || url.password !== "") throw new FetchError("unreachable");
  return url;
}

/**
 * Sends a request to an untrusted server and returns the response when the headers arrive. The caller must read or
 * destroy the body. Resolves the host once, and connects only to addresses that `rules` allow. Throws
 * ForbiddenAddressError if `rules` do not allow one of the host's addresses.
 */
export async function sendRequest(
  rules: FetchRules,
  url: URL,
  {
    body,
    ...options
  }: {
    method: "GET" | "POST";
    headers: OutgoingHttpHeaders;
    body?: string | Buffer | null;
  },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  const addresses = await rules.resolve(url.hostname, signal);
  const areAllowed = addresses.every((address) => rules.mayConnect(address, port));
  if (!areAllowed) throw new ForbiddenAddressError();
  if (addresses.length === 0) throw new FetchError("unreachable");
  const open = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      // Opens a separate connection for each request.
      agent: false,
      lookup: createPinnedLookup(addresses.slice(0, MAX_ADDRESSES)),
      ...options,
      headers: { "user-agent": rules.userAgent, ...options.headers },
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
    });
    request.on("socket", (socket) => {
      socket.once("connect", () => {
        const { remoteAddress = "", remotePort = 0 } = socket;
        if (!rules.mayConnect(remoteAddress, remotePort)) {
          request.destroy(new ForbiddenAddressError());
        }
      });
    });
    request.on("response", resolve);
    request.on("error", reject);
    // Node emits no error for some closed connections, such as a protocol upgrade.
    request.on("close", () => reject(new Error("Closed before an answer")));
    request.end(body);
  });
}

/** Returns a DNS lookup function that always returns the given addresses, which the caller has checked. */
function createPinnedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, options, done) => {
    const [first] = answers;
    if (options.all) done(null, answers);
    else if (first) done(null, first.address, first.family);
    else done(new Error("No address"), "");
  };
}

async function read(response: IncomingMessage, url: URL, wanted: FetchRequirements) {
  const status = response.statusCode ?? 0;
  if (GONE.has(status)) throw new FetchError("missing");
  if (status !== 200) throw new FetchError("blocked");
  const [type = "", ...parameters] = (response.headers["content-type"] ?? "").split(";");
  if (!wanted.takes(type.trim().toLowerCase())) throw new FetchError("notAPage");
  const { content, isWhole } = await readBody(response, wanted.maxBytes);
  if (!isWhole && wanted.ifLarger === "refuse") throw new FetchError("notAPage");
  return { url, charset: getCharset(parameters), content };
}

function getCharset(parameters: readonly string[]): string | null {
  for (const parameter of parameters) {
    const [name = "", value = ""] = parameter.split("=");
    if (name.trim().toLowerCase() === "charset") return value.trim().replace(/^"|"$/g, "");
  }
  return null;
}

/** Decompressed content of a response. `isWhole` is false when the content was truncated at the limit. */
type ResponseBody = { content: Buffer; isWhole: boolean };

/** Reads at most `maxBytes` of a response body, counted before and after decompression. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<ResponseBody> {
  const packed = limit(maxBytes);
  const plain = limit(maxBytes);
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const unpack = decompressor(response.headers["content-encoding"]);
  try {
    if (unpack) await pipeline(response, packed.pass, unpack, plain.pass, collect);
    else await pipeline(response, plain.pass, collect);
  } catch (error) {
    // Streams with pending data fail when reading stops at the limit.
    if (!packed.isCut() && !plain.isCut()) throw error;
  }
  return { content: Buffer.concat(chunks), isWhole: !packed.isCut() && !plain.isCut() };
}

/** Returns `pass`, which yields a stream's first `maxBytes` bytes, and `isCut`, which is true after a truncation. */
function limit(maxBytes: number) {
  let left = maxBytes;
  let isCut = false;
  return {
    isCut: () => isCut,
    async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        isCut = chunk.length > left;
        yield chunk.subarray(0, left);
        if (isCut) return;
        left -= chunk.length;
      }
    },
  };
}

/**
 * Returns the decompressor of an encoding, or null for uncompressed content. Throws for an encoding that was not
 * requested.
 */
function decompressor(encoding = ""): (Readable & NodeJS.ReadWriteStream) | null {
  switch (encoding.trim().toLowerCase()) {
    case "":
    case "identity":
      return null;
    case "gzip":
    case "x-gzip":
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    case "br":
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new TypeError("An encoding that nobody asked for");
  }
}
