/** Interval in milliseconds between checks whether the page is still in use. */
const BUSY_MS = 300;

/** Delay in milliseconds before the page reopens a stream that the server refused. */
const REFUSED_MS = 60_000;

/**
 * Assumed maximum latency of the event stream's request, in milliseconds. The latency is added to the age of the page's
 * data, so that no change during the request is missed.
 */
const REQUEST_MS = 5_000;

/** Selector of elements in use: an open dialog, a pressed element or a field with the focus. */
const IN_USE =
  "dialog[open], [role=dialog], body :active, textarea:focus, input:focus:not([type=radio], [type=checkbox])";

/** Returns whether the page is in use, so that a change of its content would disturb the visitor. */
const isInUse = () => document.querySelector(IN_USE) !== null;

type Options = {
  /** URL of an event stream of the API. Ends with "?" or "&", because a parameter is appended. */
  path: string;
  /** Requests the page's data. Resolves with a function that shows the data. */
  read: () => Promise<() => void>;
  /**
   * Whether to call `read` after the server refuses the event stream. A refusal can mean that the visitor lost access.
   */
  readsWhenRefused: boolean;
  signal: AbortSignal;
};

/**
 * Subscribes to an event stream of the API while the tab is visible. Requests and shows the page's data after each
 * event, and when events may have been missed. Waits until the page is not in use. Stops when the signal is aborted
 * (rule: live-pages).
 */
export function watchEventStream({ path, read, readsWhenRefused, signal }: Options): void {
  let source: EventSource | null = null;
  let timer = 0;
  /** Latest time at which the page's data was current. */
  let currentAt = performance.timeOrigin;
  let isDue = false;
  let isRunning = false;

  async function update(): Promise<void> {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue && !signal.aborted) {
      if (isInUse()) {
        await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
        continue;
      }
      isDue = false;
      // Ignores a failure, because the data is read again when the stream reopens.
      const show = await read().catch(() => null);
      if (isInUse()) isDue = true;
      else if (!isDue && !signal.aborted) show?.();
    }
    isRunning = false;
  }

  function connect(): void {
    clearTimeout(timer);
    if (document.hidden || source !== null) return;
    let hasFailed = false;
    // The server sends an event immediately if the data has changed since `currentAt`.
    const opened = new EventSource(
      `${path}since=${Math.round(Date.now() - currentAt) + REQUEST_MS}`,
    );
    source = opened;
    opened.addEventListener("change", () => void update());
    opened.onopen = () => {
      if (hasFailed) void update();
      hasFailed = false;
    };
    opened.onerror = () => {
      hasFailed = true;
      if (opened.readyState !== EventSource.CLOSED) return;
      if (readsWhenRefused) void update();
      source = null;
      timer = window.setTimeout(connect, REFUSED_MS);
    };
  }

  function disconnect(): void {
    if (source?.readyState === EventSource.OPEN) currentAt = Date.now();
    source?.close();
    source = null;
    clearTimeout(timer);
  }

  const onVisibilityChange = () => (document.hidden ? disconnect() : connect());
  if (signal.aborted) return;
  document.addEventListener("visibilitychange", onVisibilityChange, { signal });
  signal.addEventListener("abort", disconnect);
  connect();
}
