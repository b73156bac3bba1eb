import type { MyGiftsView } from "@giftling/domain";
import { notFound } from "@tanstack/react-router";
import type { Queries } from "../../queries.ts";
import { isNotFound } from "../../trpc.ts";

/** Somebody's gifts before their page is shown, or why there are none. Throws the router's notFound for a link of nothing. */
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
