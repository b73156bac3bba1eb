import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchEventStream } from "./watch-event-stream.ts";

/** Fake EventSource whose events the tests dispatch. */
class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    sources.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  open() {
    this.readyState = FakeSource.OPEN;
    this.onopen?.();
  }
  fail(isFinal: boolean) {
    this.readyState = isFinal ? FakeSource.CLOSED : 0;
    this.onerror?.();
  }
  change() {
    this.dispatchEvent(new Event("change"));
  }
}

let sources: FakeSource[] = [];
let stop: AbortController;
const show = vi.fn();
const read = vi.fn(async () => show);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  sources = [];
  stop = new AbortController();
  show.mockClear();
  read.mockClear();
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  setHidden(false);
});

const watch = (readsWhenRefused = true) =>
  watchEventStream({ path: "/events?", read, readsWhenRefused, signal: stop.signal });
const settle = () => vi.advanceTimersByTimeAsync(1_000);

function setHidden(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("reads after each event, and not on the first connection", async () => {
  watch();
  sources[0]?.open();
  await settle();
  expect(read).not.toHaveBeenCalled();
  sources[0]?.change();
  await settle();
  expect(show).toHaveBeenCalledTimes(1);
});

test("reads once for events that come during a read", async () => {
  watch();
  for (let count = 0; count < 5; count += 1) sources[0]?.change();
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
  expect(show).toHaveBeenCalledTimes(1);
});

test("waits for an open dialog and for a field with the focus", async () => {
  document.body.innerHTML = "<dialog open></dialog><input>";
  watch();
  sources[0]?.change();
  await settle();
  document.querySelector("input")?.focus();
  document.querySelector("dialog")?.remove();
  await settle();
  expect(read).not.toHaveBeenCalled();
  document.querySelector("input")?.blur();
  await settle();
  expect(show).toHaveBeenCalledTimes(1);
});

test("reads again when a form was opened during the read", async () => {
  read.mockImplementationOnce(async () => {
    document.body.innerHTML = "<dialog open></dialog>";
    return show;
  });
  watch();
  sources[0]?.change();
  await settle();
  expect(show).not.toHaveBeenCalled();
  document.body.replaceChildren();
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
  expect(show).toHaveBeenCalledTimes(1);
});

test("reads once after a lost connection", async () => {
  watch();
  sources[0]?.open();
  sources[0]?.fail(false);
  await settle();
  expect(read).not.toHaveBeenCalled();
  sources[0]?.open();
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
  expect(sources).toHaveLength(1);
});

test("reads and connects again later when the server refuses the stream", async () => {
  read.mockRejectedValueOnce(new Error("away"));
  watch();
  sources[0]?.fail(true);
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sources).toHaveLength(2);
});

test("reads nothing after a refusal that does not affect access", async () => {
  watch(false);
  sources[0]?.fail(true);
  await settle();
  expect(read).not.toHaveBeenCalled();
});

test("closes the stream while the tab is hidden, and sends the age of the data afterwards", async () => {
  watch();
  sources[0]?.open();
  await vi.advanceTimersByTimeAsync(5_000);
  setHidden(true);
  expect(sources[0]?.readyState).toBe(FakeSource.CLOSED);
  await vi.advanceTimersByTimeAsync(7_000);
  setHidden(false);
  expect(sources.map(({ url }) => url)[1]).toBe("/events?since=12000");
});

test("stops when it is aborted", async () => {
  watch();
  sources[0]?.change();
  stop.abort();
  await settle();
  setHidden(true);
  setHidden(false);
  expect(show).not.toHaveBeenCalled();
  expect(sources).toHaveLength(1);
});
