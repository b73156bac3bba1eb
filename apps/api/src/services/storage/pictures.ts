import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import { countUnusedPictures } from "@giftling/db/queries/kids/kids";
import {
  deletePicture,
  findFamilyPicture,
  insertPicture,
  sumPictureBytes,
} from "@giftling/db/queries/pictures/pictures";
import {
  API_ERRORS,
  hasRoomForPicture,
  MAX_AVATAR_BYTES,
  PARENT_ERRORS,
  type Sentence,
} from "@giftling/domain";
import { generateToken } from "../../core/crypto/tokens.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { createFairSemaphore } from "../../limits/fair-semaphore.ts";
import type { Deps } from "../deps.ts";
import { decodeDataUrl } from "./data-url.ts";
import { getJpegKey, isStorageKey } from "./driver.ts";
import { loadSharp, toJpeg } from "./sharp.ts";

type StoreDeps = Pick<Deps, "db" | "storage" | "jobs">;

/** Size of a stored picture in pixels. "cover" crops to a square of `edge`, and "inside" fits into the square. */
type PictureResizeOptions = { edge: number; fit: "cover" | "inside" };

const AVATAR: PictureResizeOptions = { edge: 512, fit: "cover" };

/** Resize options for the picture of an update or gift: uncropped, and large enough for a phone's screen. */
export const UNCROPPED_PICTURE_OPTIONS: PictureResizeOptions = { edge: 1280, fit: "inside" };

/** Resize options for the picture of a shop's product: uncropped. */
export const PRODUCT_PICTURE_OPTIONS: PictureResizeOptions = { edge: 800, fit: "inside" };

/** Limits of one picture: decoded pixels and processing time in seconds (rule: pictures). */
type Effort = { pixels: number; seconds: number };
const EFFORT: Effort = { pixels: 25_000_000, seconds: 10 };

/** Semaphore that limits decoding to one picture at a time, because a picture of 25 megapixels takes 100 MB. */
const decoding = createFairSemaphore({ capacity: 1, perOwner: 1, maxWaiting: 100, waitMs: 15_000 });

/** Maximum number of a family's unused pictures, such as uploads of unsaved forms, which are deleted after a day. */
const MAX_UNUSED = 100;

/** Maximum size of an upload request in bytes: a picture of 5 MB in base64 and the rest of the JSON. */
export const MAX_UPLOAD_BODY_BYTES = Math.ceil((MAX_AVATAR_BYTES * 4) / 3) + 16 * 1024;

/**
 * Re-encodes an uploaded picture and stores the result for the family. `imageData` is a data URL, or the content of a
 * JSON string with a data URL as a Buffer. Ignores the media type of the URL. Returns the picture's path. Throws
 * INVALID_INPUT, TOO_LARGE, TOO_MANY or UNAVAILABLE (rule: pictures).
 */
export async function storePicture(
  deps: StoreDeps,
  familyId: string,
  imageData: string | Buffer,
  options = AVATAR,
): Promise<string> {
  return storePictureBytes(deps, familyId, await listBytes(imageData), options);
}

/** Re-encodes a picture and stores the result for the family. Returns the stored picture's path. */
export async function storePictureBytes(
  deps: StoreDeps,
  familyId: string,
  bytes: Buffer,
  options: PictureResizeOptions,
  effort = EFFORT,
): Promise<string> {
  // Rejects early, because encoding is expensive. The check is repeated under the lock.
  await requireRoom(deps.db, familyId, 1);
  const { webp, jpeg, size } = await decoding.run(familyId, () => encode(bytes, options, effort));
  const facts = { ...size, bytes: webp.length + jpeg.length };
  const key = `${generateToken()}.webp`;
  // A crash after the row is written leaves an unused row, which is deleted after a day, but no unknown file.
  await deps.db.transaction(async (tx) => {
    orNotFound(await lockFamily(tx, familyId));
    await requireRoom(tx, familyId, facts.bytes);
    await insertPicture(tx, familyId, key, facts);
  });
  try {
    await deps.storage.put(getJpegKey(key), jpeg, "image/jpeg");
    await deps.storage.put(key, webp, "image/webp");
  } catch (cause) {
    await deps.db.transaction(async (tx) => {
      await deletePicture(tx, key);
      // A file may exist, even if the storage returned an error.
      await deps.jobs.enqueue(tx, "delete-file", { storageKey: key });
    });
    throw notStored(cause);
  }
  return `/media/${key}`;
}

