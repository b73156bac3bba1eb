import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Executor } from "../client.ts";
import { mailContacts } from "../schema/supporters.ts";

type ContactFilter = { familyId?: string; email?: string };

/** Updates the contacts that match `filter`. Throws if no contact matches. */
export async function updateContacts(
  db: Executor,
  { familyId, email }: ContactFilter,
  values: PgUpdateSetSource<typeof mailContacts>,
): Promise<void> {
  const { count } = await db
    .update(mailContacts)
    .set(values)
    .where(
      and(
        familyId === undefined ? undefined : eq(mailContacts.familyId, familyId),
        email === undefined ? undefined : eq(mailContacts.email, email),
      ),
    );
  if (count === 0) throw new Error("No contact matches");
}

export const confirmContacts = (db: Executor, filter: ContactFilter) =>
  updateContacts(db, filter, { confirmedAt: sql`now()` });

export const unsubscribeContacts = (db: Executor, filter: ContactFilter) =>
  updateContacts(db, filter, { unsubscribedAt: sql`now()` });
