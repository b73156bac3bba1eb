import type { ThankYouPageView } from "@giftling/domain";
import { notFound } from "@tanstack/react-router";
import type { Queries } from "../../../queries.ts";
import { isNotFound } from "../../../trpc.ts";

/** A thank-you before its page is shown; null when the server fails. Throws the router's notFound for an unknown token. */
export async function loadThankYou(
  { gratitude }: Queries,
  token: string,
): Promise<ThankYouPageView | null> {
  try {
    return await gratitude.thankYouPage.ensureData({ token });
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    return null;
  }
}
