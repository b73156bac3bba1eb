import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";

/** The version of a thing, in answers to its parent (rule: changed-meanwhile). An older release's answer lacks it. */
export const versionSchema = z.string().default("");

/** The version that an edit was made on; left out: the edit asks nothing. */
export const madeOnSchema = z.string().max(500, PROGRAMS.version).optional();

const fields = z.record(z.string(), z.unknown());

/** What a 409 `CHANGED_MEANWHILE` says besides its sentence (rule: changed-meanwhile). */
export const changedMeanwhileFields = {
  mine: fields.optional(),
  theirs: fields.optional(),
  version: z.string().optional(),
};
