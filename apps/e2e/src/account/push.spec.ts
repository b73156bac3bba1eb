import type { CDPSession, Page } from "@playwright/test";
import { createFamily } from "../support/families.ts";
import {
  expectAccessibleAndResponsive,
  expectAccessibleInDarkMode,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

/** Push subscription with the keys from the example in RFC 8291. */
const SUBSCRIPTION = {
  endpoint: "https://push.example/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
  keys: {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

/**
 * Simulates the push permission and the push service, which a headless browser lacks. A simulated push
 * subscription survives reloads.
 */
async function replacePushService(page: Page) {
  await page.addInitScript((subscription) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    const stub = {
      ...subscription,
      toJSON: () => subscription,
      unsubscribe: async () => {
        localStorage.removeItem("subscribed");
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem("subscribed") ? stub : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!/^[\w-]{87}$/.test(applicationServerKey)) throw new Error("Not a public key");
        localStorage.setItem("subscribed", "yes");
        return stub;
      },
    });
  }, SUBSCRIPTION);
}

const section = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("a parent turns notifications on, chooses their kinds and quiet hours, and turns them off (rule: web-push)", async ({
  page,
}) => {
  await replacePushService(page);
  await createFamily(page, ["Emma"], { tag: "push" });
  await page.goto("/settings/mail/push");
  const push = section(page);
  await expectAccessibleAndResponsive(page);
  await push.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(push.getByText("This device", { exact: true })).toBeVisible();
  await expect(push.getByRole("button", { name: "Turn on for this device" })).toBeHidden();
  await expectAccessibleAndResponsive(page);
  await expectAccessibleInDarkMode(page);

  await test.step("preferences survive a reload", async () => {
    const saved = () => page.waitForResponse((response) => response.url().includes("push.update"));
    await Promise.all([
      saved(),
      push.getByRole("switch", { name: "Somebody gave a gift" }).click(),
    ]);
    await Promise.all([saved(), push.getByLabel("From").selectOption("10:00 PM")]);
    await page.reload();
    await expect(push.getByRole("switch", { name: "Somebody gave a gift" })).not.toBeChecked();
    await expect(push.getByLabel("From")).toHaveValue("22");
    await Promise.all([saved(), push.getByRole("switch", { name: "Quiet hours" }).click()]);
    await expect(push.getByLabel("From")).toBeHidden();
  });

  await push.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("Sent. It shows up in a moment.")).toBeVisible();
  await push.getByRole("button", { name: "Turn off" }).click();
  await expect(push.getByRole("button", { name: "Turn on for this device" })).toBeVisible();
  await expect(push.getByRole("switch")).toHaveCount(0);
});

/** Returns DevTools' ID for the registration of the dashboard's service worker. */
async function findRegistrationId(devTools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const dashboard = registrations.find(({ scopeURL }) => scopeURL.endsWith("/dashboard"));
      if (dashboard) resolve(dashboard.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  return found;
}

/** Script that records notifications and windows opened by a service worker. A headless browser supports neither. */
const RECORD = `
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, options) => {
    self.shown.push({ title, ...options });
  };
  self.clients.openWindow = async (url) => {
    self.opened.push(url);
  };`;

/** Returns a script that clicks a notification with the URL `url`. */
const click = (url: string) => `
  const notification = { close() {}, data: { url: ${JSON.stringify(url)} } };
  self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));`;

test("the service worker shows a notification and opens its page (rule: web-push)", async ({
  page,
  context,
}) => {
  await createFamily(page, ["Emma"], { tag: "pushed" });
  await page.goto("/dashboard");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The dashboard has no service worker");
  await worker.evaluate(RECORD);
  const devTools = await context.newCDPSession(page);
  const registrationId = await findRegistrationId(devTools);
  const { origin } = new URL(page.url());
  const url = `${origin}/dashboard/news`;
  const news = { title: "A gift for Emma", body: "Rose bought a gift for Emma.", tag: "one" };
  const data = JSON.stringify({ ...news, url });
  await devTools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  const icon = "/icons/icon-192.png";
  await expect
    .poll(() => worker.evaluate("self.shown"))
    .toEqual([{ ...news, icon, data: { url } }]);
  expect((await page.request.get(icon)).status()).toBe(200);

  await worker.evaluate(click(url));
  await expect.poll(() => worker.evaluate("self.opened")).toEqual([url]);
});

/** Push subscription of another browser. A subscription belongs to the last parent who stored it, in any test. */
const OTHER_SUBSCRIPTION = { ...SUBSCRIPTION, endpoint: "https://push.example/send/other" };

/** Script that adds a push subscription to a service worker and records whether the worker unsubscribes. */
const SUBSCRIBE = `
  self.hasEnded = false;
  self.registration.pushManager.getSubscription = async () => ({
    endpoint: ${JSON.stringify(OTHER_SUBSCRIPTION.endpoint)},
    unsubscribe: async () => {
      self.hasEnded = true;
    },
  });`;

test("the service worker ends a subscription that was turned off elsewhere (rule: web-push)", async ({
  page,
  context,
}) => {
  await createFamily(page, ["Emma"], { tag: "renewed" });
  await page.goto("/dashboard");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The dashboard has no service worker");
  await worker.evaluate(SUBSCRIBE);
  await page.request.post("/api/account/push", { data: OTHER_SUBSCRIPTION });
  await worker.evaluate("renewSubscription()");
  expect(await worker.evaluate("hasEnded")).toBe(false);
  await page.request.delete("/api/account/push", {
    data: { endpoint: OTHER_SUBSCRIPTION.endpoint },
  });
  await worker.evaluate("renewSubscription()");
  expect(await worker.evaluate("hasEnded")).toBe(true);
});

test("settings explain why notifications cannot be turned on (rule: web-push)", {
  tag: "@deep",
}, async ({ page, context }) => {
  await createFamily(page, ["Emma"], { tag: "nopush" });
  await test.step("blocked notifications", async () => {
    await page.addInitScript(() =>
      Object.defineProperty(Notification, "permission", { get: () => "denied" }),
    );
    await page.goto("/settings/mail/push");
    await expect(section(page)).toContainText("This browser blocks our notifications.");
  });
  await test.step("iPhone in the browser", async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "PushManager");
      Object.defineProperty(navigator, "standalone", { value: false });
    });
    await page.reload();
    await expect(section(page)).toContainText("Add to Home Screen");
    await expectAccessibleAndResponsive(page);
  });
  await test.step("plain HTTP", async () => {
    await context.route(/\/trpc\/.*push\.settings/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/"publicKey":"[^"]+"/, '"publicKey":null'),
      });
    });
    await page.reload();
    await expect(section(page)).toContainText("only at an https address");
  });
});
