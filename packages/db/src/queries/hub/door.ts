import { and, isNull, type SQL, sql } from "drizzle-orm";
import { users } from "../../schema/account.ts";

/** What a family lets strangers do with its hub, for those who ask by any way in. */
export type HubDoor = {
  userId: string;
  /** False while the parent or an operator took the hub away (rule: unpublished-hub). */
  isShown: boolean;
  /** Null without a passcode (rule: hub-passcode). */
  passcodeHash: string | null;
  /** Strangers record nothing for now (rule: paused-hub). */
  pausesWrites: boolean;
  /** New names wait for the parent (rule: approved-names). */
  approvesNames: boolean;
};

/** Condition: neither the parent nor an operator took the family's hub away, and its account is open. */
export const isHubShown: SQL = sql`${users.isPublished} and ${and(isNull(users.takenDownAt), isNull(users.closedAt))}`;

/** The columns of a `HubDoor`, for a query that joins `users`. */
export const doorColumns = {
  userId: users.id,
  isShown: sql<boolean>`${users.isPublished} and ${isNull(users.takenDownAt)}`,
  passcodeHash: users.passcodeHash,
  pausesWrites: users.pausesWrites,
  approvesNames: users.approvesNames,
};
