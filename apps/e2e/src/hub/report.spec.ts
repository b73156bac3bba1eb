import { createFamily } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

test("reports a hub without showing the report on its page @phone", async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma" }]);
  const visitor = await newVisitor();
  await visitor.goto(hub);
  // Before hydration the link opens the page without scripts, which the next test covers.
  await expectHydrated(visitor);
  const link = visitor.getByRole("link", { name: "Report this page" });
  await link.click();
  const dialog = visitor.getByRole("dialog", { name: "Report this page" });
  const send = dialog.getByRole("button", { name: "Send the report" });
  await expect(send).toBeDisabled();
  await dialog.getByRole("radio", { name: "Something here is hurtful or frightening" }).check();
  await dialog.getByLabel("What should we know?").fill("A rude name on the wall");
  await visitor.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await link.click();
  await expect(dialog.getByLabel("What should we know?")).toHaveValue("A rude name on the wall");
  await expectAccessible(visitor);
  await expectNoHorizontalScroll(visitor);
  await send.click();
  const thanks = visitor.getByRole("dialog", { name: "Thank you for telling us" });
  await expect(thanks).toContainText("Someone will look at this page with care.");
  await thanks.getByRole("button", { name: "Close" }).last().click();
  await expect(thanks).toBeHidden();
  await expect(link).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByText("A rude name on the wall")).toHaveCount(0);
});

test("opens the report as a page without scripts", { tag: "@deep" }, async ({
  page,
  newVisitor,
}) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma" }]);
  const visitor = await newVisitor({ javaScriptEnabled: false });
  await visitor.goto(hub);
  await visitor.getByRole("link", { name: "Report this page" }).click();
  await visitor.getByRole("radio", { name: "Something else" }).check();
  await visitor.getByLabel("What should we know?").fill("Please look");
  await visitor.getByRole("button", { name: "Send the report" }).click();
  await expect(visitor.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
  await visitor.getByRole("link", { name: "Back to the page" }).click();
  await expect(visitor).toHaveURL(hub);
});
