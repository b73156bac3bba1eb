import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip } from "node:zlib";

/** The content after decompression; `isWhole` is false when it was cut at the limit. */
export type Body = { content: Buffer; isWhole: boolean };

/**
 * Reads a body of at most `maxBytes`, before and after decompression: what would grow beyond is cut while it comes, so
 * that neither an endless body nor a small one that unpacks to gigabytes fills the memory. Throws when the encoding is
 * none that was asked for, or the connection breaks.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
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
    // Stopping early is an error for those who still had something to send.
    if (!packed.isCut() && !plain.isCut()) throw error;
  }
  return { content: Buffer.concat(chunks), isWhole: !packed.isCut() && !plain.isCut() };
}

/** Lets `maxBytes` through and ends there. */
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

/** null for a body that is sent as it is. A body that ends too soon still gives what it had. */
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
