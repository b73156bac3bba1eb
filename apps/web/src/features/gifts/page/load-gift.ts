import type { GiftPassView } from "@giftling/domain";
import { notFound } from "@tanstack/react-router";
import type { LoaderQueries } from "../../../queries.ts";
import { isNotFound } from "../../../trpc.ts";

/** Loads a gift for its page. Returns the server's error as `failure`. Throws the router's notFound for an unknown token. */
export async function loadGift(
  { gifts }: LoaderQueries,
  token: string,
): Promise<{ gift: GiftPassView | null; failure: unknown }> {
  try {
    return { gift: await gifts.pass.ensureData({ token }), failure: null };
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    return { gift: null, failure: error };
  }
}
