import { callTRPCProcedure } from "@trpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createRequestContext } from "../../access/context.ts";
import { appRouter } from "../../features/router.ts";
import type { Deps } from "../../services/deps.ts";
import type { Procedure } from "./procedures.ts";

/** Calls a procedure with the same middleware as over tRPC. Rejects with the procedure's TRPCError. */
export const callProcedure = (
  deps: Deps,
  { name, type }: Pick<Procedure, "name" | "type">,
  input: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> =>
  callTRPCProcedure({
    router: appRouter,
    path: name,
    type,
    ctx: createRequestContext(deps, request, reply),
    getRawInput: async () => input,
    signal: undefined,
    batchIndex: 0,
  });
