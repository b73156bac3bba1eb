import { z } from "zod";
import { API_CLIENT_ERRORS } from "../../sentences/api-client-errors.ts";

/** Version of an item. Empty if an older release of the API sent no version (rule: changed-meanwhile). */
export const versionSchema = z.string().default("");

/** Version on which an edit is based. If absent, the server does not check for conflicts. */
export const baseVersionSchema = z.string().max(500, API_CLIENT_ERRORS.versionInvalid).optional();

const fields = z.record(z.string(), z.unknown());

/** Additional fields of the error CHANGED_MEANWHILE (rule: changed-meanwhile). */
export const changedMeanwhileFields = {
  mine: fields.optional(),
  theirs: fields.optional(),
  version: z.string().optional(),
};
