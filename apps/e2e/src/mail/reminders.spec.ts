import { createFamily, createUniqueEmailAddress } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

test("supports a second day, a reminder without news, and a calendar file (rule: second-day, reminders, calendar)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const emma = { firstName: "Emma", birthdayMonth: 3, birthdayDay: 14 };
  const { hub } = await createFamily(page, [emma], { tag: "reminders" });

  await test.step("names a second day and sets its date", async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Edit Profile" }).click();
    const form = page.getByRole("dialog", { name: "Edit Profile" });
    await form.getByLabel("What the day is called").fill("Día de Reyes");
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(form.getByText("Choose a month and a day that exist together.")).toBeVisible();
    await form.getByLabel("Other day: month").selectOption("January");
    await form.getByLabel("Other day: day").selectOption("6");
    await expectAccessibleAndResponsive(page);
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(form).toBeHidden();
  });

  const email = createUniqueEmailAddress("rose");
  const rose = await newVisitor({ viewport: { width: 390, height: 844 } });

  await test.step("shows the second day to a relative, and subscribes to reminders only", async () => {
    await rose.goto(hub);
    await expect(rose.getByText("Día de Reyes January 6")).toBeVisible();
    await expectHydrated(rose);
    await rose.getByRole("button", { name: "Get updates" }).click();
    const sheet = rose.getByRole("dialog", { name: "Get Updates?" });
    await sheet.getByLabel("Your name").fill("Rose");
    await sheet.getByLabel("Your e-mail").fill(email);
    const remind = sheet.getByRole("checkbox", {
      name: "Remind me before Emma's birthday and “Día de Reyes”",
    });
    await expect(remind).not.toBeChecked();
    await remind.check();
    await sheet.getByRole("checkbox", { name: "News of Emma" }).uncheck();
    await expectAccessibleAndResponsive(rose);
    const file = rose.waitForEvent("download");
    await sheet.getByRole("link", { name: /to your calendar$/ }).click();
    expect((await file).suggestedFilename()).toBe("emma.ics");
    await sheet.getByRole("button", { name: "Get updates" }).click();
    await expect(rose.getByText(/^One more step/)).toBeVisible();
  });

  await test.step("confirms and cancels the reminder", async () => {
    const mail = await waitForNewestMail(page, email, 1);
    expect(mail.subject).toBe("Shall we remind you in time?");
    await rose.goto(getFirstMailLink(mail));
    await expect(rose.getByText(/a reminder before Emma's birthday/)).toBeVisible();
    await rose.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(rose.getByRole("heading", { name: "You're all set!" })).toBeVisible();
    await expect(rose.getByText(/^Once a year you'll get a reminder before Emma's/)).toBeVisible();
    await page.goto("/dashboard/news");
    await expect(page.locator("#followers").getByText("Reminders only")).toBeVisible();
    const forget = /\/unsubscribe\/[^/"]+(?=\/delete)/.exec(mail.html)?.[0];
    await rose.goto(`${forget}/reminders`);
    await rose.getByRole("button", { name: "No more reminders" }).click();
    await expect(rose.getByText(/^We won't remind you/)).toBeVisible();
    await expectAccessibleAndResponsive(rose);
    await page.reload();
    await expect(page.getByText("Nobody follows yet")).toBeVisible();
  });
});
