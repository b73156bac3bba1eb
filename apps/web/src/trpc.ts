import type { AppRouter } from "@giftling/api/router";
import type { ErrorCode } from "@giftling/domain";
import { QueryClient } from "@tanstack/react-query";
import {
  httpBatchLink,
  httpLink,
  type Operation,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { observable } from "@trpc/server/observable";

export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** The typed hooks of every procedure: `trpc.kids.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

export type TrpcClient = ReturnType<typeof trpc.createClient>;

/** The session read answers null instead of an error for someone who is not signed in (spec section 8). */
const signedOutIsNull: TRPCLink<AppRouter> = () => (context) =>
  observable((observer) =>
    context.next(context.op).subscribe({
      next: (value) => observer.next(value),
      complete: () => observer.complete(),
      error: (error) => {
        if (context.op.path === "account.user" && error.data?.httpStatus === 401) {
          observer.next({ result: { type: "data", data: null } });
          observer.complete();
        } else {
          observer.error(error);
        }
      },
    }),
  );

function idempotencyKeyOf(operation: Operation): string | null {
  const key = operation.context.idempotencyKey;
  return typeof key === "string" ? key : null;
}

const sendCredentials = (url: RequestInfo | URL | string, options?: RequestInit) =>
  fetch(url, { ...options, credentials: "same-origin" });

/**
 * Calls the API on this origin. Calls of one tick share a request, except those with an
 * Idempotency-Key (decision D14), which is a header of one call:
 * `useMutation({ trpc: { context: { idempotencyKey } } })`.
 */
export function createTrpcClient(): TrpcClient {
  const url = "/trpc";
  return trpc.createClient({
    links: [
      signedOutIsNull,
      splitLink({
        condition: (operation) => idempotencyKeyOf(operation) !== null,
        true: httpLink({
          url,
          fetch: (input, options) => sendCredentials(input, toRequestInit(options)),
          headers: ({ op }) => ({ "idempotency-key": idempotencyKeyOf(op) ?? undefined }),
        }),
        false: httpBatchLink({
          url,
          maxURLLength: 6_000,
          fetch: (input, options) => sendCredentials(input, toRequestInit(options)),
        }),
      }),
    ],
  });
}

type LinkFetchOptions = Parameters<
  NonNullable<Parameters<typeof httpLink<AppRouter>>[0]["fetch"]>
>[1];

/** tRPC's fetch options name the same fields as the platform's, with looser types. */
function toRequestInit(options: LinkFetchOptions): RequestInit {
  return {
    method: options?.method,
    headers: options?.headers,
    body: typeof options?.body === "string" ? options.body : undefined,
    signal: options?.signal instanceof AbortSignal ? options.signal : null,
  };
}

/** Data never goes stale by itself, and nothing is asked for twice unasked (spec section 7, decision D32). */
export function createQueryClient(): QueryClient {
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

/** The API's code for what went wrong (decision D22); null when no answer came. */
export function errorCode(error: unknown): ErrorCode | null {
  return trpcData(error)?.appCode ?? null;
}

/** The server's own sentence for a toast (decision D22), or `fallback` when no answer came or the server failed. */
export function errorMessage(error: unknown, fallback: string): string {
  const data = trpcData(error);
  return data && data.httpStatus < 500 && error instanceof Error ? error.message : fallback;
}

/** One sentence per refused field; empty when the server named none. */
export function errorFields(error: unknown): Readonly<Record<string, string>> {
  return trpcData(error)?.fields ?? {};
}

/** True when the answer says that nobody is signed in any more. */
export function isSessionExpired(error: unknown): boolean {
  return trpcData(error)?.httpStatus === 401;
}

/** True when the thing asked for does not exist, as opposed to a failing server (decision D13). */
export function isNotFound(error: unknown): boolean {
  return trpcData(error)?.httpStatus === 404;
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
