import { createSocket } from "node:dgram";
import { afterAll, expect, test } from "vitest";
import { resolveHost } from "./rules.ts";

/** A and AAAA records of a local name server, as bytes by host name. The server does not respond to "slow.example". */
const RECORDS: Record<string, { 1?: number[][]; 28?: number[][] }> = {
  "toys.example": {
    1: [
      [203, 0, 113, 5],
      [203, 0, 113, 6],
    ],
    28: [[0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), 1]],
  },
  "inside.example": { 1: [[10, 0, 0, 7]] },
};

const server = createSocket("udp4");
let asked = 0;
server.on("message", (query, from) => {
  asked += 1;
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const name = labels.join(".");
  if (name === "slow.example") return;
  const question = query.subarray(12, at + 5);
  const type = query.readUInt16BE(at + 1);
  const known = RECORDS[name];
  const records = (type === 1 ? known?.[1] : known?.[28]) ?? [];
  const answers = records.map((bytes) =>
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
  );
  const head = Buffer.from([0, 0, 0x81, known ? 0x80 : 0x83, 0, 1, 0, records.length, 0, 0, 0, 0]);
  query.copy(head, 0, 0, 2);
  server.send(Buffer.concat([head, question, ...answers]), from.port, from.address);
});
await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
afterAll(() => server.close());

const resolve = (hostname: string, signal = AbortSignal.timeout(5_000)) =>
  resolveHost(hostname, signal, [`127.0.0.1:${server.address().port}`]);

test("returns every address, IPv4 first", async () => {
  expect(await resolve("toys.example")).toEqual(["203.0.113.5", "203.0.113.6", "2001:db8::1"]);
  expect(await resolve("inside.example")).toEqual(["10.0.0.7"]);
});

test("returns no address for an unknown name, and ignores the hosts file", async () => {
  expect(await resolve("nowhere.example")).toEqual([]);
});

test("returns an IP address without a query", async () => {
  const before = asked;
  expect(await resolve("127.0.0.1")).toEqual(["127.0.0.1"]);
  expect(await resolve("[::1]")).toEqual(["::1"]);
  expect(asked).toBe(before);
});

test("stops at the timeout or when aborted", { retry: 2 }, async () => {
  const started = performance.now();
  expect(await resolve("slow.example", AbortSignal.timeout(200))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(4_000);
  await expect(resolve("toys.example", AbortSignal.abort())).rejects.toThrow();
});
