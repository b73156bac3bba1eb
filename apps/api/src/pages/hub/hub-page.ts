import type { HubKidsView, HubView } from "@giftling/domain";
import { WHOLE_LIST } from "@giftling/domain";
import type { Context } from "../../context.ts";
import { AppError } from "../../errors/app-error.ts";
import { viewConfig } from "../../features/account/view-config.ts";
import { countView, readHub } from "../../features/hub/read-hub.ts";
import type { ReadyPage } from "../app/ready-page.ts";
import type { MakePage } from "../app/rendered-pages.ts";
import { previewAddress, previewOf } from "./preview.ts";

/** A hub's page, or the family's present address when a former one was asked for (rule: former-addresses). */
export type HubPage = { kind: "page"; page: ReadyPage } | { kind: "moved"; familyUrl: string };

/** What of a hub an address asks for (rule: kid-address, hub-lists). */
export type HubQuery = {
  kid: string | undefined;
  /** Show the whole wall, and all updates, up to `WHOLE_LIST`. */
  wall: boolean;
  updates: boolean;
};

/**
 * Renders hubs with the data of the public procedures (rule: public-fields). The data are read for every visit, so that a
 * write shows on the next load; only the rendered page is cached. Throws NOT_FOUND for an unknown family, and for one
 * without kids.
 */
export function createHubPages(make: MakePage) {
  return async function hubPage(
    ctx: Context,
    familyUrl: string,
    query: HubQuery,
  ): Promise<HubPage> {
    await ctx.deps.limiter.hubRead(ctx.addressHash);
    const { kid: wanted } = query;
    const read = await readHub(ctx, familyUrl, {
      kid: wanted ?? "first",
      ...(query.wall ? { wallLimit: WHOLE_LIST } : {}),
      ...(query.updates ? { updatesLimit: WHOLE_LIST } : {}),
    });
    if (read.familyUrl !== familyUrl) return { kind: "moved", familyUrl: read.familyUrl };
    if (read.hub === null || read.kidId === null) throw new AppError("NOT_FOUND");
    const hubKids: HubKidsView = JSON.parse(read.kids);
    const hub: HubView = JSON.parse(read.hub);
    const isSignedOut = (await ctx.session()) === null;
    const named = read.kidId === wanted ? wanted : undefined;
    const { version } = previewOf(ctx, read, hubKids, named);
    const { origin } = ctx.deps.config;
    const shown = new URLSearchParams({
      ...(named === undefined ? {} : { kid: named }),
      ...(query.wall ? { wall: "all" } : {}),
      ...(query.updates ? { updates: "all" } : {}),
    });
    const page = await make({
      url: `/hub/${familyUrl}${shown.size === 0 ? "" : `?${shown}`}`,
      origin,
      previewUrl: previewAddress(origin, familyUrl, named, version),
      answers: {
        config: viewConfig(ctx.deps.config),
        // Signed-out visitors share one page; for the others the browser asks who is signed in.
        ...(isSignedOut ? { user: null } : {}),
        hubKids,
        hub,
      },
    });
    countView(ctx, read.kidId);
    return { kind: "page", page };
  };
}
