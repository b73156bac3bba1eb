import {
  type FetchPreviewInput,
  PREVIEW_REASONS,
  type PreviewProblem,
  type ProductPreview,
} from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import { decodePage } from "./charset.ts";
import { FetchProblem, fetchFrom, type Wanted } from "./fetch/fetch.ts";
import { type FetchRules, fetchRules } from "./fetch/rules.ts";
import { readPage } from "./page-facts.ts";
import { copyPicture } from "./picture.ts";
import { productOf } from "./product.ts";

const PAGE: Wanted = {
  accept: "text/html,application/xhtml+xml",
  takes: (mediaType) => mediaType === "text/html" || mediaType === "application/xhtml+xml",
  maxBytes: 2 * 1024 * 1024,
  // A product's name is near the top of a page, so the rest can be truncated.
  ifLarger: "cut",
};

/**
 * Returns a product page's data as a proposal. Stores only a copy of the picture. For an unavailable or unreadable page,
 * returns the reason instead of an error, and the parent fills in the fields.
 */
export async function previewProduct(
  deps: Pick<Deps, "db" | "storage" | "jobs" | "config">,
  familyId: string,
  { url, withPicture = true }: FetchPreviewInput,
  rules: FetchRules = fetchRules(deps.config),
): Promise<ProductPreview> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    const page = await fetchFrom(rules, url, PAGE, signal);
    const facts = readPage(decodePage(page.content, page.charset));
    const product = productOf(facts, page.url, new URL(url));
    if (!product) return manual("noDetails");
    const { images, ...fields } = product;
    const wanted = withPicture ? images : [];
    const imageUrl = await copyPicture(deps, familyId, wanted, rules, signal);
    return { status: "found", ...fields, imageUrl };
  } catch (error) {
    if (error instanceof FetchProblem) return manual(error.problem);
    throw error;
  }
}

const manual = (problem: PreviewProblem): ProductPreview => ({
  status: "manual",
  reason: PREVIEW_REASONS[problem],
});
