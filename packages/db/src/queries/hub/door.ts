import type { Language } from "@giftling/domain";
import { and, isNull, type SQL, sql } from "drizzle-orm";
import { families } from "../../schema/families.ts";

/** What a family lets strangers do with its hub, for those who ask by any way in. */
export type HubDoor = {
  familyId: string;
  /** False while the parent or an operator took the hub away (rule: unpublished-hub). */
  isShown: boolean;
  /** Null without a passcode (rule: hub-passcode). */
  passcodeHash: string | null;
  /** Strangers record nothing for now (rule: paused-hub). */
  pausesWrites: boolean;
  /** New names wait for the parent (rule: approved-names). */
  approvesNames: boolean;
  /** What the family writes in, and its pages are in for who asks for no language of ours (rule: languages). */
  language: Language;
};

/** Condition: neither the parent nor an operator took the family's hub away, and its account is open. */
export const isHubShown: SQL = sql`${families.isPublished} and ${and(isNull(families.takenDownAt), isNull(families.closedAt))}`;

/** The columns of a `HubDoor`, for a query that joins `families`. */
export const doorColumns = {
  familyId: families.id,
  isShown: sql<boolean>`${families.isPublished} and ${isNull(families.takenDownAt)}`,
  passcodeHash: families.passcodeHash,
  pausesWrites: families.pausesWrites,
  approvesNames: families.approvesNames,
  language: families.language,
};
