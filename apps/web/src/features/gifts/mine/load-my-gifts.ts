import type { MyGiftsView } from "@giftling/domain";
import { notFound } from "@tanstack/react-router";
import type { LoaderQueries } from "../../../queries.ts";
import { isNotFound } from "../../../trpc.ts";

/**
 * Loads the gifts of an e-mail address for their page. `failure` is the error of a failed request, or null. Throws the
 * router's notFound for an invalid link.
 */
export async function loadMyGifts(
  { mine }: LoaderQueries,
  token: string,
): Promise<{ mine: MyGiftsView | null; failure: unknown }> {
  try {
    return { mine: await mine.gifts.ensureData({ token }), failure: null };
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    return { mine: null, failure: error };
  }
}
