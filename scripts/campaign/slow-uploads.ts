import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { createNoisePng, createUploadBody, getSessionCookie, sendUpload } from "./pictures.ts";
import type { Scenario } from "./scenario.ts";
import { createRequestHead, openSockets } from "./sockets.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const FAMILIES = 2;
const UPLOADS = 10;
const ANNOUNCED_BYTES = 4_000_000;
/** Maximum time until the first uploads are rejected, in milliseconds. It is 10 seconds, with a margin for a busy machine. */
const REFUSED_AFTER_MS = 15_000;

/** Scenario in which two families announce large pictures but send only one byte a second. */
export const slowUploadScenario: Scenario = {
  name: `${FAMILIES} families with ${UPLOADS} uploads each that announce 4 MB and send a byte a second`,
  promise:
    "another family's picture of 12 kB 201 within 1 s, the uploads that are read end within 15 s",
  async run(product) {
    const cookie = await getSessionCookie(product, "campaign-other");
    const heads: string[] = [];
    for (let family = 0; family < FAMILIES; family += 1) {
      const slow = await getSessionCookie(product, `campaign-slow-${family}`);
      heads.push(
        `${createRequestHead(product, "POST", "/api/pictures")}Cookie: ${slow}\r\nContent-Type: application/json\r\nContent-Length: ${ANNOUNCED_BYTES}\r\n\r\n{`,
      );
    }
    let ended = 0;
    let answer = { status: 0, ms: 0 };
    const seen = await runWithVisitor(product, async () => {
      const sockets = heads.flatMap((head) => openSockets(product, UPLOADS, head, true));
      for (const socket of sockets) {
        void once(socket, "close").then(() => {
          ended += 1;
        });
      }
      const dripping = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write(" ");
      }, 1_000);
      await sleep(1_000);
      answer = await sendUpload(product, createUploadBody(createNoisePng(55)), cookie);
      await sleep(REFUSED_AFTER_MS - 1_000 - answer.ms);
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    });
    return {
      figure: `upload ${answer.status} within ${answer.ms.toFixed(0)} ms; ${ended} ended; ${formatVisitorFindings(seen)}`,
      ok: answer.status === 201 && answer.ms <= 1_000 && ended >= FAMILIES && seen.failed === 0,
    };
  },
};
