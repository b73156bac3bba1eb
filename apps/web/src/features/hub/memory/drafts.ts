import { recall, remember } from "./visit-memory.ts";

const keyOf = (about: string) => `giftling:draft ${about}`;

/** What was typed into a dialog, field by field: texts, choices, ticks. */
export type Draft = Readonly<Record<string, string | number | boolean | null>>;

/** Whether a stored value can stand in a field; what is null at first may become anything. */
const fits = (value: unknown, first: Draft[string] | undefined): boolean =>
  first === null || (first !== undefined && typeof value === typeof first);

/**
 * What was typed into a dialog and never sent, for this visit and over a reload (rule: sheet-drafts). Only fields that
 * `start` has, of the same kind as there; without any it is `start` itself.
 */
export function draftOr<Values extends Draft>(about: string, start: Values): Values {
  const text = recall("sessionStorage", keyOf(about));
  if (text === null) return start;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null) return start;
    const fields = Object.entries(kept).filter(([name, value]) => fits(value, start[name]));
    return Object.assign({ ...start }, Object.fromEntries(fields));
  } catch {
    return start;
  }
}

/** Keeps what is typed. */
export function keepDraft(about: string, values: Draft): void {
  remember("sessionStorage", keyOf(about), JSON.stringify(values));
}

/** It was sent: the next one begins anew. */
export function forgetDraft(about: string): void {
  remember("sessionStorage", keyOf(about), null);
}
