/**
 * Matches text that a mail program may turn into a link. Such text contains "@", a backslash, two slashes or "www". Also
 * matched are a dot between letters and two more letters ("evil.example"), and a slash after a dot within a word
 * ("1.2.3.4/win"). A slash between words ("and/or") is allowed.
 */
const LINK_LIKE =
  /[@\\]|\/\/|www|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]{2}|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]\S*\//iu;

/** Returns true for text that a mail program or reader may take for a link (rule: unconfirmed-mail). */
export const isLinkLike = (value: string): boolean => LINK_LIKE.test(value);
