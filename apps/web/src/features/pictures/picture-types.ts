/** MIME types that the server decodes (rule: pictures). */
export const SERVER_PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** MIME types that a form accepts. Some browsers can decode HEIC and HEIF (rule: smaller-pictures). */
export const ACCEPTED_PICTURE_TYPES = [...SERVER_PICTURE_TYPES, "image/heic", "image/heif"].join(
  ",",
);
