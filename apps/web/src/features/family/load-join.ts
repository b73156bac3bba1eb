import type { JoinView } from "@giftling/domain";
import { notFound } from "@tanstack/react-router";
import type { LoaderQueries } from "../../queries.ts";
import { isNotFound } from "../../trpc.ts";

/** Loads an invitation for its page. Returns the error as `failure`. Throws the router's notFound for an invalid link. */
export async function loadInvitation(
  { family }: LoaderQueries,
  token: string,
): Promise<{ join: JoinView | null; failure: unknown }> {
  try {
    return { join: await family.invitation.ensureData({ token }), failure: null };
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    return { join: null, failure: error };
  }
}
