import type { Executor } from "@giftling/db/client";
import { lockKid } from "@giftling/db/queries/kids/kids";
import {
  clearFinishedPictureFetches,
  endPictureFetch,
  findWishWithPendingPicture,
  markPicturesPending,
  storeShopPicture,
} from "@giftling/db/queries/wishlist/shop-pictures";
import { PRODUCT_PREVIEW_ERRORS } from "@giftling/domain";
import { AppError } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import type { TaskPayload } from "../../services/jobs/queue.ts";
import { findOwnPictureId } from "../../services/storage/pictures.ts";
import { deletePictures } from "../pictures/claim-picture.ts";
import { previewProduct } from "../previews/product-preview.ts";

/** Delays in seconds before the second and the third attempt to read a shop's page. The third attempt is the last. */
const RETRY_DELAYS = [15, 60];

/** Failure reasons for which a fetch is retried. */
const TEMPORARY: ReadonlySet<string> = new Set([
  PRODUCT_PREVIEW_ERRORS.slow,
  PRODUCT_PREVIEW_ERRORS.unreachable,
]);

/** Enqueues the fetch of a wish's picture. Replaces a pending fetch. */
const enqueueFetch = (
  tx: Executor,
  { jobs }: Pick<Deps, "jobs">,
  payload: TaskPayload<"fetch-wish-picture">,
  delaySeconds = 0,
) =>
  jobs.enqueue(tx, "fetch-wish-picture", payload, {
    key: `wish-picture:${payload.itemId}`,
    delaySeconds,
  });

/** Queues jobs that fetch the pictures of a kid's wishes. Each wish must have a URL (rule: fetched-pictures). */
export async function queueWishPictureFetches(
  tx: Executor,
  deps: Pick<Deps, "jobs">,
  kidId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await clearFinishedPictureFetches(tx, kidId);
  await markPicturesPending(tx, itemIds);
  for (const itemId of itemIds) await enqueueFetch(tx, deps, { itemId, attempt: 1 });
}

type FetchDeps = Pick<Deps, "db" | "storage" | "jobs" | "config" | "limiter">;

/** Fetches the missing picture of a wish from its shop's page. Idempotent (rule: fetched-pictures). */
export async function fetchWishPicture(
  deps: FetchDeps,
  { itemId, attempt }: TaskPayload<"fetch-wish-picture">,
): Promise<void> {
  const wish = await findWishWithPendingPicture(deps.db, itemId);
  if (wish === null) return;
  const retry = (next: number, delaySeconds: number) =>
    deps.db.transaction((tx) => enqueueFetch(tx, deps, { itemId, attempt: next }, delaySeconds));
  const { familyId, kidId, url } = wish;
  if (url !== null) {
    const limitedFor = await countFetch(deps, familyId, url);
    if (limitedFor !== null) return retry(attempt, limitedFor);
    const picture = await readPicture(deps, familyId, url);
    const delay = RETRY_DELAYS[attempt - 1];
    if (picture === "later" && delay !== undefined) return retry(attempt + 1, delay);
    if (picture !== "later" && picture !== null) {
      const isStored = await linkPicture(deps, { itemId, familyId, url, picture });
      // The wish was edited or deleted in the meantime.
      if (!isStored) return fetchWishPicture(deps, { itemId, attempt });
    }
  }
  await endPictureFetch(deps.db, itemId);
  await deps.db.transaction(async (tx) => {
    if (await lockKid(tx, familyId, kidId)) await clearFinishedPictureFetches(tx, kidId);
  });
}

/** Counts the fetch of a wish's picture. Returns the delay in seconds if a rate limit is reached, else null. */
async function countFetch({ limiter }: FetchDeps, familyId: string, url: string) {
  try {
    await limiter.wishPicture(familyId, new URL(url).host);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.retryAfter !== undefined) return error.retryAfter;
    throw error;
  }
}

/** Stores a product page's picture. Returns its path, null for no picture, or "later" after a temporary failure. */
async function readPicture(deps: FetchDeps, familyId: string, url: string) {
  try {
    const preview = await previewProduct(deps, familyId, { url });
    if (preview.status === "found") return preview.imageUrl;
    return TEMPORARY.has(preview.reason) ? "later" : null;
  } catch (error) {
    if (error instanceof AppError && error.code === "UNAVAILABLE") return "later";
    throw error;
  }
}

/** Sets a stored picture as a wish's picture and returns true. Deletes the picture if the wish has changed. */
function linkPicture(
  deps: FetchDeps,
  { itemId, familyId, url, picture }: Record<"itemId" | "familyId" | "url" | "picture", string>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const pictureId = await findOwnPictureId(tx, familyId, picture);
    if (await storeShopPicture(tx, itemId, { url, pictureId })) return true;
    await deletePictures(tx, { familyId, deps }, [pictureId]);
    return false;
  });
}
