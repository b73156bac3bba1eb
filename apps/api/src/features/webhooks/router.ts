import * as domain from "@giftling/domain";
import { z } from "zod";
import {
  createTransactionResolver,
  noOutput,
  ownerIdempotentProcedure,
  ownerProcedure,
  router,
} from "../../trpc/trpc.ts";
import {
  addNewWebhookSecret,
  addWebhook,
  editWebhook,
  readWebhookDeliveries,
  readWebhooks,
  removeWebhook,
  retryDelivery,
  sendDeliveryNow,
  sendTestEvent,
} from "./webhooks.ts";

export const webhooksRouter = router({
  list: ownerProcedure
    .meta({
      rest: { method: "GET", path: "/api/family/webhooks" },
      summary: "The family's webhooks, without their secrets",
    })
    .output(z.array(domain.webhookOutput))
    .query(({ ctx }) => readWebhooks(ctx)),

  create: ownerIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/family/webhooks", status: 201 },
      summary: "Add a webhook, whose secret is only in this response",
      description:
        "Each event is a POST request with the JSON fields id, type, createdAt and data. The header Webhook-Signature has the form t=TIMESTAMP,v1=SIGNATURE, with the HMAC-SHA-256 of TIMESTAMP.BODY under the secret. An event can arrive more than once, with the same id.",
      errors: ["TOO_MANY"],
    })
    .input(domain.createWebhookInput)
    .output(domain.webhookWithSecretOutput)
    .mutation(createTransactionResolver(addWebhook, addNewWebhookSecret)),

  update: ownerProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/family/webhooks/:id" },
      summary: "Change a webhook, turn it on or off, or replace its secret",
    })
    .input(domain.updateWebhookInput)
    .output(domain.webhookWithSecretOutput)
    .mutation(createTransactionResolver(editWebhook)),

  remove: ownerProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/family/webhooks/:id" },
      summary: "Remove a webhook and its log",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removeWebhook)),

  deliveries: ownerProcedure
    .meta({
      rest: { method: "GET", path: "/api/family/webhooks/:id/deliveries" },
      summary: "The last 50 deliveries to a webhook, newest first",
    })
    .input(domain.idInput)
    .output(z.array(domain.deliveryOutput))
    .query(({ ctx, input }) => readWebhookDeliveries(ctx, input)),

  test: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/family/webhooks/:id/test", status: 201 },
      summary: "Send a test event to a webhook, and say how it was received",
    })
    .input(domain.idInput)
    .output(domain.deliveryOutput)
    .mutation(createTransactionResolver(sendTestEvent, sendDeliveryNow)),

  sendAgain: ownerProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/api/family/webhooks/:id/deliveries/:deliveryId/send",
      },
      summary: "Send a delivery once more, with the same event id, and say how it was received",
    })
    .input(domain.sendDeliveryInput)
    .output(domain.deliveryOutput)
    .mutation(createTransactionResolver(retryDelivery, sendDeliveryNow)),
});
