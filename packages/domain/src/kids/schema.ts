import { z } from "zod";
import { API_CLIENT_ERRORS } from "../sentences/api-client-errors.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  createLineSchema,
  createOptionalSchema,
  createParagraphsSchema,
  createRequiredLineSchema,
  idSchema,
  timestampSchema,
} from "../text/schema.ts";
import { baseVersionSchema, versionSchema } from "../text/version/schema.ts";
import { isValidBirthday } from "./birthdays.ts";
import { findSecondDayProblem } from "./second-day.ts";
import { getMaxKidSizeLength, mapKidSizes } from "./size-rules.ts";
import { KID_SIZES } from "./sizes.ts";
import { KID_TEXTS, mapKidTexts, mapPublicKidTexts } from "./texts.ts";

export const monthSchema = z
  .int(PARENT_ERRORS.monthRequired)
  .min(1, PARENT_ERRORS.monthOutOfRange)
  .max(12, PARENT_ERRORS.monthOutOfRange)
  .nullable()
  .optional();
export const dayOfMonthSchema = z
  .int(PARENT_ERRORS.dayRequired)
  .min(1, PARENT_ERRORS.dayOutOfRange)
  .max(31, PARENT_ERRORS.dayOutOfRange)
  .nullable()
  .optional();

const kidFields = {
  birthdayMonth: monthSchema,
  birthdayDay: dayOfMonthSchema,
  /** Name of the kid's second day. Requires `secondDayMonth` and `secondDayDay` (rule: second-day). */
  secondDayName: createOptionalSchema(
    createLineSchema(FIELD_NAMES.secondDayName, TEXT_LIMITS.secondDay),
  ),
  secondDayMonth: monthSchema,
  secondDayDay: dayOfMonthSchema,
  ...mapKidTexts((text) => {
    const { limit, lines } = KID_TEXTS[text];
    return createOptionalSchema(
      (lines === "one" ? createLineSchema : createParagraphsSchema)(FIELD_NAMES[text], limit),
    );
  }),
};

/** Input of POST /api/kids. `avatarUrl` must be a picture that the parent uploaded (rule: pictures). */
export const createKidInput = z
  .strictObject({
    firstName: createRequiredLineSchema(
      FIELD_NAMES.firstName,
      TEXT_LIMITS.name,
      PARENT_ERRORS.kidNameRequired,
    ),
    ...kidFields,
    avatarUrl: createOptionalSchema(createLineSchema(FIELD_NAMES.avatar, TEXT_LIMITS.url)),
  })
  .refine((kid) => isValidBirthday(kid.birthdayMonth ?? null, kid.birthdayDay ?? null), {
    message: PARENT_ERRORS.birthdayInvalid,
    path: ["birthdayDay"],
  })
  .superRefine((kid, ctx) => {
    const problem = findSecondDayProblem(kid);
    if (problem) ctx.addIssue({ code: "custom", message: problem.message, path: [problem.field] });
  });
export type CreateKidInput = z.infer<typeof createKidInput>;

/**
 * Input of PATCH /api/kids/{id}. Absent fields stay unchanged. The handler merges the days with the stored values, and
 * validates the result with `isValidBirthday` and `findSecondDayProblem`.
 */
export const updateKidInput = z.strictObject({
  id: idSchema,
  firstName: createRequiredLineSchema(
    FIELD_NAMES.firstName,
    TEXT_LIMITS.name,
    PARENT_ERRORS.firstNameRequired,
  ).optional(),
  ...kidFields,
  /** Whether the hub hides the kid's gifts until they arrive (rule: surprises). */
  keepsSurprises: z.boolean().optional(),
  ...mapKidSizes((size) => {
    const { kind } = KID_SIZES[size];
    return createOptionalSchema(
      (kind === "size" ? createLineSchema : createParagraphsSchema)(
        FIELD_NAMES[size],
        getMaxKidSizeLength(size),
      ),
    );
  }),
  /** Whether the hub shows the kid's sizes and likes (rule: sizes). */
  showsSizes: z.boolean().optional(),
  /** Confirmation that the sizes are right, which updates `sizesCheckedAt`. */
  areSizesRight: z.literal(true, API_CLIENT_ERRORS.sizesConfirmationInvalid).optional(),
  version: baseVersionSchema,
});
export type UpdateKidInput = z.infer<typeof updateKidInput>;

