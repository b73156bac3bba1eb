import type { Executor } from "@giftling/db/client";
import {
  type KidListName,
  type KidLists,
  readKidLists,
} from "@giftling/db/queries/dashboard/kid-lists";
import { orNotFound } from "../core/errors/app-error.ts";
import type { Clock } from "../services/deps.ts";

/** Function that reads one list of a kid. Rejects with NOT_FOUND unless the kid belongs to the caller's family. */
export type KidListReader = <Part extends KidListName>(
  familyId: string,
  kidId: string,
  part: Part,
) => Promise<KidLists[Part]>;

type Reading = { wanted: Set<KidListName>; parts: Promise<Pick<KidLists, KidListName>> };

/** Creates a reader of kids' lists. Reads of one kid in one event-loop iteration share one SQL statement. */
export function createKidListReader(db: Executor, clock: Clock): KidListReader {
  const readings = new Map<string, Reading>();

  function begin(familyId: string, kidId: string, key: string): Reading {
    const wanted = new Set<KidListName>();
    const parts = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      readings.delete(key);
      return orNotFound(await readKidLists(db, familyId, kidId, [...wanted].sort(), clock.now()));
    });
    const reading = { wanted, parts };
    readings.set(key, reading);
    return reading;
  }

  return async (familyId, kidId, part) => {
    const key = `${familyId} ${kidId}`;
    const reading = readings.get(key) ?? begin(familyId, kidId, key);
    reading.wanted.add(part);
    return (await reading.parts)[part];
  };
}
