import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import type { HarnessFinding } from "../harness/report.ts";
import { type CreatedFamily, sendRequest } from "../harness/requests.ts";
import { waitUntil } from "../harness/wait.ts";
import type { ApiProcess } from "./stack.ts";

const ROUNDS = 10;
const PROMISED_MS = 100;
/** Maximum time until a write succeeds after a failover, in milliseconds. */
const STORED_MS = 10_000;
/** Maximum time until all API processes listen for changes, in milliseconds. */
const LISTENING_MS = 30_000;

/**
 * Checks that every process caches hubs and invalidates them after a write by another process. A change that bypasses
 * the triggers must stay invisible, which proves that the hub is cached. A regular write must be visible in all
 * processes within 100 ms.
 */
export async function checkCache(
  when: string,
  sql: Sql,
  apis: ApiProcess[],
  { cookie, familyUrl, kidId }: CreatedFamily,
): Promise<HarnessFinding> {
  await waitUntil("every process listens", LISTENING_MS, async () => {
    const [row] = await sql<{ listening: number }[]>`
      select count(*)::int as listening from pg_stat_activity where application_name = 'giftling-listen'`;
    return row?.listening === apis.length;
  });
  const shows = async (api: ApiProcess, text: string) =>
    (await sendRequest(api, "GET", `/api/hub/${familyUrl}/${kidId}`)).text.includes(text);
  /**
   * Polls a hub until it contains `text`. Returns the time in milliseconds from `answered` to the start of the last
   * request whose response lacked `text`.
   */
  const staleAfter = async (api: ApiProcess, text: string, answered: number): Promise<number> => {
    let last = 0;
    for (let asked = performance.now(); !(await shows(api, text)); asked = performance.now()) {
      last = asked - answered;
      if (last > 10_000) throw new Error("A write never showed elsewhere.");
      await sleep(2);
    }
    return last;
  };
  let kept = 0;
  let stale = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, ...others] = [
      ...apis.slice(round % apis.length),
      ...apis.slice(0, round % apis.length),
    ];
    if (!writer) throw new Error("There is no process.");
    await Promise.all(others.map((api) => shows(api, "")));
    const silent = `Silent ${when} ${round}`;
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update kids set bio = ${silent} where id = ${kidId}`;
    });
    if (!(await Promise.all(others.map((api) => shows(api, silent)))).includes(true)) kept += 1;
    const bio = `Told ${when} ${round}`;
    const change = { body: { bio }, headers: { cookie } };
    await waitUntil("a kid's text is stored", STORED_MS, async () => {
      const { status } = await sendRequest(writer, "PATCH", `/api/kids/${kidId}`, change);
      return status === 200;
    });
    const answered = performance.now();
    for (const each of await Promise.all(others.map((api) => staleAfter(api, bio, answered)))) {
      stale = Math.max(stale, each);
    }
  }
  return {
    what: `hubs are kept and listened for, ${when}`,
    promised: `${PROMISED_MS} ms`,
    seen: `old for ${Math.round(stale)} ms at most, kept ${kept} of ${ROUNDS} times`,
    isKept: stale <= PROMISED_MS && kept === ROUNDS,
  };
}
