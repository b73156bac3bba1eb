import type { Write } from "../../trpc.ts";

/** Writes of a list. Each one updates only what it wrote (rule: client-cache). */
export type EntryWrites<View, New, Edit> = {
  add: Write<New, View>;
  edit: Write<Edit, View>;
  remove: Write<{ id: string }>;
};
