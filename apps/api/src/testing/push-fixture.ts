import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { deleteJob, listJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { sendPushNotification } from "../features/push/send-push-notification.ts";
import { sendMail } from "../services/email/delivery/send-mail.ts";
import { queueDueGiftNotices } from "../services/email/outbox/gift-notice.ts";
import { parseTaskPayload } from "../services/jobs/queue.ts";
import { startPushService } from "./push-service.ts";
import { createTestFixture } from "./test-fixture.ts";

/** Creates a test fixture with a push service and without a mail server. Call `close` in `afterAll`. */
export async function createPushFixture() {
  const service = await startPushService();
  const world = await createTestFixture({ PREVIEW_TEST_ADDRESS: service.address });

  /** Subscribes a browser of the caller. Returns the subscription's endpoint. */
  async function subscribe({ push }: ReturnType<typeof world.visitor>): Promise<string> {
    const { publicKey } = await push.settings();
    const subscription = service.subscribe(publicKey ?? "");
    await push.subscribe(subscription);
    return subscription.endpoint;
  }

  /** Runs the due jobs that send push notifications, including retries without a delay. */
  async function push() {
    for (;;) {
      const next = (await listJobs(world.db, "send-push")).find((job) => job.delaySeconds <= 0);
      if (!next) return;
      await deleteJob(world.db, next.id);
      await sendPushNotification(world.deps, parseTaskPayload("send-push", next.payload));
    }
  }

  return {
    world,
    service,
    subscribe,
    push,
    /** Attempts to send each queued mail once, then sends the push notifications. */
    async deliver() {
      await queueDueGiftNotices(world.deps);
      for (const { id } of await listMails(world.db, { status: "queued" })) {
        await sendMail(world.deps, { mailId: id });
      }
      await push();
    },
    /** Creates a family with a kid and an owner with a subscribed browser. `buy` purchases a new wish. */
    async family(facts: Parameters<typeof world.parent>[0] = {}, kid: object = {}) {
      const parent = await world.parent(facts);
      const endpoint = await subscribe(parent.caller);
      const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma", ...kid });
      const buy = async (purchasedBy?: string) => {
        const { id } = await makeWish(world.db, kidId);
        const giver = purchasedBy === undefined ? { isAnonymous: true } : { purchasedBy };
        await world.visitor().wishlist.purchase({ id, ...giver });
        return id;
      };
      return { ...parent, kidId, buy, endpoint };
    },
    async close() {
      await world.close();
      await service.close();
    },
  };
}
