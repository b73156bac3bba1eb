import { z } from "zod";
import { StripeApiError } from "./errors.ts";

type NestedParams = { [name: string]: string | NestedParams };

export const textSchema = z.string().optional();
export const integerSchema = z.coerce.number().int();
export const metadataSchema = z.record(z.string(), z.string()).default({});
export const textListSchema = z
  .record(z.string(), z.string())
  .default({})
  .transform((members) => Object.values(members));

/** Validates parameters. Throws StripeApiError for an unknown, missing or invalid parameter. */
export function parseParams<Params>(schema: z.ZodType<Params>, sent: NestedParams): Params {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys") {
    const [param = ""] = issue.keys;
    const message = `Received unknown parameter: ${param}`;
    throw new StripeApiError(400, message, { code: "parameter_unknown", param });
  }
  const param = issue?.path.join(".") ?? "";
  const message = `Invalid ${param}: ${issue?.message}`;
  throw new StripeApiError(400, message, { code: "parameter_invalid", param });
}

/** Parses a form-encoded body or query in the format `a[b][0]=c`. An array becomes an object with its indices as keys. */
export function parseNestedParams(sent: string): NestedParams {
  const root: NestedParams = {};
  for (const [name, value] of new URLSearchParams(sent)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = root;
    for (const part of path) {
      const below = Object.hasOwn(at, part) ? at[part] : undefined;
      const nested = typeof below === "object" ? below : {};
      at[part] = nested;
      at = nested;
    }
    at[last] = value;
  }
  return root;
}
