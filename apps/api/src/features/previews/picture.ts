import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors/app-error.ts";
import { PRODUCT_PICTURE, storePictureBytes } from "../../storage/pictures.ts";
import { FetchProblem, fetchFrom, type Wanted } from "./fetch/fetch.ts";
import type { FetchRules } from "./fetch/rules.ts";

const PICTURE: Wanted = {
  accept: "image/webp,image/jpeg,image/png;q=0.9",
  takes: (mediaType) => mediaType.startsWith("image/"),
  maxBytes: 2 * 1024 * 1024,
  ifLarger: "refuse",
};

/**
 * Copies the first of these pictures that can be had: fetched by the same rules as the page, re-encoded, and stored as
 * this parent's, so that no hub ever tells a shop who looked. Its address, or null: a preview does without.
 */
export async function copyPicture(
  deps: Pick<Deps, "db" | "storage" | "jobs">,
  familyId: string,
  images: readonly string[],
  rules: FetchRules,
  signal: AbortSignal,
): Promise<string | null> {
  for (const image of images) {
    try {
      const { content } = await fetchFrom(rules, image, PICTURE, signal);
      return await storePictureBytes(deps, familyId, content, PRODUCT_PICTURE);
    } catch (error) {
      // The shop's fault is not worth an error; a full disk of ours is.
      const isNoPicture =
        error instanceof AppError && (error.code === "INVALID_INPUT" || error.code === "TOO_MANY");
      if (!(error instanceof FetchProblem) && !isNoPicture) throw error;
    }
  }
  return null;
}
