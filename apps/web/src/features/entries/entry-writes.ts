import type { Write } from "../../trpc.ts";

/** What can be done to a list; each write changes exactly what it wrote (rule: client-cache). */
export type EntryWrites<New, Edit> = {
  add: Write<New>;
  edit: Write<Edit>;
  remove: Write<{ id: string }>;
};
