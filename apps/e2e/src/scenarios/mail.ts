import { createFamily, createUniqueEmailAddress, postToApi } from "../support/families.ts";
import { getFirstMailLink, getUnsubscribeLink, waitForNewestMail } from "../support/services.ts";
import { expect } from "../support/test.ts";
import type { Scenario } from "./scenario.ts";

const mails: Scenario = {
  name: "mails, and the pages that they lead to",
  run: async ({ page, newVisitor, show }) => {
    const { kidIds } = await createFamily(page, ["Emma"]);
    const email = createUniqueEmailAddress("rose");
    const rose = await newVisitor();
    const paper = await newVisitor();
    await postToApi(rose, `/api/kids/${kidIds[0]}/supporters`, {
      name: "Rose",
      email,
      wantsUpdates: true,
    });
    const asks = await waitForNewestMail(page, email, 1);
    await paper.setContent(asks.html);
    await show(paper, "mail-confirm-address");
    await rose.goto(getFirstMailLink(asks));
    await show(rose, "confirm");
    await rose.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(rose.getByRole("heading", { name: "You're all set!" })).toBeVisible();
    await show(rose, "confirm-done");
    const news = { title: "First tooth", content: "It wobbled for a week." };
    await postToApi(page, `/api/kids/${kidIds[0]}/updates`, news);
    const tells = await waitForNewestMail(page, email, 2);
    await paper.setContent(tells.html);
    await show(paper, "mail-update");
    await rose.goto(getUnsubscribeLink(tells));
    await show(rose, "unsubscribe");
    await rose.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(rose.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
    await show(rose, "unsubscribe-done");
  },
};

export const mailScenarios: readonly Scenario[] = [mails];
