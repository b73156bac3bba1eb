import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { PROGRAMS } from "../sentences/programs.ts";
import { LIMITS } from "../text/rules.ts";
import {
  idSchema,
  line,
  optional,
  paragraphs,
  requiredLine,
  timestampSchema,
} from "../text/schema.ts";
import { madeOnSchema, versionSchema } from "../text/version/schema.ts";
import { isBirthday } from "./birthdays.ts";
import { secondDayProblem } from "./second-day.ts";
import { eachKidSize, sizeLimit } from "./size-rules.ts";
import { KID_SIZES } from "./sizes.ts";
import { eachKidText, eachPublicKidText, KID_TEXTS } from "./texts.ts";

/** Month of a date without a year. */
export const monthFieldSchema = z
  .int(PARENTS.monthRequired)
  .min(1, PARENTS.monthOutOfRange)
  .max(12, PARENTS.monthOutOfRange)
  .nullable()
  .optional();
export const dayFieldSchema = z
  .int(PARENTS.dayRequired)
  .min(1, PARENTS.dayOutOfRange)
  .max(31, PARENTS.dayOutOfRange)
  .nullable()
  .optional();

const kidFields = {
  birthdayMonth: monthFieldSchema,
  birthdayDay: dayFieldSchema,
  /** Name of the family's second day. Requires `secondDayMonth` and `secondDayDay` (rule: second-day). */
  secondDayName: optional(line(FIELDS.secondDayName, LIMITS.secondDay)),
  secondDayMonth: monthFieldSchema,
  secondDayDay: dayFieldSchema,
  ...eachKidText((text) => {
    const { limit, lines } = KID_TEXTS[text];
    return optional((lines === "one" ? line : paragraphs)(FIELDS[text], limit));
  }),
};

/** Input of POST /api/kids. `avatarUrl` must be a picture that the same parent uploaded (rule: pictures). */
export const createKidInput = z
  .strictObject({
    firstName: requiredLine(FIELDS.firstName, LIMITS.name, PARENTS.kidNameRequired),
    ...kidFields,
    avatarUrl: optional(line(FIELDS.avatar, LIMITS.url)),
  })
  .refine((kid) => isBirthday(kid.birthdayMonth ?? null, kid.birthdayDay ?? null), {
    message: PARENTS.birthdayInvalid,
    path: ["birthdayDay"],
  })
  .superRefine((kid, ctx) => {
    const problem = secondDayProblem(kid);
    if (problem) ctx.addIssue({ code: "custom", message: problem.message, path: [problem.field] });
  });
export type CreateKidInput = z.infer<typeof createKidInput>;

/**
 * Input of PATCH /api/kids/{id}. Absent fields stay unchanged. The handler merges the birthday and the second day with
 * the stored values, and validates the result with `isBirthday` and `secondDayProblem`.
 */
export const updateKidInput = z.strictObject({
  id: idSchema,
  firstName: requiredLine(FIELDS.firstName, LIMITS.name, PARENTS.firstNameRequired).optional(),
  ...kidFields,
  /** Whether the hub hides purchases for the kid (rule: surprises). */
  keepsSurprises: z.boolean().optional(),
  ...eachKidSize((size) => {
    const { kind } = KID_SIZES[size];
    return optional((kind === "size" ? line : paragraphs)(FIELDS[size], sizeLimit(size)));
  }),
  /** Whether the hub shows the kid's sizes and likes (rule: sizes). */
  showsSizes: z.boolean().optional(),
  /** Confirmation that the sizes are right. A confirmation updates `sizesCheckedAt`. */
  areSizesRight: z.literal(true, PROGRAMS.sizesConfirmationInvalid).optional(),
  version: madeOnSchema,
});
export type UpdateKidInput = z.infer<typeof updateKidInput>;

/** Input of PUT /api/kids/{id}/avatar. A null `avatarUrl` removes the picture. */
export const setAvatarInput = z.strictObject({
  id: idSchema,
  avatarUrl: z.string().max(LIMITS.url).nullable(),
  version: madeOnSchema,
});
export type SetAvatarInput = z.infer<typeof setAvatarInput>;

/** Input of PUT /api/kids/order. `kidIds` contains each kid of the family once, in the new order. */
export const reorderKidsInput = z.strictObject({ kidIds: z.array(idSchema).min(1) });
export type ReorderKidsInput = z.infer<typeof reorderKidsInput>;

/** Input of POST /api/kids/upload-avatar. `imageData` is a data URL of a JPEG, PNG or WebP picture (rule: pictures). */
export const uploadAvatarInput = z.strictObject({
  imageData: z.string().min(1, PARENTS.imageFileRequired),
  mimeType: z.string().max(100),
});
export type UploadAvatarInput = z.infer<typeof uploadAvatarInput>;

export const uploadAvatarOutput = z.strictObject({ publicURL: z.string() });

const nameAndDays = {
  id: z.string(),
  firstName: z.string(),
  birthdayMonth: z.int().nullable(),
  birthdayDay: z.int().nullable(),
  /** Name of the family's second day. Stored responses of older API releases lack this field (rule: second-day). */
  secondDayName: z.string().nullable().default(null),
  secondDayMonth: z.int().nullable().default(null),
  secondDayDay: z.int().nullable().default(null),
};
const avatarUrl = z.string().nullable();

/** Kid as shown to a parent. */
export const kidOutput = z.strictObject({
  ...nameAndDays,
  ...eachKidText(() => z.string().nullable()),
  avatarUrl,
  /**
   * Whether the hub hides purchases for the kid. Stored responses of older API releases lack this field
   * (rule: surprises).
   */
  keepsSurprises: z.boolean().default(false),
  // The sizes are absent in stored responses of older releases.
  ...eachKidSize(() => z.string().nullable().default(null)),
  /** Whether the hub shows the kid's sizes and likes (rule: sizes). */
  showsSizes: z.boolean().default(false),
  /** Time at which a parent last confirmed the sizes. */
  sizesCheckedAt: timestampSchema.nullable().default(null),
  createdAt: timestampSchema,
});
export type KidView = z.infer<typeof kidOutput>;

/** Kid as shown to a parent, with the version on which edits are based. */
export const ownKidOutput = kidOutput.extend({ version: versionSchema });
export type OwnKid = z.infer<typeof ownKidOutput>;

/** Deleted kid as shown to the owner (rule: deleted-kid). */
export const deletedKidOutput = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  deletedAt: timestampSchema,
  /** Time of the purge. The owner can restore the kid until this time. */
  deletesAt: timestampSchema,
});
export type DeletedKidView = z.infer<typeof deletedKidOutput>;

/** Kid as shown to visitors, without the school type (rule: public-fields). */
export const hubKidOutput = z.strictObject({
  ...nameAndDays,
  ...eachPublicKidText(() => z.string().nullable()),
  avatarUrl,
});
export type HubKidView = z.infer<typeof hubKidOutput>;

/** Sizes and likes of a kid, as shown to visitors (rule: sizes). */
export const hubSizesOutput = z.strictObject({
  ...eachKidSize(() => z.string().nullable()),
  /** Month in which a parent last confirmed the sizes, such as "2026-10". */
  checkedIn: z.string().nullable(),
});
export type HubSizesView = z.infer<typeof hubSizesOutput>;

export const byKidInput = z.strictObject({ kidId: idSchema });
export type ByKidInput = z.infer<typeof byKidInput>;
