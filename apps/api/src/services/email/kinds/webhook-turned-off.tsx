import { findWebhook } from "@giftling/db/queries/webhooks/webhooks";
import * as words from "@giftling/messages/mail/webhooks";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionMailBody } from "../templates/action-body.tsx";

/** Mail to the owner about a webhook that was disabled after three days of failures (rule: webhooks). */
export const webhookTurnedOffMail = defineParentMail({
  facts: z.strictObject({ webhookId: z.string() }),
  turnedOffBy: null,
  async read({ db }, { family, facts }) {
    const webhook = await findWebhook(db, family.id, facts.webhookId);
    if (webhook?.turnedOffBy !== "failures") return null;
    // The rest of the URL can contain a secret of the receiver.
    return { host: new URL(webhook.url).host };
  },
  template: ({ host }, links) => ({
    subject: words.webhookDisabledSubject(),
    preview: words.webhookDisabledPreview(),
    body: createActionMailBody(
      words.webhookDisabledMessage(host),
      links.webhooks,
      words.viewWebhooksButton(),
    ),
  }),
  samples: () => ({ "webhook-turned-off": { host: "home.example" } }),
});
