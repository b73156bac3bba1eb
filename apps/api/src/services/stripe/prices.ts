import { PRICE_IDS, PRICES, type PriceId } from "@giftling/domain";
import { DEFAULT_SITE_NAME } from "@giftling/messages/language";
import type Stripe from "stripe";
import { AppError } from "../../core/errors/app-error.ts";

/** ID of the Stripe product to which all prices belong. */
const PRODUCT_ID = "giftling_premium";

/** Cache lifetime of Stripe price IDs, in milliseconds. */
const FRESH_MS = 10 * 60 * 1_000;

const lookupKey = (id: PriceId): string => `giftling_${id.replaceAll("-", "_")}`;

/** Lookup of Stripe price IDs by the IDs of the catalog's prices (rule: price-catalog). */
export type PriceLookup = {
  /** Returns the ID of the Stripe price. Throws UNAVAILABLE when no price has the catalog's amount. */
  find(id: PriceId): Promise<string>;
};

export function createPriceLookup(client: () => Promise<Stripe>): PriceLookup {
  let known: { ids: Map<PriceId, string>; until: number } | null = null;
  return {
    async find(id) {
      const now = performance.now();
      if (!known?.ids.has(id) || known.until < now) {
        known = { ids: listIds(await listPrices(await client())), until: now + FRESH_MS };
      }
      const found = known.ids.get(id);
      if (found !== undefined) return found;
      const cause = new Error(`Stripe has no right price for ${id}: run pnpm stripe:prices`);
      throw new AppError("UNAVAILABLE", { cause });
    },
  };
}

/** Creates the product and prices that are missing at Stripe, such as for a changed amount. Returns the new prices. */
export async function ensureStripePrices(
  client: Stripe,
  siteName: string = DEFAULT_SITE_NAME,
): Promise<PriceId[]> {
  const present = listIds(await listPrices(client));
  const missing = PRICE_IDS.filter((id) => !present.has(id));
  if (missing.length === 0) return [];
  await ensureProduct(client, siteName);
  for (const id of missing) {
    const { cents, interval, name, text } = PRICES[id];
    await client.prices.create({
      product: PRODUCT_ID,
      currency: "usd",
      unit_amount: cents,
      recurring: { interval },
      lookup_key: lookupKey(id),
      transfer_lookup_key: true,
      nickname: `${name}, ${text}`,
    });
  }
  return missing;
}

async function ensureProduct(client: Stripe, siteName: string): Promise<void> {
  const { data } = await client.products.list({ ids: [PRODUCT_ID] });
  if (data.length > 0) return;
  await client.products.create({ id: PRODUCT_ID, name: `${siteName} Premium` });
}

async function listPrices(client: Stripe): Promise<Stripe.Price[]> {
  const { data } = await client.prices.list({
    lookup_keys: PRICE_IDS.map(lookupKey),
    active: true,
    limit: 100,
  });
  return data;
}

function listIds(prices: readonly Stripe.Price[]): Map<PriceId, string> {
  const ids = new Map<PriceId, string>();
  for (const id of PRICE_IDS) {
    const { cents, interval } = PRICES[id];
    const price = prices.find(
      (each) =>
        each.lookup_key === lookupKey(id) &&
        each.unit_amount === cents &&
        each.currency === "usd" &&
        each.recurring?.interval === interval &&
        each.recurring.interval_count === 1,
    );
    if (price) ids.set(id, price.id);
  }
  return ids;
}
