/** Types that the server decodes (rule: pictures). */
export const SERVER_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Types offered by a form, including those of phones, where the browser can decode them (rule: smaller-pictures). */
export const ACCEPTED_PICTURES = [...SERVER_TYPES, "image/heic", "image/heif"].join(",");
