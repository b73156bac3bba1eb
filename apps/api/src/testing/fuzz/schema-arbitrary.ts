import fc from "fast-check";
import { z } from "zod";

const node = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  minLength: z.number().default(0),
  maxLength: z.number().default(200),
  minItems: z.number().default(0),
  maxItems: z.number().default(5),
  minimum: z.number().default(-1e9),
  maximum: z.number().default(1e9),
  exclusiveMinimum: z.number().optional(),
});

/** Returns a generator of values that a JSON schema allows. Throws for an unsupported schema. */
export function createSchemaArbitrary(schema: unknown): fc.Arbitrary<unknown> {
  const it = node.parse(schema);
  if (it.anyOf) return fc.oneof(...it.anyOf.map(createSchemaArbitrary));
  if (it.enum) return fc.constantFrom(...it.enum);
  if (it.const !== undefined) return fc.constant(it.const);
  switch (it.type) {
    case "string":
      return it.pattern ? fc.stringMatching(new RegExp(it.pattern)) : text(it);
    case "integer":
      return fc.integer({ min: it.minimum, max: it.maximum });
    case "number":
      return fc.double({ min: it.exclusiveMinimum ?? it.minimum, max: it.maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const maxLength = Math.max(it.minItems, Math.min(it.maxItems, 5));
      return fc.array(createSchemaArbitrary(it.items), { minLength: it.minItems, maxLength });
    }
    case "object": {
      const parts: Record<string, fc.Arbitrary<unknown>> = {};
      for (const [name, part] of Object.entries(it.properties))
        parts[name] = createSchemaArbitrary(part);
      return fc.record(parts, { requiredKeys: it.required });
    }
    default:
      throw new Error(`No inputs are generated from ${JSON.stringify(schema)}`);
  }
}

/** Returns a generator of strings of up to about 40 characters, or of the minimum or maximum length. */
function text({ minLength, maxLength }: { minLength: number; maxLength: number }) {
  return fc.oneof(
    fc.string({
      unit: "grapheme",
      minLength,
      maxLength: Math.max(minLength, Math.min(maxLength, 40)),
    }),
    fc.constantFrom("x".repeat(minLength), "x".repeat(maxLength), "é".repeat(maxLength)),
  );
}

/** Returns the names and schemas of an object schema's properties. Returns an empty list for other schemas. */
export function getSchemaFields(schema: unknown): [name: string, schema: unknown][] {
  return Object.entries(node.parse(schema).properties);
}
