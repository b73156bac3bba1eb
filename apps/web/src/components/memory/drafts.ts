import { readStorage, writeStorage } from "./browser-storage.ts";

const getKey = (about: string) => `giftling:draft ${about}` as const;

/** Returns the fields of `stored` whose types match the fields of `start`. Null in `start` matches any value. */
export function pickMatchingFields(stored: object, start: object): Record<string, unknown> {
  const fields = Object.entries(stored).filter(([name, value]) => {
    const first: unknown = Reflect.get(start, name);
    return first === null || typeof value === typeof first;
  });
  return Object.fromEntries(fields);
}

/** Returns the stored draft's fields that match `start`. Returns an empty object for an unparsable draft. */
function listStored(about: string, start: object): Record<string, unknown> {
  try {
    const stored: object = JSON.parse(readStorage("sessionStorage", getKey(about)) ?? "{}");
    return pickMatchingFields(stored, start);
  } catch {
    return {};
  }
}

/**
 * Returns a form's initial values, `start`, overwritten by the form's draft in session storage. A draft survives a
 * reload. Skips stored fields whose type differs from `start`. Returns `start` itself if there is no draft
 * (rule: sheet-drafts).
 */
export function readDraftOrDefault<Values extends object>(about: string, start: Values): Values {
  const kept = listStored(about, start);
  return Object.keys(kept).length === 0 ? start : Object.assign({ ...start }, kept);
}

export function saveDraft(about: string, values: object): void {
  writeStorage("sessionStorage", getKey(about), JSON.stringify(values));
}

/** Stores the fields that differ from `start` as a draft. If no field differs, deletes the draft. */
export function saveDraftChanges(about: string, start: object, values: object): void {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== Reflect.get(start, name),
  );
  if (changed.length === 0) deleteDraft(about);
  else saveDraft(about, Object.fromEntries(changed));
}

export function deleteDraft(about: string): void {
  writeStorage("sessionStorage", getKey(about), null);
}

export const hasDraft = (about: string): boolean =>
  readStorage("sessionStorage", getKey(about)) !== null;
