import { createFamily, createUniqueEmailAddress } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

test("lists an address's gifts, thank-yous and subscriptions", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, ["Emma"], { tag: "mine" });
  const email = createUniqueEmailAddress("mine");
  const vera = await newVisitor();

  await test.step("records a gift and confirms the address", async () => {
    await vera.goto(hub);
    await expectHydrated(vera);
    await vera.getByRole("button", { name: "I gave something else" }).click();
    const other = vera.getByRole("dialog", { name: "Tell us about another gift" });
    await other.getByLabel("What did you give?").fill("A kazoo");
    await other.getByLabel("Your name").fill("Nana Vera");
    await other.getByRole("button", { name: "Tell the family" }).click();
    const capture = vera.getByRole("dialog", { name: "Get Updates?" });
    await capture.getByLabel("Your e-mail").fill(email);
    await capture.getByRole("button", { name: "Get updates" }).click();
    await vera.goto(getFirstMailLink(await waitForNewestMail(page, email, 1)));
    await vera.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(vera.getByRole("heading", { name: "You're all set!" })).toBeVisible();
  });

  const phone = await newVisitor();
  await test.step("requests an address, and responds identically for known and unknown addresses", async () => {
    await phone.goto("/mine");
    await phone.getByRole("button", { name: "Send me the link" }).click();
    await expect(phone.getByText("Enter an e-mail address such as ana@example.com.")).toBeVisible();
    await expectAccessible(phone);
    await phone.getByLabel("Your e-mail address").fill(email);
    await phone.getByLabel("Your e-mail address").press("Enter");
    await expect(
      phone.getByText("If you've given with this address, your link is on its way."),
    ).toBeVisible();
    await expectNoHorizontalScroll(phone);
  });

  await test.step("lists all entries after following the mail's link, with links to their pages", async () => {
    await phone.goto(getFirstMailLink(await waitForNewestMail(page, email, 2)));
    await expect(phone.getByText("A kazoo")).toBeVisible();
    await expect(phone.getByText("You get the news")).toBeVisible();
    await expect(phone.getByRole("link", { name: "Stop this family's mail" })).toBeVisible();
    await expectAccessible(phone);
    await expectNoHorizontalScroll(phone);
    await phone.getByRole("link", { name: "Your gift's page" }).click();
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("A kazoo");
  });

  await test.step("explains how to get a new link after an incomplete one", async () => {
    await phone.goto("/mine/old");
    await phone.getByRole("link", { name: "Get a new link" }).click();
    await expect(phone).toHaveURL("/mine");
  });
});
