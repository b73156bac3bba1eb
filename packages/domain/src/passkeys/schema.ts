import { z } from "zod";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { createRequiredLineSchema, timestampSchema } from "../text/schema.ts";

/** Maximum number of a parent's passkeys (rule: passkeys). */
export const MAX_PASSKEYS = 20;

/** Passkey of the signed-in parent (rule: passkeys). */
export const passkeyOutput = z.strictObject({
  id: z.string(),
  /** Name chosen by the parent, or name of the browser that added the passkey. Null if both are unknown. */
  name: z.string().nullable(),
  createdAt: timestampSchema,
  /** Time of the latest sign-in with the passkey. Null before the first sign-in. */
  lastUsedAt: timestampSchema.nullable(),
});
export type PasskeyView = z.infer<typeof passkeyOutput>;

export const passkeysOutput = z.strictObject({
  /** Reason why the server does not support passkeys. Null if passkeys are supported. */
  unavailable: z.enum(["provider", "plain-http"]).nullable(),
  passkeys: z.array(passkeyOutput),
});
export type PasskeysView = z.infer<typeof passkeysOutput>;

/** Options for creating a passkey in the browser, as defined by WebAuthn. */
export const passkeyOptionsOutput = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(
    z.strictObject({
      id: z.string(),
      type: z.literal("public-key"),
      transports: z.array(z.string()),
    }),
  ),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("preferred"),
  }),
});
export type PasskeyOptions = z.infer<typeof passkeyOptionsOutput>;

const bytes = z.base64url().max(16_384);

/** Input of POST /api/users/passkeys, with the browser's data about the new passkey. */
export const addPasskeyInput = z.strictObject({
  id: bytes,
  clientDataJSON: bytes,
  attestationObject: bytes,
  transports: z.array(z.string().max(20)).max(10).optional(),
});
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;

export const renamePasskeyInput = z.strictObject({
  id: z.string(),
  name: createRequiredLineSchema(FIELD_NAMES.name, TEXT_LIMITS.name, PARENT_ERRORS.nameRequired),
});
export type RenamePasskeyInput = z.infer<typeof renamePasskeyInput>;
