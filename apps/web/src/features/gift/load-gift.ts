import type { GiftPassView } from "@giftling/domain";
import { notFound } from "@tanstack/react-router";
import type { Queries } from "../../queries.ts";
import { isNotFound } from "../../trpc.ts";

/** A gift before its page is shown, or why there is none: the server fails. Throws the router's notFound for a pass of nothing. */
export async function loadGift(
  { gifts }: Queries,
  token: string,
): Promise<{ gift: GiftPassView | null; failure: unknown }> {
  try {
    return { gift: await gifts.pass.ensureData({ token }), failure: null };
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    return { gift: null, failure: error };
  }
}
