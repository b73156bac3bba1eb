import { type AnyRouter, callTRPCProcedure } from "@trpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { createContextFromRequest } from "../../access/context.ts";
import { type AppRouter, appRouter } from "../../features/router.ts";
import type { Deps } from "../../services/deps.ts";
import { noOutput, type ProcedureAccess, type ProcedureMeta } from "../../trpc/trpc.ts";

type Concepts = AppRouter["_def"]["record"];

/** Name of a procedure, such as "kids.create". */
export type ProcedureName = {
  [Concept in keyof Concepts & string]: `${Concept}.${keyof Concepts[Concept] & string}`;
}[keyof Concepts & string];

/** Procedure with its metadata, which includes the metadata of its base procedure. */
export type Procedure = Readonly<
  ProcedureMeta & {
    name: string;
    type: "query" | "mutation";
    access: ProcedureAccess;
    takesKey: boolean;
    /** Whether only the family's owner can call the procedure (rule: owner-only). */
    ownerOnly: boolean;
    /** Schema of the procedure's input. Null for a procedure without input. */
    input: z.ZodType | null;
    output: z.ZodType;
  }
>;

export type RestProcedure = Procedure & { rest: NonNullable<ProcedureMeta["rest"]> };

type Meta = ProcedureMeta & { access: ProcedureAccess; takesKey?: true; ownerOnly?: true };

const said = z.looseObject({ access: z.string(), summary: z.string().min(1) });

const definition = z.looseObject({
  type: z.enum(["query", "mutation"]),
  inputs: z.array(z.instanceof(z.ZodType)).max(1),
  output: z.instanceof(z.ZodType, { error: "has no output schema" }),
  // Types are checked by `.meta()`. This schema checks only that the fields are present.
  meta: z.custom<Meta>((meta) => said.safeParse(meta).success, {
    error: "says no summary in its .meta()",
  }),
});

/** Returns all procedures of a router. Throws an error for a procedure without a summary or an output schema. */
export function listProcedures(router: AnyRouter): Procedure[] {
  // At run time, procedures are flat. The type nests procedures by router.
  return Object.entries(router._def.procedures).map(([name, procedure]) => {
    const parsed = definition.safeParse(Reflect.get(Object(procedure), "_def"));
    if (!parsed.success) {
      throw new Error(`${name} ${parsed.error.issues.map(({ message }) => message).join(", ")}`);
    }
    const { type, inputs, output, meta } = parsed.data;
    return {
      ...meta,
      name,
      type,
      takesKey: meta.takesKey ?? false,
      ownerOnly: meta.ownerOnly ?? false,
      input: inputs[0] ?? null,
      output,
    };
  });
}

export const procedures: readonly Procedure[] = listProcedures(appRouter);

export const restProcedures: readonly RestProcedure[] = procedures.filter(
  (one): one is RestProcedure => one.rest !== undefined,
);

/** Returns the HTTP status of a successful REST response, such as 204 for a procedure without output. */
export const getSuccessStatus = ({ rest, output }: RestProcedure): 200 | 201 | 202 | 204 =>
  output === noOutput ? 204 : (rest.status ?? 200);

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
    ctx: createContextFromRequest(deps, request, reply),
    getRawInput: async () => input,
    signal: undefined,
    batchIndex: 0,
  });
