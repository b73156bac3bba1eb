import { normalizeFamilyUrl } from "@giftling/domain";
import type { Context } from "../../context.ts";
import { AppError } from "../../errors/app-error.ts";
import { viewConfig } from "../../features/account/view-config.ts";
import { createCaller } from "../../router.ts";
import type { ReadyPage } from "../app/ready-page.ts";
import type { MakePage } from "../app/rendered-pages.ts";
import { previewAddress, readPreview } from "./preview.ts";

/** A hub's page, or the present address of a family that was asked for under a former one (D9). */
export type HubPage = { kind: "page"; page: ReadyPage } | { kind: "moved"; familyUrl: string };

/**
 * Renders hubs with their data inside, as the public procedures give them to everybody (D11, D12). The data are read for
 * every visit, so that each write shows on the next load; only the rendered page is kept. Throws NOT_FOUND for an unknown
 * family and one without children.
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
        // Who is signed in is asked for by the browser: the page is the same for everybody else.
        ...(isSignedOut ? { user: null } : {}),
        hubKids,
        hub: await hub.kid({ familyUrl, kidId: kid.id }),
      },
    });
    return { kind: "page", page };
  };
}
