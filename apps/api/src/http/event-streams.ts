import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { HubCache } from "../cache/hub-cache.ts";
import { AppError, createRateLimitError } from "../core/errors/app-error.ts";
import { EVENT_STREAM_LIMITS } from "../limits/limits.ts";

export type EventStreamTimings = {
  /** Delay in milliseconds between a change and its event. One event covers all changes within the delay. */
  batchMs: number;
  /**
   * Idle time in milliseconds after which a heartbeat is sent. Must be shorter than the idle timeouts of connections
   * and proxies.
   */
  heartbeatMs: number;
  /** Maximum additional random delay of an event in milliseconds, if gifts are surprises (rule: surprises). */
  surpriseMs: number;
};

export const DEFAULT_EVENT_STREAM_TIMINGS: EventStreamTimings = {
  batchMs: 100,
  heartbeatMs: 25_000,
  surpriseMs: 5 * 60_000,
};

/** Interval in milliseconds between checks for due heartbeats and for a shutdown. */
const TICK_MS = 1_000;

/** Maximum number of unsent bytes per client. A client above the maximum is disconnected. */
const MAX_UNSENT_BYTES = 512;

/**
 * Retention of change times in milliseconds. A new stream reports a change that its client missed within this period.
 */
const REMEMBER_MS = 60_000;

/** Retry-After in seconds for an event stream above the limit of the process. */
const RETRY_AFTER = 60;

/** Returns a random delay in milliseconds before a client reconnects, to spread the load. */
const getRetryDelay = () => 2_000 + Math.floor(Math.random() * 4_000);

const EVENT = "event: change\ndata:\n\n";
const HEARTBEAT = ":\n\n";

/** Data version and surprise setting of an event stream. Both determine whether and when the stream sends an event. */
export type EventStreamState = {
  /** Version of the data that the client shows. Null to send an event for every change of the family. */
  version: string | null;
  keepsSurprises: boolean;
};

type StreamOptions = {
  familyId: string;
  address: string;
  /** Age of the client's data in milliseconds. Null if the client reads the data after connecting. */
  since: number | null;
  state: EventStreamState;
  /** Returns the current data version and surprise setting. Rejects when the client has lost access to the data. */
  check: () => Promise<EventStreamState>;
};

type Stream = StreamOptions & {
  raw: ServerResponse;
  sentAt: number;
  checkTimer: NodeJS.Timeout | null;
  eventTimer: NodeJS.Timeout | null;
};

/**
 * Creates the server-sent event streams of a process. An event signals only that the family's data has changed. A
 * stream ends when its client may no longer read the data, and at a shutdown (rule: live-pages).
 */
export function createEventStreams(
  app: FastifyInstance,
  hubs: HubCache,
  {
    perVisitor,
    timings,
    isDraining,
  }: {
    perVisitor: number;
    timings: EventStreamTimings;
    isDraining: () => boolean;
  },
) {
  const streams = new Set<Stream>();
  const countOf = new Map<string, number>();
  /** Times of the latest changes by family ID, oldest first. */
  const changedAt = new Map<string, number>();
  /** Start time of the current subscription to changes. The process has received every change since that time. */
  let completeSince = Date.now();
  let ticker: NodeJS.Timeout | undefined;

  function remove(stream: Stream): void {
    if (!streams.delete(stream)) return;
    clearTimeout(stream.checkTimer ?? undefined);
    clearTimeout(stream.eventTimer ?? undefined);
    const left = (countOf.get(stream.address) ?? 1) - 1;
    if (left > 0) countOf.set(stream.address, left);
    else countOf.delete(stream.address);
    if (streams.size === 0) clearInterval(ticker);
  }

  function end(stream: Stream): void {
    remove(stream);
    stream.raw.end();
  }

  function write(stream: Stream, text: string): void {
    stream.sentAt = Date.now();
    stream.raw.write(text);
    if (stream.raw.writableLength > MAX_UNSENT_BYTES) stream.raw.destroy();
  }

  function sendEvent(stream: Stream): void {
    stream.eventTimer = null;
    write(stream, EVENT);
  }

  /** Ends the event stream if its client lost access. Otherwise sends an event if the client's data has changed. */
  async function check(stream: Stream): Promise<void> {
    stream.checkTimer = null;
    const before = stream.state;
    try {
      stream.state = await stream.check();
    } catch {
      return end(stream);
    }
    const { version, keepsSurprises } = stream.state;
    const isSame = version !== null && version === before.version;
    if (isSame || stream.eventTimer !== null || !streams.has(stream)) return;
    // The time of an event must not reveal which visitor caused it.
    const delay = keepsSurprises ? Math.random() * timings.surpriseMs : 0;
    if (delay === 0) sendEvent(stream);
    else stream.eventTimer = setTimeout(sendEvent, delay, stream).unref();
  }

  function scheduleCheck(stream: Stream, delay: number): void {
    stream.checkTimer ??= setTimeout(() => void check(stream), delay).unref();
  }

  function remember(familyId: string): void {
    const now = Date.now();
    changedAt.delete(familyId);
    changedAt.set(familyId, now);
    for (const [id, time] of changedAt) {
      if (time > now - REMEMBER_MS) return;
      changedAt.delete(id);
    }
  }

  /** Returns whether a family may have changed within the last `age` milliseconds. */
  function mayHaveChanged(familyId: string, age: number): boolean {
    const from = Date.now() - age;
    return age > REMEMBER_MS || from < completeSince || (changedAt.get(familyId) ?? 0) >= from;
  }

  hubs.subscribe((familyId) => {
    if (familyId === null) completeSince = Date.now();
    else remember(familyId);
    for (const stream of streams) {
      if (familyId === null) scheduleCheck(stream, Math.random() * getRetryDelay());
      else if (familyId === stream.familyId) scheduleCheck(stream, timings.batchMs);
    }
  });

  function tick(): void {
    const due = Date.now() - timings.heartbeatMs;
    for (const stream of streams) {
      if (isDraining()) end(stream);
      else if (stream.sentAt <= due) write(stream, HEARTBEAT);
    }
  }

  app.addHook("preClose", (done) => {
    for (const stream of streams) end(stream);
    done();
  });

  return {
    /**
     * Opens an event stream. Throws RATE_LIMITED above the client's limit, and UNAVAILABLE above the process's limit.
     */
    open(reply: FastifyReply, options: StreamOptions): void {
      const { address, familyId, since } = options;
      const count = countOf.get(address) ?? 0;
      if (count >= perVisitor) throw createRateLimitError(RETRY_AFTER * 1_000);
      if (streams.size >= EVENT_STREAM_LIMITS.perProcess) {
        throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER });
      }
      // With this header, proxies such as nginx do not buffer the events.
      reply.type("text/event-stream").header("x-accel-buffering", "no").hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value);
      }
      const isStale = since !== null && mayHaveChanged(familyId, since);
      raw.write(`retry: ${getRetryDelay()}\n\n${isStale ? EVENT : ""}`);
      if (isDraining()) return void raw.end();
      const stream = { ...options, raw, sentAt: Date.now(), checkTimer: null, eventTimer: null };
      countOf.set(address, count + 1);
      if (streams.size === 0) ticker = setInterval(tick, TICK_MS).unref();
      streams.add(stream);
      raw.once("close", () => remove(stream));
    },
  };
}
