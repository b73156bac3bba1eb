import type { AppRouter } from "@giftling/api/router";
import type { PageRequest } from "@giftling/domain";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { getQueryKey } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import type { createApp } from "../router.tsx";
import { type TrpcClient, trpc } from "../trpc.ts";

/**
 * Procedures whose requests get no response during server rendering. The browser repeats the requests, and no
 * server-rendered page depends on the responses (rule: private-routes).
 */
const BROWSER_PROCEDURES: ReadonlySet<string> = new Set(["account.user", "account.config"]);

/**
 * Creates the client for a server-rendered page. A request means that data is missing, because provided data is in the
 * query cache. Requests fail with NOT_FOUND on the page of a missing resource, and with UNAVAILABLE on other pages.
 * Requests to `BROWSER_PROCEDURES` get no response.
 */
export function createServerClient(problem: PageRequest["problem"]): TrpcClient {
  const isMissing = problem === "missing";
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        if (BROWSER_PROCEDURES.has(op.path)) return;
        const data = {
          code: isMissing ? ("NOT_FOUND" as const) : ("INTERNAL_SERVER_ERROR" as const),
          httpStatus: isMissing ? 404 : 503,
          path: op.path,
          appCode: isMissing ? ("NOT_FOUND" as const) : ("UNAVAILABLE" as const),
          fields: null,
        };
        observer.error(
          TRPCClientError.from<AppRouter>({
            error: { message: "", code: isMissing ? -32004 : -32603, data },
          }),
        );
      });
  return trpc.createClient({ links: [link] });
}

/**
 * Stores data of the page at `url` in the query cache. An invitation is stored under its token, the last segment of
 * `url`.
 */
export function seedQueryCache(
  { queryClient, queries: { account, family } }: ReturnType<typeof createApp>,
  answers: PageRequest["answers"],
  url = "",
): void {
  // Sets the data by its query key, because the procedure's type lacks the null of a signed-out user.
  if (answers.user === null) {
    queryClient.setQueryData(getQueryKey(trpc.account.user, undefined, "query"), null);
  }
  if (answers.config) account.config.setData(undefined, answers.config);
  const token = decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
  if (answers.join) family.invitation.setData({ token }, answers.join);
}
