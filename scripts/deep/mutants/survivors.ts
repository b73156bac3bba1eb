import type { NamedSurvivors } from "./results.ts";

const FUNCTIONS = "packages/db/functions";

/** Mutants that no test can notice, or need not, with the reason. A run fails on every other survivor. */
export const NAMED_SURVIVORS: readonly NamedSurvivors[] = [
  {
    source: `${FUNCTIONS}/count_gift_v1.sql`,
    reason:
      "A window that ends in this very microsecond: the column has milliseconds, so a test cannot place it there.",
    mutants: [
      "> → >= in hour_ends = case when present.hour_ends > now() then present.hour_ends else excluded.hour_ends end,",
      "> → >= in hour_tries = case when present.hour_ends > now() then present.hour_tries else 0 end + 1,",
      "> → >= in hour_gifts = case when present.hour_ends > now() then present.hour_gifts else 0 end + is_gift,",
      "> → >= in hour_holds = case when present.hour_ends > now() then present.hour_holds else 0 end + is_hold,",
      "> → >= in day_ends = case when present.day_ends > now() then present.day_ends else excluded.day_ends end,",
      "> → >= in day_tries = case when present.day_ends > now() then present.day_tries else 0 end + 1,",
      "> → >= in day_gifts = case when present.day_ends > now() then present.day_gifts else 0 end + is_gift,",
      "> → >= in day_holds = case when present.day_ends > now() then present.day_holds else 0 end + is_hold",
    ],
  },
  {
    source: `${FUNCTIONS}/record_contribution_v1.sql`,
    reason:
      "The foreign keys of the new row take the same lock a few statements later. A kid or a link deleted in between ends the call with an error instead of 'missing'; nothing is stored either way.",
    mutants: [
      "for key share of kids → nothing in for key share of kids;",
      "for key share → nothing in perform from payment_links where id = given.payment_link_id and kid_id = given.kid_id for key share;",
    ],
  },
  {
    source: `${FUNCTIONS}/record_purchase_v1.sql`,
    reason:
      "Equivalent: more pieces are generated than needed, and a wish for any number takes the first free one.",
    mutants: [
      "item_id = wish.id → true in from generate_series(1, coalesce(wish.quantity, 1 + (select count(*)::integer from purchases where item_id = wish.id)))",
    ],
  },
];
