import type { Executor } from "@giftling/db/client";
import { findOwnPicture, insertPicture } from "@giftling/db/queries/pictures/pictures";
import { MAX_AVATAR_BYTES } from "@giftling/domain";
import sharp from "sharp";
import { randomToken } from "../crypto/tokens.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors/app-error.ts";
import { isStorageKey } from "./driver.ts";

/** What a picture is stored as: a square of this edge, or its own shape within it. In pixels. */
export type PictureShape = { edge: number; fit: "cover" | "inside" };

/** A face (D26). */
const AVATAR: PictureShape = { edge: 512, fit: "cover" };

/** A picture that tells something, whole: of an update, or of a gift. Wide enough for a phone's sharp screen. */
const TELLING: PictureShape = { edge: 1280, fit: "inside" };

/** A gift as its shop shows it, whole: nothing is cut off and nothing enlarged. */
export const PRODUCT_PICTURE: PictureShape = { edge: 800, fit: "inside" };

/** The most pixels that are ever decoded (D26). */
const MAX_PIXELS = 25_000_000;

const NOT_A_PICTURE = "Please choose a JPEG, PNG or WebP picture.";
const TOO_LARGE = "File size must be less than 5MB";

/** A body may be as large as a picture of 5 MB in base64, with room for the rest of the JSON. */
export const UPLOAD_BODY_LIMIT = Math.ceil((MAX_AVATAR_BYTES * 4) / 3) + 16 * 1024;

/**
 * Re-encodes a picture that somebody sent and stores it as theirs (D26). `imageData` is a data URL. The claimed type is
 * not believed: what counts is the content. Returns its address. INVALID_INPUT or TOO_LARGE with a sentence.
 */
export async function storePicture(
  deps: Pick<Deps, "db" | "storage">,
  userId: string,
  imageData: string,
): Promise<string> {
  return storePictureBytes(deps, userId, bytesOf(imageData), AVATAR);
}

/** The same for a picture that is shown whole. */
export async function storeTellingPicture(
  deps: Pick<Deps, "db" | "storage">,
  userId: string,
  imageData: string,
): Promise<string> {
  return storePictureBytes(deps, userId, bytesOf(imageData), TELLING);
}

/** The same for a picture that came as bytes, in the shape that is asked for. */
export async function storePictureBytes(
  deps: Pick<Deps, "db" | "storage">,
  userId: string,
  bytes: Buffer,
  shape: PictureShape,
): Promise<string> {
  const { data, info } = await toWebp(bytes, shape);
  const key = `${randomToken()}.webp`;
  // The row first: a crash in between leaves a row without its file, which nothing refers to yet, and never a file
  // that nobody knows of.
  await insertPicture(deps.db, userId, key, { width: info.width, height: info.height });
  await deps.storage.put(key, data, "image/webp");
  return `/media/${key}`;
}

/**
 * The picture behind an address that a caller sent. Only the caller's own upload is accepted (D26): anything else,
 * a stranger's picture included, is INVALID_INPUT. A query (the timestamp of spec section 7) is ignored.
 */
export async function ownPictureId(
  db: Executor,
  userId: string,
  url: string,
  field = "avatarUrl",
): Promise<string> {
  const key = /^\/media\/([^/?#]+)(?:\?[^#]*)?$/.exec(url)?.[1] ?? "";
  const id = isStorageKey(key) ? await findOwnPicture(db, userId, key) : null;
  if (id === null) {
    const message = "Please upload the picture first, then choose it.";
    throw new AppError("INVALID_INPUT", { message, fields: { [field]: message } });
  }
  return id;
}

const refuse = (message: string, code: "INVALID_INPUT" | "TOO_LARGE" = "INVALID_INPUT") =>
  new AppError(code, { message, fields: { imageData: message } });

function bytesOf(dataUrl: string): Buffer {
  const [, base64] = /^data:[^,;]{0,100};base64,([A-Za-z0-9+/]*={0,2})$/.exec(dataUrl) ?? [];
  if (!base64) throw refuse(NOT_A_PICTURE);
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MAX_AVATAR_BYTES) throw refuse(TOO_LARGE, "TOO_LARGE");
  return bytes;
}

/** By content: the first bytes, before any decoder sees them. */
function isKnownPicture(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isPng = ascii(0, 8) === "\x89PNG\r\n\x1a\n";
  const isWebp = ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP";
  return isJpeg || isPng || isWebp;
}

async function toWebp(bytes: Buffer, { edge, fit }: PictureShape) {
  if (!isKnownPicture(bytes)) throw refuse(NOT_A_PICTURE);
  // The first frame only; sharp drops all metadata unless told otherwise, after turning the picture upright.
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
  // Reading the header decodes nothing: the limit would only hide how large the picture is.
  const header = sharp(bytes, { limitInputPixels: false, pages: 1 });
  const facts = await header.metadata().catch(() => null);
  if (!facts) throw refuse(NOT_A_PICTURE);
  if (facts.width * facts.height > MAX_PIXELS) {
    throw refuse("This picture has too many pixels. Please choose one below 25 megapixels.");
  }
  try {
    return await picture
      .rotate()
      .resize(edge, edge, { fit, withoutEnlargement: fit === "inside" })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw refuse("We couldn't read this picture. Please try another one.");
  }
}
