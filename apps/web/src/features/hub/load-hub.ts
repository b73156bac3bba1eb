import type { HubKidsView } from "@giftling/domain";
import { notFound, redirect } from "@tanstack/react-router";
import type { RouterContext } from "../../router.tsx";
import { isNotFound } from "../../trpc.ts";
import { selectKid } from "./select-kid.ts";

/** `?kid=` of a hub's address (decision D36). The router reads digits as a number. */
export type HubSearch = { kid?: string };

export function hubSearch(search: Record<string, unknown>): HubSearch {
  const { kid } = search;
  return typeof kid === "string" || typeof kid === "number" ? { kid: String(kid) } : {};
}

/**
 * Reads a hub before it is shown, in one request when the address names the child. Throws the router's
 * notFound for an unknown family or one without children, its redirect for a former address (decision D9),
 * and whatever a failing server causes (decision D13).
 */
export async function loadHub(
  { hub }: RouterContext["queries"],
  familyUrl: string,
  wanted: string | undefined,
): Promise<void> {
  try {
    const early =
      wanted === undefined
        ? null
        : // A child that isn't theirs is no reason to fail: the family's first one shows instead.
          hub.kid.ensureData({ familyUrl, kidId: wanted }).catch(() => null);
    const family = await hub.kids.ensureData({ familyUrl });
    await early;
    redirectFromFormerAddress(family, familyUrl, wanted);
    const kid = selectKid(family.kids, wanted);
    if (kid === undefined) throw notFound();
    await hub.kid.ensureData({ familyUrl, kidId: kid.id });
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
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
