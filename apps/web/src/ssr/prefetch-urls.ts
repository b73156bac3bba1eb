import { type ConfigView, KID_ID_PLACEHOLDER, type PagePath } from "@giftling/domain";
import { createMemoryHistory } from "@tanstack/react-router";
import { createApp } from "../router.tsx";
import { createTrpcClient } from "../trpc.ts";
import { seedQueryCache } from "./server-client.ts";

export type PrefetchUrls = {
  call: string;
  /**
   * URL of the page's first request for a selected kid, with `KID_ID_PLACEHOLDER` instead of the kid's ID. Null if the
   * request does not depend on a kid.
   */
  kidCall: string | null;
};

/** Loads the app at `url`. Resolves with the URL of the app's first request, without sending the request. */
function recordFirstUrl(url: string, config: ConfigView): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = createTrpcClient((input) => {
      resolve(String(input));
      return new Promise<never>(() => undefined);
    });
    const app = createApp(client, createMemoryHistory({ initialEntries: [url] }));
    seedQueryCache(app, { config });
    app.router.load().catch(reject);
  });
}

/**
 * Resolves with the URLs of a client-rendered page's first request, recorded from the page's loaders. The script in the
 * page's head sends the request early.
 */
export async function getPrefetchUrls(path: PagePath, config: ConfigView): Promise<PrefetchUrls> {
  const call = await recordFirstUrl(path, config);
  const kidCall = await recordFirstUrl(`${path}?kid=${KID_ID_PLACEHOLDER}`, config);
  return { call, kidCall: kidCall === call ? null : kidCall };
}
