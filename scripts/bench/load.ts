import { connect, type Socket } from "node:net";
import { getMedian, getPercentile } from "../harness/statistics.ts";

export type LoadTestRequest = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Request body, serialized as JSON. */
  body?: object;
};

/** Server port, and the requests to send to the server in order. After the last request, the first request follows. */
export type LoadTestTarget = {
  name: string;
  port: number;
  requests: LoadTestRequest[];
  /** Whether each request can be sent only once. If true, the benchmark throws after the last request. */
  isSingleUse?: boolean;
};

export type LoadMeasurement = {
  /** Number of responses per second. */
  rate: number;
  /** Median response time in milliseconds. `p99` is the 99th percentile. */
  p50: number;
  p99: number;
  /** Number of responses with a status of 500 or higher. All other figures exclude these responses. */
  refused: number;
  /** Fraction of a core that the load generator used. A value near 1 means that the measured rate is too low. */
  loadShare: number;
};

export const LOAD_CONNECTION_COUNT = 50;

/** User agent of a browser. The product does not count page views of bots. */
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Position of the next request in each list of requests. A later measurement continues at this position. */
const cursors = new WeakMap<
  LoadTestRequest[],
  { at: number; parts: (RequestParts | undefined)[] }
>();

/** Serialized request in two parts. The header with the visitor's network address is inserted between the parts. */
type RequestParts = [line: Buffer, rest: Buffer];

/**
 * Measures the throughput of a server. Each connection sends its next request when a response arrives. Throws on a
 * status from 300 to 499, except 304. Writes serialized requests to sockets, which takes 23 microseconds of
 * one core per request. autocannon 9 takes 32 microseconds, which is too slow for the more than 30,000 responses per
 * second of the bare servers.
 */
export async function measureLoad(
  target: LoadTestTarget,
  seconds: number,
  connections = LOAD_CONNECTION_COUNT,
): Promise<LoadMeasurement> {
  const next = getNext(target);
  const times: number[] = [];
  let refused = 0;
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  const answered = (asked: number, _size: number, status: number) => {
    const now = performance.now();
    if (now > end) return false;
    if (status >= 500) refused += 1;
    else times.push(now - asked);
    return true;
  };
  await Promise.all(
    Array.from({ length: connections }, (_, index) => askOn(target, next, answered, index)),
  );
  const used = process.cpuUsage(cpu);
  const took = performance.now() - begin;
  return {
    rate: times.length / seconds,
    p50: getPercentile(times, 0.5),
    p99: getPercentile(times, 0.99),
    refused,
    loadShare: (used.user + used.system) / 1_000 / took,
  };
}

/** Returns medians of repeated measurements, the total number of refused requests and the highest CPU use. */
export const getMedianMeasurement = (all: LoadMeasurement[]): LoadMeasurement => ({
  rate: getMedian(all.map(({ rate }) => rate)),
  p50: getMedian(all.map(({ p50 }) => p50)),
  p99: getMedian(all.map(({ p99 }) => p99)),
  refused: all.reduce((sum, { refused }) => sum + refused, 0),
  loadShare: Math.max(...all.map(({ loadShare }) => loadShare)),
});

/** Measures the throughput of a server `rounds` times. Returns the medians of the rounds. */
export async function measureMedianLoad(
  target: LoadTestTarget,
  seconds: number,
  rounds: number,
): Promise<LoadMeasurement> {
  const measured: LoadMeasurement[] = [];
  while (measured.length < rounds) measured.push(await measureLoad(target, seconds));
  return getMedianMeasurement(measured);
}

/** Sends a target's next request on a new connection. Resolves with the size of the response body in bytes. */
export async function sendNextRequest(target: LoadTestTarget): Promise<number> {
  let size = 0;
  await askOn(target, getNext(target), (_asked, bytes, status) => {
    if (status >= 500) throw new Error(`${target.name}: an answer had the status ${status}.`);
    size = bytes;
    return false;
  });
  return size;
}

/** Sends each request of a target's list once, to fill the API's caches. */
export async function sendAllRequests(target: LoadTestTarget): Promise<void> {
  const { requests } = target;
  let missing = requests.length;
  await Promise.all(
    Array.from({ length: Math.min(4, requests.length) }, () =>
      askOn(target, getNext(target), () => {
        missing -= 1;
        return missing > 0;
      }),
    ),
  );
}

