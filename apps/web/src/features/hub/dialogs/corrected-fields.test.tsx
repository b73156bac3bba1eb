import { screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  changeField,
  findDialog,
  getFocusedError,
  isFieldInvalid,
  rejectFields,
} from "../../../testing/dialog-fields.ts";
import { createHubFixture, renderHub } from "../../../testing/render-hub.tsx";

beforeAll(async () => {
  // The first import of the dialogs is slow, so it must not count toward a test's timeout.
  await import("./hub-dialogs.tsx");
});

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("errors of corrected fields", () => {
  const openContribution = async () => {
    const { user, press } = renderHub(createHubFixture());
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await findDialog();
    return { user, press };
  };

  it("clears the error of a missing name when a name is typed", async () => {
    const { user, press } = await openContribution();
    await user.click((await findDialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    expect(await isFieldInvalid("Your name")).toBe(true);
    await changeField("Your name", "Ana");
    expect(await isFieldInvalid("Your name")).toBe(false);
  });

  it("clears the error of a missing name and disables the field for an anonymous giver", async () => {
    const { user, press } = await openContribution();
    await user.click((await findDialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    expect(await isFieldInvalid("Your name")).toBe(true);
    await user.click((await findDialog()).getByRole("checkbox", { name: "Give anonymously" }));
    expect(await isFieldInvalid("Your name")).toBe(false);
    const field = (await findDialog()).getByLabelText<HTMLInputElement>("Your name");
    expect(field.disabled).toBe(true);
  });

  it("clears the error of a missing amount when an amount is typed or selected", async () => {
    const { user, press } = await openContribution();
    const sentence = "Enter an amount in dollars.";
    await press(/^Tell the family/);
    expect(await getFocusedError("Amount in dollars")).toBe(sentence);
    await changeField("Amount in dollars", "5");
    expect(await isFieldInvalid("Amount in dollars")).toBe(false);
    await changeField("Amount in dollars", "");
    await press(/^Tell the family/);
    expect(await isFieldInvalid("Amount in dollars")).toBe(true);
    await user.click((await findDialog()).getByRole("radio", { name: "$25" }));
    await user.click((await findDialog()).getByRole("radio", { name: "Other" }));
    expect(await isFieldInvalid("Amount in dollars")).toBe(false);
  });

  it("clears the error of an off-list gift's missing label and invalid name", async () => {
    const { press } = renderHub(createHubFixture());
    await press(/^I gave something else/);
    await findDialog();
    await press(/^Tell the family/);
    expect(await getFocusedError("What did you give?")).toBe("Please say what it was.");
    await changeField("What did you give?", "A kazoo");
    expect(await isFieldInvalid("What did you give?")).toBe(false);
    await changeField("Your name", "Ana\u202Eanna");
    await press(/^Tell the family/);
    expect(await getFocusedError("Your name")).toContain("contains characters");
    await changeField("Your name", "Ana");
    expect(await isFieldInvalid("Your name")).toBe(false);
  });

  it.each([
    ["What did you give?", "label"],
    ["Your name", "giverName"],
    ["A few words", "message"],
  ])(
    "shows the server's error at the field %s of an off-list gift, until it is corrected",
    async (label, field) => {
      const sentence = "This text isn't valid.";
      const { press } = renderHub(
        createHubFixture(),
        rejectFields("gifts.record", { [field]: sentence }),
      );
      await press(/^I gave something else/);
      await press(/^Add a few words/);
      await changeField("A few words", "Hello");
      await changeField("What did you give?", "A kazoo");
      await changeField("Your name", "Ana");
      await press(/^Tell the family/);
      expect(await getFocusedError(label)).toContain(sentence);
      expect(screen.queryByRole("alert")).toBeNull();
      await changeField(label, "Anna");
      expect(await isFieldInvalid(label)).toBe(false);
    },
  );

  it("clears the error of a hold's invalid name", async () => {
    const { press } = renderHub(createHubFixture());
    await press(/^I'll get this Bridge building kit/);
    await changeField("Your name, if you like", "Ana\u202Eanna");
    await press(/^Hold it for 48 hours/);
    expect(await isFieldInvalid("Your name, if you like")).toBe(true);
    await changeField("Your name, if you like", "Ana");
    expect(await isFieldInvalid("Your name, if you like")).toBe(false);
  });

  it("clears the error of a subscription's invalid name", async () => {
    const { user } = renderHub(
      createHubFixture(),
      rejectFields("hub.subscribe", { name: "Your name isn't valid." }),
    );
    await user.click(screen.getByRole("button", { name: /^Get .*updates/ }));
    await changeField("Your name", "Ana");
    await changeField("Your e-mail", "ana@example.com");
    await user.click((await findDialog()).getByRole("button", { name: "Get updates" }));
    expect(await getFocusedError("Your name")).toContain("Your name isn't valid.");
    await changeField("Your name", "Anna");
    expect(await isFieldInvalid("Your name")).toBe(false);
  });

  it("clears the error of an invalid message", async () => {
    const { user, press } = renderHub(
      createHubFixture(),
      rejectFields("gratitude.reportContribution", { message: "Your words aren't valid." }),
    );
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await user.click((await findDialog()).getByRole("radio", { name: "$25" }));
    await changeField("Your name", "Ana");
    await press(/^Add a few words/);
    await changeField("A few words", "Hello");
    await press(/^Tell the family/);
    expect(await getFocusedError("A few words")).toContain("Your words aren't valid.");
    await changeField("A few words", "Hello you");
    expect(await isFieldInvalid("A few words")).toBe(false);
  });
});
