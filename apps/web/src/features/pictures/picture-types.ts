/** MIME types that the server decodes (rule: pictures). */
export const SERVER_PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/**
 * MIME types that a form accepts, separated by commas. HEIC and HEIF are included, because some browsers can decode
 * phones' photos (rule: smaller-pictures).
 */
export const ACCEPTED_PICTURE_TYPES = [...SERVER_PICTURE_TYPES, "image/heic", "image/heif"].join(
  ",",
);
