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
import { madeOnSchema, versionSchema } from "../versions/schema.ts";
import { isBirthday } from "./birthdays.ts";
import { secondDayProblem } from "./second-day.ts";
import { eachKidSize, sizeLimit } from "./size-rules.ts";
import { KID_SIZES } from "./sizes.ts";
import { eachKidText, eachPublicKidText, KID_TEXTS } from "./texts.ts";

const month = z
  .int(PARENTS.month)
  .min(1, PARENTS.monthOfYear)
  .max(12, PARENTS.monthOfYear)
  .nullable()
  .optional();
const day = z
  .int(PARENTS.day)
  .min(1, PARENTS.dayOfMonth)
  .max(31, PARENTS.dayOfMonth)
  .nullable()
  .optional();

const kidFields = {
  birthdayMonth: month,
  birthdayDay: day,
  /** A day of the family's own: a name, a month and a day, or none of them (rule: second-day). */
  secondDayName: optional(line(FIELDS.secondDay, LIMITS.secondDay)),
  secondDayMonth: month,
  secondDayDay: day,
  ...eachKidText((text) => {
    const { limit, lines } = KID_TEXTS[text];
    return optional((lines === "one" ? line : paragraphs)(FIELDS[text], limit));
  }),
};

/** POST /api/kids. Only the caller's own upload is accepted as `avatarUrl` (rule: pictures). */
export const createKidInput = z
  .strictObject({
    firstName: requiredLine(FIELDS.firstName, LIMITS.name, PARENTS.kidsName),
    ...kidFields,
    avatarUrl: optional(line(FIELDS.avatar, LIMITS.url)),
  })
  .refine((kid) => isBirthday(kid.birthdayMonth ?? null, kid.birthdayDay ?? null), {
    message: PARENTS.birthday,
    path: ["birthdayDay"],
  })
  .superRefine((kid, ctx) => {
    const problem = secondDayProblem(kid);
    if (problem) ctx.addIssue({ code: "custom", message: problem.message, path: [problem.field] });
  });
export type CreateKidInput = z.infer<typeof createKidInput>;

/**
 * PATCH /api/kids/{id}: absent fields stay. The caller merges the birthday and the second day with what is stored and checks
 * the result with `isBirthday` and `secondDayProblem`.
 */
export const updateKidInput = z.strictObject({
  id: idSchema,
  firstName: requiredLine(FIELDS.firstName, LIMITS.name, PARENTS.firstName).optional(),
  ...kidFields,
  /** Strangers are not to learn what was bought (rule: surprises). */
  keepsSurprises: z.boolean().optional(),
  ...eachKidSize((size) => {
    const { kind } = KID_SIZES[size];
    return optional((kind === "size" ? line : paragraphs)(FIELDS[size], sizeLimit(size)));
  }),
  /** The hub shows what the kid wears and likes (rule: sizes). */
  showsSizes: z.boolean().optional(),
  /** The parent looked at the sizes, and they are right. */
  areSizesRight: z.literal(true, PROGRAMS.sizesRight).optional(),
  version: madeOnSchema,
});
export type UpdateKidInput = z.infer<typeof updateKidInput>;

/** PUT /api/kids/{id}/avatar; null removes the picture. */
export const setAvatarInput = z.strictObject({
  id: idSchema,
  avatarUrl: z.string().max(LIMITS.url).nullable(),
  version: madeOnSchema,
});
export type SetAvatarInput = z.infer<typeof setAvatarInput>;

/** PUT /api/kids/order: every kid of the family, each once, in the new order. */
export const reorderKidsInput = z.strictObject({ kidIds: z.array(idSchema).min(1) });
export type ReorderKidsInput = z.infer<typeof reorderKidsInput>;

/** POST /api/kids/upload-avatar: a data URL of a JPEG, PNG or WebP (rule: pictures). */
export const uploadAvatarInput = z.strictObject({
  imageData: z.string().min(1, PARENTS.notAnImage),
  mimeType: z.string().max(100),
});
export type UploadAvatarInput = z.infer<typeof uploadAvatarInput>;

export const uploadAvatarOutput = z.strictObject({ publicURL: z.string() });

const nameAndDays = {
  id: z.string(),
  firstName: z.string(),
  birthdayMonth: z.int().nullable(),
  birthdayDay: z.int().nullable(),
  /** A day of the family's own (rule: second-day). An older release's answer lacks it. */
  secondDayName: z.string().nullable().default(null),
  secondDayMonth: z.int().nullable().default(null),
  secondDayDay: z.int().nullable().default(null),
};
const avatarUrl = z.string().nullable();

/** A kid as its parent sees it. */
export const kidOutput = z.strictObject({
  ...nameAndDays,
  ...eachKidText(() => z.string().nullable()),
  avatarUrl,
  /** Strangers don't learn what was bought (rule: surprises). An older release's answer lacks it. */
  keepsSurprises: z.boolean().default(false),
  // An older release's answer lacks these, too.
  ...eachKidSize(() => z.string().nullable().default(null)),
  /** The hub shows what the kid wears and likes (rule: sizes). */
  showsSizes: z.boolean().default(false),
  /** When the parent last looked at it. */
  sizesCheckedAt: timestampSchema.nullable().default(null),
  createdAt: timestampSchema,
});
export type KidView = z.infer<typeof kidOutput>;

/** The same, with its version. */
export const ownKidOutput = kidOutput.extend({ version: versionSchema });
export type OwnKid = z.infer<typeof ownKidOutput>;

/** A kid as strangers see it: no surname, no school type (rule: public-fields). */
export const hubKidOutput = z.strictObject({
  ...nameAndDays,
  ...eachPublicKidText(() => z.string().nullable()),
  avatarUrl,
});
export type HubKidView = z.infer<typeof hubKidOutput>;

/** What a kid wears and likes as strangers see it (rule: sizes). */
export const hubSizesOutput = z.strictObject({
  ...eachKidSize(() => z.string().nullable()),
  /** The month in which the parent last looked at it: "2026-10". */
  checkedIn: z.string().nullable(),
});
export type HubSizesView = z.infer<typeof hubSizesOutput>;

/** The input of calls about one kid's lists. */
export const byKidInput = z.strictObject({ kidId: idSchema });
