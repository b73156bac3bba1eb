import { createId } from "@giftling/db/queries/core/ids";
import { makeKid } from "@giftling/db/testing/factories";
import { deleteJob, listJobs } from "@giftling/db/testing/jobs";
import type { WebhookEvent } from "@giftling/domain";
import { deliverWebhook } from "../features/webhooks/deliver-webhook.ts";
import { queueDueGiftNotices } from "../services/email/outbox/gift-notice.ts";
import { parseTaskPayload } from "../services/jobs/queue.ts";
import { createDelivery, queueDeliveries } from "../services/webhooks/queue-events.ts";
import { startFaultySmtp } from "./faulty-smtp.ts";
import { createTestFixture } from "./test-fixture.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

export async function createWebhookFixture(env: Record<string, string> = {}) {
  const receiver = await startWebhookReceiver();
  const smtp = await startFaultySmtp();
  const world = await createTestFixture({ PRIVATE_WEBHOOKS: "yes", SMTP_URL: smtp.url, ...env });

  async function family({
    kid = {},
    events = ["gift.recorded", "contribution.reported"],
    ...facts
  }: Parameters<typeof world.parent>[0] & {
    kid?: Parameters<typeof makeKid>[2];
    events?: WebhookEvent[];
  } = {}) {
    const parent = await world.parent(facts);
    const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma", ...kid });
    const webhook = await parent.caller.webhooks.create({ url: receiver.url, events });
    const log = () => parent.caller.webhooks.deliveries({ id: webhook.id });
    return { ...parent, kidId, webhook, secret: webhook.secret ?? "", log };
  }

  /** Queues the events of new gifts, then runs the jobs of the due deliveries once each. */
  async function deliver() {
    await queueDueGiftNotices(world.deps);
    for (const { id, payload } of await listJobs(world.db, "deliver-webhook")) {
      await deleteJob(world.db, id);
      await deliverWebhook(world.deps, parseTaskPayload("deliver-webhook", payload));
    }
  }

  return {
    world,
    receiver,
    smtp,
    family,
    deliver,
    /** Queues a test event that is not sent yet. Returns the delivery's ID. */
    async queueTest(webhookId: string) {
      const event = { webhookId, eventId: createId(), type: "webhook.test" } as const;
      const now = world.clock.now();
      const delivery = { ...createDelivery(now, event), retryUntil: now };
      const [row] = await queueDeliveries(world.db, world.deps, [delivery]);
      return row?.id ?? "";
    },
    async close() {
      await world.close();
      await receiver.close();
      await smtp.close();
    },
  };
}
