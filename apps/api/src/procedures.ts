import type { AnyRouter } from "@trpc/server";
import { z } from "zod";
import { type AppRouter, appRouter } from "./router.ts";
import type { Access, ProcedureMeta } from "./trpc.ts";

type Concepts = AppRouter["_def"]["record"];

/** "kids.create" and so on: every procedure there is. */
export type ProcedureName = {
  [Concept in keyof Concepts & string]: `${Concept}.${keyof Concepts[Concept] & string}`;
}[keyof Concepts & string];

/** A procedure with all that it and its kind say of it. */
export type Procedure = Readonly<
  ProcedureMeta & {
    name: string;
    type: "query" | "mutation";
    access: Access;
    takesKey: boolean;
    /** Whether it is for the family's owner alone (rule: owner-only). */
    ownerOnly: boolean;
    /** null where it takes nothing. */
    input: z.ZodType | null;
    output: z.ZodType;
  }
>;

/** A procedure that has a REST path too. */
export type RestProcedure = Procedure & { rest: NonNullable<ProcedureMeta["rest"]> };

type Meta = ProcedureMeta & { access: Access; takesKey?: true; ownerOnly?: true };

const said = z.looseObject({ access: z.string(), summary: z.string().min(1) });

const definition = z.looseObject({
  type: z.enum(["query", "mutation"]),
  inputs: z.array(z.instanceof(z.ZodType)).max(1),
  output: z.instanceof(z.ZodType, { error: "has no output schema" }),
  // Its parts are checked where they are written, by the types of `.meta()`; only whether they are there is not.
  meta: z.custom<Meta>((meta) => said.safeParse(meta).success, {
    error: "says no summary in its .meta()",
  }),
});

/** All procedures of a router, in its order. Throws with the name of one that leaves out what it must say. */
export function proceduresOf(router: AnyRouter): Procedure[] {
  // The type nests them by router; at run time they are flat.
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

/** Every procedure of the app. */
export const procedures: readonly Procedure[] = proceduresOf(appRouter);

/** Those with a REST path. */
export const restProcedures: readonly RestProcedure[] = procedures.filter(
  (one): one is RestProcedure => one.rest !== undefined,
);

/** The HTTP status of a success over REST. 204 sends no body. */
export const statusOf = ({ rest, output }: RestProcedure): 200 | 201 | 202 | 204 =>
  output instanceof z.ZodNull ? 204 : (rest.status ?? 200);
