import type { AppRouter } from "@giftling/api/router";
import type { ErrorCode } from "@giftling/domain";
import { justAMoment } from "@giftling/messages/common";
import { language } from "@giftling/messages/language";
import { notifyManager, QueryClient } from "@tanstack/react-query";
import { httpBatchLink, httpLink, splitLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { fetchOrTakeEarly } from "./early-call.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";
import { FAMILY_OVER, familyHeader, showFamily } from "./shown-family.ts";

export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** The typed hooks of every procedure: `trpc.kids.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

export type TrpcClient = ReturnType<typeof trpc.createClient>;

/** A write as a form or a list uses it: what `trpc.….useMutation()` gives. */
export type Write<Input, Answer = unknown> = {
  mutateAsync: (input: Input) => Promise<Answer>;
  isPending: boolean;
};

/**
 * The session read answers null instead of an error for someone who is not signed in (rule: sign-in), and says whose family this
 * visit shows; a refusal because it no longer is is noted (rule: leaving).
 */
const watchSession: TRPCLink<AppRouter> = () => (context) =>
  observable((observer) =>
    context.next(context.op).subscribe({
      ...observer,
      next(value) {
        if (context.op.path === "account.user") showFamily(Object(value.result).data?.familyId);
        observer.next(value);
      },
      error: (error) => {
        if (error.data?.appCode === "FAMILY_CHANGED")
          document.dispatchEvent(new Event(FAMILY_OVER));
        if (context.op.path === "account.user" && error.data?.httpStatus === 401) {
          observer.next({ result: { type: "data", data: null } });
          observer.complete();
        } else {
          observer.error(error);
        }
      },
    }),
  );

/** What every call says of the page that makes it: whose it is, and what its words are in, whatever the browser likes. */
const pageHeaders = () => ({ ...familyHeader(), "accept-language": language() });

/**
 * Calls the API on this origin. Calls of one tick share a request, except those with an Idempotency-Key
 * (`withIdempotencyKey`), which is a header of one call (rule: idempotency-key). `read` fetches what is not a call with a key.
 */
export function createTrpcClient(read: typeof fetch = fetchOrTakeEarly): TrpcClient {
  const url = "/trpc";
  return trpc.createClient({
    links: [
      watchSession,
      splitLink({
        condition: ({ input }) => idempotencyKeyOf(input) !== undefined,
        true: httpLink({
          url,
          headers: ({ op }) => ({
            ...pageHeaders(),
            "idempotency-key": idempotencyKeyOf(op.input),
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

/** Data never goes stale by itself, and nothing is asked for twice unasked (rule: client-cache). */
export function createQueryClient(): QueryClient {
  // `isPending` shows before the next click or key press can be handled, not a timer later: nothing is sent twice.
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

/** The API's code for what went wrong (rule: error-body); null when no answer came. */
export function errorCode(error: unknown): ErrorCode | null {
  return trpcData(error)?.appCode ?? null;
}

/** The server's own sentence for a toast (rule: error-body), or `fallback` when no answer came or the server failed. */
export function errorMessage(error: unknown, fallback: string): string {
  const data = trpcData(error);
  return data && data.httpStatus < 500 && error instanceof Error ? error.message : fallback;
}

/** A toast's title for a failure: a kinder one when the server only asks to wait (rule: rate-limits). */
export function failureTitle(error: unknown, title: string): string {
  return errorCode(error) === "RATE_LIMITED" ? justAMoment() : title;
}

/** One sentence per refused field; empty when the server named none. */
export function errorFields(error: unknown): Readonly<Record<string, string>> {
  return trpcData(error)?.fields ?? {};
}

/** True when the answer says that nobody is signed in any more. */
export function isSessionExpired(error: unknown): boolean {
  return errorCode(error) === "UNAUTHORIZED";
}

/** True when the thing asked for does not exist, as opposed to a failing server (rule: failing-server). */
export function isNotFound(error: unknown): boolean {
  return trpcData(error)?.httpStatus === 404;
}

/** The id that the server's log has for the request that failed (rule: failure-id); null when no answer came. */
export function requestId(error: unknown): string | null {
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
