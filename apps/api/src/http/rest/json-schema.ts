import { z } from "zod";
import type { Procedure } from "./procedures.ts";

export type JsonObject = Record<string, unknown>;

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

export function createJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

type Input = {
  /** Names of the input fields in the REST path. */
  inPath: string[];
  /** Input fields in the query string of a GET, with the JSON schema of each field. Empty for other methods. */
  inQuery: [name: string, schema: JsonObject][];
  inBody: [name: string, schema: JsonObject][];
  /** Names of the required fields in a REST request's query or body. */
  required: string[];
  /** Whether the procedure's input can request a priority slot for a link or wish. */
  asksForSlot: boolean;
};

/** Returns the input fields of a procedure, grouped by location in a REST request. */
export function getInputFields({ input, rest }: Procedure): Input {
  const { properties, required } = objectSchema.parse(
    input ? createJsonSchema(input, "input") : {},
  );
  const inPath = [...(rest?.path ?? "").matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const others = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  return {
    inPath,
    inQuery: rest?.method === "GET" ? others : [],
    inBody: rest?.method === "GET" ? [] : others,
    required: required.filter((name) => !inPath.includes(name)),
    asksForSlot: "isPriority" in properties,
  };
}
