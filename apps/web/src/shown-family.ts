/** Name of the document event that reports that the parent left the displayed family or another parent signed in. */
export const MEMBERSHIP_ENDED_EVENT = "giftling:family-over";

let header: Record<string, string> = {};

/** Stores the ID of the family that the page shows. Later calls have no effect. */
export function saveShownFamilyId(familyId: string | undefined): void {
  if (familyId !== undefined && !header["x-family"]) header = { "x-family": familyId };
}

/** Returns the header that prevents writes from a page of a family that the parent left (rule: leaving). */
export const getFamilyIdHeader = (): Record<string, string> => header;
