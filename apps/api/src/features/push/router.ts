import * as domain from "@giftling/domain";
import { createTransactionResolver, noOutput, parentProcedure, router } from "../../trpc/trpc.ts";
import {
  assignPushSubscription,
  queueTestPushNotification,
  readPushSettings,
  subscribeToPush,
  unsubscribeFromPush,
  updatePushPreferences,
} from "./push.ts";

export const pushRouter = router({
  settings: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/account/push" },
      summary: "Where and when the parent gets push notifications",
    })
    .output(domain.pushSettingsOutput)
    .query(({ ctx }) => readPushSettings(ctx)),

  subscribe: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/account/push", status: 201 },
      summary: "Send push notifications to the browser, until its parent signs out",
      errors: ["CONFLICT", "TOO_MANY"],
    })
    .input(domain.subscribeToPushInput)
    .output(domain.pushSettingsOutput)
    .mutation(createTransactionResolver(subscribeToPush, readPushSettings)),

  unsubscribe: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/account/push" },
      summary: "Send no more push notifications to the browser with this endpoint",
      errors: ["NOT_FOUND"],
    })
    .input(domain.unsubscribeFromPushInput)
    .output(noOutput)
    .mutation(createTransactionResolver(unsubscribeFromPush)),

  renew: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/account/push/renew" },
      summary:
        "End the push subscription with this endpoint when the session of the call is signed out",
      errors: ["NOT_FOUND"],
    })
    .input(domain.pushEndpointInput)
    .output(noOutput)
    .mutation(createTransactionResolver(assignPushSubscription)),

  update: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/account/push" },
      summary: "Choose which push notifications to get, and when not; what is left out stays",
    })
    .input(domain.pushPreferencesInput)
    .output(domain.pushSettingsOutput)
    .mutation(createTransactionResolver(updatePushPreferences, readPushSettings)),

  test: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/account/push/test" },
      summary: "Send a test notification to the browser with this endpoint",
      errors: ["NOT_FOUND"],
    })
    .input(domain.pushEndpointInput)
    .output(noOutput)
    .mutation(createTransactionResolver(queueTestPushNotification)),
});
