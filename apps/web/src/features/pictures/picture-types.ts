/** MIME types that the server decodes (rule: pictures). */
export const SERVER_PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/**
 * MIME types that a form offers. They include the types of phones' photos, which the browser may be able to decode (rule:
 * smaller-pictures).
 */
export const ACCEPTED_PICTURE_TYPES = [...SERVER_PICTURE_TYPES, "image/heic", "image/heif"].join(
  ",",
);
