import { Agent, request } from "node:http";

export type Target = {
  name: string;
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** The expected status. */
  status?: number;
};

export type Measured = {
  name: string;
  /** Answers per second. */
  rate: number;
  /** Median and 99th percentile of the time to answer, in milliseconds. */
  p50: number;
  p99: number;
  /** Size of one answer's body. */
  bytes: number;
};

const CONNECTIONS = 16;
const WARM_MS = 1_000;
const MEASURED_MS = 4_000;

/** Requests one address on 16 connections for four seconds after a warm-up. Throws on any other status. */
export async function measure(target: Target): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begin = performance.now() + WARM_MS;
  const end = begin + MEASURED_MS;
  const times: number[] = [];
  let bytes = 0;
  async function askOn(): Promise<void> {
    while (performance.now() < end) {
      const asked = performance.now();
      bytes = await ask(target, agent);
      if (asked >= begin) times.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  agent.destroy();
  times.sort((a, b) => a - b);
  const below = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const rate = times.length / (MEASURED_MS / 1_000);
  return { name: target.name, rate, p50: below(0.5), p99: below(0.99), bytes };
}

/** Makes one call; resolves with the size of its answer in bytes. */
function ask({ url, method = "GET", headers, body, status = 200 }: Target, agent: Agent) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const type = sent === undefined ? {} : { "content-type": "application/json" };
  return new Promise<number>((resolve, reject) => {
    const call = request(url, { agent, method, headers: { ...headers, ...type } }, (answer) => {
      let size = 0;
      answer.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      answer.on("end", () => {
        if (answer.statusCode === status) resolve(size);
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}, not ${status}.`));
      });
      answer.on("error", reject);
    });
    call.on("error", reject);
    call.end(sent);
  });
}
