import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "../deep/product.ts";
import type { Scenario } from "./scenario.ts";
import { openSockets } from "./sockets.ts";

const SOCKETS = 2_000;
const BATCH = 100;
const READS = 20;

/** Requests the seeded family's hub from 127.0.0.2. The status is 0 when no response comes. */
function readFromElsewhere({ port }: ProductProcess): Promise<{ status: number; ms: number }> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - begin });
    const from = { host: "127.0.0.1", port, localAddress: "127.0.0.2", agent: false } as const;
    const sent = request({ ...from, path: "/api/hub/rivera/kids", timeout: 5_000 }, (answer) => {
      answer.resume().once("end", () => end(answer.statusCode ?? 0));
    });
    sent.once("timeout", () => sent.destroy());
    sent.once("error", () => end(0));
    sent.end();
  });
}

/** Scenario that opens connections from 127.0.0.1 and sends nothing on them, while 127.0.0.2 reads a hub. */
export const singleAddressScenario: Scenario = {
  name: `${SOCKETS} connections of one address that send nothing`,
  promise: "at most 200 stay, another address reads a hub ≤ 500 ms",
  env: () => ({ RATE_LIMIT_MULTIPLIER: "1" }),
  async run(product) {
    const sockets = [];
    while (sockets.length < SOCKETS) {
      const batch = openSockets(product, BATCH, "", true);
      sockets.push(...batch);
      await Promise.all(
        batch.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])),
      );
    }
    const reads = [];
    for (let read = 0; read < READS; read += 1) {
      reads.push(await readFromElsewhere(product));
      await sleep(100);
    }
    const open = sockets.filter(({ closed }) => !closed).length;
    for (const socket of sockets) socket.destroy();
    const longest = Math.max(...reads.map(({ ms }) => ms));
    const answered = reads.filter(({ status }) => status === 200).length;
    return {
      figure: `${open} open; ${answered} of ${READS} hubs within ${longest.toFixed(0)} ms`,
      ok: open <= 200 && answered === READS && longest <= 500,
    };
  },
};
