import type { List } from "../wire.ts";

/** Returns a complete list as one page. */
export const wholeList = <Item>(data: Item[], url: string): List<Item> => ({
  object: "list",
  data,
  has_more: false,
  url,
});
