import { normalizeFamilyUrl } from "@giftling/domain";
import type { Context } from "../../context.ts";
import { AppError } from "../../errors/app-error.ts";
import { viewConfig } from "../../features/account/view-config.ts";
import { createCaller } from "../../router.ts";
import type { ReadyPage } from "../app/ready-page.ts";
import type { MakePage } from "../app/rendered-pages.ts";
import { previewAddress, readPreview } from "./preview.ts";

/** A hub's page, or the family's present address when a former one was asked for (rule: former-addresses). */
export type HubPage = { kind: "page"; page: ReadyPage } | { kind: "moved"; familyUrl: string };

/**
 * Renders hubs with the data of the public procedures (rule: public-fields). The data are read for every visit, so that a
 * write shows on the next load; only the rendered page is cached. Throws NOT_FOUND for an unknown family, and for one
 * without kids.
 */
export function createHubPages(make: MakePage) {
  return async function hubPage(
    ctx: Context,
    familyUrl: string,
    wanted: string | undefined,
  ): Promise<HubPage> {
    const { hub } = createCaller(ctx);
    const hubKids = await hub.kids({ familyUrl: normalizeFamilyUrl(familyUrl) });
    if (hubKids.familyUrl !== familyUrl) return { kind: "moved", familyUrl: hubKids.familyUrl };
    const kid = hubKids.kids.find(({ id }) => id === wanted) ?? hubKids.kids[0];
    if (!kid) throw new AppError("NOT_FOUND");
    const isSignedOut = (await ctx.session()) === null;
    const named = kid.id === wanted ? wanted : undefined;
    const { version } = await readPreview(ctx, hubKids, named);
    const { config } = ctx.deps;
    const { origin } = config;
    const page = await make({
      url: `/hub/${familyUrl}${named === undefined ? "" : `?kid=${encodeURIComponent(named)}`}`,
      origin,
      previewUrl: previewAddress(origin, familyUrl, named, version),
      answers: {
        config: viewConfig(config),
        // Signed-out visitors share one page; for the others the browser asks who is signed in.
        ...(isSignedOut ? { user: null } : {}),
        hubKids,
        hub: await hub.kid({ familyUrl, kidId: kid.id }),
      },
    });
    return { kind: "page", page };
  };
}
