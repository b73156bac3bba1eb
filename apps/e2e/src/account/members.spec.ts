import {
  createFamily,
  createUniqueEmailAddress,
  createUniqueFamilyUrl,
  postToApi,
  startSession,
} from "../support/families.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

const getPath = (link: string) => new URL(link).pathname;

test("invites a second parent, shares the page, and notifies the removed parent's open tab @phone", async ({
  page,
  newVisitor,
}) => {
  const family = await createFamily(page, ["Emma"], { tag: "members" });
  const email = createUniqueEmailAddress("ben");

  // Ana invites by mail.
  await page.goto("/settings/people");
  await page.getByLabel("Invite another parent").fill("ben at home");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("Enter an e-mail address such as ana@example.com.")).toBeVisible();
  await page.getByLabel("Invite another parent").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const invitations = page.getByRole("list", { name: "Invitations" });
  await expect(invitations.getByText(email)).toBeVisible();
  await expect(invitations.getByText("Invited · 7 days left")).toBeVisible();
  await expect(page.getByText("The Free plan has room for one more parent")).toBeVisible();

  // Ben opens the link, signs in, and reaches the dashboard without onboarding.
  const ben = await newVisitor();
  const mail = await waitForNewestMail(ben, email, 1);
  expect(mail.subject).toBe("Ana invites you to look after Emma's page");
  await ben.goto(getPath(getFirstMailLink(mail)));
  await expect(
    ben.getByRole("heading", { name: "Ana invites you to look after Emma's page" }),
  ).toBeVisible();
  // The page replays a click that happens before hydration.
  await ben.getByRole("button", { name: "Join", exact: true }).click();
  await ben.locator('input[name="email"]').fill(email);
  await ben.locator('input[name="name"]').fill("Ben Okafor");
  await ben.locator('button[type="submit"], input[type="submit"]').first().click();
  await ben.waitForURL(/\/dashboard/);
  await expect(ben.getByRole("heading", { name: "Emma" }).first()).toBeVisible();

  // Both parents edit the same page, and the updates name their authors.
  const kid = `/api/kids/${family.kidIds[0]}`;
  await postToApi(ben, `${kid}/wishlist`, { name: "Ben's kite", url: "https://shop.example/kite" });
  await postToApi(page, `${kid}/updates`, {
    title: "First tooth",
    content: "It wobbled for a week.",
  });
  await postToApi(ben, `${kid}/updates`, { title: "She rides", content: "Two meters, then six." });
  await page.goto("/dashboard/wishlist");
  await expect(page.getByText("Ben's kite").first()).toBeVisible();
  await page.goto("/dashboard/news");
  await expect(page.getByText(/ · Ben wrote$/)).toBeVisible();
  await expect(page.getByText(/ · Ana wrote$/)).toBeVisible();
  const relative = await newVisitor();
  await relative.goto(family.hub);
  await expect(relative.getByText(/ · Ben$/)).toBeVisible();
  await expect(relative.getByText(/ · Ana$/)).toBeVisible();

  // The owner's settings are explained to Ben, but he cannot change them.
  await ben.goto("/settings");
  await expect(ben.getByText("Ana manages the link.")).toBeVisible();
  await expect(ben.getByText("Ana manages the plan.")).toBeVisible();
  await ben.goto("/settings/account/close");
  await expect(ben.getByRole("button", { name: "Delete Account" })).toBeHidden();
  await expect(ben.getByRole("button", { name: "Leave this family" })).toBeVisible();
  await ben.goto("/subscription");
  await expect(ben.getByText("Ana manages the plan.")).toBeVisible();
  await expect(ben.getByRole("button", { name: /Upgrade|trial/ })).toHaveCount(0);

  // Ana removes Ben. Ben's open page shows the removal after the page's next API call.
  await ben.goto("/settings/account");
  await expect(ben.getByLabel("First name")).toHaveValue("Ben");
  await page.goto("/settings/people");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("What they wrote stays")).toBeVisible();
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("list", { name: "Parents" }).getByRole("listitem")).toHaveCount(1);
  await ben.getByLabel("First name").fill("Benjamin");
  await ben.getByRole("button", { name: "Save name" }).click();
  await expect(
    ben.getByRole("heading", { name: "You no longer look after this page" }),
  ).toBeVisible();

  // A reload shows the explanation of the removal once. Ben continues with a new family.
  await ben.reload();
  const told = ben.getByRole("heading", { name: "You no longer look after that page" });
  await expect(told).toBeVisible();
  await ben.getByRole("button", { name: "Start a family of your own" }).click();
  const firstStep = ben.getByRole("heading", { name: "Parent Info" });
  await expect(firstStep).toBeVisible();
  await ben.reload();
  await expect(firstStep).toBeVisible();
  await expect(told).toBeHidden();
});

