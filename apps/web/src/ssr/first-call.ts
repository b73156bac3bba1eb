import { type ConfigView, KID_PLACEHOLDER, type PagePath } from "@giftling/domain";
import { createMemoryHistory } from "@tanstack/react-router";
import { createApp } from "../router.tsx";
import { createTrpcClient } from "../trpc.ts";
import { giveAnswers } from "./answers.ts";

/** URLs of a page's first request. */
export type FirstCall = {
  call: string;
  /** URL with `KID_PLACEHOLDER` for the kid's id. Null for a page without a kid. */
  kidCall: string | null;
};

/** Opens the app at `url` and resolves with the first URL it requests. */
function firstAddress(url: string, config: ConfigView): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = createTrpcClient((input) => {
      resolve(String(input));
      return new Promise<never>(() => undefined);
    });
    const app = createApp(client, createMemoryHistory({ initialEntries: [url] }));
    giveAnswers(app, { config });
    app.router.load().catch(reject);
  });
}

/** Returns the first request of a client-rendered page, recorded from its own loaders, which the page's head sends early. */
export async function firstCallOf(path: PagePath, config: ConfigView): Promise<FirstCall> {
  const call = await firstAddress(path, config);
  const kidCall = await firstAddress(`${path}?kid=${KID_PLACEHOLDER}`, config);
  return { call, kidCall: kidCall === call ? null : kidCall };
}
