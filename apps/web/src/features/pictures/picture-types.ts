/** MIME types that the server decodes (rule: pictures). */
export const SERVER_PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/**
 * MIME types that a form accepts, separated by commas. The types of phones' photos are included, because some browsers
 * can decode these types (rule: smaller-pictures).
 */
export const ACCEPTED_PICTURE_TYPES = [...SERVER_PICTURE_TYPES, "image/heic", "image/heif"].join(
  ",",
);