/** Input of PUT /api/kids/{id}/avatar. A null `avatarUrl` removes the picture. */
export const setAvatarInput = z.strictObject({
  id: idSchema,
  avatarUrl: z.string().max(TEXT_LIMITS.url).nullable(),
  version: baseVersionSchema,
});
export type SetAvatarInput = z.infer<typeof setAvatarInput>;

/** Input of PUT /api/kids/order. `kidIds` contains each kid of the family once, in the new order. */
export const reorderKidsInput = z.strictObject({ kidIds: z.array(idSchema).min(1) });
export type ReorderKidsInput = z.infer<typeof reorderKidsInput>;

/** Input of POST /api/kids/upload-avatar. `imageData` is a data URL of a JPEG, PNG or WebP picture (rule: pictures). */
export const uploadAvatarInput = z.strictObject({
  imageData: z.string().min(1, PARENT_ERRORS.imageFileRequired),
  mimeType: z.string().max(100),
});
export type UploadAvatarInput = z.infer<typeof uploadAvatarInput>;

export const uploadAvatarOutput = z.strictObject({ publicURL: z.string() });

const nameAndDays = {
  id: z.string(),
  firstName: z.string(),
  birthdayMonth: z.int().nullable(),
  birthdayDay: z.int().nullable(),
  /** Name of the kid's second day. Stored responses of older API releases lack this field (rule: second-day). */
  secondDayName: z.string().nullable().default(null),
  secondDayMonth: z.int().nullable().default(null),
  secondDayDay: z.int().nullable().default(null),
};
const avatarUrl = z.string().nullable();

const kidOutput = z.strictObject({
  ...nameAndDays,
  ...mapKidTexts(() => z.string().nullable()),
  avatarUrl,
  /**
   * Whether the hub hides the kid's gifts until they arrive. Stored responses of older API releases lack this field
   * (rule: surprises).
   */
  keepsSurprises: z.boolean().default(false),
  // Stored responses of older API releases lack the sizes.
  ...mapKidSizes(() => z.string().nullable().default(null)),
  /** Whether the hub shows the kid's sizes and likes (rule: sizes). */
  showsSizes: z.boolean().default(false),
  sizesCheckedAt: timestampSchema.nullable().default(null),
  createdAt: timestampSchema,
});
export type KidView = z.infer<typeof kidOutput>;

export const parentKidOutput = kidOutput.extend({ version: versionSchema });
export type ParentKidView = z.infer<typeof parentKidOutput>;

/** Deleted kid, as shown to the owner (rule: deleted-kid). */
export const deletedKidOutput = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  deletedAt: timestampSchema,
  /** Time of the purge, until which the owner can restore the kid. */
  deletesAt: timestampSchema,
});
export type DeletedKidView = z.infer<typeof deletedKidOutput>;

/** Kid as shown to visitors, without the school type (rule: public-fields). */
export const hubKidOutput = z.strictObject({
  ...nameAndDays,
  ...mapPublicKidTexts(() => z.string().nullable()),
  avatarUrl,
});
export type HubKidView = z.infer<typeof hubKidOutput>;

/** Sizes and likes of a kid, as shown to visitors (rule: sizes). */
export const hubSizesOutput = z.strictObject({
  ...mapKidSizes(() => z.string().nullable()),
  /** Month in which a parent last confirmed the sizes, such as "2026-10". */
  checkedIn: z.string().nullable(),
});
export type HubSizesView = z.infer<typeof hubSizesOutput>;

export const kidIdInput = z.strictObject({ kidId: idSchema });
export type KidIdInput = z.infer<typeof kidIdInput>;
