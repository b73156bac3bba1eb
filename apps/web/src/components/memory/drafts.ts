import { recall, remember } from "./visit-memory.ts";

const keyOf = (about: string) => `giftling:draft ${about}` as const;

/** Whether a stored value can stand in a field; what is null at first may become anything. */
const fits = (value: unknown, first: unknown): boolean =>
  first === null || (first !== undefined && typeof value === typeof first);

/** The fields of a form that are kept of it. */
function keptOf(about: string, start: object): Record<string, unknown> {
  const text = recall("sessionStorage", keyOf(about));
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
 * What was typed into a dialog and never sent, for this visit and over a reload (rule: sheet-drafts). Only fields that
 * `start` has, of the same kind as there; without any it is `start` itself.
 */
export function draftOr<Values extends object>(about: string, start: Values): Values {
  const kept = keptOf(about, start);
  return Object.keys(kept).length === 0 ? start : Object.assign({ ...start }, kept);
}

/** Keeps what is typed. */
export function keepDraft(about: string, values: object): void {
  remember("sessionStorage", keyOf(about), JSON.stringify(values));
}

/** Keeps the fields that were changed; none is no draft, so that a form takes the others as they are by then. */
export function keepChanges(about: string, start: object, values: object): void {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== Reflect.get(start, name),
  );
  if (changed.length === 0) forgetDraft(about);
  else keepDraft(about, Object.fromEntries(changed));
}

/** It was sent: the next one begins anew. */
export function forgetDraft(about: string): void {
  remember("sessionStorage", keyOf(about), null);
}
