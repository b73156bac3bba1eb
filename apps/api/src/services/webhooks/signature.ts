import { createHmac } from "node:crypto";
import { deriveToken } from "../../core/crypto/tokens.ts";

/**
 * Returns the secret that signs a webhook's deliveries, derived from the webhook's ID and `secretNumber`
 * (rule: webhooks).
 */
export const deriveWebhookSecret = (
  appSecret: string,
  { id, secretNumber }: { id: string; secretNumber: number },
): string => `whsec_${deriveToken(appSecret, "webhook", `${id}.${secretNumber}`)}`;

/** Returns the `Webhook-Signature` header of a body that is sent at `now`, in the format of Stripe's signatures. */
export function signWebhookBody(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
