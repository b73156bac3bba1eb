import { actionOf, actOn, openDashboard } from "./dashboard.ts";
import { post, startSession } from "./families.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./page-checks.ts";
import { expect, holdCall, test } from "./test.ts";

type Story = {
  section: string;
  addButton: string;
  /** What is typed into the dialog, by label. */
  fields: Readonly<Record<string, string>>;
  saveButton: string;
  /** The button waits for what is required (rule: required-fields); elsewhere the fields say what is missing. */
  saveWaits?: true;
  name: string;
  renamed: string;
  nameField: string;
  failure: string;
  /** The procedures that a cut line keeps from the server. */
  create: string;
  call: string;
};

const stories: readonly Story[] = [
  {
    section: "Registries",
    addButton: "Add a registry",
    fields: { Label: "Birthday list", "Web address": "target.com/gift-registry/emma" },
    saveButton: "Add the registry",
    name: "Birthday list",
    renamed: "Emma's birthday list",
    nameField: "Label",
    failure: "Error updating registry",
    create: "links.createRegistry",
    call: "links.updateRegistry",
  },
  {
    section: "Contribution Tracking",
    addButton: "Add a payment link",
    fields: {
      Label: "College fund",
      "Web address": "college.example/emma",
      "Contribution code": "EM-529",
    },
    saveButton: "Add the link",
    saveWaits: true,
    name: "College fund",
    renamed: "Emma's college fund",
    nameField: "Label",
    failure: "Error updating payment link",
    create: "links.createPayment",
    call: "links.updatePayment",
  },
  {
    section: "Family Updates",
    addButton: "Add an update",
    fields: { Title: "First tooth", Message: "It wobbled for a week." },
    saveButton: "Post the update",
    name: "First tooth",
    renamed: "The first tooth",
    nameField: "Title",
    failure: "Error updating update",
    create: "updates.create",
    call: "updates.update",
  },
  {
    section: "Wishlist",
    addButton: "Add a gift",
    fields: { Name: "Wooden train", "Web address": "shop.example/train", Price: "$40" },
    saveButton: "Add to the wishlist",
    name: "Wooden train",
    renamed: "Red wooden train",
    nameField: "Name",
    failure: "Error updating item",
    create: "wishlist.create",
    call: "wishlist.update",
  },
];

