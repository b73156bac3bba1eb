import { z } from "zod";
import { prioritySlotFields } from "../priority-slots/schema.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  createLineSchema,
  createOptionalSchema,
  createRequiredLineSchema,
  idSchema,
  itemOrderSchema,
  timestampSchema,
} from "../text/schema.ts";
import { baseVersionSchema, versionSchema } from "../text/version/schema.ts";
import { isSafeUrl } from "../url/rules.ts";
import { urlSchema } from "../url/schema.ts";
import type { LinkKind, LinkListName } from "./kinds.ts";
import { isEducationLinkType, PAYMENT_LINK_TYPES, REGISTRY_SERVICES } from "./rules.ts";

const paymentLinkTypeSchema = z.enum(PAYMENT_LINK_TYPES, PARENT_ERRORS.linkTypeRequired);

const registryServiceSchema = z.enum(REGISTRY_SERVICES, PARENT_ERRORS.registryServiceRequired);
export type RegistryService = z.infer<typeof registryServiceSchema>;

/**
 * Returns the registry service of a URL, or null for other sites. A national site such as amazon.co.uk belongs to the
 * service of the same name (rule: registry-links).
 */
export function getRegistryService(url: string): RegistryService | null {
  if (!isSafeUrl(url)) return null;
  const names = new URL(url).hostname.split(".");
  // Compares the name before the country code or "com", so that "amazon.shop.example" does not match.
  const known = names.at(-2) === "co" || names.at(-2) === "com" ? names.at(-3) : names.at(-2);
  return REGISTRY_SERVICES.find((service) => service !== "other" && service === known) ?? null;
}

const label = createRequiredLineSchema(
  FIELD_NAMES.label,
  TEXT_LIMITS.label,
  PARENT_ERRORS.labelRequired,
);
const description = createOptionalSchema(
  createLineSchema(FIELD_NAMES.description, TEXT_LIMITS.description),
);
const contributionCode = createOptionalSchema(
  createLineSchema(FIELD_NAMES.contributionCode, TEXT_LIMITS.contributionCode),
);

/**
 * Input of POST /api/kids/{kidId}/payment-links. The server ignores `isPrimary`, which depends on the type
 * (rule: payment-links).
 */
export const createPaymentLinkInput = z
  .strictObject({
    kidId: idSchema,
    type: paymentLinkTypeSchema,
    label,
    url: urlSchema,
    contributionCode,
    description,
    isPrimary: z.boolean().optional(),
    ...prioritySlotFields,
  })
  .refine((link) => !link.contributionCode || isEducationLinkType(link.type), {
    message: PARENT_ERRORS.contributionCodeNotAllowed,
    path: ["contributionCode"],
  });
export type CreatePaymentLinkInput = z.infer<typeof createPaymentLinkInput>;

export const updatePaymentLinkInput = z.strictObject({
  id: idSchema,
  type: paymentLinkTypeSchema.optional(),
  label: label.optional(),
  url: urlSchema.optional(),
  contributionCode,
  description,
  isPrimary: z.boolean().optional(),
  ...prioritySlotFields,
  version: baseVersionSchema,
});
export type UpdatePaymentLinkInput = z.infer<typeof updatePaymentLinkInput>;

export const createRegistryLinkInput = z.strictObject({
  kidId: idSchema,
  service: registryServiceSchema,
  label,
  url: urlSchema,
  description,
  ...prioritySlotFields,
});
export type CreateRegistryLinkInput = z.infer<typeof createRegistryLinkInput>;

export const updateRegistryLinkInput = z.strictObject({
  id: idSchema,
  service: registryServiceSchema.optional(),
  label: label.optional(),
  url: urlSchema.optional(),
  description,
  ...prioritySlotFields,
  version: baseVersionSchema,
});
export type UpdateRegistryLinkInput = z.infer<typeof updateRegistryLinkInput>;

/**
 * Input of PUT /api/kids/{kidId}/payment-links/order and of PUT /api/kids/{kidId}/registry-links/order. `linkIds`
 * contains the links in the new order (rule: own-order).
 */
export const reorderLinksInput = z.strictObject({ kidId: idSchema, linkIds: itemOrderSchema });
export type ReorderLinksInput = z.infer<typeof reorderLinksInput>;

const linkOutputFields = {
  id: z.string(),
  label: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  isPriority: z.boolean(),
  priorityOrder: z.int().min(1).max(3).nullable(),
};

const paymentLinkOutput = z.strictObject({
  ...linkOutputFields,
  type: paymentLinkTypeSchema,
  contributionCode: z.string().nullable(),
  isPrimary: z.boolean(),
  createdAt: timestampSchema,
});
export type PaymentLinkView = z.infer<typeof paymentLinkOutput>;

export const parentPaymentLinkOutput = paymentLinkOutput.extend({ version: versionSchema });
export type ParentPaymentLinkView = z.infer<typeof parentPaymentLinkOutput>;

const registryLinkOutput = z.strictObject({
  ...linkOutputFields,
  service: registryServiceSchema,
  createdAt: timestampSchema,
});
export type RegistryLinkView = z.infer<typeof registryLinkOutput>;

export const parentRegistryLinkOutput = registryLinkOutput.extend({ version: versionSchema });
export type ParentRegistryLinkView = z.infer<typeof parentRegistryLinkOutput>;

/** Schemas of a kid's lists of links, by name of the list. */
export const linkListOutputs = {
  paymentLinks: z.array(paymentLinkOutput),
  registryLinks: z.array(registryLinkOutput),
} satisfies Record<LinkListName, z.ZodType>;

export type LinkViews = { paymentLink: PaymentLinkView; registryLink: RegistryLinkView };
export type LinkView = LinkViews[LinkKind];
export type LinkLists = { [Kind in LinkKind as LinkListName<Kind>]: LinkViews[Kind][] };

const EDITED_FIELDS = {
  paymentLink: ["type", "label", "url", "contributionCode", "description"],
  registryLink: ["service", "label", "url", "description"],
} as const satisfies { [Kind in LinkKind]: readonly (keyof LinkViews[Kind])[] };

export type LinkPatch<Kind extends LinkKind = LinkKind> = {
  [Field in keyof LinkViews[Kind] & (typeof EDITED_FIELDS)[Kind][number]]?:
    | LinkViews[Kind][Field]
    | undefined;
};
/** Editable fields of each kind of link, without the priority. */
export const LINK_FIELDS: {
  readonly [Kind in LinkKind]: readonly (keyof LinkPatch<Kind>)[];
} = EDITED_FIELDS;
