import { afterAll, expect, test } from "vitest";
import { createTestFixture, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

test("records for all parents of the family that the question was answered (rule: after-the-day)", async () => {
  const parent = await world.parent();
  const second = await world.coParent(parent.id);
  const stranger = await world.parent();
  const read = async ({ as }: Pick<typeof second, "as">) =>
    (await as().account.user()).arrivalsCheckedAt;
  expect(await read(second)).toBeNull();
  const [{ arrivalsCheckedAt: first }, { arrivalsCheckedAt: other }] = await Promise.all([
    parent.caller.account.checkArrivals(),
    second.caller.account.checkArrivals(),
  ]);
  expect(first).not.toBeNull();
  expect(await read(parent)).toBe([first, other].sort().at(-1));
  expect(await read(second)).toBe(await read(parent));
  expect(await read(stranger)).toBeNull();
});