/** Returns a function that returns a target's next request. */
function getNext({ name, requests, port, isSingleUse }: LoadTestTarget): () => RequestParts {
  const cursor = cursors.get(requests) ?? { at: 0, parts: [] };
  cursors.set(requests, cursor);
  return () => {
    const index = cursor.at % requests.length;
    const request = requests[index];
    if (request === undefined || (isSingleUse && cursor.at >= requests.length)) {
      throw new Error(`${name}: all ${requests.length} requests were made.`);
    }
    cursor.at += 1;
    const parts = cursor.parts[index] ?? getRequest(request, port);
    if (!isSingleUse) cursor.parts[index] = parts;
    return parts;
  };
}

function getRequest(
  { path, method = "GET", headers = {}, body }: LoadTestRequest,
  port: number,
): RequestParts {
  const sent = body === undefined ? "" : JSON.stringify(body);
  const all: Record<string, string> = {
    host: `localhost:${port}`,
    "user-agent": BROWSER,
    ...headers,
    ...(body && {
      "content-type": "application/json",
      "content-length": `${Buffer.byteLength(sent)}`,
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return [
    Buffer.from(`${method} ${path} HTTP/1.1\r\n`),
    Buffer.from(`${lines.join("")}\r\n${sent}`),
  ];
}

/** Sends requests on one connection. Calls `answered` for each response, and stops when `answered` returns false. */
function askOn(
  { name, port }: LoadTestTarget,
  next: () => RequestParts,
  answered: (asked: number, size: number, status: number) => boolean,
  visitor = 0,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    // Each visitor has a different network address, because the product counts the writes of an address in one row.
    // Visitors with the same address would wait for the row's lock.
    const header = Buffer.from(`x-forwarded-for: 198.51.100.${visitor + 1}\r\n`);
    let asked = 0;
    let ended = false;
    const ask = () => {
      asked = performance.now();
      const [line, rest] = next();
      socket.write(Buffer.concat([line, header, rest]));
    };
    const fail = (error: unknown) => {
      socket.destroy();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    readAnswers(socket, (status, size, body) => {
      if (status >= 300 && status < 500 && status !== 304) {
        return fail(`${name}: an answer had the status ${status}: ${body.slice(0, 300)}`);
      }
      try {
        if (answered(asked, size, status)) return ask();
      } catch (error) {
        return fail(error);
      }
      ended = true;
      socket.end();
      resolve();
    });
    socket.once("connect", () => {
      try {
        ask();
      } catch (error) {
        fail(error);
      }
    });
    socket.once("error", fail);
    socket.once("close", () => ended || fail(`${name}: the server closed a connection.`));
  });
}

const LAST_CHUNK = "\r\n0\r\n\r\n";

/** Parses HTTP responses from a socket. Supports Content-Length and chunked encoding, but no pipelining. */
function readAnswers(
  socket: Socket,
  onAnswer: (status: number, size: number, firstPiece: string) => void,
): void {
  let head: Buffer | null = null;
  let status = 0;
  let missing = 0;
  let isChunked = false;
  let size = 0;
  let tail = "";
  let firstPiece = "";
  socket.on("data", (piece: Buffer) => {
    let body = piece;
    if (status === 0) {
      const start: Buffer = head === null ? piece : Buffer.concat([head, piece]);
      const at = start.indexOf("\r\n\r\n");
      if (at < 0) {
        head = start;
        return;
      }
      head = null;
      const text = start.toString("latin1", 0, at);
      status = Number(text.slice(9, 12));
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
      isChunked = length === undefined && /\r\ntransfer-encoding: chunked/i.test(text);
      missing = Number(length ?? 0);
      size = 0;
      tail = "\r\n";
      body = start.subarray(at + 4);
      firstPiece = status >= 300 ? body.toString() : "";
    }
    size += body.length;
    missing -= body.length;
    if (isChunked)
      tail = (tail + body.subarray(-LAST_CHUNK.length).toString("latin1")).slice(
        -LAST_CHUNK.length,
      );
    if (isChunked ? tail !== LAST_CHUNK : missing > 0) return;
    const ended = status;
    status = 0;
    onAnswer(ended, size, firstPiece);
  });
}
