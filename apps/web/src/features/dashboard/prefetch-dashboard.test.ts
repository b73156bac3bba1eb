import { getLinkProcedureSuffix, LINK_KINDS } from "@giftling/domain";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createLoaderQueries } from "../../loader-queries.ts";
import { createQueryClient, createTrpcClient, MAX_BATCH_CALLS } from "../../trpc.ts";
import { prefetchDashboard } from "./prefetch-dashboard.ts";

afterEach(() => vi.unstubAllGlobals());

test("prefetches a dashboard with as few requests as possible", async () => {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    const url = new URL(input, "http://localhost");
    asked.push(url);
    const answers = url.pathname.split(",").map(() => ({ result: { data: [] } }));
    return new Response(JSON.stringify(answers), {
      headers: { "content-type": "application/json" },
    });
  });
  const queryClient = createQueryClient();
  const queries = createLoaderQueries(queryClient, createTrpcClient());
  // Loads the session in the same tick, as the root route does.
  void queries.account.user.prefetch();
  prefetchDashboard(queries, "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a01");
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const requests = asked.map(({ pathname }) => pathname.replace("/trpc/", "").split(","));
  // The API's dashboard-requests.test.ts counts the statements of these calls.
  const calls = [
    "account.user",
    "kids.list",
    "kids.analytics",
    ...LINK_KINDS.map((kind) => `links.list${getLinkProcedureSuffix(kind)}`),
    "wishlist.list",
    "updates.list",
    "gratitude.contributions",
    "gratitude.pendingThankYous",
    "gratitude.waiting",
  ];
  expect(requests.flat()).toEqual(calls);
  expect(requests).toHaveLength(Math.ceil(calls.length / MAX_BATCH_CALLS));
});
