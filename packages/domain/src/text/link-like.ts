/**
 * Text that a program may make a link of: "@", a backslash, two slashes, "www", letters with a dot before two more
 * ("evil.example"), or a slash after a dot within a word ("1.2.3.4/win"). A slash between words ("and/or") is none.
 */
const LINK_LIKE =
  /[@\\]|\/\/|www|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]{2}|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]\S*\//iu;

/** True when a mail program or a reader may take the text for an address (rule: unconfirmed-mail, hub-title). */
export const isLinkLike = (value: string): boolean => LINK_LIKE.test(value);
