/** Kind of entry that can be added to a kid's dashboard. An "other-gift" is a gift that was not on the list. */
export type EntryType = "gift" | "update" | "money" | "other-gift" | "payment" | "registry";

/** Returns the draft key of a new entry (rule: dialog-drafts). */
export const getNewEntryDraftKey = (what: EntryType, kidId: string) => `add ${what} ${kidId}`;

/** Returns the draft key of an edited entry (rule: dialog-drafts). */
export const getEditDraftKey = (id: string) => `edit ${id}`;

/** Returns the draft key of a kid's sizes and likes. */
export const getSizesDraftKey = (kidId: string) => `sizes ${kidId}`;

export const getNewKidDraftKey = (parentId: string) => `new kid ${parentId}`;
