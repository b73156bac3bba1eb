import { setTimeout as sleep } from "node:timers/promises";
import type { Scenario } from "./scenario.ts";
import { headOf, openSockets } from "./sockets.ts";
import { figureOf, watch } from "./visitor.ts";

const SOCKETS = 500;
const AHEAD = 16;
const SECONDS = 20;

/** Scenario that opens connections, requests hubs on them, and never reads a response. */
export const slowReaders: Scenario = {
  name: `${SOCKETS} connections that read nothing, ${AHEAD} requests each`,
  promise: "a visitor's hub ≤ 1 s",
  async run(product) {
    const ask = `${headOf(product, "GET", "/hub/rivera")}\r\n`.repeat(AHEAD);
    const seen = await watch(product, async () => {
      const sockets = openSockets(product, SOCKETS, ask, false);
      await sleep(SECONDS * 1_000);
      for (const socket of sockets) socket.destroy();
    });
    return {
      figure: figureOf(seen),
      ok: seen.hub <= 1_000 && seen.failed === 0,
    };
  },
};
