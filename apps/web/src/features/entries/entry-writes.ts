import type { Write } from "../../trpc.ts";

/** What can be done to a list; each write changes exactly what it wrote (rule: client-cache). */
export type EntryWrites<View, New, Edit> = {
  add: Write<New, View>;
  edit: Write<Edit, View>;
  remove: Write<{ id: string }>;
};
