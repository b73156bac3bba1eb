/** Kind of entry that can be added to a kid's dashboard. An "other-gift" is a gift that was not on the list. */
export type Addable = "gift" | "update" | "money" | "other-gift" | "payment" | "registry";

/** Returns the draft key of a new entry (rule: dialog-drafts). */
export const addDraft = (what: Addable, kidId: string) => `add ${what} ${kidId}`;

/** Returns the draft key of an edited entry (rule: dialog-drafts). */
export const editDraft = (id: string) => `edit ${id}`;

/** Returns the draft key of a kid's sizes and likes. */
export const sizesDraft = (kidId: string) => `sizes ${kidId}`;

/** Returns the draft key of a new kid. */
export const newKidDraft = (parentId: string) => `new kid ${parentId}`;
