import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type {
  StripeCharge,
  StripeCheckoutSession,
  StripeCustomer,
  StripeEvent,
  StripeInvoice,
  StripePaymentMethod,
  StripePortalSession,
  StripePrice,
  StripeProduct,
  StripeSubscription,
} from "./objects.ts";

/** Settings of the subscription that a completed Checkout Session creates. The API does not return the settings. */
export interface CheckoutSubscriptionSettings {
  priceId: string;
  quantity: number;
  trialDays: number;
  metadata: Record<string, string>;
}

/** Returns an empty state of the local payment provider: objects by ID for each kind, with the newest objects last. */
const createState = () => ({
  customers: {} as Record<string, StripeCustomer>,
  products: {} as Record<string, StripeProduct>,
  prices: {} as Record<string, StripePrice>,
  sessions: {} as Record<string, StripeCheckoutSession>,
  checkoutPlans: {} as Record<string, CheckoutSubscriptionSettings>,
  portalSessions: {} as Record<string, StripePortalSession>,
  subscriptions: {} as Record<string, StripeSubscription>,
  invoices: {} as Record<string, StripeInvoice>,
  charges: {} as Record<string, StripeCharge>,
  paymentMethods: {} as Record<string, StripePaymentMethod>,
  events: {} as Record<string, StripeEvent>,
  /** IDs of the events that the app has not yet accepted. */
  undelivered: [] as string[],
  /** Responses by idempotency key, with a hash of each request. */
  answers: {} as Record<string, { fingerprint: string; body: string }>,
});
export type StripeState = ReturnType<typeof createState>;

const MOST_EVENTS = 2_000;
const MOST_ANSWERS = 1_000;

const TIME_FIELD_PATTERN = /^created$|^next_payment_attempt$|_(at|date|end|start)$/;

/** State of the local payment provider, stored in the file stripe.json of the data folder. */
export class StripeStore {
  readonly #file: string;
  readonly state: StripeState;

  constructor(localDir: string) {
    mkdirSync(localDir, { recursive: true });
    this.#file = path.join(localDir, "stripe.json");
    const saved = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, "utf8")) : {};
    this.state = { ...createState(), ...saved };
  }

  save(): void {
    dropOldest(this.state.events, MOST_EVENTS);
    dropOldest(this.state.answers, MOST_ANSWERS);
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.state));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Moves all times in the stored state into the past by a number of seconds. */
  moveTimesIntoPast(seconds: number): void {
    redate(this.state, seconds);
  }
}

function redate(value: unknown, seconds: number): void {
  if (value === null || typeof value !== "object") return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === "number" && TIME_FIELD_PATTERN.test(name))
      Reflect.set(value, name, part - seconds);
    else redate(part, seconds);
  }
}

function dropOldest(kind: Record<string, unknown>, most: number): void {
  for (const id of Object.keys(kind).slice(0, -most)) delete kind[id];
}