for (const story of stories) {
  test(`${story.section}: add, edit, a cut line, delete and undo`, { tag: "@phone" }, async ({
    page,
  }) => {
    await openDashboard(page, "sections");
    const section = page.getByRole("region", { name: story.section, exact: true });
    const dialog = page.getByRole("dialog");
    const entry = (name: string) => section.getByText(name, { exact: true });

    await test.step("add, from the empty state", async () => {
      await section.getByRole("button", { name: story.addButton }).click();
      const save = dialog.getByRole("button", { name: story.saveButton });
      if (story.saveWaits) {
        await expect(save).toBeDisabled();
      } else {
        await save.click();
        await expect(dialog.getByText(/^Please (enter|write)/).first()).toBeVisible();
      }
      for (const [label, value] of Object.entries(story.fields)) {
        await dialog.getByLabel(label).fill(value);
      }
      await expectAccessible(page, "dialog");
      await page.route(`**/trpc/${story.create}**`, (route) => route.abort());
      await dialog.getByRole("button", { name: story.saveButton }).click();
      await expect(dialog.getByRole("alert")).toContainText("We couldn't reach the server");
      await expect(dialog.getByLabel(story.nameField)).toHaveValue(story.name);
      await expect(entry(story.name)).toHaveCount(0);
      await page.unroute(`**/trpc/${story.create}**`);
      await dialog.getByRole("button", { name: story.saveButton }).click();
      await expect(dialog).toBeHidden();
      await expect(entry(story.name)).toBeVisible();
    });

    await test.step("edit; the focus comes back to the button", async () => {
      await actOn(section, "Edit", story.name);
      await expect(dialog.getByLabel(story.nameField)).toHaveValue(story.name);
      await expectAccessible(page, "dialog");
      await dialog.getByLabel(story.nameField).fill(story.renamed);
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await expect(dialog).toBeHidden();
      await expect(entry(story.renamed)).toBeVisible();
      await expect(actionOf(section, "Edit", story.renamed)).toBeFocused();
    });

    await test.step("a cut line: shown at once, rolled back, and nothing typed is lost", async () => {
      const call = await holdCall(page, story.call);
      await actOn(section, "Edit", story.renamed);
      await dialog.getByLabel(story.nameField).fill("Never saved");
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await expect(entry("Never saved")).toBeVisible();
      call.abort();
      await expect(page.getByText(story.failure)).toBeVisible();
      await expect(entry(story.renamed)).toBeVisible();
      await expect(dialog.getByLabel(story.nameField)).toHaveValue("Never saved");
      await page.unroute(`**/trpc/${story.call}**`);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step("delete and undo", async () => {
      await actOn(section, "Delete", story.renamed);
      const undo = section.getByRole("button", { name: `Undo: ${story.renamed}` });
      await expect(undo).toBeFocused();
      await undo.press("Enter");
      await expect(actionOf(section, "Delete", story.renamed)).toBeFocused();
      await page.reload();
      await expect(entry(story.renamed)).toBeVisible();
    });

    await test.step("delete and leave the page: it is gone for good", async () => {
      await actOn(section, "Delete", story.renamed);
      await page.goto("/about");
      await page.goto("/dashboard");
      await expect(section.getByRole("button", { name: story.addButton })).toBeVisible();
      await expect(entry(story.renamed)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });
  });
}

test("the limit of the free plan is said kindly: before the form, and in one that was open already", async ({
  page,
}) => {
  await openDashboard(page, "sections");
  const dialog = page.getByRole("dialog");
  const section = page.getByRole("region", { name: "Registries" });
  const kids = await (await page.request.get("/api/kids")).json();
  const add = async (label: string) => {
    await dialog.getByLabel("Label").fill(label);
    await dialog.getByLabel("Web address").fill("target.com/emma");
    await dialog.getByRole("button", { name: "Add the registry" }).click();
  };
  for (const label of ["One", "Two", "Three"]) {
    await section.getByRole("button", { name: "Add a registry" }).click();
    await add(label);
    await expect(dialog).toBeHidden();
  }
  await test.step("the last place is taken elsewhere while the form is open", async () => {
    await section.getByRole("button", { name: "Add a registry" }).click();
    await dialog.getByLabel("Label").fill("Five");
    const url = "https://target.com/emma";
    await post(page, `/api/kids/${kids[0].id}/registry-links`, {
      service: "target",
      label: "Four",
      url,
    });
    await add("Five");
    await expect(dialog.getByRole("alert")).toContainText(/Free/);
    await expect(dialog.getByLabel("Label")).toHaveValue("Five");
  });
  await test.step("a full plan is told in place of the form, and the focus comes back", async () => {
    await page.reload();
    const button = section.getByRole("button", { name: "Add a registry" });
    for (const _ of ["once", "and again"]) {
      await button.click();
      await expect(dialog.getByRole("link", { name: "See Premium" })).toBeVisible();
      await expect(dialog.getByLabel("Label")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
});

test("the dashboard's sections and dialogs in dark on a desktop are accessible", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await startSession(page, "parent@example.com", "Ana Rivera");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Registries" })).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Add a gift", "Add a payment link", "Add a registry", "Add an update"]) {
    await page.getByRole("main").getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "dialog");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("a deletion is sent when the time to undo is over, and comes back when it fails", async ({
  page,
}) => {
  await page.clock.install();
  await openDashboard(page, "sections");
  const section = page.getByRole("region", { name: "Family Updates" });
  const dialog = page.getByRole("dialog");
  const undo = section.getByRole("button", { name: "Undo: First tooth" });
  const remove = async () => {
    await actOn(section, "Delete", "First tooth");
    await expect(undo).toBeVisible();
    await page.clock.runFor(10_000);
  };
  await section.getByRole("button", { name: "Add an update" }).click();
  await dialog.getByLabel("Title").fill("First tooth");
  await dialog.getByLabel("Message").fill("It wobbled for a week.");
  await dialog.getByRole("button", { name: "Post the update" }).click();
  await page.route("**/trpc/updates.delete**", (route) => route.abort());
  await remove();
  await expect(page.getByText("Couldn't delete it")).toBeVisible();
  await expect(section.getByText("First tooth", { exact: true })).toBeVisible();
  await page.unroute("**/trpc/updates.delete**");
  await remove();
  await expect(section.getByText("No updates yet")).toBeVisible();
  await page.reload();
  await expect(section.getByText("No updates yet")).toBeVisible();
});

test("a gift is marked as purchased and put back; a cut line undoes what was shown", {
  tag: "@phone",
}, async ({ page }) => {
  await openDashboard(page, "sections");
  const section = page.getByRole("region", { name: "Wishlist", exact: true });
  const dialog = page.getByRole("dialog");
  await section.getByRole("button", { name: "Add a gift" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Wooden train");
  await dialog.getByRole("textbox", { name: "Web address" }).fill("shop.example/train");
  await dialog.getByRole("button", { name: "Add to the wishlist" }).click();
  await expect(dialog).toBeHidden();
  const available = section.getByText("Available", { exact: true });
  const purchased = section.getByText("Purchased", { exact: true });

  await page.route("**/trpc/wishlist.purchase**", (route) => route.abort());
  await actOn(section, "Mark as purchased", "Wooden train");
  await expect(page.getByText("Failed to mark item as purchased")).toBeVisible();
  await expect(available).toBeVisible();
  await page.unroute("**/trpc/wishlist.purchase**");
  await actOn(section, "Mark as purchased", "Wooden train");
  await expect(purchased).toBeVisible();

  await page.route("**/trpc/wishlist.unpurchase**", (route) => route.abort());
  await actOn(section, "Put back on the list", "Wooden train");
  await expect(page.getByText("Please try again")).toBeVisible();
  await expect(purchased).toBeVisible();
  await page.unroute("**/trpc/wishlist.unpurchase**");
  await actOn(section, "Put back on the list", "Wooden train");
  await expect(available).toBeVisible();
  await page.reload();
  await expect(available).toBeVisible();

  // Beside another gift the marked one moves to the end, and the focus with it.
  const kidId = new URL(page.url()).searchParams.get("kid");
  await post(page, `/api/kids/${kidId}/wishlist`, {
    name: "Kite",
    url: "https://shop.example/kite",
  });
  await page.reload();
  await actOn(section, "Mark as purchased", "Wooden train");
  await expect(actionOf(section, "Put back on the list", "Wooden train")).toBeFocused();
});

test("a dashboard that was open before opens with one call to the API", async ({ page }) => {
  await openDashboard(page, "opening");
  // The first visit asks for the child's things once it knows which child that is.
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/trpc/")) calls.push(pathname);
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  await expect(page.getByText("No thank-yous waiting")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([expect.stringContaining("account.user,kids.list,kids.analytics")]);
});
