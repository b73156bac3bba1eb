import { createHmac } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { createStripeEvent, getUnixTime } from "./objects.ts";
import type { StripeStore } from "./store.ts";

const TIMEOUT_MS = 10_000;
/** Delay before the first retry of a delivery, in milliseconds. The delay doubles with each retry, up to one hour. */
const FIRST_RETRY_DELAY_MS = 500;
const LONGEST_PAUSE_MS = 60 * 60 * 1_000;
/** Maximum random delay before a delivery, in milliseconds. The delay makes events arrive out of order. */
const MAX_JITTER_MS = 150;

/** Sender of signed webhooks to the app. Retries failed deliveries. Events can arrive repeatedly and in any order. */
export class WebhookDelivery {
  readonly #store: StripeStore;
  readonly #url: string;
  readonly #secret: string;
  readonly #stop = new AbortController();

  constructor(store: StripeStore, url: string, secret: string) {
    this.#store = store;
    this.#url = url;
    this.#secret = secret;
    // Disables the warning about many listeners, because every pending delivery listens to this signal.
    setMaxListeners(0, this.#stop.signal);
    for (const id of store.state.undelivered) void this.#deliver(id);
  }

  /** Records an event about an API object, and sends it. `at` is a Unix time in seconds. */
  emit(type: string, object: object, at: number): void {
    const event = createStripeEvent(type, object, at);
    this.#store.state.events[event.id] = event;
    this.send(event.id);
  }

  /** Starts the delivery of a stored webhook event to the app, for the first time or again. */
  send(id: string): void {
    const { undelivered } = this.#store.state;
    if (!undelivered.includes(id)) undelivered.push(id);
    void this.#deliver(id);
  }

  close(): void {
    this.#stop.abort();
  }

  async #deliver(id: string): Promise<void> {
    const { signal } = this.#stop;
    let pause = FIRST_RETRY_DELAY_MS;
    await sleep(Math.random() * MAX_JITTER_MS, undefined, { signal, ref: false }).catch(() => null);
    while (!signal.aborted && !(await this.#isTaken(id))) {
      await sleep(pause, undefined, { signal, ref: false }).catch(() => null);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  async #isTaken(id: string): Promise<boolean> {
    const { state } = this.#store;
    const event = state.events[id];
    if (!event) return true;
    const body = JSON.stringify(event);
    const answer = await fetch(this.#url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signature(body, this.#secret),
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch(() => null);
    await answer?.body?.cancel();
    if (!answer?.ok) return false;
    state.undelivered = state.undelivered.filter((each) => each !== id);
    this.#store.save();
    return true;
  }
}

/** Returns the value of the Stripe-Signature header: the current time, and an HMAC of the time and the body. */
function signature(body: string, secret: string): string {
  const at = getUnixTime();
  const v1 = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${v1}`;
}
