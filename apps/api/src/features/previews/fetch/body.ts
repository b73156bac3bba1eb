import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip } from "node:zlib";

/** Decompressed content of a response. `isWhole` is false when the content was truncated at the limit. */
type ResponseBody = { content: Buffer; isWhole: boolean };

/** Reads at most `maxBytes` of a response body, counted before and after decompression. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<ResponseBody> {
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

/** Returns the decompressor of an encoding, or null for none. Throws for an encoding that was not requested. */
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
