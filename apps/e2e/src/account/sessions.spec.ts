import { createFamily, startSession } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("lists where a parent is signed in, and signs out everywhere (rule: sessions)", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { email } = await createFamily(page, ["Emma"]);
  const phone = await newVisitor({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });
  await startSession(phone, email, "Ana Rivera");
  await page.goto("/settings/account");
  await page.getByRole("main").getByRole("link", { name: "Where you’re signed in" }).click();
  await expect(page).toHaveURL(/\/settings\/account\/sessions$/);
  const sessions = page.getByRole("region", { name: "Where you’re signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
  await expect(sessions.getByText("Safari, iPhone")).toBeVisible();
  await expectAccessibleAndResponsive(page);
  await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  for (const browser of [page, phone]) {
    expect((await browser.request.get("/api/auth/user")).status()).toBe(401);
  }
});
