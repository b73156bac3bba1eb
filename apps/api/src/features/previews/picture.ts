import { AppError } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { PRODUCT_PICTURE_SHAPE, storePictureBytes } from "../../services/storage/pictures.ts";
import { FetchError, type FetchRequirements, fetchResource } from "./fetch/fetch.ts";
import type { FetchRules } from "./fetch/rules.ts";

const PICTURE: FetchRequirements = {
  accept: "image/webp,image/jpeg,image/png;q=0.9",
  takes: (mediaType) => mediaType.startsWith("image/"),
  maxBytes: 2 * 1024 * 1024,
  ifLarger: "refuse",
};

/**
 * Fetches the first available picture by the page's rules, encodes it again, and stores it for this family. Because of the
 * copy, no hub reveals its visitors to a shop. Returns the copy's path, or null without a picture.
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
      const { content } = await fetchResource(rules, image, PICTURE, signal);
      return await storePictureBytes(deps, familyId, content, PRODUCT_PICTURE_SHAPE);
    } catch (error) {
      // Ignores faults of the shop, but not this application's own, such as a full disk.
      const isNoPicture =
        error instanceof AppError && (error.code === "INVALID_INPUT" || error.code === "TOO_MANY");
      if (!(error instanceof FetchError) && !isNoPicture) throw error;
    }
  }
  return null;
}
