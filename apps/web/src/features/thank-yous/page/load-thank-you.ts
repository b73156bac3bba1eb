import type { ThankYouPageView } from "@giftling/domain";
import { notFound } from "@tanstack/react-router";
import type { LoaderQueries } from "../../../queries.ts";
import { isNotFound } from "../../../trpc.ts";

/**
 * Loads a thank-you for its page. Returns the server's error as `failure`. Throws the router's notFound for an unknown
 * token.
 */
export async function loadThankYou(
  { gratitude }: LoaderQueries,
  token: string,
): Promise<{ thankYou: ThankYouPageView | null; failure: unknown }> {
  try {
    return { thankYou: await gratitude.thankYouPage.ensureData({ token }), failure: null };
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    return { thankYou: null, failure: error };
  }
}
