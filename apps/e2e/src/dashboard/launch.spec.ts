import { createFamily } from "../support/families.ts";
import { dropNextResponse, expect, test } from "../support/test.ts";

for (const procedure of ["wishlist.import", "wishlist.setStates"]) {
  test(`stores each first wish once as last typed after ${procedure} fails (rule: launch)`, {
    tag: "@deep",
  }, async ({ page }) => {
    const { kidIds } = await createFamily(page, ["Mia"], { tag: "launch" });
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Mia" })).toBeVisible();
    // Opens the launch screen in the state that follows the onboarding.
    await page.evaluate(() => history.replaceState({ ...history.state, isLaunch: true }, ""));
    await page.reload();
    const launch = page.getByRole("dialog", { name: "Mia's page is live" });
    const add = launch.getByRole("button", { name: "Add the first wishes" });
    await launch.getByLabel("Wish 1").fill("Bike");
    await launch.getByLabel("Wish 2").fill("Picture book");
    await dropNextResponse(page, procedure);
    await add.click();
    await expect(launch.getByRole("alert")).toBeVisible();
    await launch.getByLabel("Wish 1").fill("Red bike, 16 inch");
    await launch.getByLabel("Wish 3").fill("Kite");
    await add.click();
    await expect(launch.getByText("Mia's wishlist has begun.")).toBeVisible();
    const response = await page.request.get(`/api/kids/${kidIds[0]}/wishlist`);
    expect(await response.json()).toMatchObject(
      ["Red bike, 16 inch", "Picture book", "Kite"].map((name) => ({ name, state: "shown" })),
    );
  });
}
