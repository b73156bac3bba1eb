import type { AppRouter } from "@giftling/api/router";
import { QueryClientProvider } from "@tanstack/react-query";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { ToastContainer } from "../components/toast/toast-container.tsx";
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

/** Responds to the requests that visitor pages send with `fetch`, until the end of the test. */
function mockVisitorApi(answers: ProcedureResponder): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, { body, headers } = {}) => {
    const { pathname, searchParams } = new URL(String(url), "http://localhost");
    const path = pathname.replace("/trpc/", "");
    const input: unknown = JSON.parse(String(body ?? searchParams.get("input")));
    const key = new Headers(headers).get("idempotency-key") ?? undefined;
    try {
      return Response.json({ result: { data: await answers(path, input, key) } });
    } catch (error) {
      if (!(error instanceof TRPCClientError) || !error.data) throw error;
      const { message, data } = error;
      return Response.json({ error: { message, data } }, { status: data.httpStatus });
    }
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
  mockVisitorApi(answers);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastContainer />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
