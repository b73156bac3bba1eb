/** What can be added to a child's dashboard; "other-gift" came without having been on the list. */
export type Addable = "gift" | "update" | "money" | "other-gift" | "payment" | "registry";

/** What the draft of a new thing is about (rule: dialog-drafts). */
export const addDraft = (what: Addable, kidId: string) => `add ${what} ${kidId}`;

/** What the draft of an edit is about (rule: dialog-drafts). */
export const editDraft = (id: string) => `edit ${id}`;

/** What the draft of a child's sizes and likes is about. */
export const sizesDraft = (kidId: string) => `sizes ${kidId}`;

/** What the draft of a new child is about. */
export const newKidDraft = (parentId: string) => `new kid ${parentId}`;
