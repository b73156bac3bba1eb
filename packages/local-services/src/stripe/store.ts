import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  StripeEvent,
  Subscription,
} from "./wire.ts";

/** Subscription that a checkout session will create. The real API does not return these settings either. */
export interface CheckoutSubscription {
  id: string;
  priceId: string;
  quantity: number;
  trialDays: number;
  whenCardMissing: "cancel" | "create_invoice" | "pause";
  metadata: Record<string, string>;
}

/** First response to a request with an Idempotency-Key. */
interface KeptAnswer {
  id: string;
  fingerprint: string;
  body: string;
}

/** Complete state by kind and id. The newest objects are last. */
export interface StripeState {
  customers: Record<string, Customer>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  sessions: Record<string, CheckoutSession>;
  checkoutPlans: Record<string, CheckoutSubscription>;
  portalSessions: Record<string, PortalSession>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  charges: Record<string, Charge>;
  disputes: Record<string, Dispute>;
  paymentMethods: Record<string, PaymentMethod>;
  events: Record<string, StripeEvent>;
  /** Ids of the events that the app has not accepted yet. */
  undelivered: string[];
  answers: Record<string, KeptAnswer>;
}

const MOST_EVENTS = 2_000;
const MOST_ANSWERS = 1_000;

/** Names of the fields that hold a time in seconds. */
const MOMENTS = new Set([
  "billing_cycle_anchor",
  "cancel_at",
  "canceled_at",
  "created",
  "current_period_end",
  "current_period_start",
  "due_by",
  "effective_at",
  "end",
  "ended_at",
  "expires_at",
  "finalized_at",
  "marked_uncollectible_at",
  "next_payment_attempt",
  "paid_at",
  "period_end",
  "period_start",
  "start",
  "start_date",
  "trial_end",
  "trial_start",
  "updated",
  "voided_at",
  "webhooks_delivered_at",
]);

/** State of the payment provider. It is stored in one file of the local folder, so that it survives a restart. */
export class StripeStore {
  readonly #file: string;
  readonly state: StripeState;

  constructor(localDir: string) {
    mkdirSync(localDir, { recursive: true });
    this.#file = path.join(localDir, "stripe.json");
    this.state = existsSync(this.#file)
      ? { ...nothing(), ...JSON.parse(readFileSync(this.#file, "utf8")) }
      : nothing();
  }

  save(): void {
    dropOldest(this.state.events, MOST_EVENTS);
    dropOldest(this.state.answers, MOST_ANSWERS);
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.state));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Returns a stored object of any kind by its id. Used for `expand`. */
  find(id: string): object | undefined {
    const { checkoutPlans: _plans, answers: _answers, undelivered: _ids, ...kinds } = this.state;
    for (const kind of Object.values(kinds)) {
      const found: object | undefined = Object.hasOwn(kind, id) ? kind[id] : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** Moves all stored times into the past by that many days. */
  redate(days: number): void {
    redate(this.state, days * 86_400);
  }
}

/** Returns a random id in the format of the real API's ids. */
export const createStripeId = (prefix: string): string =>
  `${prefix}_${randomBytes(12).toString("hex")}`;

/** Returns the current time in seconds. */
export const getNowSeconds = (): number => Math.floor(Date.now() / 1_000);

function redate(value: unknown, seconds: number): void {
  if (value === null || typeof value !== "object") return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === "number" && MOMENTS.has(name)) Reflect.set(value, name, part - seconds);
    else redate(part, seconds);
  }
}

function dropOldest(kind: Record<string, unknown>, most: number): void {
  for (const id of Object.keys(kind).slice(0, -most)) delete kind[id];
}

function nothing(): StripeState {
  return {
    customers: {},
    products: {},
    prices: {},
    sessions: {},
    checkoutPlans: {},
    portalSessions: {},
    subscriptions: {},
    invoices: {},
    charges: {},
    disputes: {},
    paymentMethods: {},
    events: {},
    undelivered: [],
    answers: {},
  };
}
