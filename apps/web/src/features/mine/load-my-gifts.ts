import type { MyGiftsView } from "@giftling/domain";
import { notFound } from "@tanstack/react-router";
import type { Queries } from "../../queries.ts";
import { isNotFound } from "../../trpc.ts";

/** Loads an address's gifts for their page, or the error. Throws the router's notFound for an invalid link. */
export async function loadMyGifts(
  { mine }: Queries,
  token: string,
): Promise<{ mine: MyGiftsView | null; failure: unknown }> {
  try {
    return { mine: await mine.gifts.ensureData({ token }), failure: null };
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    return { mine: null, failure: error };
  }
}
