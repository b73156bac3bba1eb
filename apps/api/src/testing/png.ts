import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";

/** Returns an uncompressed PNG. The header declares `width` and `height`, even if `data` has a different size. */
export const createPng = (width: number, height: number, data: Buffer): Buffer =>
  png(width, height, deflateSync(data, { level: 0 }));

/** Returns a tiny file of a black PNG of the given size in pixels, without a final block or a checksum. */
export function createOversizedPng(width: number, height: number): Buffer {
  const piece = Buffer.alloc(16 * 1024 * 1024);
  const packed = deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Math.ceil((height * (1 + 3 * width)) / piece.length);
  const stream = [Buffer.from([0x78, 0x01]), ...Array.from({ length: pieces }, () => packed)];
  return png(width, height, Buffer.concat(stream));
}

function png(width: number, height: number, packed: Buffer): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
