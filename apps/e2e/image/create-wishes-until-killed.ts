import { expect, type Page } from "@playwright/test";
import { runDocker } from "./docker.ts";

/** Returns the URL of the first kid's wishlist in the REST API. */
async function findWishlist(parent: Page, origin: string): Promise<string> {
  const [kid] = await (await parent.request.get(`${origin}/api/kids`)).json();
  return `${origin}/api/kids/${kid.id}/wishlist`;
}

/** Returns the sorted names of the stored wishes that `createWishesUntilKilled` wrote. */
export async function listStoredWishNames(parent: Page, origin: string): Promise<string[]> {
  const answer = await parent.request.get(await findWishlist(parent, origin));
  return ((await answer.text()).match(/Wish \d+(?=")/g) ?? []).sort();
}

/** Creates wishes until SIGKILL ends the product's container. Returns the names of the acknowledged wishes. */
export async function createWishesUntilKilled(
  parent: Page,
  origin: string,
  container: string,
): Promise<string[]> {
  const wishlist = await findWishlist(parent, origin);
  const acknowledged: string[] = [];
  const write = async () => {
    for (let number = 1; number < 300; number += 1) {
      const data = { name: `Wish ${number}`, url: "https://shop.example/", price: "$5" };
      const answer = await parent.request.post(wishlist, { data });
      if (!answer.ok()) throw new Error(`${answer.status()}`);
      acknowledged.push(data.name);
    }
  };
  const writing = write().catch(String);
  await expect.poll(() => acknowledged.length, { intervals: [5] }).toBeGreaterThan(5);
  await runDocker("kill", container);
  // Without a proxy, the connection is closed. A proxy responds with 502.
  expect(await writing).toMatch(/ECONN|socket hang up|502/);
  return acknowledged;
}
