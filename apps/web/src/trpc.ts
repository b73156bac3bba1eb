import type { AppRouter } from "@giftling/api/router";
import { getLanguage } from "@giftling/messages/language";
import { notifyManager, QueryClient } from "@tanstack/react-query";
import { httpBatchLink, httpLink, splitLink, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { getIdempotencyKey } from "./idempotency-key.ts";
import { fetchOrUsePrefetchedResponse } from "./prefetched-request.ts";
import { getFamilyIdHeader, MEMBERSHIP_ENDED_EVENT, saveShownFamilyId } from "./shown-family.ts";

/** Typed hooks of all procedures, such as `trpc.kids.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

export type TrpcClient = ReturnType<typeof trpc.createClient>;

/** Part of the result of `useMutation()` that forms and lists need. */
export type WriteMutation<Input, Answer = unknown> = {
  mutateAsync: (input: Input) => Promise<Answer>;
  isPending: boolean;
};

/** Maps a 401 response of the session request to null. Dispatches `MEMBERSHIP_ENDED_EVENT` (rule: sign-in). */
const watchSession: TRPCLink<AppRouter> = () => (context) =>
  observable((observer) =>
    context.next(context.op).subscribe({
      ...observer,
      next(value) {
        if (context.op.path === "account.user")
          saveShownFamilyId(Object(value.result).data?.familyId);
        observer.next(value);
      },
      error: (error) => {
        if (error.data?.appCode === "FAMILY_CHANGED")
          document.dispatchEvent(new Event(MEMBERSHIP_ENDED_EVENT));
        if (context.op.path === "account.user" && error.data?.httpStatus === 401) {
          observer.next({ result: { type: "data", data: null } });
          observer.complete();
        } else {
          observer.error(error);
        }
      },
    }),
  );

/** Maximum number of calls in one request. */
export const MAX_BATCH_CALLS = 10;

/** Returns the headers with the displayed family's ID and the page's language. */
const pageHeaders = () => ({ ...getFamilyIdHeader(), "accept-language": getLanguage() });

/**
 * Creates the client of the API. Calls in the same tick share a request. A call with an idempotency key
 * (`addIdempotencyKey`) has its own request, because the header applies to one call. `read` sends all requests without
 * an idempotency key (rule: idempotency-key).
 */
export function createTrpcClient(read: typeof fetch = fetchOrUsePrefetchedResponse): TrpcClient {
  const url = "/trpc";
  return trpc.createClient({
    links: [
      watchSession,
      splitLink({
        condition: ({ input }) => getIdempotencyKey(input) !== undefined,
        true: httpLink({
          url,
          headers: ({ op }) => ({
            ...pageHeaders(),
            "idempotency-key": getIdempotencyKey(op.input),
          }),
        }),
        false: httpBatchLink({
          url,
          headers: pageHeaders,
          fetch: read,
          maxURLLength: 6_000,
          // An API process of release 0.2.0 accepts at most ten calls in a request.
          maxItems: MAX_BATCH_CALLS,
        }),
      }),
    ],
  });
}

/** Creates a query client whose data never becomes stale and is not refetched automatically (rule: client-cache). */
export function createQueryClient(): QueryClient {
  // Updates `isPending` before the next click or key press, so that nothing is sent twice.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
