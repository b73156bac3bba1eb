import { getEntryActionButton, openDashboard, performEntryAction } from "../support/dashboard.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { delayApiCall, expect, test } from "../support/test.ts";

type Story = {
  section: string;
  addButton: string;
  /** Texts to type into the fields of a dialog, by field label. */
  fields: Readonly<Record<string, string>>;
  saveButton: string;
  /**
   * Whether the dialog's save button is disabled until the required fields are filled. If undefined, the dialog shows
   * errors at the fields instead (rule: required-fields).
   */
  saveWaits?: true;
  isDeep?: true;
  name: string;
  renamed: string;
  nameField: string;
  failure: string;
  /** Name of the API procedure that creates an entry. */
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
    isDeep: true,
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
    isDeep: true,
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
    isDeep: true,
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
  test(`${story.section}: adds, edits, deletes and undoes, and handles a lost connection`, {
    tag: story.isDeep ? ["@phone", "@deep"] : "@phone",
  }, async ({ page }) => {
    await openDashboard(page, "sections");
    const section = page.getByRole("region", { name: story.section, exact: true });
    const dialog = page.getByRole("dialog");
    const entry = (name: string) => section.getByText(name, { exact: true });

    await test.step("adds an entry from the empty state", async () => {
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

    await test.step("edits an entry and returns the focus to the button", async () => {
      await performEntryAction(section, "Edit", story.name);
      await expect(dialog.getByLabel(story.nameField)).toHaveValue(story.name);
      await expectAccessible(page, "dialog");
      await dialog.getByLabel(story.nameField).fill(story.renamed);
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await expect(dialog).toBeHidden();
      await expect(entry(story.renamed)).toBeVisible();
      await expect(getEntryActionButton(section, "Edit", story.renamed)).toBeFocused();
    });

    await test.step("shows an edit immediately, rolls it back on a lost connection, and preserves the typed text", async () => {
      const call = await delayApiCall(page, story.call);
      await performEntryAction(section, "Edit", story.renamed);
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

    await test.step("deletes an entry and undoes the deletion", async () => {
      await performEntryAction(section, "Delete", story.renamed);
      const undo = section.getByRole("button", { name: `Undo: ${story.renamed}` });
      await expect(undo).toBeFocused();
      await undo.press("Enter");
      await expect(getEntryActionButton(section, "Delete", story.renamed)).toBeFocused();
      await page.reload();
      await expect(entry(story.renamed)).toBeVisible();
    });

    await test.step("deletes permanently on leaving the page", async () => {
      await performEntryAction(section, "Delete", story.renamed);
      await expect(section.getByRole("button", { name: `Undo: ${story.renamed}` })).toBeVisible();
      await page.goto("/about");
      // Retries until the deletion is committed. The deletion is sent when the page is left.
      await expect(async () => {
        await page.goto("/dashboard");
        await expect(section.getByRole("button", { name: story.addButton })).toBeVisible();
        await expect(entry(story.renamed)).toHaveCount(0, { timeout: 2_000 });
      }).toPass();
      await expectNoHorizontalScroll(page);
    });
  });
}
