import { readStorage, writeStorage } from "./browser-storage.ts";

const getKey = (name: string) => `giftling:draft ${name}` as const;

/** Returns the fields of `stored` whose types match the fields of `start`. Null in `start` matches any value. */
export function pickMatchingFields(stored: object, start: object): Record<string, unknown> {
  const fields = Object.entries(stored).filter(([field, value]) => {
    const first: unknown = Reflect.get(start, field);
    return first === null || typeof value === typeof first;
  });
  return Object.fromEntries(fields);
}

/** Returns the stored draft's fields that match `start`. Returns an empty object for an unparsable draft. */
function listStored(name: string, start: object): Record<string, unknown> {
  try {
    const stored: object = JSON.parse(readStorage("sessionStorage", getKey(name)) ?? "{}");
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
export function readDraftOrDefault<Values extends object>(name: string, start: Values): Values {
  const kept = listStored(name, start);
  return Object.keys(kept).length === 0 ? start : Object.assign({ ...start }, kept);
}

export function saveDraft(name: string, values: object): void {
  writeStorage("sessionStorage", getKey(name), JSON.stringify(values));
}

/** Stores the fields that differ from `start` as a draft. If no field differs, deletes the draft. */
export function saveDraftChanges(name: string, start: object, values: object): void {
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== Reflect.get(start, field),
  );
  if (changed.length === 0) deleteDraft(name);
  else saveDraft(name, Object.fromEntries(changed));
}

export function deleteDraft(name: string): void {
  writeStorage("sessionStorage", getKey(name), null);
}

export const hasDraft = (name: string): boolean =>
  readStorage("sessionStorage", getKey(name)) !== null;
