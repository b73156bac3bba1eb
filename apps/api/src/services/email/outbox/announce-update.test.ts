import * as schema from "@giftling/db/schema/index";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createSupporterMailFixture } from "../../../testing/supporter-mail-fixture.ts";
import { announceUpdate } from "./announce-update.ts";

const HOUR = 3_600_000;

const fixture = await createSupporterMailFixture();
const { world, smtp, confirmed, deliver, firstLink, open, press, subjects } = fixture;
afterAll(() => fixture.close());
beforeEach(() => {
  smtp.received.length = 0;
});

/** Returns the path of the unsubscribe link in the first mail's header. */
const unsubscribePath = () =>
  new URL(/<(.+)>/.exec(smtp.received[0]?.header("list-unsubscribe") ?? "")?.[1] ?? "").pathname;

describe("updates by mail (rule: update-mail)", () => {
  test("are sent once to each confirmed recipient with the picture, and not again after an edit", async () => {
    const { caller, post, email } = await confirmed();
    const update = await post("First day of school");
    await deliver();
    await announceUpdate(world.deps, { updateId: update.id });
    await announceUpdate(world.deps, { updateId: update.id });
    await caller.updates.update({ id: update.id, title: "Another title" });
    await deliver();
    expect(smtp.received.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: email, subject: "Emma: First day of school" },
    ]);
    const [mail] = smtp.received;
    expect(mail?.html).toContain("She did it.");
    expect(mail?.text).toContain("She did it.");
    expect(mail?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  test("are not sent for a deleted update or a closed account", async () => {
    const { id, caller, post } = await confirmed();
    const update = await post("Never mind");
    await announceUpdate(world.deps, { updateId: update.id });
    await caller.updates.delete({ id: update.id });
    await post("Closing");
    await updateRow(world.db, schema.families, id, { closedAt: new Date() });
    await deliver();
    expect(smtp.received).toEqual([]);
  });

  test("are ended by a cross-site POST of the mail program without a cookie (RFC 8058)", async () => {
    const { post, sign, email } = await confirmed();
    await post("One");
    await deliver();
    const path = unsubscribePath();
    await post("Two");
    const foreign = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    const answer = await press(path, foreign, "List-Unsubscribe=One-Click");
    expect(answer.statusCode).toBe(200);
    await deliver();
    await post("Three");
    await deliver();
    expect(subjects()).toEqual(["Emma: One"]);
    // A new sign-up does not resubscribe the address. Only a new confirmation does.
    world.clock.advance(25 * HOUR);
    await sign(email);
    await post("Four");
    await deliver();
    expect(subjects().slice(1)).toEqual(["Shall we send you the family's news?"]);
    await press(firstLink());
    await post("Five");
    await deliver();
    expect(subjects().slice(2)).toEqual(["Emma: Five"]);
  });

  test("are ended by one click on the page, but not by opening it, and can be resumed", async () => {
    const { post } = await confirmed();
    await post("One");
    await deliver();
    const path = unsubscribePath();
    const look = await open(path);
    expect(look.statusCode).toBe(200);
    expect(look.body).toContain(`action="${path}"`);
    await post("Two");
    await deliver();
    expect((await press(path)).body).toContain("You&#39;re unsubscribed");
    expect((await open(path)).body).toContain("You&#39;re unsubscribed");
    await post("Three");
    await deliver();
    const foreign = await press(`${path}/undo`, { origin: "https://evil.example" });
    expect(foreign.statusCode).toBe(403);
    expect((await press(`${path}/undo`)).statusCode).toBe(200);
    await post("Four");
    await deliver();
    expect(subjects()).toEqual(["Emma: One", "Emma: Two", "Emma: Four"]);
  });

  test("are not ended by a guessed token", async () => {
    const { post } = await confirmed();
    await post("One");
    await deliver();
    const path = unsubscribePath();
    for (const guess of [path.split(".")[0] ?? "", `${path}x`, "/unsubscribe/x"]) {
      expect((await press(guess)).statusCode).toBe(404);
    }
    await post("Two");
    await deliver();
    expect(subjects()).toEqual(["Emma: One", "Emma: Two"]);
  });
});
