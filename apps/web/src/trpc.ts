import type { AppRouter } from "@giftling/api/router";
import type { ErrorCode } from "@giftling/domain";
import { rateLimitTitle } from "@giftling/messages/common";
import { getLanguage } from "@giftling/messages/language";
import { notifyManager, QueryClient } from "@tanstack/react-query";
import { httpBatchLink, httpLink, splitLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { getIdempotencyKey } from "./idempotency-key.ts";
import { fetchOrUsePrefetched } from "./prefetched-request.ts";
import { FAMILY_OVER_EVENT, getFamilyHeader, saveShownFamilyId } from "./shown-family.ts";

export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** Typed hooks of every procedure, used as `trpc.kids.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

export type TrpcClient = ReturnType<typeof trpc.createClient>;

/** Write that forms and lists use. It is a part of the result of `trpc.….useMutation()`. */
export type WriteMutation<Input, Answer = unknown> = {
  mutateAsync: (input: Input) => Promise<Answer>;
  isPending: boolean;
};

/**
 * Maps a 401 of the session request to null and stores the shown family. Dispatches `FAMILY_OVER_EVENT` when the server
 * responds with FAMILY_CHANGED (rule: sign-in).
 */
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
          document.dispatchEvent(new Event(FAMILY_OVER_EVENT));
        if (context.op.path === "account.user" && error.data?.httpStatus === 401) {
          observer.next({ result: { type: "data", data: null } });
          observer.complete();
        } else {
          observer.error(error);
        }
      },
    }),
  );

/** Returns the headers with the shown family and the page's language. */
const pageHeaders = () => ({ ...getFamilyHeader(), "accept-language": getLanguage() });

/**
 * Creates the client of the API on this origin. Calls of one tick share a request. A call with an Idempotency-Key
 * (`addIdempotencyKey`) is sent alone, because the header applies to one call. `read` fetches the calls without a key
 * (rule: idempotency-key).
 */
export function createTrpcClient(read: typeof fetch = fetchOrUsePrefetched): TrpcClient {
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
          maxItems: 10,
        }),
      }),
    ],
  });
}

/** Creates a query client whose data never becomes stale and is never refetched automatically (rule: client-cache). */
export function createQueryClient(): QueryClient {
  // Makes `isPending` visible before the next click or key press rather than after a timer, so that nothing is sent twice.
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

/** Returns the API's error code, or null without a response (rule: error-body). */
export function getErrorCode(error: unknown): ErrorCode | null {
  return trpcData(error)?.appCode ?? null;
}

/**
 * Returns the server's message for a toast. Without a response, or when the server failed, returns `fallback` (rule:
 * error-body).
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  const data = trpcData(error);
  return data && data.httpStatus < 500 && error instanceof Error ? error.message : fallback;
}

/**
 * Returns the title of a failure's toast. When a rate limit was exceeded, the title is friendlier than `title` (rule:
 * rate-limits).
 */
export function getFailureTitle(error: unknown, title: string): string {
  return getErrorCode(error) === "RATE_LIMITED" ? rateLimitTitle() : title;
}

/** Returns one message for each rejected field. The result is empty when the server named no field. */
export function getErrorFields(error: unknown): Readonly<Record<string, string>> {
  return trpcData(error)?.fields ?? {};
}

/** Returns whether the request was rejected because the session expired. */
export function isSessionExpired(error: unknown): boolean {
  return getErrorCode(error) === "UNAUTHORIZED";
}

/** Returns true when the server responded that an item is missing, as opposed to a failing server (rule: failing-server). */
export function isNotFound(error: unknown): boolean {
  return trpcData(error)?.httpStatus === 404;
}

/** Returns the id of the request in the server's log, or null without a response (rule: failure-id). */
export function getRequestId(error: unknown): string | null {
  const response = isTrpcError(error) ? error.meta?.response : null;
  return response instanceof Response ? response.headers.get("x-request-id") : null;
}

type ErrorData = {
  appCode: ErrorCode;
  httpStatus: number;
  fields: Record<string, string> | null;
};

function trpcData(error: unknown): ErrorData | null {
  if (!isTrpcError(error)) return null;
  return error.data ?? null;
}

function isTrpcError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}
