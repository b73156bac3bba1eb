/** Kind of entry that can be added to a child's dashboard. "other-gift" was not on the list. */
export type Addable = "gift" | "update" | "money" | "other-gift" | "payment" | "registry";

/** Returns the draft key of a new entry (rule: dialog-drafts). */
export const addDraft = (what: Addable, kidId: string) => `add ${what} ${kidId}`;

/** Returns the draft key of an edit (rule: dialog-drafts). */
export const editDraft = (id: string) => `edit ${id}`;

/** Returns the draft key of a child's sizes and likes. */
export const sizesDraft = (kidId: string) => `sizes ${kidId}`;

/** Returns the draft key of a new child. */
export const newKidDraft = (parentId: string) => `new kid ${parentId}`;
