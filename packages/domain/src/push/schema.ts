import { z } from "zod";
import { MAIL_PREFERENCES } from "../account/mail-preferences/schema.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { timestampSchema } from "../text/schema.ts";
import { isTimeZone } from "./quiet-hours.ts";

/** Maximum number of browsers in which a parent gets push notifications (rule: web-push). */
export const MAX_PUSH_SUBSCRIPTIONS = 20;

const hour = z.int().min(0).max(23);

const pushPreferences = MAIL_PREFERENCES.extend({
  /** Hour at which the quiet hours start, from 0 to 23. Equal to `quietUntil` if there are no quiet hours. */
  quietFrom: hour,
  /** Hour at which the quiet hours end, from 0 to 23. */
  quietUntil: hour,
  /**
   * IANA name of the parent's time zone. Null until a browser sends the name. The parent has no quiet hours before
   * that.
   */
  timeZone: z.string().nullable(),
});
export type PushPreferences = z.infer<typeof pushPreferences>;

export const pushPreferencesInput = pushPreferences
  .extend({ timeZone: z.string().max(64).refine(isTimeZone, PARENT_ERRORS.timeZoneUnknown) })
  .partial();
export type PushPreferencesInput = z.infer<typeof pushPreferencesInput>;

/** Browser in which the parent gets push notifications. */
const pushSubscriptionView = z.strictObject({
  /** URL at the browser's push service. Identifies the push subscription. */
  endpoint: z.string(),
  /** Name of the browser and system, such as "Safari, iPhone". Null if unknown. */
  device: z.string().nullable(),
  createdAt: timestampSchema,
});
export type PushSubscriptionView = z.infer<typeof pushSubscriptionView>;

/** Response of GET, POST and PATCH /api/account/push (rule: web-push). */
export const pushSettingsOutput = z.strictObject({
  /** Public key of the server's VAPID key pair in base64url. Null on plain HTTP, where browsers do not support push. */
  publicKey: z.string().nullable(),
  subscriptions: z.array(pushSubscriptionView),
  preferences: pushPreferences,
});
export type PushSettingsView = z.infer<typeof pushSettingsOutput>;

const endpoint = z
  .url(PARENT_ERRORS.pushEndpointInvalid)
  .max(2_048, PARENT_ERRORS.pushEndpointInvalid);

/** Returns the schema of a key with `bytes` bytes in base64url. */
const key = (bytes: number) =>
  z.base64url().refine((text) => decodedLength(text) === bytes, PARENT_ERRORS.pushEndpointInvalid);

/** Returns the number of bytes that a base64url text without padding encodes. */
const decodedLength = (text: string) => Math.floor((text.length * 3) / 4);

const keys = z.strictObject({
  /** Public key of the browser, an uncompressed point of the curve P-256. */
  p256dh: key(65),
  auth: key(16),
});

/** Input of POST /api/account/push, with the fields of the browser's `PushSubscription`. */
export const subscribeToPushInput = z.strictObject({ endpoint, keys });
export type SubscribeToPushInput = z.infer<typeof subscribeToPushInput>;

/** Input of DELETE /api/account/push. The endpoint identifies the subscription. */
export const unsubscribeFromPushInput = z.strictObject({ endpoint, keys: keys.optional() });
export type UnsubscribeFromPushInput = z.infer<typeof unsubscribeFromPushInput>;

export const pushEndpointInput = z.strictObject({ endpoint });
export type PushEndpointInput = z.infer<typeof pushEndpointInput>;
