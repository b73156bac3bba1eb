import type { LinkKind } from "../links/kinds.ts";

const DEFAULT_FIELDS = { label: "Emma's link", url: "https://example.com/link" };

/** Label and other required fields of a kind of link. A kind that is not listed has only `DEFAULT_FIELDS`. */
const OWN_FIELDS: Readonly<Partial<Record<LinkKind, object>>> = {
  paymentLink: { type: "529", label: "College fund" },
  registryLink: { service: "amazon", label: "Birthday list" },
};

/** Returns values for the required fields of a kind of link. */
export const getMinimalLinkFields = (kind: LinkKind) => ({
  ...DEFAULT_FIELDS,
  ...OWN_FIELDS[kind],
});
