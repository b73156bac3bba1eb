import { z } from "zod";
import type { Procedure } from "../procedures.ts";

export type Json = Record<string, unknown>;

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

type Input = {
  /** Input fields that come from the REST path. */
  inPath: string[];
  /** Other fields with their JSON schemas, from the query of a GET, else from the body. */
  inQuery: [name: string, schema: Json][];
  inBody: [name: string, schema: Json][];
  /** Required fields of query or body. */
  required: string[];
  /** True when the input can request a priority slot. */
  asksForSlot: boolean;
};

/** Returns the input of a procedure, split for its REST path. */
export function inputOf({ input, rest }: Procedure): Input {
  const { properties, required } = objectSchema.parse(input ? jsonSchema(input, "input") : {});
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
