import { getLinkName, LINK_KINDS } from "@giftling/domain";

/**
 * Types of entries that a parent can add to a kid's dashboard, in the order of the Add menu. An "other-gift" is an
 * off-list gift.
 */
export const ENTRY_TYPES = [
  "gift",
  "update",
  "money",
  "other-gift",
  ...LINK_KINDS.map(getLinkName),
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

export const getNewEntryDraftKey = (what: EntryType | "occasion", kidId: string) =>
  `add ${what} ${kidId}`;

export const getEditDraftKey = (id: string) => `edit ${id}`;

export const getSizesDraftKey = (kidId: string) => `sizes ${kidId}`;

export const getNewKidDraftKey = (parentId: string) => `new kid ${parentId}`;