/**
 * Throws TOO_MANY if the family cannot store another picture of `bytes` bytes. The result is reliable only under
 * `lockFamily`.
 */
async function requireRoom(db: Executor, familyId: string, bytes: number): Promise<void> {
  if ((await countUnusedPictures(db, familyId)) >= MAX_UNUSED) {
    throw new AppError("TOO_MANY", { message: API_ERRORS.tooManyUnusedPictures });
  }
  if (!hasRoomForPicture(await sumPictureBytes(db, familyId), bytes)) {
    throw new AppError("TOO_MANY", { message: PARENT_ERRORS.pictureStorageFull });
  }
}

/** Returns the ID of the family's own picture at a path. Throws INVALID_INPUT for any other path (rule: pictures). */
export async function findOwnPictureId(
  db: Executor,
  familyId: string,
  url: string,
  field = "avatarUrl",
): Promise<string> {
  const key = /^\/media\/([^/?#]+)(?:\?[^#]*)?$/.exec(url)?.[1] ?? "";
  const id = isStorageKey(key) ? await findFamilyPicture(db, familyId, key) : null;
  if (id === null) throw createFieldError(field, API_ERRORS.pictureNotUploaded);
  return id;
}

const notStored = (cause: unknown) =>
  new AppError("UNAVAILABLE", { message: API_ERRORS.pictureStorageFailed, retryAfter: 60, cause });

const refuse = (message: Sentence, code: "INVALID_INPUT" | "TOO_LARGE" = "INVALID_INPUT") =>
  new AppError(code, { message, fields: { imageData: message } });

async function listBytes(dataUrl: string | Buffer): Promise<Buffer> {
  const bytes = await decodeDataUrl(dataUrl);
  if (!bytes) throw refuse(API_ERRORS.pictureTypeUnsupported);
  if (bytes.length > MAX_AVATAR_BYTES) throw refuse(PARENT_ERRORS.pictureTooLarge, "TOO_LARGE");
  return bytes;
}

/** Returns whether the bytes start with the signature of a JPEG, PNG or WebP, before a decoder reads the bytes. */
function isKnownPicture(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isPng = ascii(0, 8) === "\x89PNG\r\n\x1a\n";
  const isWebp = ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP";
  return isJpeg || isPng || isWebp;
}

/** Returns a picture as WebP and as JPEG, with its size in pixels. */
async function encode(bytes: Buffer, options: PictureResizeOptions, effort: Effort) {
  const { data: webp, info } = await toWebp(bytes, options, effort);
  const size = { width: info.width, height: info.height };
  return { webp, jpeg: await toJpeg(webp), size };
}

async function toWebp(
  bytes: Buffer,
  { edge, fit }: PictureResizeOptions,
  { pixels, seconds }: Effort,
) {
  if (!isKnownPicture(bytes)) throw refuse(API_ERRORS.pictureTypeUnsupported);
  const sharp = await loadSharp();
  // Reads the first frame only. sharp removes all metadata by default.
  const picture = sharp(bytes, { limitInputPixels: pixels, failOn: "error", pages: 1 });
  // Reads the size from the header. With a pixel limit, sharp returns no size for pictures above the limit.
  const header = sharp(bytes, { limitInputPixels: false, pages: 1 });
  const facts = await header.metadata().catch(() => null);
  if (!facts) throw refuse(API_ERRORS.pictureTypeUnsupported);
  if (facts.width * facts.height > pixels) {
    throw refuse(API_ERRORS.tooManyPixels);
  }
  try {
    return await picture
      .rotate()
      .resize(edge, edge, { fit, withoutEnlargement: fit === "inside" })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    if (isOutOfTime(cause)) throw notStored(cause);
    throw refuse(API_ERRORS.pictureUnreadable);
  }
}

const isOutOfTime = (error: unknown) =>
  error instanceof Error && error.message.startsWith("timeout:");
