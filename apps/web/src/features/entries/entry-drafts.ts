import type { LinkName } from "@giftling/domain";

/** Kind of entry that a parent can add to a kid's dashboard. An "other-gift" is an off-list gift. */
export type EntryType = "gift" | "update" | "money" | "other-gift" | LinkName;

export const getNewEntryDraftKey = (what: EntryType | "occasion", kidId: string) =>
  `add ${what} ${kidId}`;

export const getEditDraftKey = (id: string) => `edit ${id}`;

export const getSizesDraftKey = (kidId: string) => `sizes ${kidId}`;

export const getNewKidDraftKey = (parentId: string) => `new kid ${parentId}`;
