import { addDays } from "@giftling/domain";
import { purgeDeletedKids } from "../features/kids/deleted-kids.ts";
import type { Deps } from "../services/deps.ts";

/** Runs the purge of deleted kids with a clock that is 31 days ahead (rule: deleted-kid). */
export const purgeAllDeletedKids = (deps: Pick<Deps, "db" | "jobs">): Promise<void> =>
  purgeDeletedKids({ ...deps, clock: { now: () => addDays(new Date(), 31) } });
