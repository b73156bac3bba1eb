import { z } from "zod";
import type { Procedure } from "./procedures.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export function createJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** Returns the input fields of a procedure, grouped by location in a REST request. */
export function getInputFields({ input, rest }: Procedure) {
  const { properties = {}, required = [] } = input ? createJsonSchema(input, "input") : {};
  const inPath = [...(rest?.path ?? "").matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const others = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  return {
    inPath,
    /** Input fields in the query string of a GET, with the JSON schema of each field. Empty for other methods. */
    inQuery: rest?.method === "GET" ? others : [],
    inBody: rest?.method === "GET" ? [] : others,
    /** Names of the required fields in a REST request's query or body. */
    required: required.filter((name) => !inPath.includes(name)),
    /** Whether the procedure's input can request a priority slot for a link or wish. */
    asksForSlot: "isPriority" in properties,
  };
}
