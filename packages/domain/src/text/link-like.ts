/**
 * Pattern of text that a mail program may turn into a link. Such text contains "@", a backslash, two slashes, "www", a
 * host ("evil.example"), or a path after a dot ("1.2.3.4/win"). A slash between words ("and/or") does not match.
 */
const LINK_LIKE =
  /[@\\]|\/\/|www|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]{2}|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]\S*\//iu;

/** Returns whether a mail program or a person may mistake the text for a link (rule: unconfirmed-mail). */
export const isLinkLikeText = (value: string): boolean => LINK_LIKE.test(value);
