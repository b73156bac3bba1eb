import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { updates } from "../../schema/updates.ts";
import { visibleHubCondition } from "../access/hub-access.ts";
import { equalsId } from "../core/ids.ts";
import { mailableContactCondition, newsSubscriptionCondition } from "./contacts.ts";

/** Contact who receives a kid's updates by mail. */
export type UpdateRecipient = { contactId: string; canonicalEmail: string };

/**
 * Returns the confirmed contacts who subscribed to the updates of the kid that `isIt` selects. Returns none while the kid's
 * hub is not shown (rule: update-mail).
 */
const readersOf = (db: Executor, isIt: SQL): Promise<UpdateRecipient[]> =>
  db
    .select({ contactId: mailContacts.id, canonicalEmail: mailContacts.canonicalEmail })
    .from(kids)
    .innerJoin(families, and(eq(families.id, kids.familyId), visibleHubCondition))
    .innerJoin(supporters, eq(supporters.kidId, kids.id))
    .innerJoin(
      mailContacts,
      and(
        eq(mailContacts.id, supporters.contactId),
        mailableContactCondition,
        newsSubscriptionCondition,
      ),
    )
    .where(isIt);

/** Returns the contacts who receive a kid's updates by mail. */
export const listKidUpdateRecipients = (db: Executor, kidId: string): Promise<UpdateRecipient[]> =>
  readersOf(db, equalsId(kids.id, kidId));

/** Returns the contacts who receive an update by mail. Returns none when the update is gone. */
export const listUpdateRecipients = (db: Executor, updateId: string): Promise<UpdateRecipient[]> =>
  readersOf(
    db,
    sql`${kids.id} = (select ${updates.kidId} from ${updates} where ${equalsId(updates.id, updateId)})`,
  );