test("requires the owner's approval for a parent without a verified address @phone", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  await startSession(page, createUniqueEmailAddress("early"), "Ana Rivera");
  const email = createUniqueEmailAddress("ben");
  await postToApi(page, "/api/family/invites", { email });
  const ben = await newVisitor();
  await startSession(ben, email, "Ben Okafor");
  await ben.goto(getPath(getFirstMailLink(await waitForNewestMail(ben, email, 1))));
  await ben.getByRole("button", { name: "Join", exact: true }).click();
  await expect(ben.getByRole("heading", { name: "Almost there" })).toBeVisible();
  await expect(ben.getByText("Ana still has to choose the page's link.")).toBeVisible();
  await postToApi(page, "/api/users/family-url", { familyUrl: createUniqueFamilyUrl("early") });
  await ben.getByRole("button", { name: "Check again" }).click();
  await expect(ben.getByRole("heading", { name: "Almost there" })).toBeHidden();
});

test("requires the owner's approval for a parent with another address, and transfers ownership @phone", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  await createFamily(page, ["Emma", "Theo"], { tag: "handed" });
  const invited = createUniqueEmailAddress("invited");
  await postToApi(page, "/api/family/invites", { email: invited });
  const ben = await newVisitor();
  const benEmail = createUniqueEmailAddress("ben");
  await startSession(ben, benEmail, "Ben Okafor");
  const mail = await waitForNewestMail(ben, invited, 1);
  await ben.goto(getPath(getFirstMailLink(mail)));
  await ben.getByRole("button", { name: "Join", exact: true }).click();
  await expect(ben.getByRole("heading", { name: "Almost there" })).toBeVisible();

  await page.goto("/settings#family");
  await expect(page.getByText("asks to join. Is it who you invited?")).toBeVisible();
  await page.getByRole("button", { name: "Confirm" }).click();
  const parents = page.getByRole("list", { name: "Parents" });
  await expect(parents.getByRole("listitem")).toHaveCount(2);
  await ben.getByRole("button", { name: "Check again" }).click();
  await expect(ben.getByRole("heading", { name: "You look after a family's page" })).toBeVisible();

  // Ana requests a handover. Ben follows the link in the mail and declines the request.
  const waits = parents.getByText("Asked to take over the page");
  const ask = async () => {
    await page.getByRole("button", { name: "Make owner" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ask", exact: true }).click();
    await expect(waits).toBeVisible();
  };
  await ask();
  const asked = await waitForNewestMail(ben, benEmail, 2);
  expect(asked.subject).toBe("Ana asks you to take over the family's page");
  const link = new URL(getFirstMailLink(asked));
  await ben.goto(link.pathname + link.search);
  const request = ben.getByRole("heading", { name: "Ana asks you to take over the page" });
  await expect(request).toBeVisible();
  await ben.getByRole("button", { name: "Decline" }).click();
  await expect(request).toBeHidden();
  await page.reload();
  await expect(page.getByText("Owner · you")).toBeVisible();

  // Ana requests the handover again, withdraws the request, and makes another request. Ben finds the request on Today
  // and accepts it.
  await ask();
  await page.getByRole("button", { name: "Withdraw the request" }).click();
  await expect(waits).toBeHidden();
  await ask();
  await ben.goto("/dashboard");
  await expect(ben.getByText("Ana asks you to take over the page")).toBeVisible();
  await ben.getByRole("link", { name: "See the request" }).click();
  await ben.getByRole("button", { name: "Take over" }).click();
  await expect(request).toBeHidden();
  await page.goto("/settings");
  await expect(page.getByText("Ben manages the link.")).toBeVisible();
  await expect(ben.getByLabel("Invite another parent")).toBeHidden();
  await expect(ben.getByText("Owner · you")).toBeVisible();

  // Ana leaves the family.
  await page.goto("/settings/account/close");
  await page.getByRole("button", { name: "Leave this family" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/dashboard");
  await page.waitForURL(/\/onboarding/);
  await page.goto("/join/made-up");
  await expect(page.getByRole("heading", { name: "This invitation has expired" })).toBeVisible();
});
