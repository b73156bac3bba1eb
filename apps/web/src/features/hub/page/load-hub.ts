import type { HubKidsView } from "@giftling/domain";
import { notFound, redirect } from "@tanstack/react-router";
import type { LoaderQueries } from "../../../loader-queries.ts";
import { getErrorCode, isNotFound } from "../../../trpc.ts";
import { findSelectedKid } from "./find-selected-kid.ts";

/**
 * Search parameters of a hub's URL: the kid's id, and the lists to show completely. The router parses an id of digits
 * as a number (rule: kid-address).
 */
export type HubSearch = { kid?: string; wall?: "all"; updates?: "all" };

export function parseHubSearch({ kid, wall, updates }: Record<string, unknown>): HubSearch {
  return {
    ...(typeof kid === "string" || typeof kid === "number" ? { kid: String(kid) } : {}),
    ...(wall === "all" ? { wall } : {}),
    ...(updates === "all" ? { updates } : {}),
  };
}

/**
 * Loads a hub before it is shown. If `wanted` is a kid's id, the load takes one request. `failure` is the error if the
 * family's kids failed to load; otherwise null. The page itself shows the failed load of one kid. Throws `notFound` for
 * an unknown family or a family without kids, and `redirect` for a former family URL (rule: failing-server).
 */
export async function loadHub(
  { hub }: LoaderQueries,
  familyUrl: string,
  wanted: string | undefined,
): Promise<{ failure: unknown }> {
  const readKid = (kidId: string) => hub.kid.ensureData({ familyUrl, kidId }).catch(() => null);
  const early = wanted === undefined ? null : readKid(wanted);
  let family: HubKidsView;
  try {
    family = await hub.kids.ensureData({ familyUrl });
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    // The hub was locked while the page was open. The reloaded page requests the passcode (rule: hub-passcode).
    if (getErrorCode(error) === "PASSCODE_REQUIRED") window.location.reload();
    return { failure: error };
  }
  redirectFromFormerAddress(family, familyUrl, wanted);
  const kid = findSelectedKid(family.kids, wanted);
  if (kid === undefined) throw notFound();
  await (kid.id === wanted ? early : readKid(kid.id));
  return { failure: null };
}

function redirectFromFormerAddress(
  family: HubKidsView,
  familyUrl: string,
  kid: string | undefined,
): void {
  if (family.familyUrl === familyUrl) return;
  throw redirect({
    to: "/hub/$familyUrl",
    params: { familyUrl: family.familyUrl },
    search: kid === undefined ? {} : { kid },
    replace: true,
  });
}
