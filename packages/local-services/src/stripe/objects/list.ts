import type { ListPage } from "../wire.ts";

/** Returns a complete list as one page. */
export const createCompleteList = <Item>(data: Item[], url: string): ListPage<Item> => ({
  object: "list",
  data,
  has_more: false,
  url,
});
