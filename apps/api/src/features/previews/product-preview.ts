import {
  type FetchPreviewInput,
  PRODUCT_PREVIEW_ERRORS,
  type ProductPreview,
  type ProductPreviewProblem,
} from "@giftling/domain";
import { AppError } from "../../core/errors/app-error.ts";
import { createFairSemaphore } from "../../limits/fair-semaphore.ts";
import type { Deps } from "../../services/deps.ts";
import { PRODUCT_PICTURE_OPTIONS, storePictureBytes } from "../../services/storage/pictures.ts";
import { decodePage } from "./charset.ts";
import {
  FetchError,
  type FetchedResource,
  type FetchRequirements,
  fetchResource,
} from "./fetch/fetch.ts";
import { createFetchRules, type FetchRules } from "./fetch/rules.ts";
import { parsePageMetadata } from "./page-metadata.ts";
import { parsePageProduct } from "./page-product.ts";

const PAGE: FetchRequirements = {
  accept: "text/html,application/xhtml+xml",
  takes: (mediaType) => mediaType === "text/html" || mediaType === "application/xhtml+xml",
  maxBytes: 2 * 1024 * 1024,
  // A product's name is near the top of a page, so the rest can be truncated.
  ifLarger: "cut",
};

/** Semaphore that limits concurrent previews, so that at most 24 pages of up to 2 MB are in memory. */
const previews = createFairSemaphore({
  capacity: 24,
  perOwner: 6,
  maxWaiting: 1_000,
  waitMs: 15_000,
});
/** Semaphore that serializes parsing, because a hostile page takes up to 200 ms of processor time. */
const parsing = createFairSemaphore({
  capacity: 1,
  perOwner: 1,
  maxWaiting: 1_000,
  waitMs: 15_000,
});

/**
 * Returns the product data of the page at `url` and stores a copy of the product's picture. With `page`, returns the
 * product data in `page` and fetches only the picture. Returns a failure reason if the page is unavailable or has no
 * product data. Throws UNAVAILABLE after waiting 15 s for other previews (rule: add-from-anywhere).
 */
export async function previewProduct(
  deps: Pick<Deps, "db" | "storage" | "jobs" | "config">,
  familyId: string,
  { url, withPicture = true, page: read }: FetchPreviewInput,
  rules: FetchRules = createFetchRules(deps.config),
): Promise<ProductPreview> {
  const release = await previews.take(familyId, 1);
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    if (read) {
      const store = new URL(url).hostname.replace(/^www\./, "");
      const wanted = withPicture && read.imageUrl !== null ? [read.imageUrl] : [];
      const imageUrl = await copyPicture(deps, familyId, wanted, rules, signal);
      return {
        status: "found",
        name: read.name,
        price: read.price,
        store,
        description: null,
        imageUrl,
      };
    }
    const page = await fetchResource(rules, url, PAGE, signal);
    const facts = await parse(familyId, page);
    const product = parsePageProduct(facts, page.url, new URL(url));
    if (!product) return manual("noDetails");
    const { images, ...fields } = product;
    const wanted = withPicture ? images : [];
    const imageUrl = await copyPicture(deps, familyId, wanted, rules, signal);
    return { status: "found", ...fields, imageUrl };
  } catch (error) {
    if (error instanceof FetchError) return manual(error.problem);
    throw error;
  } finally {
    release();
  }
}

const parse = (familyId: string, { content, charset }: FetchedResource) =>
  parsing.run(familyId, async () => parsePageMetadata(await decodePage(content, charset)));

const manual = (problem: ProductPreviewProblem): ProductPreview => ({
  status: "manual",
  reason: PRODUCT_PREVIEW_ERRORS[problem],
});

const PICTURE: FetchRequirements = {
  accept: "image/webp,image/jpeg,image/png;q=0.9",
  takes: (mediaType) => mediaType.startsWith("image/"),
  maxBytes: 2 * 1024 * 1024,
  ifLarger: "refuse",
};

/** Stores a copy of the first available picture. Returns the copy's path, or null if none is available. */
async function copyPicture(
  deps: Pick<Deps, "db" | "storage" | "jobs">,
  familyId: string,
  images: readonly string[],
  rules: FetchRules,
  signal: AbortSignal,
): Promise<string | null> {
  for (const image of images) {
    try {
      const { content } = await fetchResource(rules, image, PICTURE, signal);
      return await storePictureBytes(deps, familyId, content, PRODUCT_PICTURE_OPTIONS);
    } catch (error) {
      // Ignores errors of the shop, but not errors of this application, such as a full disk.
      const isNoPicture =
        error instanceof AppError && (error.code === "INVALID_INPUT" || error.code === "TOO_MANY");
      if (!(error instanceof FetchError) && !isNoPicture) throw error;
    }
  }
  return null;
}
