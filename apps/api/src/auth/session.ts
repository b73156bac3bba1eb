import type { UserRow } from "@giftling/db/queries/account";

/** The signed-in parent of a request. */
export type LiveSession = {
  user: UserRow;
  /** Set when the browser's cookie must move forward with the session. */
  renewedCookie: string | null;
};

export type Sessions = {
  /** The session behind a request's Cookie header; null when there is none, or it ended. */
  fromCookieHeader(header: string | undefined): Promise<LiveSession | null>;
};
