import { tellOthers } from "@giftling/db/queries/operation/after-commit";
import type { Deps } from "../deps.ts";
import { sendMail } from "../email/delivery/deliver.ts";
import { announceUpdate } from "../email/outbox/announce-update.ts";

type Waiting = { id: string; task_identifier: string; payload: Record<string, string> };

/** Does what the worker would do about mail by now, one job after the other, later tries and mails included. */
export async function deliverAll(deps: Deps): Promise<void> {
  const { db } = deps;
  await tellOthers(db);
  const done = new Set<string>();
  for (;;) {
    const waiting = await db.execute<Waiting>(
      `select jobs.id, task_identifier, payload from graphile_worker.jobs
       join graphile_worker._private_jobs as private on private.id = jobs.id
       where task_identifier in ('announce-update', 'send-mail') order by jobs.id`,
    );
    const next = waiting.find(({ id }) => !done.has(id));
    if (!next) return;
    done.add(next.id);
    await db.execute(`delete from graphile_worker._private_jobs where id = ${next.id}`);
    const { updateId = "", mailId = "" } = next.payload;
    if (next.task_identifier === "announce-update") await announceUpdate(deps, { updateId });
    else await sendMail(deps, { mailId });
  }
}
