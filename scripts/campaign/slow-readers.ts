import { setTimeout as sleep } from "node:timers/promises";
import type { Scenario } from "./scenario.ts";
import { createRequestHead, openSockets } from "./sockets.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const SOCKETS = 500;
const AHEAD = 16;
const SECONDS = 20;

/** Scenario that opens connections, requests hubs on them, and never reads a response. */
export const slowReaderScenario: Scenario = {
  name: `${SOCKETS} connections that read nothing, ${AHEAD} requests each`,
  promise: "a visitor's hub ≤ 1 s",
  async run(product) {
    const ask = `${createRequestHead(product, "GET", "/hub/rivera")}\r\n`.repeat(AHEAD);
    const seen = await runWithVisitor(product, async () => {
      const sockets = openSockets(product, SOCKETS, ask, false);
      await sleep(SECONDS * 1_000);
      for (const socket of sockets) socket.destroy();
    });
    return {
      figure: formatVisitorFindings(seen),
      ok: seen.hub <= 1_000 && seen.failed === 0,
    };
  },
};
