import type { AppRouter } from "@giftling/api/router";
import { QueryClientProvider } from "@tanstack/react-query";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactNode } from "react";
import Toasts from "../components/toast/toasts.tsx";
import { getIdempotencyKey } from "../idempotency-key.ts";
import { createQueryClient, trpc } from "../trpc.ts";

/** Function that returns the response to a procedure call. A rejected promise simulates a lost connection. */
export type ProcedureResponder = (
  path: string,
  input: unknown,
  idempotencyKey: string | undefined,
) => Promise<unknown>;

function answering(answers: ProcedureResponder): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        answers(op.path, op.input, getIdempotencyKey(op.input)).then(
          (data) => {
            observer.next({ result: { type: "data", data } });
            observer.complete();
          },
          (error: Error) => observer.error(TRPCClientError.from(error)),
        );
      });
}

/** Provides an API client with mock responses. Also renders toasts. */
export function MockApiProvider({
  answers,
  children,
}: {
  answers: ProcedureResponder;
  children: ReactNode;
}) {
  const client = trpc.createClient({ links: [answering(answers)] });
  const queryClient = createQueryClient();
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toasts />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
