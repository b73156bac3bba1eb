import { type ConfigView, KID_PLACEHOLDER, type PagePath } from "@giftling/domain";
import { createMemoryHistory } from "@tanstack/react-router";
import { createApp } from "../router.tsx";
import { createTrpcClient } from "../trpc.ts";
import { giveAnswers } from "./answers.ts";

/** Addresses of the call that a page makes first. */
export type FirstCall = {
  call: string;
  /** With `KID_PLACEHOLDER` for the child's id; null for a page that is about no child. */
  kidCall: string | null;
};

/** Opens the app at `url` and resolves with the first address that it reads from. */
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

/** The first call of a page that the browser renders, as its own loaders make it: the page's head makes it ahead of them. */
export async function firstCallOf(path: PagePath, config: ConfigView): Promise<FirstCall> {
  const call = await firstAddress(path, config);
  const kidCall = await firstAddress(`${path}?kid=${KID_PLACEHOLDER}`, config);
  return { call, kidCall: kidCall === call ? null : kidCall };
}
