import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import type { HarnessFinding } from "../harness/report.ts";
import { sendGetRequest } from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";

const PAUSE_MS = 100;

/** Maximum number of hubs that are read. */
const HUBS = 200;

export async function listHubPaths(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1 });
  const rows = await sql<{ path: string }[]>`
    select '/hub/' || address as path from family_addresses where is_current limit ${HUBS}`;
  await sql.end();
  return rows.map(({ path }) => path);
}

/** Reads hubs in turn until `stop` is called. `stop` resolves with a finding about failed requests. */
export function startHubProbe(origin: string, paths: readonly string[]) {
  let isOver = false;
  let reads = 0;
  const failures: (number | string)[] = [];
  const reading = (async () => {
    while (!isOver || reads < paths.length) {
      const path = paths[reads % paths.length];
      const { status } = await sendGetRequest({ origin }, path ?? "");
      if (status !== 200) failures.push(status || "no response");
      reads += 1;
      await sleep(PAUSE_MS);
    }
  })();
  return {
    async stop(): Promise<HarnessFinding> {
      isOver = true;
      await reading;
      return {
        what: "hubs that the previous release stored, while both processes are replaced",
        required: "every request succeeds",
        measured: `${formatValueCounts(failures) || "none"} of ${reads} failed`,
        isMet: paths.length > 0 && failures.length === 0,
      };
    },
  };
}
