import type { LinkKind } from "../links/kinds.ts";

/** Required fields of each kind of link. */
export const MINIMAL_LINK_FIELDS = {
  paymentLink: { type: "529", label: "College fund", url: "https://example.com/529" },
  registryLink: { service: "amazon", label: "Birthday list", url: "https://example.com/list" },
} as const satisfies Record<LinkKind, object>;
