import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { updates } from "../../schema/updates.ts";
import { isHubShown } from "../access/hub-access.ts";
import { equalsId } from "../core/ids.ts";
import { isMailable, wantsNews } from "./contacts.ts";

/** Contact who receives a kid's updates by mail. */
export type Reader = { contactId: string; canonicalEmail: string };

/**
 * Returns the confirmed contacts who subscribed to the updates of the kid that `isIt` selects. Returns none while the kid's
 * hub is not shown (rule: update-mail).
 */
const readersOf = (db: Executor, isIt: SQL): Promise<Reader[]> =>
  db
    .select({ contactId: mailContacts.id, canonicalEmail: mailContacts.canonicalEmail })
    .from(kids)
    .innerJoin(families, and(eq(families.id, kids.familyId), isHubShown))
    .innerJoin(supporters, eq(supporters.kidId, kids.id))
    .innerJoin(mailContacts, and(eq(mailContacts.id, supporters.contactId), isMailable, wantsNews))
    .where(isIt);

/** Returns the contacts who receive a kid's updates by mail. */
export const listReaders = (db: Executor, kidId: string): Promise<Reader[]> =>
  readersOf(db, equalsId(kids.id, kidId));

/** Returns the contacts who receive an update by mail. Returns none when the update is gone. */
export const listUpdateReaders = (db: Executor, updateId: string): Promise<Reader[]> =>
  readersOf(
    db,
    sql`${kids.id} = (select ${updates.kidId} from ${updates} where ${equalsId(updates.id, updateId)})`,
  );
