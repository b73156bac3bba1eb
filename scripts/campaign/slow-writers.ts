import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Scenario } from "./scenario.ts";
import { createRequestHead, openSockets } from "./sockets.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const SOCKETS = 500;
/**
 * Maximum time until a connection is closed, in milliseconds. A request may take 30 seconds, and the server notices the
 * timeout later.
 */
const LONGEST_MS = 33_000;

/** Scenario that opens connections and sends one byte of a request's body per second. */
export const slowWriterScenario: Scenario = {
  name: `${SOCKETS} connections that write a byte a second`,
  promise: "a visitor's hub ≤ 1 s, all of them ended within 33 s",
  async run(product) {
    const beginning = `${createRequestHead(product, "POST", "/api/kids")}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
    let open = SOCKETS;
    const seen = await runWithVisitor(product, async () => {
      const sockets = openSockets(product, SOCKETS, beginning, true);
      const ends = sockets.map(async (socket) => {
        await once(socket, "close");
        open -= 1;
      });
      const dripping = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write(" ");
      }, 1_000);
      await Promise.race([Promise.all(ends), sleep(LONGEST_MS)]);
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    });
    return {
      figure: `${formatVisitorFindings(seen)}; ${open} still open`,
      ok: seen.hub <= 1_000 && seen.failed === 0 && open === 0,
    };
  },
};
