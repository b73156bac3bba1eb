import { readStorage, writeStorage } from "./browser-storage.ts";

const keyOf = (about: string) => `giftling:draft ${about}` as const;

/** Returns whether a stored value has the type of a field's initial value. An initial null accepts any value. */
const fits = (value: unknown, first: unknown): boolean =>
  first === null || (first !== undefined && typeof value === typeof first);

/** Returns the stored values of a form's fields. */
function keptOf(about: string, start: object): Record<string, unknown> {
  const text = readStorage("sessionStorage", keyOf(about));
  if (text === null) return {};
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null) return {};
    const fields = Object.entries(kept).filter(([name, value]) =>
      fits(value, Reflect.get(start, name)),
    );
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
}

/**
 * Returns the unsent values of a dialog from session storage, which survive a reload. Only fields of `start` with the same
 * type are restored. Returns `start` itself when there are none (rule: sheet-drafts).
 */
export function readDraftOrDefault<Values extends object>(about: string, start: Values): Values {
  const kept = keptOf(about, start);
  return Object.keys(kept).length === 0 ? start : Object.assign({ ...start }, kept);
}

/** Stores the typed values as a draft. */
export function saveDraft(about: string, values: object): void {
  writeStorage("sessionStorage", keyOf(about), JSON.stringify(values));
}

/** Stores the changed fields as a draft. Without changed fields the draft is deleted, so that the form shows current values. */
export function saveDraftChanges(about: string, start: object, values: object): void {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== Reflect.get(start, name),
  );
  if (changed.length === 0) deleteDraft(about);
  else saveDraft(about, Object.fromEntries(changed));
}

/** Deletes a draft after it was sent. */
export function deleteDraft(about: string): void {
  writeStorage("sessionStorage", keyOf(about), null);
}
