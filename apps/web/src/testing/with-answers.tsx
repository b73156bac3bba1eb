import type { AppRouter } from "@giftling/api/router";
import { QueryClientProvider } from "@tanstack/react-query";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactNode } from "react";
import Toasts from "../components/toast/toasts.tsx";
import { idempotencyKeyOf } from "../idempotency-key.ts";
import { createQueryClient, trpc } from "../trpc.ts";

/** What a test answers to a call, by the procedure's path; a rejected promise is a lost connection. */
export type Answers = (
  path: string,
  input: unknown,
  idempotencyKey: string | undefined,
) => Promise<unknown>;

function answering(answers: Answers): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        answers(op.path, op.input, idempotencyKeyOf(op.input)).then(
          (data) => {
            observer.next({ result: { type: "data", data } });
            observer.complete();
          },
          (error: Error) => observer.error(TRPCClientError.from(error)),
        );
      });
}

/** The app's calls and toasts around a component; the network's end is the test's own. */
export function WithAnswers({ answers, children }: { answers: Answers; children: ReactNode }) {
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
