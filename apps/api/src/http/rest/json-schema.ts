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
  /** Input fields that come from the REST path. */
  inPath: string[];
  /**
   * Input fields that are not in the path, with their JSON schemas. `inQuery` contains them for a GET, and `inBody`
   * otherwise.
   */
  inQuery: [name: string, schema: JsonObject][];
  inBody: [name: string, schema: JsonObject][];
  /** Names of the required fields of the query or body. */
  required: string[];
  /** True when the input can request a priority slot. */
  asksForSlot: boolean;
};

/** Returns the input fields of a procedure, grouped by their place in a REST request. */
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
