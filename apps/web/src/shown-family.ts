/** Event dispatched to the document when the shown family is no longer the parent's. */
export const FAMILY_OVER = "giftling:family-over";

let header: Record<string, string> = {};

/** Records the shown family from the first session response. */
export function showFamily(familyId: string | undefined): void {
  if (familyId !== undefined && !header["x-family"]) header = { "x-family": familyId };
}

/**
 * Returns the header with the shown family, so that an open page of a removed parent writes to no other family (rule:
 * leaving).
 */
export const familyHeader = (): Record<string, string> => header;
