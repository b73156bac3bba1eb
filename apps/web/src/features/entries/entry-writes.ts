import type { Write } from "../../trpc.ts";

/** Mutations of a list. Each mutation updates only the cached data that it changed (rule: client-cache). */
export type EntryWrites<View, New, Edit> = {
  add: Write<New, View>;
  edit: Write<Edit, View>;
  remove: Write<{ id: string }>;
};
