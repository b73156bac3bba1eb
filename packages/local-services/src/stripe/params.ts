import { createInvalidParamError, StripeApiError } from "./problem.ts";

/** Parameters of a call. The values are strings. A name such as "items[0][price]" creates nested objects. */
export type ApiParams = { [name: string]: Param };
type Param = string | ApiParams;

/** Parses parameters in the format `a[b][0]=c` of the API's bodies and queries. */
export function parseParams(text: string): ApiParams {
  const root = empty();
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = "", ...rest] = name.split(/\]\[|\[|\]/).filter((part, i) => part || i === 0);
    let at = root;
    let key = first;
    for (const next of name.endsWith("[]") ? [...rest, ""] : rest) {
      const below = at[key];
      const nested = typeof below === "object" ? below : empty();
      at[key] = nested;
      at = nested;
      key = next === "" ? String(Object.keys(nested).length) : next;
    }
    at[key] = value;
  }
  return root;
}

const empty = (): ApiParams => Object.create(null);

/** Throws the real API's error when a parameter is unknown. */
export function assertKnownParams(params: ApiParams, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new StripeApiError(400, `Received unknown parameter: ${unknown}`, {
    param: unknown,
    code: "parameter_unknown",
  });
}

export function text(params: ApiParams, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || typeof value === "string") return value;
  throw createInvalidParamError(name, `Invalid string: ${name}`);
}

export function getRequiredParam(params: ApiParams, name: string): string {
  const value = text(params, name);
  if (value) return value;
  throw new StripeApiError(400, `Missing required param: ${name}.`, {
    param: name,
    code: "parameter_missing",
  });
}

export function getIntegerParam(params: ApiParams, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === "") return undefined;
  if (/^-?\d+$/.test(value)) return Number(value);
  throw createInvalidParamError(name, `Invalid integer: ${value}`);
}

export function getBooleanParam(params: ApiParams, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value === "true" || value === "false") return value === "true";
  throw createInvalidParamError(name, `Invalid boolean: ${value}`);
}

export function getEnumParam<Word extends string>(
  params: ApiParams,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  const word = words.find((each) => each === value);
  if (word) return word;
  throw createInvalidParamError(name, `Invalid ${name}: must be one of ${words.join(", ")}`);
}

/** Returns the parameters nested below a name. Returns an empty object when there are none. */
export function getNestedParams(params: ApiParams, name: string): ApiParams {
  const value = params[name];
  if (value === undefined || value === "") return empty();
  if (typeof value === "object") return value;
  throw createInvalidParamError(name, `Invalid object: ${name}`);
}

/** Returns the members of a list parameter, in order. */
export function getListParam(params: ApiParams, name: string): Param[] {
  return Object.values(getNestedParams(params, name));
}

export function getTextListParam(params: ApiParams, name: string): string[] {
  return getListParam(params, name).filter((member) => typeof member === "string");
}

/** Returns the existing metadata with the sent metadata merged into it. An empty value removes a key. */
export function mergeMetadata(
  params: ApiParams,
  before: Record<string, string> = {},
): Record<string, string> {
  const sent = getNestedParams(params, "metadata");
  const after = { ...before };
  for (const [name, value] of Object.entries(sent)) {
    if (typeof value !== "string") throw createInvalidParamError("metadata", "Invalid metadata");
    if (value === "") delete after[name];
    else after[name] = value;
  }
  return after;
}
