import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { createJsonSchema } from "../../http/rest/json-schema.ts";
import type { Procedure, RestProcedure } from "../../http/rest/procedures.ts";
import {
  BODY_MUTATIONS,
  type BodyMutation,
  encodeUrlPart,
  HOSTILE_TEXTS,
  hostileJsonArbitrary,
  mutateBody,
} from "./hostile-input.ts";
import { createSchemaArbitrary, getSchemaFields } from "./schema-arbitrary.ts";

const REQUEST_CALLERS = ["owner", "other parent", "stranger"] as const;

/** Request to a procedure, independent of the family on which the procedure is called. */
export type RequestPlan = {
  caller: (typeof REQUEST_CALLERS)[number];
  viaRest: boolean;
  /** Fields that replace or extend a valid input: the name and the JSON value of each field. */
  changes: [name: string, json: string][];
  wrapping: BodyMutation;
  headers: Record<string, string>;
  /** Value of the `X-Family` header: the family's ID or any text. Null if the header is absent (rule: leaving). */
  shownFamily: { isOwn: true } | { isOwn: false; text: string } | null;
};

const LATIN = fc.constantFrom(
  ...HOSTILE_TEXTS.map((text) =>
    Buffer.from(text)
      .toString("latin1")
      .replaceAll(/[\0\r\n]/g, "?"),
  ),
);

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ "idempotency-key": LATIN }) },
  { weight: 1, arbitrary: fc.record({ "user-agent": LATIN, "accept-language": LATIN }) },
  { weight: 1, arbitrary: fc.record({ "content-encoding": fc.constantFrom("gzip", "br", "x") }) },
);

const shownFamily = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constant({ isOwn: true } as const) },
  {
    weight: 1,
    arbitrary: fc.oneof(LATIN, fc.uuid()).map((text) => ({ isOwn: false, text }) as const),
  },
);

/** Returns a generator of requests to a procedure by all callers. Field values are valid, random or hostile. */
export function createRequestPlanArbitrary({ input, rest }: Procedure): fc.Arbitrary<RequestPlan> {
  const schema = input ? createJsonSchema(input, "input") : null;
  const fields = schema ? getSchemaFields(schema) : [];
  const change = fc.oneof(
    ...fields.map(([name, part]) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          createSchemaArbitrary(part).map((value) => JSON.stringify(value)),
          hostileJsonArbitrary,
        ),
      ),
    ),
    fc.tuple(fc.constantFrom("id", "isAdmin", "__proto__x", "constructor"), hostileJsonArbitrary),
  );
  return fc.record({
    caller: fc.constantFrom(...REQUEST_CALLERS),
    viaRest: rest ? fc.boolean() : fc.constant(false),
    changes: fc.oneof(
      { weight: 5, arbitrary: fc.array(change, { maxLength: 2 }) },
      {
        weight: 2,
        arbitrary: (schema ? createSchemaArbitrary(schema) : fc.constant({})).map((value) =>
          Object.entries(Object(value)).map(([name, part]): [string, string] => [
            name,
            JSON.stringify(part),
          ]),
        ),
      },
    ),
    wrapping: fc.oneof(
      { weight: 6, arbitrary: fc.constant<BodyMutation>("whole") },
      { weight: 2, arbitrary: fc.constantFrom(...BODY_MUTATIONS) },
    ),
    headers,
    shownFamily,
  });
}

/** Returns the text of a JSON string. Returns other JSON unchanged. */
function parseJsonString(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "string" ? value : json;
  } catch {
    return json;
  }
}

const objectText = (fields: Iterable<[string, string]>) =>
  `{${[...fields].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(",")}}`;

/** Creates a planned request from the valid input `good`. Returns null if the path could match another route. */
export function createPlannedRequest(
  procedure: Procedure | RestProcedure,
  plan: RequestPlan,
  good: object,
): InjectOptions | null {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(good)) {
    if (value !== undefined) fields.set(name, JSON.stringify(value));
  }
  for (const [name, json] of plan.changes) if (json !== undefined) fields.set(name, json);

  const { rest } = procedure;
  if (!(plan.viaRest && rest)) return trpcRequest(procedure, plan, objectText(fields));
  const inPath: string[] = [];
  const path = rest.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const part = encodeUrlPart(parseJsonString(fields.get(name) ?? '"missing"'));
    fields.delete(name);
    inPath.push(part);
    return part;
  });
  // An empty segment, "." or ".." changes the path's segments.
  if (inPath.some((part) => /^\.{0,2}$/.test(part))) return null;
  if (rest.method !== "GET") {
    return { method: rest.method, url: path, ...getBody(objectText(fields), plan) };
  }
  const query = [...fields].map(
    ([name, json]) => `${encodeUrlPart(name)}=${encodeUrlPart(parseJsonString(json))}`,
  );
  return { method: "GET", url: `${path}?${query.join("&")}`, headers: plan.headers };
}

function trpcRequest({ name, type }: Procedure, plan: RequestPlan, json: string): InjectOptions {
  const url = `/trpc/${name}`;
  if (type === "mutation") return { method: "POST", url, ...getBody(json, plan) };
  const text = mutateBody(json, plan.wrapping).payload.toString();
  const query = text === "{}" ? "" : `?input=${encodeUrlPart(text)}`;
  return { method: "GET", url: url + query, headers: plan.headers };
}

function getBody(json: string, { wrapping, headers: others }: RequestPlan) {
  const { payload, type } = mutateBody(json, wrapping);
  return {
    payload,
    headers: { ...others, ...(type === undefined ? {} : { "content-type": type }) },
  };
}
