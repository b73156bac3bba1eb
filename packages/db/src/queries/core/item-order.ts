import type { PriorityRef } from "@giftling/domain";
import { sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { PRIORITY_TABLES } from "../../schema/priorities.ts";

/**
 * Stores the order of a kid's items of one kind. Items that `ids` omits follow in their current order. Ignores items of
 * other kids. Requires `lockKid`, which serializes concurrent calls (rule: own-order).
 */
export async function saveItemOrder(
  tx: Executor,
  kind: PriorityRef["kind"],
  kidId: string,
  ids: readonly string[],
): Promise<void> {
  const table = PRIORITY_TABLES[kind];
  await tx.execute(sql`
    with asked as (
      select id::uuid as id, place
      from jsonb_array_elements_text(${JSON.stringify(ids.filter((id) => validate(id)))}::jsonb)
        with ordinality as given (id, place)
    ), ordered as (
      select thing.id, row_number() over (order by asked.place, thing.position, thing.id) as place
      from ${table} as thing left join asked on asked.id = thing.id
      where thing.kid_id = ${kidId}
    )
    update ${table} as thing set position = ordered.place
    from ordered where ordered.id = thing.id and thing.position is distinct from ordered.place`);
}
