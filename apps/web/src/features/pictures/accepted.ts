/** What the server decodes (rule: pictures). */
export const SERVER_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** What a form lets choose: also what phones take, where the browser can read it (rule: smaller-pictures). */
export const ACCEPTED_PICTURES = [...SERVER_TYPES, "image/heic", "image/heif"].join(",");
