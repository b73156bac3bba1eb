import { makeKid, makeWish } from "@giftling/db/testing/factories";
import type { TestApp } from "./app.ts";

/** Creates a parent, a kid and a wish. `path` is the URL path of the kid's hub. */
export async function makeHubWithWish(world: TestApp) {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
  const wish = await makeWish(world.db, kid.id, { name: "Bridge kit <3" });
  return { ...parent, kid, wish, path: `/hub/${parent.familyUrl}?kid=${kid.id}` };
}
