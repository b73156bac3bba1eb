import { startWebhookReceiver } from "@giftling/api/testing/webhook-receiver";
import { createFamily } from "../support/families.ts";
import { openPurchaseDialog } from "../support/give.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
test.beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
test.afterAll(() => receiver.close());

test("an owner's server gets a gift's event, signed, and gets it again on request", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [
    { firstName: "Emma", wishes: [{ name: "Wooden train", url: "https://shop.example/train" }] },
  ]);
  const rows = page.getByRole("list", { name: "What was sent" }).getByRole("listitem");
  let secret = "";

  await test.step("adds a webhook, whose secret is shown once", async () => {
    await page.goto("/settings/account");
    await page.getByRole("link", { name: "Webhooks" }).click();
    await expect(page.getByText("You have none yet.")).toBeVisible();
    await page.getByRole("button", { name: "Add a webhook" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a webhook" });
    await dialog.getByRole("button", { name: "Add a webhook" }).click();
    await expect(dialog.getByText("Enter a full web address")).toBeVisible();
    await dialog.getByLabel("Web address").fill(receiver.url);
    await page.reload();
    await page.getByRole("button", { name: "Add a webhook" }).click();
    await expect(dialog.getByLabel("Web address")).toHaveValue(receiver.url);
    await expectAccessibleAndResponsive(page);
    await dialog.getByRole("button", { name: "Add a webhook" }).click();
    secret = (await page.getByRole("status").locator("code").textContent()) ?? "";
    expect(secret).toMatch(/^whsec_/);
    await expect(dialog).toBeHidden();
    await expectAccessibleAndResponsive(page);
  });

  await test.step("sends a test", async () => {
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("Received · answer 200");
    expect(receiver.verifiedEvents(secret)).toMatchObject([{ type: "webhook.test", data: {} }]);
  });

  await test.step("sends a gift on the hub", async () => {
    const visitor = await newVisitor();
    await visitor.goto(hub);
    await openPurchaseDialog(visitor);
    await visitor.getByLabel("Your name").fill("Grandma Rose");
    await visitor.getByRole("button", { name: "I bought this gift" }).click();
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.verifiedEvents(secret)[1]).toMatchObject({
      type: "gift.recorded",
      data: { giver: "Grandma Rose", gift: "Wooden train" },
    });
  });

  await test.step("lists the gift's event, and sends it again", async () => {
    await page.reload();
    await expect(page.getByText(receiver.url)).toBeVisible();
    await expect(page.getByText(secret)).toBeHidden();
    await page.getByRole("button", { name: /^Log/ }).click();
    await expect(rows.first()).toContainText("Gifts");
    await expect(rows.first()).toContainText("Received · answer 200");
    await rows.first().getByRole("button", { name: "Send again" }).click();
    await expect(rows.first()).toContainText("2 tries");
    const [, first, second] = receiver.verifiedEvents(secret);
    expect(second?.id).toBe(first?.id);
    await expectAccessibleAndResponsive(page);
  });

  await test.step("shows the saved values when it is edited again", async () => {
    const edit = page.getByRole("button", { name: /^Edit/ });
    const dialog = page.getByRole("dialog", { name: "Edit the webhook" });
    const url = dialog.getByLabel("Web address");
    const gifts = dialog.getByRole("checkbox", { name: "Gifts" });
    const save = async () => {
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog).toBeHidden();
    };
    await edit.click();
    await url.fill(`${receiver.url}/new`);
    await gifts.uncheck();
    await save();
    await edit.click();
    await expect(url).toHaveValue(`${receiver.url}/new`);
    await expect(gifts).not.toBeChecked();
    await save();
    await page.reload();
    await expect(page.getByRole("switch", { name: `${receiver.url}/new` })).toBeChecked();
    await edit.click();
    await expect(gifts).not.toBeChecked();
    await page.keyboard.press("Escape");
  });

  await test.step("turns it off and removes it", async () => {
    await page.getByRole("switch", { name: receiver.url }).click();
    await expect(page.getByText("Turned off. Nothing is sent.")).toBeVisible();
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("You have none yet.")).toBeVisible();
  });
});
