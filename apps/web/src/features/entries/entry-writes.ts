import type { WriteMutation } from "../../trpc.ts";

/** Mutations of a list. Each mutation updates only the cached data that it changed (rule: client-cache). */
export type EntryMutations<View, New, Edit> = {
  add: WriteMutation<New, View>;
  edit: WriteMutation<Edit, View>;
  remove: WriteMutation<{ id: string }>;
};
