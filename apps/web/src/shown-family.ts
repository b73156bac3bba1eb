/** Name of the event dispatched to the document when the parent no longer belongs to the shown family. */
export const FAMILY_OVER_EVENT = "giftling:family-over";

let header: Record<string, string> = {};

/** Stores the id of the shown family from the first response of the session request. */
export function saveShownFamilyId(familyId: string | undefined): void {
  if (familyId !== undefined && !header["x-family"]) header = { "x-family": familyId };
}

/**
 * Returns the header with the id of the shown family. With this header, a page that a removed parent left open never writes
 * to another family (rule: leaving).
 */
export const getFamilyHeader = (): Record<string, string> => header;
