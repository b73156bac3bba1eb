import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { findPostgresError } from "../../postgres-error.ts";

/** Counter columns of `gift_counts`, in the order of the limits in SQL (functions/count_gift_v2.sql). */
const COUNTERS = [
  "hour_tries",
  "hour_gifts",
  "hour_holds",
  "day_tries",
  "day_gifts",
  "day_holds",
] as const;
export type GiftRateLimitCounter = (typeof COUNTERS)[number];

/** Maximum value of each counter. A counter without a maximum is unlimited. */
export type GiftRateLimits = Partial<Record<GiftRateLimitCounter, number>>;

/** Rate-limit keys, kind of gift and limits with which a visitor's gift is counted (rule: rate-limits). */
export type GiftRateLimitParameters = {
  visitorKey: string;
  hubKey: string;
  kind: "try" | "gift" | "hold";
  limits: { visitor: GiftRateLimits; hub: GiftRateLimits };
};

/** Exceeded rate limit, and the time in milliseconds until the limit's window ends. */
export type ExceededRateLimit = { key: string; counter: GiftRateLimitCounter; msLeft: number };

const listLimits = (limits: GiftRateLimits) => COUNTERS.map((counter) => limits[counter] ?? null);

/** Returns the rate-limit fields of the JSON that `serializeGiftEffects` creates. */
export const toRateLimitFields = ({
  visitorKey,
  hubKey,
  kind,
  limits,
}: GiftRateLimitParameters) => ({
  visitorKey,
  hubKey,
  countedAs: kind,
  visitorLimits: listLimits(limits.visitor),
  hubLimits: listLimits(limits.hub),
});

/**
 * Counts a visitor's failed attempt to record a gift, in a separate transaction. Rejects if a limit is exceeded
 * (`getExceededRateLimit`).
 */
export async function recordGiftAttempt(
  db: Executor,
  counting: GiftRateLimitParameters,
): Promise<void> {
  const { visitorKey, hubKey, limits } = counting;
  const [visitorLimits, hubLimits] = [limits.visitor, limits.hub].map(
    (row) =>
      sql`array[${sql.join(
        listLimits(row).map((limit) => sql`${limit}`),
        sql`, `,
      )}]::integer[]`,
  );
  await db.execute(
    sql`select count_gift_v2(${visitorKey}, ${hubKey}, 'try', ${visitorLimits}, ${hubLimits})`,
  );
}

/** Returns the exceeded limit that an error of a SQL gift function reports, or null for other errors. */
export function getExceededRateLimit(error: unknown): ExceededRateLimit | null {
  const reported = findPostgresError(error);
  return reported?.code === "GL429"
    ? (JSON.parse(reported.detail ?? "") as ExceededRateLimit)
    : null;
}
