/** Returns the path of a gift's private page, which its giver opens (rule: gift-pass). */
export const getGiftPath = (token: string): string => `/gift/${encodeURIComponent(token)}`;
