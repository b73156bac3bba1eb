import { z } from "zod";
import { emailSchema } from "../email/schema.ts";
import { thankYouStatusSchema, thankYouTypeSchema } from "../gifts/kinds/schema.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  createOptionalSchema,
  createParagraphsSchema,
  createRequiredLineSchema,
  idSchema,
  timestampSchema,
} from "../text/schema.ts";
import { baseVersionSchema, versionSchema } from "../text/version/schema.ts";

/** Maximum number of people that one request merges. */
const MAX_MERGED_PEOPLE = 50;

/** Input of PATCH /api/people/{id}. Absent fields stay unchanged (rule: people). */
export const updatePersonInput = z.strictObject({
  id: idSchema,
  name: createRequiredLineSchema(
    FIELD_NAMES.name,
    TEXT_LIMITS.name,
    PARENT_ERRORS.nameRequired,
  ).optional(),
  note: createOptionalSchema(createParagraphsSchema(FIELD_NAMES.note, TEXT_LIMITS.personNote)),
  version: baseVersionSchema,
});
export type UpdatePersonInput = z.infer<typeof updatePersonInput>;

/** Input of POST /api/people/{id}/join, which merges the people `ids` into the person `id` (rule: people). */
export const mergePeopleInput = z.strictObject({
  id: idSchema,
  ids: z.array(idSchema).min(1).max(MAX_MERGED_PEOPLE),
});
export type MergePeopleInput = z.infer<typeof mergePeopleInput>;

/**
 * Input of POST /api/people/{id}/take-apart. `partId` is the ID of the address or gift to separate from the person
 * (rule: people).
 */
export const separatePersonPartInput = z.strictObject({ id: idSchema, partId: idSchema });
export type SeparatePersonPartInput = z.infer<typeof separatePersonPartInput>;

/** Input of POST /api/people/{id}/addresses (rule: person-addresses). */
export const addPersonAddressInput = z.strictObject({ id: idSchema, email: emailSchema });
export type AddPersonAddressInput = z.infer<typeof addPersonAddressInput>;

const personAddressOutput = z.strictObject({
  id: z.string(),
  /** E-mail address. Null if the address no longer gets mail, or is unconfirmed and was not added by a parent. */
  email: z.string().nullable(),
  /**
   * State of the e-mail address. A `confirmed` address can be mailed. A `waiting` address needs a confirmation. An
   * `ended` address no longer gets mail.
   */
  state: z.enum(["confirmed", "waiting", "ended"]),
  /** Whether a parent added the e-mail address to the person. */
  isAdded: z.boolean(),
});
export type PersonAddressView = z.infer<typeof personAddressOutput>;

const personGiftOutput = z.strictObject({
  /** ID of the gift's thank-you. */
  id: z.string(),
  giftId: z.string(),
  kidId: z.string(),
  giverName: z.string(),
  contributionType: thankYouTypeSchema,
  amount: z.number().nullable(),
  giftLabel: z.string().nullable(),
  givenAt: timestampSchema,
  /**
   * Time at which a parent recorded the arrival of the purchase. Null before the arrival, and for a contribution. Older
   * API releases omit this field (rule: gift-life).
   */
  receivedAt: timestampSchema.nullable().optional(),
  /** Whether the contribution is not confirmed. Older API releases omit this field. */
  isReported: z.boolean().optional(),
  status: thankYouStatusSchema,
  /** ID of the person's part that contains the gift: an address, or the gift itself. */
  partId: z.string(),
});
export type PersonGiftView = z.infer<typeof personGiftOutput>;

/** Mail about a kid to which the person subscribed. */
const personFollowOutput = z.strictObject({
  kidId: z.string(),
  wantsUpdates: z.boolean(),
  remindsBirthday: z.boolean(),
  wantsDigest: z.boolean(),
});

/** Giver or follower, with all data that the family has about the person (rule: people). */
export const personOutput = z.strictObject({
  /** ID of the person. The ID changes when people are merged or separated, but earlier IDs still match. */
  id: z.string(),
  name: z.string(),
  /** Other names under which the person gave or signed up. */
  otherNames: z.array(z.string()),
  note: z.string().nullable(),
  addresses: z.array(personAddressOutput),
  follows: z.array(personFollowOutput),
  gifts: z.array(personGiftOutput),
  /** IDs of the addresses and gifts that can be separated from the person. */
  partIds: z.array(z.string()),
  suggestedIds: z.array(z.string()),
  since: timestampSchema,
  version: versionSchema,
});
export type PersonView = z.infer<typeof personOutput>;
