import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  getSessionCookie,
  type RequestTarget,
  sendRequestOnConnection,
} from "../harness/requests.ts";
import type { Scenario, Scenarios } from "./scenario.ts";
import { createNoisePng, createUploadBody, sendUpload } from "./uploads.ts";

/** Opens `count` connections and writes `text` to each. Consumes the responses only if `read` is true. */
function openSockets({ origin }: RequestTarget, count: number, text: string, read: boolean) {
  const { hostname, port } = new URL(origin);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    if (read) socket.resume();
    else socket.pause();
    socket.write(text);
    return socket;
  });
}

/** Returns the request line and the Host header, without the empty line that ends the headers. */
const createRequestHead = ({ origin }: RequestTarget, method: string, path: string): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n`;

/** Writes one byte per second to each socket during `work`. Returns the number of sockets that the product closed. */
async function dripWhile(sockets: readonly Socket[], work: () => Promise<unknown>) {
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(" ");
  }, 1_000);
  await work();
  clearInterval(dripping);
  const ended = sockets.filter(({ closed }) => closed).length;
  for (const socket of sockets) socket.destroy();
  return ended;
}

const SLOW_SOCKETS = 500;
/** Maximum time until the product closes a slow connection, in milliseconds. Requests time out after 30 seconds. */
const LONGEST_MS = 33_000;

const writers: Scenario = {
  what: `${SLOW_SOCKETS} connections that write a byte a second`,
  required: "a visitor's hub ≤ 1 s, all of them ended within 33 s",
  async run(product, watch) {
    const beginning = `${createRequestHead(product, "POST", "/api/kids")}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
    const ended = await watch(() => {
      const sockets = openSockets(product, SLOW_SOCKETS, beginning, true);
      const ends = Promise.all(sockets.map((socket) => once(socket, "close")));
      return dripWhile(sockets, () => Promise.race([ends, sleep(LONGEST_MS)]));
    });
    const open = SLOW_SOCKETS - ended;
    return {
      measured: `${open} still open`,
      isMet: open === 0,
    };
  },
};

const AHEAD = 16;
const SECONDS = 20;

const readers: Scenario = {
  what: `${SLOW_SOCKETS} connections that read nothing, ${AHEAD} requests each`,
  required: "a visitor's hub ≤ 1 s",
  async run(product, watch) {
    const ask = `${createRequestHead(product, "GET", "/hub/rivera")}\r\n`.repeat(AHEAD);
    await watch(async () => {
      const sockets = openSockets(product, SLOW_SOCKETS, ask, false);
      await sleep(SECONDS * 1_000);
      for (const socket of sockets) socket.destroy();
    });
    return { measured: `${SECONDS} s`, isMet: true };
  },
};

const SILENT_SOCKETS = 2_000;
const BATCH = 100;
const READS = 20;

const address: Scenario = {
  what: `${SILENT_SOCKETS} connections of one address that send nothing`,
  required: "at most 200 stay, another address reads a hub ≤ 500 ms",
  env: () => ({ RATE_LIMIT_MULTIPLIER: "1" }),
  async run(product) {
    const sockets: Socket[] = [];
    while (sockets.length < SILENT_SOCKETS) {
      const batch = openSockets(product, BATCH, "", true);
      sockets.push(...batch);
      await Promise.all(
        batch.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])),
      );
    }
    const reads = [];
    for (let read = 0; read < READS; read += 1) {
      const hub = `http://127.0.0.1:${product.port}/api/hub/rivera/kids`;
      reads.push(await sendRequestOnConnection(hub, { localAddress: "127.0.0.2", timeout: 5_000 }));
      await sleep(100);
    }
    const open = sockets.filter(({ closed }) => !closed).length;
    for (const socket of sockets) socket.destroy();
    const longest = Math.max(...reads.map(({ ms }) => ms));
    const answered = reads.filter(({ status }) => status === 200).length;
    return {
      measured: `${open} open; ${answered} of ${READS} hubs within ${longest.toFixed(0)} ms`,
      isMet: open <= 200 && answered === READS && longest <= 500,
    };
  },
};

const FAMILIES = 2;
const UPLOADS = 10;
const ANNOUNCED_BYTES = 4_000_000;
/** Maximum time until the product ends slow uploads, in milliseconds. The product allows 10 seconds. */
const REFUSED_AFTER_MS = 15_000;

const slowUploads: Scenario = {
  what: `${FAMILIES} families with ${UPLOADS} uploads each that announce 4 MB and send a byte a second`,
  required:
    "another family's picture of 12 kB 201 within 1 s, the uploads that are read end within 15 s",
  visitorLimits: { hub: Number.POSITIVE_INFINITY },
  async run(product, watch) {
    const cookie = await getSessionCookie(product, "campaign-other");
    const heads: string[] = [];
    for (let family = 0; family < FAMILIES; family += 1) {
      const slow = await getSessionCookie(product, `campaign-slow-${family}`);
      heads.push(
        `${createRequestHead(product, "POST", "/api/pictures")}Cookie: ${slow}\r\nContent-Type: application/json\r\nContent-Length: ${ANNOUNCED_BYTES}\r\n\r\n{`,
      );
    }
    let answer = { status: 0, ms: 0 };
    const ended = await watch(() => {
      const sockets = heads.flatMap((head) => openSockets(product, UPLOADS, head, true));
      return dripWhile(sockets, async () => {
        await sleep(1_000);
        answer = await sendUpload(product, createUploadBody(createNoisePng(55)), cookie);
        await sleep(REFUSED_AFTER_MS - 1_000 - answer.ms);
      });
    });
    return {
      measured: `upload ${answer.status} within ${answer.ms.toFixed(0)} ms; ${ended} ended`,
      isMet: answer.status === 201 && answer.ms <= 1_000 && ended >= FAMILIES,
    };
  },
};

export const connectionScenarios: Scenarios = {
  writers,
  readers,
  address,
  "slow-uploads": slowUploads,
};
