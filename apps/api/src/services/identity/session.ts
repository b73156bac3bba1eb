import type { Executor } from "@giftling/db/client";
import { deletePushSubscriptionOfSession } from "@giftling/db/queries/account/push";
import {
  deleteSession,
  deleteSessionsExpiredBefore,
  deleteSessionsOfUser,
  findSession,
  insertSession,
  listSessionsOfUser,
  type SessionRow,
  setSessionExpiry,
} from "@giftling/db/queries/account/sessions";
import type { Account } from "@giftling/db/queries/account/users";
import { addDays } from "@giftling/domain";
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import { generateToken, sha256 } from "../../core/crypto/tokens.ts";
import { readCookie } from "../../core/read-cookie.ts";
import { getDeviceName } from "./device-name.ts";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: { createdAt: Date; device: string | null };
    DatabaseUserAttributes: Account;
  }
}

const IDLE_DAYS = 30;
const ABSOLUTE_DAYS = 90;

/** Signed-in parent of a request, with the parent's family. */
export type ActiveSession = Account & {
  /** Set-Cookie header to send when the session was extended. Null otherwise. */
  renewedCookie: string | null;
};

/** Creates the session store, based on the library lucia. With `isSecure`, the cookie has the attribute Secure. */
export function createSessionStore(db: Executor, options: { isSecure: boolean }) {
  const lucia = createLucia(db, options.isSecure);

  // Lucia's own parser fails on any cookie that cannot be decoded.
  const tokenIn = (header: string | undefined) => readCookie(header, lucia.sessionCookieName);

  return {
    /** Returns whether a request has a session cookie, valid or not. */
    isBrought: (header: string | undefined): boolean => Boolean(tokenIn(header)),

    /** Returns the hash of a request's session cookie, valid or not. Returns null if there is no cookie. */
    hashIn(header: string | undefined) {
      const token = tokenIn(header);
      return token ? sha256(token) : null;
    },

    /** Returns the family ID of a session without extending the session. Returns null if no valid session exists. */
    async familyIdIn(header: string | undefined) {
      const token = tokenIn(header);
      const now = new Date();
      const found = token && (await findSession(db, sha256(token), addDays(now, -ABSOLUTE_DAYS)));
      return found && found.session.expiresAt > now ? found.family.id : null;
    },

    /** Returns the session of a request's Cookie header. Returns null if the header has no valid session. */
    async fromCookieHeader(header: string | undefined): Promise<ActiveSession | null> {
      const token = tokenIn(header);
      if (!token) return null;
      const { session, user } = await lucia.validateSession(token);
      if (!session) return null;
      // Lucia extends a session only in the second half of its lifetime. This code extends a session once a day.
      const now = new Date();
      const isDue = session.expiresAt < addDays(now, IDLE_DAYS - 1);
      if (isDue) await setSessionExpiry(db, sha256(token), addDays(now, IDLE_DAYS));
      const renewedCookie =
        isDue || session.fresh ? lucia.createSessionCookie(token).serialize() : null;
      return { ...user.account, renewedCookie };
    },

    /** Starts a session that replaces the browser's current session. Returns the Set-Cookie header. */
    async start(
      userId: string,
      cookieHeader: string | undefined,
      userAgent = "",
      tx: Executor = db,
    ) {
      const previous = tokenIn(cookieHeader);
      if (previous) {
        await deletePushSubscriptionOfSession(tx, sha256(previous), userId);
        await deleteSession(tx, sha256(previous));
      }
      const sessionId = generateToken();
      const device = getDeviceName(userAgent);
      const attributes = { createdAt: new Date(), device };
      await createLucia(tx, options.isSecure).createSession(userId, attributes, { sessionId });
      return lucia.createSessionCookie(sessionId).serialize();
    },

    /** Returns a user's sessions, most recently used first. `usedAt` is accurate to a day. */
    async list(userId: string, cookieHeader: string | undefined) {
      const token = tokenIn(cookieHeader);
      const own = token && sha256(token);
      const now = new Date();
      return (await listSessionsOfUser(db, userId))
        .filter(
          ({ expiresAt, createdAt }) => expiresAt > now && createdAt > addDays(now, -ABSOLUTE_DAYS),
        )
        .sort((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime())
        .map(({ idHash, device, createdAt, expiresAt }) => ({
          device,
          createdAt: createdAt.toISOString(),
          usedAt: addDays(expiresAt, -IDLE_DAYS).toISOString(),
          isCurrent: idHash === own,
        }));
    },

    /** Ends all of a user's sessions and push subscriptions. Returns the Set-Cookie header that clears the cookie. */
    async endAll(userId: string) {
      await lucia.invalidateUserSessions(userId);
      return lucia.createBlankSessionCookie().serialize();
    },

    /** Ends the browser's session and push subscription. Returns the Set-Cookie header that clears the cookie. */
    async end(cookieHeader: string | undefined) {
      const token = tokenIn(cookieHeader);
      if (token) {
        await deletePushSubscriptionOfSession(db, sha256(token));
        await lucia.invalidateSession(token);
      }
      return lucia.createBlankSessionCookie().serialize();
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

function createLucia(db: Executor, isSecure: boolean) {
  return new Lucia(hashingAdapter(db), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, "d"),
    sessionCookie: {
      name: isSecure ? "__Host-giftling" : "giftling",
      attributes: { secure: isSecure, sameSite: "lax", path: "/" },
    },
    getUserAttributes: (account) => ({ account }),
  });
}

/** Creates the database adapter of the library lucia. The database stores only the SHA-256 of a session token. */
function hashingAdapter(db: Executor): Adapter {
  const asSession = (token: string, row: SessionRow): DatabaseSession => ({
    id: token,
    userId: row.userId,
    expiresAt: row.expiresAt,
    attributes: { createdAt: row.createdAt, device: row.device },
  });
  return {
    async getSessionAndUser(token) {
      const row = await findSession(db, sha256(token), addDays(new Date(), -ABSOLUTE_DAYS));
      if (!row) return [null, null];
      const { user: person, family, role } = row;
      const user: DatabaseUser = { id: person.id, attributes: { user: person, family, role } };
      return [asSession(token, row.session), user];
    },
    async getUserSessions(userId) {
      const rows = await listSessionsOfUser(db, userId);
      return rows.map((row) => asSession(row.idHash, row));
    },
    setSession: ({ id, userId, expiresAt, attributes: { device } }) =>
      insertSession(db, { idHash: sha256(id), userId, expiresAt, device }),
    updateSessionExpiration: (token, expiresAt) => setSessionExpiry(db, sha256(token), expiresAt),
    deleteSession: (token) => deleteSession(db, sha256(token)),
    deleteUserSessions: (userId) => deleteSessionsOfUser(db, userId),
    async deleteExpiredSessions() {
      await purgeExpiredSessions(db, new Date());
    },
  };
}

/** Deletes sessions past their idle or absolute timeout. Returns the number of deleted sessions. */
export function purgeExpiredSessions(db: Executor, now: Date): Promise<number> {
  return deleteSessionsExpiredBefore(db, now, addDays(now, -ABSOLUTE_DAYS));
}
