import type { ReadyPage } from "../web/ready-page.ts";

/** Pages kept in memory, about 25 kB each. */
const MOST = 400;

/**
 * Ready pages by their content: a page whose data changed has another key, so that nothing is ever out of date. The one that
 * was not asked for the longest goes first. Two visitors at once make one page.
 */
export function createPageCache(most = MOST) {
  const pages = new Map<string, Promise<ReadyPage>>();
  return async function get(key: string, make: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const page = pages.get(key) ?? make();
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    try {
      return await page;
    } catch (error) {
      pages.delete(key);
      throw error;
    }
  };
}
