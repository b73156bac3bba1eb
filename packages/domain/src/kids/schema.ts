import { z } from "zod";
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
import { eachKidText, eachPublicKidText, KID_TEXTS } from "./texts.ts";

const birthdayMonth = z
  .int("Choose a month.")
  .min(1, "Choose a month from January to December.")
  .max(12, "Choose a month from January to December.")
  .nullable()
  .optional();
const birthdayDay = z
  .int("Choose a day.")
  .min(1, "Choose a day from 1 to 31.")
  .max(31, "Choose a day from 1 to 31.")
  .nullable()
  .optional();

const kidFields = {
  birthdayMonth,
  birthdayDay,
  ...eachKidText((text) => {
    const { name, limit, lines } = KID_TEXTS[text];
    return optional(lines === "one" ? line(name, limit) : paragraphs(name, limit));
  }),
};

/** The message for a date that does not exist, or a day without a month (rule: birthdays). */
export const IMPOSSIBLE_BIRTHDAY = "Choose a month and a day that exist together.";

/** POST /api/kids. Only the caller's own upload is accepted as `avatarUrl` (rule: pictures). */
export const createKidInput = z
  .strictObject({
    firstName: requiredLine("First name", LIMITS.name, "Please enter kid's name"),
    ...kidFields,
    avatarUrl: optional(line("Avatar", LIMITS.url)),
  })
  .refine((kid) => isBirthday(kid.birthdayMonth ?? null, kid.birthdayDay ?? null), {
    message: IMPOSSIBLE_BIRTHDAY,
    path: ["birthdayDay"],
  });
export type CreateKidInput = z.infer<typeof createKidInput>;

/**
 * PATCH /api/kids/{id}: absent fields stay. The caller merges the birthday with the stored one and checks the result with
 * `isBirthday`.
 */
export const updateKidInput = z.strictObject({
  id: idSchema,
  firstName: requiredLine("First name", LIMITS.name, "First name is required").optional(),
  ...kidFields,
  /** Strangers are not to learn what was bought (rule: surprises). */
  keepsSurprises: z.boolean().optional(),
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
  imageData: z.string().min(1, "Please select an image file"),
  mimeType: z.string().max(100),
});
export type UploadAvatarInput = z.infer<typeof uploadAvatarInput>;

export const uploadAvatarOutput = z.strictObject({ publicURL: z.string() });

const nameAndBirthday = {
  id: z.string(),
  firstName: z.string(),
  birthdayMonth: z.int().nullable(),
  birthdayDay: z.int().nullable(),
};
const avatarUrl = z.string().nullable();

/** A kid as its parent sees it. */
export const kidOutput = z.strictObject({
  ...nameAndBirthday,
  ...eachKidText(() => z.string().nullable()),
  avatarUrl,
  /** Strangers don't learn what was bought (rule: surprises). An older release's answer lacks it. */
  keepsSurprises: z.boolean().default(false),
  createdAt: timestampSchema,
});
export type KidView = z.infer<typeof kidOutput>;

/** The same, with its version. */
export const ownKidOutput = kidOutput.extend({ version: versionSchema });
export type OwnKid = z.infer<typeof ownKidOutput>;

/** A kid as strangers see it: no surname, no school type (rule: public-fields). */
export const hubKidOutput = z.strictObject({
  ...nameAndBirthday,
  ...eachPublicKidText(() => z.string().nullable()),
  avatarUrl,
});
export type HubKidView = z.infer<typeof hubKidOutput>;

/** The input of calls about one kid's lists. */
export const byKidInput = z.strictObject({ kidId: idSchema });
