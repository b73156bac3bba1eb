/** Told to the document when the family that this visit shows is no longer the parent's. */
export const FAMILY_OVER = "giftling:family-over";

let header: Record<string, string> = {};

/** Notes whose the page is, by the first answer about who is signed in. */
export function showFamily(familyId: string | undefined): void {
  if (familyId !== undefined && !header["x-family"]) header = { "x-family": familyId };
}

/**
 * What every call says of the family that this visit shows: a page that is still open when its parent was taken out writes into
 * no other one (rule: leaving).
 */
export const familyHeader = (): Record<string, string> => header;
