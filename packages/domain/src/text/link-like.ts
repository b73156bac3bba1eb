/** Letters, a dot and letters ("evil.example"), "@", a slash: what a program may make a link of. */
const LINK_LIKE = /[@/\\]|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]{2}|www/iu;

/** True when a mail program or a reader may take the text for an address (rule: unconfirmed-mail, hub-title). */
export const isLinkLike = (value: string): boolean => LINK_LIKE.test(value);
